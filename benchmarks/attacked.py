"""A person who plays while others attack the server: rows of `yamen bench`.

As a program it is the attack: `python -m benchmarks.attacked LINK SECONDS`.
"""

import contextlib
import http.client
import json
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from benchmarks.load import own_environment, serving
from yamen.cli.benchmarks import SLACK, Benchmark, Figures

PERSON, ATTACKER = "127.0.0.3", "127.0.0.2"
"""Where each comes from, so that limits by address tell them apart."""
PAUSE: Final = 0.02
"""Between two requests of the person."""
EMPTY_PING: Final = b"\x89\x80\x00\x00\x00\x00"
HALF_REQUEST: Final = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half: "
SEATS: Final = [{"kind": "me"}, {"kind": "same_screen"}]
PACK: Final = "\n".join(f"unknown_{number}=1" for number in range(2600))


def attack_benchmarks() -> list[Benchmark]:
    return [
        Benchmark("server-person-quiet", partial(answered, False)),
        Benchmark("server-person-attacked", partial(answered, True)),
    ]


def attack_notes() -> list[str]:
    return [
        "`person-quiet` and `person-attacked` are the times from sending a request to its answer of one person who "
        "plays by HTTP, alone and while another address floods the server with WebSocket frames, half-sent requests, "
        "requests and content packs.",
    ]


def answered(attacked: bool, seconds: float) -> Figures:
    """How long a person waits for answers."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as (link, _), contextlib.ExitStack() as stack:
        person = Client(link, PERSON)
        person.sit_down()
        if attacked:
            command = [sys.executable, "-m", "benchmarks.attacked", link, str(5 * seconds)]
            attack = stack.enter_context(subprocess.Popen(command, env=own_environment(), stdout=subprocess.PIPE))
            stack.callback(attack.terminate)
            assert attack.stdout is not None
            attack.stdout.readline()  # it has begun
        times: list[float] = []
        end = time.perf_counter() + 5 * seconds
        while time.perf_counter() < end or len(times) < 100:
            began = time.perf_counter()
            person.play()
            times.append(1000 * (time.perf_counter() - began))
            time.sleep(PAUSE)
    return {"p50_ms": statistics.median(times), "p99_ms": statistics.quantiles(times, n=100)[98]}


class Client:
    """Somebody with a keep-alive connection, from an address of their own."""

    def __init__(self, link: str, address: str) -> None:
        where = urlsplit(link)
        assert where.hostname is not None
        self.connection = http.client.HTTPConnection(where.hostname, where.port, SLACK, (address, 0))
        self.headers = {"Content-Type": "application/json"}
        self.state: dict[str, Any] = {}
        _, cookie = self.ask("POST", "/api/people", {"name": "Ania"})
        self.headers["Cookie"] = cookie.partition(";")[0]

    def ask(self, method: str, path: str, data: object = None) -> tuple[Any, str]:
        """An answer, and the cookie that comes with it."""
        self.connection.request(method, path, None if data is None else json.dumps(data), self.headers)
        answer = self.connection.getresponse()
        return json.loads(answer.read()), answer.getheader("Set-Cookie", "")

    def sit_down(self, game: str = "dragon") -> None:
        self.game = game
        self.state, _ = self.ask("POST", "/api/tables", {"game": game, "seats": SEATS})
        self.path = f"/api/tables/{self.state['id']}"
        self.state, _ = self.ask("POST", f"{self.path}/start")

    def play(self) -> None:
        if self.state["stage"] != "running":
            self.sit_down(self.game)
        move = {"number": self.state["number"], "move": self.state["legal"][0]["move"]}
        self.state, _ = self.ask("POST", f"{self.path}/moves", move)


# The attack


def attack(link: str, seconds: float) -> None:
    where = urlsplit(link)
    assert where.hostname is not None
    host, port = where.hostname, where.port or 80
    guest = Client(link, ATTACKER)
    guest.sit_down()
    end = time.monotonic() + seconds
    kinds = [
        partial(flood, host, port, guest.path),
        partial(half_send, host, port),
        partial(ask, link),
        partial(pack, link),
    ]
    threads = [threading.Thread(target=again_until, args=(end, kind), daemon=True) for kind in kinds]
    for thread in threads:
        thread.start()
    print("begun", flush=True)
    for thread in threads:
        thread.join()


def again_until(end: float, kind: Callable[[float], None]) -> None:
    """However often the server ends it."""
    while time.monotonic() < end:
        with contextlib.suppress(OSError, ValueError, LookupError, http.client.HTTPException):
            kind(end)
        time.sleep(0.01)


@contextlib.contextmanager
def connected(host: str, port: int) -> Iterator[socket.socket]:

    with socket.create_connection((host, port), 2, (ATTACKER, 0)) as line:
        yield line


def flood(host: str, port: int, path: str, end: float) -> None:
    """Pings as fast as the server takes them."""
    with connected(host, port) as line:
        line.sendall(
            f"GET {path}/live HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        line.recv(4096)
        while time.monotonic() < end:
            line.sendall(EMPTY_PING * 1000)


def half_send(host: str, port: int, end: float) -> None:
    with contextlib.ExitStack() as lines:
        while time.monotonic() < end:
            lines.enter_context(connected(host, port)).sendall(HALF_REQUEST)
            time.sleep(0.005)


def ask(link: str, end: float) -> None:
    """Requests as fast as they are answered."""
    guest = Client(link, ATTACKER)
    while time.monotonic() < end:
        guest.ask("GET", "/api/tables/public")


def pack(link: str, end: float) -> None:
    guest = Client(link, ATTACKER)
    while time.monotonic() < end:
        guest.ask("POST", "/api/tables", {"game": "gugong", "seats": SEATS, "content": PACK})


if __name__ == "__main__":
    attack(sys.argv[1], float(sys.argv[2]))
