"""The outbox: turns at slow tables, stored with the moves that led to them, for the sender to notify people of."""

from typing import Final

from sqlalchemy.dialects import postgresql, sqlite

from yamen.server.db.batch import Part
from yamen.server.db.models import PERSON, RUNNING, TurnOutbox
from yamen.server.tables.moves import Advance
from yamen.server.tables.state import TableState

LIVE: Final = "live"
ABSENT_AFTER: Final = 60.0
"""Seconds without an open page of the table after which somebody is notified."""


def _add_turn(insert: sqlite.Insert | postgresql.Insert) -> sqlite.Insert | postgresql.Insert:
    new = insert.excluded
    now = {"number": new.number, "began": new.began, "due": new.due, "sent": 0, "tries": 0}
    return insert.on_conflict_do_update(index_elements=["person", "table"], set_=now)


ADD_TURN: Final = {
    "sqlite": _add_turn(sqlite.insert(TurnOutbox)),
    "postgresql": _add_turn(postgresql.insert(TurnOutbox)),
}
"""By dialect."""


class TurnRecorder:
    def __init__(self, dialect: str) -> None:
        self._statement = ADD_TURN[dialect]

    def part(self, table: TableState, moves: Advance) -> Part | None:
        """The row for whoever is asked after the moves, unless they were asked before them already."""
        if moves.stage != RUNNING or not is_slow(table):
            return None
        person = asked_person(table, moves.game.player)
        if person is None or (table.stage == RUNNING and person == asked_person(table, table.game.player)):
            return None
        number, now = moves.number(table.number), table.server_time.now()
        row = {"person": person, "table": table.id, "number": number, "began": now, "due": now + ABSENT_AFTER}
        return self._statement, [row]


def asked_person(table: TableState, seat: int) -> str | None:
    """The person who is asked on a seat: nobody where a bot plays."""
    info = table.seats[seat] if seat >= 0 else None
    return info.person if info is not None and info.kind == PERSON and not info.bot else None


def is_slow(table: TableState) -> bool:
    """Whether people are elsewhere while others think: not where all sit at one screen, or play live."""
    if table.pace == LIVE:
        return False
    first: str | None = None
    for seat in table.seats:
        if seat.person is not None:
            if first is not None and seat.person != first:
                return True
            first = seat.person
    return False
