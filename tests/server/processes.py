"""`yamen serve` and `yamen worker` in processes of their own."""

import contextlib
import json
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.server import deltas
from tests.server.databases import prepare
from tests.server.patience import PATIENCE


class Process:
    def __init__(self, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "yamen", *arguments, "--lang", "en"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def ready(self) -> str:
        """The line that tells that it has begun."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line, self.end(signal.SIGKILL)
        return line

    def end(self, number: int) -> str:
        """Send a signal; returns what the process said on its error stream."""
        self.process.send_signal(number)
        return self.process.communicate(timeout=PATIENCE)[1]


class Serving(Process):
    """A server; `--database` is all it needs to share one."""

    def __init__(self, *arguments: str) -> None:
        super().__init__("serve", "--port", "0", *arguments)
        self.link = ""

    def ready(self) -> str:
        line = super().ready()
        found = re.search(r"http://[\d.]+:\d+", line)
        assert found, line
        self.link = found[0]
        return line

    def client(self, cookie: str = "") -> httpx.Client:
        return httpx.Client(base_url=self.link, cookies={"yamen": cookie} if cookie else {}, timeout=PATIENCE)

    def live(self, path: str, cookie: str, query: str = "") -> AbstractContextManager[ClientConnection]:
        address = self.link.replace("http", "ws") + path + "/live" + query
        return connect(address, additional_headers={"Cookie": f"yamen={cookie}"})


@contextlib.contextmanager
def ended(*processes: Process) -> Iterator[None]:
    """Nothing is left running."""
    try:
        yield
    finally:
        for process in processes:
            if process.process.poll() is None:
                process.end(signal.SIGKILL)


@contextlib.contextmanager
def serving(data: Path) -> Iterator[Serving]:
    prepare(data)
    process = Serving("--data", str(data))
    with ended(process):
        process.ready()
        yield process


def begun(process: Serving, *seats: dict[str, str], game: str = "dragon") -> tuple[str, str]:
    """A cookie and the path of a table where the game has begun."""
    with process.client() as client:
        cookie = client.post("/api/people", json={"name": "Ania"}).cookies["yamen"]
        table = client.post("/api/tables", json={"game": game, "seats": list(seats)}).json()
        path = f"/api/tables/{table['id']}"
        client.post(f"{path}/start")
    return cookie, path


class Player:
    """Somebody at a table with a WebSocket, who adds up what is told."""

    def __init__(self, server: Serving, path: str, cookie: str) -> None:
        self.path = path
        self.cookie = cookie
        self.state: dict[str, Any] = {}
        self.numbers: list[int] = []
        """The number of each move that was told."""
        self._stack = contextlib.ExitStack()
        self.connect(server)

    def leave(self) -> None:
        self._stack.close()

    def connect(self, server: Serving) -> None:
        """Come, or come back and be told what happened meanwhile."""
        since = f"?since={self.state['number']}" if self.state else ""
        self.leave()
        self.socket = self._stack.enter_context(server.live(self.path, self.cookie, since))
        self.hear()

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=timeout))
        if message["type"] == "state":
            self.state = message["state"]
        elif message["type"] == "change":
            deltas.apply(message, self.state)
        self.numbers += [step["number"] for step in message.get("steps", [])]
        return message

    def hear_of(self, number: int) -> None:
        """Wait until the table has come to a number of moves."""
        while self.state["number"] < number:
            self.hear()

    def play(self, move: int) -> None:
        """Make a move; returns when it is acknowledged."""
        self.socket.send(json.dumps({"type": "play", "number": self.state["number"], "move": move, "ref": "mine"}))
        while (message := self.hear())["type"] != "error" and (message.get("done") or message).get("ref") != "mine":
            pass
        assert message["type"] != "error", message
