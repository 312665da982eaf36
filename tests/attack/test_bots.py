"""One guest lets strong bots play at many tables, and asks for all that takes work, while others play.

Bounded: with the tables of `make test` everybody would wait for 18 seconds if nothing were done about it; those of
`make nightly` once stopped all bots until the next start.
"""

import signal
import statistics
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.attack.harness import took, workers
from tests.server.patience import PATIENCE, until
from tests.server.processes import Serving, ended

MOVES = 25
"""How many the person who just plays makes."""
ANSWERED = 5.0
"""Seconds within which they are answered by everyone, bots included, on a machine with nothing else to do."""
SLOWER = 10
"""How many times what a move takes on the quiet server is added to that: the machine may be busy with other things."""
ATTACKER, PERSON = "127.0.0.2", "127.0.0.3"
GREEDY = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
STRONG = [{"kind": "bot", "bot": "master"}] * 2
RECORD = (Path(__file__).parents[1] / "games" / "dragon-5p-tornado.yamen").read_text("utf-8")


@pytest.fixture(scope="module")
def server(storage: tuple[str, str]) -> Iterator[Serving]:
    quotas = ("--limit", "running_tables=0", "--limit", "tables_a_day=0")  # what comes after them
    server = Serving(*storage, *quotas)
    processes = [server, *workers(storage)]
    with ended(*processes):
        for process in processes:
            process.ready()
        yield server
        began = time.monotonic()
        assert "Traceback" not in server.end(signal.SIGTERM)
        took(began, "ending")
        assert server.process.returncode == 0


@pytest.fixture(scope="module")
def in_time(server: Serving) -> float:
    """Seconds within which the person is answered, by what it takes before anything is attacked."""
    person = guest(server, "Before", PERSON)
    return ANSWERED + SLOWER * max(played(person, begun(person, GREEDY), 10))


def client_at(server: Serving, address: str, cookie: str = "") -> httpx.Client:
    """A client with an address of its own, so that limits by address tell people apart."""
    transport = httpx.HTTPTransport(local_address=address)
    cookies = {"yamen": cookie} if cookie else {}
    return httpx.Client(base_url=server.link, transport=transport, cookies=cookies, timeout=PATIENCE)


def guest(server: Serving, name: str, address: str) -> httpx.Client:
    client = client_at(server, address)
    client.post("/api/people", json={"name": name}).raise_for_status()
    return client


def begun(client: httpx.Client, seats: list[dict[str, str]], game: str = "dragon") -> str:
    """The path of a table where the game runs. Whoever asks too quickly waits, and asks again."""
    for _ in range(100):
        made = client.post("/api/tables", json={"game": game, "seats": seats})
        if made.status_code == 201:
            path = f"/api/tables/{made.json()['id']}"
            client.post(f"{path}/start").raise_for_status()
            return path
        assert made.status_code == 429, made.text
        time.sleep(0.1)
    raise AssertionError("No table could be made.")


def turn(client: httpx.Client, path: str) -> dict[str, Any]:
    """The table once it is one's turn, or over."""
    while (state := client.get(path).raise_for_status().json())["stage"] == "running" and not state["legal"]:
        time.sleep(0.03)
    return dict(state)


def played(client: httpx.Client, path: str, moves: int) -> list[float]:
    """How long each move took, with those of the bots that follow until it is one's turn again."""
    times: list[float] = []
    state = turn(client, path)
    while state["stage"] == "running" and len(times) < moves:
        began = time.monotonic()
        move = {"number": state["number"], "move": state["legal"][0]["move"]}
        client.post(f"{path}/moves", json=move).raise_for_status()
        state = turn(client, path)
        times.append(time.monotonic() - began)
    return times


def number(client: httpx.Client, path: str) -> int:
    """How many moves a table has. Whoever asks too quickly waits, and asks again."""
    while (answer := client.get(path)).status_code == 429:
        time.sleep(0.1)
    return int(answer.json()["number"])


def moved_on(client: httpx.Client, path: str, then: int) -> bool:
    return number(client, path) > then


def test_many_tables_of_strong_bots_stop_nobody_and_go_on_themselves(
    server: Serving, in_time: float, nightly: bool
) -> None:
    attacker, person = guest(server, "Mallory", ATTACKER), guest(server, "Ania", PERSON)
    paths = [begun(attacker, STRONG) for _ in range(160 if nightly else 40)]
    mine = begun(person, GREEDY)
    times = played(person, mine, MOVES)
    print(f"the person was answered in {statistics.median(times):.2f} s, at most {max(times):.2f}")
    assert len(times) == MOVES
    assert max(times) < in_time
    before = {path: number(attacker, path) for path in paths}
    began = time.monotonic()
    for path, then in before.items():
        until(partial(moved_on, attacker, path, then))
    print(f"and all {len(paths)} tables moved on in {time.monotonic() - began:.1f} s")


def test_asking_for_records_all_the_time_stops_nobody(server: Serving, in_time: float) -> None:
    """The strong bots of before still play, too."""
    attacker, person = guest(server, "Mallory", ATTACKER), guest(server, "Ania", PERSON)
    mine = begun(person, GREEDY)
    statuses: list[int] = []

    def ask(_: int) -> None:
        with client_at(server, ATTACKER, attacker.cookies["yamen"]) as client:
            for _ in range(4):
                statuses.append(client.post("/api/records", json={"record": RECORD}).status_code)

    with ThreadPoolExecutor(16) as attack:
        asked = [attack.submit(ask, number) for number in range(16)]
        times = played(person, mine, 15)
        for each in asked:
            each.result()
    print(f"the person was answered in {statistics.median(times):.2f} s, at most {max(times):.2f}")
    assert max(times) < in_time
    assert set(statuses) == {200, 429}
