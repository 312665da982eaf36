"""What the README promises works as it says."""

import doctest
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_sessions_of_the_readme_run_as_printed() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 10
    assert result.failed == 0


def test_the_files_the_documents_link_to_exist() -> None:
    documents = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]
    for document in documents:
        for link in _links(document.read_text("utf-8")):
            assert (document.parent / link).exists(), f"{document.name} links to {link}"


def _links(text: str) -> list[str]:
    targets = [part.split(")")[0].split("#")[0] for part in text.split("](")[1:]]
    return [target for target in targets if target and "://" not in target]
