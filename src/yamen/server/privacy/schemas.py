"""All that is stored about a person."""

from typing import Any

from msgspec import Struct

from yamen.server.accounts.schemas import SessionInfo


class ExportedAccount(Struct):
    id: str
    name: str
    login: str | None
    password: bool
    """Whether there is one; only its hash is stored."""
    created: float
    night: str | None
    """The hours of sleep, for the clocks of tables to come."""


class ExportedTable(Struct):
    """A table where the person sat, or that they made."""

    id: str
    game: str
    options: dict[str, Any]
    created: float
    stage: str
    abandoned: bool
    made: bool
    """Whether the person made it."""
    seats: list[int]
    """The person's own, counted from 0."""
    record: str | None
    """The whole game, once it is over; before, it would tell what is hidden."""
    left: list[int]
    """Those that the person has left to a bot, by resigning or by being away too long."""


class ExportedLine(Struct):
    """What the person wrote in a chat."""

    table: str
    room: str
    text: str
    phrase: str | None
    at: float


class ExportedIgnored(Struct):
    """Whom the person has muted or blocked."""

    name: str
    kind: str
    created: float


class ExportedReport(Struct):
    """What the person reported."""

    table: str
    reason: str
    note: str
    created: float


class ExportedSanction(Struct):
    """What an operator did about the person."""

    kind: str
    reason: str
    until: float | None
    created: float


class ExportedReplies(Struct):
    """How often the person took about so long for a turn."""

    seconds: float | None
    """At most so many, and more than in the entry before; None for the longest there are."""
    turns: int


class ExportedLeave(Struct):
    """When the person's clocks stood still."""

    began: float
    ends: float


class ExportedChannel(Struct):
    """Where the person is told that it is their turn."""

    kind: str
    label: str
    target: dict[str, str]
    created: float
    confirmed: bool
    delivered: float | None
    error: str | None


class ExportedNotifications(Struct):
    language: str | None
    channels: list[ExportedChannel]


class ExportedPlan(Struct):
    """What the person wants to do in their next turn at a table."""

    table: str
    plan: dict[str, Any]


class PersonExport(Struct):
    account: ExportedAccount
    sessions: list[SessionInfo]
    tables: list[ExportedTable]
    chat: list[ExportedLine]
    ignored: list[ExportedIgnored]
    reports: list[ExportedReport]
    sanctions: list[ExportedSanction]
    replies: list[ExportedReplies]
    leaves: list[ExportedLeave]
    notifications: ExportedNotifications
    plans: list[ExportedPlan]
