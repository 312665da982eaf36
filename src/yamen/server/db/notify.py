"""How processes that share a database tell each other of tables that changed and sessions that ended.

A `RemoteChange` holds ids and what has no row of its own; everything else is read from the database.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

LOG: Final = logging.getLogger("yamen.notify")
CHANNEL: Final = "yamen_tables"
MAX_PAYLOAD: Final = 7900
"""PostgreSQL carries payloads of less than 8000 bytes."""
MAX_SESSIONS: Final = 100
"""How many sessions, of 64 letters each, one payload carries."""
MAX_PAUSE: Final = 5.0
"""Between two attempts to listen again, in seconds."""


class RemoteChange(Struct, omit_defaults=True):
    """A table has changed, or somebody has written there; or, without a table, sessions have ended."""

    table: str
    by: str = ""
    """The process that tells it."""
    steps: list[Any] = []
    """What happened that is no row of moves."""
    chat: int | None = None
    """The line that was written."""
    sessions: list[str] = []
    """Those that have ended."""


class Notifier:
    """For a process that has its database to itself: nobody is there to be told."""

    async def send(self, connection: AsyncConnection, change: RemoteChange) -> None:
        """Tell the others, in the transaction of the change: they hear of it if and only if it is stored."""

    async def send_ended(self, connection: AsyncConnection, sessions: list[str]) -> None:
        """Tell the others that sessions have ended, in the same way."""

    async def listen(self, on_change: Callable[[RemoteChange], None], on_gap: Callable[[], None]) -> None:
        """Hear what others tell until cancelled; `on_gap` is called when something may have been missed."""


class PostgresNotifier(Notifier):
    """Tells and hears by PostgreSQL's NOTIFY and LISTEN."""

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

    async def send_ended(self, connection: AsyncConnection, sessions: list[str]) -> None:
        for at in range(0, len(sessions), MAX_SESSIONS):
            await self.send(connection, RemoteChange("", sessions=sessions[at : at + MAX_SESSIONS]))

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
        from litestar.channels.backends.psycopg import PsycoPgChannelsBackend

        backend = PsycoPgChannelsBackend(self.dsn)
        await backend.on_startup()
        try:
            await backend.subscribe([CHANNEL])
            on_gap()
            async for _, message in backend.stream_events():
                change = msgspec.json.decode(message, type=RemoteChange)
                if change.by != self.me:
                    on_change(change)
        finally:
            await backend.on_shutdown()
