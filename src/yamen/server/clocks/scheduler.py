"""Looks for tables where something is due. A table that sleeps is a row with a deadline: there is no timer for it."""

import asyncio
import logging
from typing import Final

from sqlalchemy import select, update

from yamen.server.clocks.paces import HOUR
from yamen.server.clocks.repository import read_clocks
from yamen.server.clocks.service import ClockService
from yamen.server.clocks.settings import LeaveService
from yamen.server.db.models import Table
from yamen.server.db.store import Store
from yamen.server.errors import Conflict, DomainError

LOG: Final = logging.getLogger("yamen.clocks")
ROUND: Final = 2.0
"""Seconds between two rounds."""
TELL_EVERY: Final = 60.0
"""Seconds after which the ends of leaves are told."""
MOST: Final = 200
"""How many tables are looked at in a round; the rest is left for the next."""
ROUND_LOCK: Final = 0x636C6F636B73
"""The key of PostgreSQL's lock that lets one process at a time look. That spares work; what decides which of several
processes acts is whose update of a table finds it as it was."""


class ClockScheduler:
    def __init__(self, store: Store, clocks: ClockService, leaves: LeaveService) -> None:
        self.store = store
        self.clocks = clocks
        self.leaves = leaves
        self._told = 0.0
        """When the ends of leaves were last told."""

    async def run(self) -> None:
        """Do a round every two seconds, until cancelled."""
        while True:
            await asyncio.sleep(ROUND)
            try:
                async with self.store.alone(ROUND_LOCK) as alone:
                    if alone:
                        await self.round()
            except Exception:
                LOG.exception("Looking for clocks that have run out failed; it is tried again.")

    async def round(self) -> int:
        """Let happen what is due; returns how many tables were looked at."""
        now, down = self.clocks.time.now(), self.clocks.time.down
        if now - self._told >= TELL_EVERY:
            await self.leaves.tell_ended(now)
            self._told = now
        query = select(Table.id, Table.deadline).where(Table.deadline <= now).order_by(Table.deadline).limit(MOST)
        async with self.store.read() as connection:
            found = {id_: deadline or 0.0 for id_, deadline in await connection.execute(query)}
            stored = await read_clocks(connection, list(found)) if found else {}
        for id_, deadline in found.items():
            clocks = stored.get(id_)
            if clocks is None or clocks.due(now, down) is not None or self.clocks.registry.peek(id_) is not None:
                await self._settle(id_, deadline, now)
            else:  # a leave or a downtime came between
                await self._look_again(id_, deadline, clocks.deadline(down))
        return len(found)

    async def _settle(self, id_: str, deadline: float, now: float) -> None:
        try:
            await self.clocks.settle(id_)
        except Conflict:
            LOG.info("Table %s went on elsewhere when its time was up.", id_)
        except DomainError as error:  # this version can't play it; others must not wait for that
            LOG.warning("What is due at table %s can't happen: %s", id_, error)
            await self._look_again(id_, deadline, now + HOUR)

    async def _look_again(self, id_: str, deadline: float, at: float | None) -> None:
        change = update(Table).where(Table.id == id_, Table.deadline == deadline).values(deadline=at)
        await self.store.write(lambda connection: connection.execute(change))
