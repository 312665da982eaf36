"""Tables before, beside and after their games: made, listed, seated, looked at, played again."""

import logging
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec
from sqlalchemy import func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from yamen.bots.fair_queue import Payer
from yamen.bots.workers import TaskTimedOut, WorkerDied
from yamen.engine.content import Content
from yamen.engine.definition import GameDefinition, Setup
from yamen.engine.errors import YamenError
from yamen.games import find_game
from yamen.server.accounts.registered import must_be_free
from yamen.server.accounts.schemas import Me
from yamen.server.db.models import BOT, LISTED, LOCKED, OPEN, OVER, PERSON, RUNNING, Removal, Seat, Table
from yamen.server.db.store import Store, UnitOfWork
from yamen.server.errors import Conflict, InvalidInput, PermissionDenied, RateLimited, SentAway
from yamen.server.moderation.repository import apart_from
from yamen.server.names import clean_name, look_alike
from yamen.server.quotas import QuotaService
from yamen.server.tables import repository
from yamen.server.tables.notices import Notice, NoticeKind
from yamen.server.tables.registry import TableRegistry
from yamen.server.tables.schemas import (
    ContentInfo,
    FigureInfo,
    LogStep,
    NewSeat,
    NewTable,
    Result,
    SeatState,
    TableLine,
    TableText,
    TableView,
)
from yamen.server.tables.state import SeatInfo, TableState
from yamen.server.tables.tasks import ReadPack
from yamen.server.tables.text import describe
from yamen.server.tables.writer import TableChange, TableWriter
from yamen.server.text import table_code
from yamen.server.workers.admission import AdmissionControl
from yamen.server.workers.pool import AsyncWorkerPool

LOG: Final = logging.getLogger("yamen.tables")
PAGE: Final = 50
"""How many tables strangers are shown."""
LINE: Final = (
    Table.id,
    Table.game,
    Table.stage,
    Table.players,
    Table.free,
    Table.created,
    Table.number,
    Table.to_move,
    Table.watchable,
    Table.abandoned,
    Table.round,
    Table.result,
    Table.branched_from,
    Table.touched,
)
PACK_SECONDS: Final = 5.0
"""How long a content pack may be read: a hundred times what the longest takes."""
TOO_LONG: Final = (
    f"The content pack takes more than {PACK_SECONDS:g} seconds to read, so it was given up; make it shorter and "
    "simpler, and try it with: yamen content check"
)
ENOUGH_PACKS: Final = (
    "You have sent more content packs than can be read at once; wait for the first answers, then go on."
)
NOBODY: Final = SeatInfo(OPEN, None, "", "")
NOBODY_CAN: Final = SeatInfo(LOCKED, None, "", "")


class Apart(PermissionDenied):
    """Somebody has blocked somebody; it isn't told who."""

    code = "apart"

    def __init__(self) -> None:
        super().__init__("You or somebody at this table don't want to sit together; choose another table.")


class NamesAlike(Conflict):
    code = "names-alike"

    def __init__(self, name: str) -> None:
        super().__init__(f"Somebody at this table is called {name}, which looks the same; choose another name.")


class TableService:
    def __init__(
        self,
        store: Store,
        registry: TableRegistry,
        writer: TableWriter,
        quotas: QuotaService,
        workers: AsyncWorkerPool,
        admission: AdmissionControl,
    ) -> None:
        self.store = store
        self.registry = registry
        self.writer = writer
        self.quotas = quotas
        self.workers = workers
        self.admission = admission
        self.on_seated: list[Callable[[TableState], None]] = []
        """Called when somebody has taken or left a seat."""

    # Looked at

    async def view(self, id_: str, person: Me | None, seat: int | None = None) -> TableView:
        table = await self.registry.get(id_)
        who = person.id if person else None
        if seat is not None and seat not in table.permissions.seats_of(who):
            raise PermissionDenied(f"Seat {seat + 1} is not yours, so you can't look from there.")
        return table.views.view(who, seat)

    async def text(self, id_: str, person: Me | None, seat: int | None, language: str) -> TableText:
        """The same in words."""
        view = await self.view(id_, person, seat)
        return describe(await self.registry.get(id_), view, language)

    async def content(self, id_: str, person: Me | None) -> ContentInfo:
        """The figures that a table is played with; before the start, for whoever may want to sit down."""
        table = await self.registry.get(id_)
        if table.stage != OPEN:
            table.permissions.must_watch(person.id if person else None)
        content = table.setup.content
        figures = [FigureInfo(*figure) for figure in content.figures]
        return ContentInfo(content.hash, table.pack_info(), table.content_text, figures)

    # Listed

    async def list_own(self, person: Me) -> list[TableLine]:
        """All tables where a person has a seat, the newest first."""
        mine = select(Seat.table).where(Seat.person == person.id, Seat.kind == PERSON)
        return await self._lines(select(*LINE).where(Table.id.in_(mine)).order_by(Table.created.desc()), person)

    async def list_public(self, person: Me | None) -> list[TableLine]:
        """The newest public tables, to watch or to take a seat at. Others are found by their link only."""
        people = select(func.count(Seat.person.distinct())).where(Seat.table == Table.id, Seat.kind == PERSON)
        several = or_(Table.stage == OPEN, people.scalar_subquery() > 1)  # whose friends came plays alone, with bots
        query = select(*LINE).where(LISTED, several).order_by(Table.created.desc()).limit(PAGE)
        return await self._lines(query, person)

    async def _lines(self, query: Any, person: Me | None) -> list[TableLine]:
        """Tables in a list, as their rows tell; no game is loaded for it."""
        async with self.store.read() as connection:
            rows = (await connection.execute(query)).all()
            ids = [row.id for row in rows]
            columns = (Seat.table, Seat.seat, Seat.kind, Seat.person, Seat.name, Seat.bot)
            found = await connection.execute(select(*columns).where(Seat.table.in_(ids)).order_by(Seat.seat))
            seats: dict[str, list[Any]] = {id_: [] for id_ in ids}
            for seat in found:
                seats[seat.table].append(seat)
        lines = [_line(row, seats[row.id], person.id if person else None) for row in rows]
        for line in lines:
            if line.stage == RUNNING and line.to_move is None:  # stored by a version that didn't note whose turn it is
                _set_to_move(line, (await self.registry.get(line.id)).game.player)
        return lines

    # Made

    async def create(self, person: Me, wanted: NewTable, address: str = "") -> TableState:
        self.quotas.count_address("tables", address)
        if wanted.content is not None:
            self.quotas.count_address("packs", address)
        seats = self.seats_for(person, wanted.seats)
        await self._must_be_free(person, [seat.name for seat in seats if seat.name != person.name])
        try:
            game = find_game(wanted.game)
            text = wanted.content
            content = None if text is None else await self._read_pack(game, text, person, address)
            setup = Setup(game, len(seats), wanted.options, content)
        except YamenError as error:
            raise InvalidInput(str(error)) from None
        row = new_table(setup, person, seats, wanted.watchable, wanted.public, text is not None, wanted.hints)

        async def write(connection: AsyncConnection) -> None:
            await self.quotas.check_new_table(connection, person.id, pack=text is not None)
            if text is not None:
                await repository.save_content(connection, setup, text)
            await insert_table(connection, row, seats)

        await self.store.write(write)
        return await self.registry.get(row["id"])

    async def _read_pack(self, game: GameDefinition, text: str, person: Me, address: str) -> Content:
        """In a worker process, in turns with other people's: whatever a pack does to its reader, nobody else waits."""
        with self.admission.admit(person.id, address, RateLimited(ENOUGH_PACKS)):
            try:
                return await self.workers.run(ReadPack(game.name, text), Payer(person.id), limit=PACK_SECONDS)
            except (TaskTimedOut, WorkerDied) as error:
                LOG.warning("A content pack of %s characters was given up: %s", len(text), error)
                raise InvalidInput(TOO_LONG) from None

    async def rematch(self, id_: str, person: Me) -> TableState:
        """The table that follows one that is over: the same people and bots, each a seat further. All get the same."""
        old = await self.registry.get(id_)
        async with old.lock:
            if not old.permissions.seats_of(person.id):
                raise PermissionDenied("Only those who played at this table can play again.")
            if old.stage != OVER:
                raise Conflict("The game isn't over; play it to its end, or agree to abandon it.")
            if old.rematch is None:
                async with self.store.read() as connection:
                    apart = await apart_from(connection, person.id, [seat.person for seat in old.seats])
                seats = [NOBODY if seat.person in apart or gone(seat) else seat for seat in old.seats]
                seats = seats[1:] + seats[:1]
                setup = Setup(old.setup.game, old.setup.players, old.setup.options, old.setup.content)  # newest rules
                row = new_table(setup, person, seats, old.watchable, old.public, old.has_pack, old.hints)
                change = update(Table).where(Table.id == id_, Table.rematch.is_(None)).values(rematch=row["id"])

                async def write(connection: AsyncConnection) -> None:
                    if (await connection.execute(change)).rowcount != 1:
                        raise Conflict("Somebody else was quicker.")
                    await self.quotas.check_new_table(connection, person.id, pack=old.has_pack)
                    await insert_table(connection, row, seats)

                try:
                    await self.writer.update(old, write, TableChange(id_))
                except Conflict:
                    LOG.info("Table %s got its rematch elsewhere.", id_)  # and now it is known here as well
                else:
                    old.rematch = row["id"]
                    old.publish([])
            follower = old.rematch
        if follower is None:
            raise Conflict("The next table couldn't be made; try again.")
        return await self.registry.get(follower)

    # Seats

    async def join(self, id_: str, person: Me, seat: int, name: str | None = None) -> None:
        """Take an open seat."""
        shown = clean_name(name) if name is not None else person.name
        await self._must_be_free(person, [shown])
        table = await self.registry.get(id_)

        async def may_sit(connection: AsyncConnection) -> None:
            sent_away = select(Removal.person).where(Removal.table == id_, Removal.person == person.id)
            if (await connection.execute(sent_away)).first() is not None:
                raise SentAway
            if await apart_from(connection, person.id, [other.person for other in table.seats]):
                raise Apart
            await self.quotas.check_seat(connection, person.id, id_)

        new = SeatInfo(PERSON, person.id, shown, "", time.time())
        await self._reseat(id_, seat, OPEN, None, new, "joined", "Nobody can sit down there", may_sit)

    async def leave(self, id_: str, person: Me, seat: int) -> None:
        """Give a seat free again."""
        await self._reseat(id_, seat, PERSON, person.id, NOBODY, "left", "You don't sit there")

    async def send_away(self, id_: str, person: Me, seat: int) -> None:
        """Free the seats of somebody who is not to play along; before the start, for whoever made the table."""
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

    def bot_seat(self, seat: int, bot: str, name: str | None) -> SeatInfo:
        """A bot on a seat."""
        self.registry.roster.must_offer(bot)
        return SeatInfo(BOT, None, clean_name(name) if name is not None else f"Bot {seat + 1}", bot)

    def seats_for(self, person: Me, wanted: list[NewSeat]) -> list[SeatInfo]:
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
        return seats

    async def _must_be_free(self, person: Me, names: list[str]) -> None:
        async with self.store.read() as connection:
            for name in names:
                if name:
                    await must_be_free(connection, name, person.id)

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
    """That there is such a seat, and that people still come and go."""
    if seat >= table.setup.players:
        raise InvalidInput(f"There is no seat {seat + 1} here; there are {table.setup.players}.")
    if table.stage != OPEN:
        raise Conflict("The game has begun: seats can't be taken or left any more, only resigned.")


def new_table(
    setup: Setup, owner: Me, seats: list[SeatInfo], watchable: bool, public: bool, pack: bool, hints: bool
) -> dict[str, Any]:
    """The row of a new table."""
    free = len([seat for seat in seats if seat.kind == OPEN])
    return {
        "id": table_code(),
        "game": setup.game.name,
        "players": setup.players,
        "options": setup.options,
        "rules": setup.rules,
        "content": setup.content_hash,
        "pack": pack,
        "stage": OPEN,
        "watchable": watchable,
        "public": public and free > 0,
        "hints": hints,
        "free": free,
        "owner": owner.id,
        "created": time.time(),
        "touched": time.time(),
    }


async def insert_table(connection: AsyncConnection, table: dict[str, Any], seats: list[SeatInfo]) -> None:
    await connection.execute(insert(Table).values(table))
    rows = [{"table": table["id"], "seat": at, **seat._asdict()} for at, seat in enumerate(seats)]
    await connection.execute(insert(Seat), rows)


def gone(seat: SeatInfo) -> bool:
    """Whether somebody sat there whose account is deleted."""
    return seat.kind == PERSON and seat.person is None


def must_differ(seats: list[SeatInfo]) -> None:
    """Nobody at a table is called something that looks like another's name; the last one is who comes."""
    names = [seat.name for seat in seats if seat.name]
    for at, name in enumerate(names):
        for other in names[:at]:
            if look_alike(name, other):
                raise NamesAlike(other)


def _line(row: Any, seats: list[Any], person: str | None) -> TableLine:
    states = [
        SeatState(seat.seat, seat.kind, seat.name, seat.bot, person is not None and seat.person == person)
        for seat in seats
    ]
    line = TableLine(
        id=row.id,
        game=row.game,
        stage=row.stage,
        names=[seat.name for seat in states],
        my_turn=False,
        players=row.players,
        free=row.free if row.stage == OPEN else 0,
        created=row.created,
        number=row.number,
        seats=states,
        to_move=None,
        to_move_name=None,
        watchable=row.watchable,
        abandoned=row.abandoned,
        round=row.round,
        result=None if row.result is None else msgspec.json.decode(row.result, type=Result),
        touched=row.touched,
        what_if=row.branched_from is not None,
    )
    if row.stage == RUNNING and row.to_move is not None:
        _set_to_move(line, row.to_move)
    return line


def _set_to_move(line: TableLine, seat: int) -> None:
    line.to_move, line.to_move_name, line.my_turn = seat, line.seats[seat].name, line.seats[seat].mine
