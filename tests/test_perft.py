"""Counted positions: the number of lines of play from each is known, so a move too many or too few shows."""

from pathlib import Path
from typing import NamedTuple

import pytest

import yamen
from yamen import CHANCE, GAMES, Game, Setup
from yamen.engine.definition import option_text
from yamen.engine.position import perft

FOLDER = Path(__file__).parent
FILES = sorted((FOLDER / "perft").glob("*.txt"))
BY_HAND = 1000
"""Up to so many lines are counted once more, move by move through the public way to play."""


class Counted(NamedTuple):
    game: str
    players: int
    options: dict[str, str]
    place: str
    asked: str
    counts: list[int]

    def reach(self) -> Game:
        if ".yamen" in self.place:
            file, _, number = self.place.partition(" ")
            return yamen.load(FOLDER / "games" / file).at(int(number))
        game = Game(Setup(GAMES[self.game], self.players, self.options))
        for move in [] if self.place == "start" else self.place.split(", "):
            game.play(move)
        return game


def read(path: Path) -> list[Counted]:
    result = []
    for line in path.read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            players, options, place, asked, counts = [part.strip() for part in line.split("|")]
            given = dict(option.split("=") for option in options.split() if option != "-")
            numbers = [int(count) for count in counts.split()]
            result.append(Counted(path.stem, int(players), given, place, asked, numbers))
    return result


LINES = [line for path in FILES for line in read(path)]


@pytest.mark.parametrize("line", LINES, ids=lambda line: f"{line.players}-{line.asked}-{line.place[:40]}")
def test_the_lines_of_play_are_as_many_as_were_counted(line: Counted) -> None:
    game = line.reach()
    told = Setup(GAMES[line.game], line.players, line.options)
    assert (game.setup.players, game.setup.options) == (told.players, told.options)
    assert line.asked == ("chance" if game.player == CHANCE else game.question().kind.name)
    assert [perft(game.position, depth + 1) for depth in range(len(line.counts))] == line.counts


def lines_by_hand(game: Game, depth: int) -> int:
    if depth == 0 or game.is_over:
        return 1
    total = 0
    for text in game.legal_texts():
        after = game.clone()
        after.play(text)
        total += lines_by_hand(after, depth - 1)
    return total


@pytest.mark.parametrize("line", LINES, ids=lambda line: f"{line.players}-{line.asked}-{line.place[:40]}")
def test_counting_by_hand_gives_the_same(line: Counted) -> None:
    game = line.reach()
    for depth, count in enumerate(line.counts, 1):
        if count <= BY_HAND:
            assert lines_by_hand(game, depth) == count


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_question_of_a_game_is_asked_in_some_counted_position(path: Path) -> None:
    asked = {line.asked for line in read(path)}
    assert asked - {"chance"} == {kind.name for kind in GAMES[path.stem].questions}


def test_an_option_is_written_as_records_write_it() -> None:
    for line in LINES:
        for name, value in line.options.items():
            option = next(option for option in GAMES[line.game].options if option.name == name)
            assert option_text(option.parse(value)) == value
            assert option.parse(value) != option.values[0], "only what differs from the default is told"
