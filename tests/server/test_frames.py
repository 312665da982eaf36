"""Frames are cut where they end, however they come, and handled in the order in which they were sent."""

import json
import random
import socket as sockets
import struct
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.server.patience import PATIENCE
from tests.server.processes import Serving, begun, serving

MASK = b"\x37\xfa\x21\x3d"
TEXT, MORE, BINARY, CLOSE, PING, PONG = 0x81, 0x01, 0x82, 0x88, 0x89, 0x8A
LAST = 0x80


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("wire")) as process:
        yield process


class Raw:
    """A WebSocket whose every byte is ours."""

    def __init__(self, server: Serving) -> None:
        cookie, path = begun(server, {"kind": "me"}, {"kind": "same_screen"})
        address = urlsplit(server.link)
        self.socket = sockets.create_connection((address.hostname, address.port), timeout=PATIENCE)
        self.stream = self.socket.makefile("rb")
        self.send(
            f"GET {path}/live HTTP/1.1\r\nHost: {address.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: yamen={cookie}\r\n\r\n".encode()
        )
        while self.stream.readline() != b"\r\n":
            pass
        self.state = json.loads(self.frame()[1])["state"]

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def frame(self) -> tuple[int, bytes]:
        kind, size = self.stream.read(2)
        if size == 126:
            (size,) = struct.unpack("!H", self.stream.read(2))
        return kind, self.stream.read(size)

    def answers(self, count: int) -> list[str]:
        """The refs of the next answers."""
        refs: list[str] = []
        while len(refs) < count:
            message: dict[str, Any] = json.loads(self.frame()[1])
            if message["type"] in ("done", "error"):
                refs.append(message["ref"])
        return refs


def masked(data: bytes, kind: int = TEXT) -> bytes:
    size = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0x80 | 126]) + struct.pack("!H", len(data))
    return bytes([kind]) + size + MASK + bytes(byte ^ MASK[at % 4] for at, byte in enumerate(data))


def asking(ref: str, long: bool = False) -> bytes:
    return json.dumps({"type": "state", "ref": ref}).encode() + b" " * (200 if long else 0)


def test_messages_are_done_in_order_wherever_the_stream_is_cut(server: Serving) -> None:
    raw, rng = Raw(server), random.Random(2)
    refs = [str(at) for at in range(60)]
    frames = []
    for at, ref in enumerate(refs):
        whole = asking(ref, long=at % 4 == 1)
        if at % 5 == 2:  # in three pieces, with a ping in between
            frames += [masked(whole[:7], MORE), masked(b"", PING), masked(whole[7:9], 0), masked(whole[9:], LAST)]
        else:
            frames.append(masked(whole, BINARY if at % 7 == 3 else TEXT))
    stream = b"".join(frames)
    cuts = sorted(rng.sample(range(1, len(stream)), 80))
    for begin, end in zip([0, *cuts], [*cuts, len(stream)], strict=True):
        raw.send(stream[begin:end])
    pongs = 0
    while refs:
        kind, data = raw.frame()
        pongs += kind == PONG
        if kind == TEXT and (message := json.loads(data))["type"] in ("done", "error"):
            assert message["ref"] == refs.pop(0)
    assert pongs == 12


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (b"\x81\x02hi", 1002),  # not masked
        (b"\x81\xff" + struct.pack("!Q", 1 << 40) + MASK, 1009),
        (masked(b"\xff\xfe"), 1007),  # no UTF-8
        (masked(b"{}", 0xC1), 1002),  # compressed, which nobody agreed on
        (masked(b"{}", LAST), 1002),  # the end of nothing
        (masked(b"{", MORE) + masked(b"{}"), 1002),  # a text inside another
    ],
)
def test_what_is_no_proper_frame_ends_the_connection_with_the_code_for_it(
    server: Serving, frame: bytes, code: int
) -> None:
    raw = Raw(server)
    raw.send(masked(asking("before")))
    assert raw.answers(1) == ["before"]
    raw.send(frame)
    kind, data = raw.frame()
    while kind == TEXT:
        kind, data = raw.frame()
    assert (kind, int.from_bytes(data[:2])) == (CLOSE, code)
