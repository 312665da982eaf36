"""The bot that makes the move with the best static evaluation, and its weaker variants that err."""

from math import log
from typing import Final, final

from mypy_extensions import i64

from yamen.bots.bot import Bot
from yamen.bots.observation import Observation
from yamen.engine.evaluator import Evaluator
from yamen.engine.position import Position
from yamen.engine.rng import Rng

WORST: Final = -(1 << 60)
FINE: Final = 1 << 30


@final
class GreedyBot(Bot):
    """Evaluates every move, with the follow-up choices that belong to it, and makes the best.

    With noise, in per cent of the evaluator's uncertainty, each value gets an error of that scale. So moves that are
    nearly as good are mixed up often, and the worst are hardly ever made.
    """

    def __init__(self, evaluator: Evaluator, seed: int, noise: i64 = 0) -> None:
        self.evaluator = evaluator
        self.rng = Rng(seed)
        self.noise = noise

    def choose(self, observation: Observation) -> int:
        s = observation.deal(self.rng)
        scale: i64 = self.evaluator.uncertainty(s) * self.noise // 100
        depth = self.evaluator.lookahead_depth()
        choice = observation.legal[0]
        best: i64 = WORST
        ties: i64 = 0
        for move in observation.legal:
            value = self.value_after(s, move, observation.viewer, depth)
            if scale > 0:
                value += self.gumbel(scale)
            if value > best:
                choice = move
                best = value
                ties = 1
            elif value == best:
                ties += 1
                if self.rng.below(ties) == 0:
                    choice = move
        return choice

    def gumbel(self, scale: i64) -> i64:
        """A Gumbel-distributed error, which makes the choice a softmax with this temperature."""
        uniform = (float(self.rng.below(FINE)) + 0.5) / float(FINE)
        return int(-log(-log(uniform)) * float(scale))

    def value_after(self, s: Position, move: int, viewer: i64, depth: i64) -> i64:
        """The value of a move once its follow-ups, as many as `depth`, are chosen as well as can be."""
        next_: Position = s.clone()
        next_.play(move)
        if next_.player != viewer or depth == 0 or not is_follow_up(s, next_):
            return self.evaluator.value(next_, viewer)
        interruptible = next_.agenda[-1].interruptible
        best: i64 = WORST
        for follow_up in next_._legal:
            # What can be done at any time is tried before the whole move, not within it as well.
            if follow_up >= next_.interruptions and interruptible:
                continue
            value = self.value_after(next_, follow_up, viewer, depth - 1)
            if value > best:
                best = value
        return best


def is_follow_up(s: Position, next_: Position) -> bool:
    """Whether the next choice belongs to the same move: it already waited, or what waited beneath still does."""
    below: i64 = len(s.agenda) - 2
    last: i64 = len(next_.agenda) - 1
    if last <= below:
        return next_.agenda[last] is s.agenda[last]
    return below < 0 or next_.agenda[below] is s.agenda[below]
