"""Tables over HTTP."""

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from yamen.server.accounts.auth import AppRequest, CurrentUser, OptionalUser
from yamen.server.http import ERRORS, LanguageQuery, SeatQuery, TableId, TurnsQuery, address_of
from yamen.server.tables.listing import ListingService
from yamen.server.tables.schemas import (
    ContentInfo,
    LeaveSeat,
    LockSeat,
    NewTable,
    SeatBot,
    SendAway,
    TableLine,
    TableText,
    TableView,
    TakeSeat,
)
from yamen.server.tables.seating import SeatingService
from yamen.server.tables.service import TableService

Tables = NamedDependency[TableService]
Listing = NamedDependency[ListingService]
Seating = NamedDependency[SeatingService]


class TableController(Controller):
    path = "/tables"

    @get(responses=ERRORS)
    async def my_tables(
        self, listing: Listing, current_user: CurrentUser, turns: TurnsQuery = False
    ) -> list[TableLine]:
        """One's own tables; with `turns`, only those where it is one's turn."""
        return await listing.list_own(current_user, turns)

    @get("/public", responses=ERRORS)
    async def public_tables(self, listing: Listing, optional_user: OptionalUser) -> list[TableLine]:
        """The newest tables that can be watched or still have a free seat."""
        return await listing.list_public(optional_user)

    @post(responses=ERRORS)
    async def add_table(
        self, tables: Tables, current_user: CurrentUser, request: AppRequest, data: JSONBody[NewTable]
    ) -> TableView:
        table = await tables.create(current_user, data, address_of(request))
        return table.views.view(current_user.id)

    @get("/{table:str}", responses=ERRORS)
    async def see_table(
        self, tables: Tables, optional_user: OptionalUser, table: TableId, seat: SeatQuery = None
    ) -> TableView:
        """A table as the asker may see it; whoever has several seats may say from which one."""
        return await tables.view(table, optional_user, seat)

    @get("/{table:str}/text", responses=ERRORS)
    async def text(
        self,
        tables: Tables,
        optional_user: OptionalUser,
        table: TableId,
        lang: LanguageQuery = "en",
        seat: SeatQuery = None,
    ) -> TableText:
        """The table told in lines, as the asker may see it; whoever has several seats may say from which one."""
        return await tables.text(table, optional_user, seat, lang)

    @get("/{table:str}/content", responses=ERRORS)
    async def content(self, tables: Tables, optional_user: OptionalUser, table: TableId) -> ContentInfo:
        """The figures that the table is played with, each with how sure it is."""
        return await tables.content(table, optional_user)

    @post("/{table:str}/seats", status_code=200, responses=ERRORS)
    async def take_seat(
        self, seating: Seating, tables: Tables, current_user: CurrentUser, table: TableId, data: JSONBody[TakeSeat]
    ) -> TableView:
        await seating.join(table, current_user, data.seat, data.name)
        return await tables.view(table, current_user)

    @post("/{table:str}/seats/bot", status_code=200, responses=ERRORS)
    async def seat_bot(
        self, seating: Seating, tables: Tables, current_user: CurrentUser, table: TableId, data: JSONBody[SeatBot]
    ) -> TableView:
        """Give an open seat to a bot, or take it back: for whoever made the table, before the start."""
        await seating.seat_bot(table, current_user, data.seat, data.bot, data.name)
        return await tables.view(table, current_user)

    @post("/{table:str}/seats/send-away", status_code=200, responses=ERRORS)
    async def send_away(
        self, seating: Seating, tables: Tables, current_user: CurrentUser, table: TableId, data: JSONBody[SendAway]
    ) -> TableView:
        """Free the seats of somebody, who can't come back to this table: for whoever made it, before the start."""
        await seating.send_away(table, current_user, data.seat)
        return await tables.view(table, current_user)

    @post("/{table:str}/seats/lock", status_code=200, responses=ERRORS)
    async def lock_seat(
        self, seating: Seating, tables: Tables, current_user: CurrentUser, table: TableId, data: JSONBody[LockSeat]
    ) -> TableView:
        """Let nobody sit down on an open seat, or let them again: for whoever made the table, before the start."""
        await seating.lock_seat(table, current_user, data.seat, data.locked)
        return await tables.view(table, current_user)

    @post("/{table:str}/leave", status_code=200, responses=ERRORS)
    async def leave_seat(
        self, seating: Seating, tables: Tables, current_user: CurrentUser, table: TableId, data: JSONBody[LeaveSeat]
    ) -> TableView:
        await seating.leave(table, current_user, data.seat)
        return await tables.view(table, current_user)

    @post("/{table:str}/rematch", status_code=200, responses=ERRORS)
    async def rematch(self, tables: Tables, current_user: CurrentUser, table: TableId) -> TableView:
        """The next table with the same people, each a seat further; whoever asks later gets the same."""
        following = await tables.rematch(table, current_user)
        return following.views.view(current_user.id)
