"""Players that see only what a player may see, and what measures them."""

from yamen.bots.bot import Bot
from yamen.bots.levels import BOTS, EVALUATORS, LEVELS, Level, level_of, new_bot

__all__ = ["BOTS", "EVALUATORS", "LEVELS", "Bot", "Level", "level_of", "new_bot"]
