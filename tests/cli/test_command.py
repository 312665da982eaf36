"""The command itself, started as a person starts it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import yamen
from tests.cli.terminal import Run
from yamen.locales import LANGUAGES


def start(tmp_path: Path, *arguments: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "yamen", *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path), "LC_ALL": "C.UTF-8", **environment},
    )


def test_a_started_game_ends_politely_when_the_input_ends(tmp_path: Path) -> None:
    done = start(tmp_path, "play", "dragon", "--seed", "1", typed="1\n1\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Go on with: yamen play --load " in done.stdout
    assert "\x1b" not in done.stdout


def test_a_mistake_reaches_the_shell_as_code_2_and_a_sentence(tmp_path: Path) -> None:
    done = start(tmp_path, "play", "chess")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "There is no game 'chess'; choose one of: dragon, gugong.\n"


def test_a_terminal_without_these_letters_gets_others_and_no_traceback(tmp_path: Path) -> None:
    done = start(tmp_path, "play", "dragon", "--lang", "pl", typed="1\n", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert (done.returncode, done.stderr) == (0, "")


def test_input_that_is_no_text_is_asked_again(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "yamen", "play", "dragon", "--plain", "--lang", "en"],
        input=b"\xff\xfe\n1\n",
        capture_output=True,
        timeout=300,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path), "PYTHONUTF8": "1"},
    )
    assert done.returncode == 0
    assert b"a move or a command" in done.stdout


def test_a_reader_that_stops_listening_gets_no_traceback(tmp_path: Path) -> None:
    command = f"{sys.executable} -m yamen.cli content show dragon --plain | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, timeout=300)
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_tells_what_the_commands_are_for(run: Run, lang: str) -> None:
    said = run(f"help --lang {lang}")
    assert said.code == 0
    for command in ("play", "simulate", "replay", "check", "perft", "content", "bench"):
        assert f"yamen {command} " in said.out
    assert max(len(line) for line in said.out.splitlines()) <= 100


@pytest.mark.parametrize(("found", "told"), [("1f6a28b0c9de", "commit 1f6a28b0c9de"), (None, "commit not recorded")])
def test_the_version_tells_the_commit_and_whether_the_engine_is_compiled(
    run: Run, monkeypatch: pytest.MonkeyPatch, found: str | None, told: str
) -> None:
    monkeypatch.setattr("yamen.cli.commit", lambda: found)
    state = "compiled" if yamen.COMPILED else "uncompiled, slower"
    line = f"yamen {yamen.__version__} ({told}, {state})\n"
    assert run("--version").out == line
    assert run("--version play").out == line


@pytest.mark.parametrize(
    "command", ["play", "simulate", "replay", "check", "perft", "bench", "content", "content show"]
)
def test_every_command_has_a_help(run: Run, command: str) -> None:
    said = run(f"{command} --help")
    assert said.code == 0
    assert "Usage: yamen" in said.out
