"""Tables as clients see them, and what is done before a game begins."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from yamen.server.clocks.paces import STAND_IN, PaceName
from yamen.server.clocks.schemas import TableClock
from yamen.server.schemas import GameMessage, Name, PackText, SeatNumber, Strict


class NewSeat(Strict):
    kind: Literal["me", "open", "bot", "same_screen"]
    name: Name | None = None
    bot: Annotated[str, Meta(max_length=20)] = "greedy"


class NewTable(Strict):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=20)]
    options: Annotated[dict[str, bool | int | str], Meta(max_length=50)] = field(default_factory=dict)
    watchable: bool = True
    """Whether whoever has the link may look on."""
    public: bool = False
    """Whether strangers find the table and may take its open seats; a table without any is never public."""
    hints: bool = False
    """Whether players may ask what a bot expects of their moves."""
    content: PackText | None = None
    """The text of a content pack, as TOML; without one, the game's own figures."""
    pace: PaceName | None = None
    """How time is counted (`GET /api/paces` tells what each is); by default `daily` at a public table, else `none`. The
    clocks run only where at least two people play, each at a screen of their own; with `same_screen` seats only `none`
    is taken."""
    stand_in: Annotated[str, Meta(max_length=20)] = STAND_IN
    """The bot that moves for people who are away, and plays on for those who resign."""


class SeatState(Struct):
    seat: int
    kind: str
    """`open`, `locked`, `person` or `bot`."""
    name: str
    bot: str
    """Which bot plays here. On the seat of a `person`: which one moves for them at the moment, since their time is up;
    empty as long as they play themselves."""
    mine: bool
    left: bool = False
    """On the seat of a `bot`: whether a person sat there, who has resigned or was away too long. The result says so."""


class LegalMove(Struct):
    move: int
    text: str
    message: GameMessage


class RefusedMove(Struct):
    move: int
    text: str
    message: GameMessage
    reason: GameMessage


class Result(Struct):
    scores: list[int]
    ranking: list[int]
    winner: int | None


ProposalKind = Literal["undo", "abandon", "wait"]


class Proposal(Struct):
    """Something that all people at a table must agree to: to go back to move `to`, or to end the game unfinished.

    Or, all whose time isn't up, to `wait` for whoever is asked and away: no bot moves for them until they return, or
    until somebody ends the waiting."""

    kind: ProposalKind
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


class PlanView(Struct):
    """What the person wants to do in their next turn; nobody else sees it."""

    entries: list[list[LegalMove]]
    """The moves of each; the first that can be played will be."""
    stop_if: list[str]
    """What the plan is stopped by,"""
    watches: list[str]
    """of what it can be stopped by in this game."""
    under_way: bool
    """Whether it is being carried out."""
    stopped: str
    """Why it isn't carried out: one of those, or `illegal` if nothing in it can be played."""


class TableView(Struct):
    """A table as one person may see it: `view` is None for whoever may not look."""

    id: str
    game: str
    players: int
    options: dict[str, bool | int | str]
    stage: str
    watchable: bool
    public: bool
    hints: bool
    seats: list[SeatState]
    cast: list[str]
    number: int
    seat: int | None
    to_move: int | None
    view: dict[str, Any] | None
    question: GameMessage | None
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
    pace: PaceName
    """How time is counted, or is to be once the game begins."""
    stand_in: str
    """The bot that moves for people who are away, and plays on for those who resign."""
    clock: TableClock | None
    """The clocks, while the game runs; None at a table without any. Changes whenever another seat is asked."""
    plan: PlanView | None
    """The asker's own, if there is one."""


class Reliability(Struct):
    """How reliably somebody plays with others."""

    finished: int
    """Games played to the end,"""
    games: int
    """of so many that were finished or left."""
    reply: float | None
    """How many seconds they usually take for a turn (the median), without nights and leave; None if too few are known,
    of tables whose clock isn't live."""


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
    round: int | None
    """The round that is being played."""
    result: Result | None
    touched: float
    """When somebody last sat down, stood up or moved."""
    what_if: bool
    """Whether it tries to play a finished game otherwise."""
    pace: PaceName
    clock: TableClock | None
    """The clocks, while the game runs."""
    options: dict[str, Any]
    """The options that are not the usual ones."""
    reliability: list[Reliability | None]
    """By seat, at public tables that have a clock which isn't live; else empty."""


class SeatPresence(Struct):
    """Whether the person on a seat looks at the table, and when they last did."""

    seat: int
    here: bool
    seen: float | None


class Presence(Struct, tag_field="type", tag="presence"):
    """Who looks at a table: the people who play there, and how many others."""

    people: list[SeatPresence]
    watchers: int


class LogStep(Struct, omit_defaults=True):
    """What one move brought; `seat` is -1 where chance made it.

    Or, with a `notice`, what happened after that move besides: somebody came, went, or didn't agree.
    """

    number: int
    seat: int
    events: list[GameMessage]
    notice: int = 0
    bot: bool = False
    """Whether a bot made the move in place of the person who sits or sat there."""


class TakeSeat(Strict):
    seat: SeatNumber
    name: Name | None = None


class SendAway(Strict):
    seat: SeatNumber


class LockSeat(Strict):
    seat: SeatNumber
    locked: bool


class LeaveSeat(Strict):
    seat: SeatNumber


class SeatBot(Strict):
    """A bot takes an open seat; without a `bot`, the one that sits there leaves it."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=20)] | None
    name: Name | None = None


class TextSection(Struct):
    title: str
    lines: list[str]


class TableText(Struct):
    """What lies on the table after `number` moves."""

    number: int
    seat: int | None
    sections: list[TextSection]
