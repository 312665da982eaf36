"""The commit: git's in a checkout, the baked one in a wheel, none where nobody knows it."""

import subprocess
from pathlib import Path

import pytest

from yamen import commit


def package_in(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the package somewhere else, as far as its commit is concerned."""
    package = folder / "src" / "yamen"
    package.mkdir(parents=True)
    monkeypatch.setattr(commit, "__file__", str(package / "commit.py"))
    monkeypatch.setattr(commit, "BAKED", package / "commit.txt")
    return package


def git(folder: Path, *arguments: str) -> str:
    command = ["git", "-C", str(folder), "-c", "user.name=A", "-c", "user.email=a@example.org", *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def test_a_checkout_asks_git_and_tells_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = package_in(tmp_path, monkeypatch)
    file = package / "rules.py"
    file.write_text("one")
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "--message", "One")
    (package / "commit.txt").write_text("an older build")
    found = commit.commit()
    assert found is not None
    assert len(found) == 12
    assert git(tmp_path, "rev-parse", "HEAD").startswith(found)
    file.write_text("two")
    assert commit.commit() == f"{found}-dirty"


def test_a_build_has_its_commit_baked_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (package_in(tmp_path, monkeypatch) / "commit.txt").write_text("1f6a28b0c9de\n")
    assert commit.commit() == "1f6a28b0c9de"


def test_an_archive_without_git_knows_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package_in(tmp_path, monkeypatch)
    assert commit.commit() is None


def test_a_checkout_without_git_falls_back_on_the_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = package_in(tmp_path, monkeypatch)
    (tmp_path / ".git").mkdir()
    monkeypatch.setenv("PATH", str(tmp_path))
    assert commit.commit() is None
    (package / "commit.txt").write_text("1f6a28b0c9de")
    assert commit.commit() == "1f6a28b0c9de"
