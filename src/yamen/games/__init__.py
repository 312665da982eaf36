"""The games there are. A new one is a folder with a GAME and a line here."""

import copyreg
from typing import Any, Final

from yamen.engine.errors import UnknownGame
from yamen.engine.game import GameType
from yamen.games import dragon, gugong

GAMES: Final[dict[str, GameType]] = {game.name: game for game in (dragon.GAME, gugong.GAME)}


def find_game(name: str) -> GameType:
    """The type of a game by its name.

    >>> import yamen
    >>> yamen.find_game("gugong").players
    range(1, 6)
    """
    if name not in GAMES:
        raise UnknownGame(name, list(GAMES))
    return GAMES[name]


def _by_name(game: GameType) -> tuple[Any, ...]:
    """A pickle, and so another process, holds a game by its name."""
    if GAMES.get(game.name) is not game:
        raise TypeError(f"The game '{game.name}' is not registered, so no other process could find it by its name.")
    return find_game, (game.name,)


copyreg.pickle(GameType, _by_name)
