"""Recorded games with exact results: they replay to the same scores, and are recorded again to the same bytes.

Each replays by the rules it was played under. Where rules were changed on purpose, `python -m tests.golden` records
games by the new ones; those of before stay.
"""

from pathlib import Path

import pytest

import yamen
from yamen import GAMES, Game

FOLDER = Path(__file__).parent / "games"
FILES = sorted(FOLDER.glob("*.yamen"))


def result_in(path: Path) -> list[int]:
    """The result as the file says it, read without the program."""
    line = next(line for line in path.read_text("utf-8").splitlines() if line.startswith("[Result "))
    return [int(points) for points in line.removeprefix('[Result "').removesuffix('"]').split()]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_its_result(path: Path) -> None:
    game = yamen.load(path)
    assert game.is_over
    assert game.scores == result_in(path)
    assert game.scores[game.ranking[0]] == max(result_in(path))
    assert game.to_record().encode() == path.read_bytes()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_game_played_anew_by_its_texts_comes_to_the_same(path: Path) -> None:
    """Through the public way to play: nothing that the reader of records does is needed."""
    record = yamen.load(path)
    game = Game(record.setup, None, record.names)
    for line in path.read_text("utf-8").split("\n\n", 1)[1].splitlines():
        who, _, text = line.partition(" ")
        assert game.player == (yamen.CHANCE if who == "*" else int(who) - 1)
        assert text in game.legal_texts()
        game.play(text)
    assert game.scores == result_in(path)


@pytest.mark.parametrize("name", GAMES)
def test_games_by_every_version_of_the_rules_are_recorded(name: str) -> None:
    """And each is played by its own, which its file says."""
    found = set()
    for path in FILES:
        if path.name.startswith(f"{name}-"):
            game = yamen.load(path)
            assert f'[Rules "{game.setup.rules}"]' in path.read_text("utf-8")
            assert {game.position.rules, game.at(20).position.rules} == {game.setup.rules}
            found.add(game.setup.rules)
    assert found == set(range(1, GAMES[name].rules_version + 1))


@pytest.mark.parametrize("name", GAMES)
def test_the_recorded_games_cover_every_number_of_players_and_every_option(name: str) -> None:
    setups = [yamen.load(path).setup for path in FILES if path.name.startswith(f"{name}-")]
    assert {setup.players for setup in setups} == set(GAMES[name].players)
    for option in GAMES[name].options:
        assert {setup.options[option.name] for setup in setups} == set(option.values)
