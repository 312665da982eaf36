"""Games for training. Compiled evaluators do the work here; numpy and JAX have no part in it."""

from math import exp
from typing import Final, NamedTuple

from yamen.bots.bot import Bot
from yamen.bots.greedy import GreedyBot
from yamen.bots.network import Network
from yamen.bots.observation import Observation
from yamen.engine.definition import GameDefinition, OptionValue, Setup
from yamen.engine.errors import BadOption
from yamen.engine.evaluator import POINT, Evaluator
from yamen.engine.position import Position
from yamen.engine.rng import Rng
from yamen.engine.tasks import CHANCE, NOBODY

FINE: Final = 1 << 30
SEEDS: Final = 1 << 30
NOISE: Final = (0, 5, 10, 20, 40)
"""The noise of the players of a sampled game, drawn for each: so that the games show what comes of mistakes, too."""
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


# For the policy


class Episode:
    """The decisions of a game played by a policy network."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.states: list[int] = []
        """The features of whoever decides, before each decision, concatenated,"""
        self.afterstates: list[int] = []
        """and after each of its legal moves."""
        self.move_counts: list[int] = []
        """The number of legal moves of each decision,"""
        self.choices: list[int] = []
        """which of them was made,"""
        self.seats: list[int] = []
        """and by whom."""
        self.final_values: list[int] = []
        """The final score of each contender, in hundredths of a point."""


def play_episode(setup: Setup, evaluator: Evaluator, policy: Network, seed: int) -> Episode:
    """A game in which everybody draws moves from the softmax of the same policy network."""
    rng = Rng(seed)
    s: Position = setup.position()
    episode = Episode(setup.players)
    while s.player != NOBODY:
        if s.player == CHANCE:
            s.play(s.roll(rng))
        elif len(s._legal) == 1:
            s.play(s._legal[0])
        else:
            s.play(s._legal[draw_move(s, evaluator, policy, rng, episode)])
    episode.final_values = evaluator.values(s)
    return episode


def draw_move(s: Position, evaluator: Evaluator, policy: Network, rng: Rng, episode: Episode) -> int:
    """The index of a move drawn from the policy; the decision is added to the episode."""
    player = s.player
    deal = Observation(s, player).deal(rng)
    episode.states.extend(evaluator.features(deal, player))
    logits: list[float] = []
    for move in s._legal:
        next_: Position = deal.clone()
        next_.play(move)
        features = evaluator.features(next_, player)
        episode.afterstates.extend(features)
        logits.append(policy.output(features))
    best = max(logits)
    weights = [exp(logit - best) for logit in logits]
    at = sum(weights) * (float(rng.below(FINE)) + 0.5) / FINE
    choice = 0
    for weight in weights[:-1]:
        at -= weight
        if at < 0.0:
            break
        choice += 1
    episode.move_counts.append(len(logits))
    episode.choices.append(choice)
    episode.seats.append(player)
    return choice


# For the value networks


class Sample(NamedTuple):
    """A contender at some decision of a game, and the label."""

    features: list[int]
    kind: int
    """A player, or an automa."""
    points: float
    """The final score."""
    game: int


def play_samples(
    setup: Setup, evaluator: Evaluator, player: Evaluator, seed: int, game: int, interval: int
) -> list[Sample]:
    """A game between greedy bots with noise, who evaluate with `player`; one of `interval` decisions is sampled."""
    rng = Rng(seed)
    bots: list[Bot] = [GreedyBot(player, rng.below(SEEDS), rng.pick(list(NOISE))) for _ in range(setup.players)]
    s: Position = setup.position()
    features: list[list[int]] = []
    seats: list[int] = []
    while s.player != NOBODY:
        if s.player == CHANCE:
            s.play(s.roll(rng))
            continue
        if rng.below(interval) == 0:
            for seat in range(evaluator.contenders(s)):
                features.append(evaluator.features(s, seat))
                seats.append(seat)
        s.play(bots[s.player].choose(Observation(s, s.player)))
    points = [value / POINT for value in evaluator.values(s)]
    return [Sample(features[i], evaluator.kind(s, seat), points[seat], game) for i, seat in enumerate(seats)]
