"""Looking back: a table as it was, what happened at it, how its points grew, its record; and records from anywhere."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import AbstractContextManager, asynccontextmanager
from typing import Final
from weakref import WeakKeyDictionary

from sqlalchemy.ext.asyncio import AsyncConnection

from yamen.bots.fair_queue import Payer
from yamen.bots.workers import TaskTimedOut, WorkerDied
from yamen.engine.errors import YamenError
from yamen.locales import Language
from yamen.server.accounts.schemas import Me
from yamen.server.db.models import OVER, RUNNING
from yamen.server.db.store import Store
from yamen.server.errors import IncompatibleTable, InvalidInput, NotFound, PermissionDenied, RateLimited
from yamen.server.notifications.digest import since_last_turn
from yamen.server.records.course import course_of, points
from yamen.server.records.frames import frames_of
from yamen.server.records.schemas import Course, Frames, LogUpdate, RecordUpload, RecordView, Replay
from yamen.server.records.tasks import ViewRecord
from yamen.server.tables import repository
from yamen.server.tables.notices import mark_stand_ins, read_notices
from yamen.server.tables.registry import TableRegistry
from yamen.server.tables.schemas import LogStep
from yamen.server.tables.state import TableState
from yamen.server.tables.views import view_of
from yamen.server.workers.admission import AdmissionControl
from yamen.server.workers.pool import AsyncWorkerPool

MOST_MOVES: Final = 200
"""The most moves of one request for frames."""
LOG: Final = logging.getLogger("yamen.records")
BUSY: Final = "You look at more of records than can be read at once; wait for the first answers, then go on."
TOO_LONG: Final = "The record takes too long to read, so it was given up; look at it with: yamen replay"


class RecordService:
    def __init__(
        self, store: Store, registry: TableRegistry, workers: AsyncWorkerPool, admission: AdmissionControl
    ) -> None:
        self.store = store
        self.registry = registry
        self.workers = workers
        self.admission = admission
        self._courses: WeakKeyDictionary[TableState, Course] = WeakKeyDictionary()

    async def replay(self, id_: str, person: Me | None, number: int, seat: int | None, address: str = "") -> Replay:
        """A table after `number` moves: from one's own seat while it runs, from any after the end."""
        table = await self.registry.get(id_)
        self._may_look(table, person, number, seat)
        async with self._read(person, address) as connection:
            past = await repository.replay_to(connection, table.setup, id_, table.names, number, max(0, number - 1))
        player = past.game.player
        told = player >= 0 and (table.stage == OVER or player == seat)
        return Replay(
            number=number,
            of=table.number,
            seat=seat,
            view=view_of(past.game, seat),
            steps=past.steps,
            to_move=player if player >= 0 else None,
            question=past.game.question().to_json() if told else None,
            scores=points(past.game),
        )

    def _may_look(self, table: TableState, person: Me | None, number: int, seat: int | None) -> None:
        """From one's own seat while a game runs, from any after the end."""
        who = person.id if person else None
        table.permissions.must_watch_game(who)
        if seat is not None and seat >= table.setup.players:
            raise InvalidInput(f"There is no seat {seat + 1} here; there are {table.setup.players}.")
        if seat is not None and table.stage != OVER and seat not in table.permissions.seats_of(who):
            raise PermissionDenied(f"Seat {seat + 1} is not yours; until the game is over you can't look from there.")
        if number > table.number:
            raise NotFound(f"There are only {table.number} moves so far.")

    async def frames(
        self, id_: str, person: Me | None, since: int, number: int, seat: int | None, address: str = ""
    ) -> Frames:
        """What happened after the first `since` moves, up to `number` of them, with how the table looked each time."""
        table = await self.registry.get(id_)
        self._may_look(table, person, number, seat)
        if not 0 <= number - since <= MOST_MOVES:
            raise InvalidInput(f"Moves {since} to {number}: at most {MOST_MOVES} moves can be followed at once.")
        async with self._read(person, address) as connection:
            past = await repository.replay_to(connection, table.setup, id_, table.names, since, since)
            rows = await repository.read_rows(connection, id_, since, number)
            positions = await repository.went_back_to(connection, id_, rows)
            return await frames_of(past.game, rows, seat, positions)

    async def course(self, id_: str, person: Me | None, address: str = "") -> Course:
        """How the points grew, as all could see it."""
        table = await self.registry.get(id_)
        table.permissions.must_watch_game(person.id if person else None)
        number = table.number
        if (course := self._course(table, number)) is None:
            async with self._read(person, address) as connection:
                if (course := self._course(table, number)) is not None:
                    return course  # somebody else's turn came first
                rows = await repository.read_rows(connection, id_, 0, number)
                try:
                    course = self._courses[table] = await asyncio.to_thread(course_of, table.setup, rows)
                except YamenError as error:
                    raise IncompatibleTable(repository.OTHER_RULES) from error
        return course

    def _course(self, table: TableState, number: int) -> Course | None:
        course = self._courses.get(table)
        return course if course is not None and course.of == number else None

    async def record(self, id_: str, person: Me | None, address: str = "") -> str:
        """The whole game as text, chance and all: only once it is over."""
        table = await self.registry.get(id_)
        table.permissions.must_watch(person.id if person else None)
        if table.stage != OVER:
            raise PermissionDenied("The record tells what is hidden; it can be had when the game is over.")
        async with self._read(person, address) as connection:
            game = await repository.load_record(connection, table)
            return game.to_record()

    async def log_since(self, id_: str, person: Me | None, since: int, address: str = "") -> LogUpdate:
        """What happened after the first `since` moves."""
        table = await self.registry.get(id_)
        number = table.number
        who = person.id if person else None
        with self._admitted(person, address):
            steps = await self.steps(table, who, since, number)
        return LogUpdate(number, steps, await self.notices(table, who, since))

    async def steps(self, table: TableState, person: str | None, since: int, to: int) -> list[LogStep]:
        """The steps from one number of moves to another; none for whoever may not look."""
        if since >= to or not table.permissions.may_watch(person):
            return []
        try:
            async with self.store.read_at_length() as connection:
                past = await repository.replay_to(connection, table.setup, table.id, table.names, to, since)
                await mark_stand_ins(connection, table.id, past.steps)
        except IncompatibleTable as error:  # played by rules that have changed since: how it stands tells enough
            LOG.warning("Table %s: %s (%s)", table.id, error, error.__cause__)
            return []
        return past.steps

    async def since(self, id_: str, person: Me, code: str, address: str = "") -> list[str]:
        """What happened at a game under way since a person's last turn, in a few lines of their language."""
        table = await self.registry.get(id_)
        seats = table.permissions.must_have_seat(person.id)
        if table.stage != RUNNING:
            return []
        async with self._read(person, address) as connection:
            try:
                return await since_last_turn(connection, table, seats, Language(code))
            except IncompatibleTable:  # played by rules that have changed since: the table itself tells enough
                return []

    async def notices(self, table: TableState, person: str | None, since: int) -> list[LogStep]:
        """The notices after the first `since` moves; none for whoever may not look."""
        if not table.permissions.may_watch(person):
            return []
        async with self.store.read() as connection:
            return await read_notices(connection, table.id, since)

    async def view(self, given: RecordUpload, person: Me, address: str = "") -> RecordView:
        """A record from anywhere, at one of its moves. Nothing of it is kept."""
        with self._admitted(person, address):
            try:
                return await self.workers.run(ViewRecord(given), Payer(person.id))
            except (TaskTimedOut, WorkerDied) as error:
                LOG.warning("A record of %s characters was given up: %s", len(given.record), error)
                raise InvalidInput(TOO_LONG) from None

    @asynccontextmanager
    async def _read(self, person: Me | None, address: str) -> AsyncIterator[AsyncConnection]:
        """Around reads that replay moves in this process."""
        with self._admitted(person, address):
            async with self.store.read_at_length() as connection:
                yield connection

    def _admitted(self, person: Me | None, address: str) -> AbstractContextManager[None]:
        return self.admission.admit(person.id if person else None, address, RateLimited(BUSY))
