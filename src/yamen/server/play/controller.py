"""A running game over HTTP. Each answer comes when what was asked is stored, with the table as it stands then."""

from litestar import Controller, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from yamen.server.accounts.auth import CurrentUser
from yamen.server.http import ERRORS, DealQuery, TableId
from yamen.server.play.schemas import Answer, PlayMove, Propose, TakeBack
from yamen.server.play.service import PlayService
from yamen.server.tables.schemas import LeaveSeat, TableView
from yamen.server.tables.service import TableService

Play = NamedDependency[PlayService]
Tables = NamedDependency[TableService]


class PlayController(Controller):
    path = "/tables/{table:str}"

    @post("/start", status_code=200, responses=ERRORS)
    async def start(
        self, play: Play, tables: Tables, current_user: CurrentUser, table: TableId, deal: DealQuery = None
    ) -> TableView:
        """Begin. Whoever plays only with bots can choose a `deal`: the same number deals the same cards."""
        await play.start(table, current_user, deal)
        return await tables.view(table, current_user)

    @post("/moves", status_code=200, responses=ERRORS)
    async def play(
        self, play: Play, tables: Tables, current_user: CurrentUser, table: TableId, data: JSONBody[PlayMove]
    ) -> TableView:
        """Make a move in the position after `number` moves. The answer comes when it is stored."""
        await play.play(table, current_user, data.number, data.move)
        return await tables.view(table, current_user)

    @post("/undo", status_code=200, responses=ERRORS)
    async def undo(
        self, play: Play, tables: Tables, current_user: CurrentUser, table: TableId, data: JSONBody[TakeBack]
    ) -> TableView:
        await play.undo(table, current_user, data.number)
        return await tables.view(table, current_user)

    @post("/propose", status_code=200, responses=ERRORS)
    async def propose(
        self, play: Play, tables: Tables, current_user: CurrentUser, table: TableId, data: JSONBody[Propose]
    ) -> TableView:
        """Ask all people at the table to go back to one's own last decision, or to end the game unfinished."""
        await play.propose(table, current_user, data.number, data.kind)
        return await tables.view(table, current_user)

    @post("/answer", status_code=200, responses=ERRORS)
    async def answer(
        self, play: Play, tables: Tables, current_user: CurrentUser, table: TableId, data: JSONBody[Answer]
    ) -> TableView:
        """Agree to what is proposed, for all one's seats, or not: then it falls."""
        await play.answer(table, current_user, data.agree)
        return await tables.view(table, current_user)

    @post("/resign", status_code=200, responses=ERRORS)
    async def resign(
        self, play: Play, tables: Tables, current_user: CurrentUser, table: TableId, data: JSONBody[LeaveSeat]
    ) -> TableView:
        """Leave the game for good: a bot plays on."""
        await play.resign(table, current_user, data.seat)
        return await tables.view(table, current_user)
