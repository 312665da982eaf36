"""One guest asks for all that takes work, again and again, while others play and look at a record of theirs."""

import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.attack.harness import PERSON, Target, client, took, workers
from tests.server.patience import until
from tests.server.processes import ended

RECORD = (Path(__file__).parents[1] / "games" / "dragon-5p-tornado.yamen").read_text("utf-8")
BOTS = [{"kind": "bot", "bot": "random"}] * 2
AT_ONCE = 16
TURNS = 2


@pytest.fixture(scope="module")
def attacker(target: Target) -> Iterator[httpx.Client]:
    with client(target.link) as attacker:
        attacker.post("/api/people", json={"name": "Mallory"}).raise_for_status()
        yield attacker


@pytest.fixture(scope="module")
def finished(storage: tuple[str, str], attacker: httpx.Client) -> list[str]:
    """Tables where bots have played to the end."""
    thinking = workers(storage)
    with ended(*thinking):
        for process in thinking:
            process.ready()
        paths = [begun(attacker, {"seats": BOTS}) for _ in range(5)]
        until(lambda: all(attacker.get(path).json()["stage"] == "over" for path in paths))
    return paths


def begun(attacker: httpx.Client, wanted: dict[str, Any]) -> str:
    made = attacker.post("/api/tables", json={"game": "dragon", **wanted}).raise_for_status()
    path = f"/api/tables/{made.json()['id']}"
    attacker.post(f"{path}/start").raise_for_status()
    return path


def test_reviews_hints_and_records_for_one_hold_nobody_up(
    target: Target, attacker: httpx.Client, finished: list[str]
) -> None:
    with_hints = begun(attacker, {"seats": [{"kind": "me"}, {"kind": "same_screen"}], "hints": True})
    answers: Counter[tuple[str, int]] = Counter()

    def ask(_: int) -> None:
        for _ in range(TURNS):
            for path in finished:
                answers["review", attacker.get(f"{path}/review").status_code] += 1
            answers["hint", attacker.get(f"{with_hints}/hint", params={"refined": True}).status_code] += 1
            answers["record", attacker.post("/api/records", json={"record": RECORD}).status_code] += 1
            branch = {"number": 5, "seat": 0, "bot": "random"}
            answers["what if", attacker.post(f"{finished[0]}/branch", json=branch).status_code] += 1

    with target.attacked() as person, client(target.link, PERSON) as looking, ThreadPoolExecutor(AT_ONCE) as attack:
        asked = [attack.submit(ask, number) for number in range(AT_ONCE)]
        looking.cookies = person.client.cookies
        until(lambda: ("record", 200) in answers)
        began = time.monotonic()
        seen = looking.post("/api/records", json={"record": RECORD})
        took(began, "a record, after the attacker's")
        assert seen.status_code == 200, seen.text
        for each in asked:
            each.result()
    assert {status for _, status in answers} <= {200, 201, 202, 429}, answers
    assert answers["review", 429] > 0, "three reviews are enough for one at a time"
    assert answers["record", 429] > 0


def test_strangers_who_look_back_all_the_time_hold_nobody_up(target: Target, finished: list[str]) -> None:
    statuses: Counter[int] = Counter()

    def look(at: int) -> None:
        with client(target.link) as stranger:
            for path in finished[:2]:
                asked = ("course", "events?since=0", f"replay?number={20 + at}", "record")
                statuses.update(stranger.get(f"{path}/{what}").status_code for what in asked)

    with target.attacked(), ThreadPoolExecutor(60) as attack:
        list(attack.map(look, range(60)))
    assert set(statuses) <= {200, 429}, statuses
    assert statuses[200] > 0
