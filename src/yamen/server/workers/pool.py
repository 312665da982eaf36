"""Processes that think, so that nobody waits for a bot in the process that serves people."""

import asyncio
import logging
import multiprocessing
import os
import random
import secrets
import signal
import threading
from collections import OrderedDict
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing.process import BaseProcess
from typing import Final, Protocol, TypeVar

from yamen.server.metrics import BOT_FAILURES, THINKING
from yamen.server.workers.tasks import MAX_SEATED, ChooseMove, Known

LOG: Final = logging.getLogger("yamen.workers")
SECONDS: Final = 60.0
"""How long a task may take before it counts as failed."""
ATTEMPTS: Final = 2
T_co = TypeVar("T_co", covariant=True)
T = TypeVar("T")


class Task(Protocol[T_co]):
    """One of `tasks`."""

    def run(self) -> T_co: ...


class Worker:
    """One process. It is started by its first task, and anew when it has died or hung."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.pending = 0
        """How many tasks it has to do."""
        self._executor: ProcessPoolExecutor | None = None

    async def run(self, task: Task[T]) -> T:
        if self._executor is None:
            self._executor = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), _start_worker)
        executor = self._executor
        self.pending += 1
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
            raise BrokenExecutor("The process was ended because of other work.") from None
        finally:
            self.pending -= 1

    @property
    def process(self) -> BaseProcess | None:
        running = list((self._executor._processes or {}).values()) if self._executor is not None else []
        return running[0] if running else None

    def close(self) -> None:
        """End the process, whatever it thinks about."""
        executor, self._executor = self._executor, None
        if executor is not None:
            for process in list((executor._processes or {}).values()):
                process.kill()
            executor.shutdown(wait=True, cancel_futures=True)


class WorkerPool:
    """Processes that do tasks. A bot at a table is asked in the process that has it, unless that is busier."""

    def __init__(self, processes: int = max(1, (os.cpu_count() or 2) - 1), seconds: float = SECONDS) -> None:
        self.workers = [Worker(seconds) for _ in range(processes)]
        self._homes: OrderedDict[str, Worker] = OrderedDict()
        """By seat: where its bot was asked last."""

    async def choose_move(self, table: str, known: Known, bot: str, legal: list[int]) -> int:
        """A legal move for a seat: the bot's, or any at all if the bot fails twice."""
        at = f"{table}:{known.seat}"
        for attempt in range(1, ATTEMPTS + 1):
            try:
                with THINKING.labels(bot).time():
                    move = await self._worker(at).run(ChooseMove(at, known, bot, secrets.randbits(60)))
                if move in legal:
                    return move
                LOG.warning("The bot %s chose %s, which is not legal (attempt %s).", bot, move, attempt)
            except Exception as error:
                LOG.warning("The bot %s failed (attempt %s): %r", bot, attempt, error)
        BOT_FAILURES.labels(bot).inc()
        LOG.error("The bot %s failed %s times; seat %s makes any legal move.", bot, ATTEMPTS, known.seat + 1)
        return random.SystemRandom().choice(legal)

    async def run(self, task: Task[T]) -> T:
        """What a task returns. If the process dies or hangs it is tried once more."""
        try:
            return await self._worker().run(task)
        except (BrokenExecutor, TimeoutError) as error:
            LOG.warning("%s failed and is tried again: %r", type(task).__name__, error)
            return await self._worker().run(task)

    def _worker(self, at: str | None = None) -> Worker:
        quietest = min(self.workers, key=lambda worker: worker.pending)
        if at is None:
            return quietest
        home = self._homes.pop(at, quietest)
        if home.pending > quietest.pending:
            home = quietest
        self._homes[at] = home
        while len(self._homes) > MAX_SEATED * len(self.workers):
            self._homes.popitem(last=False)
        return home

    def close(self) -> None:
        for worker in self.workers:
            worker.close()


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
