"""Transactions: on SQLite in a folder by default, on PostgreSQL by its address."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, ExceptionContext, event, inspect, select, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.dialects import sqlite as sqlite_dialect
from sqlalchemy.exc import DatabaseError, DataError, DisconnectionError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from yamen.extras import extra, needs
from yamen.server.db import sqlite
from yamen.server.db.batch import WriteBatch
from yamen.server.db.models import Chore, Secret
from yamen.server.db.notify import Notifier, PostgresNotifier, SqliteNotifier
from yamen.server.db.sqlite_writer import SqliteWriter
from yamen.server.errors import InvalidInput, Unavailable
from yamen.server.limits import CLIENT, Turns
from yamen.server.metrics import COMMITS

T = TypeVar("T")
UnitOfWork = Callable[[AsyncConnection], Awaitable[T]]
"""A function that does its work in one transaction."""
HEAD = max(step.stem for step in (Path(__file__).parent / "migrations" / "versions").glob("v*.py"))[1:5]
"""The newest revision in `migrations`."""
OLDEST_SQLITE = (3, 35, 0)
"""The first version with RETURNING; docs/decisions/0025 says why no newer one is needed."""
LONG_READS = 6
LONG_READS_PER_ADDRESS = 2
"""How many reads at length run at once, in all and for one address. Each has a connection while it replays moves; the
others must suffice for those who play."""
READY_WITHIN = 5.0
"""The seconds within which a ready server stores a row."""
MIGRATION_LOCK = 0x79616D656E
"""The key of PostgreSQL's lock that lets one process at a time bring the database up to date."""


def database_url(data: Path, database: str | None) -> str:
    """The URL of the database: the one given, or a file in the data folder."""
    if database is None:
        return f"sqlite+aiosqlite:///{data / 'yamen.sqlite3'}"
    for plain in ("postgresql://", "postgres://"):
        if database.startswith(plain):
            return "postgresql+psycopg://" + database.removeprefix(plain)
    if database.startswith(("postgresql+psycopg://", "sqlite+aiosqlite://")):
        return database
    raise InvalidInput("The database must be an address like postgresql://user@host/name; without one, SQLite is used.")


class Store:
    """Reads and writes in transactions; a write that has returned is on the disk.

    SQLite has one writer at a time, and reaching the disk takes long: what wants to be written meanwhile waits, and
    then reaches the disk together (group commit). Each unit of work still succeeds or fails by itself.
    """

    def __init__(self, url: str, beside: bool = False, plain_writes: bool = False) -> None:
        """With `beside`, another process may have the same SQLite database and must hear of what is changed; with
        `plain_writes`, all writes go through SQLAlchemy's asyncio engine.
        """
        with extra(needs("PostgreSQL", "postgres")):
            self.engine: AsyncEngine = create_async_engine(url)
            if self.engine.dialect.name == "postgresql":
                import procrastinate  # noqa: F401 (the queue of the bots, looked for before anything is opened)

                event.listen(self.engine.sync_engine, "checkout", _must_be_open)
                event.listen(self.engine.sync_engine, "handle_error", _refuse_data)
        self.beside = beside
        self.dialect: str = self.engine.dialect.name
        self.is_sqlite = self.dialect == "sqlite"
        self.dsn = url.replace("+psycopg", "", 1)
        """The address for other drivers of PostgreSQL."""
        self.display_url = self.engine.url.set(drivername=self.dialect).render_as_string()
        """The address without its password."""
        self.file = Path(self.engine.url.database) if self.is_sqlite and self.engine.url.database else None
        """Where the database is, on SQLite."""
        self.notifier: Notifier = SqliteNotifier(self, beside) if self.is_sqlite else PostgresNotifier(self.dsn)
        self.plain_writes = plain_writes
        self.batch_writer: SqliteWriter | None = None
        """Writes batches to SQLite; None if SQLAlchemy does."""
        self._checkpointer = None if self.file is None or beside else sqlite.Checkpointer(self.file)
        self._turns = Turns(LONG_READS, LONG_READS_PER_ADDRESS)
        self._loop: asyncio.AbstractEventLoop
        """Kept, since looking it up costs a system call."""
        self._waiting: list[tuple[UnitOfWork[Any], asyncio.Future[Any]]] = []
        self._committing: asyncio.Task[None] | None = None
        self._trying: asyncio.Task[None] | None = None
        """The last attempt to write a row, for the readiness check."""
        self._tried = 0.0
        if self.is_sqlite:
            if sqlite3.sqlite_version_info < OLDEST_SQLITE:
                needed = ".".join(map(str, OLDEST_SQLITE))
                raise InvalidInput(
                    f"Python has SQLite {sqlite3.sqlite_version} here, and {needed} is needed; install a newer Python, "
                    "or use PostgreSQL."
                )
            sqlite.configure(self.engine.sync_engine)
        self._writing = self.engine.execution_options(**{sqlite.WRITES: True})

    async def open(self) -> None:
        """Migrate the database, and open the writer."""
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
            raise InvalidInput(f"The database {self.display_url} can't be opened: {error.orig}") from None
        if self.file is not None and self.batch_writer is None and not self.plain_writes:
            self.batch_writer = SqliteWriter(self.file)

    async def secret(self, name: str, new: str) -> str:
        """A secret that all processes share; `new` if none is stored yet."""
        insert = (sqlite_dialect if self.is_sqlite else postgresql).insert(Secret)

        async def read(connection: AsyncConnection) -> str:
            await connection.execute(insert.values(name=name, value=new).on_conflict_do_nothing())
            return (await connection.execute(select(Secret.value).where(Secret.name == name))).scalar_one()

        return await self.write(read)

    async def check_ready(self) -> None:
        """Raise Unavailable if rows can't be read or written, which is tried at most once a second."""
        task = self._trying
        if task is None or (task.done() and time.monotonic() - self._tried >= 1.0):
            task = self._trying = asyncio.create_task(self._try())
            task.add_done_callback(lambda done: done.cancelled() or done.exception())  # though nobody may wait any more
        try:
            await asyncio.wait_for(asyncio.shield(task), READY_WITHIN)
        except TimeoutError:
            raise Unavailable("The database doesn't answer in time.") from None
        except (SQLAlchemyError, OSError) as error:
            reason = str(getattr(error, "orig", error)).strip()
            raise Unavailable(f"Nothing can be stored: {' '.join(reason.split())}.") from None

    async def _try(self) -> None:
        """Write a row and read it."""
        try:
            await self.write(lambda connection: note_done(connection, "ready"))
            async with self.read() as connection:
                await connection.execute(select(Chore.at).where(Chore.name == "ready"))
        finally:
            self._tried = time.monotonic()

    async def close(self) -> None:
        if self._committing is not None:
            await self._committing
        if self.batch_writer is not None:
            self.batch_writer.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def read_at_length(self) -> AsyncIterator[AsyncConnection]:
        """For reads that replay moves: only a few run at once, and addresses take turns. Not to be nested."""
        async with self._turns.turn(CLIENT.get()), self.read() as connection:
            yield connection

    @asynccontextmanager
    async def alone(self, key: int) -> AsyncIterator[bool]:
        """Whether no other process does what the key stands for: with PostgreSQL, as long as its lock is held."""
        if self.is_sqlite:
            yield True
            return
        async with self.engine.connect() as plain:
            connection = await plain.execution_options(isolation_level="AUTOCOMMIT")  # no transaction for an hour
            lock = text("SELECT pg_try_advisory_lock(:key)")
            got = bool((await connection.execute(lock, {"key": key})).scalar())
            try:
                yield got
            finally:
                if got:
                    await connection.execute(text("SELECT pg_advisory_unlock(:key)"), {"key": key})

    async def write(self, work: UnitOfWork[T]) -> T:
        """Do work in a transaction; the result is returned once it is committed."""
        if not self.is_sqlite:
            with COMMITS.time():
                async with self.engine.begin() as connection:
                    return await work(connection)
        done: asyncio.Future[T] = self._loop.create_future()
        self._waiting.append((work, done))
        if self._committing is None or self._committing.done():
            self._committing = self._loop.create_task(self._commit_waiting())
        return await done

    async def _commit_waiting(self) -> None:
        while self._waiting:
            waiting, self._waiting = self._waiting, []
            with COMMITS.time():
                batches = [(work, done) for work, done in waiting if isinstance(work, WriteBatch)]
                if batches and await self._commit_merged([batch for batch, _ in batches]):
                    _resolve([done for _, done in batches], [None] * len(batches))
                    waiting = [(work, done) for work, done in waiting if not isinstance(work, WriteBatch)]
                if waiting:
                    _resolve([done for _, done in waiting], await self._commit_each([work for work, _ in waiting]))
            if self._checkpointer is not None:
                await self._checkpointer.committed()

    async def _commit_merged(self, batches: list[WriteBatch]) -> bool:
        """Write all batches as one, which is much quicker; False if one of them fails: then each is tried by itself."""
        merged = WriteBatch.merged(batches)
        try:
            if self.batch_writer is not None and self.batch_writer.takes(merged):
                await self.batch_writer.write(merged)
            else:
                async with self._writing.begin() as connection:
                    await merged(connection)
        except Exception:  # whose it was, and what, shows when they are tried one by one
            return False
        return True

    async def _commit_each(self, works: list[UnitOfWork[Any]]) -> list[Any]:
        """The result of each unit of work, or its error; those that succeed are committed together."""
        try:
            async with self._writing.begin() as connection:
                return [await _in_savepoint(work, connection) for work in works]
        except Exception as error:  # nothing was committed
            return [_Failure(error)] * len(works)


def _refuse_data(context: ExceptionContext) -> None:
    """PostgreSQL refuses values that SQLite takes, such as NUL: they become errors of whoever sent them."""
    if isinstance(context.sqlalchemy_exception, DataError):
        raise InvalidInput("Something that was sent can't be stored; leave out characters that can't be seen.")


def _must_be_open(connection: Any, record: object, proxy: object) -> None:
    """Let go of a connection that the database has ended while nobody used it, so that another is opened.

    What it has said meanwhile is read, without the round trip that a ping takes; after its last word comes its end.
    """
    try:
        for _ in range(2):
            connection.driver_connection.pgconn.consume_input()
    except Exception as error:
        raise DisconnectionError from error


async def note_done(connection: AsyncConnection, name: str, at: float | None = None) -> None:
    """Store when a chore was done."""
    insert = (sqlite_dialect if connection.dialect.name == "sqlite" else postgresql).insert(Chore)
    values = {"name": name, "at": time.time() if at is None else at}
    await connection.execute(
        insert.values(values).on_conflict_do_update(index_elements=["name"], set_={"at": values["at"]})
    )


class _Failure(NamedTuple):
    error: Exception


def _resolve(waiting: list[asyncio.Future[Any]], outcomes: list[Any]) -> None:
    for done, outcome in zip(waiting, outcomes, strict=True):
        if done.done():
            continue  # whoever wanted it was cancelled
        if isinstance(outcome, _Failure):
            done.set_exception(outcome.error)
        else:
            done.set_result(outcome)


async def _in_savepoint(work: UnitOfWork[Any], connection: AsyncConnection) -> Any:
    """The result of a unit of work, or its error; a failed one is rolled back."""
    try:
        async with connection.begin_nested():
            return await work(connection)
    except Exception as error:
        return _Failure(error)


def _upgrade(connection: Connection) -> None:
    version = text("SELECT version_num FROM alembic_version")
    found = connection.execute(version).scalar() if inspect(connection).has_table("alembic_version") else None
    if found == HEAD:
        return
    if found is not None and found > HEAD:
        raise InvalidInput("The database was written by a newer version of Yamen; install that one.")
    # Loading Alembic takes longer than anything else at the start, and most starts don't need it.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "yamen.server.db:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
