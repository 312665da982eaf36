"""Bots at tables: woken when it is their turn, their moves committed like anybody's."""

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
"""Seconds after which what has failed again and again is tried once more."""
MAX_ATTEMPTS: Final = 3
"""How many workers may die with a move to think about before any legal one is made."""


class BotPlayer:
    """Lets bots play: in this process's pool, or by a queue of jobs that other processes take."""

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
        """By table."""
        self._asking: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """Stop thinking; everything else is in the database already."""
        tasks = [*self._playing.values(), *self._asking]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def resume(self) -> None:
        """After a start: let the bots play that were to move when the server ended."""
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
        """An outbox of the writer: a job is stored in the transaction that lets a bot be to move."""
        if change.bot_at is not None and self.jobs is not None:
            await self.jobs.defer(connection, change.table, change.bot_at)

    def ask(self, table: TableState) -> None:
        """Let a bot think, if one is to move though no move led there: somebody resigned, or a proposal fell."""
        if self.jobs is None:
            self.wake(table)
        elif table.bot_to_move() is not None:
            task = asyncio.create_task(self.jobs.defer_again(table.id, table.number))
            self._asking.add(task)
            task.add_done_callback(self._asking.discard)

    def wake(self, table: TableState) -> None:
        """Let a bot think, if one is to move and thinks in this process."""
        if self.jobs is None and table.bot_to_move() is not None and self.playing(table.id) is None:
            task = self._playing[table.id] = asyncio.create_task(self._play_on(table))
            task.add_done_callback(lambda done: self._ended(table.id, done))

    def _ended(self, id_: str, task: asyncio.Task[None]) -> None:
        if self._playing.get(id_) is task:
            del self._playing[id_]

    def playing(self, id_: str) -> asyncio.Task[None] | None:
        """What lets the bots of a table play, while they do."""
        task = self._playing.get(id_)
        return None if task is None or task.done() else task

    # Playing

    async def _play_on(self, table: TableState) -> None:
        """Let bots play as long as everybody waits for one; what fails is tried again after a pause."""
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
        """Let the bot move that is to move at a table after a number of moves, if that is still so."""
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
