"""What a bot may know."""

from typing import Any, final

from mypy_extensions import i64

from yamen.engine.agenda import Position
from yamen.engine.rng import Rng


@final
class Seat:
    """A player's place at the table: the view from there, the legal moves, and positions dealt anew that look the same.

    Never the true position: what the player can't see is different in every deal.
    """

    def __init__(self, position: Position, viewer: i64) -> None:
        self._position = position
        self.viewer = viewer
        self.legal: list[int] = position.legal[:]

    def players(self) -> int:
        """How many have a seat at the table."""
        return len(self._position.scores())

    def view(self) -> dict[str, Any]:
        return self._position.view(self.viewer)

    def deal(self, rng: Rng) -> Position:
        """A position that looks the same from here, the bot's own to play with."""
        return self._position.determinise(self.viewer, rng)
