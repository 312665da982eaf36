"""Batches: statements and rows of several units of work, written as one."""

from collections.abc import Iterable
from typing import Any

from sqlalchemy import UpdateBase
from sqlalchemy.ext.asyncio import AsyncConnection

from yamen.server.errors import Conflict

Part = tuple[UpdateBase, list[dict[str, Any]]]
"""A statement, and the parameters of each row it touches."""


class WriteBatch:
    def __init__(self, *parts: Part) -> None:
        self.parts = list(parts)

    @classmethod
    def merged(cls, batches: Iterable["WriteBatch"]) -> "WriteBatch":
        """All batches as one, in which each statement stands once."""
        merged: dict[UpdateBase, list[dict[str, Any]]] = {}
        for batch in batches:
            for statement, rows in batch.parts:
                merged.setdefault(statement, []).extend(rows)
        return cls(*merged.items())

    async def __call__(self, connection: AsyncConnection) -> None:
        for statement, rows in self.parts:
            done = await connection.execute(statement, rows if len(rows) > 1 else rows[0])
            must_match(statement, rows, done.rowcount)


def must_match(statement: UpdateBase, rows: list[dict[str, Any]], found: int) -> None:
    """An update must find exactly one row for each of its parameters."""
    if statement.is_update and found != len(rows):
        raise Conflict("The game has gone on meanwhile; look at it again.")
