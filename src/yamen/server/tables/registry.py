"""Tables in memory: loaded, kept up to date with the database, dropped when others need the room."""

import asyncio
import logging
import re
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any, Final
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy import select

from yamen.server.clocks.server_time import ServerTime
from yamen.server.db.models import Table
from yamen.server.db.notify import RemoteChange
from yamen.server.db.store import Store
from yamen.server.errors import TableNotFound
from yamen.server.tables import repository
from yamen.server.tables.roster import BotRoster
from yamen.server.tables.schemas import LogStep
from yamen.server.tables.state import TableState

LOG: Final = logging.getLogger("yamen.tables")
ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")
CAPACITY: Final = 2000
"""How many tables stay in memory."""


class TableRegistry:
    def __init__(self, store: Store, roster: BotRoster, server_time: ServerTime, capacity: int = CAPACITY) -> None:
        self.store = store
        self.server_time = server_time
        self.roster = roster
        self.capacity = capacity
        self.on_loaded: list[Callable[[TableState], None]] = []
        """Called with each table that was read from the database, for the first time or anew."""
        self._recent: OrderedDict[str, TableState] = OrderedDict()
        self._all: WeakValueDictionary[str, TableState] = WeakValueDictionary()
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """A lock for each table that is being loaded, so that it is loaded once."""
        self._tasks: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._all)

    def peek(self, id_: str) -> TableState | None:
        """A table if it is in memory, even out of date."""
        return self._all.get(id_)

    @property
    def connections(self) -> int:
        """How many clients are connected to tables."""
        return sum(len(table.listeners) for table in self._all.values())

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def at_hand(self, id_: str) -> TableState | None:
        """A table if it is in memory and up to date."""
        table = self._recent.get(id_)
        if table is None or table.stale or not self.store.is_sqlite:
            return None
        self._recent.move_to_end(id_)
        return table

    async def get(self, id_: str) -> TableState:
        """A table, loaded or refreshed if need be."""
        table = self._all.get(id_)
        if table is None:
            if not ID.fullmatch(id_):
                raise TableNotFound
            loading = self._loading.setdefault(id_, asyncio.Lock())
            # The turn comes first: who waits for one keeps nobody from reading the same table in a turn of theirs.
            async with self.store.read_at_length() as connection, loading:
                table = self._all.get(id_)
                if table is None:
                    table = await repository.load_table(connection, id_, self.server_time)
                    self.roster.must_have_all(table)
                    self._all[id_] = table
                    self._loaded(table)
        self._recent[id_] = table
        self._recent.move_to_end(id_)
        while len(self._recent) > self.capacity:
            self._recent.popitem(last=False)  # whoever listens to it, or plays on it right now, still holds it
        if not self.store.is_sqlite and not table.stale:
            await self._compare(table)
        await self.refresh(table)
        return table

    def forget(self, id_: str) -> None:
        """Drop a table that no longer exists."""
        self._recent.pop(id_, None)
        self._all.pop(id_, None)

    async def refresh(self, table: TableState) -> None:
        """Update a table that is out of date."""
        if table.stale:
            async with table.lock:
                await self.reload(table)

    async def reload(self, table: TableState) -> None:
        """The same, with its lock held by the caller."""
        if table.stale:
            table.stale = False  # before reading: what is told while it is read may not be in what is read
            try:
                steps = await self._read_anew(table)
            except BaseException:
                table.stale = True
                raise
            table.publish(steps)
            table.tell_presence()
            self._loaded(table)

    async def _read_anew(self, table: TableState) -> list[LogStep]:
        try:
            async with self.store.read() as connection:
                return await repository.refresh_table(connection, table, repository.FAR)
        except repository.FarBehind:
            async with self.store.read_at_length() as connection:
                return await repository.refresh_table(connection, table)

    def _loaded(self, table: TableState) -> None:
        for follow in self.on_loaded:
            follow(table)

    async def _compare(self, table: TableState) -> None:
        """Notice if another process changed a table a moment ago, and its notification is still under way."""
        columns = (Table.number, Table.stage, Table.proposal, Table.rematch, Table.deadline)
        query = select(*columns).where(Table.id == table.id)
        async with self.store.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            self.forget(table.id)
            raise TableNotFound
        known = (table.stage, table.proposal, table.rematch, table.deadline)
        if row.number > table.number or (row.number == table.number and tuple(row)[1:] != known):
            table.stale = True

    # What other processes do

    def on_remote_change(self, change: RemoteChange) -> None:
        """Another process has changed a table."""
        table = self._all.get(change.table)
        if table is not None:
            table.stale = True
            if table.listeners:
                self._spawn(self._catch_up(table, msgspec.convert(change.steps, list[LogStep])))

    def invalidate(self) -> None:
        """Mark all tables as out of date: changes of other processes may have been missed."""
        for table in list(self._all.values()):
            table.stale = True
            if table.listeners:
                self._spawn(self._catch_up(table, []))

    async def _catch_up(self, table: TableState, steps: list[LogStep]) -> None:
        try:
            await self.refresh(table)
            if steps:
                table.publish(steps)
        except TableNotFound:
            self.forget(table.id)
        except Exception:
            LOG.exception("Table %s could not be brought up to date; that is tried again when it is used.", table.id)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
