"""A player that is a program."""

from typing import final

from mypy_extensions import mypyc_attr

from yamen.bots.observation import Seat
from yamen.engine.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses a move knowing only what a seat may know. A bot that is not compiled may be one, too."""

    def choose(self, seat: Seat) -> int:
        """One of `seat.legal`."""
        raise NotImplementedError


@final
class RandomBot(Bot):
    """Any legal move, each as likely as the other."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, seat: Seat) -> int:
        return self.rng.pick(seat.legal)
