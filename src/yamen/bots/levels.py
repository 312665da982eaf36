"""The bots by name: those that are levels to play at, and those to measure them by."""

from typing import Any, Final, NamedTuple

from yamen.bots import mcts
from yamen.bots.bot import Bot, RandomBot
from yamen.bots.clock import FOREVER
from yamen.bots.greedy import GreedyBot
from yamen.bots.mcts_bot import MCTSBot
from yamen.bots.model import Model, shipped_model
from yamen.bots.network_evaluator import shipped
from yamen.bots.own import is_own, own_bot, resolved
from yamen.bots.rollouts import MULTIPLAYER, SOLO, RolloutBot
from yamen.bots.search import SearchConfig
from yamen.bots.search_bot import SearchBot
from yamen.bots.thinking import ThinkingBot
from yamen.engine.errors import BadOption
from yamen.engine.evaluator import Evaluator
from yamen.games import find_game


class Level(NamedTuple):
    """How a bot thinks."""

    name: str
    seconds: float = 0.0
    """The most it thinks about a move; 0 if it doesn't look ahead and answers at once."""
    simulations: int = 0
    """The most simulations of a tree search in that time,"""
    rollouts: int = 0
    """or the most rollouts, in a game that is played by rollouts."""
    noise: int = 0
    """The error in the evaluation of moves, in per cent of the evaluator's uncertainty."""


LEVELS: Final = {
    level.name: level
    for level in (
        Level("random"),
        Level("greedy"),
        Level("beginner", noise=40),
        Level("casual", noise=15),
        Level("strong", seconds=0.45, simulations=15000, rollouts=150),
        Level("master", seconds=1.8, simulations=60000, rollouts=2000),
        Level("grandmaster", seconds=10.0, simulations=100000, rollouts=10000),
    )
}
BOTS: Final = tuple(LEVELS)
FORMER: Final = {level.name: level for level in (Level("master-0.1", seconds=1.8, simulations=20000, rollouts=2000),)}
"""What later bots are measured against: `master` as it was in version 0.1."""
MODELS: Final[dict[str, Model]] = {}
"""The networks that were read, by game."""


def evaluator_for(game: str, players: int) -> Evaluator:
    """The evaluator of a tree search."""
    definition = find_game(game)
    evaluator = definition.evaluator()
    return shipped(game, evaluator, players) if definition.search.networks else evaluator


def search_config(game: str, simulations: float, seconds: float) -> mcts.SearchConfig:
    """The configuration of a tree search in a game, within a budget."""
    settings = find_game(game).search
    return mcts.SearchConfig(
        simulations, seconds, settings.exploration, settings.prior_temperature, settings.opponent_exploration
    )


def new_bot(name: Any, game: str, seed: int, players: int = 2) -> Bot:
    """A bot by its name, for a game by its name with so many players; or one of one's own, by its class or its
    `module:Class`.

    The same seed gives the same choices to a bot that has the time for all its simulations; `master@500` makes 500
    of them (or rollouts), however long they take.
    """
    if is_own(name):
        return own_bot(name, game, seed, players)
    level, simulations = level_of(name)
    if level.name == "random":
        return RandomBot(seed)
    definition = find_game(game)
    if level.simulations == 0:
        return GreedyBot(definition.evaluator(), seed, level.noise)
    make = former_bot if level.name in FORMER else thinking_bot
    if simulations > 0:
        return make(game, seed, players, simulations, simulations, FOREVER)
    return make(game, seed, players, level.simulations, level.rollouts, level.seconds)


def thinking_bot(
    game: str, seed: int, players: int, simulations: float, rollouts: float, seconds: float
) -> ThinkingBot:
    """The bot that `strong` and `master` are, and that gives advice: with at most so many simulations of a tree search,
    or rollouts in a game that is played by rollouts, and so many seconds."""
    if players in find_game(game).search.learned:
        return SearchBot(learned_model(game), learned_config(game, simulations, seconds), seed)
    return former_bot(game, seed, players, simulations, rollouts, seconds)


def learned_config(game: str, simulations: float, seconds: float) -> SearchConfig:
    """The configuration of a search over a network in a game, within a budget."""
    settings = find_game(game).search
    return SearchConfig(simulations, seconds, c_scale=settings.value_scale, points_weight=settings.points_weight)


def learned_model(game: str) -> Model:
    """The network that comes with the package."""
    if game not in MODELS:
        model = shipped_model(find_game(game))
        if model is None:
            raise BadOption(f"There is no network for {game} in the package; it can't be played by one.")
        MODELS[game] = model
    return MODELS[game]


def former_bot(game: str, seed: int, players: int, simulations: float, rollouts: float, seconds: float) -> ThinkingBot:
    """The bot that `master` was before there was a network: tree search or rollouts over evaluations by hand."""
    definition = find_game(game)
    if definition.search.rollouts:
        # A solo game has a policy network; with others the evaluation by hand plays better so far.
        config, evaluator = (SOLO, evaluator_for(game, 1)) if players == 1 else (MULTIPLAYER, definition.evaluator())
        return RolloutBot(evaluator, seed, rollouts, seconds, config=config)
    return MCTSBot(evaluator_for(game, players), search_config(game, simulations, seconds), seed)


def level_of(name: str) -> tuple[Level, int]:
    """The level that a name means, and the simulations if it says how many."""
    plain, sign, count = name.partition("@")
    level = LEVELS.get(plain, FORMER.get(plain))
    if level is None:
        raise BadOption(f"There is no bot '{plain}'; choose one of: {', '.join(BOTS)}.")
    if not sign:
        return level, 0
    if level.simulations == 0:
        raise BadOption(f"The bot '{plain}' makes no simulations; name it without '@{count}'.")
    if not count.isdecimal() or int(count) < 1:
        raise BadOption(f"'{name}' has no number of simulations after the @; write for example {plain}@500.")
    return level, int(count)


def check_bot(name: Any) -> None:
    """Raise BadOption, which says why, if there is no such bot."""
    if is_own(name):
        resolved(name)
    else:
        level_of(name)
