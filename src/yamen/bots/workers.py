"""A pool of worker processes: for bots at tables, advice, arena, training, and a bot that thinks on several cores.

Each process has one task at a time, so one that dies or hangs is replaced alone, and takes nothing else with it. The
processes are spawned by the first tasks, and end with their parent whatever happens to it.
"""

import atexit
import logging
import multiprocessing
import multiprocessing.util  # which ends processes at the exit, after this module has
import os
import pickle
import signal
import threading
import time
import traceback
from collections import OrderedDict
from collections.abc import Iterable, Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Final, TypeVar
from weakref import WeakSet

from yamen.bots.fair_queue import ANYBODY, MAX_WAIT, WORK, FairQueue, Job, Lane, Payer, WorkerTask

LOG: Final = logging.getLogger("yamen.workers")
T = TypeVar("T")
ATTEMPTS: Final = 2
"""A task fails when this many processes have died of it."""
BOOT: Final = 120.0
"""The seconds in which a process must start, however busy the machine is."""
AFFINITIES: Final = 1000
"""How many affinities are remembered."""


class WorkerError(Exception):
    """A task that came to no result."""


class WorkerDied(WorkerError):
    def __init__(self, task: str) -> None:
        super().__init__(f"{task}: {ATTEMPTS} worker processes died of it.")


class TaskTimedOut(WorkerError):
    def __init__(self, task: str, seconds: float) -> None:
        super().__init__(f"{task} ran for more than {seconds:g} seconds; its process was ended.")


class PoolClosed(WorkerError):
    def __init__(self) -> None:
        super().__init__("The pool of worker processes is closed.")


class WorkerPool:
    """Processes that run tasks in the order of a `FairQueue`. Safe to use from several threads."""

    def __init__(self, processes: int, limit: float | None = None, max_wait: float = MAX_WAIT) -> None:
        self.limit = limit
        """The most seconds that a task may run, unless it is submitted with its own limit."""
        self.queue = FairQueue(processes, max_wait)
        self.changed = threading.Condition()
        self.closed = False
        self.workers = [Worker(self) for _ in range(processes)]
        self._homes: OrderedDict[str, Worker] = OrderedDict()
        """The worker that ran the last task of each affinity."""
        OPEN.add(self)

    def __enter__(self) -> "WorkerPool":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def submit(
        self,
        task: WorkerTask[T],
        payer: Payer = ANYBODY,
        lane: Lane = WORK,
        affinity: str | None = None,
        limit: float | None = None,
    ) -> Job[T]:
        """Submit a task; the future of the job has its result, or what it raised."""
        job = Job(task, payer, lane, affinity, self.limit if limit is None else limit)
        with self.changed:
            if self.closed:
                raise PoolClosed
            self.queue.push(job)
            for worker in self.workers:
                worker.begin()
            self.changed.notify_all()
        return job

    def map(self, tasks: Iterable[WorkerTask[T]]) -> Iterator[T]:
        """The results of tasks, in their order."""
        jobs = [self.submit(task) for task in tasks]
        try:
            for job in jobs:
                yield job.future.result()
        finally:
            for job in jobs:
                job.future.cancel()

    def waiting(self) -> int:
        """How many tasks wait for a process."""
        with self.changed:
            return len(self.queue)

    def close(self) -> None:
        """End all processes, whatever they are doing."""
        with self.changed:
            self.closed = True
            waiting = list(self.queue)
            self.changed.notify_all()
        for worker in self.workers:
            worker.close()
        for job in waiting:
            fail(job, PoolClosed())

    # What workers ask

    def take(self, worker: "Worker") -> Job[Any] | None:
        """The next job for a worker; None when the pool is closed."""
        with self.changed:
            while not self.closed:
                worker.idle = True
                job = self.queue.take(lambda job: self._suits(worker, job))
                if job is None:
                    self.changed.wait()
                    continue
                worker.idle = False
                self._remember(job.affinity, worker)
                self.changed.notify_all()  # what is next may be for another
                if job.attempts > 0 or job.future.set_running_or_notify_cancel():
                    return job
                self.queue.done(job)
            return None

    def finish(self, job: Job[Any]) -> None:
        with self.changed:
            self.queue.done(job)
            self.changed.notify_all()

    def retry(self, job: Job[Any]) -> None:
        with self.changed:
            self.queue.done(job)
            if not self.closed:
                self.queue.push(job, first=True)
                self.changed.notify_all()
                return
        fail(job, PoolClosed())

    def _suits(self, worker: "Worker", job: Job[Any]) -> bool:
        """Whether a worker should do a job: not if an idle one has done the last of its affinity."""
        home = None if job.affinity is None else self._homes.get(job.affinity)
        if home is not None and home.idle:
            return home is worker
        return worker.process is not None or not any(each.idle and each.process for each in self.workers)

    def _remember(self, affinity: str | None, worker: "Worker") -> None:
        if affinity is not None:
            self._homes[affinity] = worker
            self._homes.move_to_end(affinity)
            if len(self._homes) > AFFINITIES:
                self._homes.popitem(last=False)


class Worker:
    """A process, and the thread that gives it tasks."""

    def __init__(self, pool: WorkerPool) -> None:
        self.pool = pool
        self.idle = False
        """Whether it waits for a task."""
        self.process: BaseProcess | None = None
        self._connection: Connection | None = None
        self._starting = threading.Lock()
        self._thread: threading.Thread | None = None

    def begin(self) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="yamen-worker", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """End the process, and the thread; the pool has been closed before."""
        with self._starting:
            if self.process is not None:
                self.process.kill()
        if self._thread is not None:
            self._thread.join()

    def _run(self) -> None:
        try:
            while (job := self.pool.take(self)) is not None:
                self._do(job)
        finally:
            self._end_process()

    def _do(self, job: Job[Any]) -> None:
        name = type(job.task).__name__
        job.attempts += 1
        error: BaseException
        try:
            succeeded, result = pickle.loads(self._ask(job, pickle.dumps(job.task)))
            if succeeded:
                job.ended = time.monotonic()
                self.pool.finish(job)
                job.future.set_result(result)
                return
            error = result
        except TimeoutError:
            self._end_process()
            error = TaskTimedOut(name, job.limit or BOOT)
        except (EOFError, OSError):
            self._end_process()
            if job.attempts < ATTEMPTS and not self.pool.closed:
                LOG.warning("A worker process died doing %s; another does it.", name)
                self.pool.retry(job)
                return
            error = PoolClosed() if self.pool.closed else WorkerDied(name)
        except Exception as failure:  # it can't be pickled, or the pool is closed
            error = failure
        job.ended = time.monotonic()
        self.pool.finish(job)
        fail(job, error)

    def _ask(self, job: Job[Any], task: bytes) -> bytes:
        """The answer of the process. The limit counts from when it has the task."""
        process, connection = self._start()
        job.started = time.monotonic()
        connection.send_bytes(task)
        return receive(process, connection, job.limit)

    def _start(self) -> tuple[BaseProcess, Connection]:
        if self.process is None or self._connection is None:
            here, there = multiprocessing.Pipe()
            with self._starting, there:
                if self.pool.closed:
                    raise PoolClosed
                self._connection = here
                self.process = multiprocessing.get_context("spawn").Process(target=work, args=(there,), name="yamen")
                self.process.start()
            receive(self.process, here, BOOT)
        return self.process, self._connection

    def _end_process(self) -> None:
        with self._starting:
            process, connection = self.process, self._connection
            self.process = self._connection = None
        if process is not None and connection is not None:
            process.kill()
            process.join()
            connection.close()


def receive(process: BaseProcess, connection: Connection, limit: float | None) -> bytes:
    if not wait([connection, process.sentinel], limit):
        raise TimeoutError
    return connection.recv_bytes()


def fail(job: Job[Any], error: BaseException) -> None:
    if not job.future.done():
        job.future.set_exception(error)


# In the process


def work(connection: Connection) -> None:
    """Run tasks until the parent is gone. Signals of the terminal or a service manager are left to the parent."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()
    connection.send_bytes(b"ready")
    while True:
        try:
            task = connection.recv_bytes()
        except EOFError:
            return
        connection.send_bytes(outcome(task))


def outcome(data: bytes) -> bytes:
    """Whether a task succeeded, and its result or what it raised."""
    try:
        return pickle.dumps((True, pickle.loads(data).run()))
    except Exception as error:
        error.add_note(traceback.format_exc())  # or nobody learns where it happened
        try:
            failed = pickle.dumps((False, error))
            pickle.loads(failed)  # some exceptions can be pickled and not loaded
        except Exception:
            return pickle.dumps((False, WorkerError(f"{type(error).__name__}: {error}")))
        return failed


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


OPEN: Final[WeakSet[WorkerPool]] = WeakSet()


@atexit.register
def close_all() -> None:
    """Pools that nobody has closed would keep the interpreter from ending."""
    for pool in list(OPEN):
        pool.close()
