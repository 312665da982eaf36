"""SQLite without detours, for what is written all the time: many rows in one go, and one wait for the disk.

A statement takes microseconds and is done on the spot; the commit, which waits for the disk, is left to a thread.
"""

import asyncio
import sqlite3
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

from sqlalchemy import UpdateBase
from sqlalchemy.dialects import sqlite

from yamen.server.errors import Conflict

Part = tuple[UpdateBase, list[dict[str, Any]]]
"""A statement, and the parameters of each row it touches."""


class Direct:
    def __init__(self, path: str) -> None:
        self.connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        prepare(self.connection)
        self.connection.execute("PRAGMA busy_timeout=0")  # nobody waits here: whoever finds it busy goes the other way
        self._disk = ThreadPoolExecutor(1, "disk")

    async def write(self, parts: Iterable[Part]) -> None:
        """One transaction: all of it is on the disk when this returns, and nothing of it is stored if it raises."""
        self.connection.execute("BEGIN IMMEDIATE")
        try:
            for statement, rows in parts:
                done = self.connection.executemany(_text(statement), rows)
                must_fit(statement, rows, done.rowcount)
            await asyncio.get_running_loop().run_in_executor(self._disk, self.connection.execute, "COMMIT")
        except BaseException:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            raise

    def close(self) -> None:
        self._disk.shutdown()
        self.connection.close()


def must_fit(statement: UpdateBase, rows: list[dict[str, Any]], found: int) -> None:
    """An update must find exactly one row for each of its parameters."""
    if statement.is_update and found != len(rows):
        raise Conflict("The game has gone on meanwhile; look at it again.")


@cache
def _text(statement: UpdateBase) -> str:
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))


def prepare(connection: Any, _: Any = None) -> None:
    connection.isolation_level = None  # transactions begin where we say, those that change the schema as well
    for setting in ("journal_mode=WAL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {setting}")
    # Pages that change all the time are carried over from the journal to the database four times less often than usual.
    connection.execute("PRAGMA wal_autocheckpoint=4000")
    connection.execute("PRAGMA synchronous=FULL")  # acknowledged moves survive a power cut, too
