"""What the README promises works as it says."""

import doctest
import inspect
import pydoc
import re
from pathlib import Path
from types import ModuleType

import pytest

import yamen

ROOT = Path(__file__).parent.parent


def test_the_sessions_of_the_readme_run_as_printed() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 10
    assert result.failed == 0


@pytest.mark.parametrize("module", [yamen, yamen.games], ids=lambda module: module.__name__)
def test_the_examples_in_docstrings_run_as_printed(module: ModuleType) -> None:
    result = doctest.testmod(module)
    assert result.attempted > 1
    assert result.failed == 0


def test_what_is_public_is_documented_compiled_or_not() -> None:
    things = [getattr(yamen, name) for name in yamen.__all__ if not name.isupper()]
    things += [
        getattr(class_, name)
        for class_ in (yamen.Game, yamen.Position, yamen.Message, yamen.Setup)
        for name in ("play", "play_checked", "legal_moves", "is_over", "winner", "history", "text")
        if name in dir(class_)
    ]
    for thing in things:
        assert thing.__doc__, thing
        assert "filler" not in thing.__doc__, thing
    assert list(inspect.signature(yamen.Game.play).parameters) == ["self", "move"]
    told = re.sub(".\b", "", pydoc.render_doc(yamen))
    assert "Play a move, given as int or text" in told
    assert "The moves that may be played now, ascending" in told


def test_the_files_the_documents_link_to_exist() -> None:
    """Those of docs/ are checked when the site is built."""
    for document in (ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md"):
        for link in _links(document.read_text("utf-8")):
            assert (document.parent / link).exists(), f"{document.name} links to {link}"


def _links(text: str) -> list[str]:
    targets = [part.split(")")[0].split("#")[0] for part in text.split("](")[1:]]
    return [target for target in targets if target and "://" not in target]
