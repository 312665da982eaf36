"""Clocks as clients see them, over HTTP and WebSockets."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.test_live import Watcher
from tests.server.web import Web

NIGHT = {"begin": 1380, "end": 420, "zone": "Europe/Warsaw"}


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Web]:
    folder: Path = tmp_path_factory.mktemp("clocks")
    with Web(folder) as web:
        yield web


def test_the_paces_are_told_in_seconds(web: Web) -> None:
    paces = {pace["name"]: pace for pace in web.stranger.get("/api/paces").json()}
    assert list(paces) == ["calm", "daily", "brisk", "live"]
    assert (paces["calm"]["bank"], paces["calm"]["credit"], paces["calm"]["most"]) == (259200, 129600, 864000)
    assert (paces["live"]["grace"], paces["live"]["pauses"], paces["live"]["most"]) == (60, False, None)


def test_clocks_are_told_whenever_another_is_asked_and_anew_with_each_state(web: Web) -> None:
    people = [web.person("Ania"), web.person("Emre")]
    path = web.running(*people, pace="live")
    with people[0].live(path) as socket:
        watcher = Watcher(socket)
        watcher.until("state")
        first = watcher.state["clock"]
        assert abs(first["at"] - time.time()) < 60
        seat = watcher.state["to_move"]
        while watcher.state["to_move"] == seat:
            assert watcher.state["clock"] is first, "nothing is told while the same seat is asked"
            state = people[seat].get(path)
            people[seat].post(f"{path}/moves", {"number": state["number"], "move": state["legal"][0]["move"]})
            watcher.until_number(people[seat].get(path)["number"])
        told = watcher.state["clock"]
        assert [bool(clock.get("running")) for clock in told["seats"]] == [at != seat for at in (0, 1)]
        assert told["seats"][seat]["left"] > 1200, "twice the bank in a first game, and the credit"
        watcher.send(type="state")
        watcher.until("state")
        assert watcher.state["clock"]["at"] > told["at"]
    line = next(line for line in people[0].get("/api/tables") if path.endswith(line["id"]))
    assert (line["pace"], line["clock"]["seats"][seat]["left"]) == ("live", told["seats"][seat]["left"])


def test_night_and_leave_are_set_by_everybody_for_themselves(web: Web) -> None:
    jana = web.person("Jana")
    assert jana.get("/api/people/clock") == {
        "night": None,
        "leave": {"began": None, "ends": None, "remaining": 1814400},
    }
    assert jana.post("/api/people/night", NIGHT)["night"] == NIGHT
    for wrong in ({**NIGHT, "end": 421}, {**NIGHT, "zone": "Mars/Olympus"}, {**NIGHT, "begin": 1440}, {"begin": 0}):
        jana.post("/api/people/night", wrong, status=400)
    assert jana.post("/api/people/leave", {"days": 3})["leave"]["ends"] > time.time()
    jana.post("/api/people/leave", {"days": 3}, status=409)
    exported: dict[str, Any] = jana.get("/api/people/export")
    assert (exported["account"]["night"], len(exported["leaves"])) == ("23:00-07:00 Europe/Warsaw", 1)
    assert jana.post("/api/people/leave/end")["leave"]["began"] is None
    assert jana.post("/api/people/night/remove")["night"] is None
    web.stranger.cookies.clear()
    assert web.stranger.get("/api/people/clock").status_code == 401


def test_what_cannot_be_done_about_a_clock_is_refused(web: Web) -> None:
    kasia, mehmet, guest = (web.person(name) for name in ("Kasia", "Mehmet", "Guest"))
    path = web.running(kasia, mehmet, pace="daily")
    kasia.post(f"{path}/take-back", {"seat": 0}, status=409)
    kasia.post(f"{path}/take-back", {"seat": 1}, status=403)
    kasia.post(f"{path}/take-back", {"seat": 9}, status=400)
    kasia.post(f"{path}/give-time", {"seat": 0}, status=403)
    guest.post(f"{path}/give-time", {"seat": 0}, status=403)
    kasia.post(f"{path}/stop-waiting", status=409)
    assert kasia.post(f"{path}/give-time", {"seat": 1})["clock"]["seats"][1]["left"] > 518400
    plain = web.running(kasia, mehmet)
    assert kasia.get(plain)["clock"] is None
    kasia.post(f"{plain}/give-time", {"seat": 1}, status=409)
