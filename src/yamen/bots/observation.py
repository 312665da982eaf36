"""What a bot may know."""

from typing import Any, final

from mypy_extensions import i64

from yamen.engine.position import Position
from yamen.engine.rng import Rng


@final
class Observation:
    """What one player may know of a position: the view, the legal moves, and determinisations.

    The true position stays hidden: what the player can't see is dealt anew in each determinisation.
    """

    def __init__(self, position: Position, viewer: i64) -> None:
        self._position = position
        self.viewer = viewer
        self.legal: list[int] = position._legal[:]

    def players(self) -> int:
        """The number of seats at the table."""
        return len(self._position.scores)

    def __reduce__(self) -> tuple[Any, ...]:
        return Observation, (self._position, self.viewer)

    def view(self) -> dict[str, Any]:
        return self._position.view(self.viewer)

    def deal(self, rng: Rng) -> Position:
        """A determinisation: a position that looks the same from here, the bot's own to play with."""
        return self._position.determinise(self.viewer, rng)
