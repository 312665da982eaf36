"""How processes that share a database tell each other of tables that changed and sessions that ended.

A notice holds ids and what has no row of its own; everything else comes from the database.
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

LOG: Final = logging.getLogger("yamen.notices")
CHANNEL: Final = "yamen_tables"
LARGEST: Final = 7900
"""PostgreSQL carries notices of less than 8000 bytes."""
SESSIONS: Final = 100
"""How many sessions, of 64 letters each, one notice carries."""
LONGEST_PAUSE: Final = 5.0
"""Between two attempts to listen again, in seconds."""


class Told(Struct, omit_defaults=True):
    """A table has changed, or somebody has written there; or, without a table, sessions have ended."""

    table: str
    by: str
    """Which process tells it."""
    steps: list[Any] = []
    """What happened that is no row of moves."""
    chat: int | None = None
    """The line that was written."""
    sessions: list[str] = []
    """Those that have ended."""


class Notices:
    """For a process that has its database to itself: nobody is there to be told."""

    async def send(self, connection: AsyncConnection, table: str, steps: list[Any], chat: int | None = None) -> None:
        """Tell the others; in the transaction of the change, so that they hear of it if and only if it is stored."""

    async def send_ended(self, connection: AsyncConnection, sessions: list[str]) -> None:
        """Tell the others that sessions have ended, in the same way."""

    async def listen(self, heard: Callable[[Told], None], doubt: Callable[[], None]) -> None:
        """Hear what others tell until cancelled; `doubt` is called when something may have been missed."""


class PostgresNotices(Notices):
    def __init__(self, address: str) -> None:
        self.address = address
        self.me = secrets.token_hex(8)

    async def send(self, connection: AsyncConnection, table: str, steps: list[Any], chat: int | None = None) -> None:
        message = msgspec.json.encode(Told(table, self.me, steps, chat))
        if len(message) > LARGEST:
            message = msgspec.json.encode(Told(table, self.me, [], chat))
        await self._notify(connection, message)

    async def send_ended(self, connection: AsyncConnection, sessions: list[str]) -> None:
        for at in range(0, len(sessions), SESSIONS):
            await self._notify(
                connection, msgspec.json.encode(Told("", self.me, sessions=sessions[at : at + SESSIONS]))
            )

    async def _notify(self, connection: AsyncConnection, message: bytes) -> None:
        await connection.execute(
            text("SELECT pg_notify(:channel, :message)"), {"channel": CHANNEL, "message": message.decode()}
        )

    async def listen(self, heard: Callable[[Told], None], doubt: Callable[[], None]) -> None:
        pause = 0.1
        while True:
            began = time.monotonic()
            try:
                await self._listen(heard, doubt)
            except Exception as error:  # whatever it is, listening must go on
                if time.monotonic() - began > LONGEST_PAUSE:
                    pause = 0.1
                LOG.warning("The database is not heard any more, trying again in %.1f s: %r", pause, error)
            await asyncio.sleep(pause)
            pause = min(pause * 2, LONGEST_PAUSE)

    async def _listen(self, heard: Callable[[Told], None], doubt: Callable[[], None]) -> None:
        from litestar.channels.backends.psycopg import PsycoPgChannelsBackend

        backend = PsycoPgChannelsBackend(self.address)
        await backend.on_startup()
        try:
            await backend.subscribe([CHANNEL])
            doubt()
            async for _, message in backend.stream_events():
                told = msgspec.json.decode(message, type=Told)
                if told.by != self.me:
                    heard(told)
        finally:
            await backend.on_shutdown()
