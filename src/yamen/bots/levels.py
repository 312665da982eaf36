"""The bots by name: those that are levels to play at, and those to measure them by."""

from typing import Final, NamedTuple

from yamen.bots.bot import Bot, RandomBot
from yamen.bots.clock import FOREVER
from yamen.bots.dragon_evaluation import DragonEvaluation
from yamen.bots.evaluator import Evaluation
from yamen.bots.greedy import GreedyBot
from yamen.bots.gugong_evaluation import GugongEvaluation
from yamen.bots.mcts import Settings
from yamen.bots.mcts_bot import SearchBot
from yamen.bots.network_evaluator import shipped
from yamen.bots.rollouts import ALONE, WITH_OTHERS, TrialBot
from yamen.engine.errors import BadOption

EVALUATIONS: Final[dict[str, type[Evaluation]]] = {"dragon": DragonEvaluation, "gugong": GugongEvaluation}
LEARNED: Final = ("gugong",)
TRIED: Final = ("gugong",)
"""Where moves are tried out by playing on, which plays better than search there."""
TUNING: Final = {"dragon": (1.0, 400.0, 1.0), "gugong": (0.2, 150.0, 0.2)}
"""For each game: how curious a search is, by how many hundredths of a point it trusts the first sight, and how much of
the curiosity is left for what others may do."""


class Level(NamedTuple):
    """How a bot thinks."""

    name: str
    seconds: float = 0.0
    """The most it thinks about a move; 0 if it doesn't think ahead and answers at once."""
    simulations: int = 0
    """And the most simulations it makes in that time,"""
    trials: int = 0
    """or the most trials, in a game where moves are tried out."""
    errs: int = 0
    """How much it misjudges moves, in per cent of how far anybody may be off."""


LEVELS: Final = {
    level.name: level
    for level in (
        Level("random"),
        Level("greedy"),
        Level("beginner", errs=40),
        Level("casual", errs=15),
        Level("strong", seconds=0.45, simulations=5000, trials=150),
        Level("master", seconds=1.8, simulations=20000, trials=2000),
    )
}
BOTS: Final = tuple(LEVELS)


def evaluation_of(game: str, players: int) -> Evaluation:
    """The evaluation that a search uses: a learned one, where it was seen to play better."""
    evaluation = EVALUATIONS[game]()
    return shipped(game, evaluation, players) if game in LEARNED else evaluation


def settings_of(game: str, simulations: float, seconds: float) -> Settings:
    """How a search thinks about a game within its budget."""
    curiosity, trust, rivals = TUNING[game]
    return Settings(simulations, seconds, curiosity, trust, rivals)


def new_bot(name: str, game: str, seed: int, players: int = 2) -> Bot:
    """A bot by its name, for a game by its name with so many players.

    The same seed gives the same choices to a bot that has the time for all its simulations; `master@500` makes 500
    of them (or trials), however long they take.
    """
    level, simulations = level_of(name)
    if level.name == "random":
        return RandomBot(seed)
    if level.simulations == 0:
        return GreedyBot(EVALUATIONS[game](), seed, level.errs)
    if game in TRIED:
        # Alone there is a judge of moves that has learned; with others those by hand play better so far.
        manner, evaluation = (ALONE, evaluation_of(game, 1)) if players == 1 else (WITH_OTHERS, EVALUATIONS[game]())
        trials, seconds = (simulations, FOREVER) if simulations > 0 else (level.trials, level.seconds)
        return TrialBot(evaluation, seed, trials, seconds, manner=manner)
    settings = settings_of(game, level.simulations, level.seconds)
    if simulations > 0:
        settings = settings_of(game, simulations, FOREVER)
    return SearchBot(evaluation_of(game, players), settings, seed)


def level_of(name: str) -> tuple[Level, int]:
    """The level that a name means, and the simulations if it says how many."""
    plain, sign, count = name.partition("@")
    if plain not in LEVELS:
        raise BadOption(f"There is no bot '{plain}'; choose one of: {', '.join(BOTS)}.")
    level = LEVELS[plain]
    if not sign:
        return level, 0
    if level.simulations == 0:
        raise BadOption(f"The bot '{plain}' makes no simulations; name it without '@{count}'.")
    if not count.isdecimal() or int(count) < 1:
        raise BadOption(f"'{name}' has no number of simulations after the @; write for example {plain}@500.")
    return level, int(count)
