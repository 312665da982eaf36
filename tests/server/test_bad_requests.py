"""Whatever is sent, nobody gets a 500 for it: it is refused in a sentence, and noted in a short line or not at all."""

import contextlib
import json
import logging
from collections.abc import Iterator

import pytest

from tests.attack.harness import raw
from tests.server.patience import PATIENCE
from tests.server.web import Person, Served
from yamen.server.limits import Limits
from yamen.server.run import LOG_LINE, LineFormatter

DEEP = b"[" * 30_000


def asked(line: str, *headers: str, body: bytes = b"", length: int | None = None) -> bytes:
    head = [f"{line} HTTP/1.1", "Connection: close", *headers]
    if not any(header.lower().startswith("host:") for header in headers):
        head.append("Host: 127.0.0.1")
    if body:
        head += [f"Content-Length: {len(body) if length is None else length}", "Content-Type: application/json"]
    return "\r\n".join(head).encode("latin-1") + b"\r\n\r\n" + body


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    web = Served(tmp_path_factory.mktemp("bad"), connection_limits=Limits(request_seconds=0.5))
    with web:
        yield web


@pytest.fixture(scope="module")
def person(web: Served) -> Person:
    return web.person("Ania")


BAD = {
    "NUL in a path": asked("GET /%00"),
    "NUL in a path of the API": asked("GET /api/tables/a%00b"),
    "NUL in a file": asked("GET /assets/%00.js"),
    "line break in a path": asked("GET /a%0d%0ab"),
    "overlong path": asked(f"GET /{'a' * 9000}"),
    "overlong file name": asked(f"GET /assets/{'a' * 900}.js"),
    "overlong path of the API": asked(f"GET /api/tables/{'a' * 9000}"),
    "overlong query": asked(f"GET /api/tables?x={'a' * 9000}"),
    "bad UTF-8 in a path": asked("GET /api/tables/%ff%fe"),
    "half of a character in a path": asked("GET /api/tables/%ed%a0%80"),
    "bytes in a path": b"GET /\xff\xfe HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n",
    "bad UTF-8 in a query": asked("GET /api/tables/x/replay?number=%ff%fe"),
    "many query parameters": asked(f"GET /api/games?{'&'.join(f'a{n}=1' for n in range(900))}"),
    "no Host": b"GET /api/games HTTP/1.1\r\nConnection: close\r\n\r\n",
    "two Hosts": asked("GET /api/games", "Host: 127.0.0.1", "Host: evil.example"),
    "unreadable Host": asked("GET /api/games", "Host: [::1"),
    "bytes in Host": asked("GET /api/games", "Host: \xff\xfe"),
    "unreadable Origin": asked("POST /api/people", "Origin: http://[", body=b'{"name":"x"}'),
    "bytes in Origin": asked("POST /api/people", "Origin: \xff\xfe", body=b'{"name":"x"}'),
    "bytes in a cookie": asked("GET /api/people/me", "Cookie: yamen=\xff\xfe.\xff"),
    "a cookie of nothing": asked("GET /api/people/me", "Cookie: =;;=;yamen"),
    "deep JSON": asked("POST /api/people", body=DEEP),
    "deep JSON in a table": asked("POST /api/tables", body=b'{"game":"dragon","seats":' + DEEP),
    "bad UTF-8 in JSON": asked("POST /api/people", body=b'{"name":"\xff\xfe"}'),
    "half of a character in JSON": asked("POST /api/people", body=b'{"name":"\\ud800"}'),
    "NUL in JSON": asked("POST /api/people", body=b'{"name":"a\\u0000b"}'),
    "huge number": asked("POST /api/people", body=b'{"name":' + b"9" * 20_000 + b"}"),
    "no JSON": asked("POST /api/people", body=b"\x00\x01\x02"),
    "too much": asked("POST /api/people", body=b" " * 200_000),
    "less than promised": asked("POST /api/people", body=b'{"name":', length=9),
    "a length that is none": asked("POST /api/people", "Content-Length: -1"),
    "an unknown type": asked("POST /api/people", "Content-Type: application/xml", "Content-Length: 3") + b"<a>",
    "a broken form": asked("POST /api/people", "Content-Type: multipart/form-data", "Content-Length: 3") + b"<a>",
    "an unknown method": asked("BREW /api/people"),
    "a method of others": asked("DELETE /api/people"),
    "asterisk": asked("OPTIONS *"),
    "a whole address": asked("GET http://127.0.0.1/api/games"),
    "an address of others": asked("CONNECT evil.example:443"),
    "a strange upgrade": asked("GET /api/games", "Connection: Upgrade", "Upgrade: h2c"),
    "a WebSocket to nowhere": asked(
        "GET /nowhere",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
    ),
    "a WebSocket without a key": asked("GET /api/tables/x/live", "Connection: Upgrade", "Upgrade: websocket"),
    "a WebSocket with NUL": asked(
        "GET /api/tables/%00/live",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
    ),
    "a WebSocket for others": asked(
        "GET /api/tables/x/live",
        "Host: evil.example",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
    ),
    "no HTTP at all": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
}

NO_ADDRESS = (
    "NUL in a path",
    "NUL in a path of the API",
    "NUL in a file",
    "line break in a path",
    "overlong path",
    "overlong path of the API",
    "overlong query",
)
"""What is refused before anybody looks whether there is something."""

NO_HOST = ("no Host", "two Hosts", "unreadable Host", "bytes in Host")


@pytest.mark.parametrize("what", BAD)
def test_no_bad_request_fails_the_server(
    web: Served, person: Person, what: str, caplog: pytest.LogCaptureFixture
) -> None:
    link = str(web.stranger.base_url).rstrip("/")
    wanted = BAD[what]
    if b"\r\nCookie: " not in wanted:
        wanted = wanted.replace(b"\r\n", f"\r\nCookie: yamen={person.cookie}\r\n".encode(), 1)
    said = b""
    with caplog.at_level(logging.INFO), raw(link, timeout=PATIENCE) as line, contextlib.suppress(ConnectionError):
        line.sendall(wanted)
        while piece := line.recv(65536):
            said += piece
    head, _, body = said.partition(b"\r\n\r\n")
    status = int(head.split()[1])
    assert status < 500, said
    if what in NO_ADDRESS:
        assert status == 400
    if what in NO_HOST:
        assert (status, json.loads(body)["error"]) == (400, "bad-host")
    if status >= 400 and b"application/json" in head:
        refused = json.loads(body)
        assert refused["message"].endswith(".") or "yamen serve" in refused["message"], refused
        assert len(refused["message"]) < 500
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR], caplog.text
    formatter = LineFormatter()
    assert all(len(formatter.format(record)) <= LOG_LINE for record in caplog.records)
    assert person.cookie not in caplog.text


def test_what_is_sent_makes_one_line_of_the_log_and_no_more() -> None:
    sent = "GET /\n2026-11-18 12:00:00 INFO all is well \x1b[31m \u202e" + "a" * LOG_LINE
    line = LineFormatter().format(logging.makeLogRecord({"msg": sent}))
    assert "\\n2026" in line
    assert line.isprintable()
    assert len(line) == LOG_LINE
