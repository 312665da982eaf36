"""A player that is a program."""

from typing import final

from yamen.bots.seat import Seat
from yamen.engine.rng import Rng


class Bot:
    """Chooses a move knowing only what a seat may know."""

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
