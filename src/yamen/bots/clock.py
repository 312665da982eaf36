"""How bots keep to their time."""

import time
from collections.abc import Callable
from typing import Final, final

FOREVER: Final = 1e9
LASTS: Final = 0.7
"""How much of the longest pause at one move the next one expects: a busy machine is so for a while."""
AT_MOST: Final = 0.3
"""But not more than this share of its time, whatever has happened before."""


@final
class Clock:
    """The clock of this process, which bots tell the time by one after the other."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.pause: float = 0.0
        """The longest recent pause."""


CLOCK: Final = Clock(time.perf_counter)
GIL_HELD: Final = 0.005
"""The seconds after which other threads get the interpreter's lock: compiled code never releases it by itself."""


@final
class Gil:
    """Python's global interpreter lock, released regularly so that other threads run while a bot thinks."""

    def __init__(self) -> None:
        self.released: float = 0.0

    def release_if_due(self) -> None:
        if time.perf_counter() - self.released >= GIL_HELD:
            time.sleep(0)
            self.released = time.perf_counter()


GIL: Final = Gil()


@final
class Deadline:
    """When a bot must have chosen.

    On a busy machine it may be made to pause at any moment, so it leaves time for one more pause as long as the
    longest so far. It asks after every evaluation, for some questions have a hundred answers.
    """

    def __init__(self, clock: Clock, seconds: float) -> None:
        self.clock = clock
        self.begin: float = clock.now() if seconds < FOREVER else 0.0
        self.end: float = self.begin + seconds
        self.looked: float = self.begin
        """What the clock showed when it was last looked at, and the longest time between two looks."""
        self.pause: float = min(LASTS * clock.pause, AT_MOST * seconds)

    def is_late(self) -> bool:
        GIL.release_if_due()
        if self.end >= FOREVER:
            return False
        now = self.clock.now()
        if now - self.looked > self.pause:
            self.pause = now - self.looked
        self.looked = now
        return now + self.pause >= self.end

    def elapsed(self) -> float:
        """The fraction of the time that was gone at the last look."""
        return (self.looked - self.begin) / (self.end - self.begin)

    def keep(self) -> None:
        """Remember how long the pauses were, for the next move."""
        if self.end < FOREVER:
            self.clock.pause = self.pause
