"""Long tables: read in bounded time, and without delaying others."""

import asyncio
from typing import Any

import pytest

from tests.server.house import House
from yamen.engine.game import Game
from yamen.server.errors import Conflict
from yamen.server.play.service import FENCE_AFTER
from yamen.server.tables import repository
from yamen.server.tables.state import TableState


async def test_moves_taken_back_for_ever_are_fenced_off_by_snapshots(house: House) -> None:
    people = [await house.guest(name) for name in ("Ania", "Emre")]
    table = await house.running(*people, game="gugong")
    while True:  # somebody has a move to take back and another one to make
        player, number = table.game.player, table.number
        await house.play_on(table, people, 1)
        if table.game.player == player and table.game.can_undo(player) and table.number == number + 1:
            me = people[player]
            await house.play_on(table, people, 1)
            if table.game.can_undo(player) and len(table.game._undo) == 2:
                break
    begin, longest = table.number, 0
    while table.number < begin + 3 * FENCE_AFTER:
        await house.play.undo(table.id, me, table.number)
        await house.play_on(table, people, 1)
        longest = max(longest, table.number - table.snapshot)
    assert longest <= FENCE_AFTER + 2
    stood, undo = table.game.to_json(), table.game.can_undo(player)
    reopened = await house.reopened()
    again = await reopened.registry.get(table.id)
    assert (again.game.to_json(), again.game.can_undo(player)) == (stood, undo)
    await reopened.close()


async def test_behind_the_fence_nothing_is_taken_back(house: House) -> None:
    people = [await house.guest(name) for name in ("Ania", "Emre")]
    table = await house.running(*people, game="gugong")
    while True:
        player = table.game.player
        await house.play_on(table, people, 1)
        if table.game.can_undo(player) and table.game.player == player:
            break
    table.snapshot = table.number - FENCE_AFTER
    await house.play_on(table, people, 1)
    if table.game.can_undo(player):
        await house.play.undo(table.id, people[player], table.number)
    with pytest.raises(Conflict, match="nothing of yours"):
        await house.play.undo(table.id, people[player], table.number)


async def test_opening_one_long_table_lets_others_be_opened_and_played_at(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = [await house.guest(name) for name in ("Ania", "Emre")]
    long, short = [await house.running(*people) for _ in range(2)]
    await house.play_on(long, people, 45)
    ids = long.id, short.id
    house.registry._recent.clear()
    house.registry._all.clear()
    waiting, go_on = asyncio.Event(), asyncio.Event()
    replay = repository.replay_rows

    def slowly(*given: Any) -> Any:
        waiting.set()
        return replay(*given)

    load = repository.load_game

    async def never(connection: Any, setup: Any, id_: str, number: int) -> Any:
        found = await load(connection, setup, id_, number)
        if id_ == ids[0]:
            await go_on.wait()
        return found

    monkeypatch.setattr(repository, "replay_rows", slowly)
    monkeypatch.setattr(repository, "load_game", never)
    opening: asyncio.Task[TableState] = asyncio.create_task(house.registry.get(ids[0]))
    await waiting.wait()
    other = await asyncio.wait_for(house.registry.get(ids[1]), 10)
    await house.play_on(other, people, 1)
    assert not opening.done()
    go_on.set()
    assert (await opening).number > 45


async def test_a_long_table_is_played_again_in_slices(house: House) -> None:
    people = [await house.guest(name) for name in ("Ania", "Emre")]
    table = await house.running(*people)
    await house.play_on(table, people, 150)
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async with house.store.read() as connection:
        rows = await repository.read_rows(connection, table.id)
        begun = Game(table.setup)
        other = asyncio.create_task(others())
        await asyncio.sleep(0)
        before = turns
        game, steps = await repository._replay_rows(connection, table.id, begun, rows, 0)
        assert turns - before >= len(rows) // repository.SLICE - 1
        other.cancel()
    assert game.to_json() == table.game.to_json()
    assert len(steps) == len(rows)
