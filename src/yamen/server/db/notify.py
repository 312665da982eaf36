"""Notifications between processes that share a database, of tables that changed and sessions that ended.

A `RemoteChange` holds ids and what has no row of its own; everything else is read from the database.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import delete, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from yamen.server.db.models import StoredChange

if TYPE_CHECKING:
    from yamen.server.db.store import Store

LOG: Final = logging.getLogger("yamen.notify")
CHANNEL: Final = "yamen_tables"
MAX_PAYLOAD: Final = 7900
"""PostgreSQL carries payloads of less than 8000 bytes."""
MAX_SESSIONS: Final = 100
"""How many sessions, of 64 letters each, one payload carries."""
POLL: Final = 2.0
"""Seconds between two looks for notifications on SQLite."""
MAX_PAUSE: Final = 5.0
"""Between two attempts to listen again, in seconds."""


class RemoteChange(Struct, omit_defaults=True):
    """A table has changed, or somebody has written there; or, without a table, sessions have ended."""

    table: str
    by: str = ""
    """The process that sent it."""
    steps: list[Any] = []
    """Steps of the log that are no moves."""
    chat: int | None = None
    """The line that was written."""
    sessions: list[str] = []
    """The sessions that have ended."""
    people: bool = False
    """Whether names or permissions of people have changed."""
    noticed: str = ""
    """The person about whom an operator has done something."""


class Notifier:
    """Sends the changes of a process to the others, and receives theirs."""

    async def send(self, connection: AsyncConnection, change: RemoteChange) -> None:
        """Send a change to the others, in its transaction: they receive it if and only if it is stored."""

    async def send_ended(self, connection: AsyncConnection, sessions: list[str]) -> None:
        """Send the others, in the same way, that sessions have ended."""
        for at in range(0, len(sessions), MAX_SESSIONS):
            await self.send(connection, RemoteChange("", sessions=sessions[at : at + MAX_SESSIONS]))

    async def listen(self, on_change: Callable[[RemoteChange], None], on_gap: Callable[[], None]) -> None:
        """Receive changes of others until cancelled; `on_gap` is called when some may have been missed."""


class SqliteNotifier(Notifier):
    """For a server that has its SQLite database to itself, apart from the commands of its operator.

    These store their changes in the database, where the server looks for them.
    """

    def __init__(self, store: "Store", beside: bool) -> None:
        self.store = store
        self.beside = beside
        """Whether this is such a command."""

    async def send(self, connection: AsyncConnection, change: RemoteChange) -> None:
        if self.beside:
            notice = msgspec.json.encode(change).decode()
            await connection.execute(insert(StoredChange).values(change=notice))

    async def listen(self, on_change: Callable[[RemoteChange], None], on_gap: Callable[[], None]) -> None:
        while not self.beside:
            await asyncio.sleep(POLL)
            try:
                await self._read(on_change)
            except Exception:  # whatever it is, it is tried again
                LOG.exception("Notices could not be read.")

    async def _read(self, on_change: Callable[[RemoteChange], None]) -> None:
        async with self.store.read() as connection:
            notices = (
                await connection.execute(select(StoredChange.id, StoredChange.change).order_by(StoredChange.id))
            ).all()
        if not notices:
            return
        for notice in notices:
            on_change(msgspec.json.decode(notice.change, type=RemoteChange))
        read = delete(StoredChange).where(StoredChange.id <= notices[-1].id)
        await self.store.write(lambda connection: connection.execute(read))


class PostgresNotifier(Notifier):
    """Sends and receives by NOTIFY and LISTEN of PostgreSQL."""

    def __init__(self, dsn: str) -> None:
        self.dsn = dsn
        self.me = secrets.token_hex(8)

    async def send(self, connection: AsyncConnection, change: RemoteChange) -> None:
        change = msgspec.structs.replace(change, by=self.me)
        message = msgspec.json.encode(change)
        if len(message) > MAX_PAYLOAD:
            message = msgspec.json.encode(msgspec.structs.replace(change, steps=[]))
        await connection.execute(
            text("SELECT pg_notify(:channel, :message)"), {"channel": CHANNEL, "message": message.decode()}
        )

    async def listen(self, on_change: Callable[[RemoteChange], None], on_gap: Callable[[], None]) -> None:
        pause = 0.1
        while True:
            began = time.monotonic()
            try:
                await self._listen(on_change, on_gap)
            except Exception as error:  # whatever it is, listening must go on
                if time.monotonic() - began > MAX_PAUSE:
                    pause = 0.1
                LOG.warning("The database is not heard any more, trying again in %.1f s: %r", pause, error)
            await asyncio.sleep(pause)
            pause = min(pause * 2, MAX_PAUSE)

    async def _listen(self, on_change: Callable[[RemoteChange], None], on_gap: Callable[[], None]) -> None:
        """Receive until the connection fails. Every process gets each move, so notifications are read right at the
        connection: the way of the driver takes a tenth of the time of a move for each."""
        from psycopg import AsyncConnection as Driver

        loop = asyncio.get_running_loop()
        async with await Driver.connect(self.dsn, autocommit=True) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            failed: asyncio.Future[None] = loop.create_future()

            def read() -> None:
                try:
                    connection.pgconn.consume_input()
                    while (notice := connection.pgconn.notifies()) is not None:
                        change = msgspec.json.decode(notice.extra, type=RemoteChange)
                        if change.by != self.me:
                            on_change(change)
                except Exception as error:
                    if not failed.done():
                        failed.set_exception(error)

            on_gap()
            socket = connection.fileno()
            loop.add_reader(socket, read)
            try:
                await failed
            finally:
                loop.remove_reader(socket)
