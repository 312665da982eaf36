"""A player that is a program."""

from typing import final

from mypy_extensions import mypyc_attr

from yamen.bots.observation import Observation
from yamen.engine.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses a move from an observation. Subclasses need not be compiled."""

    def choose(self, observation: Observation) -> int:
        """One of `observation.legal`."""
        raise NotImplementedError

    def shorten(self, share: float) -> None:
        """Think only for this share of the usual time, until told otherwise. Whoever answers at once needn't."""


@final
class RandomBot(Bot):
    """Chooses uniformly among the legal moves."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, observation: Observation) -> int:
        return self.rng.pick(observation.legal)
