"""Upkeep: what nobody uses any more ends, what is long over is compressed, and every night there is a backup.

It is done in small transactions, each of which leaves all well wherever it is cut short, so it needs no order and no
memory: what is left to do is found anew each time. With PostgreSQL one process does it at a time.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from sqlalchemy import Select, Update, delete, exists, func, insert, or_, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from yamen.games import GAMES
from yamen.server import metrics
from yamen.server.accounts.sessions import SessionService
from yamen.server.db import backup
from yamen.server.db.folder import DataFolder
from yamen.server.db.models import (
    BOT,
    OPEN,
    OVER,
    RUNNING,
    Archive,
    Chat,
    Figures,
    Ignored,
    Leave,
    Move,
    NotificationChannel,
    NotificationSettings,
    Person,
    Plan,
    Removal,
    Report,
    Sanction,
    Seat,
    Session,
    Snapshot,
    StoredNotice,
    StoredPosition,
    Table,
    TurnOutbox,
)
from yamen.server.db.notify import RemoteChange
from yamen.server.db.store import Store, note_done
from yamen.server.quotas import DAY, Quotas
from yamen.server.tables.archive import archive, to_archive
from yamen.server.tables.registry import TableRegistry

LOG: Final = logging.getLogger("yamen.upkeep")
FIRST: Final = 60.0
EVERY: Final = 3600.0
"""How many seconds after the start it is done first, and then again and again."""
MOST: Final = 2000
"""How many things of a kind are done at a time; the rest is left for the next time."""
PAUSE: Final = 0.01
"""Between two transactions, for everybody else."""
NIGHT: Final = 4
"""The hour, by the clock of the machine, after which a backup is made."""
UPKEEP_LOCK: Final = 0x75706B656570
"""The key of PostgreSQL's lock that lets one process at a time do it."""
PARTS_OF_TABLE: Final = (
    StoredNotice,
    Plan,
    TurnOutbox,
    Seat,
    Removal,
    Report,
    Chat,
    Move,
    Snapshot,
    StoredPosition,
    Archive,
)


class UpkeepService:
    def __init__(
        self,
        store: Store,
        registry: TableRegistry,
        sessions: SessionService,
        quotas: Quotas,
        folder: DataFolder | None = None,
        backups: Path | None = None,
    ) -> None:
        self.store = store
        self.registry = registry
        self.sessions = sessions
        self.quotas = quotas
        self.folder = folder
        self.backups = backups

    async def run(self) -> None:
        """Do it every hour, until cancelled."""
        await asyncio.sleep(FIRST)
        while True:
            try:
                async with self.store.alone(UPKEEP_LOCK) as alone:
                    if alone:
                        await self.round()
            except Exception:
                LOG.exception("Upkeep failed; it is tried again in an hour.")
            await asyncio.sleep(EVERY)

    async def round(self, now: float | None = None) -> None:
        """Do all of it once. What fails is noted, and tried again the next time."""
        now = now or time.time()
        doing: tuple[Callable[[float], Awaitable[None]], ...] = (
            self.back_up,
            self.end_open_tables,
            self.end_untouched_games,
            self.forget_guests,
            self.archive_games,
            self.remove_records,
            self.remove_packs,
            self.count,
        )
        for do in doing:
            try:
                await do(now)
            except Exception:
                LOG.exception("Upkeep: %s failed; it is tried again in an hour.", do.__name__)
        await self.store.write(lambda connection: note_done(connection, "upkeep"))
        metrics.UPKEEP_AT.set(now)

    # Backups

    async def back_up(self, now: float) -> None:
        """A backup, unless there is one since last night; then the old ones are thinned out."""
        if self.backups is None or self.folder is None or not self.quotas.backup_days:
            return
        there = backup.list_backups(self.backups)
        if there:
            metrics.BACKUP_AT.set(there[-1].at.timestamp())
        if there and there[-1].at >= last_night(now):
            return
        made = await asyncio.to_thread(backup.back_up, self.folder, self.backups)
        at = datetime.fromtimestamp(now, UTC)
        backup.thin_out(self.backups, self.quotas.backup_days, self.quotas.backup_weeks, at)
        LOG.debug("Backed up into %s.", made)
        metrics.UPKEEP.labels("backups").inc()
        metrics.BACKUP_AT.set_to_current_time()

    # What nobody uses

    async def end_open_tables(self, now: float) -> None:
        """Tables that have waited for players, and nobody has sat down or stood up for long."""
        if not self.quotas.open_days:
            return
        untouched = (Table.stage == OPEN, Table.touched < now - self.quotas.open_days * DAY)
        for id_ in await self._find(select(Table.id).where(*untouched)):
            table = self.registry.peek(id_)
            if table is None or not table.listeners:  # somebody looks at it right now
                await self._remove_table("open_tables", select(Table.id).where(*untouched, Table.id == id_))

    async def end_untouched_games(self, now: float) -> None:
        """Games that nobody has gone on with for very long: they have no result, and are archived like others."""
        if not self.quotas.running_days:
            return
        untouched = (Table.stage == RUNNING, Table.touched < now - self.quotas.running_days * DAY)
        for id_ in await self._find(select(Table.id).where(*untouched)):
            table = self.registry.peek(id_)
            if table is None or not table.listeners:
                await self._end_game(update(Table).where(*untouched, Table.id == id_), now)

    async def _end_game(self, still: Update, now: float) -> None:
        """End a game, if what is asked for is still so."""
        ended = still.values(stage=OVER, abandoned=True, to_move=None, proposal=None, asked_since=None, deadline=None)

        async def write(connection: AsyncConnection) -> RemoteChange | None:
            row = (await connection.execute(ended.returning(Table.id, Table.number))).one_or_none()
            if row is None:
                return None
            notice = {"table": row.id, "number": row.number, "seat": 0, "kind": "ended", "name": "", "at": now}
            await connection.execute(insert(StoredNotice).values(notice))
            change = RemoteChange(row.id)
            await self.store.notifier.send(connection, change)
            return change

        change = await self.store.write(write)
        if change is not None:
            self.registry.on_remote_change(change)
            metrics.UPKEEP.labels("untouched_games").inc()
        await asyncio.sleep(PAUSE)

    async def remove_records(self, _: float) -> None:
        """Of whoever has very many games with bots alone, the oldest."""
        if not self.quotas.records:
            return
        others = exists().where(Seat.table == Table.id, Seat.kind != BOT, Seat.person != Table.owner)
        alone = (Table.stage == OVER, ~others)
        many = (
            select(Table.owner)
            .where(Table.stage == OVER)
            .group_by(Table.owner)
            .having(func.count() > self.quotas.records)
        )
        for owner in await self._find(many):
            mine = select(Table.id).where(*alone, Table.owner == owner)
            for id_ in await self._find(mine.order_by(Table.created.desc()).offset(self.quotas.records)):
                await self._remove_table("records", mine.where(Table.id == id_))

    async def _remove_table(self, what: str, still: Select[str]) -> None:
        """Remove a table with all that belongs to it, if what is asked for is still so."""

        async def write(connection: AsyncConnection) -> str | None:
            id_ = (await connection.execute(still.with_for_update())).scalar_one_or_none()
            if id_ is not None:
                for model in PARTS_OF_TABLE:
                    await connection.execute(delete(model).where(model.table == id_))
                await connection.execute(update(Table).where(Table.rematch == id_).values(rematch=None))
                await connection.execute(delete(Table).where(Table.id == id_))
                await self.store.notifier.send(connection, RemoteChange(id_))
            return id_

        id_ = await self.store.write(write)
        if id_ is not None:
            self.registry.forget(id_)
            metrics.UPKEEP.labels(what).inc()
        await asyncio.sleep(PAUSE)

    async def forget_guests(self, now: float) -> None:
        """Guests who were here last long ago and have left nothing that others have a part in."""
        if not self.quotas.guest_days:
            return
        before = now - self.quotas.guest_days * DAY
        unused = (
            Person.login.is_(None),
            Person.created < before,
            ~exists().where(Session.person == Person.id, Session.seen >= before),
            ~exists().where(Seat.person == Person.id),
            ~exists().where(Table.owner == Person.id),
            ~exists().where(Chat.person == Person.id, Chat.at >= before),
        )
        for id_ in await self._find(select(Person.id).where(*unused)):
            await self._forget_guest(select(Person.id).where(*unused, Person.id == id_))

    async def _forget_guest(self, still: Select[str]) -> None:
        async def write(connection: AsyncConnection) -> list[str] | None:
            id_ = (await connection.execute(still.with_for_update())).scalar_one_or_none()
            if id_ is None:
                return None
            mine = select(Session.id).where(Session.person == id_)
            ended = list((await connection.execute(mine)).scalars())
            await connection.execute(update(Seat).where(Seat.former == id_).values(former=None, replies=""))
            told = (NotificationChannel, NotificationSettings, TurnOutbox)
            for model in (Session, Removal, Chat, Sanction, Leave, *told):
                await connection.execute(delete(model).where(model.person == id_))
            await connection.execute(delete(Ignored).where(or_(Ignored.person == id_, Ignored.other == id_)))
            await connection.execute(delete(Report).where(or_(Report.reporter == id_, Report.about == id_)))
            await connection.execute(delete(Person).where(Person.id == id_))
            await self.store.notifier.send_ended(connection, ended)
            return ended

        ended = await self.store.write(write)
        if ended is not None:
            self.sessions.on_ended(ended)
            metrics.UPKEEP.labels("guests").inc()
        await asyncio.sleep(PAUSE)

    async def remove_packs(self, _: float) -> None:
        """Content packs that no table is played with any more."""
        own = [(game.name, game.content.hash) for game in GAMES.values()]
        used = exists().where(Table.game == Figures.game, Table.content == Figures.hash)
        unused = delete(Figures).where(~used, tuple_(Figures.game, Figures.hash).not_in(own))
        done = await self.store.write(lambda connection: connection.execute(unused))
        metrics.UPKEEP.labels("packs").inc(done.rowcount)

    # What is long over

    async def archive_games(self, now: float) -> None:
        if not self.quotas.archive_days:
            return
        for id_ in await to_archive(self.store, now - self.quotas.archive_days * DAY, MOST):
            await archive(self.store, id_)
            metrics.UPKEEP.labels("archives").inc()
            await asyncio.sleep(PAUSE)

    async def count(self, _: float) -> None:
        """For the metrics."""
        async with self.store.read() as connection:
            stages = await connection.execute(select(Table.stage, func.count()).group_by(Table.stage))
            for stage, count in stages:
                metrics.STORED_TABLES.labels(stage).set(count)
            people = (await connection.execute(select(func.count()).select_from(Person))).scalar_one()
            metrics.STORED_PEOPLE.set(people)

    async def _find(self, query: Select[str]) -> list[str]:
        async with self.store.read() as connection:
            return list((await connection.execute(query.limit(MOST))).scalars())


def last_night(now: float) -> datetime:
    """When the last backup was due."""
    here = datetime.fromtimestamp(now).astimezone()
    night = here.replace(hour=NIGHT, minute=0, second=0, microsecond=0)
    return night if night <= here else night - timedelta(days=1)
