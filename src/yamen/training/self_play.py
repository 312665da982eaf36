"""Games for training. Compiled code does the work here; numpy and JAX have no part in it."""

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
"""The noise of the players of the first games, drawn for each: so that the games show what comes of mistakes, too."""
THINKERS_NOISE: Final = (0, 5, 10)
"""The same where they now and then think ahead."""
LEARNED_FROM: Final = 4
"""One decision of so many is thought about for long, and learned from: neighbours are much alike."""
FIRST_LEARNED_FROM: Final = 8
"""The same in the first games, which cost little: many of them are better than much of each."""
QUICK: Final = 5
"""How many times fewer simulations the others have."""
VALUE_SCALE: Final = 0.3
"""What the values that a search finds count beside the policy of the network (c_scale)."""
POINTS_WEIGHT: Final = 0.05
"""What a point counts there beside the chance to win: more than in play, since points are less a matter of luck."""
DEFAULT_OPTIONS: Final = 3
"""One game of so many is played with options other than the default ones."""


def random_setup(game: GameDefinition, seed: int, number: int, players: int | None = None) -> Setup:
    """Every number of players in turn, now and then with random options; solo games always."""
    rng = Rng(seed)
    players = players or game.players[number % len(game.players)]
    if players > 1 and rng.below(DEFAULT_OPTIONS) > 0:
        return Setup(game, players)
    options: dict[str, OptionValue] = {
        option.name: option.values[rng.below(len(option.values))] for option in game.options
    }
    try:
        return Setup(game, players, options)
    except BadOption:
        # Options that don't go with so many players keep their defaults.
        kept: dict[str, OptionValue] = {}
        for name, value in options.items():
            if game.objection(players, {**Setup(game, players).options, **kept, name: value}) is None:
                kept[name] = value
        return Setup(game, players, kept)


class Decision(NamedTuple):
    """A position in which a player had a choice, as it could be for all that the player knew."""

    features: list[int]
    seat_features: int
    """How many of them each contender has."""
    contenders: int
    mover: int
    legal: list[int]
    policy: list[float]
    """How good each of these moves is, as probabilities; empty if nobody thought about it for long."""
    win: list[float]
    """Everybody's chance to win, by a search; empty if there was none."""


class PlayedGame(NamedTuple):
    decisions: list[Decision]
    win: list[float]
    """1 for the contender who won, 0 for others."""
    points: list[float]
    """Of each contender."""


class Thought(NamedTuple):
    """What came of thinking about a move."""

    move: int
    policy: list[float]
    """As in `Decision`."""
    win: list[float]
    counts: bool
    """Whether the decision is one to learn from."""


class Player(Protocol):
    """Somebody who plays in games for training."""

    def think(self, s: Position, deal: Position) -> Thought:
        """About a move in a position; a determinisation of it is there to be looked at, and not to be played in."""


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
        thought = players[mover].think(s, deal)
        if thought.counts:
            features = encoder.encode(deal)
            contenders = int(encoder.contenders(deal))
            decisions.append(Decision(features, width, contenders, mover, s.legal, thought.policy, thought.win))
        s.play(thought.move)
    ended = result(s, encoder.points(s))
    return PlayedGame(decisions, ended.win_chances, ended.points)


# By a network


class SearchPlayer:
    """Plays by a search over a model, which thinks for long only about some of the decisions (a playout cap).

    These are the ones to learn from; the others are made quickly, so that there are more games.
    """

    def __init__(self, model: Model, simulations: int, rng: Rng, learns: bool = True) -> None:
        def search(most: int, noise: bool) -> Search:
            config = SearchConfig(most, c_scale=VALUE_SCALE, points_weight=POINTS_WEIGHT, noise=noise)
            return Search(model, config, rng)

        self.full = search(simulations, noise=True)
        self.quick = search(max(2, simulations // QUICK), noise=False)
        self.rng = rng
        self.learns = learns
        """Whether its decisions are learned from: not those of a past network."""

    def think(self, s: Position, deal: Position) -> Thought:
        observation = Observation(s, s.player)
        if not self.learns or self.rng.below(LEARNED_FROM) > 0:
            return Thought(self.quick.run(observation).move, [], [], counts=False)
        found = self.full.run(observation)
        return Thought(found.move, found.policy, found.win_chances, counts=True)


# The first generation


class NoisyPlayer:
    """A greedy bot that errs, and now and then asks a bot that thinks ahead: whoever plays before there is a network.

    The policy to learn is a softmax over the greedy bot's values of the moves, and the votes of the other one.
    """

    def __init__(self, setup: Setup, evaluator: Evaluator, simulations: int, rng: Rng) -> None:
        self.setup = setup
        self.evaluator = evaluator
        self.greedy = GreedyBot(evaluator, rng.below(SEEDS))
        self.temperature = setup.game.search.prior_temperature
        """Of the policy, in hundredths of a point."""
        self.noise = rng.pick(list(THINKERS_NOISE if simulations else NOISE))
        """In per cent of the evaluator's uncertainty."""
        self.simulations = simulations
        """Of the bot that thinks ahead, at the decisions to learn from; 0 if it isn't asked."""
        self.rng = rng

    def think(self, s: Position, deal: Position) -> Thought:
        depth = self.evaluator.lookahead_depth()
        legal = s._legal
        values = [self.greedy.value_after(deal, move, s.player, depth) for move in legal]
        scale = self.evaluator.uncertainty(deal) * self.noise // 100
        chosen = max(range(len(legal)), key=lambda at: float(values[at]) + float(scale) * gumbel(self.rng))
        if self.rng.below(FIRST_LEARNED_FROM) > 0:
            return Thought(legal[chosen], [], [], counts=False)
        best = max(values)
        policy = shares([exp(float(value - best) / self.temperature) for value in values])
        if self.simulations:
            votes = self.votes(s)
            policy = [(one + other) / 2 for one, other in zip(policy, votes, strict=True)]
            chosen = votes.index(max(votes))
        return Thought(legal[chosen], policy, [], counts=True)

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
