"""Tables before, beside and after their games: made, looked at, played again."""

import logging
import time
from typing import Any, Final

from sqlalchemy import insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from yamen.bots.fair_queue import Payer
from yamen.bots.workers import TaskTimedOut, WorkerDied
from yamen.engine.content import Content
from yamen.engine.definition import GameDefinition, Setup
from yamen.engine.errors import YamenError
from yamen.games import find_game
from yamen.server.accounts.schemas import Me
from yamen.server.clocks.paces import NO_CLOCK, PUBLIC_PACE
from yamen.server.db.models import OPEN, OVER, Seat, Table
from yamen.server.db.store import Store
from yamen.server.errors import Conflict, InvalidInput, PermissionDenied, RateLimited
from yamen.server.moderation.repository import blocked_among
from yamen.server.quotas import QuotaService
from yamen.server.tables import repository
from yamen.server.tables.registry import TableRegistry
from yamen.server.tables.schemas import ContentInfo, FigureInfo, NewTable, TableText, TableView
from yamen.server.tables.seating import NOBODY, SeatingService, begin_anew, gone
from yamen.server.tables.state import SeatInfo, TableState
from yamen.server.tables.tasks import ReadPack
from yamen.server.tables.text import describe
from yamen.server.tables.writer import TableChange, TableWriter
from yamen.server.text import table_code
from yamen.server.workers.admission import AdmissionControl
from yamen.server.workers.pool import AsyncWorkerPool

LOG: Final = logging.getLogger("yamen.tables")
PACK_SECONDS: Final = 5.0
"""How long a content pack may be read: a hundred times what the longest takes."""
TOO_LONG: Final = (
    f"The content pack takes more than {PACK_SECONDS:g} seconds to read, so it was given up; make it shorter and "
    "simpler, and try it with: yamen content check"
)
ENOUGH_PACKS: Final = (
    "You have sent more content packs than can be read at once; wait for the first answers, then go on."
)


class TableService:
    def __init__(
        self,
        store: Store,
        registry: TableRegistry,
        writer: TableWriter,
        seating: SeatingService,
        quotas: QuotaService,
        workers: AsyncWorkerPool,
        admission: AdmissionControl,
    ) -> None:
        self.store = store
        self.registry = registry
        self.writer = writer
        self.seating = seating
        self.quotas = quotas
        self.workers = workers
        self.admission = admission

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

    # Made

    async def create(self, person: Me, wanted: NewTable, address: str = "") -> TableState:
        self.quotas.count_address("tables", address)
        if wanted.content is not None:
            self.quotas.count_address("packs", address)
        self.registry.roster.must_offer(wanted.stand_in)
        seats = await self.seating.seats_for(person, wanted.seats)
        try:
            game = find_game(wanted.game)
            text = wanted.content
            content = None if text is None else await self._read_pack(game, text, person, address)
            setup = Setup(game, len(seats), wanted.options, content)
        except YamenError as error:
            raise InvalidInput(str(error)) from None
        row = new_table(setup, person, seats, wanted.watchable, wanted.public, text is not None, wanted.hints)
        row |= {"pace": pace_for(wanted), "stand_in": wanted.stand_in}

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
                    apart = await blocked_among(connection, person.id, [seat.person for seat in old.seats])
                seats = [NOBODY if seat.person in apart or gone(seat) else seat for seat in old.seats]
                seats = [begin_anew(seat) for seat in seats[1:] + seats[:1]]
                setup = Setup(old.setup.game, old.setup.players, old.setup.options, old.setup.content)  # newest rules
                row = new_table(setup, person, seats, old.watchable, old.public, old.has_pack, old.hints)
                row |= {"pace": old.pace, "stand_in": old.stand_in}
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


def pace_for(wanted: NewTable) -> str:
    """How time is counted at a new table."""
    at_one_screen = any(seat.kind == "same_screen" for seat in wanted.seats)
    if wanted.pace is None:
        return PUBLIC_PACE if wanted.public and not at_one_screen else NO_CLOCK
    if wanted.pace != NO_CLOCK and at_one_screen:
        raise InvalidInput("People at one screen have no clocks; choose the pace 'none', or leave those seats open.")
    return wanted.pace


async def insert_table(connection: AsyncConnection, table: dict[str, Any], seats: list[SeatInfo]) -> None:
    await connection.execute(insert(Table).values(table))
    rows = [{"table": table["id"], "seat": at, **seat._asdict()} for at, seat in enumerate(seats)]
    await connection.execute(insert(Seat), rows)
