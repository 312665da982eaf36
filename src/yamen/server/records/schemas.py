"""Games looked back at."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from yamen.server.schemas import GameMessage, Number, PackText, SeatNumber, Strict
from yamen.server.tables.schemas import LogStep, Result


class Replay(Struct):
    """A table as it was after some of its moves, and what the last of them brought."""

    number: int
    of: int
    seat: int | None
    view: dict[str, Any]
    steps: list[LogStep]
    to_move: int | None
    question: GameMessage | None
    """What the player to move was asked; while the game runs, told only to that player."""
    scores: list[int]


class Standing(Struct):
    """The points of all who play from a move on, and the round it is."""

    number: int
    round: int | None
    scores: list[int]


class Turn(Struct):
    """From which move on a player is asked."""

    number: int
    seat: int


class Course(Struct):
    """How the points grew over a game. A move that changes nothing has no standing of its own."""

    of: int
    standings: list[Standing]
    turns: list[Turn]


class RecordUpload(Strict):
    """The text of a record, and at which of its moves and from which seat to look; else at the end, with all that
    happened until then, as a watcher.

    A game that was played with a content pack needs its text.
    """

    record: Annotated[str, Meta(max_length=60_000)]
    number: Number | None = None
    seat: SeatNumber | None = None
    content: PackText | None = None


class RecordView(Struct):
    """A game that was recorded somewhere, at one of its moves."""

    game: str
    players: int
    options: dict[str, bool | int | str]
    names: list[str]
    number: int
    of: int
    seat: int | None
    view: dict[str, Any]
    steps: list[LogStep]
    to_move: int | None
    question: GameMessage | None
    scores: list[int]
    course: Course
    result: Result | None


class FrameView(Struct):
    """What happened at once, by which move of which seat, and what of the view it changed."""

    number: int
    seat: int
    events: list[dict[str, Any]]
    view: dict[str, Any]
    to_move: int | None
    """Who is asked then; None until the move is done."""


class Frames(Struct):
    """Some moves, frame by frame: the view before them, and what changed of it each time."""

    seat: int | None
    view: dict[str, Any]
    frames: list[FrameView]


class LogUpdate(Struct):
    """What happened at a table after a given number of moves."""

    number: int
    steps: list[LogStep]
    notices: list[LogStep]
    """What happened besides moves."""
