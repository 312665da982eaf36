"""Notifies people of their turns: it looks every few seconds for what is due, without a timer for any table.

Several processes on one database share the work: each takes people for a while (a lease). When one is killed, another
takes its people after the lease, so a message is sent once, or once more if a sender died with it.
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
from yamen.server.notifications.schedule import TurnDeadline, deadline, sleeps_until
from yamen.server.notifications.service import NotificationService, note_outcome
from yamen.server.tables.registry import TableRegistry

LOG: Final = logging.getLogger("yamen.notifications")
EVERY: Final = 5.0
"""Seconds between two rounds."""
PEOPLE: Final = 20
"""How many people are notified at a time."""
TOGETHER: Final = 600.0
"""Seconds between two messages to a person: what comes in between goes into one."""
LEASE: Final = 120.0
"""Seconds that a sender has a person to itself: longer than all channels of a person can take."""
MAX_TRIES: Final = 2
"""How often senders may begin with a message: once more after one was killed."""
RETRY: Final = 60.0
"""Seconds before a message that arrived nowhere is tried again; twice as long each time."""
TURN: Final = 1
HALF: Final = 2
LAST: Final = 3
"""What can have been sent of a turn: the message that it has come, the two reminders."""


class DueTurn(NamedTuple):
    """A turn of which a message is due."""

    table: str
    number: int
    sent: int


class Ready(NamedTuple):
    """What is to be sent to a person."""

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
        """Send all messages that are due. If none is, nothing is written."""
        async with self.store.read() as connection:
            due = select(TurnOutbox.due).where(TurnOutbox.due <= self.now()).limit(1)
            if (await connection.execute(due)).first() is None:
                return
        while people := await self.store.write(self._claim):
            await asyncio.gather(*map(self._notify_safely, people))

    async def _claim(self, connection: AsyncConnection) -> list[str]:
        """Take people with something due, unless another sender has them."""
        now = self.now()
        due = TurnOutbox.due <= now
        has_settings = exists().where(NotificationSettings.person == TurnOutbox.person)
        await connection.execute(update(TurnOutbox).where(due, ~has_settings).values(due=None))  # nobody to notify
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

    async def _notify_safely(self, person: str) -> None:
        try:
            await self._notify(person)
        except Exception:  # another sender, or this one, tries once more when the lease is over
            LOG.exception("Somebody could not be notified of a turn.")

    async def _notify(self, person: str) -> None:
        ready = await self.store.write(lambda connection: self._prepare(connection, person))
        if not ready.due:
            await self._release(person)
            return
        turns, ends = await self._describe(person, ready)
        new = [turn for turn, due in zip(turns, ready.due, strict=True) if turn is not None and due.sent < TURN]
        late = [turn for turn, due in zip(turns, ready.due, strict=True) if turn is not None and due.sent >= TURN]
        messages = [(turn_message(new, ready.waiting, ready.language), ready.channels)] if new else []
        mail = [channel for channel in ready.channels if channel.kind == "email"]
        messages += [(reminder(turn, ready.language, ready.waiting), mail) for turn in late]
        sending = [(channel, message) for message, channels in messages for channel in channels]
        outcomes = await asyncio.gather(*(self.service.send(channel, message) for channel, message in sending))
        results = [(channel, failure) for (channel, _), failure in zip(sending, outcomes, strict=True)]
        await self.store.write(lambda connection: self._finish(connection, person, ready, ends, results))

    async def _prepare(self, connection: AsyncConnection, person: str) -> Ready:
        """What is to be sent now. Turns of which nothing is, any more or yet, are updated."""
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
            elif row.sent < TURN and now - last_seen < ABSENT_AFTER:
                values = {"due": min(last_seen, now) + ABSENT_AFTER}
            else:
                values = {"tries": row.tries + 1}
                due.append(DueTurn(row.table, row.number, row.sent))
            await connection.execute(_turn(person, row.table, row.number).values(values))
        return Ready(due, waiting, who.language, list(channels))

    async def _describe(self, person: str, ready: Ready) -> tuple[list[TableTurn | None], list[TurnDeadline | None]]:
        """The tables in words, and when their time runs out; None for tables that can't be loaded."""
        turns: list[TableTurn | None] = []
        ends: list[TurnDeadline | None] = []
        for due in ready.due:
            try:
                table = await self.registry.get(due.table)
                async with self.store.read_at_length() as connection:
                    turns.append(await table_turn(connection, table, person, due.number, ready.language, self.now()))
                ends.append(deadline(table))
            except DomainError as error:
                LOG.warning("A turn at table %s can't be described: %s", due.table, error)
                turns.append(None)
                ends.append(None)
        return turns, ends

    async def _finish(
        self,
        connection: AsyncConnection,
        person: str,
        ready: Ready,
        ends: list[TurnDeadline | None],
        results: list[tuple[Row[Any], Failure | None]],
    ) -> None:
        """Store the outcomes, and when the next messages are due."""
        now = self.now()
        for channel, failure in results:
            await note_outcome(connection, channel.id, failure, now)
        arrived = not results or any(failure is None for _, failure in results)
        failures = min((channel.failures for channel, _ in results), default=0)
        for due, end in zip(ready.due, ends, strict=True):
            if arrived:
                sent, at = next_reminder(due.sent, end, now)
                values: dict[str, Any] = {"due": at, "sent": sent, "tries": 0}
            else:
                values = {"due": now + RETRY * 2**failures, "tries": 0}
            await connection.execute(_turn(person, due.table, due.number).values(values))
        done = {"lease": 0.0, "not_before": now + TOGETHER} if arrived else {"lease": 0.0}
        mine = update(NotificationSettings).where(NotificationSettings.person == person)
        await connection.execute(mine.values(done))

    async def _release(self, person: str) -> None:
        mine = update(NotificationSettings).where(NotificationSettings.person == person).values(lease=0.0)
        await self.store.write(lambda connection: connection.execute(mine))


def next_reminder(sent: int, end: TurnDeadline | None, now: float) -> tuple[int, float | None]:
    """What counts as sent before the next reminder, and when that is due: the first that isn't past."""
    if end is not None and sent < HALF and end.half > now:
        return TURN, end.half
    if end is not None and sent < LAST and end.last > now:
        return HALF, end.last
    return LAST, None


def _turn(person: str, table: str, number: int) -> Any:
    """The row of a turn, unless another has taken its place."""
    return update(TurnOutbox).where(TurnOutbox.person == person, TurnOutbox.table == table, TurnOutbox.number == number)
