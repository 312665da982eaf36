"""A server for tests over HTTP, in this process, and people with a client each."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from litestar.testing import TestClient
from websockets.sync.client import ClientConnection, connect

from tests.server.databases import prepare
from tests.server.patience import PATIENCE
from yamen.server.app import create_app
from yamen.server.config import LIMITS, Config
from yamen.server.hosts import LOOPBACK
from yamen.server.limits import Limits, RateLimiter
from yamen.server.run import listen, uvicorn_config
from yamen.server.services import Services

Client = TestClient[Any] | httpx.Client


class Web:
    """Opens clients that share one server."""

    def __init__(
        self,
        data: Path,
        limits: RateLimiter | None = None,
        database: str | None = None,
        connection_limits: Limits | None = LIMITS,
    ) -> None:
        if database is None:
            prepare(data)
        config = Config(data, database, limits=connection_limits, hosts=LOOPBACK | {"testserver.local"})
        if limits is not None:
            config = replace(
                config, limits=Limits(request_rate=limits.rate, request_burst=limits.burst, guess_burst=limits.burst)
            )
        self.services = Services.from_config(config)
        self.stranger: Client = self._client()

    def _client(self) -> Client:
        return TestClient(create_app(self.services))

    def __enter__(self) -> "Web":
        self.stranger.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self.stranger.__exit__(None, None, None)

    def person(self, name: str) -> "Person":
        answer = self.stranger.post("/api/people", json={"name": name})
        assert answer.status_code == 201, answer.text
        self.stranger.cookies.clear()
        return Person(self.stranger, answer.cookies["yamen"], answer.json()["recovery_code"])

    def running(
        self,
        *people: "Person",
        game: str = "dragon",
        watchable: bool = True,
        public: bool = True,
        pace: str = "none",
    ) -> str:
        """A table of these people with the game begun."""
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (len(people) - 1)
        wanted = {"game": game, "seats": seats, "watchable": watchable, "public": public, "pace": pace}
        table = people[0].post("/api/tables", wanted)
        path = f"/api/tables/{table['id']}"
        for seat, person in enumerate(people[1:], 1):
            person.post(f"{path}/seats", {"seat": seat})
        people[0].post(f"{path}/start")
        return path


class Served(Web):
    """The same by uvicorn and real sockets, in a thread."""

    def _client(self) -> Client:
        listener = listen("127.0.0.1", 0)
        listener.listen()  # whoever comes before the thread has begun waits
        config = uvicorn_config(self.services)
        config.date_header = False  # all else it answers is ours
        self.uvicorn = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.uvicorn.run, args=([listener],))
        return httpx.Client(base_url="http://{}:{}".format(*listener.getsockname()), timeout=PATIENCE)

    def __enter__(self) -> "Web":
        self.thread.start()
        return super().__enter__()

    def __exit__(self, *_: object) -> None:
        super().__exit__(*_)
        self.uvicorn.should_exit = True
        self.thread.join()


class Line:
    """A real WebSocket, used as that of the other clients is."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def receive_text(self, timeout: float) -> str | bytes:
        return self.socket.recv(timeout)

    def send_text(self, text: str) -> None:
        self.socket.send(text)

    def send_bytes(self, data: bytes) -> None:
        self.socket.send(data)


@contextmanager
def line_to(client: httpx.Client, path: str, headers: dict[str, str]) -> Iterator[Line]:
    address = str(client.base_url.join(path)).replace("http", "ws", 1)
    with connect(address, additional_headers=headers) as socket:
        yield Line(socket)


class Person:
    """Somebody whom the server knows by a cookie."""

    def __init__(self, client: Client, cookie: str, code: str = "") -> None:
        self.client = client
        self.code = code
        self.cookie = cookie
        self.headers = {"Cookie": f"yamen={cookie}"}

    def post(self, path: str, data: Any = None, status: int | None = None, **headers: str) -> Any:
        answer = self.client.post(path, json=data, headers={**self.headers, **headers})
        assert answer.status_code == status if status else answer.is_success, answer.text
        return answer.json()

    def get(self, path: str, status: int = 200) -> Any:
        answer = self.client.get(path, headers=self.headers)
        assert answer.status_code == status, answer.text
        return answer.json()

    def live(self, path: str, query: str = "", **headers: str) -> Any:
        """A WebSocket at a table."""
        address, headers = f"{path}/live{query}", {**self.headers, **headers}
        if isinstance(self.client, TestClient):
            return self.client.websocket_connect(address, headers=headers)
        return line_to(self.client, address, headers)
