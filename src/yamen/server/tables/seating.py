"""Who sits at a table: made, joined, left, begun, resigned, played again."""

import asyncio
import random
import time
from typing import Any, Final

from sqlalchemy import insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from yamen.bots import BOTS
from yamen.engine.errors import YamenError
from yamen.engine.game import Setup
from yamen.engine.session import Game
from yamen.games import find_game
from yamen.server.accounts.service import plain, spoken_code
from yamen.server.db.models import BOT, OPEN, OVER, PERSON, RUNNING, Seat, Table
from yamen.server.errors import BadRequest, Conflict, Forbidden
from yamen.server.tables import repository as history
from yamen.server.tables.registry import LOG, Keeper, must_run
from yamen.server.tables.schemas import Me, NewSeat, NewTable, Step
from yamen.server.tables.state import DICE, LiveTable, Row, SeatInfo, rolled

STAND_IN: Final = "greedy"
"""The bot that takes over from whoever resigns."""
GROUPS: Final = 3
"""How many groups of four letters the code of a table has, which is also its address."""


class Seating(Keeper):
    async def create(self, person: Me, wanted: NewTable) -> LiveTable:
        seats = seats_for(person, wanted.seats)
        try:
            game = find_game(wanted.game)
            figures = wanted.content
            content = None if figures is None else await asyncio.to_thread(history.read_pack, game, figures)
            setup = Setup(game, len(seats), wanted.options, content)
        except YamenError as error:
            raise BadRequest(str(error)) from None
        table = new_table(setup, person, seats, wanted.watchable, figures is not None, wanted.hints)

        async def write(connection: AsyncConnection) -> None:
            if figures is not None:
                await history.keep_figures(connection, setup, figures)
            await insert_table(connection, table, seats)

        await self.store.write(write)
        return await self.find(table["id"])

    async def rematch(self, id_: str, person: Me) -> LiveTable:
        """The table that follows one that is over: the same people and bots, each a seat further. All get the same."""
        old = await self.find(id_)
        async with old.lock:
            if not old.seats_of(person.id):
                raise Forbidden("Only those who played at this table can play again.")
            if old.stage != OVER:
                raise Conflict("The game isn't over; play it to its end, or agree to abandon it.")
            if old.rematch is None:
                seats = old.seats[1:] + old.seats[:1]
                table = new_table(old.setup, person, seats, old.watchable, old.pack, old.hints)
                change = update(Table).where(Table.id == id_, Table.rematch.is_(None)).values(rematch=table["id"])

                async def write(connection: AsyncConnection) -> None:
                    if (await connection.execute(change)).rowcount != 1:
                        raise Conflict("Somebody else was quicker.")
                    await insert_table(connection, table, seats)

                try:
                    await self._write(old, write)
                except Conflict:
                    LOG.info("Table %s got its rematch elsewhere.", id_)  # and now it is known here as well
                else:
                    old.rematch = table["id"]
                    old.changed([])
            follower = old.rematch
        if follower is None:
            raise Conflict("The next table couldn't be made; try again.")
        return await self.find(follower)

    async def join(self, id_: str, person: Me, seat: int, name: str | None = None) -> None:
        """Take an open seat."""
        shown = plain(name, "name") if name is not None else person.name
        await self._reseat(id_, seat, OPEN, None, SeatInfo(PERSON, person.id, shown, ""), "Somebody sits there already")

    async def leave(self, id_: str, person: Me, seat: int) -> None:
        """Give a seat free again."""
        await self._reseat(id_, seat, PERSON, person.id, SeatInfo(OPEN, None, "", ""), "You don't sit there")

    async def seat_bot(self, id_: str, person: Me, seat: int, bot: str | None, name: str | None = None) -> None:
        """Give an open seat to a bot; without one, take the seat back from the bot that has it."""
        if (await self.find(id_)).owner != person.id:
            raise Forbidden("Only who made the table can give seats to bots, or take them back.")
        if bot is None:
            await self._reseat(id_, seat, BOT, None, SeatInfo(OPEN, None, "", ""), "No bot sits there")
        else:
            await self._reseat(id_, seat, OPEN, None, bot_info(seat, bot, name), "Somebody sits there already")

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
            count = update(Table).where(Table.id == id_, Table.stage == OPEN)
            count = count.values(free=Table.free + (1 if new.kind == OPEN else -1))
            change = update(Seat).where(Seat.table == id_, Seat.seat == seat, Seat.kind == kind, Seat.person == person)

            async def write(connection: AsyncConnection) -> None:
                for what in (count, change.values(**new._asdict())):
                    if (await connection.execute(what)).rowcount != 1:
                        raise Conflict(f"{else_}; choose another seat.")

            steps = [Step(table.number, seat, [{"kind": "seat-changed", "player": seat}])]
            await self._write(table, write, steps)
            table.seats[seat] = new
            table.game.names = [info.name for info in table.seats]
            table.changed(steps)

    async def start(self, id_: str, person: Me, deal: int | None = None) -> None:
        """Begin, once every seat is taken. With a `deal`, what chance does before the first decision is the same each
        time, as a guided first game needs it; what follows is chance as ever.
        """
        table = await self.find(id_)
        async with table.lock:
            if person.id != table.owner and not table.seats_of(person.id):
                raise Forbidden("Only those who sit at the table, or who made it, can start the game.")
            if table.stage != OPEN:
                raise Conflict("The game has begun already.")
            free = [str(at + 1) for at, seat in enumerate(table.seats) if seat.kind == OPEN]
            if free:
                raise Conflict(f"These seats are still open: {', '.join(free)}. Fill them, then start.")
            if deal is not None and len(table.people()) > 1:
                raise BadRequest("A deal can be chosen only by somebody who plays with bots alone; start without one.")
            game = Game(table.setup, None, [seat.name for seat in table.seats])
            rows: list[Row] = []
            dice = DICE if deal is None else random.Random(deal)
            await self._commit(table, game, rows, rolled(game, rows, dice), was=OPEN)

    async def resign(self, id_: str, person: Me, seat: int) -> None:
        """Leave a running game: a bot plays on."""
        table = await self.find(id_)
        async with table.lock:
            if seat not in table.seats_of(person.id):
                raise Forbidden(f"Seat {seat + 1} is not yours.")
            must_run(table)
            new = SeatInfo(BOT, None, table.seats[seat].name, STAND_IN)

            fall = update(Table).where(Table.id == id_, Table.stage == RUNNING).values(proposal=None)
            change = update(Seat).where(Seat.table == id_, Seat.seat == seat, Seat.person == person.id)

            async def write(connection: AsyncConnection) -> None:
                for what in (fall, change.values(**new._asdict())):
                    if (await connection.execute(what)).rowcount != 1:
                        raise Conflict("The table has changed meanwhile; look at it again.")

            steps = [Step(table.number, seat, [{"kind": "resigned", "player": seat}])]
            await self._write(table, write, steps)
            table.seats[seat] = new
            table.proposal = None
            table.changed(steps)
        self._wake_bots(table)


def new_table(
    setup: Setup, owner: Me, seats: list[SeatInfo], watchable: bool, pack: bool, hints: bool
) -> dict[str, Any]:
    """The row of a new table."""
    return {
        "id": spoken_code(GROUPS),
        "game": setup.game.name,
        "players": setup.players,
        "options": setup.options,
        "rules": setup.game.rules_version,
        "content": setup.content.hash,
        "pack": pack,
        "stage": OPEN,
        "watchable": watchable,
        "hints": hints,
        "free": len([seat for seat in seats if seat.kind == OPEN]),
        "owner": owner.id,
        "created": time.time(),
    }


async def insert_table(connection: AsyncConnection, table: dict[str, Any], seats: list[SeatInfo]) -> None:
    await connection.execute(insert(Table).values(table))
    rows = [{"table": table["id"], "seat": at, **seat._asdict()} for at, seat in enumerate(seats)]
    await connection.execute(insert(Seat), rows)


def seats_for(person: Me, wanted: list[NewSeat]) -> list[SeatInfo]:
    """Who sits where at a new table."""
    if [seat.kind for seat in wanted].count("me") > 1:
        raise BadRequest("You can take one seat yourself; others at your screen are 'same_screen'.")
    seats = []
    for at, seat in enumerate(wanted):
        if seat.kind == "open":
            seats.append(SeatInfo(OPEN, None, "", ""))
        elif seat.kind == "bot":
            seats.append(bot_info(at, seat.bot, seat.name))
        else:
            mine = person.name if seat.kind == "me" else f"Player {at + 1}"
            name = plain(seat.name, "name") if seat.name is not None else mine
            seats.append(SeatInfo(PERSON, person.id, name, ""))
    return seats


def bot_info(seat: int, bot: str, name: str | None) -> SeatInfo:
    """A bot on a seat."""
    if bot not in BOTS:
        raise BadRequest(f"There is no bot '{bot}'; choose one of: {', '.join(BOTS)}.")
    return SeatInfo(BOT, None, plain(name, "name") if name is not None else f"Bot {seat + 1}", bot)
