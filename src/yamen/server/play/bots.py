"""Bots at tables: they are asked when it is their turn, and their moves are committed like anybody's."""

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from yamen.bots.fair_queue import Payer
from yamen.bots.workers import PoolClosed
from yamen.server.db.models import RUNNING, Seat, Table
from yamen.server.db.store import Store
from yamen.server.errors import Conflict, DomainError, UnknownBot
from yamen.server.play.moves import MoveService
from yamen.server.tables.moves import DICE, Advance, play_move
from yamen.server.tables.registry import TableRegistry
from yamen.server.tables.state import TableState
from yamen.server.tables.writer import TableChange
from yamen.server.workers.pool import AsyncWorkerPool
from yamen.server.workers.tasks import KnownPosition

if TYPE_CHECKING:
    from yamen.server.workers.jobs import JobQueue

LOG: Final = logging.getLogger("yamen.bots")
LONGEST_PAUSE: Final = 60
"""The longest pause before a bot that has failed repeatedly is tried again, in seconds."""
MAX_ATTEMPTS: Final = 3
"""A random legal move is made when this many workers have died of a move."""


class BotPlayer:
    """Lets bots play: in the pool of this process, or by a queue of jobs for other processes."""

    def __init__(
        self,
        store: Store,
        registry: TableRegistry,
        moves: MoveService,
        workers: AsyncWorkerPool,
        jobs: "JobQueue | None" = None,
    ) -> None:
        self.store = store
        self.registry = registry
        self.moves = moves
        self.workers = workers
        self.jobs = jobs
        self._playing: dict[str, asyncio.Task[None]] = {}
        """The tasks that let bots play, by table."""
        self._asking: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """Stop; everything is in the database."""
        tasks = [*self._playing.values(), *self._asking]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def resume(self) -> None:
        """After a start, let those bots play that were to move when the server ended."""
        asked = (Seat.seat == Table.to_move) | Table.to_move.is_(None)
        bot = (Seat.table == Table.id) & (Seat.bot != "") & asked
        query = select(Table.id).where(Table.stage == RUNNING).join(Seat, bot).distinct()
        async with self.store.read() as connection:
            ids = (await connection.execute(query)).scalars().all()
        for id_ in ids:
            try:
                await self.registry.get(id_)
            except DomainError as error:
                LOG.warning("Table %s can't go on: %s", id_, error)

    # Woken

    def on_loaded(self, table: TableState) -> None:
        self.wake(table)

    def on_moves(self, table: TableState, _: Advance) -> None:
        self.wake(table)

    async def enqueue(self, connection: AsyncConnection, change: TableChange) -> None:
        """An outbox of the writer: stores a job in the transaction after which a bot is to move."""
        if change.bot_at is not None and self.jobs is not None:
            await self.jobs.defer(connection, change.table, change.bot_at)

    def ask(self, table: TableState) -> None:
        """Let a bot move, if one is to move since somebody resigned or a proposal was rejected."""
        if self.jobs is None:
            self.wake(table)
        elif table.bot_to_move() is not None:
            task = asyncio.create_task(self.jobs.defer_again(table.id, table.number))
            self._asking.add(task)
            task.add_done_callback(self._asking.discard)

    def wake(self, table: TableState) -> None:
        """Let a bot move, if one is to move and plays in this process."""
        if self.jobs is None and table.bot_to_move() is not None and self.playing(table.id) is None:
            task = self._playing[table.id] = asyncio.create_task(self._play_on(table))
            task.add_done_callback(lambda done: self._ended(table.id, done))

    def _ended(self, id_: str, task: asyncio.Task[None]) -> None:
        if self._playing.get(id_) is task:
            del self._playing[id_]

    def playing(self, id_: str) -> asyncio.Task[None] | None:
        """The task that lets the bots of a table play, if one does."""
        task = self._playing.get(id_)
        return None if task is None or task.done() else task

    # Playing

    async def _play_on(self, table: TableState) -> None:
        """Let bots move while it is the turn of one; failures are tried again after a pause."""
        failures = 0
        while table.bot_to_move() is not None:
            try:
                await self._move(table)
                failures = 0
            except PoolClosed:  # the server ends
                return
            except UnknownBot as error:
                LOG.error("The bots of table %s can't play: %s", table.id, error)
                return
            except (Exception, asyncio.CancelledError) as error:  # something it waited for may have been cancelled
                current = asyncio.current_task()
                if current is not None and current.cancelling():  # by the end of the server
                    raise
                failures += 1
                pause = min(2**failures, LONGEST_PAUSE)
                if isinstance(error, Conflict):
                    LOG.info("Table %s went on elsewhere while its bot was thinking.", table.id)
                else:
                    LOG.exception("The bots of table %s stopped; they try again in %s s.", table.id, pause)
                await asyncio.sleep(pause)
                await self._refresh(table)

    async def _refresh(self, table: TableState) -> None:
        table.stale = True
        try:
            await self.registry.refresh(table)
        except Exception as error:
            LOG.warning("Table %s can't be read: %r", table.id, error)

    async def do_job(self, id_: str, number: int, attempts: int) -> None:
        """Let a bot move at a table that has a number of moves, if it still has."""
        try:
            table = await self.registry.get(id_)
            table.stale = True  # seats and proposals may have changed, too
            await self.registry.refresh(table)
            if table.number == number and table.bot_to_move() is not None:
                await self._move(table, attempts)
        except Conflict:
            LOG.info("Table %s went on elsewhere while its bot was thinking.", id_)
        except DomainError as error:
            LOG.error("The bots of table %s can't play: %s", id_, error)

    async def _move(self, table: TableState, attempts: int = 0) -> None:
        seat, game, number = table.game.player, table.game, table.number
        bot = table.seats[seat].bot
        if attempts < MAX_ATTEMPTS:
            known = KnownPosition.to(seat, table.setup, game.position, table.content_text)
            payer = Payer(table.owner, table.id)  # whoever made the table
            move = await self.workers.choose_move(payer, known, self.registry.roster.spec(bot), game.legal_moves())
        else:
            LOG.error("%s workers died while %s thought at table %s; it makes any legal move.", attempts, bot, table.id)
            move = DICE.choice(game.legal_moves())
        async with table.lock:
            if table.number == number and table.bot_to_move() == seat:
                moves = play_move(game, number, move)
                moves.steps[0].bot = table.seats[seat].person is not None or table.seats[seat].former is not None
                await self.moves.commit(table, moves)
