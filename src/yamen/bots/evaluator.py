"""How a game tells a bot what a position is worth."""

from math import exp
from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from yamen.engine.agenda import Position

DOUBT: Final = 600
FORESIGHT: Final = 3
POINT: Final = 100
ALL: Final = 1 << 30


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """The worth of positions of one game. Whole numbers only: they are the same compiled or not, on every machine."""

    sources: ClassVar[tuple[str, ...]] = ()
    """What the worth is made of, by name."""
    traits: ClassVar[tuple[str, ...]] = ()
    """What else there is to know of a seat, for an evaluation that is learned."""

    def worth(self, s: Position, seat: i64) -> i64:
        """About the hundredths of a point that a seat will have in the end; more is better."""
        raise NotImplementedError

    def foresight(self) -> i64:
        """How many further questions of a move are best answered before its worth is asked: which card, which tile."""
        return FORESIGHT

    def parts(self, s: Position, seat: i64) -> list[int]:
        """What the worth is made of: a number for each of the sources."""
        raise NotImplementedError

    def features(self, s: Position, seat: i64, count: i64 = ALL) -> list[int]:
        """A number for each of the sources, and for each of the traits; of all these the first `count`."""
        raise NotImplementedError

    def left(self, s: Position) -> i64:
        """How much of the game is still to come, in hundredths."""
        raise NotImplementedError

    def stage(self, s: Position) -> i64:
        """Which part of the game it is: a day, a month."""
        raise NotImplementedError

    def standing(self, s: Position) -> list[int]:
        """The worth for each seat, and after them for whoever else can win."""
        return [self.worth(s, seat) for seat in range(self.rivals(s))]

    def rivals(self, s: Position) -> i64:
        """How many can win: the seats, and whoever plays beside them."""
        return len(s.scores())

    def kind(self, s: Position, seat: i64) -> i64:
        """0 for a player, 1 for whoever plays beside them: what the same things bring may differ for them."""
        return 0

    def doubt(self, s: Position) -> i64:
        """How far the difference of two worths may be off: more, the longer the game still lasts."""
        return DOUBT

    def chances(self, s: Position) -> list[float]:
        """How likely each seat is to win."""
        return softmax(self.standing(s), self.doubt(s))


def softmax(worths: list[int], scale: i64) -> list[float]:
    """Shares of one: e times as much for what is worth `scale` more."""
    best: i64 = worths[0]
    for worth in worths:
        if worth > best:
            best = worth
    shares = [exp(float(worth - best) / float(scale)) for worth in worths]
    total: float = 0.0
    for share in shares:
        total += share
    return [share / total for share in shares]
