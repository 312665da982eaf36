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
"""How many tasks wait for each process, counting the one that it does: so that it never waits for the learner."""

Games = PlayGames | GateGame
Source = Callable[[Callable[[], Games]], Iterator[Any]]
"""From a function that says what is to be played next, to what came of it, without end."""


class ClusterUnreachable(YamenError):
    """No Ray cluster answers at an address."""

    def __init__(self, address: str, reason: str) -> None:
        super().__init__(f"No Ray cluster answers at {address} ({reason}).")
        self.address = address
        self.reason = reason


@contextmanager
def open_source(processes: int, address: str | None) -> Iterator[Source]:
    """Where games are played: by actors on a cluster, as many as it has processors; or in so many processes beside
    this one; or, for 0, in this one, which learns between the games."""
    if address is not None:
        with ray_cluster(address) as source:
            yield source
    elif processes == 0:
        yield here
    else:
        with WorkerPool(processes) as pool:
            yield lambda next_task: from_pool(pool, processes, next_task)


def here(next_task: Callable[[], Games]) -> Iterator[Any]:
    while True:
        yield next_task().run()


def from_pool(pool: WorkerPool, processes: int, next_task: Callable[[], Games]) -> Iterator[Any]:
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
    """What plays on a cluster: a process that keeps the networks that it has read."""

    def play(self, task: Games, *networks: bytes) -> Any:
        return task._replace(networks=networks).run()


class Playing(NamedTuple):
    """A task that an actor has."""

    actor: Any
    task: Games


class Cluster:
    """The actors, and what each of them does. One that is lost is replaced, and another one does its task."""

    def __init__(self, ray: Any, actors: int) -> None:
        self.ray = ray
        self.kind = ray.remote(num_cpus=1, max_restarts=0)(Actor)
        self.actors = actors
        self.lost = 0
        """How many were replaced."""
        self.playing: dict[Any, Playing] = {}
        """By the reference of the result."""
        self.published: dict[bytes, Any] = {}
        """The networks in the object store, each put there once: from there every machine has its own copy."""

    def results(self, next_task: Callable[[], Games]) -> Iterator[Any]:
        for _ in range(self.actors):
            self.start(self.kind.remote(), next_task())
        try:
            while True:
                finished, _ = self.ray.wait(list(self.playing))
                for reference in finished:
                    actor, task = self.playing.pop(reference)
                    try:
                        result = self.ray.get(reference)
                    except self.ray.exceptions.RayActorError:
                        self.lost += 1
                        self.start(self.kind.remote(), task)
                        continue
                    self.start(actor, next_task())
                    yield result
        finally:
            for playing in self.playing.values():
                self.ray.kill(playing.actor)
            self.playing.clear()

    def start(self, actor: Any, task: Games) -> None:
        old = set(self.published) - {network for playing in self.playing.values() for network in playing.task.networks}
        for network in old - set(task.networks):
            del self.published[network]
        for network in task.networks:
            if network not in self.published:
                self.published[network] = self.ray.put(network)
        references = [self.published[network] for network in task.networks]
        light = task._replace(networks=())
        self.playing[actor.play.remote(light, *references)] = Playing(actor, task)


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
