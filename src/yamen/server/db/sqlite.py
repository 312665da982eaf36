"""What is SQLite's own: setting connections up, checkpoints, finding damage."""

import asyncio
import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from sqlalchemy import Connection, Engine, event

from yamen.server.db.wal import lost_commits

LOG: Final = logging.getLogger("yamen.store")
WRITES: Final = "yamen_writes"
"""The execution option of connections on which transactions write."""
CHECKPOINT_COMMITS: Final = 1000
CHECKPOINT_BYTES: Final = 16 * 1024 * 1024
"""The commits, and the growth of the journal in bytes, after which it is checkpointed: less often than SQLite does by
itself, since some pages change all the time."""


class Checkpointer:
    """Copies the write-ahead log into the database, when it is time to."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._journal = Path(f"{database}-wal")
        self._commits = 0
        """Since the last checkpoint."""
        self._size = 0
        """Of the journal at the last checkpoint: it is written anew from its beginning, and doesn't shrink."""

    async def committed(self) -> None:
        """Something was committed, here or elsewhere: the journal is carried over if it is time to."""
        self._commits += 1
        if self._commits >= CHECKPOINT_COMMITS or self._journal_size() > max(CHECKPOINT_BYTES, self._size):
            await asyncio.to_thread(self.checkpoint)

    def checkpoint(self) -> None:
        """Copy the write-ahead log into the database while no process can commit (docs/decisions/0025).

        If that fails, nothing is lost: it is tried again later.
        """
        try:
            with closing(connect(self._database)) as holder, closing(connect(self._database)) as carrier:
                holder.execute("BEGIN IMMEDIATE")
                carrier.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
                holder.execute("ROLLBACK")
        except sqlite3.Error as error:
            LOG.warning("The write-ahead log could not be copied into the database; it is tried again later: %s", error)
        self._commits, self._size = 0, self._journal_size()

    def _journal_size(self) -> int:
        try:
            return self._journal.stat().st_size
        except OSError:  # a database in memory has none
            return 0


def configure(engine: Engine) -> None:
    event.listen(engine, "connect", _connect)
    event.listen(engine, "begin", _begin)


def connect(database: Path) -> sqlite3.Connection:
    """A connection without SQLAlchemy, which one thread at a time may use."""
    connection = sqlite3.connect(database, check_same_thread=False)
    _connect(connection, None)
    return connection


def _connect(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # transactions begin where we say, those that change the schema as well
    for setting in ("journal_mode=WAL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {setting}")
    connection.execute("PRAGMA wal_autocheckpoint=0")  # only Checkpointer does it
    connection.execute("PRAGMA synchronous=FULL")  # acknowledged moves survive a power cut, too


def _begin(connection: Connection) -> None:
    # Whoever reads before writing must not find then that another process has written in between.
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get(WRITES) else "BEGIN")


def damage(database: Path, must_be_there: bool = False, must_have_journal: bool = False) -> str:
    """What is missing or damaged of a database that nobody has open, in a sentence; empty if all is well.

    Nothing is changed. Without this SQLite begins an empty database where one is missing, and takes what a damaged or
    missing journal held for never written.
    """
    journal = Path(f"{database}-wal")
    written = journal.exists() and journal.stat().st_size > 0
    if not database.exists() or database.stat().st_size == 0:
        if written or must_be_there:
            return (
                f"The database {database} is missing or empty, though it was in use before. To begin anew, choose "
                "another folder."
            )
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
