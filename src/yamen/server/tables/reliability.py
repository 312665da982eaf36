"""How reliably people play, for those who think of sitting down with them: how many of their games they finished, and
how long they usually take for a turn.

Both are counted from the seats they have or had.
"""

import time
from collections import defaultdict
from collections.abc import Collection, Iterable
from typing import Any, Final

from sqlalchemy import ColumnElement, Select, and_, exists, func, or_, select
from sqlalchemy.orm import aliased

from yamen.server.clocks.replies import typical_reply
from yamen.server.db.models import OVER, PERSON, Seat, Table
from yamen.server.db.store import Store
from yamen.server.tables.schemas import Reliability

REMEMBERED: Final = 600.0
"""The seconds for which results are cached, since lists are requested all the time."""
MOST: Final = 10_000
"""The people whose results are cached."""


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
            replies: defaultdict[str, str] = defaultdict(str)
            for person, took in await connection.execute(_replies(people)):
                replies[person or ""] += took
        if len(self._found) + len(people) > MOST:
            self._found.clear()
        now = time.monotonic()
        for one in people:
            done = finished.get(one, 0)
            found = Reliability(done, done + left.get(one, 0), typical_reply(replies[one]))
            self._found[one] = now, found


def _replies(people: Collection[str]) -> Select[str | None, str]:
    return select(Seat.person, Seat.replies).where(Seat.person.in_(people), Seat.replies != "")


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
