"""Bots: programs that play from what a seat may see, and the tools that measure them.

`get` gives a bot for a game, and `bot.choose(game)` the move that it would play.
"""

import operator
import random
from typing import Any, SupportsIndex

from yamen.bots.bot import Bot
from yamen.bots.levels import BOTS, LEVELS, Level, check_bot, level_of, new_bot
from yamen.bots.observation import Observation
from yamen.bots.seated import SeatedBot
from yamen.engine.game import Game

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "Level",
    "Observation",
    "SeatedBot",
    "check_bot",
    "get",
    "level_of",
    "new_bot",
]


def get(spec: Any, game: Game, seed: SupportsIndex | None = None) -> SeatedBot:
    """A bot for a game: a level (`master`, or `master@500` for 500 simulations), `module:Class`, or a class of one's
    own that has `choose(observation)`. It plays for whichever seat is to move.
    """
    number = random.SystemRandom().getrandbits(60) if seed is None else operator.index(seed)
    return SeatedBot(spec, game.type.name, number, game.setup.players)
