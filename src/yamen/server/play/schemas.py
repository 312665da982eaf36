"""What is done at a table whose game runs."""

from typing import Annotated

from msgspec import Meta

from yamen.server.schemas import Number, Strict
from yamen.server.tables.schemas import ProposalKind

MoveGiven = Annotated[int, Meta(ge=0, le=1_000_000)] | Annotated[str, Meta(min_length=1, max_length=200)]


class PlayMove(Strict):
    number: Number
    move: MoveGiven


class TakeBack(Strict):
    number: Number


class Propose(Strict):
    """To go back to one's own last decision, whatever happened since, to end the game unfinished, or to wait for
    whoever is asked and away."""

    number: Number
    kind: ProposalKind


class Answer(Strict):
    agree: bool
