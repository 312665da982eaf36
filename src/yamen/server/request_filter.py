"""Refuses requests before they reach the application: for other hosts, unreadable, or too many."""

import json
import re
from typing import TYPE_CHECKING, Final, NamedTuple

from litestar.enums import ScopeType

from yamen.server.hosts import is_allowed, name_in
from yamen.server.limits import Limits, RateLimiter

if TYPE_CHECKING:
    from litestar.types import Scope, Send

MAX_PATH: Final = 1000
MAX_QUERY: Final = 4000
CONTROL: Final = re.compile(r"[\x00-\x1f\x7f]")
CHECKED_NAMES: Final = 100
"""How many allowed `Host` headers are cached."""
TOO_MANY: Final = "Too many requests from your address; wait a few seconds, then go on."


TOO_MANY_GUESSES: Final = "Your address has asked for many tables that aren't there; check the code, and wait a minute."


class Refusal(NamedTuple):
    status: int
    code: str
    message: str


class RequestFilter:
    def __init__(self, limits: Limits | None, hosts: frozenset[str]) -> None:
        limits = limits or Limits.none()
        self.api = RateLimiter(limits.request_rate, limits.request_burst)
        self.pages = RateLimiter(limits.page_rate, limits.page_burst)
        self.sockets = RateLimiter(limits.handshake_rate, limits.handshake_burst)
        self.guesses = RateLimiter(limits.guess_rate, limits.guess_burst)
        self.hosts = hosts
        self._good_hosts: set[bytes] = set()

    def refusal(self, scope: "Scope") -> Refusal | None:
        """Why a request is refused; None if it isn't."""
        path: str = scope["path"]
        client = scope["client"]
        if scope["type"] == ScopeType.WEBSOCKET:
            limiter = self.sockets
        else:
            limiter = self.api if path.startswith(("/api/", "/schema")) else self.pages
        if not limiter.allows(client[0] if client else ""):
            return Refusal(429, "too-many-requests", TOO_MANY)
        if path.startswith("/api/tables/") and self.guesses.is_exhausted(client[0] if client else ""):
            return Refusal(429, "too-many-requests", TOO_MANY_GUESSES)
        if len(path) > MAX_PATH or len(scope["query_string"]) > MAX_QUERY:
            return Refusal(400, "bad-request", f"This address is too long; at most {MAX_PATH} characters are taken.")
        if CONTROL.search(path):
            return Refusal(400, "bad-request", "This address has characters that no address of ours has.")
        hosts = [value for name, value in scope["headers"] if name == b"host"]
        if len(hosts) == 1 and hosts[0] in self._good_hosts:
            return None
        return self._check_host(hosts, path)

    def _check_host(self, hosts: list[bytes], path: str) -> Refusal | None:
        if path == "/health" or path.startswith("/health/"):  # those who watch over a server call it as they like
            return None
        name = name_in(hosts[0].decode("latin-1")) if len(hosts) == 1 else None
        if name is None:
            return Refusal(400, "bad-host", "A request must say once, and readably, which Host it is for.")
        if not is_allowed(name, self.hosts):
            way_out = f"If it should be, start it with: yamen serve --allow-host {name}"
            return Refusal(400, "bad-host", f"This server isn't called {name}. {way_out}")
        if len(self._good_hosts) < CHECKED_NAMES:
            self._good_hosts.add(hosts[0])
        return None


async def answer(refusal: Refusal, scope: "Scope", send: "Send", headers: list[tuple[bytes, bytes]]) -> None:
    """Answer a request with a refusal."""
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 1008, "reason": refusal.code})
        return
    body = json.dumps({"error": refusal.code, "message": refusal.message}).encode()
    own = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refusal.status == 429:
        own.append((b"retry-after", b"5"))
    await send({"type": "http.response.start", "status": refusal.status, "headers": own + headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
