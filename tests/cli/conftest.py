"""A terminal for tests: what a person types goes in, what the command says comes out."""

from pathlib import Path

import pytest

from tests.cli.terminal import Run, Said, Saved, Typed
from yamen.cli import main


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Run a command: its arguments in one string or a list, and the lines that are typed."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.chdir(tmp_path)

    def run(arguments: str | list[str], *typed: str) -> Said:
        monkeypatch.setattr("sys.stdin", Typed(typed))
        code = main(arguments.split() if isinstance(arguments, str) else arguments)
        return Said(code, *capsys.readouterr())

    return run


@pytest.fixture
def saved(tmp_path: Path) -> Saved:
    """The games that were saved by themselves, the last one last."""
    return lambda: sorted((tmp_path / "data" / "yamen" / "games").glob("*"), key=lambda file: file.stat().st_mtime_ns)
