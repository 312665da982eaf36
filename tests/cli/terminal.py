"""What the tests of the command line share: a person at the keyboard, and records of games."""

import io
import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import yamen


class Said(NamedTuple):
    """How a command ended and what it said."""

    code: int
    out: str
    err: str


Run = Callable[..., Said]
Saved = Callable[[], list[Path]]


class Typed(io.TextIOBase):
    """What a person types, line by line; `interrupt` is Ctrl-C."""

    def __init__(self, lines: tuple[str, ...]) -> None:
        self.lines = iter(lines)

    # A stream of any kind gives bytes or text here; this one is of text.
    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        line = next(self.lines, None)
        if line == "interrupt":
            raise KeyboardInterrupt
        return "" if line is None else f"{line}\n"


@cache
def record(moves: int = 10_000, seed: int = 1, players: int = 2, name: str = "dragon", **options: Any) -> str:
    """The record of a random game, up to some number of moves."""
    game = yamen.new_game(name, players, seed=seed, **options)
    chance = random.Random(seed)
    while not game.is_over and len(game.moves) < moves:
        game.play(chance.choice(game.legal_moves()))
    return game.to_record()
