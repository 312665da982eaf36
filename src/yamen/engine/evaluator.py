"""The interface by which a game tells a bot how good a position is."""

from math import exp
from typing import Final, NamedTuple

from mypy_extensions import i64, mypyc_attr

from yamen.engine.position import Position

UNCERTAINTY: Final = 600
LOOKAHEAD_DEPTH: Final = 3
POINT: Final = 100


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """A static evaluation of the positions of one game.

    Values are integers, in hundredths of a point: they are the same compiled or not, on every machine.
    """

    def value(self, s: Position, seat: i64) -> i64:
        """About the final score of a seat; more is better."""
        raise NotImplementedError

    def lookahead_depth(self) -> i64:
        """How many follow-up choices of a move (which card, which tile) are resolved before it is evaluated."""
        return LOOKAHEAD_DEPTH

    def stage(self, s: Position) -> i64:
        """The number of the current round of the game."""
        raise NotImplementedError

    def values(self, s: Position) -> list[int]:
        """The value for each contender."""
        return [self.value(s, seat) for seat in range(self.contenders(s))]

    def contenders(self, s: Position) -> i64:
        """How many can win: the seats, and after them an automa if one plays."""
        return len(s.scores)

    def uncertainty(self, s: Position) -> i64:
        """The scale of the error of the difference of two values: larger, the longer the game still lasts."""
        return UNCERTAINTY


def softmax(values: list[int], temperature: i64) -> list[float]:
    best: i64 = values[0]
    for value in values:
        if value > best:
            best = value
    weights = [exp(float(value - best) / float(temperature)) for value in values]
    total: float = 0.0
    for weight in weights:
        total += weight
    return [weight / total for weight in weights]


@mypyc_attr(allow_interpreted_subclasses=True)
class ScoreEvaluator(Evaluator):
    """For a game without an evaluator of its own: the score so far."""

    def value(self, s: Position, seat: i64) -> i64:
        return POINT * s.scores[seat]

    def stage(self, s: Position) -> i64:
        return 0


class SearchSettings(NamedTuple):
    """The settings of searches in a game, tuned in the arena; the first ones are those of `master-0.1`."""

    exploration: float = 1.0
    """The exploration constant (c_puct),"""
    prior_temperature: float = 400.0
    """the temperature of its priors, in hundredths of a point,"""
    opponent_exploration: float = 1.0
    """and the factor of the exploration constant at the choices of opponents."""
    rollouts: bool = False
    """Whether `master-0.1` plays by rollouts instead of tree search."""
    package: str = ""
    """The package with the network that the game is played by, and with the ratings of the bots in it."""
    value_scale: float = 1.0
    """The weight of the values that the search finds, beside the policy of the network (c_scale),"""
    points_weight: float = 0.002
    """and of a point beside the chance to win."""
