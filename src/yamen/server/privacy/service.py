"""A person's data: exported whole, or deleted so that only the games stay, played by a former player."""

import logging
from collections.abc import Callable
from typing import Any, Final

import msgspec
from sqlalchemy import Select, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from yamen.server.accounts.schemas import Me
from yamen.server.accounts.sessions import SessionService
from yamen.server.clocks.replies import count_replies
from yamen.server.db.models import (
    BOT,
    OPEN,
    OVER,
    PERSON,
    RUNNING,
    Chat,
    Ignored,
    Leave,
    NotificationChannel,
    NotificationSettings,
    Person,
    Plan,
    Removal,
    Report,
    Sanction,
    Seat,
    Session,
    StoredNotice,
    Table,
    TurnOutbox,
)
from yamen.server.db.notify import RemoteChange
from yamen.server.db.store import Store
from yamen.server.errors import IncompatibleTable, NotFound
from yamen.server.play.bots import BotPlayer
from yamen.server.privacy.schemas import (
    ExportedAccount,
    ExportedChannel,
    ExportedIgnored,
    ExportedLeave,
    ExportedLine,
    ExportedNotifications,
    ExportedPlan,
    ExportedReplies,
    ExportedReport,
    ExportedSanction,
    ExportedTable,
    PersonExport,
)
from yamen.server.records.service import RecordService
from yamen.server.tables.writer import TableChange

LOG: Final = logging.getLogger("yamen.privacy")
LEFT: Final = {OPEN: OPEN, RUNNING: BOT, OVER: PERSON}
"""What becomes of a seat, by the stage of its table: it is free, a bot plays on, or a former player sat there."""
NO_CLOCK: Final[dict[str, Any]] = {
    "bank": None,
    "most": None,
    "credit": 0.0,
    "away": None,
    "night": None,
    "replies": "",
}

CHANNEL: Final = (
    NotificationChannel.kind,
    NotificationChannel.label,
    NotificationChannel.target,
    NotificationChannel.created,
    NotificationChannel.confirmed,
    NotificationChannel.delivered,
    NotificationChannel.error,
)


class PrivacyService:
    def __init__(
        self,
        store: Store,
        sessions: SessionService,
        records: RecordService,
        bots: BotPlayer,
    ) -> None:
        self.store = store
        self.sessions = sessions
        self.records = records
        self.bots = bots
        self.followers: list[Callable[[RemoteChange], None]] = []
        """Called with each table that somebody has left by being deleted."""

    # Exported

    async def export(self, me: Me, session: str | None = None) -> PersonExport:
        """Everything about a person."""
        async with self.store.read() as connection:
            person = (await connection.execute(select(Person).where(Person.id == me.id))).one_or_none()
            if person is None:
                raise NotFound("This person is not known any more.")
            said = select(Chat.table, Chat.room, Chat.text, Chat.phrase, Chat.at).where(Chat.person == me.id)
            chat = [ExportedLine(*line) for line in await connection.execute(said.order_by(Chat.id))]
            sat = select(Seat.table, Seat.seat).where(Seat.person == me.id).order_by(Seat.seat)
            seats: dict[str, list[int]] = {}
            for table, seat in await connection.execute(sat):
                seats.setdefault(table, []).append(seat)
            ignored = [ExportedIgnored(*row) for row in await connection.execute(_ignored_by(me.id))]
            told = select(Report.table, Report.reason, Report.note, Report.created).where(Report.reporter == me.id)
            reports = [ExportedReport(*row) for row in await connection.execute(told.order_by(Report.id))]
            done = select(Sanction.kind, Sanction.reason, Sanction.until, Sanction.created)
            done = done.where(Sanction.person == me.id).order_by(Sanction.id)
            sanctions = [ExportedSanction(*row) for row in await connection.execute(done)]
            took = await connection.execute(select(Seat.replies).where(or_(Seat.person == me.id, Seat.former == me.id)))
            replies = [ExportedReplies(*found) for found in count_replies("".join(took.scalars()))]
            left: dict[str, list[int]] = {}
            for table, seat in await connection.execute(select(Seat.table, Seat.seat).where(Seat.former == me.id)):
                left.setdefault(table, []).append(seat)
            away = select(Leave.began, Leave.ends).where(Leave.person == me.id).order_by(Leave.began)
            leaves = [ExportedLeave(*row) for row in await connection.execute(away)]
            mine = select(NotificationSettings.language).where(NotificationSettings.person == me.id)
            language = (await connection.execute(mine)).scalar_one_or_none()
            where = select(*CHANNEL).where(NotificationChannel.person == me.id).order_by(NotificationChannel.created)
            channels = [ExportedChannel(*row) for row in await connection.execute(where)]
            own = (Plan.table == Seat.table) & (Plan.seat == Seat.seat) & (Seat.person == me.id)
            planned = await connection.execute(select(Plan.table, Plan.plan).join(Seat, own))
            plans = [ExportedPlan(table, msgspec.json.decode(plan)) for table, plan in planned]
            known = or_(Table.owner == me.id, Table.id.in_(seats), Table.id.in_(left))
            rows = (await connection.execute(select(Table).where(known).order_by(Table.created))).all()
        has_password = person.password is not None
        account = ExportedAccount(me.id, person.name, person.login, has_password, person.created, person.night)
        return PersonExport(
            account,
            await self.sessions.list_of(me, session),
            [await self._table(row, me, seats.get(row.id, []), left.get(row.id, [])) for row in rows],
            chat,
            ignored,
            reports,
            sanctions,
            replies,
            leaves,
            ExportedNotifications(language, channels),
            plans,
        )

    async def _table(self, row: Any, me: Me, seats: list[int], left: list[int]) -> ExportedTable:
        record = None
        if row.stage == OVER and seats:
            try:
                record = await self.records.record(row.id, me)
            except IncompatibleTable as error:
                LOG.warning("Table %s is exported without its record: %s", row.id, error)
        made = row.owner == me.id
        return ExportedTable(
            row.id, row.game, row.options, row.created, row.stage, row.abandoned, made, seats, record, left
        )

    # Deleted

    async def delete(self, me: Me) -> None:
        """Forget a person, in one transaction. Their games stay, and their lines in chats, of which nobody can tell any
        more whose they were."""

        async def write(connection: AsyncConnection) -> tuple[list[str], list[str]]:
            sessions = list((await connection.execute(select(Session.id).where(Session.person == me.id))).scalars())
            called = select(Seat.name).where(Seat.person == me.id).distinct()
            names = {me.name, *(await connection.execute(called)).scalars()}
            tables = await self._leave_tables(connection, me.id)
            made = select(Table.id).where(Table.owner == me.id)
            tables += [table for table in (await connection.execute(made)).scalars() if table not in tables]
            spoken = select(Chat.table).where(Chat.person == me.id).distinct()
            tables += [table for table in (await connection.execute(spoken)).scalars() if table not in tables]
            await connection.execute(update(Chat).where(Chat.person == me.id).values(name=""))
            told = update(StoredNotice).where(StoredNotice.table.in_(tables), StoredNotice.name.in_(names))
            await connection.execute(told.values(name=""))
            await connection.execute(delete(Session).where(Session.person == me.id))
            await connection.execute(delete(Ignored).where(or_(Ignored.person == me.id, Ignored.other == me.id)))
            await connection.execute(delete(Report).where(or_(Report.reporter == me.id, Report.about == me.id)))
            await connection.execute(delete(Sanction).where(Sanction.person == me.id))
            for model in (Removal, Leave, NotificationChannel, NotificationSettings, TurnOutbox):
                await connection.execute(delete(model).where(model.person == me.id))
            await connection.execute(update(Seat).where(Seat.former == me.id).values(former=None, replies=""))
            await _clear_reports(connection, me.id)
            await connection.execute(update(Person).where(Person.id == me.id).values(**nobody(me.id)))
            for table in tables:
                await self.store.notifier.send(connection, RemoteChange(table))
            await self.store.notifier.send_ended(connection, sessions)
            return tables, sessions

        tables, sessions = await self.store.write(write)
        self.sessions.invalidate()
        self.sessions.on_ended(sessions)
        for table in tables:
            for follow in self.followers:
                follow(RemoteChange(table))

    async def _leave_tables(self, connection: AsyncConnection, person: str) -> list[str]:
        """Give up all seats; returns the tables."""
        columns = (Seat.table, Seat.seat, Table.stage, Table.number, Table.to_move, Table.stand_in)
        query = select(*columns).join(Table, Table.id == Seat.table).where(Seat.person == person)
        rows = (await connection.execute(query)).all()
        for row in rows:
            at = update(Seat).where(Seat.table == row.table, Seat.seat == row.seat)
            bot = row.stand_in if row.stage == RUNNING else ""
            await connection.execute(at.values(kind=LEFT[row.stage], person=None, name="", bot=bot, **NO_CLOCK))
            await connection.execute(delete(Plan).where(Plan.table == row.table, Plan.seat == row.seat))
            table = update(Table).where(Table.id == row.table)
            if row.stage == OPEN:
                await connection.execute(table.values(free=Table.free + 1))
            elif row.stage == RUNNING:
                await connection.execute(table.values(proposal=None))
                if row.to_move == row.seat:
                    await self.bots.enqueue(connection, TableChange(row.table, bot_at=row.number))
        return list(dict.fromkeys(row.table for row in rows))


def _ignored_by(person: str) -> Select[str, str, float]:
    columns = select(Person.name, Ignored.kind, Ignored.created).join(Ignored, Ignored.other == Person.id)
    return columns.where(Ignored.person == person).order_by(Ignored.created)


async def _clear_reports(connection: AsyncConnection, person: str) -> None:
    """Reports of others may have this person's lines in them."""
    for id_, lines in (await connection.execute(select(Report.id, Report.lines))).all():
        cleared = [{**line, "name": ""} if line["person"] == person else line for line in lines]
        if cleared != lines:
            await connection.execute(update(Report).where(Report.id == id_).values(lines=cleared))


def nobody(id_: str) -> dict[str, Any]:
    """What is left of a person: a row that tables and lines refer to, and that tells nothing."""
    return {
        "name": "",
        "login": None,
        "look": None,
        "password": None,
        "recovery": f"deleted {id_}",
        "created": 0.0,
        "night": None,
    }
