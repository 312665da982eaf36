"""Hints, reviews and "what if" tables over HTTP."""

from typing import Any

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler

from yamen.server.advice.schemas import Branch, Hint, Review, ReviewProgress
from yamen.server.tables.controller import MISTAKES, House, Id, Named, Someone
from yamen.server.tables.schemas import TableState

UNDER_WAY = ResponseSpec(ReviewProgress, generate_examples=False, description="The review is under way; ask again.")


@get("/tables/{table:str}/hint", responses=MISTAKES)
async def hint(server: House, me: Named, table: Id) -> Hint:
    """What a bot expects of the best moves: for whoever is to move, at a table with hints."""
    return await server.advice.hint(table, me)


@get("/tables/{table:str}/review", responses={**MISTAKES, 202: UNDER_WAY})
async def review(server: House, someone: Someone, table: Id) -> Response[Review]:
    """The review of a game that is over. The first to ask begins it; until it is done the answer is its progress."""
    found = await server.advice.review(table, someone)
    if isinstance(found, float):
        progress: Any = ReviewProgress(round(found, 3))
        return Response(progress, status_code=202)
    return Response(found)


@post("/tables/{table:str}/branch", responses=MISTAKES)
async def branch(server: House, me: Named, table: Id, data: JSONBody[Branch]) -> TableState:
    """A new table that begins as one that is over once stood, against bots."""
    begun = await server.advice.branch(table, me, data.number, data.seat, data.bot)
    return begun.state(me.id)


def routes() -> list[ControllerRouterHandler]:
    return [hint, review, branch]
