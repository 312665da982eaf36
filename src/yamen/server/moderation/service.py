"""Whom people ignore, what they report, and what an operator does about it."""

import secrets
import time
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from yamen.server.accounts.attempts import Buckets
from yamen.server.accounts.login_names import NameTaken, must_be_free
from yamen.server.accounts.schemas import Me
from yamen.server.accounts.sessions import SessionService
from yamen.server.chat.service import room_of
from yamen.server.db.models import OVER, PERSON, Chat, Ignored, Person, Report, Sanction, Seat, StoredNotice, Table
from yamen.server.db.notify import RemoteChange
from yamen.server.db.store import Store
from yamen.server.errors import InvalidInput, NotFound, PermissionDenied, RateLimited
from yamen.server.moderation import repository
from yamen.server.moderation.schemas import IgnoredPerson, NewReport, NewSanction, ReportInfo, SanctionInfo, line_from
from yamen.server.names import are_confusable, clean_name
from yamen.server.tables.registry import TableRegistry
from yamen.server.tables.seating import NamesAlike
from yamen.server.text import clean_text

EXCERPT: Final = 30
"""How many of the last lines of the chat go with a report."""
PAGE: Final = 100
NEED_HOURS: Final = ("silence", "suspend")
INFO: Final = (Sanction.id, Sanction.kind, Sanction.reason, Sanction.until, Sanction.created, Sanction.seen)


class ModerationService:
    def __init__(self, store: Store, registry: TableRegistry, sessions: SessionService) -> None:
        self.store = store
        self.registry = registry
        self.sessions = sessions
        self.followers: list[Callable[[RemoteChange], None]] = []
        """Called with each table where somebody has got another name."""
        self._by_person = Buckets(10 / 3600, 10)
        self._ignored: dict[str, set[str]] = {}
        """Of those who are connected, whom they ignore."""
        self._clients: dict[str, list[Callable[[], None]]] = {}
        """Of those, what tells each of their clients that the operator has something to say."""
        self._loaded: set[str] = set()

    # Ignored

    async def ignore(self, me: Me, table: str, seat: int | None, line: int | None, kind: str) -> None:
        """Not to read somebody's lines any more (mute), and not to sit with them (block); or again (none)."""
        other = await self._find(me, table, seat, line)
        if kind == "none":
            await self.stop_ignoring(me, other)
            return
        dialect = sqlite if self.store.is_sqlite else postgresql
        row = {"person": me.id, "other": other, "kind": kind, "created": time.time()}
        change = dialect.insert(Ignored).values(row)
        await self._change_ignored(
            me, change.on_conflict_do_update(index_elements=["person", "other"], set_={"kind": kind})
        )

    async def stop_ignoring(self, me: Me, other: str) -> None:
        await self._change_ignored(me, delete(Ignored).where(Ignored.person == me.id, Ignored.other == other))

    async def _change_ignored(self, me: Me, change: Any) -> None:
        async def write(connection: AsyncConnection) -> None:
            await connection.execute(change)
            await self.store.notifier.send(connection, RemoteChange("", people=True))

        await self.store.write(write)
        await self.refresh([me.id])

    async def list_ignored(self, me: Me) -> list[IgnoredPerson]:
        query = select(Person.id, Person.name, Ignored.kind).join(Ignored, Ignored.other == Person.id)
        async with self.store.read() as connection:
            rows = await connection.execute(query.where(Ignored.person == me.id).order_by(Ignored.created.desc()))
            return [IgnoredPerson(*row) for row in rows]

    def connected(self, person: str, on_notice: Callable[[], None]) -> set[str]:
        """Those whom a person ignores, up to date from `load` until all their clients have `disconnected`; of what an
        operator does about them, `on_notice` hears.
        """
        self._clients.setdefault(person, []).append(on_notice)
        return self._ignored.setdefault(person, set())

    async def load(self, person: str) -> None:
        """Ask the database whom somebody ignores who is connected, if that is not known."""
        if person not in self._loaded:
            await self.refresh([person])
            if person in self._ignored:
                self._loaded.add(person)

    def disconnected(self, person: str, on_notice: Callable[[], None]) -> None:
        self._clients[person].remove(on_notice)
        if not self._clients[person]:
            del self._clients[person], self._ignored[person]
            self._loaded.discard(person)

    async def refresh(self, people: list[str] | None = None) -> None:
        """Ask the database whom those ignore who are connected."""
        async with self.store.read() as connection:
            for person in list(self._ignored) if people is None else people:
                ignored = await repository.ignored_by(connection, person)
                if person in self._ignored:
                    self._ignored[person].clear()
                    self._ignored[person].update(ignored)

    # Reported

    async def report(self, me: Me, report: NewReport) -> None:
        """Tell the operator of somebody, with the last lines of the chat that the reporter reads."""
        about = await self._find(me, report.table, report.seat, report.line)
        if not self._by_person[me.id].take():
            raise RateLimited("That were many reports; the operator reads them. Mute or block whom you don't want.")
        table = await self.registry.get(report.table)
        columns = (Chat.person, Chat.name, Chat.text, Chat.phrase, Chat.at)
        query = select(*columns).where(Chat.table == table.id, Chat.room == room_of(table, me.id))
        async with self.store.read() as connection:
            said = (await connection.execute(query.order_by(Chat.id.desc()).limit(EXCERPT))).all()
        lines = [
            {"person": line.person, "name": line.name, "text": line.phrase or line.text, "at": line.at}
            for line in reversed(said)
        ]
        row = insert(Report).values(
            reporter=me.id,
            about=about,
            table=table.id,
            reason=report.reason,
            note=report.note.strip(),
            lines=lines,
            created=time.time(),
        )
        await self.store.write(lambda connection: connection.execute(row))

    async def open_reports(self) -> list[ReportInfo]:
        """The queue of the operator, the oldest first."""
        query = select(Report).where(Report.handled.is_(None)).order_by(Report.id).limit(PAGE)
        async with self.store.read() as connection:
            rows = (await connection.execute(query)).all()
            people = {row.about for row in rows} | {row.reporter for row in rows}
            named = select(Person.id, Person.name).where(Person.id.in_(people))
            names: dict[str, str] = {row.id: row.name for row in await connection.execute(named)}
            done = select(Sanction).where(Sanction.person.in_(people)).order_by(Sanction.id)
            before: dict[str, list[SanctionInfo]] = {}
            for row in await connection.execute(done):
                info = SanctionInfo(row.id, row.kind, row.reason, row.until, row.created, row.seen)
                before.setdefault(row.person, []).append(info)
        return [
            ReportInfo(
                row.id,
                row.table,
                row.reason,
                row.note,
                row.created,
                row.about,
                names[row.about],
                names[row.reporter],
                [line_from(line, row.about) for line in row.lines],
                before.get(row.about, []),
            )
            for row in rows
        ]

    async def handle(self, report: int) -> None:
        """Take a report from the queue."""
        change = update(Report).where(Report.id == report, Report.handled.is_(None)).values(handled=time.time())
        if (await self.store.write(lambda connection: connection.execute(change))).rowcount != 1:
            raise NotFound("There is no such report, or it is done already.")

    # What is done about it

    async def sanction(self, new: NewSanction) -> None:
        """Do something about a person, who is told the reason; their reports leave the queue."""
        reason = clean_text(new.reason, "reason")
        if (new.kind in NEED_HOURS) != (new.hours is not None):
            raise InvalidInput("Silence and suspension last some hours, and nothing else does; say how many.")
        if new.name is not None and new.kind != "rename":
            raise InvalidInput("A new name goes with 'rename' only.")
        now = time.time()
        until = None if new.hours is None else now + new.hours * 3600
        changes: dict[str, dict[str, Any]] = {
            "warn": {},
            "silence": {"silenced": until},
            "suspend": {"suspended": until},
            "close": {"closed": True},
            "rename": {"name": clean_name(new.name or f"Guest {1000 + secrets.randbelow(9000)}")},
        }
        values = changes[new.kind]
        noticed = "" if new.kind == "close" else new.person  # who is signed out is told why

        async def write(connection: AsyncConnection) -> list[str]:
            row = (await connection.execute(select(Person.name).where(Person.id == new.person))).one_or_none()
            if row is None or not row.name:
                raise NotFound("There is no such person.")
            tables: list[str] = []
            if values:
                await connection.execute(update(Person).where(Person.id == new.person).values(**values))
            if new.kind == "rename":
                await must_be_free(connection, values["name"], new.person)
                tables = await _rename(connection, new.person, row.name, values["name"])
            done = {"person": new.person, "kind": new.kind, "reason": reason, "until": until, "created": now}
            await connection.execute(insert(Sanction).values(done))
            reports = update(Report).where(Report.about == new.person, Report.handled.is_(None))
            await connection.execute(reports.values(handled=now))
            await self.store.notifier.send(connection, RemoteChange("", people=True, noticed=noticed))
            for table in tables:
                await self.store.notifier.send(connection, RemoteChange(table))
            return tables

        try:
            tables = await self.store.write(write)
        except IntegrityError:
            raise NameTaken from None
        self.sessions.invalidate()
        self.on_noticed(noticed)
        if new.kind == "close":
            await self.sessions.let_go_of(new.person)
        for table in tables:
            for follow in self.followers:
                follow(RemoteChange(table))

    def on_noticed(self, person: str) -> None:
        """An operator, here or in another process, has done something about a person: all their clients hear of it."""
        for tell in list(self._clients.get(person, ())):
            tell()

    async def notices(self, me: Me) -> list[SanctionInfo]:
        """What was done about a person that they haven't acknowledged, or that still lasts."""
        query = select(*INFO).where(
            Sanction.person == me.id, (Sanction.seen.is_(False)) | (Sanction.until > time.time())
        )
        async with self.store.read() as connection:
            return [SanctionInfo(*row) for row in await connection.execute(query.order_by(Sanction.id))]

    async def acknowledge(self, me: Me, sanction: int) -> None:
        change = update(Sanction).where(Sanction.person == me.id, Sanction.id == sanction).values(seen=True)
        if (await self.store.write(lambda connection: connection.execute(change))).rowcount != 1:
            raise NotFound("There is no such notice.")

    async def appoint(self, me: Me, operator: bool) -> None:
        """Let somebody be an operator, or no longer."""

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(update(Person).where(Person.id == me.id).values(operator=operator))
            await self.store.notifier.send(connection, RemoteChange("", people=True))

        await self.store.write(write)
        self.sessions.invalidate()

    async def _find(self, me: Me, table_id: str, seat: int | None, line: int | None) -> str:
        """The person on a seat, or who wrote a line that the asker can read."""
        table = await self.registry.get(table_id)
        found: str | None = None
        if (seat is None) == (line is None):
            raise InvalidInput("Say either which seat is meant, or which line of the chat.")
        if seat is not None:
            if not table.permissions.may_watch(me.id):
                raise PermissionDenied("This table is only for those who play at it.")
            if seat < len(table.seats) and table.seats[seat].kind == PERSON:
                found = table.seats[seat].person
        else:
            room = room_of(table, me.id)
            query = select(Chat.person).where(Chat.id == line, Chat.table == table.id, Chat.room == room)
            async with self.store.read() as connection:
                found = (await connection.execute(query.where(Chat.name != ""))).scalar_one_or_none()
        if found is None:
            raise NotFound("Nobody is there, or not any more.")
        if found == me.id:
            raise InvalidInput("That is you.")
        return found


async def _rename(connection: AsyncConnection, person: str, old: str, new: str) -> list[str]:
    """Let all tables, chats and notices have somebody's new name; returns the tables."""
    seats = (Seat.person == person) & (Seat.name == old)
    tables = list((await connection.execute(select(Seat.table).where(seats).distinct())).scalars())
    beside = select(Seat.person, Seat.name).join(Table, Table.id == Seat.table)
    for other, name in await connection.execute(beside.where(Seat.table.in_(tables), Table.stage != OVER)):
        if other != person and name and are_confusable(name, new):
            raise NamesAlike(name)
    await connection.execute(update(Seat).where(seats).values(name=new))
    await connection.execute(update(Chat).where(Chat.person == person, Chat.name == old).values(name=new))
    await connection.execute(
        update(StoredNotice).where(StoredNotice.table.in_(tables), StoredNotice.name == old).values(name=new)
    )
    return tables
