"""Connections: requests that never end, heads without end, more connections than one needs, files that aren't there."""

import contextlib
import json
import socket
import time
from pathlib import Path
from typing import Any

import pytest
from litestar import Request
from prometheus_client import REGISTRY

from tests.attack.harness import PERSON, Target, client, handshake, raw
from tests.server.patience import PATIENCE
from tests.server.web import Served
from yamen.server import limits as limits_module
from yamen.server.http import address_of
from yamen.server.limits import ByAddress, Limits, TokenBucket, network_of
from yamen.server.protocols import MAX_PIPELINED

ANOTHER = "127.0.0.4"
"""An address that has used up nothing."""
CLOSED_WITH_1008 = b"\x88\x02\x03\xf0"
ASKED = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
HALF = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half: "


def answer_on(line: socket.socket) -> bytes:
    """All that comes until the server ends the connection."""
    line.settimeout(PATIENCE)
    said = b""
    with contextlib.suppress(ConnectionError):
        while piece := line.recv(65536):
            said += piece
    return said


def test_half_sent_requests_keep_nobody_out(target: Target) -> None:
    """A thousand from one address, when a process may have about as many files as the system's usual limit."""
    with target.attacked():
        lines = []
        for _ in range(1100):
            line = raw(target.link)
            with contextlib.suppress(ConnectionError):
                line.sendall(HALF)
            lines.append(line)
        for line in lines:
            line.close()


def test_what_one_address_may_have_is_said_when_it_has_more(target: Target) -> None:
    with target.attacked(), contextlib.ExitStack() as open_:
        lines = [open_.enter_context(raw(target.link)) for _ in range(250)]
        for line in lines:
            line.settimeout(0.2)
        refused = answer_on(lines[-1])
        assert refused.startswith(b"HTTP/1.1 429")
        assert json.loads(refused.partition(b"\r\n\r\n")[2])["error"] == "too-many-requests"
        with client(target.link, PERSON) as other:
            assert other.get("/api/games").status_code == 200


@pytest.mark.parametrize(
    "head",
    [
        b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + b"a" * 100_000,
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n" + b"".join(b"X-%d: a\r\n" % n for n in range(9000)) + b"\r\n",
    ],
    ids=["address", "one", "many"],
)
def test_a_head_without_end_is_refused(target: Target, head: bytes) -> None:
    with target.attacked(), raw(target.link) as line:
        with contextlib.suppress(ConnectionError):
            line.sendall(head)
        assert answer_on(line).startswith(b"HTTP/1.1 431")


def test_requests_without_waiting_for_answers_are_refused(target: Target) -> None:
    with target.attacked(), raw(target.link) as line:
        with contextlib.suppress(ConnectionError):
            line.sendall(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 20_000)
        assert answer_on(line).count(b"HTTP/1.1 ") < 100


def test_only_so_many_requests_wait_on_one_connection(tmp_path: Path) -> None:
    """Each of them is kept in memory: one reading from a socket holds more than ten thousand of the smallest."""
    asked = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    with Served(tmp_path) as web:
        link = str(web.stranger.base_url).rstrip("/")
        with raw(link) as line:
            line.sendall(asked * MAX_PIPELINED + asked.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
            assert answer_on(line).count(b"HTTP/1.1 200") == MAX_PIPELINED + 1  # one is answered, the others wait
        with raw(link) as line:
            line.sendall(asked * (MAX_PIPELINED + 2))
            said = answer_on(line)
            assert said.startswith(b"HTTP/1.1 429")
            assert said.count(b"HTTP/1.1 ") == 1


def test_what_is_no_request_after_one_is_refused_in_place_of_the_answer(target: Target) -> None:
    """The answer, which was being made, is not written after the end: its traceback would fail the end of `target`."""
    with target.attacked(), raw(target.link) as line:
        line.sendall(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nnonsense\r\n\r\n")
        assert answer_on(line).startswith(b"HTTP/1.1 400")


def test_a_person_has_so_many_sockets_and_no_more(target: Target) -> None:
    with client(target.link, ANOTHER) as attacker:
        cookie = attacker.post("/api/people", json={"name": "Many"}).cookies["yamen"]
    with target.attacked(), contextlib.ExitStack() as open_:
        lines = [open_.enter_context(handshake(target.link, target.person.path, cookie, ANOTHER)) for _ in range(60)]
        said = b""
        while CLOSED_WITH_1008 not in said:
            piece = lines[-1].recv(65536)
            assert piece, said
            said += piece
        assert b"too-many-requests" in said


def test_an_address_has_so_many_sockets_and_no_more(tmp_path: Path) -> None:
    with Served(tmp_path, connection_limits=Limits(sockets_per_address=2)) as web:
        link = str(web.stranger.base_url).rstrip("/")
        path = web.running(web.person("Ania"), web.person("Emre"))
        with contextlib.ExitStack() as open_:
            lines = [open_.enter_context(handshake(link, path)) for _ in range(3)]
            said = answer_on(lines[-1])
            assert b"too-many-requests" in said
            assert CLOSED_WITH_1008 in said
            open_.enter_context(handshake(link, path, address=ANOTHER))


def test_connections_that_come_too_fast_are_refused(tmp_path: Path) -> None:
    with Served(tmp_path, connection_limits=Limits(connection_rate=0, connection_burst=3)) as web:
        link = str(web.stranger.base_url).rstrip("/")
        for status in (200, 200, 200, 429):
            with raw(link) as line:
                line.sendall(ASKED)
                assert answer_on(line).startswith(b"HTTP/1.1 %d" % status)


@pytest.mark.parametrize(
    "limits",
    [
        Limits(connection_bytes_rate=0, connection_bytes_burst=4000),
        Limits(address_rate=0, address_burst=4000 + len(ASKED)),
    ],
    ids=["connection", "address"],
)
def test_more_bytes_than_anybody_sends_are_refused(tmp_path: Path, limits: Limits) -> None:
    with Served(tmp_path, connection_limits=limits) as web:
        link = str(web.stranger.base_url).rstrip("/")
        with raw(link) as one, raw(link) as other:
            one.sendall(ASKED)
            assert answer_on(one).startswith(b"HTTP/1.1 200")
            other.sendall(b"POST /api/people HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9000\r\n\r\n" + b" " * 5000)
            assert answer_on(other).startswith(b"HTTP/1.1 429")


def test_a_request_that_is_not_there_in_time_is_given_up(tmp_path: Path) -> None:
    limits = Limits(request_seconds=0.2)
    before = REGISTRY.get_sample_value("yamen_refused_connections_total", {"reason": "slow"}) or 0.0
    with Served(tmp_path, connection_limits=limits) as web:
        link = str(web.stranger.base_url).rstrip("/")
        with contextlib.ExitStack() as open_:
            begun = time.monotonic()
            slow = open_.enter_context(raw(link))
            slow.sendall(HALF)
            assert answer_on(slow).startswith(b"HTTP/1.1 408")
            assert time.monotonic() - begun >= limits.request_seconds
            silent = open_.enter_context(raw(link))
            assert answer_on(silent) == b""
    assert REGISTRY.get_sample_value("yamen_refused_connections_total", {"reason": "slow"}) == before + 1


def test_when_all_connections_are_taken_the_oldest_unfinished_request_goes(tmp_path: Path) -> None:
    with Served(tmp_path, connection_limits=Limits(connections=5, request_seconds=2 * PATIENCE)) as web:
        link = str(web.stranger.base_url).rstrip("/")
        with contextlib.ExitStack() as open_:
            lines = [open_.enter_context(raw(link)) for _ in range(5)]
            for line in lines:
                line.sendall(HALF)
            assert web.stranger.get("/health").status_code == 200
            assert answer_on(lines[0]).startswith(b"HTTP/1.1 408")


def test_addresses_that_were_quiet_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits_module, "MAX_CLIENTS", 100)
    known = ByAddress(lambda: TokenBucket(1, 1))
    for number in range(1000):
        known.get(f"10.0.{number // 256}.{number % 256}")
    assert len(known) <= 100


def test_addresses_are_counted_by_household() -> None:
    assert network_of("2001:db8:1:2::1") == network_of("2001:db8:1:2:ffff::9") != network_of("2001:db8:1:3::1")
    assert network_of("fe80::1%eth0") == network_of("fe80::2")
    assert network_of("::ffff:192.0.2.1") == network_of("192.0.2.1") == "192.0.2.1" != network_of("::ffff:192.0.2.2")
    assert network_of("::ffff:127.0.0.1") == "127.0.0.1"
    assert network_of("::1") == "::1"
    assert network_of("testclient") == "testclient"
    scope: Any = {"type": "http", "client": ("2001:db8:1:2::1", 1)}
    assert address_of(Request(scope)) == network_of("2001:db8:1:2::2")
