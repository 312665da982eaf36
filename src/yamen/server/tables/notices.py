"""Notices: what happens at a table besides moves, when somebody sits down, leaves, resigns or disagrees."""

import time
from typing import Any, Final, Literal

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from yamen.server.db.models import StoredNotice
from yamen.server.db.store import UnitOfWork
from yamen.server.tables.schemas import LogStep
from yamen.server.tables.state import TableState

NoticeKind = Literal[
    "joined",
    "left",
    "removed",
    "bot-joined",
    "bot-left",
    "resigned",
    "disagreed",
    "abandoned",
    "ended",
    "time-up",
    "stand-in",
    "seat-taken-back",
    "seat-lost",
    "time-given",
    "waiting",
    "waiting-ended",
    "leave-begun",
    "leave-ended",
]
"""Each has its sentence in every language: `table-notice-joined`."""


class Notice:
    """A notice, stored in the transaction of what it is about; `steps` is what everyone at the table gets."""

    def __init__(self, table: TableState, seat: int, kind: NoticeKind, name: str) -> None:
        self.row = {"table": table.id, "number": table.number, "seat": seat, "kind": kind, "name": name}
        self.steps = [notice_step(table.number, seat, kind, name)]

    def along_with(self, work: UnitOfWork[Any]) -> UnitOfWork[None]:
        async def write(connection: AsyncConnection) -> None:
            await work(connection)
            add = insert(StoredNotice).values(**self.row, at=time.time()).returning(StoredNotice.id)
            self.steps[0].notice = (await connection.execute(add)).scalar_one()

        return write


LEAVING: Final = ("stand-in", "seat-lost", "resigned")
"""The notices after which a bot moves in place of a person,"""
RETURNING: Final = "seat-taken-back"
"""and the one after which it no longer does."""


async def mark_stand_ins(connection: AsyncConnection, table: str, steps: list[LogStep]) -> None:
    """Mark the moves that bots made in place of people."""
    kinds = (*LEAVING, RETURNING)
    query = select(StoredNotice.number, StoredNotice.seat, StoredNotice.kind)
    query = query.where(StoredNotice.table == table, StoredNotice.kind.in_(kinds)).order_by(StoredNotice.id)
    changes = (await connection.execute(query)).all()
    for step in steps:
        for number, seat, kind in changes:
            if seat == step.seat and number < step.number:
                step.bot = kind != RETURNING


async def read_notices(connection: AsyncConnection, table: str, since: int) -> list[LogStep]:
    """The notices after the first `since` moves."""
    columns = (StoredNotice.number, StoredNotice.seat, StoredNotice.kind, StoredNotice.name, StoredNotice.id)
    found = await connection.execute(
        select(*columns)
        .where(StoredNotice.table == table, StoredNotice.number >= since)
        .order_by(StoredNotice.number, StoredNotice.id)
    )
    return [notice_step(*row) for row in found]


def notice_step(number: int, seat: int, kind: str, name: str, id_: int = 0) -> LogStep:
    return LogStep(number, seat, [{"kind": kind, "player": seat, "name": name}], id_)
