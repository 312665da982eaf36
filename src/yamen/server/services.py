"""The services of a running server, put together."""

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final

from yamen.server.accounts.service import AccountService
from yamen.server.accounts.sessions import SessionService, read_key
from yamen.server.advice.service import AdviceService
from yamen.server.chat.service import ChatService
from yamen.server.clocks.scheduler import ClockScheduler
from yamen.server.clocks.server_time import ServerTime
from yamen.server.clocks.service import ClockService
from yamen.server.clocks.settings import LeaveService
from yamen.server.config import Config
from yamen.server.db.folder import DataFolder
from yamen.server.db.notify import RemoteChange
from yamen.server.db.store import Store, database_url
from yamen.server.errors import DomainError, InvalidInput
from yamen.server.limits import OpenSockets
from yamen.server.metrics import count_moves
from yamen.server.moderation.service import ModerationService
from yamen.server.notifications.feeds import FeedService
from yamen.server.notifications.outbound import Outbound
from yamen.server.notifications.outbox import TurnRecorder
from yamen.server.notifications.sender import NotificationSender
from yamen.server.notifications.service import NotificationService
from yamen.server.plans.player import PlanPlayer
from yamen.server.plans.service import PlanService
from yamen.server.play.bots import BotPlayer
from yamen.server.play.log import MoveLog
from yamen.server.play.moves import MoveService
from yamen.server.play.positions import PositionSaver
from yamen.server.play.service import PlayService
from yamen.server.previews.service import PreviewService
from yamen.server.privacy.service import PrivacyService
from yamen.server.quotas import QuotaService
from yamen.server.records.service import RecordService
from yamen.server.request_filter import RequestFilter
from yamen.server.system.upkeep import UpkeepService
from yamen.server.tables import repository
from yamen.server.tables.listing import ListingService
from yamen.server.tables.presence import PresenceService
from yamen.server.tables.registry import TableRegistry
from yamen.server.tables.roster import BotRoster
from yamen.server.tables.seating import SeatingService
from yamen.server.tables.service import TableService
from yamen.server.tables.writer import TableWriter
from yamen.server.workers.admission import AdmissionControl
from yamen.server.workers.pool import AsyncWorkerPool

if TYPE_CHECKING:
    from yamen.server.workers.jobs import JobQueue

LOG: Final = logging.getLogger("yamen.server")


class Services:
    def __init__(
        self,
        config: Config,
        store: Store,
        key: bytes,
        jobs: "JobQueue | None" = None,
        folder: DataFolder | None = None,
        server_time: ServerTime | None = None,
    ) -> None:
        self.config = config
        self.store = store
        self.folder = folder
        """Where the database is, on SQLite."""
        self.jobs = jobs
        self.quotas = QuotaService(config.quotas)
        self.request_filter = RequestFilter(config.limits, config.hosts)
        self.sockets = OpenSockets(config.limits)
        self.sessions = SessionService(store, key)
        self.accounts = AccountService(store, self.sessions)
        self.time = server_time or ServerTime(store)
        self.registry = TableRegistry(store, BotRoster(config.bots), self.time)
        self.workers = AsyncWorkerPool(config.processes)
        writer = TableWriter(store, self.registry)
        self.moves = MoveService(MoveLog(writer))
        self.positions = PositionSaver(store)
        self.bots = BotPlayer(store, self.registry, self.moves, self.workers, jobs)
        self.plans = PlanService(self.registry, writer)
        self.plan_player = PlanPlayer(store, self.registry, self.moves, self.plans)
        self.presence = PresenceService(writer)
        admission = AdmissionControl(config.advice_per_person, config.advice_per_address)
        self.listing = ListingService(store, self.registry)
        self.previews = PreviewService(self.listing, self.workers, config.limits)
        self.seating = SeatingService(store, self.registry, writer, self.quotas)
        self.tables = TableService(store, self.registry, writer, self.seating, self.quotas, self.workers, admission)
        self.clocks = ClockService(self.registry, writer, self.bots, self.time)
        self.leaves = LeaveService(store, self.time)
        self.scheduler = ClockScheduler(store, self.clocks, self.leaves)
        self.play = PlayService(store, self.registry, writer, self.moves, self.bots, self.quotas, self.clocks)
        self.records = RecordService(store, self.registry, self.workers, admission)
        self.chat = ChatService(store, self.registry, self.quotas)
        self.moderation = ModerationService(store, self.registry, self.sessions)
        self.privacy = PrivacyService(store, self.sessions, self.records, self.bots)
        self.advice = AdviceService(store, self.seating, self.moves.log, self.workers, admission, self.quotas, config)
        outbound = Outbound(config.allow_private)
        self.notifications = NotificationService(
            store, self.sessions, self.quotas, outbound, config.mail, self.time.now
        )
        self.feeds = FeedService(store, self.registry)
        self.sender = NotificationSender(store, self.registry, self.notifications, self.time.now)
        self.upkeep = UpkeepService(store, self.registry, self.sessions, config.quotas, folder, config.backups)
        self._opened = False
        self._tasks: set[asyncio.Task[None]] = set()

        # What follows from moves being stored, and from tables being read.
        self.moves.followers += [count_moves, self.positions.on_moves, self.bots.on_moves, self.plan_player.on_moves]
        self.moves.log.along.append(TurnRecorder(store.dialect).part)
        self.registry.on_loaded += [self.positions.on_loaded, self.bots.on_loaded, self.plan_player.wake]
        self.privacy.followers.append(self.on_remote_change)  # the table has changed all the same
        self.moderation.followers.append(self.on_remote_change)
        self.leaves.followers.append(self.registry.on_remote_change)
        self.time.on_put_back.append(self.registry.invalidate)
        self.seating.on_seated.append(self.presence.on_seated)
        if jobs is not None:
            writer.outboxes.append(self.bots.enqueue)

    @classmethod
    def from_config(cls, config: Config, beside: bool = False) -> "Services":
        """Services whose data is in a folder, or in a PostgreSQL database, where jobs are for other processes.

        With `beside`, another process may serve the same data, which then hears of what is changed here.
        """
        store = Store(database_url(config.data, config.database), beside, config.plain_writes)
        if store.is_sqlite:
            folder = DataFolder(config.data, store.file)
            try:
                folder.acquire()
            except InvalidInput:
                if not beside:
                    raise
                return cls(config, store, read_key(config.data))  # it is the server's, which runs
            try:
                folder.check()
                return cls(config, store, read_key(config.data), folder=folder)
            except BaseException:
                folder.release()
                raise
        from yamen.server.workers.jobs import JobQueue

        return cls(config, store, b"", JobQueue(store))

    async def open(self) -> None:
        """Migrate the database and start to work. Calling it again does nothing."""
        if self._opened:
            return
        self._opened = True
        await self.store.open()
        if self.folder is not None:
            self.folder.opened()
        await repository.save_own_content(self.store)
        await self.time.start()
        self._spawn(self.time.run())
        self._spawn(self.scheduler.run())
        self._spawn(self.presence.renew())
        if self.jobs is None:
            self._spawn(self.bots.resume())
        else:
            self.sessions.key = bytes.fromhex(await self.store.secret("cookies", secrets.token_hex(32)))
        self._spawn(self.plan_player.run())
        await self.notifications.open()
        self._spawn(self.sender.run())
        if self.config.limits is not None:
            self._spawn(self.upkeep.run())
        self._spawn(self.store.notifier.listen(self.on_remote_change, self.on_remote_gap))

    async def close(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.presence.close()
        await self.advice.close()
        await self.bots.close()
        await self.plan_player.close()
        await self.positions.close()
        self.workers.close()
        await self.chat.close()
        await self.registry.close()
        self.accounts.close()
        await self.sessions.close()
        if self.folder is not None:
            self.folder.closing()
        await self.store.close()
        if self.folder is not None:
            self.folder.release()

    # What other processes do

    def on_remote_change(self, change: RemoteChange) -> None:
        """Another process has changed a table or a person, written in a chat, or ended sessions."""
        if change.sessions:
            self.sessions.on_ended(change.sessions)
        elif change.people:
            self.sessions.invalidate()
            self._spawn(self.moderation.refresh())
            self.moderation.on_noticed(change.noticed)
        elif change.chat is not None:
            self.chat.on_remote_line(change.table, change.chat)
        else:
            self.registry.on_remote_change(change)
            if self.jobs is None:
                self._spawn(self._let_bots_play(change.table))

    async def _let_bots_play(self, table: str) -> None:
        """Let bots move at a table that another process has changed."""
        try:
            await self.registry.get(table)
        except DomainError as error:
            LOG.warning("Table %s can't go on: %s", table, error)

    def on_remote_gap(self) -> None:
        """The connection to other processes was interrupted: their changes may have been missed."""
        self.registry.invalidate()
        self._spawn(self.sessions.check_connected())
        self._spawn(self.moderation.refresh())

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
