"""Writes to a table, in one transaction with the notifications of other processes."""

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import msgspec
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from yamen.server.db.notify import RemoteChange
from yamen.server.db.store import Store, UnitOfWork
from yamen.server.errors import Conflict
from yamen.server.tables.registry import TableRegistry
from yamen.server.tables.schemas import LogStep
from yamen.server.tables.state import TableState


class TableChange(NamedTuple):
    """What other processes must learn of a write."""

    table: str
    steps: list[LogStep] = []  # noqa: RUF012  # never changed
    """Steps of the log that are no moves."""
    bot_at: int | None = None
    """The number of moves at which a bot is to move, if one is."""


Outbox = Callable[[AsyncConnection, TableChange], Awaitable[None]]


class TableWriter:
    def __init__(self, store: Store, registry: TableRegistry) -> None:
        self.store = store
        self.registry = registry
        self.outboxes: list[Outbox] = []
        """Called in the same transaction; empty where one process has the database to itself."""
        if not store.is_sqlite:
            self.outboxes.append(self._notify)

    async def write(self, work: UnitOfWork[Any], change: TableChange) -> None:
        """Write in one transaction."""

        async def with_outboxes(connection: AsyncConnection) -> None:
            await work(connection)
            for send in self.outboxes:
                await send(connection, change)

        await self.store.write(with_outboxes if self.outboxes else work)

    async def update(self, table: TableState, work: UnitOfWork[Any], change: TableChange) -> None:
        """Write to a table whose lock the caller holds.

        If that fails, the table is read again before anything else is done with it.
        """
        try:
            if self.outboxes:
                await self.write(work, change)
            else:
                await self.store.write(work)
        except BaseException as error:
            table.stale = True
            if isinstance(error, (IntegrityError, Conflict)):
                await self.registry.reload(table)
                raise Conflict("Somebody was quicker; look at the table again.") from None
            raise

    async def _notify(self, connection: AsyncConnection, change: TableChange) -> None:
        steps = msgspec.to_builtins(change.steps)
        await self.store.notifier.send(connection, RemoteChange(change.table, steps=steps))
