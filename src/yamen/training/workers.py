"""Where the games of self-play are played: in this process, in several, or by actors on a Ray cluster."""

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from yamen.bots.workers import WorkerPool
from yamen.engine.errors import YamenError
from yamen.training.gate import GateGame
from yamen.training.generation import PlayGames

AHEAD: Final = 2
"""Tasks submitted for each process, including the one it works on, so that none waits for the learner."""

GameTask = PlayGames | GateGame
Source = Callable[[Callable[[], GameTask]], Iterator[Any]]
"""Runs the tasks that a function gives, without end, and yields their results as they come."""


class ClusterUnreachable(YamenError):
    """No Ray cluster answers at an address."""

    def __init__(self, address: str, reason: str) -> None:
        super().__init__(f"No Ray cluster answers at {address} ({reason}).")
        self.address = address
        self.reason = reason


@contextmanager
def open_source(processes: int, address: str | None) -> Iterator[Source]:
    """A source of games: actors on the cluster at an address, one for each of its processors; without an address, that
    many processes, or for 0 this one, which learns between the games."""
    if address is not None:
        with ray_cluster(address) as source:
            yield source
    elif processes == 0:
        yield here
    else:
        with WorkerPool(processes) as pool:
            yield lambda next_task: from_pool(pool, processes, next_task)


def here(next_task: Callable[[], GameTask]) -> Iterator[Any]:
    while True:
        yield next_task().run()


def from_pool(pool: WorkerPool, processes: int, next_task: Callable[[], GameTask]) -> Iterator[Any]:
    waiting: set[Future[Any]] = set()
    try:
        while True:
            while len(waiting) < AHEAD * processes:
                waiting.add(pool.submit(next_task()).future)
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        for future in waiting:
            future.cancel()


# On a cluster


class Actor:
    """A process on a cluster that plays games, and keeps the networks that it has loaded."""

    def play(self, task: GameTask, *networks: bytes) -> Any:
        return task._replace(networks=networks).run()


class Assignment(NamedTuple):
    """A task, and the actor that works on it."""

    actor: Any
    task: GameTask


class Cluster:
    """The actors and their tasks. An actor that is lost is replaced, and its task is done by the new one."""

    def __init__(self, ray: Any, actors: int) -> None:
        self.ray = ray
        self.kind = ray.remote(num_cpus=1, max_restarts=0)(Actor)
        self.actors = actors
        self.lost = 0
        """How many actors were replaced."""
        self.assigned: dict[Any, Assignment] = {}
        """By the reference to the result."""
        self.published: dict[bytes, Any] = {}
        """References to networks in the object store, from which each machine copies them once."""

    def results(self, next_task: Callable[[], GameTask]) -> Iterator[Any]:
        for _ in range(self.actors):
            self.start(self.kind.remote(), next_task())
        try:
            while True:
                finished, _ = self.ray.wait(list(self.assigned))
                for reference in finished:
                    actor, task = self.assigned.pop(reference)
                    try:
                        result = self.ray.get(reference)
                    except self.ray.exceptions.RayActorError:
                        self.lost += 1
                        self.start(self.kind.remote(), task)
                        continue
                    self.start(actor, next_task())
                    yield result
        finally:
            for assignment in self.assigned.values():
                self.ray.kill(assignment.actor)
            self.assigned.clear()

    def start(self, actor: Any, task: GameTask) -> None:
        old = set(self.published) - {
            network for assignment in self.assigned.values() for network in assignment.task.networks
        }
        for network in old - set(task.networks):
            del self.published[network]
        for network in task.networks:
            if network not in self.published:
                self.published[network] = self.ray.put(network)
        references = [self.published[network] for network in task.networks]
        light = task._replace(networks=())
        self.assigned[actor.play.remote(light, *references)] = Assignment(actor, task)


@contextmanager
def ray_cluster(address: str) -> Iterator[Source]:
    import ray

    try:
        ray.init(address=address, log_to_driver=False)
    except (OSError, RuntimeError, ValueError) as error:
        raise ClusterUnreachable(address, str(error)) from None
    try:
        yield Cluster(ray, int(ray.cluster_resources().get("CPU", 1))).results
    finally:
        ray.shutdown()
