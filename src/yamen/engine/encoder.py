"""An encoder: what a network sees of a position, in small whole numbers."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from yamen.engine.position import Position

MOST: Final = 32000
"""No feature is larger, and none is smaller than its negative: they are stored in two bytes each."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """The features of the positions of one game: first those of the table, then those of each contender.

    Everything that is known goes in as it stands, without a judgement: what is asked and about what, one-hot where it
    is one of several things, counts where it can be counted. Hidden things are taken as they lie in the given position.
    """

    table_features: ClassVar[tuple[str, ...]] = ()
    """The names of the features that belong to nobody."""
    seat_features: ClassVar[tuple[str, ...]] = ()
    """The names of the features that each contender has."""

    def contenders(self, s: Position) -> i64:
        """How many can win: the seats, and after them an automa if one plays."""
        return len(s.scores)

    def encode(self, s: Position) -> list[int]:
        """A number for each of `table_features`, then for each of `seat_features` of every contender."""
        raise NotImplementedError

    def points(self, s: Position) -> list[int]:
        """The points that each contender has by now."""
        return s.scores
