"""How much one client may ask for, and from where."""

import asyncio
import ipaddress
import resource
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from contextvars import ContextVar
from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Any, Final, Generic, Protocol, TypeVar
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

from yamen.server.errors import InvalidInput, PermissionDenied, RateLimited

MAX_CLIENTS: Final = 10_000
MAX_MESSAGE: Final = 64 * 1024
"""The largest request and the largest message, in bytes."""
QUIET: Final = 60.0
"""Seconds of silence after which an address may be forgotten."""
LOCAL: Final = ("127.0.0.1", "::1")
"""This machine, where a proxy may run that doesn't name its clients."""
UNLIMITED: Final = 10**15
CLIENT: Final = ContextVar("CLIENT", default="")
"""The address whose request is being answered, as limits count it; none while the server works by itself."""


@dataclass(frozen=True)
class Limits:
    """What one address may do: plenty for people, even for many behind one address."""

    request_rate: float = 50
    request_burst: float = 500
    """How many requests to the API a second one address may send, and how many at once."""
    page_rate: float = 200
    page_burst: float = 2000
    """The same for the pages and files of the client."""
    handshake_rate: float = 100
    handshake_burst: float = 2000
    """The same for WebSockets: after a restart all those behind one address come back at once."""
    guess_rate: float = 0.2
    guess_burst: float = 100
    """How often a second one address may name a table that there isn't, and how often at once: nobody guesses codes."""
    preview_rate: float = 0.5
    preview_burst: float = 60
    """How many pictures of links a second are drawn for one address, and how many at once."""
    connections: int = 0
    """How many connections there are at most; 0 is what the system lets a process have."""
    connections_per_address: int = 200
    connection_rate: float = 50
    connection_burst: float = 400
    """How many connections a second one address may open, and how many at once."""
    request_seconds: float = 20
    """How long it may take to send a request."""
    head_bytes: int = 16 * 1024
    connection_bytes_rate: float = 256 * 1024
    connection_bytes_burst: float = 2 * 1024 * 1024
    """How many bytes a second may be sent on one HTTP connection, and how many at once."""
    socket_rate: float = 64 * 1024
    socket_burst: float = 512 * 1024
    """The same for a WebSocket, each frame counting for a kB more than it has: 64 small messages a second."""
    address_rate: float = 1024 * 1024
    address_burst: float = 4 * 1024 * 1024
    """The same for all connections of one address."""
    message_rate: float = 20
    message_burst: float = 100
    """How many messages a second are handled of one WebSocket, and how many at once."""
    sockets_per_person: int = 30
    sockets_per_address: int = 150
    """How many WebSockets may be open."""

    @classmethod
    def none(cls) -> "Limits":
        """No limits, to measure the cost of the others."""
        unlimited: dict[str, Any] = {field.name: UNLIMITED for field in fields(cls) if field.name != "connections"}
        return cls(**unlimited)


class TokenBucket:
    """Fills with `rate` tokens a second up to `burst`; each request takes one, or as many as it weighs."""

    __slots__ = ("at", "burst", "rate", "tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.at = time.monotonic()

    def take(self, amount: float = 1) -> bool:
        now = time.monotonic()
        tokens = self.tokens + (now - self.at) * self.rate
        if tokens > self.burst:
            tokens = self.burst
        self.at = now
        if tokens < amount:
            self.tokens = tokens
            return False
        self.tokens = tokens - amount
        return True


class NoLimit(TokenBucket):
    """Counts nothing, so that what counting costs can be measured."""

    __slots__ = ()

    def take(self, amount: float = 1) -> bool:
        return True


def bucket(rate: float, burst: float) -> TokenBucket:
    return NoLimit(rate, burst) if rate == UNLIMITED else TokenBucket(rate, burst)


class Counted(Protocol):
    @property
    def at(self) -> float:
        """When something was last counted."""


C = TypeVar("C", bound=Counted)


class ByAddress(Generic[C]):
    """A counter for each address; silent ones are forgotten when there are too many."""

    def __init__(self, new: Callable[[], C]) -> None:
        self._new = new
        self._found: dict[str, C] = {}

    def __len__(self) -> int:
        return len(self._found)

    def get(self, host: str) -> C:
        key = network_of(host)
        found = self._found.get(key)
        if found is None:
            if len(self._found) >= MAX_CLIENTS:
                self._forget()
            found = self._found[key] = self._new()
        return found

    def _forget(self) -> None:
        """Forget the addresses that have been silent; if few have, the oldest ones."""
        now = time.monotonic()
        kept = [(key, each) for key, each in self._found.items() if now - each.at < QUIET]
        self._found = dict(kept[-(MAX_CLIENTS // 2) :])


@lru_cache(MAX_CLIENTS)
def network_of(host: str) -> str:
    """What one household has, as limits count it: an address of version 4, which a server that listens to both versions
    meets inside one of version 6, or the 64 bits before those that a household chooses itself.
    """
    try:
        known = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if known.version == 6 and known.ipv4_mapped is not None:
        known = known.ipv4_mapped
    if known.version == 4 or known.is_loopback:
        return str(known)
    return str(ipaddress.ip_network((known, 64), strict=False))


class RateLimiter:
    """A token bucket for each address."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets = ByAddress(lambda: bucket(rate, burst))

    def allows(self, address: str) -> bool:
        return self._buckets.get(address).take()

    def is_exhausted(self, address: str) -> bool:
        """Whether nothing more is allowed for now."""
        found = self._buckets.get(address)
        found.take(0)  # fills with what the time has brought
        return found.tokens < 1

    def check(self, address: str) -> None:
        if not self.allows(address):
            raise RateLimited("Too many requests from your address; wait a few seconds, then go on.")


class OpenSockets:
    """How many WebSockets each person, and each address, has open."""

    def __init__(self, limits: Limits | None) -> None:
        self.limits = limits or Limits.none()
        self._open: Counter[str] = Counter()

    def opened(self, person: str | None, address: str) -> list[str]:
        """Count one more; refused if that is too many. The keys it counts under, for `closed`."""
        keys = []
        if (network := network_of(address)) not in LOCAL:
            keys.append((f"address {network}", self.limits.sockets_per_address))
        if person is not None:
            keys.append((f"person {person}", self.limits.sockets_per_person))
        if any(self._open[key] >= most for key, most in keys):
            raise RateLimited("You have this server open too often; close some of its windows, then come again.")
        names = [key for key, _ in keys]
        self._open.update(names)
        return names

    def closed(self, keys: list[str]) -> None:
        for key in keys:
            self._open[key] -= 1
            if not self._open[key]:
                del self._open[key]


class Turns:
    """A semaphore of which one address gets only a part: its further requests wait for its own."""

    def __init__(self, at_once: int, per_address: int) -> None:
        self._all = asyncio.Semaphore(at_once)
        self._per_address = per_address
        self._addresses: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        own = self._addresses.get(address)
        if own is None:
            own = self._addresses[address] = asyncio.Semaphore(self._per_address)
        async with own, self._all:
            yield


def open_files_limit() -> int:
    """How many files this process may have open; raised as far as the system lets it."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        wanted = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
        if wanted > soft:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            return wanted
    return 65_536 if soft == resource.RLIM_INFINITY else soft


def check_origin(headers: Mapping[str, str]) -> None:
    """A page of another site must not act in a person's name."""
    origin = headers.get("origin")
    if origin is None:
        return
    try:
        site = urlsplit(origin).netloc.lower()
    except ValueError:
        raise InvalidInput("The Origin of this request can't be read; leave it to the browser to send it.") from None
    if site != headers.get("host", "").lower():
        raise PermissionDenied("This request comes from a page of another site; open the table here.")
