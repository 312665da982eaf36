"""What people set about their own clocks: the hours of their sleep, and leave."""

import logging
import time
from collections.abc import Callable, Sequence
from functools import cache
from typing import Final
from zoneinfo import available_timezones

import msgspec
from sqlalchemy import Select, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from yamen.server.accounts.schemas import Me
from yamen.server.clocks.arithmetic import LONGEST_NIGHT, Night
from yamen.server.clocks.paces import DAY, PACES
from yamen.server.clocks.schemas import ClockSettings, LeaveInfo, SetNight
from yamen.server.clocks.server_time import ServerTime
from yamen.server.db.models import PERSON, RUNNING, Chore, Leave, Person, Seat, StoredNotice, Table
from yamen.server.db.notify import RemoteChange
from yamen.server.db.store import Store, note_done
from yamen.server.errors import Conflict, InvalidInput
from yamen.server.quotas import lock_person
from yamen.server.tables.notices import NoticeKind, notice_step

LOG: Final = logging.getLogger("yamen.clocks")
ALLOWANCE: Final = 21 * DAY
"""How much leave a person has"""
WITHIN: Final = 365 * DAY
"""in that time."""
SHORTEST: Final = 3600.0
"""What is left of it must be as much as this, to begin another."""
TOLD: Final = "leaves"
"""The chore whose time says up to when the ends of leaves have been told."""
PAUSING: Final = [pace.name for pace in PACES.values() if pace.pauses]


class LeaveService:
    def __init__(self, store: Store, server_time: ServerTime) -> None:
        self.store = store
        self.time = server_time
        self.followers: list[Callable[[RemoteChange], None]] = []
        """Called with each table where somebody's leave has begun or ended."""

    async def settings(self, person: Me) -> ClockSettings:
        async with self.store.read() as connection:
            night = (await connection.execute(select(Person.night).where(Person.id == person.id))).scalar_one_or_none()
            leave = await self._leave(connection, person.id)
        return ClockSettings(None if night is None else SetNight(*Night.parse(night)), leave)

    async def set_night(self, person: Me, wanted: SetNight | None) -> None:
        """Sleep at these hours, at tables that begin from now on; or at none."""
        night = None if wanted is None else Night(wanted.begin, wanted.end, wanted.zone)
        if night is not None and night.zone not in _zones():
            raise InvalidInput(f"There is no time zone '{night.zone}'; use an IANA name like 'Europe/Prague'.")
        if night is not None and not 0 < night.minutes <= LONGEST_NIGHT:
            raise InvalidInput(f"A night has at most {LONGEST_NIGHT // 60} hours; choose another end.")
        change = update(Person).where(Person.id == person.id).values(night=None if night is None else str(night))
        await self.store.write(lambda connection: connection.execute(change))

    # Leave

    async def begin(self, person: Me, days: int | None = None) -> None:
        """Let all clocks of a person stand still from now on."""

        async def write(connection: AsyncConnection) -> list[RemoteChange]:
            await lock_person(connection, person.id)
            leave = await self._leave(connection, person.id)
            if leave.began is not None:
                raise Conflict("You are on leave already.")
            if leave.remaining < SHORTEST:
                raise Conflict("You have had all your leave: 21 days in 365. Some of it comes back later.")
            now = self.time.now()
            ends = now + min(leave.remaining, DAY * days if days is not None else ALLOWANCE)
            await connection.execute(insert(Leave).values(person=person.id, began=now, ends=ends))
            return await self._tell(connection, person.id, "leave-begun")

        self._follow(await self.store.write(write))

    async def end(self, person: Me) -> None:
        """Come back before the leave ends by itself."""

        async def write(connection: AsyncConnection) -> None:
            now = self.time.now()
            running = update(Leave).where(Leave.person == person.id, Leave.ends > now).values(ends=now)
            if (await connection.execute(running)).rowcount == 0:
                raise Conflict("You are not on leave.")
            # What the clocks tell lies earlier now than the scheduler may know.
            mine = _tables_of(person.id).with_only_columns(Table.id)
            look = update(Table).where(Table.id.in_(mine), Table.deadline.is_not(None)).values(deadline=now)
            await connection.execute(look)

        await self.store.write(write)
        await self.tell_ended(self.time.now())

    async def tell_ended(self, now: float) -> None:
        """Tell the tables of those whose leave has ended since the last time."""
        told = select(Chore.at).where(Chore.name == TOLD)

        async def write(connection: AsyncConnection) -> list[RemoteChange]:
            people = await self._ended(connection, told.with_for_update(), now)
            await note_done(connection, TOLD, now)
            return [change for person in people for change in await self._tell(connection, person, "leave-ended")]

        async with self.store.read() as connection:
            people = await self._ended(connection, told, now)
        if people:
            self._follow(await self.store.write(write))

    async def _ended(self, connection: AsyncConnection, told: Select[float], now: float) -> Sequence[str]:
        since = (await connection.execute(told)).scalar() or 0.0
        ended = select(Leave.person).where(Leave.ends > since, Leave.ends <= now).distinct()
        return (await connection.execute(ended)).scalars().all()

    async def _tell(self, connection: AsyncConnection, person: str, kind: NoticeKind) -> list[RemoteChange]:
        """Note it at all tables where their clock is concerned."""
        changes = []
        for table in (await connection.execute(_tables_of(person))).all():
            row = {"table": table.id, "number": table.number, "seat": table.seat, "kind": kind, "name": table.name}
            add = insert(StoredNotice).values(**row, at=time.time()).returning(StoredNotice.id)
            id_ = (await connection.execute(add)).scalar_one()
            step = notice_step(table.number, table.seat, kind, table.name, id_)
            changes.append(RemoteChange(table.id, steps=[msgspec.to_builtins(step)]))
            await self.store.notifier.send(connection, changes[-1])
        return changes

    def _follow(self, changes: list[RemoteChange]) -> None:
        for change in changes:
            for follow in self.followers:
                follow(change)

    async def _leave(self, connection: AsyncConnection, person: str) -> LeaveInfo:
        now = self.time.now()
        recent = select(Leave.began, Leave.ends).where(Leave.person == person, Leave.ends > now - WITHIN)
        leaves = (await connection.execute(recent)).all()
        used = sum(min(ends, now) - max(began, now - WITHIN) for began, ends in leaves)
        began, ends = next(((began, ends) for began, ends in leaves if ends > now), (None, None))
        return LeaveInfo(began, ends, max(0.0, ALLOWANCE - used))


def _tables_of(person: str) -> Select[str, int, int, str]:
    """The tables where a clock of a person stands still on leave."""
    return (
        select(Table.id, Table.number, Seat.seat, Seat.name)
        .join(Seat, Seat.table == Table.id)
        .where(Seat.person == person, Seat.kind == PERSON, Seat.bank.is_not(None))
        .where(Table.stage == RUNNING, Table.pace.in_(PAUSING))
    )


@cache
def _zones() -> frozenset[str]:
    return frozenset(available_timezones())
