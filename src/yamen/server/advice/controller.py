"""Hints, reviews and "what if" tables over HTTP."""

from typing import Any

from litestar import Controller, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from yamen.server.accounts.auth import AppRequest, CurrentUser
from yamen.server.advice.schemas import Branch, Hint, Review, ReviewProgress
from yamen.server.advice.service import AdviceService
from yamen.server.http import ERRORS, RefinedQuery, TableId, address_of
from yamen.server.tables.schemas import TableView

Advice = NamedDependency[AdviceService]
UNDER_WAY = ResponseSpec(ReviewProgress, generate_examples=False, description="The review is under way; ask again.")


class AdviceController(Controller):
    path = "/tables/{table:str}"

    @get("/hint", responses=ERRORS)
    async def hint(
        self,
        advice: Advice,
        current_user: CurrentUser,
        request: AppRequest,
        table: TableId,
        refined: RefinedQuery = False,
    ) -> Hint:
        """What a bot expects of the best moves: for whoever is to move, at a table with hints.

        It comes at once; `refined`, after some seconds of thought, it is better.
        """
        return await advice.hint(table, current_user, address_of(request), refined)

    @get("/review", responses={**ERRORS, 202: UNDER_WAY})
    async def review(
        self, advice: Advice, current_user: CurrentUser, request: AppRequest, table: TableId
    ) -> Response[Review]:
        """The review of a game that is over.

        The first to ask begins it; until it is done the answer is its progress.
        """
        found = await advice.review(table, current_user, address_of(request))
        if isinstance(found, float):
            progress: Any = ReviewProgress(round(found, 3))
            return Response(progress, status_code=202)
        return Response(found)

    @post("/branch", responses=ERRORS)
    async def branch(
        self,
        advice: Advice,
        current_user: CurrentUser,
        request: AppRequest,
        table: TableId,
        data: JSONBody[Branch],
    ) -> TableView:
        """A new table that begins as one that is over once stood, against bots."""
        address = address_of(request)
        begun = await advice.branch(table, current_user, data.number, data.seat, data.bot, address)
        return begun.views.view(current_user.id)
