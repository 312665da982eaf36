"""A game from outside the package: found by its entry point, or registered by a call, it needs no line elsewhere."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

import yamen
from tests.engine.toy import GAME
from yamen.bots import BOTS
from yamen.games import GAMES, register

ROOT: Final = Path(__file__).parents[1]


@pytest.fixture
def elsewhere(tmp_path: Path) -> dict[str, str]:
    """The environment of a program beside which another package is installed: the tea house."""
    package = tmp_path / "tea_house-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: tea-house\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text("[yamen.games]\ntea = tests.engine.toy:GAME\n")
    paths = [os.environ.get("PYTHONPATH", ""), str(tmp_path), str(ROOT)]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in paths if path), "XDG_DATA_HOME": str(tmp_path)}


def run(elsewhere: dict[str, str], command: str, given: str = "") -> str:
    """What `yamen` says to a command, in English."""
    done = subprocess.run(
        [sys.executable, "-m", "yamen", *command.split()],
        env={**elsewhere, "LANG": "C.UTF-8"},
        input=given,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_bot_plays_a_game_of_another_package(elsewhere: dict[str, str]) -> None:
    bots = ",".join(f"{bot}@3" if bot in ("strong", "master") else bot for bot in BOTS)
    arena = json.loads(run(elsewhere, f"arena tea --bots {bots} --games 2 --players 2 --json"))
    assert len(arena["bots"]) == len(BOTS)
    simulated = json.loads(run(elsewhere, "simulate tea --players 3 --games 5 --bots greedy,random,random --json"))
    assert simulated["games"] == 5


def test_the_terminal_shows_a_game_of_another_package_in_its_own_names(elsewhere: dict[str, str]) -> None:
    said = run(elsewhere, "play tea --players 2 --seed 1 --plain --hot-seat", "board\n1\nquit\n")
    assert "cups: " in said
    assert "turn player Player 1" in said
    assert "1: serve card 2" in said
    assert "not-in-hand card 1 (T1)" in said


def test_a_package_whose_game_cannot_be_loaded_is_named_and_the_others_are_there(
    elsewhere: dict[str, str], tmp_path: Path
) -> None:
    (tmp_path / "tea_house-1.0.dist-info" / "entry_points.txt").write_text("[yamen.games]\ntea = no_such_module:GAME\n")
    done = subprocess.run(
        [sys.executable, "-c", "import yamen; print(*yamen.GAMES)"], env=elsewhere, capture_output=True, text=True
    )
    assert done.stdout == "dragon gugong\n"
    assert "The game 'tea' (no_such_module:GAME) can't be loaded: No module named 'no_such_module'" in done.stderr


def test_a_game_is_found_also_where_its_own_module_is_imported_first(elsewhere: dict[str, str]) -> None:
    """It imports the engine, and so the registry, which finds the entry point while the game isn't there yet."""
    program = "from tests.engine.toy import GAME; import yamen; print(yamen.find_game('tea') is GAME, *yamen.GAMES)"
    done = subprocess.run([sys.executable, "-W", "error", "-c", program], env=elsewhere, capture_output=True, text=True)
    assert done.stdout == "True dragon gugong tea\n", done.stderr


def test_a_program_registers_a_game_by_a_call(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["yamen.games"], "GAMES", dict(GAMES))
    register(GAME)
    register(GAME)
    with pytest.raises(yamen.BadOption, match="There is a game 'tea' already"):
        register(GAME._replace(rules_version=2))
    game = yamen.new_game("tea", players=2, seed=1)
    assert game.type is GAME


# So shared code knows no game

SHARED: Final = (
    *(ROOT / "src" / "yamen" / part for part in ("engine", "bots", "server", "cli", "training")),
    *(ROOT / "client" / "src" / part for part in ("table", "screens", "rules", "ui", "lib", "guide")),
)
OF_A_GAME: Final = re.compile("dragon|gugong|gùgōng|meng|month|palace", re.IGNORECASE)
BUILT: Final = {"static", "__pycache__"}
"""Folders of what is made of other sources."""


def words_of_games(source: str) -> list[str]:
    return [line.strip() for line in source.splitlines() if OF_A_GAME.search(line)]


@pytest.mark.parametrize("folder", SHARED, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_shared_code_knows_no_word_of_a_game(folder: Path) -> None:
    files = [path for path in folder.rglob("*.*") if path.suffix != ".ttf" and not BUILT & set(path.parts)]
    assert files
    found = {path.name: words for path in files if (words := words_of_games(path.read_text("utf-8")))}
    assert found == {}


def test_a_word_of_a_game_is_found() -> None:
    source = 'if game.name == "dragon":\n    pass\nMONTHS = 12'
    assert words_of_games(source) == ['if game.name == "dragon":', "MONTHS = 12"]
