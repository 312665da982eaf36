"""A server for tests over HTTP, in this process, and people with a client each."""

from pathlib import Path
from typing import Any

from litestar.testing import TestClient

from yamen.server.app import create_app
from yamen.server.limits import Limits
from yamen.server.server import Server

Client = TestClient[Any]


class Web:
    """Opens clients that share one server."""

    def __init__(self, data: Path, limits: Limits | None = None, database: str | None = None) -> None:
        self.server = Server.at(data, database, limits)
        self.stranger: Client = TestClient(create_app(self.server))

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

    def running(self, *people: "Person", game: str = "dragon", watchable: bool = True) -> str:
        """A table of these people with the game begun."""
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (len(people) - 1)
        table = people[0].post("/api/tables", {"game": game, "seats": seats, "watchable": watchable})
        path = f"/api/tables/{table['id']}"
        for seat, person in enumerate(people[1:], 1):
            person.post(f"{path}/seats", {"seat": seat})
        people[0].post(f"{path}/start")
        return path


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

    def live(self, path: str, **headers: str) -> Any:
        """A WebSocket at a table."""
        return self.client.websocket_connect(f"{path}/live", headers={**self.headers, **headers})
