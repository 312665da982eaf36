"""Looking back: a table as it was, what happened at it, how its points grew, its record."""

import asyncio

from yamen.engine.errors import YamenError
from yamen.server.db.models import OPEN, OVER
from yamen.server.errors import BadRequest, Conflict, Forbidden, Unknown, Unreadable
from yamen.server.records import replay as review
from yamen.server.tables import repository as history
from yamen.server.tables.registry import LOG, Keeper
from yamen.server.tables.schemas import Course, Me, Replay, Step
from yamen.server.tables.state import LiveTable, look


class LookingBack(Keeper):
    async def replay(self, id_: str, person: Me | None, number: int, seat: int | None) -> Replay:
        """A table as it was after `number` moves: from one's own seat while it runs, from any after the end."""
        table = await self.find(id_)
        who = person.id if person else None
        _must_have_begun(table, who)
        if seat is not None and seat >= table.setup.players:
            raise BadRequest(f"There is no seat {seat + 1} here; there are {table.setup.players}.")
        if seat is not None and table.stage != OVER and seat not in table.seats_of(who):
            raise Forbidden(f"Seat {seat + 1} is not yours; until the game is over you can't look from there.")
        if number > table.number:
            raise Unknown(f"There are only {table.number} moves so far.")
        async with self.store.read() as connection:
            past = await history.game_at(connection, table.setup, id_, _names(table), number, max(0, number - 1))
        player = past.game.player
        told = player >= 0 and (table.stage == OVER or player == seat)
        return Replay(
            number=number,
            of=table.number,
            seat=seat,
            view=look(past.game, seat),
            steps=past.steps,
            to_move=player if player >= 0 else None,
            question=past.game.question().to_json() if told else None,
            scores=review.points(past.game),
        )

    async def course(self, id_: str, person: Me | None) -> Course:
        """How the points grew, as all could see it."""
        table = await self.find(id_)
        _must_have_begun(table, person.id if person else None)
        number = table.number
        if table.course is None or table.course.of != number:
            async with self.store.read() as connection:
                rows = await history.rows_of(connection, id_, 0, number)
            try:
                table.course = await asyncio.to_thread(review.course_of, table.setup, rows)
            except YamenError as error:
                raise Unreadable(history.OTHER_RULES) from error
        return table.course

    async def record(self, id_: str, person: Me | None) -> str:
        """The whole game as text, chance and all: only once it is over."""
        table = await self.find(id_)
        if not table.may_watch(person.id if person else None):
            raise Forbidden("This table is only for those who play at it.")
        if table.stage != OVER:
            raise Forbidden("The record tells what is hidden; it can be had when the game is over.")
        async with self.store.read() as connection:
            game = await history.whole_game(connection, table)
        return game.to_record()

    async def events(self, table: LiveTable, person: str | None, since: int, to: int) -> list[Step]:
        """What happened from one number of moves to another; nothing for whoever may not look."""
        if since >= to or not table.may_watch(person):
            return []
        try:
            async with self.store.read() as connection:
                return (await history.game_at(connection, table.setup, table.id, _names(table), to, since)).steps
        except Unreadable as error:  # played by rules that have changed since: how it stands tells enough
            LOG.warning("Table %s: %s (%s)", table.id, error, error.__cause__)
            return []


def _names(table: LiveTable) -> list[str]:
    return [info.name for info in table.seats]


def _must_have_begun(table: LiveTable, person: str | None) -> None:
    if table.stage == OPEN:
        raise Conflict("The game hasn't begun: there is nothing to look back at.")
    if not table.may_watch(person):
        raise Forbidden("This table is only for those who play at it.")
