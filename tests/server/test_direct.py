"""Sockets whose messages the application takes over get what the library would have given it."""

import asyncio
import os
import random
from typing import Any

import pytest
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from yamen.server.limits import MAX_MESSAGE, Limits
from yamen.server.protocols import HttpProtocol, ServerConfig
from yamen.server.ws_direct import DirectWebSocket, direct_of

HELLO = (
    b"GET /live HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Wire(asyncio.Transport):
    """A transport whose other end is the test."""

    def __init__(self) -> None:
        super().__init__({"peername": ("203.0.113.5", 50_000), "sockname": ("127.0.0.1", 80)})
        self.protocol: Any = None
        self.sent = b""
        self.closed = False

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def write(self, data: Any) -> None:
        self.sent += data

    def write_eof(self) -> None:
        pass

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True


class Heard:
    def __init__(self) -> None:
        self.messages: list[bytes] = []
        self.has_closed = False

    def on_message(self, data: bytes) -> None:
        self.messages.append(bytes(data))

    def on_writable(self) -> None:
        pass

    def on_closed(self) -> None:
        self.has_closed = True


async def taken_over(limits: Limits | None = None) -> tuple[Wire, Heard]:
    """A connection after the handshake, and who has taken it over."""
    heard, wire = Heard(), Wire()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        direct = direct_of(scope)
        assert direct is not None
        direct.attach(heard)

    config = ServerConfig(app, limits, ws=DirectWebSocket, ws_max_size=MAX_MESSAGE, ws_per_message_deflate=False)
    config.load()
    http = HttpProtocol(config, server_state=ServerState(), app_state={}, _loop=asyncio.get_running_loop())
    wire.set_protocol(http)
    http.connection_made(wire)
    wire.protocol.data_received(HELLO)
    while not isinstance(wire.protocol, DirectWebSocket) or wire.protocol.receiver is None:
        await asyncio.sleep(0)
    wire.sent = b""
    return wire, heard


def framed(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


@pytest.mark.parametrize("seed", range(5))
async def test_messages_arrive_whole_and_in_order_however_the_network_cuts_them(seed: int) -> None:
    wire, heard = await taken_over()
    rng = random.Random(seed)
    expected, stream = [], b""
    for _ in range(60):
        message = os.urandom(rng.choice([0, 1, 60, 119, 120, 125, 126, 127, 300, 5000])).hex().encode()
        expected.append(message)
        kind = rng.random()
        if kind < 0.6:
            stream += framed(message)
        elif kind < 0.8:
            stream += framed(message, Opcode.BINARY)
        else:  # in pieces, with a ping between them
            stream += framed(message[:10], fin=False) + framed(b"?", Opcode.PING)
            stream += framed(message[10:], Opcode.CONT)
    while stream:
        cut = rng.choice([1, 2, 3, 7, 100, 5000])
        wire.protocol.data_received(stream[:cut])
        stream = stream[cut:]
    assert heard.messages == expected


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        (b"\x81\x02hi", 1002),  # not masked
        (framed(b"one", fin=False) + framed(b"two"), 1002),  # a message inside another
        (b"\x83\x80\0\0\0\0", 1002),  # no such kind
        (b"\x81\xff" + (2**40).to_bytes(8) + b"\0\0\0\0", 1009),  # longer than anything that is taken
    ],
)
async def test_what_breaks_the_protocol_is_refused_as_the_library_does(frames: bytes, code: int) -> None:
    wire, heard = await taken_over()
    wire.protocol.data_received(frames)
    assert heard.messages == []
    assert wire.closed
    assert wire.sent[0] == 0x88
    assert int.from_bytes(wire.sent[2:4]) == code


async def test_frames_that_are_taken_over_are_counted() -> None:
    wire, heard = await taken_over(Limits(socket_rate=1, socket_burst=10_000))
    for _ in range(20):
        wire.protocol.data_received(framed(b"{}"))
    assert 0 < len(heard.messages) < 10
    assert int.from_bytes(wire.sent[2:4]) == 1008


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
async def test_what_is_written_is_a_frame_of_any_length(size: int) -> None:
    wire, _ = await taken_over()
    wire.protocol.write_text(b"x" * size)
    assert wire.sent == Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)


async def test_whoever_has_taken_it_over_hears_of_the_end() -> None:
    wire, heard = await taken_over()
    wire.protocol.connection_lost(None)
    assert heard.has_closed
