"""Looking back: a table as it was, what happened at it, how its points grew, its record; and records from anywhere."""

import asyncio
import logging
from typing import Final
from weakref import WeakKeyDictionary

from yamen.engine.errors import YamenError
from yamen.engine.game import read_game
from yamen.engine.record import read_record
from yamen.games import find_game
from yamen.server.accounts.schemas import Me
from yamen.server.db.models import OVER
from yamen.server.db.store import Store
from yamen.server.errors import IncompatibleTable, InvalidInput, NotFound, PermissionDenied
from yamen.server.records.course import course_of, points
from yamen.server.records.schemas import Course, Happened, RecordGiven, RecordSeen, Replay
from yamen.server.tables import repository
from yamen.server.tables.moves import MoveRow, replay_row
from yamen.server.tables.notices import read_notices
from yamen.server.tables.registry import TableRegistry
from yamen.server.tables.schemas import LogStep, Result
from yamen.server.tables.state import TableState
from yamen.server.tables.views import view_of

LOG: Final = logging.getLogger("yamen.records")


class RecordService:
    def __init__(self, store: Store, registry: TableRegistry) -> None:
        self.store = store
        self.registry = registry
        self._courses: WeakKeyDictionary[TableState, Course] = WeakKeyDictionary()

    async def replay(self, id_: str, person: Me | None, number: int, seat: int | None) -> Replay:
        """A table as it was after `number` moves: from one's own seat while it runs, from any after the end."""
        table = await self.registry.get(id_)
        who = person.id if person else None
        table.permissions.must_watch_game(who)
        if seat is not None and seat >= table.setup.players:
            raise InvalidInput(f"There is no seat {seat + 1} here; there are {table.setup.players}.")
        if seat is not None and table.stage != OVER and seat not in table.permissions.seats_of(who):
            raise PermissionDenied(f"Seat {seat + 1} is not yours; until the game is over you can't look from there.")
        if number > table.number:
            raise NotFound(f"There are only {table.number} moves so far.")
        async with self.store.read() as connection:
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

    async def course(self, id_: str, person: Me | None) -> Course:
        """How the points grew, as all could see it."""
        table = await self.registry.get(id_)
        table.permissions.must_watch_game(person.id if person else None)
        number = table.number
        course = self._courses.get(table)
        if course is None or course.of != number:
            async with self.store.read() as connection:
                rows = await repository.read_rows(connection, id_, 0, number)
            try:
                course = self._courses[table] = await asyncio.to_thread(course_of, table.setup, rows)
            except YamenError as error:
                raise IncompatibleTable(repository.OTHER_RULES) from error
        return course

    async def record(self, id_: str, person: Me | None) -> str:
        """The whole game as text, chance and all: only once it is over."""
        table = await self.registry.get(id_)
        table.permissions.must_watch(person.id if person else None)
        if table.stage != OVER:
            raise PermissionDenied("The record tells what is hidden; it can be had when the game is over.")
        async with self.store.read() as connection:
            game = await repository.load_record(connection, table)
        return game.to_record()

    async def happened(self, id_: str, person: Me | None, since: int) -> Happened:
        """What happened after the first `since` moves."""
        table = await self.registry.get(id_)
        number = table.number
        who = person.id if person else None
        steps = await self.steps(table, who, since, number)
        return Happened(number, steps, await self.notices(table, who, since))

    async def steps(self, table: TableState, person: str | None, since: int, to: int) -> list[LogStep]:
        """What happened from one number of moves to another; nothing for whoever may not look."""
        if since >= to or not table.permissions.may_watch(person):
            return []
        try:
            async with self.store.read() as connection:
                past = await repository.replay_to(connection, table.setup, table.id, table.names, to, since)
        except IncompatibleTable as error:  # played by rules that have changed since: how it stands tells enough
            LOG.warning("Table %s: %s (%s)", table.id, error, error.__cause__)
            return []
        return past.steps

    async def notices(self, table: TableState, person: str | None, since: int) -> list[LogStep]:
        """What happened besides moves after the first `since` of them; nothing for whoever may not look."""
        if not table.permissions.may_watch(person):
            return []
        async with self.store.read() as connection:
            return await read_notices(connection, table.id, since)


def view_record(given: RecordGiven) -> RecordSeen:
    """A record from anywhere, at one of its moves. It takes long: call it in a thread."""
    try:
        content = None
        if given.content is not None:
            content = repository.read_pack(find_game(read_record(given.record).one("Game").value), given.content)
        game = read_game(given.record, find_game, content)
    except YamenError as error:
        raise InvalidInput(f"The record can't be read: {error}.") from None
    count = len(game.moves)
    number = count if given.number is None else given.number
    if number > count:
        raise InvalidInput(f"The record has only {count} moves.")
    if given.seat is not None and given.seat >= game.setup.players:
        raise InvalidInput(f"There is no seat {given.seat + 1} in this record; there are {game.setup.players}.")
    rows = [MoveRow(at, *move) for at, move in enumerate(game.moves, 1)]
    since = 0 if given.number is None else max(0, number - 1)
    then = game.at(since)
    steps = [replay_row(then, row) for row in rows[since:number]]
    return RecordSeen(
        game=game.type.name,
        players=game.setup.players,
        options=dict(game.setup.options),
        names=game.cast,
        number=number,
        of=count,
        seat=given.seat,
        view=view_of(then, given.seat),
        steps=steps,
        to_move=then.player if then.player >= 0 else None,
        question=then.question().to_json() if then.player >= 0 else None,
        scores=points(then),
        course=course_of(game.setup, rows),
        result=Result(game.scores, game.ranking, game.winner) if game.is_over else None,
    )
