"""WebSocket messages straight between a socket and its receiver.

An ASGI application awaits each message that comes and each that it sends, through a queue and every layer of the
framework, in tasks that live as long as the client. That is most of what a move costs the server and half of what a
client weighs (docs/decisions/0032). So once a client is let in, the application takes its messages over by an extension
of the protocol, and the request ends. Handshake, control frames, fragments and errors stay the library's.
"""

import asyncio
from typing import Any, Final, Protocol

from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected
from websockets.frames import CloseCode
from websockets.http11 import Request

from yamen.server.limits import MAX_MESSAGE
from yamen.server.protocols import FRAME_WEIGHT, ServerConfig, WebSocketProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:  # a platform for which it isn't compiled
    from websockets.utils import apply_mask


GONE: Final = (WebSocketDisconnect, ClientDisconnected, OSError)
"""The exceptions of sending to a client that has gone."""
DIRECT: Final = "yamen.direct"
"""The name of the ASGI extension."""
TEXT: Final = 0x81
"""The first byte of a text message in one frame."""
MASKED: Final = 0x80
SHORT, LONG = 126, 127
"""Lengths that mean: two, or eight, bytes with the length follow."""
HEAD: Final = 6
"""The bytes of the head of a short frame of a client: two, and four of the mask."""


class Receiver(Protocol):
    """Whoever takes the messages of a client over."""

    def on_message(self, data: bytes) -> None: ...

    def on_writable(self) -> None: ...

    def on_closed(self) -> None: ...


class _NullQueue(asyncio.Queue[Any]):
    """The queue of an application that has returned: what uvicorn puts into it is dropped."""

    def put_nowait(self, item: Any) -> None:
        pass


NOBODY_WAITS: Final = _NullQueue()


class DirectWebSocket(WebSocketProtocol):
    """A WebSocket whose messages the application may take over."""

    def __init__(self, config: ServerConfig, **options: Any) -> None:
        super().__init__(config, **options)
        self.receiver: Receiver | None = None
        self.is_writable = True
        """Whether the client keeps up with reading."""
        self._part = b""
        """The beginning of a frame that isn't complete: the library gets whole frames, so it is never inside one."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][DIRECT] = {"protocol": self}

    async def run_asgi(self) -> None:
        """As uvicorn does, but the connection goes on if somebody has taken it over."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("Exception in ASGI application")
            self.send_500_response()
        if self.receiver is None and self.close_timer is None:
            self.transport.close()

    def attach(self, receiver: Receiver) -> None:
        """Give a receiver all messages from here on, including those that have come already."""
        self.find_address()
        self.receiver = receiver
        # The request is answered, and what it holds takes as much memory as all the rest.
        self.request.headers.clear()
        del self.request, self.response
        self.scope = {}  # type: ignore[typeddict-item]  # nobody asks for it any more
        while not self.queue.empty():
            event: Any = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                receiver.on_message(event.get("bytes") or event["text"].encode())
        self.queue = NOBODY_WAITS
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        if self.disconnected:
            receiver.on_closed()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.receiver is not None:
            self.receiver.on_closed()

    # Receiving

    def data_received(self, data: bytes) -> None:
        if self.receiver is None:
            super().data_received(data)
            return
        if self._part:
            data = self._part + data
        begin = 0
        while size := frame_size(data, begin):
            if len(data) - begin < size <= MAX_MESSAGE + HEAD:
                break
            self._frame(data[begin : begin + size])  # too long a one is the library's to refuse, at once
            begin += size
            if self.close_sent or self.transport.is_closing():
                return
        self._part = data[begin:]

    def _frame(self, frame: bytes) -> None:
        if frame[0] != TEXT or not MASKED <= frame[1] < MASKED + SHORT or self.frames:
            super().data_received(frame)
        elif self.may_take(FRAME_WEIGHT + len(frame)):
            self._receive(apply_mask(frame[HEAD:], frame[2:HEAD]), is_text=True)
        else:
            self.end_flood()

    def send_receive_event_to_app(self) -> None:
        if self.receiver is None:
            super().send_receive_event_to_app()
        else:
            data, self.frames = b"".join(self.frames), []
            self._receive(data, self.curr_msg_data_type == "text")

    def _receive(self, data: bytes, is_text: bool) -> None:
        if self.receiver is None or self.close_sent:
            return
        if is_text and not is_utf8(data):
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
            return
        self.receiver.on_message(data)

    def pause_reading(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    # Sending

    def write_text(self, data: bytes) -> None:
        """Send a message, while the client `is_writable`."""
        if self.close_sent or self.transport.is_closing():
            return
        size = len(data)
        if size < SHORT:
            head = b"\x81%c" % size
        elif size <= 0xFFFF:
            head = b"\x81\x7e" + size.to_bytes(2)
        else:
            head = b"\x81\x7f" + size.to_bytes(8)
        self.transport.write(head + data)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_writable = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self.is_writable = True
        if self.receiver is not None:
            self.receiver.on_writable()


def is_utf8(data: bytes) -> bool:
    if data.isascii():
        return True
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def direct_of(scope: Any) -> DirectWebSocket | None:
    """The protocol of a connection, if it can be taken over."""
    extension = (scope.get("extensions") or {}).get(DIRECT)
    return None if extension is None else extension["protocol"]


def frame_size(data: bytes, begin: int) -> int:
    """The length of the frame that begins there; 0 if too little of it has come to know."""
    there = len(data) - begin
    if there < 2:
        return 0
    size = data[begin + 1] & 0x7F
    mask = 4 if data[begin + 1] & MASKED else 0
    if size < SHORT:
        return 2 + mask + size
    more = 2 if size == SHORT else 8
    if there < 2 + more:
        return 0
    return 2 + more + mask + int.from_bytes(data[begin + 2 : begin + 2 + more])
