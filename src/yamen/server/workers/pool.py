"""The worker processes of a server, for asyncio: bots never block the process that serves people."""

import asyncio
import logging
import random
import secrets
from typing import Final, TypeVar

from yamen.bots.fair_queue import Lane, Payer, WorkerTask
from yamen.bots.workers import PoolClosed, TaskTimedOut, WorkerDied, WorkerPool
from yamen.server.metrics import BOT_FAILURES, BOT_WAITING, THINKING
from yamen.server.workers.tasks import ChooseMove, KnownPosition

LOG: Final = logging.getLogger("yamen.workers")
T = TypeVar("T")
SECONDS: Final = 30.0
"""Seconds after which the process of a task is ended. Bots think for ten at most, hints for a few."""
ATTEMPTS: Final = 2
BOTS: Final = Lane(0)
"""Moves of bots, which everybody at the table waits for."""
ADVICE: Final = Lane(1, 0.5)
"""Hints and records, which one person waits for. With reviews it has at most half of the processes."""
REVIEWS: Final = Lane(2, 0.5)


class AsyncWorkerPool:
    """One pool for bots and advice. A bot at a table is asked in the process that has it, unless that is busy."""

    def __init__(self, processes: int, seconds: float = SECONDS) -> None:
        self.pool = WorkerPool(processes, seconds)

    async def choose_move(self, payer: Payer, known: KnownPosition, bot: str, legal: list[int]) -> int:
        """A legal move for a seat: the bot's, or a random one if the bot fails twice or hangs."""
        at = f"{payer.table}:{known.seat}"
        for attempt in range(1, ATTEMPTS + 1):
            try:
                job = self.pool.submit(ChooseMove.of(at, known, bot, secrets.randbits(60)), payer, BOTS, at)
                move = await asyncio.wrap_future(job.future)
                BOT_WAITING.observe(job.started - job.queued)
                THINKING.labels(bot).observe(job.ended - job.started)
                if move in legal:
                    return move
                LOG.warning("The bot %s chose %s, which is not legal (attempt %s).", bot, move, attempt)
            except PoolClosed:  # the server ends: the bot goes on thinking after the next start
                raise
            except (TaskTimedOut, WorkerDied) as error:
                LOG.warning("The bot %s failed: %s", bot, error)
                break  # people have waited long enough, or the pool has tried twice already
            except Exception as error:
                LOG.warning("The bot %s failed (attempt %s): %r", bot, attempt, error)
        BOT_FAILURES.labels(bot).inc()
        LOG.error("The bot %s failed; seat %s of table %s makes any legal move.", bot, known.seat + 1, payer.table)
        return random.SystemRandom().choice(legal)

    async def run(self, task: WorkerTask[T], payer: Payer, lane: Lane = ADVICE, limit: float | None = None) -> T:
        """What a task returns, or what it raises; it may run for `limit` seconds, or for the pool's."""
        return await asyncio.wrap_future(self.pool.submit(task, payer, lane, limit=limit).future)

    def close(self) -> None:
        self.pool.close()
