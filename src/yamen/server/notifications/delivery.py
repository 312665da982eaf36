"""Messages, and the failures of sending them."""

from typing import Literal

from msgspec import Struct

FailureKind = Literal[
    "timeout",
    "unreachable",
    "unknown-host",
    "private",
    "redirect",
    "status",
    "refused",
    "gone",
    "no-mail",
]
"""Each has its sentence in every language: `client-notify-error-timeout`."""


class Failure(Exception):
    """A message did not arrive. `about` is a status, a name or the words of a server, never a secret."""

    def __init__(self, kind: FailureKind, about: str = "") -> None:
        super().__init__(kind, about)
        self.kind: FailureKind = kind
        self.about = about

    @property
    def stored(self) -> str:
        return f"{self.kind} {self.about}".strip()[:200]


class TableTurn(Struct):
    """A table where it is somebody's turn."""

    table: str
    number: int
    title: str
    """The game and the others there."""
    since: list[str]
    """What happened since the person's last turn, in at most three lines."""
    left: str = ""
    """How much time there is, in words; empty without a clock."""


class TurnMessage(Struct):
    """A notification, in the language of the person."""

    title: str
    lines: list[str]
    """What stands below it where there is little room."""
    language: str
    tables: list[TableTurn]
    """Those that are new, for where there is more room."""
    waiting: int = 0
    """At how many tables it is the person's turn."""
    tag: str = "turns"
    """A later message takes the place of an earlier one with the same."""

    @property
    def path(self) -> str:
        """The page to open: the table with what happened there, or the list of one's tables."""
        return table_path(self.tables[0].table) if len(self.tables) == 1 else "/"


def table_path(table: str) -> str:
    return f"/table/{table}?since"
