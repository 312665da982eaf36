"""The web application: its routes, what goes before them, and how errors are answered."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request, Response, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.routes import HTTPRoute
from litestar.types import Message, Scope

from yamen import __version__
from yamen.server.accounts.auth import (
    SessionAuthentication,
    provide_current_user,
    provide_optional_user,
    provide_proven_user,
)
from yamen.server.accounts.controller import AccountController
from yamen.server.advice.controller import AdviceController
from yamen.server.chat.controller import ChatController
from yamen.server.clocks.controller import ClockController, ClockSettingsController, paces
from yamen.server.errors import (
    Conflict,
    DomainError,
    IncompatibleTable,
    InvalidInput,
    InvalidMove,
    NotFound,
    NotSignedIn,
    PermissionDenied,
    RateLimited,
    TableNotFound,
    Unavailable,
)
from yamen.server.limits import CLIENT, MAX_MESSAGE, check_origin, network_of
from yamen.server.moderation.controller import ModerationController, SafetyController
from yamen.server.notifications.controller import FeedController, NotificationController
from yamen.server.openapi import WholeDocument
from yamen.server.pages import page, page_head
from yamen.server.plans.controller import PlanController
from yamen.server.play.controller import PlayController
from yamen.server.previews.controller import preview_picture
from yamen.server.privacy.controller import PrivacyController
from yamen.server.records.controller import RecordController
from yamen.server.request_filter import RequestFilter, answer
from yamen.server.schemas import ErrorResponse
from yamen.server.services import Services
from yamen.server.system.controller import games, health, metrics, ready
from yamen.server.tables.controller import TableController
from yamen.server.ws import live

LOG: Final = logging.getLogger("yamen.server")
AnyRequest = Request[Any, Any, State]
STATUS: Final[dict[type[DomainError], int]] = {
    InvalidInput: 400,
    InvalidMove: 400,
    NotSignedIn: 401,
    PermissionDenied: 403,
    NotFound: 404,
    Conflict: 409,
    IncompatibleTable: 409,
    RateLimited: 429,
    Unavailable: 503,
}
"""How the errors of the domains, and those derived from them, are answered."""
CODES: Final = {401: "nameless", 403: "forbidden", 404: "not-found", 405: "not-allowed", 413: "too-large"}
SENTENCES: Final = {
    404: "There is nothing at this address.",
    405: "This address doesn't answer that method.",
    413: f"That is too large; at most {MAX_MESSAGE // 1024} kB are taken.",
}
SECURITY_HEADERS: Final = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),  # the link of a table is all that it takes to look at it
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data: blob:; style-src 'self'; object-src 'none'; "
        b"base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
]
OWN_PAGES_ONLY: Final = (b"cross-origin-resource-policy", b"same-origin")
FOR_OTHERS: Final = "/previews/"
"""The paths whose content other sites may embed."""
NO_STORE: Final = (b"cache-control", b"no-store")
"""Answers are for one person, and out of date the next time."""
HSTS: Final = (b"strict-transport-security", b"max-age=31536000")
SERVICES: Final = (
    "accounts",
    "sessions",
    "tables",
    "listing",
    "seating",
    "plans",
    "play",
    "records",
    "advice",
    "moderation",
    "privacy",
    "quotas",
    "clocks",
    "leaves",
    "notifications",
    "feeds",
)
"""The dependencies of handlers, by name."""


class App(Litestar):
    """Litestar, behind a request filter."""

    def __init__(self, request_filter: RequestFilter, **options: Any) -> None:
        super().__init__(**options)
        self.request_filter = request_filter
        self.methods = {
            route.path_format: ", ".join(sorted(route.methods)).encode()
            for route in self.routes
            if isinstance(route, HTTPRoute)
        }

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "lifespan":
            if (refusal := self.request_filter.refusal(scope)) is not None:
                LOG.debug("%s refused: %s", scope["path"], refusal.message)
                await answer(refusal, scope, send, security_headers(scope))
                return
            CLIENT.set(network_of(scope["client"][0] if scope["client"] else ""))
        await super().__call__(scope, receive, send)


def create_app(services: Services) -> Litestar:
    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await services.open()
        yield
        await services.close()

    def before_request(request: AnyRequest) -> None:
        if request.method not in ("GET", "HEAD", "OPTIONS"):
            check_origin(request.headers)

    def table_not_found(request: AnyRequest, error: TableNotFound) -> Response[ErrorResponse]:
        services.request_filter.guesses.allows(request.client.host if request.client else "")  # counted, not refused
        return domain_error(request, error)

    api = Router(
        "/api",
        route_handlers=[
            games,
            AccountController,
            PrivacyController,
            SafetyController,
            ModerationController,
            TableController,
            PlayController,
            PlanController,
            RecordController,
            ChatController,
            AdviceController,
            paces,
            ClockController,
            ClockSettingsController,
            NotificationController,
            FeedController,
            live,
        ],
        dependencies={
            "optional_user": Provide(provide_optional_user, sync_to_thread=False),
            "current_user": Provide(provide_current_user, sync_to_thread=False),
            "proven_user": Provide(provide_proven_user),
            "chats": _provide(services.chat),
            **{name: _provide(getattr(services, name)) for name in SERVICES},
        },
    )
    return App(
        services.request_filter,
        route_handlers=[health, ready, api, metrics, preview_picture, page, page_head],
        dependencies={"services": _provide(services), "previews": _provide(services.previews)},
        lifespan=[lifespan],
        middleware=[DefineMiddleware(SessionAuthentication, sessions=services.sessions)],
        before_request=before_request,
        before_send=[add_security_headers, name_methods],
        exception_handlers={
            TableNotFound: table_not_found,
            DomainError: domain_error,
            HTTPException: http_error,
            RecursionError: unreadable_data,
            UnicodeError: unreadable_data,
            Exception: unexpected_error,
        },
        request_max_body_size=MAX_MESSAGE,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Yamen", version=__version__, path="/schema", render_plugins=[WholeDocument()]
        ),
    )


def _provide(service: object) -> Provide:
    return Provide(lambda: service, sync_to_thread=False)


def security_headers(scope: Scope) -> list[tuple[bytes, bytes]]:
    headers = SECURITY_HEADERS
    if not scope["path"].startswith(FOR_OTHERS):
        headers = [*headers, OWN_PAGES_ONLY]
    if scope["path"].startswith("/api/"):
        headers = [*headers, NO_STORE]
    return [*headers, HSTS] if scope["scheme"] in ("https", "wss") else headers


async def add_security_headers(message: Message, scope: Scope) -> None:
    """Browsers don't guess the type of an answer, run only our scripts, and don't store what is private."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], *security_headers(scope)]


async def name_methods(message: Message, scope: Scope) -> None:
    """An answer to OPTIONS names all methods of an address; the framework forgets those of a handler it met later."""
    if message["type"] == "http.response.start" and scope.get("method") == "OPTIONS" and "path_template" in scope:
        app = scope["litestar_app"]
        if isinstance(app, App) and (methods := app.methods.get(scope["path_template"])):
            others = [header for header in message["headers"] if header[0].lower() != b"allow"]
            message["headers"] = [*others, (b"allow", methods)]


def domain_error(_: AnyRequest, error: DomainError) -> Response[ErrorResponse]:
    status = next(STATUS[kind] for kind in type(error).__mro__ if kind in STATUS)
    return Response(ErrorResponse(error.code, str(error), error.reason), status_code=status)


def http_error(_: AnyRequest, error: HTTPException) -> Response[ErrorResponse]:
    """What the framework refuses: no such address, unreadable data, too much of it."""
    message = SENTENCES.get(error.status_code, "")
    if not message and isinstance(error, ValidationException) and isinstance(error.extra, list):
        faults = [f"{fault.get('key') or 'data'}: {fault.get('message')}" for fault in error.extra]
        message = f"What was sent doesn't fit: {shortened('; '.join(faults))}."
    elif not message:
        message = f"What was sent can't be understood: {shortened(error.detail)}."
    code = CODES.get(error.status_code, "bad-request")
    return Response(ErrorResponse(code, message), status_code=error.status_code, headers=error.headers)


def unreadable_data(request: AnyRequest, error: RecursionError | UnicodeError) -> Response[ErrorResponse]:
    """What the decoder of a request's data doesn't refuse by itself: nested without end, or no UTF-8."""
    LOG.warning("%s %s: unreadable data: %s", request.method, request.scope["path"], error)
    reason = "it is nested too deep" if isinstance(error, RecursionError) else "it is no UTF-8"
    return Response(ErrorResponse("bad-request", f"What was sent can't be understood: {reason}."), status_code=400)


def shortened(text: str) -> str:
    """A text that may quote what was sent, cut short."""
    return (text if len(text) <= 300 else f"{text[:300]}…").rstrip(".")


def unexpected_error(request: AnyRequest, error: Exception) -> Response[ErrorResponse]:
    LOG.error("%s %s failed", request.scope.get("method", ""), request.scope.get("path", ""), exc_info=error)
    sentence = "Something went wrong on the server; it is noted there. Nothing that was acknowledged is lost."
    return Response(ErrorResponse("internal", sentence), status_code=500)
