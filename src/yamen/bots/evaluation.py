"""How a game tells a bot what a position is worth."""

from mypy_extensions import i64, mypyc_attr

from yamen.engine.agenda import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """The worth of positions of one game. Whole numbers only: they are the same compiled or not, on every machine."""

    def worth(self, s: Position, seat: i64) -> i64:
        """How good the position is for a seat; more is better."""
        raise NotImplementedError
