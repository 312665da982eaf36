"""Who has a table open: shown to the others there, and stored."""

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any, Final

from sqlalchemy import bindparam, update
from sqlalchemy.ext.asyncio import AsyncConnection

from yamen.server.db.models import Seat
from yamen.server.tables.state import TableState
from yamen.server.tables.writer import TableChange, TableWriter

LOG: Final = logging.getLogger("yamen.presence")
RENEW_AFTER: Final = 60.0
VALID_FOR: Final = 90.0
"""The seconds that somebody counts as here without a renewal, after a process has died."""
RELOAD: Final = 5.0
"""Seconds within which whoever comes back was not away: they have reloaded the page."""
SAW: Final = update(Seat).where(
    Seat.table == bindparam("at"), Seat.seat == bindparam("seat_"), Seat.person == bindparam("who")
)
"""By the seat: else SQLite goes through all seats that the person has anywhere."""
SAW_UNTIL: Final = SAW.values(seen=bindparam("until"))


class PresenceService:
    def __init__(self, writer: TableWriter) -> None:
        self.writer = writer
        self._here: dict[tuple[str, str], TableState] = {}
        """By table and person: the tables that people with a seat have open."""
        self._tasks: set[asyncio.Task[None]] = set()

    def on_opened(self, table: TableState, person: str | None) -> None:
        """A page of the table was opened."""
        if person is not None:
            table.pages[person] += 1
            self._come(table, person)
        table.tell_presence()

    def on_closed(self, table: TableState, person: str | None) -> None:
        if person is not None:
            table.pages[person] -= 1
            if not table.pages[person]:
                del table.pages[person]
                self._spawn(self._leave(table, person))
        table.tell_presence()

    def on_seated(self, table: TableState) -> None:
        """Somebody may have taken a seat whose page is open."""
        for person in table.pages:
            self._come(table, person)

    async def renew(self) -> None:
        """Store every minute who is still here, until cancelled."""
        while True:
            await asyncio.sleep(RENEW_AFTER)
            try:
                await self._save(self._all_here(), time.time() + VALID_FOR)
            except Exception:
                LOG.exception("Who is here could not be stored; it is tried again.")

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._save(self._all_here(), time.time())

    def _come(self, table: TableState, person: str) -> None:
        if (table.id, person) not in self._here and table.permissions.seats_of(person):
            self._here[table.id, person] = table
            until = time.time() + VALID_FOR
            table.saw(person, until)
            self._spawn(self._remember(table, person, until))

    async def _leave(self, table: TableState, person: str) -> None:
        await asyncio.sleep(RELOAD)
        if not table.pages[person] and self._here.pop((table.id, person), None) is not None:
            await self._remember(table, person, time.time())

    async def _remember(self, table: TableState, person: str, until: float) -> None:
        async with table.lock:
            await self.writer.registry.reload(table)
            table.saw(person, until)
            table.tell_presence()
            await self.writer.update(
                table,
                lambda connection: _save(connection, [(table, person)], until),
                TableChange(table.id),
            )

    def _all_here(self) -> list[tuple[TableState, str]]:
        return [(table, person) for (_, person), table in self._here.items()]

    async def _save(self, who: list[tuple[TableState, str]], until: float) -> None:
        if who:
            await self.writer.store.write(lambda connection: _save(connection, who, until))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            LOG.error("Who is here could not be stored.", exc_info=error)


async def _save(connection: AsyncConnection, who: list[tuple[TableState, str]], until: float) -> None:
    rows = [
        {"at": table.id, "seat_": seat, "who": person, "until": until}
        for table, person in who
        for seat in table.permissions.seats_of(person)
    ]
    if rows:
        await connection.execute(SAW_UNTIL, rows)
