"""Who may do what at a table."""

from typing import TYPE_CHECKING

from yamen.server.db.models import OPEN, PERSON
from yamen.server.errors import Conflict, PermissionDenied

if TYPE_CHECKING:
    from yamen.server.tables.state import TableState


class Permissions:
    def __init__(self, table: "TableState") -> None:
        self._table = table

    def seats_of(self, person: str | None) -> list[int]:
        if person is None:
            return []
        return [at for at, seat in enumerate(self._table.seats) if seat.person == person and seat.kind == PERSON]

    def may_watch(self, person: str | None) -> bool:
        return self._table.watchable or bool(self.seats_of(person))

    def must_have_seat(self, person: str) -> list[int]:
        """All seats of somebody who plays here."""
        mine = self.seats_of(person)
        if not mine:
            raise PermissionDenied("You have no seat at this table.")
        return mine

    def must_watch(self, person: str | None) -> None:
        if not self.may_watch(person):
            raise PermissionDenied("This table is only for those who play at it.")

    def must_watch_game(self, person: str | None) -> None:
        """The same, once there is something to look back at."""
        if self._table.stage == OPEN:
            raise Conflict("The game hasn't begun: there is nothing to look back at.")
        self.must_watch(person)
