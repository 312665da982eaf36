"""How bots keep to their time."""

import time
from collections.abc import Callable
from typing import Final, final

FOREVER: Final = 1e9
LASTS: Final = 0.7
"""The fraction of the longest pause so far that the next move expects: a busy machine stays busy for a while."""
AT_MOST: Final = 0.3
"""The pause expected is at most this fraction of the time for a move."""


@final
class Clock:
    """The clock that the bots of this process share."""

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

    A busy machine may pause it at any moment, so it reserves the time of one more pause, as long as the longest so far.
    It is checked after each evaluation, since some questions have a hundred answers.
    """

    def __init__(self, clock: Clock, seconds: float) -> None:
        self.clock = clock
        self.begin: float = clock.now() if seconds < FOREVER else 0.0
        self.end: float = self.begin + seconds
        self.looked: float = self.begin
        """The time of the last check, and the longest time between two checks."""
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
        """The fraction of the time that had passed at the last check."""
        return (self.looked - self.begin) / (self.end - self.begin)

    def keep(self) -> None:
        """Remember how long the pauses were, for the next move."""
        if self.end < FOREVER:
            self.clock.pause = self.pause
