"""Looking back: a table as it was, what happened at it, its record."""

from typing import Any

from yamen.server import history
from yamen.server.errors import BadRequest, Conflict, Forbidden, Unknown
from yamen.server.keeper import Keeper
from yamen.server.live import LiveTable, look
from yamen.server.schema import OPEN, OVER
from yamen.server.shapes import Me, Replay


class LookingBack(Keeper):
    async def replay(self, id_: str, person: Me | None, number: int, seat: int | None) -> Replay:
        """A table as it was after `number` moves: from one's own seat while it runs, from any after the end."""
        table = await self.find(id_)
        who = person.id if person else None
        if table.stage == OPEN:
            raise Conflict("The game hasn't begun: there is nothing to look back at.")
        if not table.may_watch(who):
            raise Forbidden("This table is only for those who play at it.")
        if seat is not None and seat >= table.setup.players:
            raise BadRequest(f"There is no seat {seat + 1} here; there are {table.setup.players}.")
        if seat is not None and table.stage != OVER and seat not in table.seats_of(who):
            raise Forbidden(f"Seat {seat + 1} is not yours; until the game is over you can't look from there.")
        if number > table.number:
            raise Unknown(f"There are only {table.number} moves so far.")
        names = [info.name for info in table.seats]
        async with self.store.read() as connection:
            game, *_ = await history.game_at(connection, table.setup, id_, names, number)
        return Replay(number, table.number, seat, look(game, seat))

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

    async def events(self, table: LiveTable, person: str | None, since: int, to: int) -> list[dict[str, Any]]:
        """What happened from one number of moves to another; nothing for whoever may not look."""
        if since >= to or not table.may_watch(person):
            return []
        names = [info.name for info in table.seats]
        async with self.store.read() as connection:
            *_, events = await history.game_at(connection, table.setup, table.id, names, to, since)
        return events
