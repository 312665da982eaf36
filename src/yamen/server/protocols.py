"""Connections before the application sees them: uvicorn's protocols, with a count of all that comes in.

Frames that the application never hears of (pings, pongs, fragments) cost as much as those it does, and a request that
is never finished costs a file. So they are counted here, for each connection and for each address.
"""

import asyncio
import json
from http import HTTPStatus
from typing import Any, Final
from weakref import WeakSet

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from yamen.server.limits import ByAddress, Limits, bucket, open_files_limit
from yamen.server.metrics import REFUSED_CONNECTIONS

SLICE: Final = 4096
"""How many bytes of frames are read at once: 680 empty ones, after which it is asked whether there were too many."""
FRAME_WEIGHT: Final = 1024
"""How many bytes a frame counts for beside its own: reading a small one costs the processor as much."""
MAX_PIPELINED: Final = 16
"""How many requests may wait for the answer to the one before them, on one connection."""
RESERVED_FILES: Final = 128
"""How many of the files that a process may open are not for clients: the database, the pages, other processes."""
CLOSE_FLOODED: Final = 1008
LINGER: Final = 1.0
"""Seconds that a refused client has to read why."""


class Address:
    """What comes from one address."""

    def __init__(self, limits: Limits) -> None:
        self.open = 0
        self.arrivals = bucket(limits.connection_rate, limits.connection_burst)
        self.received = bucket(limits.address_rate, limits.address_burst)

    @property
    def at(self) -> float:
        """When something was last counted."""
        return max(self.arrivals.at, self.received.at)


class Connections:
    """All connections of a process."""

    def __init__(self, limits: Limits | None) -> None:
        self.limits = limits or Limits.none()
        self.addresses: ByAddress[Address] = ByAddress(lambda: Address(self.limits))
        self.most = self.limits.connections or max(RESERVED_FILES, open_files_limit() - RESERVED_FILES)
        self.open = 0
        self._waiting: dict[HttpProtocol, float] = {}
        """Those from which the rest of a request, or a first one, is awaited; the oldest first, and until when."""
        self._sweep: asyncio.TimerHandle | None = None

    def admit(self, address: Address | None) -> str | None:
        """Count a new connection; why it is refused, if it is."""
        if address is not None:
            if address.open >= self.limits.connections_per_address:
                return "Too many connections from your address are open; close some, then try again."
            if not address.arrivals.take():
                return "Too many connections from your address; wait a few seconds, then go on."
        if self.open >= self.most:
            if not self._waiting:
                return "The server has as many connections as it can; try again in a moment."
            # Whoever has begun a request and not ended it makes room for those who may.
            next(iter(self._waiting)).give_up()
        return None

    @property
    def is_crowded(self) -> bool:
        return self.open > self.most // 2

    def opened(self, address: Address | None) -> None:
        self.open += 1
        if address is not None:
            address.open += 1

    def closed(self, address: Address | None) -> None:
        self.open -= 1
        if address is not None:
            address.open -= 1

    def wait_for(self, protocol: "HttpProtocol") -> None:
        """A request has begun, or may begin: it must be there in time."""
        if protocol not in self._waiting:
            self._waiting[protocol] = protocol.loop.time() + self.limits.request_seconds
            if self._sweep is None:
                self._sweep = protocol.loop.call_later(self.limits.request_seconds, self._end_slow, protocol.loop)

    def stop_waiting_for(self, protocol: "HttpProtocol") -> None:
        self._waiting.pop(protocol, None)

    def _end_slow(self, loop: asyncio.AbstractEventLoop) -> None:
        """End those whose time is over; all have the same, so they stand in that order."""
        self._sweep = None
        now = loop.time()
        for protocol, end in list(self._waiting.items()):
            if end > now:
                self._sweep = loop.call_at(end, self._end_slow, loop)
                return
            protocol.give_up()


class ServerConfig(uvicorn.Config):
    """What uvicorn is told, and the count that its protocols share."""

    def __init__(self, app: Any, limits: Limits | None, **options: Any) -> None:
        ws = options.pop("ws", WebSocketProtocol)
        super().__init__(app, http=HttpProtocol, ws=ws, **options)
        self.connections = Connections(limits)

    def is_proxy(self, host: str) -> bool:
        """Whether somebody there may speak for others: then the addresses of those count, not this one."""
        app = self.loaded_app
        return isinstance(app, ProxyHeadersMiddleware) and host in app.trusted_hosts

    def address(self, client: tuple[str, int] | None) -> Address | None:
        if client is None or self.is_proxy(client[0]):
            return None
        return self.connections.addresses.get(client[0])


class ParsingStopped(Exception):
    """Ends the parsing of a request that won't be answered."""


class HttpProtocol(HttpToolsProtocol):
    """HTTP, as far as requests are small, in time, and not too many."""

    config: ServerConfig

    def __init__(self, config: ServerConfig, **options: Any) -> None:
        super().__init__(config, **options)
        self.all = config.connections
        self.limits = self.all.limits
        self.address: Address | None = None
        self.is_counted = False
        self.received = bucket(self.limits.connection_bytes_rate, self.limits.connection_bytes_burst)
        self.in_head = False
        self.head = 0
        """The bytes of a head that isn't complete."""
        self.refusal = (HTTPStatus.BAD_REQUEST, "What was sent is no HTTP request.")
        self.cycles: WeakSet[RequestResponseCycle] = WeakSet()
        """What was asked: `cycle` is the last of them, which needn't be the one that is being answered."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn does
        super().connection_made(transport)
        self.address = self.config.address(self.client)
        refused = self.all.admit(self.address)
        self.all.opened(self.address)
        self.is_counted = True
        if refused is None:
            self.all.wait_for(self)
        else:
            REFUSED_CONNECTIONS.labels("too-many").inc()
            self.refuse(HTTPStatus.TOO_MANY_REQUESTS, refused)

    def connection_lost(self, exc: Exception | None) -> None:
        self._uncount()
        super().connection_lost(exc)

    def _uncount(self) -> None:
        self.all.stop_waiting_for(self)
        if self.is_counted:
            self.is_counted = False
            self.all.closed(self.address)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        size = len(data)
        if not self.received.take(size) or not (self.address is None or self.address.received.take(size)):
            REFUSED_CONNECTIONS.labels("flood").inc()
            self.refuse(HTTPStatus.TOO_MANY_REQUESTS, "Too much data at once; wait a few seconds, then go on.")
            return
        self.all.wait_for(self)
        super().data_received(data)
        if self.in_head:
            self.head += size
            if self.head > self.limits.head_bytes:
                self.refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, self._head_too_large())

    def on_message_begin(self) -> None:
        self.in_head, self.head = True, 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.in_head = False
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if size > self.limits.head_bytes:
            self.refusal = (HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, self._head_too_large())
            raise ParsingStopped
        if len(self.pipeline) >= MAX_PIPELINED:
            self.refusal = (HTTPStatus.TOO_MANY_REQUESTS, "Too many requests at once; wait for the answers.")
            raise ParsingStopped
        super().on_headers_complete()
        if self.cycle is not None:
            self.cycles.add(self.cycle)

    def _head_too_large(self) -> str:
        return f"The head of this request is too large; at most {self.limits.head_bytes} bytes are taken."

    def on_message_complete(self) -> None:
        self.all.stop_waiting_for(self)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._uncount()  # it is the WebSocket's from here on
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        self.refuse(*self.refusal)

    def refuse(self, status: HTTPStatus, reason: str) -> None:
        """Say why, and end the connection."""
        code = "too-many-requests" if status == HTTPStatus.TOO_MANY_REQUESTS else "bad-request"
        body = json.dumps({"error": code, "message": reason}).encode()
        head = (
            f"HTTP/1.1 {status} {status.phrase}\r\ncontent-type: application/json\r\n"
            f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
        )
        self.all.stop_waiting_for(self)
        unanswered = [cycle for cycle in self.cycles if not cycle.response_complete]
        if not any(cycle.response_started for cycle in unanswered):
            self.transport.write(head.encode() + body)
        self.pipeline.clear()
        for cycle in unanswered:  # what was asked before is answered no more
            cycle.disconnected = True
            cycle.message_event.set()
        end_after_reading(self.transport, self.all, self.loop)

    def give_up(self) -> None:
        """The rest of a request doesn't come."""
        if self.transport.is_closing():
            self.all.stop_waiting_for(self)
            return
        if self.in_head or self.head or (self.cycle is not None and not self.cycle.response_complete):
            REFUSED_CONNECTIONS.labels("slow").inc()
            self.refuse(HTTPStatus.REQUEST_TIMEOUT, "The request was not there in time; send it again.")
        else:
            self.all.stop_waiting_for(self)
            self.transport.close()  # nothing was asked


def end_after_reading(transport: asyncio.Transport, connections: Connections, loop: asyncio.AbstractEventLoop) -> None:
    """End a connection without reading what is still sent.

    A close at once would take the last word away from whoever still sends, so that waits, unless there are many.
    """
    if transport.is_closing():
        return
    if connections.is_crowded:
        transport.close()
        return
    transport.write_eof()
    transport.pause_reading()
    loop.call_later(LINGER, transport.abort)


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """WebSocket, as far as frames of all kinds are not too many."""

    config: ServerConfig

    def __init__(self, config: ServerConfig, **options: Any) -> None:
        super().__init__(config, **options)
        self.all = config.connections
        limits = self.all.limits
        self.received = bucket(limits.socket_rate, limits.socket_burst)
        self.address: Address | None = None
        self.behind: Address | None = None
        """Where the client is, if a proxy speaks for it."""
        self.is_known = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.address = self.config.address(self.client)
        self.all.opened(self.address)

    def connection_lost(self, exc: Exception | None) -> None:
        self.all.closed(self.address)
        super().connection_lost(exc)

    async def send(self, message: Any) -> None:
        """Whoever was closed, for a flood or for what is no WebSocket, is gone; uvicorn would call it our mistake."""
        if self.close_sent:
            raise ClientDisconnected
        await super().send(message)

    def data_received(self, data: bytes) -> None:
        if len(data) <= SLICE:
            super().data_received(data)
            return
        for begin in range(0, len(data), SLICE):
            if self.close_sent or self.transport.is_closing():
                return
            super().data_received(data[begin : begin + SLICE])

    def handle_events(self) -> None:
        if self.handshake_complete and not self._may_go_on():
            self.end_flood()
        else:
            super().handle_events()

    def _may_go_on(self) -> bool:
        weight = 0
        for event in self.conn.events:
            weight += FRAME_WEIGHT + len(getattr(event, "data", b""))
        self.find_address()
        return self.may_take(weight)

    def find_address(self) -> None:
        """Once a request has been begun, and so the proxy's words have been read."""
        if not self.is_known:
            self.is_known = True
            self.behind = self.config.address(self.scope["client"])

    def may_take(self, weight: int) -> bool:
        """Count what has come in; False if it is too much."""
        return self.received.take(weight) and (self.behind is None or self.behind.received.take(weight))

    def end_flood(self) -> None:
        REFUSED_CONNECTIONS.labels("flood").inc()
        self.conn.events_received()
        self.conn.data_to_send()  # pongs to pings that came too fast
        self.conn.fail(CLOSE_FLOODED, "too many frames")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": CLOSE_FLOODED, "reason": "too many frames"})
        self.read_paused = False  # so that the application doesn't resume it
        end_after_reading(self.transport, self.all, self.loop)
