"""The database: SQLite in a folder by default, PostgreSQL by its address."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, UpdateBase, event, inspect, select, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import DatabaseError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from yamen.extras import extra, needs
from yamen.server.db import sqlite as direct
from yamen.server.db.models import Secret
from yamen.server.db.notify import Notices, PostgresNotices
from yamen.server.db.sqlite import Direct, Part, must_fit
from yamen.server.errors import BadRequest
from yamen.server.metrics import COMMITS

T = TypeVar("T")
Job = Callable[[AsyncConnection], Awaitable[T]]
NEWEST = max(step.stem for step in (Path(__file__).parent / "migrations" / "versions").glob("v*.py"))[1:5]
"""The last of the steps in `migrations`."""
MIGRATION_LOCK = 0x79616D656E
"""The key of PostgreSQL's lock that lets one process at a time bring the database up to date."""


def address_of(data: Path, database: str | None) -> str:
    """Where the database is: the one given, or a file in the data folder."""
    if database is None:
        return f"sqlite+aiosqlite:///{data / 'yamen.sqlite3'}"
    for plain in ("postgresql://", "postgres://"):
        if database.startswith(plain):
            return "postgresql+psycopg://" + database.removeprefix(plain)
    if database.startswith(("postgresql+psycopg://", "sqlite+aiosqlite://")):
        return database
    raise BadRequest("The database must be an address like postgresql://user@host/name; without one, SQLite is used.")


class Store:
    """Reads and writes in transactions; a write that has returned is on the disk.

    SQLite has one writer at a time, and reaching the disk takes long: what wants to be written meanwhile waits, and
    then reaches the disk together. Each job still succeeds or fails by itself.
    """

    def __init__(self, address: str) -> None:
        with extra(needs("PostgreSQL", "postgres")):
            self.engine: AsyncEngine = create_async_engine(address, pool_pre_ping=not address.startswith("sqlite"))
            if self.engine.dialect.name == "postgresql":
                import procrastinate  # noqa: F401 (the queue of the bots, looked for before anything is opened)
        self.dialect: str = self.engine.dialect.name
        self.is_sqlite = self.dialect == "sqlite"
        self.plain_address = address.replace("+psycopg", "", 1)
        """For whoever speaks to PostgreSQL without SQLAlchemy."""
        self.shown_address = self.engine.url.set(drivername=self.dialect).render_as_string()
        """Without the password."""
        self.notices = Notices() if self.is_sqlite else PostgresNotices(self.plain_address)
        self.direct: Direct | None = None
        """SQLite's own way to write what is written all the time."""
        self._loop: asyncio.AbstractEventLoop
        """Kept, since to find it the system is asked each time."""
        self._waiting: list[tuple[Job[Any], asyncio.Future[Any]]] = []
        self._writer: asyncio.Task[None] | None = None
        if self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", direct.prepare)
            event.listen(self.engine.sync_engine, "begin", _begin_sqlite)

    async def open(self) -> None:
        """Bring the database up to date."""
        self._loop = asyncio.get_running_loop()
        try:
            async with self.engine.begin() as connection:
                if not self.is_sqlite:
                    await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
                await connection.run_sync(_upgrade)
                if not self.is_sqlite:
                    from yamen.server.workers.jobs import prepare_queue

                    await prepare_queue(connection)
        except DatabaseError as error:
            raise BadRequest(f"The database {self.shown_address} can't be opened: {error.orig}") from None
        if self.is_sqlite and self.direct is None:
            self.direct = Direct(self.engine.url.database or ":memory:")

    async def secret(self) -> bytes:
        """What cookies are signed with, the same for all processes that share the database."""
        new = {"name": "cookies", "value": secrets.token_hex(32)}

        async def read(connection: AsyncConnection) -> str:
            await connection.execute(postgresql.insert(Secret).values(new).on_conflict_do_nothing())
            return (await connection.execute(select(Secret.value).where(Secret.name == "cookies"))).scalar_one()

        return bytes.fromhex(await self.write(read))

    async def check(self) -> None:
        """Fails if the database doesn't answer."""
        async with self.read() as connection:
            await connection.execute(text("SELECT 1"))

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer
        if self.direct is not None:
            self.direct.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    async def write(self, job: Job[T]) -> T:
        """Do a job in a transaction; returns what it returns, once that is committed."""
        if not self.is_sqlite:
            with COMMITS.time():
                async with self.engine.begin() as connection:
                    return await job(connection)
        done: asyncio.Future[T] = self._loop.create_future()
        self._waiting.append((job, done))
        if self._writer is None or self._writer.done():
            self._writer = self._loop.create_task(self._write_all())
        return await done

    async def _write_all(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            with COMMITS.time():
                changes = [(job, done) for job, done in batch if isinstance(job, Changes)]
                if changes and await self._done_together([job for job, _ in changes]):
                    _tell([done for _, done in changes], [None] * len(changes))
                    batch = [(job, done) for job, done in batch if not isinstance(job, Changes)]
                if batch:
                    _tell([done for _, done in batch], await self._done_apart([job for job, _ in batch]))

    async def _done_together(self, jobs: list["Changes"]) -> bool:
        """Do all these jobs as one, which is much quicker; False if one of them fails: then all must be tried apart."""
        assert self.direct is not None, "the store isn't open"
        parts: dict[UpdateBase, list[dict[str, Any]]] = {}
        for job in jobs:
            for statement, rows in job.parts:
                parts.setdefault(statement, []).extend(rows)
        try:
            await self.direct.write(parts.items())
        except Exception:  # whose it was, and what, shows when they are tried apart
            return False
        return True

    async def _done_apart(self, jobs: list[Job[Any]]) -> list[Any]:
        """What each job has returned, or why it failed."""
        try:
            async with self.engine.begin() as connection:
                return [await _tried(job, connection) for job in jobs]
        except Exception as error:  # nothing was committed
            return [Failed(error)] * len(jobs)


class Changes:
    """A job of a kind that is done all the time, as rows that statements take: several such jobs can be done as one."""

    def __init__(self, *parts: Part) -> None:
        self.parts = parts

    async def __call__(self, connection: AsyncConnection) -> None:
        for statement, rows in self.parts:
            done = await connection.execute(statement, rows if len(rows) > 1 else rows[0])
            must_fit(statement, rows, done.rowcount)


class Failed(NamedTuple):
    error: Exception


def _tell(waiting: list[asyncio.Future[Any]], outcomes: list[Any]) -> None:
    for done, outcome in zip(waiting, outcomes, strict=True):
        if done.done():
            continue  # whoever wanted it was cancelled
        if isinstance(outcome, Failed):
            done.set_exception(outcome.error)
        else:
            done.set_result(outcome)


async def _tried(job: Job[Any], connection: AsyncConnection) -> Any:
    """What a job returns, or why it failed; then nothing of it stays in the transaction."""
    try:
        async with connection.begin_nested():
            return await job(connection)
    except Exception as error:
        return Failed(error)


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _upgrade(connection: Connection) -> None:
    version = text("SELECT version_num FROM alembic_version")
    if inspect(connection).has_table("alembic_version") and connection.execute(version).scalar() == NEWEST:
        return
    # Loading Alembic takes longer than anything else at the start, and most starts don't need it.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "yamen.server.db:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
