"""The queue of the worker processes, in a fair order.

Lanes go by their rank: what somebody at a table waits for comes first. Within a lane people take turns, and so do the
tables of one person, so whoever asks for much delays only themselves.
"""

import time
from collections import OrderedDict, deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar, runtime_checkable

T_co = TypeVar("T_co", covariant=True)
T = TypeVar("T")


class WorkerTask(Protocol[T_co]):
    """A task for a worker process: a struct that can be pickled, with a method `run`."""

    def run(self) -> T_co: ...


@runtime_checkable
class ElasticTask(WorkerTask[T_co], Protocol[T_co]):
    """A task that can do with less time."""

    @property
    def seconds(self) -> float:
        """The most that it takes."""
        ...

    def shortened(self, share: float) -> "ElasticTask[T_co]":
        """The same task with this share of its time."""
        ...


class Lane(NamedTuple):
    """A kind of work."""

    rank: int
    """The lower goes first."""
    share: float = 1.0
    """The fraction of the processes that may do such work, or work of a higher rank, at a time."""


class Payer(NamedTuple):
    """For whom work is done."""

    person: str = ""
    table: str = ""


WORK: Final = Lane(0)
ANYBODY: Final = Payer()
MAX_WAIT: Final = 4.0
"""The most seconds that tasks should wait: elastic ones are shortened to get all done in that time."""
PROMOTED_AFTER: Final = 3.0
"""Seconds after which a task goes before those of a lower rank, so that none starves."""
LEAST_SHARE: Final = 0.01
LEAST_COST: Final = 1e-6
"""Sums of seconds below this are rounding errors."""


class Job(Generic[T]):
    """A task that was submitted, and what becomes of it."""

    def __init__(
        self,
        task: WorkerTask[T],
        payer: Payer = ANYBODY,
        lane: Lane = WORK,
        affinity: str | None = None,
        limit: float | None = None,
    ) -> None:
        self.task = task
        self.payer = payer
        self.lane = lane
        self.affinity = affinity
        """Jobs with the same affinity go to the same process if possible, which has cached something."""
        self.limit = limit
        """The most seconds that it may run."""
        self.cost = task.seconds if isinstance(task, ElasticTask) else 0.0
        """The seconds that shortening can save some of."""
        self.attempts = 0
        self.future: Future[T] = Future()
        self.queued = time.monotonic()
        self.started = self.queued
        self.ended = self.queued

    def shorten(self, share: float) -> None:
        if share < 1.0 and isinstance(self.task, ElasticTask):
            self.task = self.task.shortened(share)


class TurnQueue:
    """The jobs of a lane: people take turns, and so do the tables of each of them."""

    def __init__(self) -> None:
        self._persons: OrderedDict[str, OrderedDict[str, deque[Job[Any]]]] = OrderedDict()

    def __iter__(self) -> Iterator[Job[Any]]:
        for tables in self._persons.values():
            for jobs in tables.values():
                yield from jobs

    def push(self, job: Job[Any], first: bool = False) -> None:
        """Add a job; one that was begun before goes first in the line of its person, who goes first of all."""
        person, table = job.payer
        jobs = self._persons.setdefault(person, OrderedDict()).setdefault(table, deque())
        if first:
            jobs.appendleft(job)
            self._persons[person].move_to_end(table, last=False)
            self._persons.move_to_end(person, last=False)
        else:
            jobs.append(job)

    def peek(self, allowed: Callable[[Job[Any]], bool]) -> Job[Any] | None:
        """The first job that is allowed, as people take turns."""
        for tables in self._persons.values():
            job = next(iter(tables.values()))[0]
            if allowed(job):
                return job
        return None

    def pop(self, job: Job[Any]) -> None:
        """Take out the job that `peek` found; its person and table go to the end of their lines."""
        person, table = job.payer
        tables = self._persons[person]
        jobs = tables[table]
        jobs.popleft()
        tables.move_to_end(table)
        self._persons.move_to_end(person)
        if not jobs:
            del tables[table]
            if not tables:
                del self._persons[person]


class FairQueue:
    """The jobs that wait and run in a number of processes. The caller holds a lock."""

    def __init__(self, processes: int, max_wait: float = MAX_WAIT) -> None:
        self.processes = processes
        self.max_wait = max_wait
        self.running: list[Job[Any]] = []
        self._lanes: dict[Lane, TurnQueue] = {}
        self._costs: dict[str, float] = {}
        """By person: the seconds that elastic tasks would take if none were shortened."""

    def __iter__(self) -> Iterator[Job[Any]]:
        """All that waits."""
        for queue in self._lanes.values():
            yield from queue

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def push(self, job: Job[Any], first: bool = False) -> None:
        if job.lane not in self._lanes:
            self._lanes[job.lane] = TurnQueue()
            self._lanes = dict(sorted(self._lanes.items()))
        self._lanes[job.lane].push(job, first)
        if job.cost > 0.0:
            self._costs[job.payer.person] = self._costs.get(job.payer.person, 0.0) + job.cost

    def take(self, suits: Callable[[Job[Any]], bool]) -> Job[Any] | None:
        """The job whose turn it is, if it suits a process; None if it doesn't, or if no job may run."""
        found: Job[Any] | None = None
        for lane in self._lanes:
            job = self._lanes[lane].peek(self._may_run)
            if job is not None and (found is None or time.monotonic() - job.queued > PROMOTED_AFTER):
                found = job
        if found is None or not suits(found):
            return None
        found.shorten(self.share_of(found.payer.person))
        self._lanes[found.lane].pop(found)
        self.running.append(found)
        if found.cost > 0.0:
            left = self._costs.pop(found.payer.person) - found.cost
            if left > LEAST_COST:
                self._costs[found.payer.person] = left
        return found

    def done(self, job: Job[Any]) -> None:
        self.running.remove(job)

    def _may_run(self, job: Job[Any]) -> bool:
        """Whether neither the lane nor the person uses as many processes as they may."""
        own = sum(1 for other in self.running if other.payer.person == job.payer.person)
        if own >= self._most(job.payer.person) or not self._has_room(job.lane):
            return False
        return all(self._has_room(other.lane) for other in self.running if other.lane.rank < job.lane.rank)

    def _has_room(self, lane: Lane) -> bool:
        """Whether one more process may do work of a lane, or of those that go after it."""
        running = sum(1 for other in self.running if other.lane.rank >= lane.rank)
        return running < max(1, int(self.processes * lane.share))

    def _most(self, person: str) -> int:
        """How many processes may work for a person: of several, one is kept for the next person."""
        return self.processes if person == ANYBODY.person else max(1, self.processes - 1)

    # Shortening

    def share_of(self, person: str) -> float:
        """The share of its time that an elastic task of a person gets, so that all that wait are done soon enough.

        Max-min fair: the time is divided evenly among people, and what one doesn't need goes to the others. So those
        who ask for most are shortened first.
        """
        cost = self._costs.get(person, 0.0)
        if cost == 0.0:
            return 1.0
        allowed = self.max_wait * self._most(person)
        left, others = self.max_wait * self.processes, len(self._costs)
        for each in sorted(self._costs.values()):
            if each * others > left:
                allowed = min(allowed, left / others)
                break
            left -= each
            others -= 1
        return max(LEAST_SHARE, min(1.0, allowed / cost))
