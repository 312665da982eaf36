"""The arithmetic of clocks: pure functions of instants.

An instant is a number of seconds since 1970, as the server counts it. A clock stands still during pauses: the nights of
its person, their leave, and whenever there was no server.
"""

import re
from collections.abc import Iterator, Sequence
from datetime import date, datetime, time, timedelta
from functools import lru_cache
from heapq import merge
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo

MINUTES_OF_DAY: Final = 24 * 60
SECONDS_OF_DAY: Final = 60 * MINUTES_OF_DAY
FIRST_DAY: Final = date(1970, 1, 1).toordinal()
LONGEST_NIGHT: Final = 8 * 60
"""In minutes."""
NIGHT: Final = re.compile(r"([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d) ([A-Za-z0-9_+/-]{1,40})")
WEEK: Final = 7
WEEKS_KEPT: Final = 5_000
"""How many weeks of nights are remembered: some of each of a thousand people, whose tables are often asked for."""


class Pause(NamedTuple):
    """A time in which a clock stands still."""

    begin: float
    end: float
    kind: str
    """`night`, `leave` or `down`."""


class Night(NamedTuple):
    """The hours of a person's sleep, in their local time."""

    begin: int
    """In minutes after midnight."""
    end: int
    zone: str
    """An IANA name."""

    @classmethod
    def parse(cls, text: str) -> "Night":
        """A night as it is stored: `23:00-07:00 Europe/Prague`."""
        found = NIGHT.fullmatch(text)
        if found is None:
            raise ValueError(f"'{text}' is no night like '23:00-07:00 Europe/Prague'")
        hour, minute, to_hour, to_minute = map(int, found.groups()[:4])
        return cls(60 * hour + minute, 60 * to_hour + to_minute, found[5])

    @property
    def minutes(self) -> int:
        return (self.end - self.begin) % MINUTES_OF_DAY

    def __str__(self) -> str:
        return f"{self.begin // 60:02}:{self.begin % 60:02}-{self.end // 60:02}:{self.end % 60:02} {self.zone}"


def elapsed(begin: float, end: float, night: Night | None = None, others: Sequence[Pause] = ()) -> float:
    """How much time has passed on a clock between two instants."""
    passed = max(0.0, end - begin)
    at = begin
    for pause in pauses(begin, night, others):
        if pause.begin >= end:
            break
        passed -= max(0.0, min(pause.end, end) - max(pause.begin, at))
        at = max(at, pause.end)
    return max(0.0, passed)


def runs_out(begin: float, seconds: float, night: Night | None = None, others: Sequence[Pause] = ()) -> float:
    """The instant at which some time has passed on a clock."""
    at = begin
    left = max(0.0, seconds)
    for pause in pauses(begin, night, others):
        if at + left <= pause.begin:
            break
        left -= max(0.0, pause.begin - at)
        at = max(at, pause.end)
    return at + left


def next_pause(at: float, night: Night | None = None, others: Sequence[Pause] = ()) -> Pause | None:
    """The pause that a clock is in, or else the next one that is known; those that follow at once belong to it.
    With a leave, which lasts longer than a night, all of it is one."""
    if night is not None and not others:
        return next(_nights(night, at))
    found: Pause | None = None
    for pause in pauses(at, night, others):
        if found is None:
            found = pause
        elif pause.begin > found.end:
            break
        else:
            kind = "leave" if pause.kind == "leave" else found.kind
            found = Pause(found.begin, max(found.end, pause.end), kind)
    return found


def pauses(since: float, night: Night | None, others: Sequence[Pause]) -> Iterator[Pause]:
    """The pauses that end after an instant, in the order in which they begin; with nights there is always another."""
    known = sorted([pause for pause in others if pause.end > since]) if others else []
    if night is None:
        return iter(known)
    return merge(known, _nights(night, since)) if known else _nights(night, since)


def _nights(night: Night, since: float) -> Iterator[Pause]:
    day = FIRST_DAY + int(since // SECONDS_OF_DAY) - 2  # in no zone does a night that is not over begin earlier
    while True:
        for pause in _week_of(night, day):
            if pause.end > since and pause.end > pause.begin:
                yield pause
        day += WEEK


@lru_cache(WEEKS_KEPT)
def _week_of(night: Night, day: int) -> tuple[Pause, ...]:
    """The nights of a week that begins on a day."""
    return tuple(_night_of(night, day + after) for after in range(WEEK))


def _night_of(night: Night, day: int) -> Pause:
    """The night that begins on a day. What the clock on the wall shows twice or never, on the days on which it is
    changed, is taken so that the night is the longest."""
    begins = date.fromordinal(day)
    ends = begins + timedelta(days=int(night.end <= night.begin))
    zone = ZoneInfo(night.zone)
    return Pause(min(_instants(begins, night.begin, zone)), max(_instants(ends, night.end, zone)), "night")


def _instants(day: date, minutes: int, zone: ZoneInfo) -> tuple[float, float]:
    at = datetime.combine(day, time(minutes // 60, minutes % 60), zone)
    return at.timestamp(), at.replace(fold=1).timestamp()
