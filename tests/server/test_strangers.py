"""Strangers: what is others' stays theirs, whoever asks and however."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.test_live import Watcher
from tests.server.web import Person, Web
from yamen.server.limits import Limits

EVIL = "https://evil.example"
HTML = "<script>alert(1)</script>"


@pytest.fixture
def web(tmp_path: Path) -> Iterator[Web]:
    with Web(tmp_path) as web:
        yield web


def posts(web: Web) -> list[str]:
    """Every address that changes something."""
    paths = web.stranger.get("/schema/openapi.json").json()["paths"]
    return [path for path, operations in paths.items() if "post" in operations]


def to_move(people: list[Person], path: str) -> tuple[Person, dict[str, Any]]:
    mover = people[people[0].get(path)["to_move"]]
    return mover, mover.get(path)


def test_nobody_makes_anothers_moves_or_looks_from_anothers_seat(web: Web) -> None:
    people = [web.person("Ania"), web.person("Emre")]
    jana = web.person("Jana")
    path = web.running(*people, game="gugong")
    mover, state = to_move(people, path)
    waiting = next(person for person in people if person is not mover)
    number, seat, legal = state["number"], state["to_move"], state["legal"][0]["move"]
    for stranger in (waiting, jana):
        stranger.post(f"{path}/moves", {"number": number, "move": legal}, 403)
        stranger.get(f"{path}?seat={seat}", 403)
        stranger.get(f"{path}/replay?number=3&seat={seat}", 403)
        assert stranger.get(path)["legal"] == []
        with stranger.live(path) as socket:
            watcher = Watcher(socket)
            watcher.until("state")
            watcher.send(type="play", number=number, move=legal)
            assert watcher.until("error")["error"] == "forbidden"
    for what, data in (
        ("undo", {"number": number}),
        ("propose", {"number": number, "kind": "abandon"}),
        ("answer", {"agree": True}),
        ("resign", {"seat": seat}),
        ("rematch", None),
    ):
        jana.post(f"{path}/{what}", data, 403)
    nobody = Person(web.stranger, "")
    nobody.post(f"{path}/moves", {"number": number, "move": legal}, 401)
    assert mover.get(path) == state


def test_a_table_not_open_to_watchers_tells_strangers_nothing_of_its_game(web: Web) -> None:
    ania, emre, jana = (web.person(name) for name in ("Ania", "Emre", "Jana"))
    path = web.running(ania, emre, watchable=False)
    ania.post(f"{path}/chat", {"room": "players", "text": "between us"})
    for stranger in (jana, Person(web.stranger, "")):
        state = stranger.get(path)
        assert (state["view"], state["legal"], state["question"], state["result"]) == (None, [], None, None)
        assert stranger.get(f"{path}/events")["steps"] == []
        for what in ("replay?number=1", "record", "course", "chat?room=players", "chat?room=watchers"):
            stranger.get(f"{path}/{what}", 403)
        with stranger.live(f"{path}") as socket:
            assert Watcher(socket).until("state")["state"]["view"] is None
        assert all(line["id"] not in path for line in stranger.get("/api/tables/public"))


def test_a_cookie_is_worth_nothing_once_its_person_has_signed_out(web: Web) -> None:
    ania, emre = web.person("Ania"), web.person("Emre")
    path = web.running(ania, emre)
    again = Person(web.stranger, ania.cookie)
    with again.live(path) as socket:
        watcher = Watcher(socket)
        watcher.until("state")
        ania.client.post("/api/people/logout", headers=ania.headers)
        assert watcher.until("error")["error"] == "nameless"
    again.get("/api/people/me", 401)
    again.post(f"{path}/chat", {"room": "players", "text": "still me"}, 401)
    assert again.get(path)["seat"] is None


def test_a_cookie_of_another_house_is_worth_nothing(web: Web, tmp_path: Path) -> None:
    with Web(tmp_path / "other") as other:
        forged = other.person("Ania").cookie
    answer = Person(web.stranger, forged).get("/api/people/me", 401)
    assert answer["error"] == "nameless"


def test_no_page_of_another_site_changes_anything_or_listens(web: Web) -> None:
    ania, emre = web.person("Ania"), web.person("Emre")
    path = web.running(ania, emre)
    table = path.rpartition("/")[2]
    addresses = [address.replace("{table}", table) for address in posts(web)]
    assert len(addresses) > 15
    for address in addresses:
        for origin in (EVIL, "null", "http://testserver.local.evil.example"):
            answer = web.stranger.post(address, json={}, headers={**ania.headers, "Origin": origin})
            assert (answer.status_code, answer.json()["error"]) == (403, "forbidden"), address
            assert "set-cookie" not in answer.headers
    with ania.live(path, Origin=EVIL) as socket:
        assert Watcher(socket).hear()["error"] == "forbidden"
    assert "access-control-allow-origin" not in web.stranger.get(path, headers={"Origin": EVIL}).headers


def test_names_and_chat_are_text_wherever_they_come_back(web: Web) -> None:
    ania, emre = web.person(HTML), web.person("Emre")
    path = web.running(ania, emre)
    with emre.live(path) as socket:
        watcher = Watcher(socket)
        watcher.until("state")
        ania.post(f"{path}/chat", {"room": "players", "text": HTML})
        assert watcher.until("chat")["line"]["text"] == HTML
        assert watcher.state["cast"][0] == HTML
    assert emre.get(f"{path}/chat?room=players")[0]["name"] == HTML
    ania.post(f"{path}/propose", {"number": ania.get(path)["number"], "kind": "abandon"})
    emre.post(f"{path}/answer", {"agree": True})
    for address in (path, f"{path}/chat?room=players", f"{path}/record", "/api/tables", "/api/people/me"):
        answer = web.stranger.get(address, headers=ania.headers)
        assert answer.headers["content-type"].split(";")[0] in ("application/json", "text/plain"), address
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
        assert "script-src" not in answer.headers["content-security-policy"]  # so only our own files are run
    assert HTML not in web.stranger.get(f"/{HTML}").text


def test_the_codes_of_tables_cant_be_guessed_by_trying(web: Web) -> None:
    ania, emre = web.person("Ania"), web.person("Emre")
    path = web.running(ania, emre)
    tries = [web.stranger.get(f"/api/tables/plum-crane-river-{number}").status_code for number in range(1000, 1110)]
    assert tries == [404] * 100 + [429] * 10
    assert web.stranger.get(path).status_code == 429  # else a hit would tell itself from a miss


def test_nor_by_opening_websockets(tmp_path: Path) -> None:
    with Web(tmp_path, connection_limits=Limits(guess_rate=0, guess_burst=3)) as web:
        path = web.running(web.person("Ania"), web.person("Emre"))
        for number in range(3):
            with Person(web.stranger, "").live(f"/api/tables/plum-crane-river-{1000 + number}") as socket:
                assert Watcher(socket).hear()["error"] == "not-found"
        assert web.stranger.get(path).status_code == 429
