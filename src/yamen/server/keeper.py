"""Tables in memory and in the database: found, changed in transactions, their bots kept going."""

import asyncio
import json
import logging
import re
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final
from weakref import WeakValueDictionary

from sqlalchemy import ColumnElement, bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from yamen.engine.session import Game
from yamen.server import history
from yamen.server.errors import Conflict, Refused, Unknown
from yamen.server.live import LiveTable, Row, at_a_fence, played
from yamen.server.schema import BOT, OPEN, OVER, RUNNING, TAKEN_BACK, Move, Seat, Snapshot, Table
from yamen.server.shapes import Step
from yamen.server.store import Changes, Store
from yamen.server.workers import Workers

LOG: Final = logging.getLogger("yamen.tables")
ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")
KEPT: Final = 2000
"""How many tables stay in memory."""
SNAPSHOT_AFTER: Final = 50
"""After how many moves a table gets a new snapshot, at the next fence."""
ADVANCE: Final = (
    update(Table)
    .where(
        Table.id == bindparam("id_"),
        Table.stage == bindparam("was"),
        Table.number == bindparam("at"),
        Table.free == 0,
    )
    .values(stage=bindparam("stage"), number=bindparam("number"), to_move=bindparam("to_move"), proposal=None)
)
"""Let a table stand as it does after moves, if it still stands as it did before."""
ADVANCE_AS_PROPOSED: Final = ADVANCE.where(Table.proposal.is_not_distinct_from(bindparam("proposed")))
ADD_MOVE: Final = insert(Move)
ADD_SNAPSHOT: Final = insert(Snapshot)


class Keeper:
    def __init__(self, store: Store, workers: Workers, kept: int = KEPT) -> None:
        self.store = store
        self.workers = workers
        self.kept = kept
        self._recent: OrderedDict[str, LiveTable] = OrderedDict()
        self._all: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._opening = asyncio.Lock()

    async def close(self) -> None:
        """Stop thinking about moves; everything else is in the database already."""
        tasks = [table.bots for table in self._all.values() if table.bots is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.workers.close()

    # Finding tables

    async def find(self, id_: str) -> LiveTable:
        """A table as the database has it."""
        if not ID.fullmatch(id_):
            raise Unknown("There is no such table; check the link.")
        table = self._all.get(id_)
        if table is None:
            async with self._opening:
                table = self._all.get(id_)
                if table is None:
                    async with self.store.read() as connection:
                        table = await history.read_table(connection, id_)
                    self._all[id_] = table
                    self._wake_bots(table)
        self._recent[id_] = table
        self._recent.move_to_end(id_)
        while len(self._recent) > self.kept:
            self._recent.popitem(last=False)  # whoever listens to it, or plays on it right now, still holds it
        if table.stale:
            async with table.lock:
                await self._refresh(table)
        return table

    # Writing

    async def _commit(
        self, table: LiveTable, after: Game, rows: list[Row], steps: list[Step], was: str = RUNNING
    ) -> None:
        """Store moves; only then does the table stand as they say. The caller holds the lock."""
        stage = OVER if after.is_over else RUNNING
        before, number = table.game, table.number
        new = rows[-1].number if rows else number
        kept = None
        change = ADVANCE
        if rows and rows[-1].goes_back_to is not None:
            kept = new, after.position  # such a row is replayed by its snapshot
            change = ADVANCE_AS_PROPOSED
        elif number - table.snapshot >= SNAPSHOT_AFTER and rows[0].move != TAKEN_BACK and at_a_fence(before):
            kept = number, before.position
        asked = after.player if stage == RUNNING else None
        marks = {"id_": table.id, "was": was, "at": number, "proposed": table.proposal}
        parts: list[Any] = [(change, [{**marks, "stage": stage, "number": new, "to_move": asked}])]
        if rows:
            parts.append((ADD_MOVE, [{"table": table.id, **row._asdict()} for row in rows]))
        if kept is not None:
            position = json.dumps(table.setup.position_to_json(kept[1]), separators=(",", ":"))
            parts.append((ADD_SNAPSHOT, [{"table": table.id, "number": kept[0], "position": position}]))
        await self._write(table, Changes(*parts))
        table.game, table.stage, table.number, table.proposal = after, stage, new, None
        if kept is not None:
            table.snapshot = kept[0]
        table.changed(steps)
        self._wake_bots(table)

    async def _write(self, table: LiveTable, write: Callable[[AsyncConnection], Any]) -> None:
        """One transaction. If it ends in doubt the table is read anew before anything else is done with it."""
        try:
            await self.store.write(write)
        except BaseException as error:
            table.stale = True
            if isinstance(error, (IntegrityError, Conflict)):
                await self._refresh(table)
                raise Conflict("Somebody was quicker; look at the table again.") from None
            raise

    async def _refresh(self, table: LiveTable) -> None:
        if table.stale:
            async with self.store.read() as connection:
                steps = await history.refresh(connection, table)
            table.changed(steps)
            self._wake_bots(table)

    # Bots

    async def go_on(self) -> None:
        """After a start: let the bots play that were to move when the server ended."""
        query = select(Table.id).where(Table.stage == RUNNING).join(Seat, Seat.table == Table.id)
        async with self.store.read() as connection:
            ids = (await connection.execute(query.where(Seat.kind == BOT).distinct())).scalars().all()
        for id_ in ids:
            try:
                await self.find(id_)
            except Refused as error:
                LOG.warning("Table %s can't go on: %s", id_, error)

    def _wake_bots(self, table: LiveTable) -> None:
        if table.bot_to_move() is not None and (table.bots is None or table.bots.done()):
            table.bots = asyncio.create_task(self._play_bots(table))

    async def _play_bots(self, table: LiveTable) -> None:
        """Let bots play as long as everybody waits for one."""
        try:
            while (seat := table.bot_to_move()) is not None:
                game, number = table.game, table.number
                bot = table.seats[seat].bot
                move = await self.workers.choose(table.setup, game.position, seat, bot, table.figures)
                async with table.lock:
                    if table.number == number and table.bot_to_move() == seat:
                        await self._commit(table, *played(game, number, move))
        except Conflict:
            LOG.info("Table %s went on elsewhere while its bot was thinking.", table.id)
        except Exception:
            LOG.exception("The bots of table %s stopped; they go on when it is opened again.", table.id)
            table.stale = True


def same_proposal(table: LiveTable) -> ColumnElement[bool]:
    """That nobody else has proposed or answered anything meanwhile."""
    return Table.proposal.is_(None) if table.proposal is None else Table.proposal == table.proposal


def must_run(table: LiveTable) -> None:
    if table.stage == OPEN:
        raise Conflict("The game hasn't begun; start it first.")
    if table.stage == OVER:
        raise Conflict("The game is over.")


def must_be_now(table: LiveTable, number: int) -> None:
    if number != table.number:
        raise Conflict(f"The table is at move {table.number}, not {number}; look at it again, then choose.")
