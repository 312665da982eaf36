"""Frames of every kind are counted: who floods a WebSocket with them is closed with 1008, and nobody else notices."""

import contextlib
import socket
import time

import pytest

from tests.attack.harness import Target, handshake
from tests.server.patience import PATIENCE

EMPTY_PING = b"\x89\x80\x00\x00\x00\x00"
NOT_MASKED = b"\x89\x00"
UNASKED_PONG = b"\x8a\x80\x00\x00\x00\x00"
FIRST_FRAGMENT = b"\x01\x80\x00\x00\x00\x00"
EMPTY_FRAGMENT = b"\x00\x80\x00\x00\x00\x00"
TOO_SOON = b"\x81\x82\x00\x00\x00\x00{}"
FLOOD = 1.5
"""Seconds of sending as much as the server takes."""
POLICY = b"\x03\xf0"
"""1008."""


@pytest.fixture(scope="module")
def table(target: Target) -> str:
    """A table to watch, the person's own."""
    return target.person.path


def flood(line: socket.socket, frames: bytes, seconds: float = FLOOD) -> bytes:
    """Send frames until the server has enough of it; returns what it said at last."""
    end = time.monotonic() + seconds
    line.settimeout(seconds)
    with contextlib.suppress(OSError):
        while time.monotonic() < end:
            line.sendall(frames)
    said = b""
    with contextlib.suppress(OSError):
        while piece := line.recv(65536):
            said = (said + piece)[-64:]
    return said


@pytest.mark.parametrize(
    ("first", "frame"),
    [
        (b"", EMPTY_PING),
        (b"", UNASKED_PONG),
        (FIRST_FRAGMENT, EMPTY_FRAGMENT),
        (b"", TOO_SOON),
    ],
    ids=["pings", "pongs", "fragments", "messages"],
)
def test_a_flood_of_frames_ends_its_own_connection_and_delays_nobody(
    target: Target, table: str, first: bytes, frame: bytes
) -> None:
    with target.attacked():
        lines = [handshake(target.link, table) for _ in range(4)]
        for line in lines:
            line.sendall(first)
        for line in lines:
            with line:
                flood(line, frame * 10_000)
                assert is_closed(line)


@pytest.mark.parametrize("frame", [EMPTY_PING, TOO_SOON], ids=["pings", "messages"])
def test_one_who_floods_is_told_why(target: Target, table: str, frame: bytes) -> None:
    line = handshake(target.link, table)
    with line:
        said = line.recv(65536)  # how the table stands: from here on messages are read without the framework
        line.sendall(frame * 600)  # few enough that all is read, so that the last word arrives
        while piece := line.recv(65536):
            said += piece
    assert POLICY in said[said.rindex(b"\x88") :]


def test_a_flood_over_many_connections_is_counted_by_address(target: Target, table: str) -> None:
    """Each connection sends no more than one may send."""
    with target.attacked():
        lines = [handshake(target.link, table) for _ in range(30)]
        for line in lines:
            line.sendall(EMPTY_PING * 300)
        closed = [is_closed(line) for line in lines]
        for line in lines:
            line.close()
    assert any(closed)
    assert not all(closed)


@pytest.mark.parametrize("frames", [NOT_MASKED, EMPTY_PING * 600], ids=["no WebSocket", "a flood"])
def test_one_who_is_closed_before_the_table_is_told_leaves_nothing_in_the_log(
    target: Target, table: str, frames: bytes
) -> None:
    """As the harness sees when it ends the server."""
    for _ in range(10):
        with handshake(target.link, table, query="?since=0") as line:
            line.sendall(frames)
            assert is_closed(line)


def test_a_quick_person_is_never_taken_for_a_flood(target: Target, table: str) -> None:
    """Pings of a browser, and messages as fast as the hand can send them."""
    with handshake(target.link, table) as line:
        for _ in range(40):
            line.sendall(EMPTY_PING + TOO_SOON)
            time.sleep(0.02)
        line.sendall(EMPTY_PING)
        assert not is_closed(line)


def is_closed(line: socket.socket) -> bool:
    """Whether the server has closed a connection: else it answers a ping, after all it has to say."""
    line.settimeout(PATIENCE)
    said = b""
    with contextlib.suppress(ConnectionError):
        line.sendall(b"\x89\x84\x00\x00\x00\x00here")
        while piece := line.recv(65536):
            said = said[-10:] + piece
            if b"\x8a\x04here" in said:
                return False
    return True
