"""Plans for one's next turn."""

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from yamen.server.schemas import GameMessage, Number, Strict
from yamen.server.tables.schemas import LegalMove, RefusedMove

PlannedMoves = Annotated[list[Annotated[int, Meta(ge=0, le=1_000_000)]], Meta(max_length=30)]


class NextTurnRequest(Strict):
    """The moves that are to be made first."""

    moves: PlannedMoves


class NextTurn(Struct):
    """The asker's next turn as if it were now, after some moves; computed only from what they know.

    Without a `question` nothing more can be foreseen: others, chance or new information come next.
    """

    number: int
    """After how many moves of the table it looks so."""
    moves: list[LegalMove]
    view: dict[str, Any]
    question: GameMessage | None
    legal: list[LegalMove]
    refused: list[RefusedMove]


class NewPlan(Strict):
    """The first entry that can be played will be, unless something happens that is to stop the plan."""

    number: Number
    entries: Annotated[list[Annotated[PlannedMoves, Meta(min_length=1)]], Meta(min_length=1, max_length=6)]
    stop_if: Annotated[list[Annotated[str, Meta(max_length=20)]], Meta(max_length=20)] = field(default_factory=list)
