"""The database: SQLite in a folder by default, PostgreSQL by its address."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from yamen.server.errors import BadRequest

NEWEST = "0001"
"""The last of the steps in `migrations`."""
MIGRATION_LOCK = 0x79616D656E
"""The key of PostgreSQL's lock that lets one process at a time bring the database up to date."""


def address_of(data: Path, database: str | None) -> str:
    """Where the database is: the one given, or a file in the data folder."""
    if database is None:
        return f"sqlite+aiosqlite:///{data / 'yamen.sqlite3'}"
    for plain in ("postgresql://", "postgres://"):
        if database.startswith(plain):
            return "postgresql+asyncpg://" + database.removeprefix(plain)
    if database.startswith(("postgresql+asyncpg://", "sqlite+aiosqlite://")):
        return database
    raise BadRequest("The database must be an address like postgresql://user@host/name; without one, SQLite is used.")


class Store:
    """Reads and writes in transactions; a write that has returned is on the disk."""

    def __init__(self, address: str) -> None:
        self.engine: AsyncEngine = create_async_engine(address)
        self.is_sqlite = self.engine.dialect.name == "sqlite"
        # SQLite has one writer at a time, and waiting here is cheaper than polling its lock.
        self._writer: asyncio.Lock | nullcontext[None] = asyncio.Lock() if self.is_sqlite else nullcontext()
        if self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)

    async def open(self) -> None:
        """Bring the database up to date."""
        async with self.engine.begin() as connection:
            if not self.is_sqlite:
                await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
            await connection.run_sync(_upgrade)

    async def check(self) -> None:
        """Fails if the database doesn't answer."""
        async with self.read() as connection:
            await connection.execute(text("SELECT 1"))

    async def close(self) -> None:
        await self.engine.dispose()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """One transaction, committed at the end or not at all."""
        async with self._writer, self.engine.begin() as connection:
            yield connection


def _prepare_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # acknowledged moves survive a power cut, too
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


def _upgrade(connection: Connection) -> None:
    version = text("SELECT version_num FROM alembic_version")
    if inspect(connection).has_table("alembic_version") and connection.execute(version).scalar() == NEWEST:
        return
    # Loading Alembic takes longer than anything else at the start, and most starts don't need it.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "yamen.server:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
