"""The games there are. A new one is a folder with a GAME and a line here."""

from typing import Final

from yamen import dragon, gugong
from yamen.engine.errors import UnknownGame
from yamen.engine.game import GameType

GAMES: Final[dict[str, GameType]] = {game.name: game for game in (dragon.GAME, gugong.GAME)}


def find_game(name: str) -> GameType:
    if name not in GAMES:
        raise UnknownGame(name, list(GAMES))
    return GAMES[name]
