"""What travels between the server and its clients. The OpenAPI document, and the client's types, follow from it."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$")]
Text = Annotated[str, Meta(min_length=1, max_length=1000, pattern=r"^[^\x00]*$")]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=20)]
MoveGiven = Annotated[int, Meta(ge=0, le=1_000_000)] | Annotated[str, Meta(min_length=1, max_length=200)]


class Strict(Struct, forbid_unknown_fields=True):
    """Something a client sends: a key it doesn't know is a mistake and said to be one."""


# People


class NewPerson(Strict):
    name: Name


class Recovery(Strict):
    code: Annotated[str, Meta(min_length=1, max_length=100)]


class Me(Struct):
    id: str
    name: str


class Welcome(Struct):
    """A new person, with the code that brings them back on another device; it is told once."""

    id: str
    name: str
    recovery_code: str


# Games


class OptionInfo(Struct):
    name: str
    values: list[bool | int | str]


class GameInfo(Struct):
    """A game that can be played; the first value of an option is the usual one."""

    name: str
    fewest: int
    most: int
    options: list[OptionInfo]
    bots: list[str]


# Tables


class NewSeat(Strict):
    kind: Literal["me", "open", "bot", "same_screen"]
    name: Name | None = None
    bot: Annotated[str, Meta(max_length=20)] = "greedy"


class NewTable(Strict):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=20)]
    options: Annotated[dict[str, bool | int | str], Meta(max_length=50)] = {}
    watchable: bool = True


class SeatState(Struct):
    seat: int
    kind: str
    name: str
    bot: str
    mine: bool


class LegalMove(Struct):
    move: int
    text: str
    message: dict[str, Any]


class RefusedMove(Struct):
    move: int
    text: str
    message: dict[str, Any]
    reason: dict[str, Any]


class Result(Struct):
    scores: list[int]
    ranking: list[int]
    winner: int | None


class TableState(Struct):
    """A table as one person may see it: `view` is None for whoever may not look."""

    id: str
    game: str
    players: int
    options: dict[str, bool | int | str]
    stage: str
    watchable: bool
    seats: list[SeatState]
    cast: list[str]
    number: int
    seat: int | None
    to_move: int | None
    view: dict[str, Any] | None
    question: dict[str, Any] | None
    legal: list[LegalMove]
    refused: list[RefusedMove]
    can_undo: bool
    result: Result | None


class TableLine(Struct):
    """A table in a list."""

    id: str
    game: str
    stage: str
    names: list[str]
    my_turn: bool


class Replay(Struct):
    """A table as it was after some of its moves."""

    number: int
    of: int
    seat: int | None
    view: dict[str, Any]


class RecordGiven(Strict):
    """The text of a record, and at which of its moves and from which seat to look; else at the end, as a watcher."""

    record: Annotated[str, Meta(max_length=60_000)]
    number: Number | None = None
    seat: SeatNumber | None = None


class RecordSeen(Struct):
    """A game that was recorded somewhere, at one of its moves."""

    game: str
    names: list[str]
    number: int
    of: int
    seat: int | None
    view: dict[str, Any]
    result: Result | None


class Happened(Struct):
    """What happened at a table after a given number of moves."""

    number: int
    events: list[dict[str, Any]]


class ChatLine(Struct):
    id: int
    room: str
    name: str
    text: str
    at: float


# What is done at a table


class TakeSeat(Strict):
    seat: SeatNumber
    name: Name | None = None


class LeaveSeat(Strict):
    seat: SeatNumber


class PlayMove(Strict):
    number: Number
    move: MoveGiven


class TakeBack(Strict):
    number: Number


class Say(Strict):
    room: Literal["players", "watchers"]
    text: Text


class Health(Struct):
    status: str
    version: str


class Mistake(Struct):
    """What every refusal looks like."""

    error: str
    message: str
    reason: dict[str, Any] | None = None
