"""Bots that think ahead: they choose a move, and can tell how they rate the moves that they considered."""

from typing import NamedTuple

from mypy_extensions import mypyc_attr

from yamen.bots.bot import Bot
from yamen.bots.observation import Observation


class RatedMove(NamedTuple):
    """What a bot expects after a move."""

    move: int
    share: float
    """How much of its thinking went to the move."""
    win_chances: list[float]
    """Of each contender: the seats, and after them an automa if one plays. An automa's is not always known."""
    values: list[float]
    """The predicted final scores, in hundredths of a point."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ThinkingBot(Bot):
    """A bot with a budget of time and simulations."""

    def votes(self, observation: Observation) -> dict[int, float]:
        """How strongly each move is preferred; the votes of several bots can be added up."""
        raise NotImplementedError

    def rate(self, observation: Observation, most: int, also: int, seconds: float) -> list[RatedMove]:
        """The `most` best moves, first the one that it chooses, and the move `also`.

        After it has chosen, so many seconds go to the moves that it gave little thought to.
        """
        raise NotImplementedError
