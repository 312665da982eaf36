"""What is done at a table whose game runs."""

from typing import Annotated, Literal

from msgspec import Meta

from yamen.server.schemas import Number, Strict

MoveGiven = Annotated[int, Meta(ge=0, le=1_000_000)] | Annotated[str, Meta(min_length=1, max_length=200)]


class PlayMove(Strict):
    number: Number
    move: MoveGiven


class TakeBack(Strict):
    number: Number


class Propose(Strict):
    """To go back to one's own last decision, whatever happened since, or to end the game unfinished."""

    number: Number
    kind: Literal["undo", "abandon"]


class Answer(Strict):
    agree: bool
