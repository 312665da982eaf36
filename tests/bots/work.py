"""Tasks for worker processes, in a module that is loaded quickly: the time of a task counts from when it is sent."""

import os
import signal
from pathlib import Path
from typing import NamedTuple

from tests.server.patience import until


class Double(NamedTuple):
    number: int

    def run(self) -> int:
        return 2 * self.number


class Pid(NamedTuple):
    def run(self) -> int:
        return os.getpid()


class Held(NamedTuple):
    """Says in a folder that it has begun, and ends once that is allowed there."""

    name: str
    folder: Path

    def run(self) -> str:
        (self.folder / self.name).touch()
        until((self.folder / "go on").exists)
        return self.name


class Hang(NamedTuple):
    def run(self) -> None:
        signal.pause()


class Crash(NamedTuple):
    """Dies as often as told."""

    times: int
    folder: Path

    def run(self) -> int:
        before = len(list(self.folder.iterdir()))
        if before < self.times:
            (self.folder / str(before)).touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return before


class Awkward(Exception):
    """An exception that can be pickled but not loaded."""

    def __init__(self, one: str, two: str) -> None:
        super().__init__(f"{one} and {two}")


class Raise(NamedTuple):
    awkward: bool = False

    def run(self) -> None:
        raise Awkward("one", "two") if self.awkward else ValueError("no such luck")
