"""Processes that think, so that nobody waits for a bot in the process that serves people."""

import asyncio
import logging
import multiprocessing
import os
import random
import secrets
import signal
import threading
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Final, Protocol, TypeVar

from yamen.engine.agenda import Position
from yamen.engine.game import Setup
from yamen.server.metrics import BOT_FAILURES, THINKING
from yamen.server.workers.tasks import ChooseMove, Known

LOG: Final = logging.getLogger("yamen.workers")
SECONDS: Final = 60.0
"""How long a task may take before it counts as failed."""
ATTEMPTS: Final = 2
T_co = TypeVar("T_co", covariant=True)
T = TypeVar("T")


class Task(Protocol[T_co]):
    """One of `tasks`."""

    def run(self) -> T_co: ...


class WorkerPool:
    """The processes are started when the first task comes, and started anew when one of them dies or hangs."""

    def __init__(self, processes: int = max(1, (os.cpu_count() or 2) - 1), seconds: float = SECONDS) -> None:
        self.processes = processes
        self.seconds = seconds
        self._executor: ProcessPoolExecutor | None = None

    async def choose_move(
        self, setup: Setup, position: Position, seat: int, bot: str, content: str | None = None
    ) -> int:
        """A legal move for the seat: the bot's, or any at all if the bot fails twice."""
        known = Known.to(seat, setup, position, content)
        for attempt in range(1, ATTEMPTS + 1):
            try:
                with THINKING.labels(bot).time():
                    move = await self._run(ChooseMove(known, bot, secrets.randbits(60)))
                if move in position.legal:
                    return move
                LOG.warning("The bot %s chose %s, which is not legal (attempt %s).", bot, move, attempt)
            except Exception as error:
                LOG.warning("The bot %s failed (attempt %s): %r", bot, attempt, error)
        BOT_FAILURES.labels(bot).inc()
        LOG.error("The bot %s failed %s times; seat %s makes any legal move.", bot, ATTEMPTS, seat + 1)
        return random.SystemRandom().choice(position.legal)

    async def run(self, task: Task[T]) -> T:
        """What a task returns. If the process dies or hangs it is tried once more."""
        try:
            return await self._run(task)
        except (BrokenExecutor, TimeoutError) as error:
            LOG.warning("%s failed and is tried again: %r", type(task).__name__, error)
            return await self._run(task)

    async def _run(self, task: Task[T]) -> T:
        if self._executor is None:
            context = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(self.processes, context, _start_worker)
        executor = self._executor
        try:
            done = asyncio.get_running_loop().run_in_executor(executor, run_task, task)
            return await asyncio.wait_for(done, self.seconds)
        except (BrokenExecutor, TimeoutError):
            if self._executor is executor:  # else whoever noticed first has ended it already
                self.close()
            raise
        except asyncio.CancelledError:
            current = asyncio.current_task()
            if self._executor is executor or (current is not None and current.cancelling()):  # nobody wants it any more
                raise
            raise BrokenExecutor("The processes were ended because of other work.") from None

    def close(self) -> None:
        """End the processes, whatever they think about."""
        executor, self._executor = self._executor, None
        if executor is not None:
            for process in list((executor._processes or {}).values()):
                process.kill()
            executor.shutdown(wait=True, cancel_futures=True)


def run_task(task: Task[T]) -> T:
    """What a worker does."""
    return task.run()


def _start_worker() -> None:
    """A worker leaves the signals of the terminal to the server, and doesn't outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)
