"""`/metrics`: only for this machine, or for whoever knows the token."""

import hmac
import ipaddress
import os
from typing import Any, Final

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from yamen.server import metrics as measured
from yamen.server.errors import Unknown
from yamen.server.services import Server

TOKEN: Final = "YAMEN_METRICS_TOKEN"
FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via")
"""What proxies add: with one of these a request comes from elsewhere, whatever its address."""


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, State], server: NamedDependency[Server]) -> Response[bytes]:
    if not may_watch(request):
        raise Unknown("There is nothing at this address.")
    measured.TABLES.set(server.tables.in_memory)
    measured.LISTENERS.set(server.tables.listening)
    if server.tables.jobs is not None:
        measured.WAITING.set(await server.tables.jobs.waiting())
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def may_watch(request: Request[Any, Any, State]) -> bool:
    token = os.environ.get(TOKEN)
    given = request.headers.get("authorization", "")
    if token and hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
        return True
    if request.client is None or any(name in request.headers for name in FORWARDED):
        return False
    try:
        return ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False
