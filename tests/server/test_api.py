"""The server over HTTP: what it answers, and what it refuses with which words."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from tests.server.web import Person, Web
from yamen import loads
from yamen.server.limits import RateLimiter

GAMES_RECORDED = Path(__file__).parents[1] / "games"


@pytest.fixture
def web(tmp_path: Path) -> Iterator[Web]:
    with Web(tmp_path) as web:
        yield web


def test_the_server_tells_that_it_is_well_and_what_it_can_do(web: Web) -> None:
    assert web.stranger.get("/health").json()["status"] == "ok"
    paths = web.stranger.get("/schema/openapi.json").json()["paths"]
    assert "/api/tables/{table}/moves" in paths
    assert [game["name"] for game in web.stranger.get("/api/games").json()] == ["dragon", "gugong"]


def test_a_game_is_played_to_its_end_over_http(web: Web) -> None:
    people = [web.person("Ania"), web.person("Emre")]
    path = web.running(*people)
    state = people[0].get(path)
    people[0].get(f"{path}/replay?number=3&seat=1", 403)
    while state["stage"] == "running":
        mover = people[state["to_move"]]
        state = mover.get(path)
        state = mover.post(f"{path}/moves", {"number": state["number"], "move": state["legal"][-1]["text"]})
    record = web.stranger.get(f"{path}/record")
    assert loads(record.text).scores == state["result"]["scores"]
    other = people[0].get(f"{path}/replay?number=30&seat=1")
    assert other["seat"] == 1
    events = people[0].get(f"{path}/events?since={state['number'] - 1}")
    assert events["number"] == state["number"]
    assert [step["number"] for step in events["steps"]] == [state["number"]]


def test_a_record_from_elsewhere_can_be_looked_at(web: Web) -> None:
    text = (GAMES_RECORDED / "dragon-2p-plain.yamen").read_text("utf-8")
    game = loads(text)
    assert web.stranger.post("/api/records", json={"record": text}).status_code == 401
    ania = web.person("Ania")
    seen = ania.post("/api/records", {"record": text})
    assert (seen["number"], seen["view"]) == (len(game.moves), game.view())
    assert seen["result"]["scores"] == game.scores
    assert [step["number"] for step in seen["steps"]] == list(range(1, len(game.moves) + 1))
    early = ania.post("/api/records", {"record": text, "number": 20, "seat": 1})
    assert early["view"] == game.at(20).view(1)
    assert early["steps"] == seen["steps"][19:20]
    for wrong in (
        {"record": text[:300]},
        {"record": "hello"},
        {"record": text, "number": 9999},
        {"record": text, "seat": 2},
    ):
        assert ania.post("/api/records", wrong, status=400)["error"] == "bad-request"


def test_people_come_back_with_their_recovery_code(web: Web) -> None:
    ania = web.person("Ania")
    answer = web.stranger.post("/api/people/recover", json={"code": ania.code.lower().replace("-", " ")})
    web.stranger.cookies.clear()
    again = Person(web.stranger, answer.cookies["yamen"])
    assert again.get("/api/people/me") == ania.get("/api/people/me")
    wrong = web.stranger.post("/api/people/recover", json={"code": "AAAA-AAAA"})
    assert (wrong.status_code, wrong.json()["error"]) == (404, "not-found")


def test_a_forged_cookie_is_nobody(web: Web) -> None:
    ania, emre = web.person("Ania"), web.person("Emre")
    id_, _, signature = ania.cookie.rpartition(".")
    others = emre.cookie.rpartition(".")[2]
    for cookie in (id_, f"{id_}.", f"{id_}.{signature[:-1]}x", f"{id_}.{others}", "é.é", ".", ""):
        answer = web.stranger.get("/api/people/me", headers={b"Cookie": b"yamen=" + cookie.encode()})
        assert answer.status_code == 401, cookie


def test_refusals_have_a_code_a_kind_and_a_sentence(web: Web) -> None:
    ania, emre, jana = (web.person(name) for name in ("Ania", "Emre", "Jana"))
    path = web.running(ania, emre)
    state = ania.get(path)
    asked, waiting = (ania, emre) if state["to_move"] == 0 else (emre, ania)
    number = state["number"]
    legal = asked.get(path)["legal"][0]["move"]
    cases: list[tuple[Person, str, Any, int, str]] = [
        (asked, "moves", {"number": number, "move": "castle"}, 400, "bad-move"),
        (asked, "moves", {"number": number, "move": 955}, 400, "bad-move"),
        (asked, "moves", {"number": number, "move": 2**70}, 400, "bad-request"),
        (asked, "moves", {"number": number, "move": legal, "seat": 1}, 400, "bad-request"),
        (asked, "moves", {"number": number + 1, "move": legal}, 409, "conflict"),
        (waiting, "moves", {"number": number, "move": legal}, 403, "forbidden"),
        (jana, "moves", {"number": number, "move": legal}, 403, "forbidden"),
        (jana, "resign", {"seat": 0}, 403, "forbidden"),
        (jana, "seats", {"seat": 0}, 409, "conflict"),
        (jana, "chat", {"room": "players", "text": "psst"}, 403, "forbidden"),
        (asked, "start", None, 409, "conflict"),
        (asked, "undo", {"number": number}, 409, "conflict"),
        (asked, "nothing", None, 404, "not-found"),
    ]
    for person, what, data, status, kind in cases:
        mistake = person.post(f"{path}/{what}", data, status)
        assert mistake["error"] == kind, (what, data)
        assert mistake["message"].endswith("."), mistake
    assert asked.post(f"{path}/moves", {"number": number, "move": 955}, 400)["reason"]["kind"]
    jana.get(f"{path}/chat?room=players", 403)
    jana.get("/api/tables/nowhere", 404)
    jana.get("/api/tables/%00", 400)
    assert ania.get(path)["number"] == number


def test_what_nobody_expected_is_told_to_the_log_alone(
    web: Web, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ania = web.person("Ania")

    async def fail(*_: object) -> None:
        raise RuntimeError("the key is 4711")

    monkeypatch.setattr(web.services.listing, "list_own", fail)
    mistake = ania.get("/api/tables", 500)
    assert mistake["error"] == "internal"
    assert mistake["message"].endswith(".")
    assert "4711" not in str(mistake)
    assert "4711" in caplog.text
    ania.get("/api/tables/public")


def test_pages_of_other_sites_cannot_act(web: Web) -> None:
    ania = web.person("Ania")
    table = {"game": "dragon", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    assert ania.post("/api/tables", table, 403, Origin="https://evil.example")["error"] == "forbidden"
    ania.post("/api/tables", table, 201, Origin="http://testserver.local")


def test_what_is_too_large_or_too_often_is_refused(tmp_path: Path) -> None:
    with Web(tmp_path, RateLimiter(0.001, 3)) as web:
        huge = web.stranger.post("/api/people", json={"name": "x" * 100_000})
        assert (huge.status_code, huge.json()["error"]) == (413, "too-large")
        web.person("Ania")
        web.person("Emre")
        often = web.stranger.post("/api/people", json={"name": "Jana"})
        assert (often.status_code, often.json()["error"]) == (429, "too-many-requests")
        assert web.stranger.get("/health").status_code == 200


def test_chat_is_apart_for_players_and_watchers_and_stays_plain_text(web: Web) -> None:
    ania, emre, jana = (web.person(name) for name in ("Ania", "Emre", "Jana"))
    path = web.running(ania, emre)
    ania.post(f"{path}/chat", {"room": "players", "text": "<b>hello</b>"})
    jana.post(f"{path}/chat", {"room": "watchers", "phrase": "hello"})
    assert [line["text"] for line in emre.get(f"{path}/chat?room=players")] == ["<b>hello</b>"]
    assert [line["name"] for line in jana.get(f"{path}/chat?room=watchers")] == ["Jana"]
    emre.get(f"{path}/chat?room=watchers", 403)
    assert [[line["room"] for line in one.get(f"{path}/chat")] for one in (emre, jana)] == [["players"], ["watchers"]]
    seats = [{"kind": "me"}, {"kind": "open"}]
    closed = ania.post("/api/tables", {"game": "dragon", "watchable": False, "seats": seats})
    ania.post(f"/api/tables/{closed['id']}/chat", {"room": "players", "text": "psst"})
    assert jana.get(f"/api/tables/{closed['id']}/chat") == []
    emre.post(f"{path}/chat", {"room": "players", "text": "a\x00b"}, 400)
    emre.post(f"{path}/chat", {"room": "players", "text": "   "}, 400)


def test_people_agree_abandon_and_play_again(web: Web) -> None:
    ania, emre, jana = (web.person(name) for name in ("Ania", "Emre", "Jana"))
    path = web.running(ania, emre)
    number = ania.get(path)["number"]
    jana.post(f"{path}/propose", {"number": number, "kind": "abandon"}, 403)
    ania.post(f"{path}/propose", {"number": number, "kind": "surrender"}, 400)
    ania.post(f"{path}/answer", {"agree": True}, 409)
    ania.post(f"{path}/rematch", None, 409)
    state = ania.post(f"{path}/propose", {"number": number, "kind": "abandon"})
    assert state["proposal"] == {"kind": "abandon", "by": 0, "to": 0, "agreed": [0], "waiting": [1]}
    state = emre.post(f"{path}/answer", {"agree": True})
    assert (state["stage"], state["abandoned"], state["result"], state["rematch"]) == ("over", True, None, None)
    jana.post(f"{path}/rematch", None, 403)
    new = ania.post(f"{path}/rematch")
    assert (new["owner"], [seat["name"] for seat in new["seats"]]) == (True, ["Emre", "Ania"])
    assert emre.post(f"{path}/rematch")["id"] == new["id"] == jana.get(path)["rematch"]
    assert new["created"] > state["created"]


def test_strangers_see_the_tables_that_are_open_to_them(web: Web) -> None:
    ania, emre = web.person("Ania"), web.person("Emre")
    path = web.running(ania, emre)
    lines = web.stranger.get("/api/tables/public").json()
    assert [line["id"] for line in lines] == [path.rpartition("/")[2]]
    asked = lines[0]["to_move"]
    assert lines[0]["to_move_name"] == ["Ania", "Emre"][asked]
    assert not lines[0]["my_turn"]
    assert [person.get("/api/tables/public")[0]["my_turn"] for person in (ania, emre)] == [asked == 0, asked == 1]


def test_a_content_pack_comes_with_the_table(web: Web) -> None:
    ania = web.person("Ania")
    text = files("yamen.games.dragon").joinpath("content.toml").read_text("utf-8").replace("[2,", "[4,", 1)
    wanted = {"game": "dragon", "seats": [{"kind": "me"}, {"kind": "bot"}], "watchable": False, "content": text}
    state = ania.post("/api/tables", wanted)
    assert state["content"]["name"].startswith("In the Year of the Dragon")
    path = f"/api/tables/{state['id']}"
    told = web.stranger.get(f"{path}/content").json()
    assert (told["text"], told["hash"], told["pack"]) == (text, state["content"]["hash"], state["content"])
    assert {"path": "persons.craftsman.young.value", "value": 4, "confidence": "likely"} in told["figures"]
    ania.post(f"{path}/start")
    assert web.stranger.get(f"{path}/content").status_code == 403
    wrong = ania.post("/api/tables", {**wanted, "content": text.replace("[4,", "[900,", 1)}, 400)
    assert "line 14: persons.craftsman.young.value: 900 is out of range" in wrong["message"]
    ania.post("/api/tables", {**wanted, "game": "gugong"}, 400)
    ania.post("/api/tables", {**wanted, "content": "#" * 50_000}, 400)
    ania.post("/api/tables", {**wanted, "content": "#" * 70_000}, 413)


def test_the_document_describes_the_messages_of_the_socket_and_is_printed_without_a_server(web: Web) -> None:
    served = web.stranger.get("/schema/openapi.json").json()
    printed = subprocess.run(
        [sys.executable, "-m", "yamen.server.openapi"], capture_output=True, check=True, text=True, encoding="utf-8"
    )
    assert json.loads(printed.stdout) == served
    schemas = served["components"]["schemas"]
    sent = schemas["SocketSent"]["discriminator"]["mapping"]
    assert set(sent) == {"play", "undo", "propose", "answer", "chat", "state"}
    received = schemas["SocketReceived"]["discriminator"]["mapping"]
    assert set(received) == {"state", "change", "presence", "chat", "notice", "done", "error"}
    assert schemas["SendPlay"]["required"] == ["type", "number", "move"]
    names = set(re.findall(r'"#/components/schemas/([^"]+)"', json.dumps(served)))
    assert names <= set(schemas)
