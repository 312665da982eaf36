"""Stores positions of tables in the background: only moves must reach the disk before they count."""

import asyncio
import logging
from time import monotonic
from typing import Final

from sqlalchemy.exc import IntegrityError

from yamen.server.db.batch import WriteBatch
from yamen.server.db.models import OPEN
from yamen.server.db.store import Store
from yamen.server.tables.moves import Advance
from yamen.server.tables.repository import SAVE_POSITION, encode_position
from yamen.server.tables.state import TableState

LOG: Final = logging.getLogger("yamen.tables")
SAVE_AFTER: Final = 30.0
"""Seconds from the first move that isn't in the stored position of a table to storing it anew."""
SAVED_TOGETHER: Final = 20
"""Positions stored at a time: few, so that nobody waits for them."""


class PositionSaver:
    """Saves positions, from which a version with other rules goes on; until then they follow from the moves."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._due: dict[TableState, float] = {}
        """Tables whose stored position is out of date, with when it is to be stored, in that order."""
        self._saving: asyncio.Task[None] | None = None

    def on_moves(self, table: TableState, _: Advance) -> None:
        self._add(table)

    def on_loaded(self, table: TableState) -> None:
        """A server that was killed may have left an old position."""
        if table.position_lags and table.stage != OPEN:
            self._add(table)

    async def close(self) -> None:
        """Store all that is left."""
        if self._saving is not None:
            self._saving.cancel()
            await asyncio.gather(self._saving, return_exceptions=True)
        while self._due and await self._save(list(self._due)[:SAVED_TOGETHER]):
            pass

    def _add(self, table: TableState) -> None:
        if table not in self._due:
            self._due[table] = monotonic() + SAVE_AFTER
            if self._saving is None or self._saving.done():
                self._saving = asyncio.create_task(self._save_when_due())

    async def _save_when_due(self) -> None:
        while self._due:
            await asyncio.sleep(next(iter(self._due.values())) - monotonic())
            now = monotonic()
            await self._save([table for table, due in self._due.items() if due <= now][:SAVED_TOGETHER])

    async def _save(self, tables: list[TableState]) -> bool:
        """Store the positions of these tables; failures are tried again later."""
        for table in tables:
            del self._due[table]
        try:
            # Each by itself, so that one that fails takes no other with it; SQLite writes them together all the same.
            outcomes = await asyncio.gather(*map(self._save_one, tables), return_exceptions=True)
        except asyncio.CancelledError:
            for table in tables:
                self._add(table)
            raise
        failed = 0
        for table, outcome in zip(tables, outcomes, strict=True):
            if outcome is None or isinstance(outcome, IntegrityError):  # stored, or the table is no longer there
                table.position_lags = False
            else:
                LOG.error("How table %s stands could not be stored; its moves are.", table.id, exc_info=outcome)
                self._add(table)
                failed += 1
        return failed == 0

    async def _save_one(self, table: TableState) -> None:
        position = encode_position(table.setup, table.game.position)
        row = {"table": table.id, "number": table.number, "position": position}
        await self.store.write(WriteBatch((SAVE_POSITION[self.store.dialect], [row])))
