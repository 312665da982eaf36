"""The bot that takes whatever looks best at once, and its like who are mistaken about it."""

from math import log
from typing import Final, final

from mypy_extensions import i64

from yamen.bots.bot import Bot
from yamen.bots.evaluator import Evaluation
from yamen.bots.observation import Seat
from yamen.engine.agenda import Position
from yamen.engine.rng import Rng

WORST: Final = -(1 << 60)
FINE: Final = 1 << 30


@final
class GreedyBot(Bot):
    """Tries every move, with the choices that belong to it, and takes the one that is worth most.

    One that errs misjudges every move a little, by some per cent of how far anybody may be off at this stage of the
    game. So moves that are nearly as good are mixed up often, and the worst are hardly ever taken.
    """

    def __init__(self, evaluation: Evaluation, seed: int, errs: i64 = 0) -> None:
        self.evaluation = evaluation
        self.rng = Rng(seed)
        self.errs = errs

    def choose(self, seat: Seat) -> int:
        s = seat.deal(self.rng)
        spread: i64 = self.evaluation.doubt(s) * self.errs // 100
        foresight = self.evaluation.foresight()
        choice = seat.legal[0]
        best: i64 = WORST
        equals: i64 = 0
        for move in seat.legal:
            worth = self.after(s, move, seat.viewer, foresight)
            if spread > 0:
                worth += self.error(spread)
            if worth > best:
                choice = move
                best = worth
                equals = 1
            elif worth == best:
                equals += 1
                if self.rng.below(equals) == 0:
                    choice = move
        return choice

    def error(self, spread: i64) -> i64:
        """Spread so that a move worth `spread` more is e times as likely to be taken (Gumbel's distribution)."""
        share = (float(self.rng.below(FINE)) + 0.5) / float(FINE)
        return int(-log(-log(share)) * float(spread))

    def after(self, s: Position, move: int, viewer: i64, follow_ups: i64) -> i64:
        """What the position is worth once the move is made and its follow-ups are chosen as well as can be."""
        next_: Position = s.clone()
        next_.play(move)
        if next_.player != viewer or follow_ups == 0 or not belongs(s, next_):
            return self.evaluation.worth(next_, viewer)
        interruptible = next_.agenda[-1].interruptible
        best: i64 = WORST
        for follow_up in next_.legal:
            # What can be done at any time is tried before the whole move, not within it as well.
            if follow_up >= next_.interruptions and interruptible:
                continue
            worth = self.after(next_, follow_up, viewer, follow_ups - 1)
            if worth > best:
                best = worth
        return best


def belongs(s: Position, next_: Position) -> bool:
    """Whether the next question belongs to the same move: it already waited, or what waited beneath still does."""
    below: i64 = len(s.agenda) - 2
    last: i64 = len(next_.agenda) - 1
    if last <= below:
        return next_.agenda[last] is s.agenda[last]
    return below < 0 or next_.agenda[below] is s.agenda[below]
