"""Batches are written to SQLite by its driver, in a thread of its own, with the SQL that SQLAlchemy compiles.

SQLAlchemy's asyncio engine hands every statement over to a thread and back. Here a whole batch is handed over once, to
a connection that stays open: the rows `server-move-plain-writes` of `yamen bench` tell what that brings, and
docs/decisions/0037 why it is done. `yamen serve --plain-writes` does without.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from operator import itemgetter
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import Boolean, Float, UpdateBase
from sqlalchemy.dialects import sqlite as dialect

from yamen.server.db import sqlite
from yamen.server.db.batch import WriteBatch, must_match

DIALECT: Final = dialect.dialect(paramstyle="qmark")
NATIVE: Final = (Boolean, Float)
"""Types of columns whose Python values the driver takes as they are, whatever SQLAlchemy would make of them."""


class Compiled(NamedTuple):
    """A statement as the driver takes it."""

    sql: str
    values: Callable[[dict[str, Any]], tuple[Any, ...]]
    """The parameters of a row in the order in which the statement has them: the driver looks names up slowly."""
    constants: dict[str, Any]
    """The parameters that all rows share."""


class SqliteWriter:
    def __init__(self, database: Path) -> None:
        self.connection = sqlite.connect(database)
        """Of the thread."""
        self._thread = ThreadPoolExecutor(1, "sqlite-writer")
        self._statements: dict[UpdateBase, Compiled | None] = {}

    def takes(self, batch: WriteBatch) -> bool:
        """Whether the driver takes all values of a batch as they are; else SQLAlchemy must convert them."""
        return all(self._compiled(statement, rows[0]) is not None for statement, rows in batch.parts)

    async def write(self, batch: WriteBatch) -> None:
        """One transaction: it is on the disk when this returns, and nothing of it is stored if it raises."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, batch)

    def _write(self, batch: WriteBatch) -> None:
        self.connection.execute("BEGIN IMMEDIATE")
        try:
            for statement, rows in batch.parts:
                compiled = self._compiled(statement, rows[0])
                assert compiled is not None
                whole = [{**compiled.constants, **row} for row in rows] if compiled.constants else rows
                done = self.connection.executemany(compiled.sql, map(compiled.values, whole))
                must_match(statement, rows, done.rowcount)
            self.connection.execute("COMMIT")
        except BaseException:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            raise

    def _compiled(self, statement: UpdateBase, row: dict[str, Any]) -> Compiled | None:
        """A statement as the driver takes it; None if values must be converted for it."""
        if statement not in self._statements:
            compiled = statement.compile(dialect=DIALECT, column_keys=list(row))
            types = [bind.type.dialect_impl(DIALECT) for bind in compiled.binds.values()]
            native = all(isinstance(type_, NATIVE) or type_.bind_processor(DIALECT) is None for type_ in types)
            constants = {name: value for name, value in compiled.params.items() if name not in row}
            names = compiled.positiontup or []
            native = native and len(names) > 1  # of one name there would be no tuple
            self._statements[statement] = Compiled(str(compiled), itemgetter(*names), constants) if native else None
        return self._statements[statement]

    def close(self) -> None:
        self._thread.shutdown()
        self.connection.close()
