"""What travels between the server and its clients. The OpenAPI document, and the client's types, follow from it."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$")]
Text = Annotated[str, Meta(min_length=1, max_length=1000, pattern=r"^[^\x00]*$")]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=20)]
Login = Annotated[str, Meta(min_length=2, max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$")]
Password = Annotated[str, Meta(min_length=8, max_length=200, pattern=r"^[^\x00]*$")]
PackText = Annotated[str, Meta(min_length=1, max_length=40_000, pattern=r"^[^\x00]*$")]
MoveGiven = Annotated[int, Meta(ge=0, le=1_000_000)] | Annotated[str, Meta(min_length=1, max_length=200)]


class Strict(Struct, forbid_unknown_fields=True):
    """Something a client sends: a key it doesn't know is a mistake and said to be one."""


# People


class NewPerson(Strict):
    name: Name


class Recovery(Strict):
    code: Annotated[str, Meta(min_length=1, max_length=100)]


class Credentials(Strict):
    """What a person signs in with on any device."""

    login: Login
    password: Password


class Me(Struct):
    id: str
    name: str
    login: str | None = None


class Welcome(Struct):
    """A new person, with the code that brings them back on another device; it is told once."""

    id: str
    name: str
    recovery_code: str


# Games


class Need(Struct):
    """The value that another option must have for an option to mean something."""

    option: str
    value: bool | int | str


class OptionInfo(Struct):
    name: str
    values: list[bool | int | str]
    needs: Need | None = None


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
    hints: bool = False
    """Whether players may ask what a bot expects of their moves."""
    content: PackText | None = None
    """The text of a content pack, as TOML; without one, the game's own figures."""


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


class Proposal(Struct):
    """Something that all people at a table must agree to: to go back to move `to`, or to end the game unfinished."""

    kind: Literal["undo", "abandon"]
    by: int
    to: int
    agreed: list[int]
    waiting: list[int]


class Pack(Struct):
    """The content pack that a table is played with."""

    name: str
    hash: str


class FigureInfo(Struct):
    """A printed figure and how sure it is: text, likely, inferred, or ours, which is a reconstruction."""

    path: str
    value: int
    confidence: str


class ContentInfo(Struct):
    """The figures that a table is played with; `pack` is None where they are the game's own."""

    hash: str
    pack: Pack | None
    text: str | None
    figures: list[FigureInfo]


class TableState(Struct):
    """A table as one person may see it: `view` is None for whoever may not look."""

    id: str
    game: str
    players: int
    options: dict[str, bool | int | str]
    stage: str
    watchable: bool
    hints: bool
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
    proposal: Proposal | None
    rematch: str | None
    """The table that follows this one."""
    content: Pack | None
    owner: bool
    """Whether the asker made the table."""
    created: float
    abandoned: bool
    """Whether all agreed to end the game unfinished: it is over, without a result."""


class TableLine(Struct):
    """A table in a list."""

    id: str
    game: str
    stage: str
    names: list[str]
    my_turn: bool
    players: int
    free: int
    created: float
    number: int
    seats: list[SeatState]
    to_move: int | None
    to_move_name: str | None
    watchable: bool
    abandoned: bool


class Step(Struct):
    """What one move brought; `seat` is -1 where chance made it."""

    number: int
    seat: int
    events: list[dict[str, Any]]


class Replay(Struct):
    """A table as it was after some of its moves, and what the last of them brought."""

    number: int
    of: int
    seat: int | None
    view: dict[str, Any]
    steps: list[Step]
    to_move: int | None
    question: dict[str, Any] | None
    """What the player to move was asked; while the game runs, told only to that player."""
    scores: list[int]


class Standing(Struct):
    """The points of all who play from a move on, and the day or month it is."""

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


class RecordGiven(Strict):
    """The text of a record, and at which of its moves and from which seat to look; else at the end, with all that
    happened until then, as a watcher.

    A game that was played with a content pack needs its text.
    """

    record: Annotated[str, Meta(max_length=60_000)]
    number: Number | None = None
    seat: SeatNumber | None = None
    content: PackText | None = None


class RecordSeen(Struct):
    """A game that was recorded somewhere, at one of its moves."""

    game: str
    players: int
    options: dict[str, bool | int | str]
    names: list[str]
    number: int
    of: int
    seat: int | None
    view: dict[str, Any]
    steps: list[Step]
    to_move: int | None
    question: dict[str, Any] | None
    scores: list[int]
    course: Course
    result: Result | None


class Happened(Struct):
    """What happened at a table after a given number of moves."""

    number: int
    steps: list[Step]


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


class SeatBot(Strict):
    """A bot takes an open seat; without a `bot`, the one that sits there leaves it."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=20)] | None
    name: Name | None = None


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
