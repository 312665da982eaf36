"""Who sits at a table: made, joined, left, begun, resigned."""

import secrets
import time
from typing import Final

from sqlalchemy import insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from yamen.bots import BOTS
from yamen.engine.errors import YamenError
from yamen.engine.game import Setup
from yamen.engine.session import Game
from yamen.games import find_game
from yamen.server.errors import BadRequest, Conflict, Forbidden
from yamen.server.keeper import Keeper, must_run
from yamen.server.live import LiveTable, Row, SeatInfo, rolled
from yamen.server.people import plain
from yamen.server.schema import BOT, OPEN, PERSON, Seat, Table
from yamen.server.shapes import Me, NewSeat, NewTable

STAND_IN: Final = "greedy"
"""The bot that takes over from whoever resigns."""


class Seating(Keeper):
    async def create(self, person: Me, wanted: NewTable) -> LiveTable:
        try:
            setup = Setup(find_game(wanted.game), len(wanted.seats), wanted.options)
        except YamenError as error:
            raise BadRequest(str(error)) from None
        seats = seats_for(person, wanted.seats)
        id_ = secrets.token_urlsafe(12)
        table = {
            "id": id_,
            "game": setup.game.name,
            "players": setup.players,
            "options": setup.options,
            "rules": setup.game.rules_version,
            "content": setup.content.hash,
            "stage": OPEN,
            "watchable": wanted.watchable,
            "owner": person.id,
            "created": time.time(),
        }
        rows = [{"table": id_, "seat": at, **seat._asdict()} for at, seat in enumerate(seats)]

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(insert(Table).values(table))
            await connection.execute(insert(Seat), rows)

        await self.store.write(write)
        return await self.find(id_)

    async def join(self, id_: str, person: Me, seat: int, name: str | None = None) -> None:
        """Take an open seat."""
        shown = plain(name, "name") if name is not None else person.name
        await self._reseat(id_, seat, OPEN, None, SeatInfo(PERSON, person.id, shown, ""), "Somebody sits there already")

    async def leave(self, id_: str, person: Me, seat: int) -> None:
        """Give a seat free again."""
        await self._reseat(id_, seat, PERSON, person.id, SeatInfo(OPEN, None, "", ""), "You don't sit there")

    async def _reseat(self, id_: str, seat: int, kind: str, person: str | None, new: SeatInfo, else_: str) -> None:
        table = await self.find(id_)
        async with table.lock:
            if seat >= table.setup.players:
                raise BadRequest(f"There is no seat {seat + 1} here; there are {table.setup.players}.")
            if table.stage != OPEN:
                raise Conflict("The game has begun: seats can't be taken or left any more, only resigned.")
            old = table.seats[seat]
            if old.kind != kind or old.person != person:
                raise Conflict(f"{else_}; choose another seat.")
            change = update(Seat).where(Seat.table == id_, Seat.seat == seat, Seat.kind == kind, Seat.person == person)

            async def write(connection: AsyncConnection) -> None:
                if (await connection.execute(change.values(**new._asdict()))).rowcount != 1:
                    raise Conflict(f"{else_}; choose another seat.")

            await self._write(table, write)
            table.seats[seat] = new
            table.game.names = [info.name for info in table.seats]
            table.changed([{"kind": "seat-changed", "player": seat}])

    async def start(self, id_: str, person: Me) -> None:
        """Begin, once every seat is taken."""
        table = await self.find(id_)
        async with table.lock:
            if person.id != table.owner and not table.seats_of(person.id):
                raise Forbidden("Only those who sit at the table, or who made it, can start the game.")
            if table.stage != OPEN:
                raise Conflict("The game has begun already.")
            free = [str(at + 1) for at, seat in enumerate(table.seats) if seat.kind == OPEN]
            if free:
                raise Conflict(f"These seats are still open: {', '.join(free)}. Fill them, then start.")
            game = Game(table.setup, None, [seat.name for seat in table.seats])
            rows: list[Row] = []
            news = rolled(game, rows)
            await self._commit(table, game, rows, [message.to_json() for message in news], was=OPEN)

    async def resign(self, id_: str, person: Me, seat: int) -> None:
        """Leave a running game: a bot plays on."""
        table = await self.find(id_)
        async with table.lock:
            if seat not in table.seats_of(person.id):
                raise Forbidden(f"Seat {seat + 1} is not yours.")
            must_run(table)
            new = SeatInfo(BOT, None, table.seats[seat].name, STAND_IN)

            async def write(connection: AsyncConnection) -> None:
                await connection.execute(
                    update(Seat).where(Seat.table == id_, Seat.seat == seat).values(**new._asdict())
                )

            await self._write(table, write)
            table.seats[seat] = new
            table.changed([{"kind": "resigned", "player": seat}])
        self._wake_bots(table)


def seats_for(person: Me, wanted: list[NewSeat]) -> list[SeatInfo]:
    """Who sits where at a new table."""
    if [seat.kind for seat in wanted].count("me") > 1:
        raise BadRequest("You can take one seat yourself; others at your screen are 'same_screen'.")
    seats = []
    for at, seat in enumerate(wanted):
        name = plain(seat.name, "name") if seat.name is not None else None
        if seat.kind == "open":
            seats.append(SeatInfo(OPEN, None, "", ""))
        elif seat.kind == "bot":
            if seat.bot not in BOTS:
                raise BadRequest(f"There is no bot '{seat.bot}'; choose one of: {', '.join(BOTS)}.")
            seats.append(SeatInfo(BOT, None, name or f"Bot {at + 1}", seat.bot))
        else:
            mine = person.name if seat.kind == "me" else f"Player {at + 1}"
            seats.append(SeatInfo(PERSON, person.id, name or mine, ""))
    return seats
