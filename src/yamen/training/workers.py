"""Where the games of self-play are played: in this process, in several, or on a Ray cluster."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from yamen.bots.fair_queue import Task
from yamen.bots.workers import WorkerPool
from yamen.engine.errors import YamenError

T = TypeVar("T")
Map = Callable[[list[Task[T]]], Iterator[T]]
"""From tasks to their results, in their order."""


class ClusterUnreachable(YamenError):
    """No Ray cluster answers at an address."""

    def __init__(self, address: str, reason: str) -> None:
        super().__init__(f"No Ray cluster answers at {address} ({reason}).")
        self.address = address
        self.reason = reason


@contextmanager
def open_workers(processes: int, address: str | None) -> Iterator[Map[Any]]:
    if address is not None:
        with ray_cluster(address) as map_:
            yield map_
    elif processes == 1:
        yield lambda tasks: map(run_task, tasks)
    else:
        with WorkerPool(processes) as pool:
            yield pool.map


@contextmanager
def ray_cluster(address: str) -> Iterator[Map[Any]]:
    import ray

    try:
        ray.init(address=address, log_to_driver=False)
    except (OSError, RuntimeError, ValueError) as error:
        raise ClusterUnreachable(address, str(error)) from None

    remote = ray.remote(run_task)
    try:
        yield lambda tasks: (ray.get(reference) for reference in [remote.remote(task) for task in tasks])
    finally:
        ray.shutdown()


def run_task(task: Task[T]) -> T:
    return task.run()
