"""Moves of bots as jobs of a queue in PostgreSQL.

A job is stored together with the move that calls for it. One worker runs it, and another one if that dies.
"""

import asyncio
import logging
import signal
from collections.abc import Awaitable, Callable
from typing import Final

from procrastinate import App, JobContext, PsycopgConnector, RetryDecision
from procrastinate.exceptions import AlreadyEnqueued, ConnectorException, JobAborted
from procrastinate.jobs import Job
from procrastinate.retry import BaseRetryStrategy
from procrastinate.schema import SchemaManager
from sqlalchemy import String, Text, and_, cast, column, exists, or_, select, table, text
from sqlalchemy.ext.asyncio import AsyncConnection

from yamen.server.db.models import BOT, PERSON, RUNNING, Seat, Table
from yamen.server.db.store import Store

LOG: Final = logging.getLogger("yamen.jobs")
QUEUE: Final = "bots"
THINK: Final = "think"
HEARTBEAT: Final = 2.0
DEAD_AFTER: Final = 10.0
"""The seconds without a heartbeat after which a worker counts as dead, and others get its jobs."""
FORGET_AFTER: Final = 600.0
"""The seconds after which the queue forgets a dead worker."""
SWEEP: Final = 2.0
LONGEST_PAUSE: Final = 60
Handler = Callable[[str, int, int], Awaitable[None]]
"""Runs a job: a table, its number of moves, and how often that has been tried."""

LOOKAHEAD: Final = 16
"""How many jobs a worker takes for each of its processes, to do them in a fair order, and shorter if need be."""
TURN: Final = text(
    "WITH jobs AS (SELECT -priority AS turn, status, owner FROM procrastinate_jobs AS job "
    "JOIN tables ON tables.id = job.args->>'id_' WHERE status IN ('todo', 'doing')) "
    "SELECT 1 + greatest("
    "(SELECT max(turn) FROM jobs WHERE status = 'doing'), (SELECT min(turn) - 1 FROM jobs WHERE status = 'todo'), "
    "(SELECT max(turn) FROM jobs WHERE owner = (SELECT owner FROM tables WHERE id = :id)), 0)"
)
"""The turn of a new job: after all others of whoever made its table, and after those that are running. So somebody's
only job comes before the second one of others, and no job starves."""
JOBS: Final = table("procrastinate_jobs", column("queueing_lock"), column("status"))


class Retry(BaseRetryStrategy):
    """A job that fails is tried again: at once when its worker ends, else (the database is away) after a pause."""

    def get_retry_decision(self, *, exception: BaseException, job: Job) -> RetryDecision:
        if isinstance(exception, (JobAborted, asyncio.CancelledError)):
            return RetryDecision()
        return RetryDecision(retry_in={"seconds": min(2**job.attempts, LONGEST_PAUSE)})


class JobQueue:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.app = App(connector=PsycopgConnector(conninfo=store.dsn, min_size=1, max_size=4))

    async def defer(self, connection: AsyncConnection, id_: str, number: int) -> None:
        """Enqueue a job for a table at a number of moves, in the transaction that leads there."""
        lock = f"{id_}:{number}"
        turn = (await connection.execute(TURN, {"id": id_})).scalar_one()
        driver = (await connection.get_raw_connection()).driver_connection
        task = self.app.configure_task(
            THINK, queue=QUEUE, lock=lock, queueing_lock=lock, priority=-turn, connection=driver
        )
        await task.defer_async(id_=id_, number=number)

    async def defer_again(self, id_: str, number: int) -> None:
        """The same outside any transaction; nothing happens if the job is waiting already."""
        try:
            await self.store.write(lambda connection: self.defer(connection, id_, number))
        except AlreadyEnqueued:
            LOG.debug("Table %s waits for a bot already.", id_)

    async def waiting(self) -> int:
        """How many jobs wait for a worker."""
        query = text("SELECT count(*) FROM procrastinate_jobs WHERE status = 'todo'")
        async with self.store.read() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def work(self, handle: Handler, processes: int) -> None:
        """Run jobs in a number of processes, until this one is asked to end."""

        async def job(context: JobContext, id_: str, number: int) -> None:
            await handle(id_, number, context.job.attempts)

        self.app.task(name=THINK, queue=QUEUE, pass_context=True, retry=Retry())(job)
        ending = asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, ending.set)
        async with self.app.open_async():
            sweeping = asyncio.create_task(self._sweep())
            while not ending.is_set():
                await self._work(LOOKAHEAD * processes, ending)
            sweeping.cancel()
            await asyncio.gather(sweeping, return_exceptions=True)

    async def _work(self, concurrency: int, ending: asyncio.Event) -> None:
        """Run jobs until it is time to end, or until the database is away."""
        working = asyncio.create_task(
            self.app.run_worker_async(
                queues=[QUEUE],
                concurrency=concurrency,
                fetch_job_polling_interval=1.0,
                update_heartbeat_interval=HEARTBEAT,
                stalled_worker_timeout=FORGET_AFTER,
                shutdown_graceful_timeout=3.0,
                delete_jobs="always",
                install_signal_handlers=False,
            )
        )
        waiting = asyncio.create_task(ending.wait())
        await asyncio.wait({working, waiting}, return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        working.cancel()
        error, _ = await asyncio.gather(working, waiting, return_exceptions=True)
        if not ending.is_set():
            LOG.error("The worker stopped and begins again: %r", error)
            await asyncio.sleep(1.0)

    async def _sweep(self) -> None:
        """Give the jobs of dead workers to others, and enqueue jobs that are missing."""
        while True:
            try:
                await self._retry_stalled()
                for id_, number in await self._forgotten():
                    await self.defer_again(id_, number)
            except Exception:
                LOG.exception("Looking for forgotten jobs failed; it is tried again.")
            await asyncio.sleep(SWEEP)

    async def _retry_stalled(self) -> None:
        manager = self.app.job_manager
        for job in await manager.get_stalled_jobs(queue=QUEUE, seconds_since_heartbeat=DEAD_AFTER):
            LOG.warning("A worker died thinking about %s; it is given to another.", job.task_kwargs.get("id_"))
            try:
                await manager.retry_job(job)
            except ConnectorException as error:
                LOG.info("Another worker was quicker: %s", error)

    async def _forgotten(self) -> list[tuple[str, int]]:
        """The tables that wait for a bot but have no job."""
        lock = Table.id + ":" + cast(Table.number, String)
        query = (
            select(Table.id, Table.number)
            .join(Seat, (Seat.table == Table.id) & (Seat.seat == Table.to_move))
            .where(Table.stage == RUNNING, Seat.bot != "")
            .where(or_(and_(Seat.kind == BOT, Table.proposal.is_(None)), and_(Seat.kind == PERSON, ~Table.waits)))
            .where(~exists().where(cast(JOBS.c.queueing_lock, Text) == lock))
        )
        async with self.store.read() as connection:
            return [(row.id, row.number) for row in await connection.execute(query)]


async def prepare_queue(connection: AsyncConnection) -> None:
    """Create the tables of the queue, unless they exist; the caller holds the lock for that."""
    if (await connection.execute(text("SELECT to_regclass('procrastinate_jobs')"))).scalar() is None:
        driver = (await connection.get_raw_connection()).driver_connection
        assert driver is not None
        await driver.execute(SchemaManager.get_schema())
