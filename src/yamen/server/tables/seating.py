"""Who sits where: seats taken and left, given to bots, locked, before the game begins."""

import time
from collections.abc import Callable
from typing import Final

from sqlalchemy import case, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from yamen.engine.definition import Setup
from yamen.engine.errors import YamenError
from yamen.engine.game import Game
from yamen.server.accounts.login_names import must_be_free
from yamen.server.accounts.schemas import Me
from yamen.server.db.models import BOT, LOCKED, OPEN, PERSON, Chat, Removal, Seat, StoredNotice, Table
from yamen.server.db.store import Store, UnitOfWork
from yamen.server.errors import Conflict, InvalidInput, PermissionDenied, SentAway
from yamen.server.moderation.repository import blocked_among
from yamen.server.names import are_confusable, clean_name
from yamen.server.quotas import QuotaService
from yamen.server.tables import repository
from yamen.server.tables.notices import Notice, NoticeKind
from yamen.server.tables.registry import TableRegistry
from yamen.server.tables.schemas import LogStep, NewSeat
from yamen.server.tables.state import SeatInfo, TableState
from yamen.server.tables.writer import TableChange, TableWriter

NOBODY: Final = SeatInfo(OPEN, None, "", "")
NOBODY_CAN: Final = SeatInfo(LOCKED, None, "", "")


class Blocked(PermissionDenied):
    """Somebody at the table has blocked the person, or the other way round; the error doesn't say who."""

    code = "apart"

    def __init__(self) -> None:
        super().__init__("You or somebody at this table don't want to sit together; choose another table.")


class NamesAlike(Conflict):
    code = "names-alike"

    def __init__(self, name: str) -> None:
        super().__init__(f"Somebody at this table is called {name}, which looks the same; choose another name.")


class SeatingService:
    def __init__(self, store: Store, registry: TableRegistry, writer: TableWriter, quotas: QuotaService) -> None:
        self.store = store
        self.registry = registry
        self.writer = writer
        self.quotas = quotas
        self.on_seated: list[Callable[[TableState], None]] = []
        """Called when somebody has taken or left a seat."""

    # At a new table

    async def seats_for(self, person: Me, wanted: list[NewSeat]) -> list[SeatInfo]:
        """Who sits where at a new table."""
        if [seat.kind for seat in wanted].count("me") > 1:
            raise InvalidInput("You can take one seat yourself; others at your screen are 'same_screen'.")
        seats = []
        for at, seat in enumerate(wanted):
            if seat.kind == "open":
                seats.append(NOBODY)
            elif seat.kind == "bot":
                seats.append(self.bot_seat(at, seat.bot, seat.name))
            else:
                mine = person.name if seat.kind == "me" else f"Player {at + 1}"
                name = clean_name(seat.name) if seat.name is not None else mine
                seats.append(SeatInfo(PERSON, person.id, name, "", time.time()))
        must_differ(seats)
        await self._must_be_free(person, [seat.name for seat in seats if seat.name != person.name])
        return seats

    def bot_seat(self, seat: int, bot: str, name: str | None) -> SeatInfo:
        """A bot on a seat."""
        self.registry.roster.must_offer(bot)
        return SeatInfo(BOT, None, clean_name(name) if name is not None else f"Bot {seat + 1}", bot)

    async def _must_be_free(self, person: Me, names: list[str]) -> None:
        async with self.store.read() as connection:
            for name in names:
                if name:
                    await must_be_free(connection, name, person.id)

    # At one that waits

    async def join(self, id_: str, person: Me, seat: int, name: str | None = None) -> None:
        """Take an open seat."""
        shown = clean_name(name) if name is not None else person.name
        await self._must_be_free(person, [shown])
        table = await self.registry.get(id_)

        async def may_sit(connection: AsyncConnection) -> None:
            sent_away = select(Removal.person).where(Removal.table == id_, Removal.person == person.id)
            if (await connection.execute(sent_away)).first() is not None:
                raise SentAway
            if await blocked_among(connection, person.id, [other.person for other in table.seats]):
                raise Blocked
            await self.quotas.check_seat(connection, person.id, id_)

        new = SeatInfo(PERSON, person.id, shown, "", time.time())
        await self._reseat(id_, seat, OPEN, None, new, "joined", "Nobody can sit down there", may_sit)

    async def leave(self, id_: str, person: Me, seat: int) -> None:
        """Leave a seat."""
        await self._reseat(id_, seat, PERSON, person.id, NOBODY, "left", "You don't sit there")

    async def send_away(self, id_: str, person: Me, seat: int) -> None:
        """Free the seats of somebody; before the start, for whoever made the table."""
        table = await self._of_host(id_, person, "send people away")
        async with table.lock:
            _must_be_seat(table, seat)
            guest = table.seats[seat].person
            if guest is None or guest == person.id:
                raise Conflict("Nobody else sits there; choose the seat of another person.")
            seats = table.permissions.seats_of(guest)
            count = update(Table).where(Table.id == id_, Table.stage == OPEN)
            count = count.values(free=Table.free + len(seats), touched=time.time())
            change = update(Seat).where(Seat.table == id_, Seat.person == guest).values(**NOBODY._asdict())

            async def write(connection: AsyncConnection) -> None:
                if (await connection.execute(count)).rowcount != 1:
                    raise Conflict("The game has begun meanwhile.")
                if (await connection.execute(change)).rowcount != len(seats):
                    raise Conflict("Somebody has stood up or sat down meanwhile.")
                await connection.execute(insert(Removal).values(table=id_, person=guest))

            notice = Notice(table, seat, "removed", table.seats[seat].name)
            await self.writer.update(table, notice.along_with(write), TableChange(id_, notice.steps))
            for at in seats:
                table.seats[at] = NOBODY
            table.game.names = table.names
            table.publish(notice.steps)

    async def lock_seat(self, id_: str, person: Me, seat: int, locked: bool) -> None:
        """Let nobody sit down on an open seat, or let them again: for whoever made the table."""
        await self._of_host(id_, person, "lock seats")
        if locked:
            await self._reseat(id_, seat, OPEN, None, NOBODY_CAN, None, "Only an open seat can be locked")
        else:
            await self._reseat(id_, seat, LOCKED, None, NOBODY, None, "This seat is not locked")

    async def _of_host(self, id_: str, person: Me, what: str) -> TableState:
        table = await self.registry.get(id_)
        if table.owner != person.id:
            raise PermissionDenied(f"Only who made the table can {what}.")
        return table

    async def seat_bot(self, id_: str, person: Me, seat: int, bot: str | None, name: str | None = None) -> None:
        """Give an open seat to a bot; without one, take the seat back from the bot that has it."""
        await self._of_host(id_, person, "give seats to bots, or take them back")
        if bot is None:
            await self._reseat(id_, seat, BOT, None, NOBODY, "bot-left", "No bot sits there")
        else:
            new = self.bot_seat(seat, bot, name)
            await self._reseat(id_, seat, OPEN, None, new, "bot-joined", "Somebody sits there already")

    async def _reseat(
        self,
        id_: str,
        seat: int,
        kind: str,
        person: str | None,
        new: SeatInfo,
        notice_kind: NoticeKind | None,
        else_: str,
        check: UnitOfWork[None] | None = None,
    ) -> None:
        """Change a seat from what it must be to something new, if the check, in the same transaction, allows it."""
        table = await self.registry.get(id_)
        async with table.lock:
            _must_be_seat(table, seat)
            old = table.seats[seat]
            if old.kind != kind or old.person != person:
                raise Conflict(f"{else_}; choose another seat.")
            must_differ([*(other for other in table.seats if other.person is None or other.person != new.person), new])
            count = update(Table).where(Table.id == id_, Table.stage == OPEN)
            count = count.values(
                free=Table.free + int(new.kind == OPEN) - int(kind == OPEN),
                locked=Table.locked + int(new.kind == LOCKED) - int(kind == LOCKED),
                touched=time.time(),
            )
            change = update(Seat).where(Seat.table == id_, Seat.seat == seat, Seat.kind == kind, Seat.person == person)

            async def write(connection: AsyncConnection) -> None:
                if check is not None:
                    await check(connection)
                for what in (count, change.values(**new._asdict())):
                    if (await connection.execute(what)).rowcount != 1:
                        raise Conflict(f"{else_}; choose another seat.")

            if notice_kind is None:
                steps: list[LogStep] = []
                await self.writer.update(table, write, TableChange(id_))
            else:
                notice = Notice(table, seat, notice_kind, new.name or old.name)
                steps = notice.steps
                await self.writer.update(table, notice.along_with(write), TableChange(id_, steps))
            table.seats[seat] = new
            table.game.names = table.names
            table.publish(steps)
            for follow in self.on_seated:
                follow(table)


def _must_be_seat(table: TableState, seat: int) -> None:
    """Refuse if there is no such seat, or if the game has begun."""
    if seat >= table.setup.players:
        raise InvalidInput(f"There is no seat {seat + 1} here; there are {table.setup.players}.")
    if table.stage != OPEN:
        raise Conflict("The game has begun: seats can't be taken or left any more, only resigned.")


def setup_without_locked(table: TableState) -> Setup:
    """What is played where locked seats are left out; the table's own setup without any."""
    setup, locked = table.setup, [seat.kind for seat in table.seats].count(LOCKED)
    players = setup.players - locked
    if not locked:
        return setup
    if players < 2:
        raise Conflict("With the locked seats left out, one would play alone. Unlock a seat, then start.")
    try:
        return repository.with_players(setup, players)
    except YamenError as error:
        raise Conflict(f"With the locked seats left out, this can't be played: {error} Or unlock a seat.") from None


def leave_out_locked(table: TableState, setup: Setup) -> UnitOfWork[None]:
    """Take the locked seats from a table in memory that begins by this setup; returns what stores that.

    Seats move up. What was told and said of those that are left out is then of seats that nobody has.
    """
    kept = [at for at, seat in enumerate(table.seats) if seat.kind != LOCKED]
    locked = [at for at, seat in enumerate(table.seats) if seat.kind == LOCKED]
    now = {was: at for at, was in enumerate(kept + locked)}
    count = update(Table).where(Table.id == table.id, Table.stage == OPEN, Table.players == table.setup.players)
    count = count.where(Table.locked == len(locked)).values(players=setup.players, locked=0)

    async def write(connection: AsyncConnection) -> None:
        if (await connection.execute(count)).rowcount != 1:
            raise Conflict("Seats were locked or unlocked meanwhile; look at the table again.")
        await connection.execute(delete(Seat).where(Seat.table == table.id, Seat.kind == LOCKED))
        for at, was in enumerate(kept):
            if at != was:
                await connection.execute(update(Seat).where(Seat.table == table.id, Seat.seat == was).values(seat=at))
        for model in (StoredNotice, Chat):
            seat = case(now, value=model.seat, else_=model.seat)
            await connection.execute(update(model).where(model.table == table.id).values(seat=seat))

    table.setup, table.seats = setup, [table.seats[at] for at in kept]
    table.game = Game(setup, None, table.names)
    table.views.invalidate()
    return write


def begin_anew(seat: SeatInfo) -> SeatInfo:
    """The same person or bot at the next table, where nobody is away yet."""
    return seat._replace(bot="" if seat.kind == PERSON else seat.bot, former=None)


def gone(seat: SeatInfo) -> bool:
    """Whether somebody sat there whose account is deleted."""
    return seat.kind == PERSON and seat.person is None


def must_differ(seats: list[SeatInfo]) -> None:
    """Refuse a name that looks like another one at the table; the last name is the newcomer's."""
    names = [seat.name for seat in seats if seat.name]
    for at, name in enumerate(names):
        for other in names[:at]:
            if are_confusable(name, other):
                raise NamesAlike(other)
