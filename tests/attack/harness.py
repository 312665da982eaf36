"""A server that is attacked while somebody well-behaved plays at it.

An attack test looks like this, with `target` from conftest.py:

    def test_…(target: Target) -> None:
        with target.attacked():
            ...  # the attack; from ATTACKER, so that it isn't taken for the person who plays

While the block runs, and for at least `ROUNDS` rounds, the person looks at tables and plays by HTTP and by WebSocket.
Each request must be answered within `BOUND` seconds, or longer on a busy machine (`allowed`). After the block all that
was acknowledged must be there, and the process may have grown by no more than `GROWTH` bytes and `DESCRIPTORS` files.
When all tests of a module are done the server must end as fast after SIGTERM, with nothing lost for the one that starts
next, and its log must have no traceback: what strangers send is no error of ours, and fills no disk.

Everything happens on loopback. The person and the attacker have an address each there, so that limits by address tell
them apart.
"""

import contextlib
import json
import os
import signal
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.server.patience import PATIENCE
from tests.server.processes import Process, Serving, ended

BOUND: Final = 5.0
"""Seconds within which the person is answered and SIGTERM ends the server, whatever others do, on a machine that does
nothing else: only a server that stands still misses that."""
ROUNDS: Final = 3
GROWTH: Final = 64 * 1024 * 1024
DESCRIPTORS: Final = 250
PERSON: Final = "127.0.0.3"
ATTACKER: Final = "127.0.0.2"
"""Whose addresses are whose. 127.0.0.1 is nobody's: from there a proxy would speak for others, and is trusted."""


class Late(AssertionError):
    """Something took longer than `allowed`."""


class Bystander:
    """A person who plays, in a thread: at a table of their own, and looks around meanwhile."""

    def __init__(self, server: Serving) -> None:
        self.client = client(server.link, PERSON)
        self.link = server.link
        self.acknowledged: dict[str, Any] = {}
        self.times: list[float] = []
        self.rounds = 0
        answer = self._timed("POST", "/api/people", json={"name": "Ania"})
        self.cookie: str = answer.cookies["yamen"]
        self._sit_down()

    def _sit_down(self) -> None:
        seats = [{"kind": "me"}, {"kind": "same_screen"}]
        table = self._timed("POST", "/api/tables", json={"game": "dragon", "seats": seats}).json()
        self.path = f"/api/tables/{table['id']}"
        self.acknowledged = self._timed("POST", f"{self.path}/start").json()

    def play(self, stop: threading.Event) -> None:
        while not stop.is_set() or self.rounds < ROUNDS:
            self.round()
            stop.wait(0.05)  # as a quick person would

    def round(self) -> None:
        """A look around, a move by HTTP and one by WebSocket."""
        self._timed("GET", "/health")
        self._timed("GET", "/api/tables/public")
        if self.acknowledged["stage"] != "running":
            self._sit_down()
        move = {"number": self.acknowledged["number"], "move": self.acknowledged["legal"][0]["move"]}
        self.acknowledged = self._timed("POST", f"{self.path}/moves", json=move).json()
        if self.acknowledged["stage"] == "running":
            self._play_live()
        self.rounds += 1

    def _play_live(self) -> None:
        began = time.monotonic()
        try:
            with live(self.link, self.path, self.cookie, PERSON) as line:
                state = json.loads(line.recv(PATIENCE))["state"]
                assert state == self.acknowledged, "what was acknowledged isn't there"
                move = {"type": "play", "number": state["number"], "move": state["legal"][0]["move"], "ref": "mine"}
                line.send(json.dumps(move))
                message = json.loads(line.recv(PATIENCE))
                while message.get("done", message).get("ref") != "mine":  # by itself, or with what the move changed
                    message = json.loads(line.recv(PATIENCE))
                assert message["type"] != "error", message
        except (TimeoutError, OSError) as error:
            raise Late(f"the WebSocket wasn't answered within {PATIENCE:g} s: {error!r}") from error
        self.times.append(took(began, "a move by WebSocket"))
        self.acknowledged = self._timed("GET", self.path).json()
        assert self.acknowledged["number"] > state["number"]

    def look(self) -> None:
        """All that was acknowledged is there."""
        assert self._timed("GET", self.path).json() == self.acknowledged

    def _timed(self, method: str, path: str, **given: Any) -> httpx.Response:
        began = time.monotonic()
        try:
            answer = self.client.request(method, path, **given)
        except httpx.TimeoutException as error:
            raise Late(f"{method} {path} wasn't answered within {PATIENCE:g} s") from error
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text[:300]}"
        self.times.append(took(began, f"{method} {path}"))
        return answer


class Target:
    """The server under attack."""

    def __init__(self, *arguments: str) -> None:
        self.arguments = arguments
        self.server = Serving(*arguments)
        self.said: list[str] = []
        self._start()
        self.person = Bystander(self.server)
        self.person.round()  # whatever is made once is made, before anything is measured

    def _start(self) -> None:
        self.server.ready()
        log = self.server.process.stderr
        assert log is not None
        # An unread pipe would stop the server when it is full.
        self._reader = threading.Thread(target=lambda said: said.extend(log), args=(self.said,), daemon=True)
        self._reader.start()

    @property
    def link(self) -> str:
        return self.server.link

    @property
    def pid(self) -> int:
        return self.server.process.pid

    @contextlib.contextmanager
    def attacked(self, growth: int = GROWTH, descriptors: int = DESCRIPTORS) -> Iterator[Bystander]:
        """While this lasts, somebody plays; afterwards all is as it should be."""
        person = self.person
        memory, files = rss(self.pid), open_files(self.pid)
        stop, wrong = threading.Event(), list[BaseException]()
        person.rounds, person.times = 0, []

        def play() -> None:
            try:
                person.play(stop)
            except BaseException as error:
                wrong.append(error)

        playing = threading.Thread(target=play, daemon=True)
        playing.start()
        try:
            yield person
        finally:
            stop.set()
            playing.join()
        if wrong:
            raise wrong[0]
        person.look()
        grown = rss(self.pid) - memory
        assert grown < growth, f"the server has grown by {grown / 2**20:.0f} MB"
        assert open_files(self.pid) - files < descriptors

    @contextlib.contextmanager
    def until_closed(self) -> Iterator["Target"]:
        """For the tests of a module; afterwards nothing is left running, whatever they did."""
        try:
            yield self
            self.close()
        finally:
            self.person.client.close()
            with ended(self.server):
                pass

    def close(self) -> None:
        """SIGTERM ends the server in time, and the next one has all that was acknowledged."""
        process = self.server.process
        began = time.monotonic()
        process.send_signal(signal.SIGTERM)
        code = process.wait(PATIENCE)
        took(began, "ending")
        assert code == 0, self.said[-5:]
        self._reader.join()
        assert not [line for line in self.said if line.startswith("Traceback")], "".join(self.said)[:5000]
        again = Serving(*self.arguments)
        with ended(again):
            again.ready()
            with client(again.link, PERSON) as looking:
                looking.cookies = self.person.client.cookies
                assert looking.get(self.person.path).json() == self.person.acknowledged


def allowed() -> float:
    """`BOUND`, and on a machine that is busy with other things as many times as long as each core has to do."""
    return BOUND * max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))


def took(began: float, what: str) -> float:
    """How long something took that began then, if that is no longer than allowed."""
    seconds = time.monotonic() - began
    if seconds > allowed():
        raise Late(f"{what} took {seconds:.1f} s; {allowed():.1f} s are allowed")
    return seconds


def workers(storage: tuple[str, str]) -> list[Process]:
    """Whoever thinks for bots: on SQLite the server itself."""
    return [] if storage[0] == "--data" else [Process("worker", *storage, "--processes", "2")]


def client(link: str, address: str = ATTACKER, timeout: float = PATIENCE) -> httpx.Client:
    """Requests from an address of one's own."""
    transport = httpx.HTTPTransport(local_address=address, limits=httpx.Limits(max_connections=1000))
    return httpx.Client(base_url=link, transport=transport, timeout=timeout)


def live(
    link: str, path: str, cookie: str = "", address: str = ATTACKER
) -> contextlib.AbstractContextManager[ClientConnection]:
    """A WebSocket at a table, from an address of one's own."""
    headers = {"Cookie": f"yamen={cookie}"} if cookie else {}
    return connect(
        f"{link.replace('http', 'ws', 1)}{path}/live",
        additional_headers=headers,
        sock=raw(link, address),
        open_timeout=PATIENCE,
    )


def raw(link: str, address: str = ATTACKER, timeout: float = PATIENCE) -> socket.socket:
    """A connection whose every byte is ours."""
    where = urlsplit(link)
    assert where.hostname is not None
    return socket.create_connection((where.hostname, where.port or 80), timeout, (address, 0))


def handshake(link: str, path: str, cookie: str = "", address: str = ATTACKER, query: str = "") -> socket.socket:
    """A WebSocket whose every byte is ours; the server's answer to the handshake is read."""
    line = raw(link, address)
    line.sendall(
        f"GET {path}/live{query} HTTP/1.1\r\nHost: {urlsplit(link).netloc}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        f"{f'Cookie: yamen={cookie}' + chr(13) + chr(10) if cookie else ''}\r\n".encode()
    )
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        byte = line.recv(1)
        assert byte, head
        head += byte
    assert b" 101 " in head.partition(b"\r\n")[0], head
    return line


def rss(pid: int) -> int:
    """The bytes of memory that a process has."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def open_files(pid: int) -> int:
    return len(os.listdir(f"/proc/{pid}/fd"))
