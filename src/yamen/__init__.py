"""Play Gùgōng and In the Year of the Dragon with every rule enforced.

>>> import yamen
>>> game = yamen.new_game("dragon", players=2, seed=7, names=["Ania", "Ben"])
>>> game
<Game dragon, 2 players (Ania, Ben), move 11, Ania (seat 0) to move>
>>> events = game.play("take young_monk")
>>> game.legal_texts()
['house 1', 'house 2']

`new_game` and `load` give a `Game`: whose turn it is, the legal moves, play, undo, history, views, records;
`print(game)` draws the board. `yamen.bots.get` gives somebody to play against. Research code that wants speed takes
`new_position` instead: the bare rules, unchecked, ready to be cloned and played a million times. Both speak the same
language: `player`, `legal_moves()`, `play`, `is_over`, `scores`, `ranking`, `winner`, `returns()`.

Moves are ints with a short text. Events, questions and reasons are a `Message`, typed data without words; its `text`
says it in English, Polish, Czech or Turkish (extra `play`).
"""

import operator
import random
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, SupportsIndex

from yamen import bots
from yamen.engine import COMPILED
from yamen.engine.content import Content
from yamen.engine.definition import GameDefinition, Setup
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
from yamen.engine.game import Game, HistoryStep
from yamen.engine.messages import Message, speak_with
from yamen.engine.position import Position
from yamen.engine.record import split_records
from yamen.engine.replay import read_game
from yamen.engine.rng import Rng
from yamen.engine.tasks import CHANCE, NOBODY, SPECTATOR
from yamen.games import GAMES, find_game
from yamen.wording import FluentSpeaker

__version__ = "0.2.0"
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
    "GameDefinition",
    "HistoryStep",
    "IllegalMove",
    "Message",
    "NothingToUndo",
    "Position",
    "Rng",
    "Setup",
    "UnknownGame",
    "UnknownMove",
    "YamenError",
    "bots",
    "find_game",
    "load",
    "load_all",
    "loads",
    "loads_all",
    "new_game",
    "new_position",
    "save_all",
]

speak_with(FluentSpeaker())

# Of tuples the compiler keeps no docstrings.
GameDefinition.__doc__ = "All that is known of a game before it is played."
HistoryStep.__doc__ = "A move of a game, with what came of it: its events, and the comments on it."


def new_game(
    game: str,
    players: SupportsIndex,
    *,
    seed: SupportsIndex | None = None,
    names: list[str] | None = None,
    content: Content | None = None,
    **options: Any,
) -> Game:
    """A new game; the same `seed` gives the same chance, without one nobody can foresee it.

    >>> import yamen
    >>> yamen.new_game("gugong", 3, seed=1, expert=True).setup.options["expert"]
    True
    """
    setup = Setup(find_game(game), operator.index(players), options, content)
    if names is not None and len(names) != setup.players:
        raise BadOption(f"There are {players} players but {len(names)} names; give one for each.")
    return Game(setup, random.SystemRandom() if seed is None else random.Random(operator.index(seed)), names)


def new_position(game: str, players: SupportsIndex, *, content: Content | None = None, **options: Any) -> Position:
    """The bare position before the first move, which may be chance's.

    >>> import yamen
    >>> yamen.new_position("dragon", players=4).player == yamen.CHANCE
    True
    """
    return Setup(find_game(game), operator.index(players), options, content).position()


def loads(record: str, content: Content | None = None) -> Game:
    """The game that the text of a record tells. Chance plays on by itself if the game goes on.

    >>> import yamen
    >>> game = yamen.new_game("dragon", players=2, seed=7)
    >>> yamen.loads(game.to_record()) == game
    True
    """
    game = read_game(record, find_game, content)
    game.resume(random.SystemRandom())
    return game


def loads_all(records: str, content: Content | None = None) -> Iterator[Game]:
    """The games that a text of several records tells, one after the other.

    >>> import yamen
    >>> games = [yamen.new_game("dragon", players=2, seed=seed) for seed in (1, 2)]
    >>> list(yamen.loads_all("".join(game.to_record() for game in games))) == games
    True
    """
    for record in split_records(records):
        yield loads(record, content)


def load(path: str | Path, content: Content | None = None) -> Game:
    """The game that a saved record tells. A file that is no text is a BadRecord, like any damage.

    >>> import tempfile, yamen
    >>> folder = tempfile.TemporaryDirectory()
    >>> game = yamen.new_game("dragon", players=2, seed=7)
    >>> game.save(f"{folder.name}/game.yamen")
    >>> yamen.load(f"{folder.name}/game.yamen") == game
    True
    >>> folder.cleanup()
    """
    return loads(_read(path), content)


def load_all(path: str | Path, content: Content | None = None) -> Iterator[Game]:
    """The games in a file of several records, one after the other.

    >>> import tempfile, yamen
    >>> folder = tempfile.TemporaryDirectory()
    >>> games = [yamen.new_game("dragon", players=2, seed=seed) for seed in (1, 2)]
    >>> yamen.save_all(f"{folder.name}/games.yamen", games)
    >>> list(yamen.load_all(f"{folder.name}/games.yamen")) == games
    True
    >>> folder.cleanup()
    """
    yield from loads_all(_read(path), content)


def save_all(path: str | Path, games: Iterable[Game]) -> None:
    """Write the records of several games to one file, for `load_all`.

    >>> import os, tempfile, yamen
    >>> file = os.path.join(tempfile.mkdtemp(), "games.yamen")
    >>> yamen.save_all(file, [yamen.new_game("dragon", players=2), yamen.new_game("gugong", players=1)])
    >>> [game.type.name for game in yamen.load_all(file)]
    ['dragon', 'gugong']
    """
    Path(path).write_text("\n".join(game.to_record() for game in games), "utf-8", newline="\n")


def _read(path: str | Path) -> str:
    return Path(path).read_text("utf-8", "surrogateescape")
