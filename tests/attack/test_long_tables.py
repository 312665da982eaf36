"""Tables made long on purpose, by moves that are taken back for ever: nobody waits while they grow or are opened."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.attack.harness import Target, client
from tests.server.house import House
from yamen.server.play.service import FENCE_AFTER

LONG = 4 * FENCE_AFTER
TABLES = 3
PAIRS = 150
"""How often a move is made and taken back: in all fewer requests than an address may send at once."""


async def make_long(data: Path, database: str | None = None) -> list[str]:
    """Tables with many rows, where no server is yet."""
    house = await House.at(data, database)
    paths = []
    for _ in range(TABLES):
        people = [await house.guest(name) for name in ("Mallory", "Eve")]
        table = await house.running(*people, game="gugong")
        while table.number < LONG:
            player = table.game.player
            await house.play_on(table, people, 1)
            if table.game.can_undo(player):
                await house.play.undo(table.id, people[player], table.number)
        paths.append(f"/api/tables/{table.id}")
    await house.close()
    return paths


@pytest.fixture(scope="module")
def long_tables(storage: tuple[str, str], tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    option, place = storage
    if option == "--data":
        return asyncio.run(make_long(Path(place)))
    return asyncio.run(make_long(tmp_path_factory.mktemp("nothing"), place))


@pytest.fixture(scope="module")
def target(storage: tuple[str, str], long_tables: list[str]) -> Iterator[Target]:
    assert len(long_tables) == TABLES
    with Target(*storage).until_closed() as target:
        yield target


def test_opening_long_tables_delays_nobody(target: Target, long_tables: list[str]) -> None:
    looks = ["", "/events?since=0", f"/replay?number={LONG - 1}", "/course"]

    def look(path: str) -> int:
        with client(target.link, timeout=60) as stranger:
            return stranger.get(path).status_code

    with target.attacked(), ThreadPoolExecutor(12) as attack:
        statuses = list(attack.map(look, [path + look for path in long_tables for look in looks]))
    assert statuses == [200] * len(statuses)


def test_moving_and_taking_back_delays_nobody(target: Target) -> None:
    with target.attacked(), client(target.link) as attacker:
        attacker.post("/api/people", json={"name": "Mallory"}).raise_for_status()
        seats = [{"kind": "me"}, {"kind": "same_screen"}]
        table = attacker.post("/api/tables", json={"game": "gugong", "seats": seats}).raise_for_status().json()
        path = f"/api/tables/{table['id']}"
        state = attacker.post(f"{path}/start").raise_for_status().json()
        taken_back = 0
        for _ in range(PAIRS):
            move = {"number": state["number"], "move": state["legal"][0]["move"]}
            state = attacker.post(f"{path}/moves", json=move).raise_for_status().json()
            undone = attacker.post(f"{path}/undo", json={"number": state["number"]})
            if undone.is_success:
                taken_back += 1
                state = undone.json()
    assert taken_back > PAIRS / 2
