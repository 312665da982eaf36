"""SQLite's part of the database: how connections are set up, the thread that writes batches, and what is damaged."""

import asyncio
import logging
import sqlite3
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any, Final, NamedTuple, cast
from urllib.parse import quote

from sqlalchemy import Boolean, Connection, Engine, Float, PoolProxiedConnection, UpdateBase, create_engine, event
from sqlalchemy.dialects import sqlite as sqlite_dialect

from yamen.server.db.wal import lost_commits
from yamen.server.errors import Conflict

LOG: Final = logging.getLogger("yamen.store")
Part = tuple[UpdateBase, list[dict[str, Any]]]
"""A statement, and the parameters of each row it touches."""


WRITES: Final = "yamen_writes"
"""The execution option of connections on which transactions write."""
NATIVE: Final = (Boolean, Float)
"""Types of columns whose Python values the driver takes as they are, whatever SQLAlchemy would make of them."""
CHECKPOINT_COMMITS: Final = 1000
CHECKPOINT_BYTES: Final = 16 * 1024 * 1024
"""After so many commits, or when the journal has grown to so many bytes, it is carried over into the database: pages
that change all the time are carried over less often than SQLite would by itself."""


class Compiled(NamedTuple):
    sql: str
    constants: dict[str, Any]
    """The parameters that all rows share."""


class SqliteWriter:
    """Writes many rows in one transaction, in a thread of its own.

    The asyncio driver hands every statement over to a thread and back; here a whole batch is handed over once, which
    halves the processor time of a batch (docs/decisions/0015).
    """

    def __init__(self, path: str) -> None:
        self.engine = create_engine(f"sqlite:///{path}")
        configure(self.engine)
        self._thread = ThreadPoolExecutor(1, "sqlite-writer")
        self._connection: PoolProxiedConnection | None = None
        """Of the thread."""
        self._dialect = sqlite_dialect.dialect(paramstyle="named")
        self._statements: dict[UpdateBase, Compiled | None] = {}
        self._path = path
        self._journal = Path(f"{path}-wal")
        self._commits = 0
        """Since the last checkpoint."""
        self._size = 0
        """Of the journal at the last checkpoint: it is written anew from its beginning, and doesn't shrink."""

    async def write(self, parts: Iterable[Part]) -> None:
        """One transaction: it is on the disk when this returns, and nothing of it is stored if it raises."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, parts)

    def _write(self, parts: Iterable[Part]) -> None:
        plain = [(self._compiled(statement, rows[0]), statement, rows) for statement, rows in parts]
        if all(compiled is not None for compiled, _, _ in plain):
            self._write_plain(plain)
            return
        with self.engine.begin() as connection:
            for _, statement, rows in plain:
                done = connection.execute(statement, rows if len(rows) > 1 else rows[0])
                must_match(statement, rows, done.rowcount)

    def _write_plain(self, parts: list[tuple[Compiled | None, UpdateBase, list[dict[str, Any]]]]) -> None:
        """The same by the driver itself, on a connection that stays open: half the time of a small batch."""
        if self._connection is None:
            self._connection = self.engine.raw_connection()
        driver = cast(sqlite3.Connection, self._connection.driver_connection)
        driver.execute("BEGIN IMMEDIATE")
        try:
            for compiled, statement, rows in parts:
                assert compiled is not None
                values = [{**compiled.constants, **row} for row in rows] if compiled.constants else rows
                must_match(statement, rows, driver.executemany(compiled.sql, values).rowcount)
            driver.execute("COMMIT")
        except BaseException:
            if driver.in_transaction:
                driver.execute("ROLLBACK")
            raise

    def _compiled(self, statement: UpdateBase, row: dict[str, Any]) -> Compiled | None:
        """A statement as the driver takes it; None if values must be converted for it."""
        if statement not in self._statements:
            compiled = statement.compile(dialect=self._dialect, column_keys=list(row))
            types = [bind.type.dialect_impl(self._dialect) for bind in compiled.binds.values()]
            plain = all(isinstance(type_, NATIVE) or type_.bind_processor(self._dialect) is None for type_ in types)
            constants = {name: value for name, value in compiled.params.items() if name not in row}
            self._statements[statement] = Compiled(str(compiled), constants) if plain else None
        return self._statements[statement]

    async def committed(self) -> None:
        """Something was committed, here or elsewhere: the journal is carried over if it is time to."""
        self._commits += 1
        if self._commits >= CHECKPOINT_COMMITS or self._journal_size() > max(CHECKPOINT_BYTES, self._size):
            await asyncio.get_running_loop().run_in_executor(self._thread, self.checkpoint)

    def checkpoint(self) -> None:
        """Carry the journal over into the database while nobody, in no process, can commit (docs/decisions/0025).

        If that fails, nothing is lost: it is tried again later.
        """
        try:
            with closing(_plain(self._path)) as holder, closing(_plain(self._path)) as carrier:
                holder.execute("BEGIN IMMEDIATE")
                carrier.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
                holder.execute("ROLLBACK")
        except sqlite3.Error as error:
            LOG.warning("The journal of the database could not be carried over; it is tried again later: %s", error)
        self._commits, self._size = 0, self._journal_size()

    def _journal_size(self) -> int:
        try:
            return self._journal.stat().st_size
        except OSError:  # a database in memory has none
            return 0

    def close(self) -> None:
        if self._connection is not None:
            self._thread.submit(self._connection.close)
            self._connection = None
        self._thread.shutdown()
        self.engine.dispose()


def must_match(statement: UpdateBase, rows: list[dict[str, Any]], found: int) -> None:
    """An update must find exactly one row for each of its parameters."""
    if statement.is_update and found != len(rows):
        raise Conflict("The game has gone on meanwhile; look at it again.")


def configure(engine: Engine) -> None:
    event.listen(engine, "connect", _connect)
    event.listen(engine, "begin", _begin)


def _connect(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # transactions begin where we say, those that change the schema as well
    for setting in ("journal_mode=WAL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {setting}")
    connection.execute("PRAGMA wal_autocheckpoint=0")  # only SqliteWriter.checkpoint does it
    connection.execute("PRAGMA synchronous=FULL")  # acknowledged moves survive a power cut, too


def _plain(path: str) -> sqlite3.Connection:
    """A connection whose transactions begin where we say, and which carries nothing over by itself."""
    connection = sqlite3.connect(path, timeout=5.0, isolation_level=None)
    connection.execute("PRAGMA wal_autocheckpoint=0")
    connection.execute("PRAGMA synchronous=FULL")
    return connection


def _begin(connection: Connection) -> None:
    # Whoever reads before writing must not find then that another process has written in between.
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get(WRITES) else "BEGIN")


def damage(database: Path, must_have_journal: bool = False) -> str:
    """What is missing or damaged of a database that nobody has open, in a sentence; empty if all is well.

    Nothing is changed. Without this SQLite begins an empty database where one is missing, and takes what a damaged or
    missing journal held for never written.
    """
    journal = Path(f"{database}-wal")
    written = journal.exists() and journal.stat().st_size > 0
    if not database.exists() or database.stat().st_size == 0:
        if written or must_have_journal:
            return f"The database {database} is missing or empty, though it was in use before."
        return ""
    if must_have_journal and not journal.exists():
        return (
            f"The journal {journal} is missing: the server before was cut short, and the last moves are in it. If "
            f"another program has opened the database since and has put them there, remove {database.parent / 'lock'}."
        )
    if written and (lost := lost_commits(journal)):
        return f"The journal {journal} is damaged: {lost}."
    try:
        with closing(read_only(database)) as connection:
            found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    except sqlite3.DatabaseError as error:
        found = str(error)
    return "" if found == "ok" else f"The database {database} is damaged: {' '.join(found.split())}."


def read_only(database: Path) -> sqlite3.Connection:
    """A connection that leaves database and journal as they are, when it is closed as well."""
    return sqlite3.connect(f"file:{quote(str(database))}?mode=ro", uri=True, check_same_thread=False)
