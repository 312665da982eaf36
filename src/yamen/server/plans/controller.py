"""Plans for one's next turn over HTTP."""

from litestar import Controller, delete, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody

from yamen.server.accounts.auth import CurrentUser
from yamen.server.http import ERRORS, TableId
from yamen.server.plans.schemas import NewPlan, NextTurn, NextTurnRequest
from yamen.server.plans.service import PlanService
from yamen.server.tables.schemas import TableView
from yamen.server.tables.service import TableService

Plans = NamedDependency[PlanService]
Tables = NamedDependency[TableService]


class PlanController(Controller):
    path = "/tables/{table:str}/plan"

    @post("/foresee", status_code=200, responses=ERRORS)
    async def next_turn(
        self, plans: Plans, current_user: CurrentUser, table: TableId, data: JSONBody[NextTurnRequest]
    ) -> NextTurn:
        """What the asker would be asked if it were their turn now, after some moves of theirs."""
        return await plans.next_turn(table, current_user, data.moves)

    @put(responses=ERRORS)
    async def save(
        self, plans: Plans, tables: Tables, current_user: CurrentUser, table: TableId, data: JSONBody[NewPlan]
    ) -> TableView:
        """Plan your next turn; nobody else gets to know of it."""
        await plans.save(table, current_user, data)
        return await tables.view(table, current_user)

    @delete(status_code=200, responses=ERRORS)
    async def remove(self, plans: Plans, tables: Tables, current_user: CurrentUser, table: TableId) -> TableView:
        """Throw the plan away, also while it is being carried out: the rest of the turn is asked for."""
        await plans.delete(table, current_user)
        return await tables.view(table, current_user)
