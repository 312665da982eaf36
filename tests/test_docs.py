"""What the documentation shows works as it says: sessions are run, code is that of the files it comes from."""

import doctest
import json
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import docs_examples
import docs_hooks
import pytest

import yamen
from tests.engine import toy

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = sorted(path.relative_to(DOCS) for path in DOCS.rglob("*.md"))
SESSIONS = [page for page in PAGES if ">>> " in (DOCS / page).read_text("utf-8")]
ADD_A_GAME, BOT = DOCS / "tutorials" / "add-a-game.md", DOCS / "tutorials" / "bot.md"


@pytest.mark.parametrize("document", SESSIONS, ids=str)
def test_the_sessions_of_a_page_run_as_printed(document: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "tea", toy)
    monkeypatch.setitem(sys.modules, "my_bots", my_bots())
    file, flags = str(DOCS / document), doctest.ELLIPSIS
    result = doctest.testfile(file, module_relative=False, optionflags=flags, encoding="utf-8")
    assert result.attempted
    assert result.failed == 0


def test_the_examples_in_docstrings_become_code() -> None:
    text = "Adds.\n\n>>> 1 + 1\n2\n\nThat is all."
    assert docs_examples.fenced(text) == "Adds.\n\n```python\n>>> 1 + 1\n2\n```\n\nThat is all."


def my_bots() -> ModuleType:
    """The file that the tutorial about bots lets one write."""
    module = ModuleType("my_bots")
    exec("".join(code(BOT.read_text("utf-8"), 'python title="my_bots.py"')), vars(module))
    return module


def test_each_public_name_is_in_the_reference_with_an_example_that_is_run() -> None:
    shown: dict[str, str] = {}
    for page in (DOCS / "reference").glob("*.md"):
        for part in re.split(r"^::: yamen\.", page.read_text("utf-8"), flags=re.MULTILINE)[1:]:
            name, _, rest = part.partition("\n")
            assert name not in shown, f"{name} stands twice"
            shown[name] = "".join(code(rest)) or getattr(yamen, name).__doc__
    assert sorted(shown) == sorted(yamen.__all__)
    for name, session in shown.items():  # errors are shown by what raises them
        assert re.search(
            rf"^ *>>> .*yamen\.{name}\b|\.errors\.{name}:|^\.\.\. except yamen\.{name}\b", session, re.M
        ), name


def code(page: str, fence: str = "python") -> list[str]:
    """The lines of the code blocks of a page, with their ends."""
    blocks = re.findall(rf"^ *```{re.escape(fence)}\n(.*?)^ *```$", page, flags=re.MULTILINE | re.DOTALL)
    return [line for block in blocks for line in block.splitlines(keepends=True)]


def test_the_game_of_the_tutorial_is_the_toy() -> None:
    shown = code(ADD_A_GAME.read_text("utf-8"), 'python title="tea.py"')
    file = (ROOT / "tests" / "engine" / "toy.py").read_text("utf-8")
    assert [line for line in shown if line.strip()] == [line for line in file.splitlines(keepends=True) if line.strip()]


def test_the_test_of_the_tutorial_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "tea", toy)
    written: dict[str, Any] = {}
    exec("".join(code(ADD_A_GAME.read_text("utf-8"), 'python title="test_tea.py"')), written)
    written["test_the_laws_hold"]()


def test_the_folder_of_the_tutorial_is_a_package_beside_its_test_too(tmp_path: Path) -> None:
    page = ADD_A_GAME.read_text("utf-8")
    for name in ("tea.py", "test_tea.py"):
        (tmp_path / name).write_text("".join(code(page, f'python title="{name}"')), "utf-8")
    (tmp_path / "pyproject.toml").write_text("".join(code(page, 'toml title="pyproject.toml"')), "utf-8")
    build = "import setuptools.build_meta as build; print(build.prepare_metadata_for_build_editable('.'))"
    done = subprocess.run([sys.executable, "-c", build], cwd=tmp_path, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    metadata = tmp_path / done.stdout.splitlines()[-1]
    assert (metadata / "entry_points.txt").read_text("utf-8") == "[yamen.games]\ntea = tea:GAME\n"


def test_the_changelog_tells_of_this_version() -> None:
    released = re.findall(r"^## \[([^]]+)\]", (ROOT / "CHANGELOG.md").read_text("utf-8"), flags=re.MULTILINE)
    assert yamen.__version__ in released[:2]
    assert released[-1] == "0.1.0"


def test_the_index_lists_every_decision_by_its_title() -> None:
    files = sorted((DOCS / "decisions").glob("[0-9]*.md"))
    titles = [file.read_text("utf-8").partition("\n")[0].removeprefix("# ") for file in files]
    listed = re.findall(r"^- \d{4} \[(.*)\]\((.*)\)$", (DOCS / "decisions" / "index.md").read_text("utf-8"), re.M)
    assert listed == [(title, file.name) for title, file in zip(titles, files, strict=True)]


# The site


def test_the_hooks_before_a_commit_are_the_linters_of_make_lint() -> None:
    text = (ROOT / ".pre-commit-config.yaml").read_text("utf-8")
    hooks = re.findall(r"^ +entry: make --no-print-directory (\S+)$", text, flags=re.MULTILINE)
    makefile = (ROOT / "Makefile").read_text("utf-8")
    lint = re.search(
        r"^lint:.*\n(?:\t.*\n)*?\t\$\(MAKE\) --no-print-directory (.*?) \|\|", makefile, flags=re.MULTILINE
    )
    assert lint
    assert hooks == lint[1].split()
    assert "://" not in text


@pytest.mark.parametrize(
    ("text", "warned"),
    [
        ("[a](nowhere.md) [a](index.md#unsaid)", ("nowhere.md", "#unsaid")),
        ("::: yamen.unknown", ("yamen.unknown",)),
    ],
)
def test_a_site_with_a_warning_is_not_built(text: str, warned: tuple[str, ...], tmp_path: Path) -> None:
    for folder in ("src", "tools"):
        (tmp_path / folder).symlink_to(ROOT / folder)
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text(f"# A page\n\n{text}\n")
    settings = {"INHERIT": str(ROOT / "mkdocs.yml"), "site_dir": "site", "nav": ["index.md"], "hooks": []}
    (tmp_path / "mkdocs.yml").write_text(json.dumps(settings))
    command = ["make", "--no-print-directory", "docs", f"SITE={tmp_path / 'mkdocs.yml'}"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert done.returncode != 0, done.stdout
    assert all(each in done.stdout for each in warned)


@pytest.mark.parametrize(
    ("name", "text", "asked"),
    [
        ("a.html", '<script src="https://a.example/b.js"></script><a href="https://b.example">', 1),
        ("a.html", "<link rel=stylesheet href=//a.example/b.css><img src=https://b.example/c.png>", 2),
        ("a.html", '<script src="../assets/b.js"></script><link href="b.css">', 0),
        ("a.css", "a{background:url('https://a.example/b.png')} @import \"//b.example/c.css\";", 2),
        ("a.css", "a{background:url(b.png);--c:url('data:image/svg+xml;charset=utf-8,<svg xmlns=\"http://w\"/>')}", 0),
    ],
)
def test_what_a_page_would_fetch_from_other_hosts_is_found(name: str, text: str, asked: int) -> None:
    assert len(docs_hooks.fetched_from_others(name, text)) == asked
