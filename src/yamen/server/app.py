"""The web application: routes, what goes before them, and how refusals are told."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.types import Message, Scope

from yamen import __version__
from yamen.server.advice import controller as advice_api
from yamen.server.errors import Refused
from yamen.server.limits import LARGEST, same_origin
from yamen.server.openapi import WithSocket
from yamen.server.pages import page, page_head
from yamen.server.services import Server
from yamen.server.system.controller import metrics
from yamen.server.tables.controller import routes
from yamen.server.tables.schemas import Mistake
from yamen.server.ws import live

LOG: Final = logging.getLogger("yamen.server")
Asking = Request[Any, Any, State]
KINDS: Final = {401: "nameless", 403: "forbidden", 404: "not-found", 405: "not-allowed", 413: "too-large"}
SENTENCES: Final = {
    404: "There is nothing at this address.",
    405: "This address doesn't answer that method.",
    413: f"That is too large; at most {LARGEST // 1024} kB are taken.",
}
SAFE: Final = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),  # the link of a table is all that it takes to look at it
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; object-src 'none'; "
        b"base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
]
"""Goes with every answer: browsers take nothing for a page that isn't one, and run nothing that isn't ours."""


def create_app(server: Server) -> Litestar:
    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        await server.open()
        yield
        await server.close()

    def before(request: Asking) -> None:
        if request.url.path.startswith(("/api/", "/schema/")):
            server.limits.check(request.client.host if request.client else "")
        if request.method not in ("GET", "HEAD", "OPTIONS"):
            same_origin(request.headers)

    def provide_server() -> Server:
        return server

    return Litestar(
        route_handlers=[*routes(advice_api.routes()), live, metrics, page, page_head],
        dependencies={"server": Provide(provide_server, sync_to_thread=False)},
        lifespan=[running],
        before_request=before,
        before_send=[made_safe],
        exception_handlers={Refused: refused, HTTPException: not_understood, Exception: failed},
        request_max_body_size=LARGEST,
        logging_config=None,
        openapi_config=OpenAPIConfig(title="Yamen", version=__version__, path="/schema", render_plugins=[WithSocket()]),
    )


async def made_safe(message: Message, _: Scope) -> None:
    if message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], *SAFE]


def refused(_: Asking, error: Refused) -> Response[Mistake]:
    return Response(Mistake(error.kind, str(error), error.reason), status_code=error.status)


def not_understood(_: Asking, error: HTTPException) -> Response[Mistake]:
    """What the framework refuses: no such address, unreadable data, too much of it."""
    message = SENTENCES.get(error.status_code, error.detail)
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        faults = [f"{fault.get('key') or 'data'}: {fault.get('message')}" for fault in error.extra]
        message = f"What was sent doesn't fit: {'; '.join(faults)}."
    kind = KINDS.get(error.status_code, "bad-request")
    return Response(Mistake(kind, message), status_code=error.status_code)


def failed(request: Asking, error: Exception) -> Response[Mistake]:
    LOG.error("%s %s failed", request.scope.get("method", ""), request.scope.get("path", ""), exc_info=error)
    sentence = "Something went wrong on the server; it is noted there. Nothing that was acknowledged is lost."
    return Response(Mistake("internal", sentence), status_code=500)
