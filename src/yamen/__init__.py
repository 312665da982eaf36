"""Play Gùgōng and In the Year of the Dragon with every rule enforced.

`new_game` and `load` give a `Game`: whose turn it is, the legal moves, play, undo, views, records. Research code that
wants speed takes `new_position` instead: the bare rules, unchecked, ready to be cloned and played a million times.
"""

import random
from pathlib import Path
from typing import Any

from yamen.engine import COMPILED
from yamen.engine.agenda import CHANCE, NOBODY, SPECTATOR, Position
from yamen.engine.content import Content
from yamen.engine.errors import (
    BadContent,
    BadOption,
    BadRecord,
    IllegalMove,
    NothingToUndo,
    UnknownGame,
    UnknownMove,
    YamenError,
)
from yamen.engine.game import GameType, Setup
from yamen.engine.rng import Rng
from yamen.engine.session import Game, read_game
from yamen.engine.vocabulary import Message
from yamen.games import GAMES, find_game

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "COMPILED",
    "GAMES",
    "NOBODY",
    "SPECTATOR",
    "BadContent",
    "BadOption",
    "BadRecord",
    "Content",
    "Game",
    "GameType",
    "IllegalMove",
    "Message",
    "NothingToUndo",
    "Position",
    "Rng",
    "Setup",
    "UnknownGame",
    "UnknownMove",
    "YamenError",
    "find_game",
    "load",
    "loads",
    "new_game",
    "new_position",
]


def new_game(
    game: str,
    players: int,
    *,
    seed: int | None = None,
    names: list[str] | None = None,
    content: Content | None = None,
    **options: Any,
) -> Game:
    """A new game; the same `seed` gives the same chance, without one nobody can foresee it."""
    setup = Setup(find_game(game), players, options, content)
    if names is not None and len(names) != players:
        raise BadOption(f"There are {players} players but {len(names)} names; give one for each.")
    return Game(setup, random.SystemRandom() if seed is None else random.Random(seed), names)


def new_position(game: str, players: int, *, content: Content | None = None, **options: Any) -> Position:
    """The bare position before the first move, which may be chance's."""
    return Setup(find_game(game), players, options, content).position()


def loads(record: str, content: Content | None = None) -> Game:
    """The game that the text of a record tells. Chance plays on by itself if the game goes on."""
    game = read_game(record, find_game, content)
    game.resume(random.SystemRandom())
    return game


def load(path: str | Path, content: Content | None = None) -> Game:
    """The game that a saved record tells. A file that is no text is a BadRecord, like any damage."""
    return loads(Path(path).read_text("utf-8", "surrogateescape"), content)
