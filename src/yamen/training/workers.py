"""Where the games of self-play are played: in this process, in several, or on a Ray cluster."""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any

from yamen.engine.errors import YamenError

Map = Callable[[Callable[..., Any], list[tuple[Any, ...]]], Iterator[Any]]
"""From a function and the arguments of its calls to the results, in their order."""


class ClusterUnreachable(YamenError):
    """No Ray cluster answers at an address."""

    def __init__(self, address: str, reason: str) -> None:
        super().__init__(f"No Ray cluster answers at {address} ({reason}).")
        self.address = address
        self.reason = reason


@contextmanager
def open_workers(processes: int, address: str | None) -> Iterator[Map]:
    if address is not None:
        with ray_cluster(address) as map_:
            yield map_
    elif processes == 1:
        yield lambda function, calls: (function(*call) for call in calls)
    else:
        with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
            yield lambda function, calls: (
                future.result() for future in [pool.submit(function, *call) for call in calls]
            )


@contextmanager
def ray_cluster(address: str) -> Iterator[Map]:
    import ray

    try:
        ray.init(address=address, log_to_driver=False)
    except (OSError, RuntimeError, ValueError) as error:
        raise ClusterUnreachable(address, str(error)) from None

    def map_(function: Callable[..., Any], calls: list[tuple[Any, ...]]) -> Iterator[Any]:
        remote = ray.remote(function)
        return (ray.get(reference) for reference in [remote.remote(*call) for call in calls])

    try:
        yield map_
    finally:
        ray.shutdown()
