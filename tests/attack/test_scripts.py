"""Scripts that want more than people do: quotas refuse it with a sentence, and the person who plays goes on."""

import contextlib
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.attack.harness import Target, client

LIMITS = {"open_tables": 6, "running_tables": 5, "tables_a_day": 12, "chat_lines_a_day": 30, "people_by_address": 10}
ELSEWHERE = {"X-Forwarded-For": "203.0.113.9"}
"""From 127.0.0.1, a proxy's word is taken for where somebody is; what this machine does isn't counted by address."""
pytestmark = pytest.mark.parametrize("storage", ["sqlite", "postgresql"], indirect=True, scope="module")
"""Quotas are counted by the database, so they are tried on both whenever something changes."""
ME_AND_FREE = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]


@pytest.fixture(scope="module")
def target(storage: tuple[str, str]) -> Iterator[Target]:
    limits = [word for name, most in LIMITS.items() for word in ("--limit", f"{name}={most}")]
    with Target(*storage, *limits).until_closed() as target:
        yield target


@contextlib.contextmanager
def guest(target: Target, name: str) -> Iterator[httpx.Client]:
    with client(target.link) as person:
        person.post("/api/people", json={"name": name}).raise_for_status()
        yield person


def opened(person: httpx.Client, **wanted: Any) -> httpx.Response:
    return person.post("/api/tables", json={"game": "dragon", "seats": ME_AND_FREE, **wanted})


def refusals(answers: list[httpx.Response], allowed: int) -> None:
    """So many were allowed, and all the others refused in a sentence."""
    assert [answer.is_success for answer in answers] == [True] * allowed + [False] * (len(answers) - allowed)
    for answer in answers[allowed:]:
        assert (answer.status_code, answer.json()["error"]) == (429, "quota"), answer.text


def test_a_script_makes_no_more_tables_than_its_quota(target: Target) -> None:
    with target.attacked(), guest(target, "Script") as script:
        refusals([opened(script) for _ in range(40)], LIMITS["open_tables"])
        assert len(script.get("/api/tables").json()) == LIMITS["open_tables"]


def test_a_script_has_no_more_games_running_than_its_quota(target: Target) -> None:
    seats = [{"kind": "me"}, {"kind": "same_screen"}]
    with target.attacked(), guest(target, "Script") as script:
        started = []
        for _ in range(LIMITS["running_tables"] + 3):
            path = f"/api/tables/{opened(script, seats=seats).json()['id']}"
            started.append(script.post(f"{path}/start"))
        refusals(started, LIMITS["running_tables"])


def test_a_script_writes_no_more_lines_than_its_quota(target: Target) -> None:
    with target.attacked(), guest(target, "Script") as script:
        path = f"/api/tables/{opened(script).json()['id']}"
        line = {"room": "players", "text": "buy this"}
        refusals([script.post(f"{path}/chat", json=line) for _ in range(80)], LIMITS["chat_lines_a_day"])


def test_an_address_makes_no_more_guests_than_its_quota(target: Target) -> None:
    with target.attacked():
        answers = []
        for number in range(30):
            with client(target.link, "127.0.0.1") as script:
                answers.append(script.post("/api/people", json={"name": f"Script {number}"}, headers=ELSEWHERE))
        refusals(answers, LIMITS["people_by_address"])
        with client(target.link, "127.0.0.1") as neighbour:
            elsewhere = {"X-Forwarded-For": "203.0.113.10"}
            assert neighbour.post("/api/people", json={"name": "Zofia"}, headers=elsewhere).is_success


def test_a_squatter_holds_three_seats_and_is_sent_away(target: Target) -> None:
    with (
        target.attacked(),
        guest(target, "Host") as host,
        guest(target, "Squatter") as squatter,
        guest(target, "Zofia") as other,
    ):
        paths = [f"/api/tables/{opened(host).json()['id']}" for _ in range(6)]
        taken = [squatter.post(f"{path}/seats", json={"seat": seat}) for seat in (1, 2) for path in paths]
        assert [answer.is_success for answer in taken] == [True] * 3 + [False] * 9
        assert {answer.json()["error"] for answer in taken[3:]} == {"too-many-seats"}
        assert host.post(f"{paths[0]}/seats/send-away", json={"seat": 1}).is_success
        back = squatter.post(f"{paths[0]}/seats", json={"seat": 1})
        assert (back.status_code, back.json()["error"]) == (403, "sent-away")
        assert other.post(f"{paths[0]}/seats", json={"seat": 1}).is_success
        assert host.post(f"{paths[4]}/seats/lock", json={"seat": 2, "locked": True}).is_success
        locked = squatter.post(f"{paths[4]}/seats", json={"seat": 2})
        assert locked.status_code == 409, locked.text
        assert host.post(f"{paths[0]}/seats/lock", json={"seat": 2, "locked": True}).is_success
