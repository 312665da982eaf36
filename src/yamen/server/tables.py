"""What people do with tables. It knows nothing of HTTP."""

import asyncio
import json
import logging
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final
from weakref import WeakValueDictionary

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from yamen.bots import BOTS
from yamen.engine.errors import IllegalMove, YamenError
from yamen.engine.game import Setup
from yamen.engine.session import Game
from yamen.games import find_game
from yamen.server import history
from yamen.server.errors import BadMove, BadRequest, Conflict, Forbidden, Refused, Unknown
from yamen.server.live import LiveTable, Row, SeatInfo, at_a_fence, look, may_undo, played, rolled, taken_back
from yamen.server.people import plain
from yamen.server.schema import BOT, OPEN, OVER, PERSON, RUNNING, TAKEN_BACK, Move, Seat, Snapshot, Table
from yamen.server.shapes import Me, NewSeat, NewTable, Replay, TableLine, TableState
from yamen.server.store import Store
from yamen.server.workers import Workers

LOG: Final = logging.getLogger("yamen.tables")
ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")
KEPT: Final = 2000
"""How many tables stay in memory."""
SNAPSHOT_AFTER: Final = 50
"""After how many moves a table gets a new snapshot, at the next fence."""
STAND_IN: Final = "greedy"
"""The bot that takes over from whoever resigns."""


class Tables:
    def __init__(self, store: Store, workers: Workers, kept: int = KEPT) -> None:
        self.store = store
        self.workers = workers
        self.kept = kept
        self._recent: OrderedDict[str, LiveTable] = OrderedDict()
        self._all: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._opening = asyncio.Lock()

    async def close(self) -> None:
        """Stop thinking about moves; everything else is in the database already."""
        tasks = [table.bots for table in self._all.values() if table.bots is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.workers.close()

    # Finding tables

    async def find(self, id_: str) -> LiveTable:
        """A table as the database has it."""
        if not ID.fullmatch(id_):
            raise Unknown("There is no such table; check the link.")
        table = self._all.get(id_)
        if table is None:
            async with self._opening:
                table = self._all.get(id_)
                if table is None:
                    async with self.store.read() as connection:
                        table = await history.read_table(connection, id_)
                    self._all[id_] = table
                    self._wake_bots(table)
        self._recent[id_] = table
        self._recent.move_to_end(id_)
        while len(self._recent) > self.kept:
            self._recent.popitem(last=False)  # whoever listens to it, or plays on it right now, still holds it
        if table.stale:
            async with table.lock:
                await self._refresh(table)
        return table

    async def of(self, person: Me) -> list[TableLine]:
        """All tables where a person has a seat, the newest first."""
        query = select(Seat.table).where(Seat.person == person.id).join(Table, Table.id == Seat.table).distinct()
        async with self.store.read() as connection:
            found = (await connection.execute(query.add_columns(Table.created))).all()
        ids = [id_ for id_, _ in sorted(found, key=lambda row: -row[1])]
        lines = []
        for id_ in ids:
            try:
                table = await self.find(id_)
            except Refused as error:
                LOG.warning("Table %s is left out of a list: %s", id_, error)
                continue
            mine = table.stage == RUNNING and table.game.player in table.seats_of(person.id)
            names = [seat.name for seat in table.seats]
            lines.append(TableLine(id_, table.setup.game.name, table.stage, names, mine))
        return lines

    async def state(self, id_: str, person: Me | None, seat: int | None = None) -> TableState:
        table = await self.find(id_)
        if seat is not None and seat not in table.seats_of(person.id if person else None):
            raise Forbidden(f"Seat {seat + 1} is not yours, so you can't look from there.")
        return table.state(person.id if person else None, seat)

    # Before the start

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

    # Playing

    async def play(self, id_: str, person: Me, number: int, move: int | str) -> None:
        """Make a move in the position after `number` moves; returns when it is stored."""
        table = await self.find(id_)
        async with table.lock:
            seat = self._turn_of(table, person, number)
            try:
                game = table.game
                known = game.type.moves.parse(move) if isinstance(move, str) else game.type.moves.known(move)
                after, rows, events = played(game, table.number, known)
            except IllegalMove as error:
                raise BadMove(str(error), error.reason.to_json()) from None
            except YamenError as error:
                raise BadMove(str(error)) from None
            assert rows[0].seat == seat
            await self._commit(table, after, rows, events)

    def _turn_of(self, table: LiveTable, person: Me, number: int) -> int:
        """The seat of the person, whose turn it must be."""
        mine = table.seats_of(person.id)
        if not mine:
            raise Forbidden("You have no seat at this table.")
        _must_run(table)
        _must_be_now(table, number)
        if table.game.player not in mine:
            raise Forbidden(f"It is the turn of {table.seats[table.game.player].name}, not yours.")
        return table.game.player

    async def undo(self, id_: str, person: Me, number: int) -> None:
        """Take back one's last move, unless a fence stands behind it."""
        table = await self.find(id_)
        async with table.lock:
            mine = table.seats_of(person.id)
            if not mine:
                raise Forbidden("You have no seat at this table.")
            _must_run(table)
            _must_be_now(table, number)
            seat = table.game.moves[-1][0] if table.game.moves else -1
            if seat not in mine or not may_undo(table.game, seat):
                raise Conflict(
                    "There is nothing of yours to take back: chance, something newly seen or another's move followed."
                )
            game = table.game.clone()
            game.undo()
            rows = [Row(table.number + 1, seat, TAKEN_BACK)]
            await self._commit(table, game, rows, [taken_back(seat)])

    async def resign(self, id_: str, person: Me, seat: int) -> None:
        """Leave a running game: a bot plays on."""
        table = await self.find(id_)
        async with table.lock:
            if seat not in table.seats_of(person.id):
                raise Forbidden(f"Seat {seat + 1} is not yours.")
            _must_run(table)
            new = SeatInfo(BOT, None, table.seats[seat].name, STAND_IN)

            async def write(connection: AsyncConnection) -> None:
                await connection.execute(
                    update(Seat).where(Seat.table == id_, Seat.seat == seat).values(**new._asdict())
                )

            await self._write(table, write)
            table.seats[seat] = new
            table.changed([{"kind": "resigned", "player": seat}])
        self._wake_bots(table)

    # Looking back

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

    # Writing

    async def _commit(
        self, table: LiveTable, after: Game, rows: list[Row], events: list[dict[str, Any]], was: str = RUNNING
    ) -> None:
        """Store moves; only then does the table stand as they say. The caller holds the lock."""
        stage = OVER if after.is_over else RUNNING
        before, number, snapshot = table.game, table.number, table.snapshot
        due = was == RUNNING and number - snapshot >= SNAPSHOT_AFTER and at_a_fence(before)

        async def write(connection: AsyncConnection) -> None:
            if stage != was:
                change = update(Table).where(Table.id == table.id, Table.stage == was).values(stage=stage)
                if (await connection.execute(change)).rowcount != 1:
                    raise Conflict("The game has gone on meanwhile; look at it again.")
            if rows:
                await connection.execute(insert(Move), [{"table": table.id, **row._asdict()} for row in rows])
            if due:
                position = json.dumps(table.setup.position_to_json(before.position), separators=(",", ":"))
                await connection.execute(insert(Snapshot).values(table=table.id, number=number, position=position))

        await self._write(table, write)
        table.game, table.stage = after, stage
        table.number = rows[-1].number if rows else number
        if due:
            table.snapshot = number
        table.changed(events)
        self._wake_bots(table)

    async def _write(self, table: LiveTable, write: Callable[[AsyncConnection], Any]) -> None:
        """One transaction. If it ends in doubt the table is read anew before anything else is done with it."""
        try:
            await self.store.write(write)
        except BaseException as error:
            table.stale = True
            if isinstance(error, (IntegrityError, Conflict)):
                await self._refresh(table)
                raise Conflict("Somebody was quicker; look at the table again.") from None
            raise

    async def _refresh(self, table: LiveTable) -> None:
        if table.stale:
            async with self.store.read() as connection:
                await history.refresh(connection, table)
            table.changed([])
            self._wake_bots(table)

    # Bots

    async def go_on(self) -> None:
        """After a start: let the bots play that were to move when the server ended."""
        query = select(Table.id).where(Table.stage == RUNNING).join(Seat, Seat.table == Table.id)
        async with self.store.read() as connection:
            ids = (await connection.execute(query.where(Seat.kind == BOT).distinct())).scalars().all()
        for id_ in ids:
            try:
                await self.find(id_)
            except Refused as error:
                LOG.warning("Table %s can't go on: %s", id_, error)

    def _wake_bots(self, table: LiveTable) -> None:
        if table.bot_to_move() is not None and (table.bots is None or table.bots.done()):
            table.bots = asyncio.create_task(self._play_bots(table))

    async def _play_bots(self, table: LiveTable) -> None:
        """Let bots play as long as everybody waits for one."""
        try:
            while (seat := table.bot_to_move()) is not None:
                game, number = table.game, table.number
                move = await self.workers.choose(table.setup, game.position, seat, table.seats[seat].bot)
                async with table.lock:
                    if table.number == number and table.bot_to_move() == seat:
                        await self._commit(table, *played(game, number, move))
        except Conflict:
            LOG.info("Table %s went on elsewhere while its bot was thinking.", table.id)
        except Exception:
            LOG.exception("The bots of table %s stopped; they go on when it is opened again.", table.id)
            table.stale = True


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


def _must_run(table: LiveTable) -> None:
    if table.stage == OPEN:
        raise Conflict("The game hasn't begun; start it first.")
    if table.stage == OVER:
        raise Conflict("The game is over.")


def _must_be_now(table: LiveTable, number: int) -> None:
    if number != table.number:
        raise Conflict(f"The table is at move {table.number}, not {number}; look at it again, then choose.")
