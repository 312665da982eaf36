"""The bots by name: the levels to play against, and former bots to measure them by."""

from typing import Any, Final, NamedTuple

from yamen.bots.bot import Bot, RandomBot
from yamen.bots.clock import FOREVER
from yamen.bots.greedy import GreedyBot
from yamen.bots.mcts import MCTSConfig
from yamen.bots.mcts_bot import MCTSBot
from yamen.bots.model import EvaluatorModel, Model, shipped_model
from yamen.bots.own import is_own, own_bot, resolved
from yamen.bots.policy_bot import PolicyBot
from yamen.bots.rollouts import RolloutBot
from yamen.bots.search import SearchConfig
from yamen.bots.search_bot import SearchBot
from yamen.engine.errors import BadOption
from yamen.games import find_game

CASUAL: Final = 0.5
BEGINNER: Final = 1.5
"""As measured: see docs/explanation/bots.md."""


class Level(NamedTuple):
    """The budget of a bot, or how much it errs."""

    name: str
    seconds: float = 0.0
    """The most that it thinks about a move; 0 if it doesn't search."""
    simulations: int = 0
    """The most simulations of a search in that time."""
    temperature: float = 0.0
    """If it doesn't search: the temperature of the softmax over the priors that its moves are drawn from."""


LEVELS: Final = {
    level.name: level
    for level in (
        Level("random"),
        Level("greedy"),
        Level("beginner", temperature=BEGINNER),
        Level("casual", temperature=CASUAL),
        Level("strong", seconds=0.45, simulations=200),
        Level("master", seconds=1.8, simulations=60000),
        Level("grandmaster", seconds=10.0, simulations=100000),
    )
}
BOTS: Final = tuple(LEVELS)
FORMER: Final = Level("master-0.1", seconds=1.8, simulations=20000)
"""`master` as it was in version 0.1, which later bots are measured against."""
FORMER_ROLLOUTS: Final = 2000
"""The most rollouts that it makes, in games that it plays by rollouts."""
MODELS: Final[dict[str, Model]] = {}
"""The models that were loaded, by game."""


def new_bot(name: Any, game: str, seed: int, players: int = 2) -> Bot:
    """A bot for a game with a number of players: a level by its name, or a bot of one's own by its class or as
    `module:Class`.

    The same seed gives the same choices to a bot that has the time for all its simulations; `master@500` makes 500
    of them, however long they take.
    """
    if is_own(name):
        return own_bot(name, game, seed, players)
    level, simulations = level_of(name)
    if level.name == "random":
        return RandomBot(seed)
    if level.name == "greedy":
        return GreedyBot(find_game(game).evaluator(), seed)
    if level.simulations == 0:
        return PolicyBot(model_of(game), level.temperature, seed)
    seconds = level.seconds if simulations == 0 else FOREVER
    if level.name == FORMER.name:
        if players == 1:
            raise BadOption(f"'{name}' plays with 2 players or more: what it played by alone is no longer kept.")
        return former_bot(game, seed, simulations or FORMER.simulations, simulations or FORMER_ROLLOUTS, seconds)
    return thinking_bot(game, seed, simulations or level.simulations, seconds)


def thinking_bot(game: str, seed: int, simulations: float, seconds: float) -> SearchBot:
    """The bot behind `strong`, the levels above it, and advice, with a budget."""
    return SearchBot(model_of(game), search_config(game, simulations, seconds), seed)


def search_config(game: str, simulations: float, seconds: float) -> SearchConfig:
    """The configuration of a search in a game, with a budget."""
    settings = find_game(game).search
    return SearchConfig(simulations, seconds, c_scale=settings.value_scale, points_weight=settings.points_weight)


def model_of(game: str) -> Model:
    """The network that comes with the game, or else its static evaluation."""
    if game not in MODELS:
        definition = find_game(game)
        MODELS[game] = shipped_model(definition) or EvaluatorModel(definition.evaluator())
    return MODELS[game]


def former_bot(game: str, seed: int, simulations: float, rollouts: float, seconds: float) -> MCTSBot | RolloutBot:
    """The bot that `master` was before the networks: tree search or rollouts over a handwritten evaluation."""
    definition = find_game(game)
    evaluator, settings = definition.evaluator(), definition.search
    if settings.rollouts:
        return RolloutBot(evaluator, seed, rollouts, seconds)
    config = MCTSConfig(
        simulations, seconds, settings.exploration, settings.prior_temperature, settings.opponent_exploration
    )
    return MCTSBot(evaluator, config, seed)


def level_of(name: str) -> tuple[Level, int]:
    """The level that a name means, and its number of simulations, 0 if the name has none."""
    plain, sign, count = name.partition("@")
    level = FORMER if plain == FORMER.name else LEVELS.get(plain)
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
