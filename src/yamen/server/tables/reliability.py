"""How reliably people play, for those who think of sitting down with them: how many of their games they finished, and
how long they usually take for a turn.

The games are counted from seats. Replies are counted when a clock that isn't a live one is charged, in the transaction
of the move: a row for each person and class of durations, so that a turn costs one small write, however many there are.
"""

import math
import time
from collections import defaultdict
from collections.abc import Collection, Iterable
from typing import Any, Final

from sqlalchemy import ColumnElement, Select, and_, exists, func, or_, select
from sqlalchemy.orm import aliased

from yamen.server.db.models import OVER, PERSON, ReplyCount, Seat, Table
from yamen.server.db.store import Store
from yamen.server.tables.schemas import Reliability

SHORTEST: Final = 60.0
"""Seconds: all replies that come sooner are of class 0."""
PER_OCTAVE: Final = 2
"""How many classes there are between a time and twice that time."""
LONGEST: Final = 30
"""The last class: beyond three weeks."""
FEWEST: Final = 5
"""Replies from which on something can be said of them."""
REMEMBERED: Final = 600.0
"""For how many seconds what was found is told again: lists are looked at all the time."""
MOST: Final = 10_000
"""Of how many people."""


def reply_class(seconds: float) -> int:
    if seconds <= SHORTEST:
        return 0
    return min(LONGEST, math.ceil(PER_OCTAVE * math.log2(seconds / SHORTEST)))


def longest_of(length: int) -> float | None:
    """How many seconds a reply of a class took at most."""
    return SHORTEST * math.exp2(length / PER_OCTAVE) if length < LONGEST else None


def typical_reply(counts: dict[int, int]) -> float | None:
    """The median, in seconds, as exactly as the classes tell it; None if there are too few to tell."""
    total = sum(counts.values())
    if total < FEWEST:
        return None
    below = 0
    for found in sorted(counts):
        below += counts[found]
        if 2 * below >= total:
            break
    return SHORTEST * math.exp2((found - 0.5) / PER_OCTAVE)


class ReliabilityService:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._found: dict[str, tuple[float, Reliability]] = {}

    async def of(self, people: Iterable[str]) -> dict[str, Reliability]:
        wanted = set(people)
        fresh = time.monotonic() - REMEMBERED
        unknown = [one for one in wanted if one not in self._found or self._found[one][0] < fresh]
        if unknown:
            await self._count(unknown)
        return {one: self._found[one][1] for one in wanted}

    async def _count(self, people: list[str]) -> None:
        async with self.store.read() as connection:
            finished = dict((await connection.execute(_finished(people))).all())
            left = dict((await connection.execute(_left(people))).all())
            replies: defaultdict[str, dict[int, int]] = defaultdict(dict)
            counts = select(ReplyCount.person, ReplyCount.length, ReplyCount.count)
            for person, length, count in await connection.execute(counts.where(ReplyCount.person.in_(people))):
                replies[person][length] = count
        if len(self._found) + len(people) > MOST:
            self._found.clear()
        now = time.monotonic()
        for one in people:
            done = finished.get(one, 0)
            found = Reliability(done, done + left.get(one, 0), typical_reply(replies[one]))
            self._found[one] = now, found


def _finished(people: Collection[str]) -> Select[str, int]:
    return _games(Seat.person, people).where(Seat.kind == PERSON, Table.stage == OVER, Table.abandoned.is_(False))


def _left(people: Collection[str]) -> Select[str, int]:
    """A bot plays in their place, or did until the end."""
    return _games(Seat.former, people)


def _games(who: Any, people: Collection[str]) -> Select[str, int]:
    """How many games with other people each has; what somebody tries alone concerns nobody else."""
    return (
        select(who, func.count(Seat.table.distinct()))
        .join(Table, Table.id == Seat.table)
        .where(who.in_(people), Table.branched_from.is_(None), _with_others(who))
        .group_by(who)
    )


def _with_others(who: Any) -> ColumnElement[bool]:
    other = aliased(Seat)
    sat = and_(other.kind == PERSON, other.person.is_distinct_from(who))
    left = and_(other.former.is_not(None), other.former != who)
    return exists().where(other.table == Seat.table, or_(sat, left))
