"""uvicorn's WebSocket, and a short way through it, past queues and tasks: whole texts that come in are handed over at
once, and what is told to all clients meanwhile is written in one go.

It reaches into uvicorn and websockets, which promise nothing about their insides. So any version of them will do: where
one lacks what is used here, clients are served the long way, as every ASGI server does it, and the log says so.
"""

import logging
import struct
from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from yamen.server.limits import LARGEST
from yamen.server.ws import WIRE

try:
    from websockets.speedups import apply_mask
except ImportError:  # websockets was installed without a compiler
    from websockets.utils import apply_mask

LOG: Final = logging.getLogger("yamen.wire")
INSIDES: Final = (
    "conn.current_size",
    "conn.state",
    "handshake_initiated",
    "loop.call_soon",
    "queue.empty",
    "request.headers.clear",
    "response.headers.clear",
    "scope",
    "transport.is_closing",
    "writable.is_set",
)
"""What is used of uvicorn's connection, once its handshake is begun."""
TEXT: Final = 0x81
"""A frame that is a whole text."""
MASKED: Final = 0x80
SHORT, LONG = 126, 127


class Wire(WebSocketsSansIOProtocol):
    hear: Callable[[str], bool] | None = None
    """Takes a text at once, or returns False: then it waits in the queue with all that isn't a whole text."""
    _rest = b""
    """The begin of a frame."""
    _odd = False
    """Whether there was a frame that isn't cut here; then none is any more."""

    async def run_asgi(self) -> None:
        try:
            attrgetter(*INSIDES)(self)
        except AttributeError as error:
            warn(str(error))
            self._odd = True
        else:
            extensions = cast(dict[str, Any], self.scope.setdefault("extensions", {}))
            extensions[WIRE] = self
        await super().run_asgi()

    def listen(self, hear: Callable[[str], bool]) -> None:
        """Hand over what comes from now on; what was said at the handshake weighs a lot and isn't needed any more."""
        self.hear = hear
        self.request.headers.clear()
        self.response.headers.clear()
        self.scope["headers"] = []

    def data_received(self, data: bytes) -> None:
        """Cut what comes in into frames; all but whole texts goes the long way."""
        if self._odd or not getattr(self, "handshake_initiated", False):
            super().data_received(data)
            return
        data = self._rest + data
        at = 0
        while len(data) >= at + 2:
            size = data[at + 1] - MASKED
            begin = at + (6 if size < SHORT else 8)
            if size == SHORT and len(data) >= at + 4:
                size = int.from_bytes(data[at + 2 : at + 4])
            if not 0 <= size <= LARGEST or data[at + 1] == MASKED + LONG:  # not masked, or very long
                self._odd = True
                super().data_received(data[at:])
                return
            end = begin + size
            if len(data) < end:
                break
            if not (data[at] == TEXT and self._takes(data[begin - 4 : begin], data[begin:end])):
                super().data_received(data[at:end])
            at = end
        self._rest = data[at:]

    def _takes(self, mask: bytes, data: bytes) -> bool:
        """Whether a text could be handed over, in the order in which texts came."""
        if self.hear is None or self.conn.current_size is not None or not (self.is_open and self.queue.empty()):
            return False
        try:
            return self.hear(apply_mask(data, mask).decode())
        except UnicodeDecodeError:
            return False

    @property
    def is_open(self) -> bool:
        return self.conn.state is State.OPEN and not self.transport.is_closing()

    def tell(self, messages: list[bytes]) -> None:
        """Write messages once all that can be done now is done, unless the client is gone by then: in a row, writes
        take half the time.
        """
        if not OUTBOX:
            self.loop.call_soon(_write_all)
        OUTBOX.append((self, messages))


@cache
def warn(reason: str) -> None:
    """Told once, not for each client."""
    LOG.warning("WebSockets take the long way, for uvicorn or websockets is made otherwise here: %s.", reason)


OUTBOX: Final[list[tuple[Wire, list[bytes]]]] = []
"""What is to be written."""


def _write_all() -> None:
    told = OUTBOX[:]
    OUTBOX.clear()
    for wire, messages in told:
        if wire.is_open:
            wire.transport.write(b"".join([_head(len(message)) + message for message in messages]))


def _head(size: int) -> bytes:
    if size < SHORT:
        return struct.pack("!BB", TEXT, size)
    if size < 1 << 16:
        return struct.pack("!BBH", TEXT, SHORT, size)
    return struct.pack("!BBQ", TEXT, LONG, size)
