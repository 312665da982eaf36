"""The tea house with an encoder: a game to learn in seconds."""

from typing import ClassVar, Final

from tests.engine.toy import CARDS, GAME, Tea, Toast
from yamen.engine.encoder import Encoder
from yamen.engine.position import Position


class TeaEncoder(Encoder):
    table_features: ClassVar[tuple[str, ...]] = ("toasts", "pile")
    seat_features: ClassVar[tuple[str, ...]] = (
        "points",
        "cups",
        "to-move",
        *(f"card-{number + 1}" for number in range(CARDS)),
    )

    def encode(self, s: Position) -> list[int]:
        assert isinstance(s, Tea)
        top = s.task(s.pending - 1) if s.pending else None
        numbers = [top.left if isinstance(top, Toast) else 0, len(s.hand(-1))]
        for seat in range(len(s.points)):
            numbers += [s.points[seat], s.cups[seat], int(s.player == seat)]
            numbers += [int(s.where[card] == seat) for card in range(CARDS)]
        return numbers


TEA: Final = GAME._replace(encoder=TeaEncoder)
