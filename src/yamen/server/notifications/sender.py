"""Tells people that it is their turn: what is due is looked for every few seconds, without a timer for any table.

Several processes on one database share the work: each takes people to itself for a while (a lease). One that is killed
leaves its people to another when the lease is over, so a message is sent once, or once more if a sender died with it.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from sqlalchemy import Row, exists, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from yamen.server.db.models import (
    PERSON,
    RUNNING,
    NotificationChannel,
    NotificationSettings,
    Person,
    Seat,
    Table,
    TurnOutbox,
)
from yamen.server.db.store import Store
from yamen.server.errors import DomainError
from yamen.server.notifications.delivery import Failure, TableTurn
from yamen.server.notifications.digest import reminder, table_turn, turn_message
from yamen.server.notifications.outbox import ABSENT_AFTER
from yamen.server.notifications.schedule import Deadline, deadline, sleeps_until
from yamen.server.notifications.service import NotificationService, note_outcome
from yamen.server.tables.registry import TableRegistry

LOG: Final = logging.getLogger("yamen.notifications")
EVERY: Final = 5.0
"""How many seconds pass between two looks."""
PEOPLE: Final = 20
"""How many people are told at the same time."""
TOGETHER: Final = 600.0
"""Seconds after a message before the next: what comes in between is told in one."""
LEASE: Final = 120.0
"""Longer than all channels of a person can take."""
MAX_TRIES: Final = 2
"""How often senders may begin with the same message: once more after one was killed."""
RETRY: Final = 60.0
"""Seconds before what arrived nowhere is tried again; twice as long each time."""
TURN: Final = 1
HALF: Final = 2
LAST: Final = 3
"""What can have been told of a turn."""


class DueTurn(NamedTuple):
    """A turn of a person that is to be told."""

    table: str
    number: int
    told: int


class Ready(NamedTuple):
    """What a sender has taken to itself."""

    due: list[DueTurn]
    waiting: int
    language: str
    channels: list[Row[Any]]


class NotificationSender:
    def __init__(
        self, store: Store, registry: TableRegistry, service: NotificationService, now: Callable[[], float]
    ) -> None:
        self.store = store
        self.registry = registry
        self.service = service
        self.now = now

    async def run(self) -> None:
        """Send until cancelled."""
        while True:
            try:
                await self.round()
            except Exception:
                LOG.exception("Notifications could not be sent; they are tried again.")
            await asyncio.sleep(EVERY)

    async def round(self) -> None:
        """Tell all whom there is something to tell. Where nothing is due, nothing is written."""
        async with self.store.read() as connection:
            due = select(TurnOutbox.due).where(TurnOutbox.due <= self.now()).limit(1)
            if (await connection.execute(due)).first() is None:
                return
        while people := await self.store.write(self._claim):
            await asyncio.gather(*map(self._tell_safely, people))

    async def _claim(self, connection: AsyncConnection) -> list[str]:
        """Take people to itself who have something due, unless another sender has them."""
        now = self.now()
        due = TurnOutbox.due <= now
        has_settings = exists().where(NotificationSettings.person == TurnOutbox.person)
        await connection.execute(update(TurnOutbox).where(due, ~has_settings).values(due=None))  # nobody to tell
        free = select(NotificationSettings.person).where(
            NotificationSettings.lease <= now,
            NotificationSettings.not_before <= now,
            exists().where(TurnOutbox.person == NotificationSettings.person, due),
        )
        locked = free.limit(PEOPLE).with_for_update(skip_locked=True, of=NotificationSettings)
        people = list((await connection.execute(locked)).scalars())
        if people:
            mine = update(NotificationSettings).where(NotificationSettings.person.in_(people))
            await connection.execute(mine.values(lease=now + LEASE))
        return people

    async def _tell_safely(self, person: str) -> None:
        try:
            await self._tell(person)
        except Exception:  # another sender, or this one, tries once more when the lease is over
            LOG.exception("Somebody could not be told that it is their turn.")

    async def _tell(self, person: str) -> None:
        ready = await self.store.write(lambda connection: self._prepare(connection, person))
        if not ready.due:
            await self._release(person)
            return
        turns, ends = await self._describe(person, ready)
        new = [turn for turn, due in zip(turns, ready.due, strict=True) if turn is not None and due.told < TURN]
        late = [turn for turn, due in zip(turns, ready.due, strict=True) if turn is not None and due.told >= TURN]
        messages = [(turn_message(new, ready.waiting, ready.language), ready.channels)] if new else []
        mail = [channel for channel in ready.channels if channel.kind == "email"]
        messages += [(reminder(turn, ready.language, ready.waiting), mail) for turn in late]
        sending = [(channel, message) for message, channels in messages for channel in channels]
        outcomes = await asyncio.gather(*(self.service.send(channel, message) for channel, message in sending))
        results = [(channel, failure) for (channel, _), failure in zip(sending, outcomes, strict=True)]
        await self.store.write(lambda connection: self._finish(connection, person, ready, ends, results))

    async def _prepare(self, connection: AsyncConnection, person: str) -> Ready:
        """What is to be told now; what isn't any more, or not yet, is noted."""
        now = self.now()
        query = (
            select(TurnOutbox, Table.stage, Table.to_move, Seat.kind, Seat.person.label("asked"), Seat.bot)
            .join(Table, Table.id == TurnOutbox.table)
            .outerjoin(Seat, (Seat.table == TurnOutbox.table) & (Seat.seat == Table.to_move))
            .where(TurnOutbox.person == person)
        )
        rows = (await connection.execute(query.order_by(TurnOutbox.began))).all()
        at_table = Seat.table.in_([row.table for row in rows])
        seen_by = select(Seat.table, Seat.seen).where(Seat.person == person, at_table)
        seen: dict[str, float] = {row.table: row.seen or 0.0 for row in await connection.execute(seen_by)}
        mine = (NotificationChannel.person == person) & NotificationChannel.confirmed & ~NotificationChannel.off
        channels = (await connection.execute(select(NotificationChannel).where(mine))).all()
        settings = select(NotificationSettings.language, Person.closed).join(Person)
        who = (await connection.execute(settings.where(NotificationSettings.person == person))).one()
        awake = await sleeps_until(connection, person, now)
        due: list[DueTurn] = []
        waiting = 0
        for row in rows:
            its_turn = row.stage == RUNNING and row.kind == PERSON and row.asked == person and not row.bot
            waiting += its_turn
            if row.due is None or row.due > now:
                continue
            last_seen = seen.get(row.table, 0.0)
            if not its_turn or not channels or who.closed or row.tries >= MAX_TRIES:
                values: dict[str, Any] = {"due": None}
            elif awake is not None:
                values = {"due": awake}
            elif row.told < TURN and now - last_seen < ABSENT_AFTER:
                values = {"due": min(last_seen, now) + ABSENT_AFTER}
            else:
                values = {"tries": row.tries + 1}
                due.append(DueTurn(row.table, row.number, row.told))
            await connection.execute(_turn(person, row.table, row.number).values(values))
        return Ready(due, waiting, who.language, list(channels))

    async def _describe(self, person: str, ready: Ready) -> tuple[list[TableTurn | None], list[Deadline | None]]:
        """The tables in words, and when their time runs out; None where that can't be told any more."""
        turns: list[TableTurn | None] = []
        ends: list[Deadline | None] = []
        for due in ready.due:
            try:
                table = await self.registry.get(due.table)
                async with self.store.read_at_length() as connection:
                    turns.append(await table_turn(connection, table, person, due.number, ready.language, self.now()))
                ends.append(deadline(table))
            except DomainError as error:
                LOG.warning("Table %s can't be told of: %s", due.table, error)
                turns.append(None)
                ends.append(None)
        return turns, ends

    async def _finish(
        self,
        connection: AsyncConnection,
        person: str,
        ready: Ready,
        ends: list[Deadline | None],
        results: list[tuple[Row[Any], Failure | None]],
    ) -> None:
        """Note what became of it, and when there is more to tell."""
        now = self.now()
        for channel, failure in results:
            await note_outcome(connection, channel.id, failure, now)
        arrived = not results or any(failure is None for _, failure in results)
        failures = min((channel.failures for channel, _ in results), default=0)
        for due, end in zip(ready.due, ends, strict=True):
            if arrived:
                told, at = next_reminder(due.told, end, now)
                values: dict[str, Any] = {"due": at, "told": told, "tries": 0}
            else:
                values = {"due": now + RETRY * 2**failures, "tries": 0}
            await connection.execute(_turn(person, due.table, due.number).values(values))
        done = {"lease": 0.0, "not_before": now + TOGETHER} if arrived else {"lease": 0.0}
        mine = update(NotificationSettings).where(NotificationSettings.person == person)
        await connection.execute(mine.values(done))

    async def _release(self, person: str) -> None:
        mine = update(NotificationSettings).where(NotificationSettings.person == person).values(lease=0.0)
        await self.store.write(lambda connection: connection.execute(mine))


def next_reminder(told: int, end: Deadline | None, now: float) -> tuple[int, float | None]:
    """What will have been told before the next reminder, and when that is due: the first that isn't past."""
    if end is not None and told < HALF and end.half > now:
        return TURN, end.half
    if end is not None and told < LAST and end.last > now:
        return HALF, end.last
    return LAST, None


def _turn(person: str, table: str, number: int) -> Any:
    """The row of a turn, unless another has taken its place."""
    return update(TurnOutbox).where(TurnOutbox.person == person, TurnOutbox.table == table, TurnOutbox.number == number)
