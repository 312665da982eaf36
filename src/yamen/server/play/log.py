"""The log of moves: the only place where moves are stored."""

import time
from collections.abc import Callable
from functools import cache
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Update, bindparam, insert, literal_column, null, update
from sqlalchemy.ext.asyncio import AsyncConnection

from yamen.engine.definition import Setup
from yamen.engine.game import Game
from yamen.engine.position import Position
from yamen.server.clocks.repository import STANDING_STILL, clock_rows
from yamen.server.clocks.state import TableClocks
from yamen.server.db.batch import Part, WriteBatch
from yamen.server.db.models import OVER, RUNNING, TAKEN_BACK, Move, Snapshot, Table
from yamen.server.db.store import UnitOfWork
from yamen.server.tables.moves import Advance, is_fenced
from yamen.server.tables.plans import changed_plans, plans_after
from yamen.server.tables.repository import encode_position
from yamen.server.tables.schemas import Result
from yamen.server.tables.state import TableState
from yamen.server.tables.writer import TableChange, TableWriter

SNAPSHOT_AFTER = 50
"""After how many moves a table gets a new snapshot, at the next fence."""
ADVANCE: Final = (
    update(Table)
    .where(
        Table.id == bindparam("id_"),
        Table.stage == bindparam("was"),
        Table.number == bindparam("at"),
        Table.free == literal_column("0"),
        Table.locked == literal_column("0"),
    )
    .values(
        number=bindparam("number"),
        to_move=bindparam("to_move"),
        round=bindparam("round"),
        proposal=null(),
        touched=bindparam("now"),
    )
)
"""Update the row of a table after moves, if nothing has changed it meanwhile."""
ADD_MOVE: Final = insert(Move)
ADD_SNAPSHOT: Final = insert(Snapshot)


@cache
def advance_statement(by_consent: bool, *more: str) -> Update:
    """The same with more columns. Each value costs the driver time, None most of all, so those are left out that stay
    as they are; and the index of deadlines costs as much as a row.
    """
    statement = ADVANCE.values({name: bindparam(name) for name in more})
    if by_consent:
        statement = statement.where(Table.proposal.is_not_distinct_from(bindparam("proposed")))
    return statement


class SnapshotAt(NamedTuple):
    number: int
    position: Position


Along = Callable[[TableState, Advance], Part | None]
"""Gives what else is stored with moves of a table, in the same transaction."""


class MoveLog:
    def __init__(self, writer: TableWriter) -> None:
        self.writer = writer
        self.along: list[Along] = []

    async def append(
        self,
        table: TableState,
        moves: Advance,
        was: str = RUNNING,
        clocks: TableClocks | None = None,
        before: UnitOfWork[None] | None = None,
    ) -> None:
        """Store moves, then update the table in memory. The caller holds the lock."""
        snapshot = snapshot_for(table, moves)
        stored = values_after_move(clocks, table)
        batch = self.batch(table.id, table.setup, moves, table.number, was, table.proposal, snapshot, stored)
        first = moves.rows[0] if moves.rows else None
        replied = first.seat if first is not None and first.move >= 0 else None
        batch.parts += clock_rows(table.id, table.clocks, clocks, replied)
        plans = plans_after(table, moves) if table.plans else table.plans
        if plans is not table.plans:
            batch.parts += changed_plans(table.id, table.plans, plans)
        for more in self.along:
            if (part := more(table, moves)) is not None:
                batch.parts += (part,)
        number, player = moves.number(table.number), moves.game.player
        bot = moves.stage == RUNNING and bool(table.seats[player].bot)
        work: UnitOfWork[None] = batch if before is None else in_turn(before, batch)
        await self.writer.update(table, work, TableChange(table.id, bot_at=number if bot else None))
        table.advance(moves, clocks, stored.get("deadline", table.deadline))
        if plans is not table.plans:
            table.plans = plans
            table.views.invalidate()
        if snapshot is not None:
            table.snapshot = snapshot.number

    def batch(
        self,
        id_: str,
        setup: Setup,
        moves: Advance,
        at: int,
        was: str,
        proposed: str | None = None,
        snapshot: SnapshotAt | None = None,
        more: dict[str, Any] | None = None,
    ) -> WriteBatch:
        """The rows to store for moves at a table that was at a number of moves, in a stage; `more` are other columns of
        its own row that change."""
        number = moves.number(at)
        by_consent = bool(moves.rows) and moves.rows[-1].goes_back_to is not None
        more = more or {}
        if moves.stage != was:
            result = encode_result(moves.game) if moves.stage == OVER else None
            more = {**more, "stage": moves.stage, "result": result}
        stands = {
            "id_": id_,
            "was": was,
            "at": at,
            "proposed": proposed,
            "number": number,
            "to_move": moves.game.player if moves.stage == RUNNING else None,
            "now": time.time(),
            "round": getattr(moves.game.position, setup.game.round_name, None),
            **more,
        }
        parts: list[Any] = [(advance_statement(by_consent, *more), [stands])]
        if moves.rows:
            rows = [{"table": id_, "number": row, "seat": seat, "move": move} for row, seat, move in moves.rows]
            parts.append((ADD_MOVE, rows))
        if snapshot is not None:
            kept = encode_position(setup, snapshot.position)
            parts.append((ADD_SNAPSHOT, [{"table": id_, "number": snapshot.number, "position": kept}]))
        return WriteBatch(*parts)


def in_turn(first: UnitOfWork[None], then: UnitOfWork[None]) -> UnitOfWork[None]:
    async def both(connection: AsyncConnection) -> None:
        await first(connection)
        await then(connection)

    return both


def values_after_move(clocks: TableClocks | None, table: TableState) -> dict[str, Any]:
    """The columns of the clocks that a move changes in the row of a table. A deadline that is too early may stay."""
    values: dict[str, Any] = {}
    if clocks is not table.clocks:
        values = STANDING_STILL if clocks is None else {"asked_since": clocks.since, "waits": clocks.waits}
    if clocks is None:
        return values if table.deadline is None else {**values, "deadline": None}
    if table.deadline is not None and table.deadline <= clocks.earliest_deadline():
        return values
    return {**values, "deadline": clocks.deadline(table.server_time.down)}


def encode_result(game: Game) -> str:
    return msgspec.json.encode(Result(game.scores, game.ranking, game.winner)).decode()


def snapshot_for(table: TableState, moves: Advance) -> SnapshotAt | None:
    """The snapshot to be stored along with moves, if one is due."""
    if moves.rows and moves.rows[-1].goes_back_to is not None:
        return SnapshotAt(moves.rows[-1].number, moves.game.position)  # such a row is replayed by its snapshot
    due = table.number - table.snapshot >= SNAPSHOT_AFTER
    if due and moves.rows[0].move != TAKEN_BACK and is_fenced(table.game):
        return SnapshotAt(table.number, table.game.position)
    return None
