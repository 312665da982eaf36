"""The bot that makes the move with the best static evaluation."""

from typing import Any, Final, final

from mypy_extensions import i64

from yamen.bots.bot import Bot
from yamen.bots.observation import Observation
from yamen.engine.evaluator import Evaluator
from yamen.engine.position import Position
from yamen.engine.rng import Rng
from yamen.engine.tasks import Task

WORST: Final = -(1 << 60)


@final
class GreedyBot(Bot):
    """Evaluates every move, with the follow-up choices that belong to it, and makes the best."""

    def __init__(self, evaluator: Evaluator, seed: int) -> None:
        self.evaluator = evaluator
        self.rng = Rng(seed)

    def choose(self, observation: Observation) -> int:
        s = observation.deal(self.rng)
        depth = self.evaluator.lookahead_depth()
        choice = observation.legal[0]
        best: i64 = WORST
        ties: i64 = 0
        last = observation.legal[-1]
        for move in observation.legal:
            value = self.value_after(s, move, observation.viewer, depth, move == last)
            if value > best:
                choice = move
                best = value
                ties = 1
            elif value == best:
                ties += 1
                if self.rng.below(ties) == 0:
                    choice = move
        return choice

    def value_after(self, s: Position, move: int, viewer: i64, depth: i64, is_last: bool = False) -> i64:
        """The value of a move once up to `depth` follow-ups are chosen as well as can be.

        The last move that is tried is played in the position itself, which is cheaper than in a clone.
        """
        below = s.pending - 2
        before = s.agenda if is_last else s._tasks
        if not is_last:
            s = s.clone()
        s.play(move)
        if s.player != viewer or depth == 0 or not is_follow_up(before, below, s):
            return self.evaluator.value(s, viewer)
        # What can be done at any time is tried before the whole move, not within it as well.
        moves = s._legal
        if s.choice().interruptible and moves[-1] >= s.interruptions:
            moves = [follow_up for follow_up in moves if follow_up < s.interruptions]
        best: i64 = WORST
        at: i64 = 0
        for follow_up in moves:
            at += 1
            value = self.value_after(s, follow_up, viewer, depth - 1, at == len(moves))
            if value > best:
                best = value
        return best


def is_follow_up(before: list[Task[Any]], below: i64, s: Position) -> bool:
    """Whether the next choice belongs to the same move: it was on the agenda before, or what lay beneath still is."""
    last = s.pending - 1
    if last <= below:
        return s.task(last) is before[last]
    return below < 0 or s.task(below) is before[below]
