"""What people do about clocks at a table, and what happens there because time has passed."""

from typing import Any, Final

from sqlalchemy import delete, update
from sqlalchemy.ext.asyncio import AsyncConnection

from yamen.server.accounts.schemas import Me
from yamen.server.clocks.paces import MAX_RETURNS
from yamen.server.clocks.repository import clock_rows, new_clocks, table_values
from yamen.server.clocks.server_time import ServerTime
from yamen.server.clocks.state import Due, SeatClock, TableClocks
from yamen.server.db.batch import WriteBatch
from yamen.server.db.models import BOT, RUNNING, Plan, Seat, Table
from yamen.server.errors import Conflict, InvalidInput, PermissionDenied
from yamen.server.play.bots import BotPlayer
from yamen.server.tables.notices import Notice
from yamen.server.tables.registry import TableRegistry
from yamen.server.tables.state import SeatInfo, TableState
from yamen.server.tables.writer import TableChange, TableWriter

NO_CLOCKS: Final = "No time is counted at this table."
CHANGED: Final = "The table has changed meanwhile; look at it again."


class TimeFull(Conflict):
    code = "time-full"


class ClockService:
    def __init__(self, registry: TableRegistry, writer: TableWriter, bots: BotPlayer, server_time: ServerTime) -> None:
        self.registry = registry
        self.writer = writer
        self.bots = bots
        self.time = server_time

    async def begin(self, connection: AsyncConnection, table: TableState) -> TableClocks | None:
        """The clocks of a game that begins."""
        game = table.setup.game.name
        return await new_clocks(connection, table.id, game, table.pace, table.seats, self.time.now())

    def without(self, table: TableState, seat: int) -> TableClocks | None:
        """The clocks of a table once a bot has a seat."""
        return None if table.clocks is None else table.clocks.without(seat, self.time.now())

    # What people do

    async def take_back(self, id_: str, person: Me, seat: int) -> None:
        """Play oneself again, after one's time was up."""
        table = await self.registry.get(id_)
        async with table.lock:
            clocks, clock = _clock_of(table, seat)
            if seat not in table.permissions.seats_of(person.id):
                raise PermissionDenied(f"Seat {seat + 1} is not yours.")
            if clock.away is None:
                raise Conflict("Your time is not up; you need not take your seat back.")
            if clock.returns >= MAX_RETURNS:
                raise Conflict(
                    f"You have taken this seat back {MAX_RETURNS} times already; make your move before the bot does."
                )
            notice = Notice(table, seat, "seat-taken-back", table.seats[seat].name)
            info = table.seats[seat]._replace(bot="")
            await self.save(table, clocks.taken_back(seat, self.time.now()), notice, {seat: info})

    async def give(self, id_: str, person: Me, seat: int) -> None:
        """Give an opponent time."""
        table = await self.registry.get(id_)
        async with table.lock:
            clocks, clock = _clock_of(table, seat)
            if seat in table.permissions.must_have_seat(person.id):
                raise PermissionDenied("You can give time to others, not to yourself.")
            if clock.stand_in:
                raise Conflict("A bot moves there; only the person whose seat it is can take it back.")
            now, down = self.time.now(), self.time.down
            if clocks.left(seat, now, down) >= (clock.most or clocks.pace.bank):
                raise TimeFull(f"{table.seats[seat].name} has as much time as there can be already.")
            notice = Notice(table, seat, "time-given", table.seats[seat].name)
            await self.save(table, clocks.given(seat, now, down), notice)

    async def wait(self, table: TableState) -> None:
        """All have agreed to wait for whoever is asked, and away. The caller holds the lock of the table."""
        clocks, seat = table.clocks, table.game.player
        assert clocks is not None, "nobody is away where no time is counted"
        notice = Notice(table, seat, "waiting", table.seats[seat].name)
        await self.save(table, clocks.waiting(True, self.time.now()), notice, proposal=None)

    async def stop_waiting(self, id_: str, person: Me) -> None:
        """Wait no longer: after the grace, a bot moves."""
        table = await self.registry.get(id_)
        async with table.lock:
            mine = table.permissions.must_have_seat(person.id)
            if table.clocks is None or not table.clocks.waits:
                raise Conflict("Nobody is being waited for here, or no longer.")
            notice = Notice(table, mine[0], "waiting-ended", table.seats[mine[0]].name)
            await self.save(table, table.clocks.waiting(False, self.time.now()), notice)

    # What time does

    async def settle(self, id_: str) -> None:
        """Let happen at a table what is due, and note when to look again."""
        table = await self.registry.get(id_)
        async with table.lock:
            await self.registry.reload(table)
            while table.clocks is not None and (due := table.clocks.due(self.time.now(), self.time.down)) is not None:
                await self._happen(table, table.clocks, due)
            if table.deadline != table_values(table.clocks, self.time.down)["deadline"]:
                await self.save(table, table.clocks, None)

    async def _happen(self, table: TableState, clocks: TableClocks, due: Due) -> None:
        old = table.seats[due.seat]
        seats: dict[int, SeatInfo] = {}
        if due.kind == "stand-in":
            seats[due.seat] = old._replace(bot=table.stand_in)
        elif due.kind == "seat-lost":
            seats[due.seat] = SeatInfo(BOT, None, old.name, table.stand_in, former=old.person)
        notice = Notice(table, due.seat, due.kind, old.name)
        await self.save(table, clocks.after(due, self.time.now()), notice, seats)

    # Stored

    async def save(
        self,
        table: TableState,
        clocks: TableClocks | None,
        notice: Notice | None,
        seats: dict[int, SeatInfo] | None = None,
        **values: Any,
    ) -> None:
        """Store how the clocks stand, and who sits where, if neither a move nor anything about clocks came between: of
        several processes one succeeds. The caller holds the lock of the table."""
        seats = seats or {}
        stored = {**table_values(clocks, self.time.down), **values}
        change = update(Table).where(
            Table.id == table.id,
            Table.stage == RUNNING,
            Table.number == table.number,
            Table.deadline.is_not_distinct_from(table.deadline),
        )
        rows = WriteBatch(*clock_rows(table.id, table.clocks, clocks))

        async def write(connection: AsyncConnection) -> None:
            if (await connection.execute(change.values(stored))).rowcount != 1:
                raise Conflict(CHANGED)
            await rows(connection)
            for seat, info in seats.items():
                await connection.execute(_seat(table, seat).values(**info._asdict()))
                if info.kind == BOT:
                    await connection.execute(delete(Plan).where(Plan.table == table.id, Plan.seat == seat))

        asked = seats.get(table.game.player, table.seats[table.game.player])
        proposed = values.get("proposal", table.proposal) is not None
        bot = bool(asked.bot) and not (proposed if asked.kind == BOT else stored["waits"])
        steps = [] if notice is None else notice.steps
        work = write if notice is None else notice.along_with(write)
        await self.writer.update(table, work, TableChange(table.id, steps, table.number if bot else None))
        table.clocks, table.deadline = clocks, stored["deadline"]
        for seat, info in seats.items():
            table.seats[seat] = info
            if info.kind == BOT:
                table.plans = {at: plan for at, plan in table.plans.items() if at != seat}
        if "proposal" in values:
            table.proposal = values["proposal"]
        table.publish(steps)
        self.bots.wake(table)


def _seat(table: TableState, seat: int) -> Any:
    return update(Seat).where(Seat.table == table.id, Seat.seat == seat)


def _clock_of(table: TableState, seat: int) -> tuple[TableClocks, SeatClock]:
    """The clock of a seat at a table whose game runs."""
    table.must_run()
    if table.clocks is None:
        raise Conflict(NO_CLOCKS)
    if seat >= len(table.seats):
        raise InvalidInput(f"There is no seat {seat + 1} here; there are {len(table.seats)}.")
    clock = table.clocks.seats[seat]
    if clock is None:
        raise Conflict("A bot plays there, for which no time is counted.")
    return table.clocks, clock
