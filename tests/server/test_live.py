"""The server live: each client has what its person may see, at every moment."""

import json
import random
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from tests.server import deltas
from tests.server.patience import PATIENCE
from tests.server.web import Person, Served, Web
from yamen.server.tables import listeners


@pytest.fixture(params=[Web, Served])
def web(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Web]:
    """With plain ASGI, and with sockets whose messages are taken over (server/ws_direct.py)."""
    monkeypatch.setattr(listeners, "PACE", 0.0)  # else whoever watches waits a second for each move
    with request.param(tmp_path) as web:
        yield web


class Watcher:
    """A client that keeps its state by the changes it gets."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.steps: list[Any] = []
        self.chat: list[str] = []
        self.state: dict[str, Any] = {}
        self.answered: dict[str, Any] | None = None
        """An answer that came along with the last delta."""

    def hear(self) -> dict[str, Any]:
        if self.answered is not None:
            answer, self.answered = self.answered, None
            return answer
        message: dict[str, Any] = json.loads(self.socket.receive_text(timeout=PATIENCE))
        if message["type"] == "state":
            self.state = message["state"]
        elif message["type"] == "change":
            deltas.apply(message, self.state)
            self.answered = message.get("done")
        elif message["type"] == "chat":
            self.chat.append(message["line"]["phrase"] or message["line"]["text"])
        self.steps += message.get("steps", [])
        return message

    def until(self, kind: str) -> dict[str, Any]:
        while (message := self.hear())["type"] != kind:
            pass
        return message

    def until_number(self, number: int) -> None:
        while self.state.get("number") != number:
            self.hear()

    def send(self, **message: Any) -> None:
        self.socket.send_text(json.dumps(message))


@pytest.mark.parametrize("game", ["dragon", "gugong"])
def test_changes_add_up_to_the_state_that_http_gives(web: Web, game: str) -> None:
    ania, emre, jana = (web.person(name) for name in ("Ania", "Emre", "Jana"))
    people = [ania, emre]
    path = web.running(*people, game=game)
    with ania.live(path) as first, emre.live(path) as second, jana.live(path) as third:
        players, guest = [Watcher(first), Watcher(second)], Watcher(third)
        for watcher in (*players, guest):
            watcher.until("state")
        for _ in range(40):
            state = players[players[0].state["to_move"]].state
            mover = players[state["to_move"]]
            mover.send(type="play", number=state["number"], move=state["legal"][0]["move"], ref="x")
            assert mover.until("done")["ref"] == "x"
            for watcher, person in zip((*players, guest), (ania, emre, jana), strict=True):
                watcher.until_number(mover.state["number"])
                assert watcher.state == person.get(path)
        assert players[0].steps == players[1].steps == guest.steps != []


def test_a_client_that_comes_back_hears_what_happened_meanwhile(web: Web) -> None:
    people = [web.person("Ania"), web.person("Emre")]
    path = web.running(*people)
    with people[0].live(path) as socket:
        all_along = Watcher(socket)
        all_along.until("state")
        number = all_along.state["number"]
        for _ in range(30):
            state = people[all_along.state["to_move"]].get(path)
            people[state["to_move"]].post(
                f"{path}/moves", {"number": state["number"], "move": state["legal"][0]["move"]}
            )
            all_along.until_number(people[0].get(path)["number"])
        with people[0].live(path, f"?since={number}") as again:
            back = Watcher(again)
            back.until("state")
            assert back.state == all_along.state
            assert back.steps == all_along.steps


def test_of_two_moves_sent_at_once_one_wins_and_the_other_hears_of_it(web: Web) -> None:
    people = [web.person("Ania"), web.person("Emre")]
    path = web.running(*people)
    asked = people[people[0].get(path)["to_move"]]
    with asked.live(path) as one, asked.live(path) as two:
        both = [Watcher(one), Watcher(two)]
        for watcher in both:
            watcher.until("state")
        for at, watcher in enumerate(both):
            state = watcher.state
            watcher.send(type="play", number=state["number"], move=state["legal"][at]["move"])
        answers = [next(m for m in iter(watcher.hear, None) if m["type"] in ("done", "error")) for watcher in both]
        assert sorted(answer["type"] for answer in answers) == ["done", "error"]
        assert [answer["error"] for answer in answers if answer["type"] == "error"] == ["conflict"]


def test_people_agree_over_their_sockets(web: Web) -> None:
    people = [web.person("Ania"), web.person("Emre")]
    path = web.running(*people)
    with people[0].live(path) as first, people[1].live(path) as second:
        both = [Watcher(first), Watcher(second)]
        for watcher in both:
            watcher.until("state")
        both[0].send(type="propose", number=both[0].state["number"], kind="abandon")
        both[0].until("done")
        while both[1].state["proposal"] is None:
            both[1].hear()
        assert both[1].state["proposal"]["waiting"] == [1]
        both[1].send(type="answer", agree=False)
        both[1].until("done")
        both[1].send(type="answer", agree=True)
        assert both[1].until("error")["error"] == "conflict"
        both[1].send(type="propose", number=both[1].state["number"], kind="abandon")
        both[1].until("done")
        while both[0].state["proposal"] is None or both[0].state["proposal"]["by"] != 1:
            both[0].hear()
        both[0].send(type="answer", agree=True)
        both[0].until("done")
        new = people[0].post(f"{path}/rematch")["id"]
        while both[1].state["rematch"] is None:
            both[1].hear()
        assert (both[1].state["rematch"], both[1].state["abandoned"]) == (new, True)
        assert both[1].state == people[1].get(path)
        kinds = [event["kind"] for step in both[1].steps for event in step["events"]]
        assert kinds == ["disagreed", "abandoned"]


def test_chat_reaches_only_its_room(web: Web) -> None:
    ania, emre, jana = (web.person(name) for name in ("Ania", "Emre", "Jana"))
    path = web.running(ania, emre)
    with ania.live(path) as first, jana.live(path) as second:
        player, watcher = Watcher(first), Watcher(second)
        player.until("state")
        watcher.until("state")
        player.send(type="chat", room="players", text="secret plan")
        player.until("done")
        watcher.send(type="chat", room="players", text="let me in")
        assert watcher.until("error")["error"] == "forbidden"
        watcher.send(type="chat", room="watchers", phrase="nice-move")
        watcher.until("done")
        player.send(type="state")
        player.until("done")
        assert (player.chat, watcher.chat) == (["secret plan"], ["nice-move"])


def test_strangers_and_pages_of_other_sites_are_turned_away(web: Web) -> None:
    ania, emre = web.person("Ania"), web.person("Emre")
    path = web.running(ania, emre, watchable=False)
    nobody = Person(web.stranger, "forged.cookie")
    with nobody.live(path) as socket:
        stranger = Watcher(socket)
        stranger.until("state")
        assert (stranger.state["view"], stranger.state["legal"]) == (None, [])
        stranger.send(type="play", number=stranger.state["number"], move=0)
        assert stranger.until("error")["error"] == "nameless"
        state = ania.get(path)
        mover = ania if state["to_move"] == 0 else emre
        state = mover.get(path)
        mover.post(f"{path}/moves", {"number": state["number"], "move": state["legal"][0]["move"]})
        stranger.until_number(state["number"] + 1)
        assert stranger.steps == []
    with ania.live(path, Origin="https://evil.example") as socket:
        assert Watcher(socket).hear()["error"] == "forbidden"
    with ania.live("/api/tables/nowhere") as socket:
        assert Watcher(socket).hear()["error"] == "not-found"


def frames(rng: random.Random) -> Iterator[str | bytes]:
    """Messages that nobody should send."""
    good = '{"type":"play","number":1,"move":2}'
    yield from ("", "null", "[]", "1" * 5000, "[" * 5000, '{"type":"play"}', '{"type":{}}', "\ud7ff", "\x00")
    yield from (b"", b"\xff\xfe", b'{"type":"state"', '{"type":"play","number":-1,"move":1e400}'.encode("utf-16"))
    while True:
        at = rng.randrange(len(good))
        junk = (
            good[:at] + rng.choice(['"', "{", "9" * 30, "\\u0000", "\\ud800", "☃", ""]) + good[at + rng.randrange(3) :]
        )
        yield junk if rng.random() < 0.5 else rng.randbytes(rng.randrange(40))


def test_ten_thousand_malformed_frames_are_answered_and_change_nothing(web: Web) -> None:
    people = [web.person("Ania"), web.person("Emre")]
    path = web.running(*people)
    before = people[0].get(path)
    malformed = frames(random.Random(4))
    for _ in range(105):  # a connection takes a hundred messages at once, then it has to wait
        with people[0].live(path) as socket:
            watcher = Watcher(socket)
            watcher.until("state")
            for frame in islice(malformed, 97):
                if isinstance(frame, str):
                    socket.send_text(frame)
                else:
                    socket.send_bytes(frame)
                answer = watcher.hear()
                assert answer["error"] in ("bad-request", "conflict")
                assert "Traceback" not in answer["message"]
    assert people[0].get(path) == before


def test_a_connection_that_sends_too_much_is_slowed_down(web: Web) -> None:
    people = [web.person("Ania"), web.person("Emre")]
    with people[0].live(web.running(*people)) as socket:
        watcher = Watcher(socket)
        watcher.until("state")
        for _ in range(130):
            watcher.send(type="undo", number=0)
        answers = {watcher.hear()["error"] for _ in range(130)}
        assert answers == {"conflict", "too-many-requests"}
