"""Tables in memory and in the database: found, changed in transactions, their bots kept going."""

import asyncio
import logging
import re
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy import ColumnElement, bindparam, insert, literal_column, null, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from yamen.engine.session import Game
from yamen.games import GAMES
from yamen.server.chat import service as talk
from yamen.server.db.models import BOT, OPEN, OVER, RUNNING, TAKEN_BACK, Move, Seat, Snapshot, Table
from yamen.server.db.notify import Told
from yamen.server.db.store import Changes, Store
from yamen.server.errors import Conflict, Refused, Unknown
from yamen.server.metrics import MOVES
from yamen.server.tables import repository as history
from yamen.server.tables.schemas import Step
from yamen.server.tables.state import DICE, LiveTable, Notice, Row, at_a_fence, played
from yamen.server.workers.pool import Workers

if TYPE_CHECKING:
    from yamen.server.workers.jobs import Jobs

LOG: Final = logging.getLogger("yamen.tables")
ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")
KEPT: Final = 2000
"""How many tables stay in memory."""
SNAPSHOT_AFTER: Final = 50
"""After how many moves a table gets a new snapshot, at the next fence."""
MOST_TRIES: Final = 3
"""How many workers may die thinking about one move before any legal one is made."""
ADVANCE: Final = (
    update(Table)
    .where(
        Table.id == bindparam("id_"),
        Table.stage == bindparam("was"),
        Table.number == bindparam("at"),
        Table.free == literal_column("0"),
    )
    .values(stage=bindparam("stage"), number=bindparam("number"), to_move=bindparam("to_move"), proposal=null())
)
"""Let a table stand as it does after moves, if it still stands as it did before."""
ADVANCE_AS_PROPOSED: Final = ADVANCE.where(Table.proposal.is_not_distinct_from(bindparam("proposed")))
ADD_MOVE: Final = insert(Move)
MOVES_OF: Final = {name: MOVES.labels(name) for name in GAMES}
ADD_SNAPSHOT: Final = insert(Snapshot)


class Keeper:
    def __init__(self, store: Store, workers: Workers, kept: int = KEPT, jobs: "Jobs | None" = None) -> None:
        self.store = store
        self.workers = workers
        self.kept = kept
        self.jobs = jobs
        """Where other processes do the thinking; else it is done by workers of this one."""
        self._recent: OrderedDict[str, LiveTable] = OrderedDict()
        self._all: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._opening = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def in_memory(self) -> int:
        return len(self._all)

    @property
    def listening(self) -> int:
        """How many clients are connected to tables."""
        return sum(len(table.listeners) for table in self._all.values())

    async def close(self) -> None:
        """Stop thinking about moves; everything else is in the database already."""
        tasks = [table.bots for table in self._all.values() if table.bots is not None]
        tasks += self._tasks
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.workers.close()

    # Finding tables

    async def find(self, id_: str) -> LiveTable:
        """A table as the database has it."""
        table = self._all.get(id_)
        if table is None:
            if not ID.fullmatch(id_):
                raise Unknown("There is no such table; check the link.")
            async with self._opening:
                table = self._all.get(id_)
                if table is None:
                    async with self.store.read() as connection:
                        table = await history.read_table(connection, id_)
                    self._all[id_] = table
                    self._wake_bots(table, asked=True)
        self._recent[id_] = table
        self._recent.move_to_end(id_)
        while len(self._recent) > self.kept:
            self._recent.popitem(last=False)  # whoever listens to it, or plays on it right now, still holds it
        if not self.store.is_sqlite and not table.stale:
            await self._compare(table)
        await self.freshen(table)
        return table

    async def freshen(self, table: LiveTable) -> None:
        """Read anew what is known to have changed."""
        if table.stale:
            async with table.lock:
                await self._refresh(table)

    async def _compare(self, table: LiveTable) -> None:
        """Another process may have changed a table a moment ago, and its notice may still be under way."""
        query = select(Table.number, Table.stage, Table.proposal, Table.rematch).where(Table.id == table.id)
        async with self.store.read() as connection:
            row = (await connection.execute(query)).one()
        known = (table.stage, table.proposal, table.rematch)
        if row.number > table.number or (row.number == table.number and tuple(row)[1:] != known):
            table.stale = True

    # What other processes do

    def heard(self, told: Told) -> None:
        """Another process has changed a table."""
        table = self._all.get(told.table)
        if table is None:
            return
        if told.chat is None:
            table.stale = True
        if table.listeners:
            self._spawn(self._catch_up(table, told))

    def doubt(self) -> None:
        """Other processes may have changed tables without our hearing of it."""
        for table in list(self._all.values()):
            table.stale = True
            if table.listeners:
                self._spawn(self._catch_up(table))

    async def _catch_up(self, table: LiveTable, told: Told | None = None) -> None:
        try:
            if told is not None and told.chat is not None:
                line = await talk.line(self.store, told.chat)
                table.tell(Notice([], line.room, line))
                return
            await self.freshen(table)
            if told is not None and told.steps:
                table.changed(msgspec.convert(told.steps, list[Step]))
        except Exception:
            LOG.exception("Table %s could not be brought up to date; that is tried again when it is used.", table.id)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

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
        marks |= {"stage": stage, "number": new, "to_move": asked}
        stands = {"table": table.id, "number": new, "position": history.written(table.setup, after.position)}
        parts: list[Any] = [(change, [marks]), (history.KEEP_POSITION[self.store.dialect], [stands])]
        if rows:
            added = [{"table": table.id, "number": at, "seat": seat, "move": move} for at, seat, move in rows]
            parts.append((ADD_MOVE, added))
        if kept is not None:
            position = history.written(table.setup, kept[1])
            parts.append((ADD_SNAPSHOT, [{"table": table.id, "number": kept[0], "position": position}]))
        bot = new if asked is not None and table.seats[asked].kind == BOT else None
        notice = Notice(steps)
        moment = table.ahead(after, stage, new, notice)
        await self._write(table, Changes(*parts), bot=bot)
        MOVES_OF[table.setup.game.name].inc(len(rows))
        table.game, table.stage, table.number, table.proposal = after, stage, new, None
        if kept is not None:
            table.snapshot = kept[0]
        table.moved(notice, moment)
        self._wake_bots(table, asked=True)

    async def _write(
        self,
        table: LiveTable,
        write: Callable[[AsyncConnection], Any],
        steps: list[Step] | None = None,
        bot: int | None = None,
    ) -> None:
        """One transaction. If it ends in doubt the table is read anew before anything else is done with it.

        Other processes hear of it; `steps` are what they can't read from the rows of moves, and `bot` is the number
        of moves at which a bot is asked.
        """

        async def and_tell(connection: AsyncConnection) -> None:
            await write(connection)
            if bot is not None and self.jobs is not None:
                await self.jobs.ask(connection, table.id, bot)
            await self.store.notices.send(connection, table.id, steps or [])

        try:
            await self.store.write(write if self.store.is_sqlite else and_tell)
        except BaseException as error:
            table.stale = True
            if isinstance(error, (IntegrityError, Conflict)):
                await self._refresh(table)
                raise Conflict("Somebody was quicker; look at the table again.") from None
            raise

    async def _refresh(self, table: LiveTable) -> None:
        if table.stale:
            table.stale = False  # before reading: what is told while it is read may not be in what is read
            try:
                async with self.store.read() as connection:
                    steps = await history.refresh(connection, table)
            except BaseException:
                table.stale = True
                raise
            table.changed(steps)
            self._wake_bots(table, asked=True)

    # Bots

    async def go_on(self) -> None:
        """After a start: let the bots play that were to move when the server ended."""
        bot = (Seat.table == Table.id) & (Seat.kind == BOT) & ((Seat.seat == Table.to_move) | Table.to_move.is_(None))
        query = select(Table.id).where(Table.stage == RUNNING).join(Seat, bot).distinct()
        async with self.store.read() as connection:
            ids = (await connection.execute(query)).scalars().all()
        for id_ in ids:
            try:
                await self.find(id_)
            except Refused as error:
                LOG.warning("Table %s can't go on: %s", id_, error)

    def _wake_bots(self, table: LiveTable, asked: bool = False) -> None:
        """Let bots think; `asked` says that whoever stored how the table stands has asked the other processes."""
        if table.bot_to_move() is None:
            return
        if self.jobs is not None:
            if not asked:
                self._spawn(self.jobs.ask_again(table.id, table.number))
        elif table.bots is None or table.bots.done():
            table.bots = asyncio.create_task(self._play_bots(table))

    async def _play_bots(self, table: LiveTable) -> None:
        """Let bots play as long as everybody waits for one."""
        try:
            while table.bot_to_move() is not None:
                await self._play_bot(table)
        except Conflict:
            LOG.info("Table %s went on elsewhere while its bot was thinking.", table.id)
        except Exception:
            LOG.exception("The bots of table %s stopped; they go on when it is opened again.", table.id)
            table.stale = True

    async def play_bot(self, id_: str, number: int, tries: int) -> None:
        """Let the bot move that is to move at a table after a number of moves, if that is still so."""
        try:
            table = await self.find(id_)
            table.stale = True  # seats and proposals may have changed, too
            await self.freshen(table)
            if table.number == number and table.bot_to_move() is not None:
                await self._play_bot(table, tries)
        except Conflict:
            LOG.info("Table %s went on elsewhere while its bot was thinking.", id_)
        except Refused as error:
            LOG.error("The bots of table %s can't play: %s", id_, error)

    async def _play_bot(self, table: LiveTable, tries: int = 0) -> None:
        seat, game, number = table.game.player, table.game, table.number
        bot = table.seats[seat].bot
        if tries < MOST_TRIES:
            move = await self.workers.choose(table.setup, game.position, seat, bot, table.figures)
        else:
            LOG.error("%s workers died while %s thought at table %s; it makes any legal move.", tries, bot, table.id)
            move = DICE.choice(game.legal_moves())
        async with table.lock:
            if table.number == number and table.bot_to_move() == seat:
                await self._commit(table, *played(game, number, move))


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
