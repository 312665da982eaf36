"""The server itself over HTTP: whether it works, which games it has, and its metrics."""

import hmac
import ipaddress
import os
from typing import Any, Final

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from yamen import __version__
from yamen.games import GAMES
from yamen.server import metrics as measured
from yamen.server.config import METRICS_TOKEN
from yamen.server.errors import NotFound
from yamen.server.http import ERRORS
from yamen.server.schemas import ErrorResponse
from yamen.server.services import Services
from yamen.server.system.schemas import GameInfo, Health, Need, OptionInfo

NOT_READY: Final = ResponseSpec(ErrorResponse, generate_examples=False, description="Nothing can be stored now.")
FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via")
"""What proxies add: with one of these a request comes from elsewhere, whatever its address."""


@get("/health", responses=ERRORS, exclude_from_auth=True)
async def health() -> Health:
    """Answers while the server is alive, whatever its database does: whoever restarts it looks here."""
    return Health("ok", __version__)


@get("/health/ready", responses={**ERRORS, 503: NOT_READY}, exclude_from_auth=True)
async def ready(services: NamedDependency[Services]) -> Health:
    """Answers when moves can be read and stored: whoever sends people here looks at this."""
    await services.store.check_ready()
    return Health("ready", __version__)


@get("/games", responses=ERRORS)
async def games(services: NamedDependency[Services]) -> list[GameInfo]:
    """The games, and the bots that can sit at their tables."""
    return [
        GameInfo(
            game.name,
            game.players[0],
            game.players[-1],
            [
                OptionInfo(
                    option.name,
                    list(option.values),
                    None if option.needs is None else Need(*option.needs),
                    None if option.players is None else list(option.players),
                )
                for option in game.options
            ],
            services.registry.roster.names,
        )
        for game in GAMES.values()
    ]


@get("/metrics", include_in_schema=False, exclude_from_auth=True)
async def metrics(request: Request[Any, Any, State], services: NamedDependency[Services]) -> Response[bytes]:
    """Only for this machine, or for whoever knows the token."""
    if not may_read_metrics(request):
        raise NotFound("There is nothing at this address.")
    measured.TABLES_IN_MEMORY.set(len(services.registry))
    measured.CONNECTIONS.set(services.registry.connections)
    measured.TASKS_WAITING.set(services.workers.pool.waiting())
    if services.jobs is not None:
        measured.JOBS_WAITING.set(await services.jobs.waiting())
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def may_read_metrics(request: Request[Any, Any, State]) -> bool:
    token = os.environ.get(METRICS_TOKEN)
    given = request.headers.get("authorization", "")
    if token and hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
        return True
    if request.client is None or any(name in request.headers for name in FORWARDED):
        return False
    try:
        return ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False
