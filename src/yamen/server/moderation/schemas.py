"""Mutes, blocks, reports, and what operators do about them."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from yamen.server.schemas import Name, Number, SeatNumber, Strict

ReportReason = Literal["insult", "spam", "name", "cheating", "other"]
SanctionKind = Literal["warn", "silence", "suspend", "close", "rename"]
Sentence = Annotated[str, Meta(min_length=1, max_length=500, pattern=r"^[^\x00]*$")]
Hours = Annotated[float, Meta(gt=0, le=24 * 3650)]
LineNumber = Annotated[int, Meta(ge=0, le=2**31 - 1)]
PersonId = Annotated[str, Meta(min_length=1, max_length=32, pattern=r"^[^\x00]*$")]


class Ignore(Strict):
    """Somebody at a table: on a seat, or the writer of a line in the chat. With `none` they are heard again."""

    table: Annotated[str, Meta(max_length=32, pattern=r"^[^\x00]*$")]
    kind: Literal["none", "mute", "block"]
    seat: SeatNumber | None = None
    line: LineNumber | None = None


class StopIgnoring(Strict):
    id: PersonId


class IgnoredPerson(Struct):
    id: str
    name: str
    kind: str


class NewReport(Strict):
    """Somebody at a table, as in `Ignore`, and what is wrong with what they do."""

    table: Annotated[str, Meta(max_length=32, pattern=r"^[^\x00]*$")]
    reason: ReportReason
    note: Annotated[str, Meta(max_length=500, pattern=r"^[^\x00]*$")] = ""
    seat: SeatNumber | None = None
    line: LineNumber | None = None


class ReportedLine(Struct):
    """A line of the chat as it was when it was reported."""

    name: str
    text: str
    at: float
    about: bool
    """Whether the reported person wrote it."""


class ReportInfo(Struct):
    id: int
    table: str
    reason: str
    note: str
    created: float
    about: str
    """The id of the reported person."""
    name: str
    reporter: str
    """The name of who reported it."""
    lines: list[ReportedLine]
    before: list["SanctionInfo"]
    """What was done about this person before."""


class SanctionInfo(Struct):
    """What an operator did, and why."""

    id: int
    kind: str
    reason: str
    until: float | None
    created: float
    seen: bool
    """Whether the person has acknowledged it."""


class NewSanction(Strict):
    """What is to be done about a person. Silence and suspension last some hours; a new name can be given."""

    person: PersonId
    kind: SanctionKind
    reason: Sentence
    hours: Hours | None = None
    name: Name | None = None


class HandleReport(Strict):
    id: Number


class Acknowledge(Strict):
    id: Number


def line_from(stored: dict[str, Any], about: str) -> ReportedLine:
    return ReportedLine(stored["name"], stored["text"], stored["at"], stored["person"] == about)
