"""Games for training. They are played by compiled code, without numpy or JAX."""

from math import exp
from typing import Final, NamedTuple, Protocol

from yamen.bots.clock import FOREVER
from yamen.bots.greedy import GreedyBot
from yamen.bots.levels import former_bot
from yamen.bots.model import Model, result
from yamen.bots.observation import Observation
from yamen.bots.search import Search, SearchConfig, gumbel
from yamen.engine.definition import GameDefinition, OptionValue, Setup
from yamen.engine.encoder import Encoder
from yamen.engine.errors import BadOption
from yamen.engine.evaluator import Evaluator
from yamen.engine.position import Position
from yamen.engine.rng import Rng
from yamen.engine.tasks import CHANCE, NOBODY

SEEDS: Final = 1 << 30
NOISE: Final = (5, 10, 15, 25, 40)
"""Each player of the first generation draws its noise from these, so that the games also show what mistakes lead to."""
TEACHER_NOISE: Final = (0, 5, 10)
"""The same for players that search now and then."""
FULL_SEARCH_EVERY: Final = 4
"""One decision in this many gets a full search and becomes an example: neighbouring positions are much alike."""
FIRST_EXAMPLE_EVERY: Final = 8
"""One decision in this many of the first generation becomes an example. Its games are cheap, so more games are better
than more decisions of each."""
FAST_SEARCH: Final = 5
"""The other decisions get this many times fewer simulations."""
VALUE_SCALE: Final = 0.3
"""The weight of the values that a search finds, beside the policy of the network (c_scale)."""
POINTS_WEIGHT: Final = 0.05
"""The weight of a point beside the chance to win: more than in play, since points are less a matter of luck."""
RANDOM_OPTIONS_EVERY: Final = 3
"""One game in this many is played with random options."""


def random_setup(game: GameDefinition, seed: int, number: int, players: int | None = None) -> Setup:
    """The setup of a game: each number of players in turn; now and then, and in solo games always, random options."""
    rng = Rng(seed)
    players = players or game.players[number % len(game.players)]
    if players > 1 and rng.below(RANDOM_OPTIONS_EVERY) > 0:
        return Setup(game, players)
    options: dict[str, OptionValue] = {
        option.name: option.values[rng.below(len(option.values))] for option in game.options
    }
    try:
        return Setup(game, players, options)
    except BadOption:
        # Options that don't go with this number of players keep their defaults.
        kept: dict[str, OptionValue] = {}
        for name, value in options.items():
            if game.objection(players, {**Setup(game, players).options, **kept, name: value}) is None:
                kept[name] = value
        return Setup(game, players, kept)


class Decision(NamedTuple):
    """A position with a choice, with everything that the player couldn't see dealt anew."""

    features: list[int]
    seat_features: int
    """How many of the features each contender has."""
    contenders: int
    mover: int
    legal: list[int]
    policy: list[float]
    """The target policy: a probability for each of the legal moves; empty if there is none."""
    win: list[float]
    """Each contender's chance to win, as the search found it; empty if there was no search."""


class PlayedGame(NamedTuple):
    decisions: list[Decision]
    win: list[float]
    """1 for the contender who won, 0 for others."""
    points: list[float]
    """Of each contender."""


class ChosenMove(NamedTuple):
    """A move, and what is to be learned from its choice."""

    move: int
    policy: list[float]
    """As in `Decision`."""
    win: list[float]
    is_example: bool
    """Whether the decision is one to learn from."""


class Player(Protocol):
    """A player in games for training."""

    def choose(self, s: Position, deal: Position) -> ChosenMove:
        """A move in a position, of which `deal` is a determinisation that must not be changed."""


def play(setup: Setup, encoder: Encoder, players: list[Player], rng: Rng) -> PlayedGame:
    """A whole game, a player for each seat."""
    s: Position = setup.position()
    decisions: list[Decision] = []
    width = len(encoder.seat_features)
    while s.player != NOBODY:
        if s.player == CHANCE:
            s.play(s.roll(rng))
            continue
        mover = int(s.player)
        deal = Observation(s, mover).deal(rng)
        chosen = players[mover].choose(s, deal)
        if chosen.is_example:
            features = encoder.encode(deal)
            contenders = int(encoder.contenders(deal))
            decisions.append(Decision(features, width, contenders, mover, s.legal, chosen.policy, chosen.win))
        s.play(chosen.move)
    ended = result(s, encoder.points(s))
    return PlayedGame(decisions, ended.win_chances, ended.points)


# By a network


class SearchPlayer:
    """Searches over a model, with playout cap randomisation: some decisions get a full search and are learned from.

    The others are made by a fast one, so that more games are played.
    """

    def __init__(self, model: Model, simulations: int, rng: Rng, learns: bool = True) -> None:
        def search(most: int, noise: bool) -> Search:
            config = SearchConfig(most, c_scale=VALUE_SCALE, points_weight=POINTS_WEIGHT, noise=noise)
            return Search(model, config, rng)

        self.full = search(simulations, noise=True)
        self.fast = search(max(2, simulations // FAST_SEARCH), noise=False)
        self.rng = rng
        self.learns = learns
        """Whether its decisions are learned from; those of past networks aren't."""

    def choose(self, s: Position, deal: Position) -> ChosenMove:
        observation = Observation(s, s.player)
        if not self.learns or self.rng.below(FULL_SEARCH_EVERY) > 0:
            return ChosenMove(self.fast.run(observation).move, [], [], is_example=False)
        found = self.full.run(observation)
        return ChosenMove(found.move, found.policy, found.win_chances, is_example=True)


# The first generation


class NoisyPlayer:
    """Plays before there is a network: a greedy bot with noise that now and then asks a bot that searches, the teacher.

    The target policy is a softmax over the greedy bot's values, averaged with the teacher's votes where it was asked.
    """

    def __init__(self, setup: Setup, evaluator: Evaluator, simulations: int, rng: Rng) -> None:
        self.setup = setup
        self.evaluator = evaluator
        self.greedy = GreedyBot(evaluator, rng.below(SEEDS))
        self.temperature = setup.game.search.prior_temperature
        """Of the policy, in hundredths of a point."""
        self.noise = rng.pick(list(TEACHER_NOISE if simulations else NOISE))
        """In per cent of the uncertainty of the evaluator."""
        self.simulations = simulations
        """Of the teacher, at the decisions to learn from; 0 if it isn't asked."""
        self.rng = rng

    def choose(self, s: Position, deal: Position) -> ChosenMove:
        depth = self.evaluator.lookahead_depth()
        legal = s._legal
        values = [self.greedy.value_after(deal, move, s.player, depth) for move in legal]
        scale = self.evaluator.uncertainty(deal) * self.noise // 100
        chosen = max(range(len(legal)), key=lambda at: float(values[at]) + float(scale) * gumbel(self.rng))
        if self.rng.below(FIRST_EXAMPLE_EVERY) > 0:
            return ChosenMove(legal[chosen], [], [], is_example=False)
        best = max(values)
        policy = shares([exp(float(value - best) / self.temperature) for value in values])
        if self.simulations:
            votes = self.votes(s)
            policy = [(one + other) / 2 for one, other in zip(policy, votes, strict=True)]
            chosen = votes.index(max(votes))
        return ChosenMove(legal[chosen], policy, [], is_example=True)

    def votes(self, s: Position) -> list[float]:
        bot = former_bot(
            self.setup.game.name,
            self.rng.below(SEEDS),
            self.simulations,
            self.simulations,
            FOREVER,
        )
        votes = bot.votes(Observation(s, s.player))
        return shares([votes.get(move, 0.0) for move in s._legal])


def shares(weights: list[float]) -> list[float]:
    total = sum(weights)
    return [weight / total for weight in weights]
