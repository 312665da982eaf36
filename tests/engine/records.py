"""What the tests of records have in common."""

import random
from collections.abc import Iterator

import pytest

from tests.engine import toy
from yamen import BadRecord, Game, GameDefinition, Setup, find_game
from yamen.conformance import all_setups
from yamen.engine.replay import read_game

NAMES = [
    "Ada",
    "",
    " two  spaces ",
    'the "Great"',
    "back\\slash\\",
    '\\"',
    "\\n is no line end",
    "two\nlines\r\nor three\r",
    "tab\tbell\x07null\x00escape\x1b[31m",
    "line\x85separators\u2028of\u2029all\x0bkinds\x0c\x1c\x1d\x1e",
    "\\u0041 is no A",
    "李 Łukasz Şahin Žofie 👩‍👩‍👧 \u202eright to left",
    "\ud800 half a letter \udcff",
    "]",
    '"]',
    "# no comment",
    "\ufeff",
    "x" * 5000,
]


def find(name: str) -> GameDefinition:
    return toy.GAME if name == "tea" else find_game(name)


def read(text: str) -> Game:
    return read_game(text, find)


def played(setup: Setup, seed: int, moves: int = 10_000) -> Game:
    rng = random.Random(seed)
    game = Game(setup, random.Random(seed), [rng.choice(NAMES) for _ in range(setup.players)])
    while not game.is_over and len(game.moves) < moves:
        game.play(rng.choice(game.legal_moves()))
    return game


def damaged(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as error:
        read(text)
    assert str(error.value) == f"line {error.value.line}: {error.value.reason}"
    assert 1 <= error.value.line <= max(len(text.splitlines()), 1)
    return error.value


def moves_of(error: BadRecord) -> list[tuple[int, int]] | None:
    assert error.game is None or isinstance(error.game, Game)
    return error.game.moves if error.game else None


def every_game() -> Iterator[tuple[Setup, int]]:
    number = 0
    for setup in [*all_setups(toy.GAME), *list(all_setups(find_game("dragon")))[::3]]:
        number += 1
        yield setup, number
