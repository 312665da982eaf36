"""Requests to addresses that people give us: public ones only, by the address that was checked, and never for long."""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Awaitable, Callable, Iterable
from typing import Final
from urllib.parse import urlsplit

import httpcore
from httpcore import SOCKET_OPTION, AsyncNetworkBackend, AsyncNetworkStream

from yamen.server.errors import InvalidInput
from yamen.server.notifications.delivery import Failure

SECONDS: Final = 10.0
"""How long a request may take, from the look-up of its name to the end of the answer."""
MAX_ANSWER: Final = 16 * 1024
"""The most bytes of an answer that are read."""
MAX_URL: Final = 1000
NAT64: Final = ipaddress.ip_network("64:ff9b::/96")
Resolver = Callable[[str, int], Awaitable[list[str]]]


def is_public(address: str) -> bool:
    """Whether an address is public, also if it is embedded in an IPv6 address."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        inside = [ip.ipv4_mapped, ip.sixtofour, *(ip.teredo or ())]
        if ip in NAT64:
            inside.append(ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF))
        if any(one is not None and not is_public(str(one)) for one in inside):
            return False
    return ip.is_global and not ip.is_multicast


async def resolve(host: str, port: int) -> list[str]:
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(address[4][0]) for address in found))


class _CheckedBackend(AsyncNetworkBackend):
    """Connects to the address that was checked, so that a name can't resolve to another one a moment later."""

    def __init__(self, allow_private: bool, resolver: Resolver) -> None:
        self._plain = httpcore.AnyIOBackend()
        self._allow_private = allow_private
        self._resolve = resolver

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[SOCKET_OPTION] | None = None,
    ) -> AsyncNetworkStream:
        try:
            found = await self._resolve(host, port)
        except OSError:
            raise Failure("unknown-host", host) from None
        addresses = [address for address in found if self._allow_private or is_public(address)]
        if not addresses:
            raise Failure("private", host)
        return await self._plain.connect_tcp(addresses[0], port, timeout, local_address, socket_options)


class Outbound:
    """Sends requests. Of answers only the status counts, and redirects are not followed."""

    def __init__(self, allow_private: bool = False, resolver: Resolver = resolve, seconds: float = SECONDS) -> None:
        self.allow_private = allow_private
        """Whether addresses of the operator's own network may be asked, and without TLS."""
        self.seconds = seconds
        self._backend = _CheckedBackend(allow_private, resolver)
        self._tls: ssl.SSLContext | None = None

    def check(self, url: str) -> str:
        """An address that may be requested, as far as its text tells."""
        try:
            parts = urlsplit(url.strip())
            parts.port  # noqa: B018  # raises for what is no number
        except ValueError:
            raise InvalidInput("This address can't be read; copy it again.") from None
        schemes = ("https", "http") if self.allow_private else ("https",)
        if parts.scheme not in schemes or not parts.hostname or len(url) > MAX_URL:
            raise InvalidInput("The address must begin with https:// and be complete; copy it again.")
        if parts.username is not None or any(ord(c) <= 32 or ord(c) > 126 for c in url.strip()):
            raise InvalidInput("The address must not have a user's name, spaces or special letters in it.")
        if not self.allow_private and _is_private(parts.hostname):
            raise InvalidInput(
                f"{parts.hostname} is an address of a private network; this server sends to public ones only."
            )
        return url.strip()

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        """The status of the answer; raises `Failure` if there is none."""
        self._tls = self._tls or ssl.create_default_context()
        try:
            async with (
                asyncio.timeout(self.seconds),
                httpcore.AsyncConnectionPool(self._tls, network_backend=self._backend) as pool,
                pool.stream("POST", self.check(url), headers=list(headers.items()), content=body) as answer,
            ):
                size = 0
                async for part in answer.aiter_stream():
                    size += len(part)
                    if size > MAX_ANSWER:
                        break
                return answer.status
        except (TimeoutError, httpcore.TimeoutException):
            raise Failure("timeout") from None
        except InvalidInput:
            raise Failure("private", urlsplit(url).hostname or "") from None
        except (httpcore.NetworkError, httpcore.ProtocolError, ssl.SSLError, OSError) as error:
            raise Failure("unreachable", " ".join(str(error).split())[:100]) from None


def _is_private(host: str) -> bool:
    try:
        return not is_public(host)
    except ValueError:
        return host.lower().rstrip(".") == "localhost"


def must_succeed(status: int) -> None:
    if 300 <= status < 400:
        raise Failure("redirect", str(status))
    if not 200 <= status < 300:
        raise Failure("status", str(status))
