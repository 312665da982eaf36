"""SQLite's part of the database: how connections are set up, and the thread that writes batches."""

import asyncio
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import Connection, Engine, UpdateBase, create_engine, event

from yamen.server.errors import Conflict

Part = tuple[UpdateBase, list[dict[str, Any]]]
"""A statement, and the parameters of each row it touches."""


class SqliteWriter:
    """Writes many rows in one transaction, in a thread of its own.

    The asyncio driver hands every statement over to a thread and back; here a whole batch is handed over once, which
    halves the processor time of a batch (docs/decisions/0015).
    """

    def __init__(self, path: str) -> None:
        self.engine = create_engine(f"sqlite:///{path}")
        configure(self.engine)
        self._thread = ThreadPoolExecutor(1, "sqlite-writer")

    async def write(self, parts: Iterable[Part]) -> None:
        """One transaction: it is on the disk when this returns, and nothing of it is stored if it raises."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, parts)

    def _write(self, parts: Iterable[Part]) -> None:
        with self.engine.begin() as connection:
            for statement, rows in parts:
                done = connection.execute(statement, rows if len(rows) > 1 else rows[0])
                must_match(statement, rows, done.rowcount)

    def close(self) -> None:
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
    # Pages that change all the time are carried over from the journal to the database four times less often than usual.
    connection.execute("PRAGMA wal_autocheckpoint=4000")
    connection.execute("PRAGMA synchronous=FULL")  # acknowledged moves survive a power cut, too


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")
