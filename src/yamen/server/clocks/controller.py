"""Clocks over HTTP."""

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from yamen.server.accounts.auth import CurrentUser
from yamen.server.clocks.paces import PACES
from yamen.server.clocks.schemas import BeginLeave, ClockSeat, ClockSettings, PaceInfo, SetNight
from yamen.server.clocks.service import ClockService
from yamen.server.clocks.settings import LeaveService
from yamen.server.http import ERRORS, TableId
from yamen.server.tables.schemas import TableView
from yamen.server.tables.service import TableService

Clocks = NamedDependency[ClockService]
Leaves = NamedDependency[LeaveService]
Tables = NamedDependency[TableService]


@get("/paces", responses=ERRORS)
async def paces() -> list[PaceInfo]:
    """The paces that tables can be played at, beside `none`; all in seconds."""
    return [PaceInfo(*pace) for pace in PACES.values()]


class ClockController(Controller):
    """What people do about the clocks of a table."""

    path = "/tables/{table:str}"

    @post("/take-back", status_code=200, responses=ERRORS)
    async def take_back(
        self, clocks: Clocks, tables: Tables, current_user: CurrentUser, table: TableId, data: JSONBody[ClockSeat]
    ) -> TableView:
        """Take your seat back after your time was up, with some new time. Twice a game."""
        await clocks.take_back(table, current_user, data.seat)
        return await tables.view(table, current_user)

    @post("/give-time", status_code=200, responses=ERRORS)
    async def give_time(
        self, clocks: Clocks, tables: Tables, current_user: CurrentUser, table: TableId, data: JSONBody[ClockSeat]
    ) -> TableView:
        """Give an opponent time: 12 hours, at a live table 2 minutes. Whose time is up isn't away any more."""
        await clocks.give(table, current_user, data.seat)
        return await tables.view(table, current_user)

    @post("/stop-waiting", status_code=200, responses=ERRORS)
    async def stop_waiting(
        self, clocks: Clocks, tables: Tables, current_user: CurrentUser, table: TableId
    ) -> TableView:
        """End the agreed waiting for whoever is away: after the grace, a bot moves."""
        await clocks.stop_waiting(table, current_user)
        return await tables.view(table, current_user)


class ClockSettingsController(Controller):
    """What people set for themselves; guests as well."""

    path = "/people"

    @get("/clock", responses=ERRORS)
    async def clock_settings(self, leaves: Leaves, current_user: CurrentUser) -> ClockSettings:
        return await leaves.settings(current_user)

    @post("/night", status_code=200, responses=ERRORS)
    async def set_night(self, leaves: Leaves, current_user: CurrentUser, data: JSONBody[SetNight]) -> ClockSettings:
        """The hours of sleep, at most eight: at tables that begin later, one's clock stands still then."""
        await leaves.set_night(current_user, data)
        return await leaves.settings(current_user)

    @post("/night/remove", status_code=200, responses=ERRORS)
    async def remove_night(self, leaves: Leaves, current_user: CurrentUser) -> ClockSettings:
        """Let the clock run day and night, at tables that begin later."""
        await leaves.set_night(current_user, None)
        return await leaves.settings(current_user)

    @post("/leave", status_code=200, responses=ERRORS)
    async def begin_leave(self, leaves: Leaves, current_user: CurrentUser, data: JSONBody[BeginLeave]) -> ClockSettings:
        """Let one's clocks stand still, from now on, at all tables but live ones: up to 21 days in 365."""
        await leaves.begin(current_user, data.days)
        return await leaves.settings(current_user)

    @post("/leave/end", status_code=200, responses=ERRORS)
    async def end_leave(self, leaves: Leaves, current_user: CurrentUser) -> ClockSettings:
        """Come back before the leave ends by itself."""
        await leaves.end(current_user)
        return await leaves.settings(current_user)
