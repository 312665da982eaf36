"""Players that see only what a player may see, and the driver that lets them play each other."""

from typing import Final

from yamen.bots.bot import Bot, RandomBot
from yamen.bots.dragon_evaluation import DragonEvaluation
from yamen.bots.evaluation import Evaluation
from yamen.bots.greedy import GreedyBot
from yamen.bots.gugong_evaluation import GugongEvaluation
from yamen.engine.errors import BadOption

BOTS: Final = ("random", "greedy")
EVALUATIONS: Final[dict[str, type[Evaluation]]] = {"dragon": DragonEvaluation, "gugong": GugongEvaluation}


def new_bot(name: str, game: str, seed: int) -> Bot:
    """A bot by its name, for a game by its name; the same seed gives the same choices."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(EVALUATIONS[game](), seed)
    raise BadOption(f"There is no bot '{name}'; choose one of: {', '.join(BOTS)}.")
