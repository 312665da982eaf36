"""The same tables on PostgreSQL."""

import asyncio
from pathlib import Path

import psycopg

from tests.server.house import House, bot
from yamen.server.errors import Conflict


async def test_tables_are_played_and_read_back(bare_database: str, tmp_path: Path) -> None:
    houses = await asyncio.gather(*(House.at(tmp_path, bare_database) for _ in range(2)))  # both bring it up to date
    here, there = houses
    people = [await here.guest(name) for name in ("Ania", "Emre")]
    table = await here.running(*people, game="gugong")
    await here.play_on(table, people, 100)
    again = await there.registry.get(table.id)
    assert table.snapshot > 0
    assert again.game.to_json() == table.game.to_json()
    while len(table.game.legal_moves()) < 2:
        await here.play_on(table, people, 1)
    mover, number, legal = people[table.game.player], table.number, table.game.legal_moves()
    results = await asyncio.gather(
        here.play.play(table.id, mover, number, legal[0]),
        there.play.play(table.id, mover, number, legal[1]),
        return_exceptions=True,
    )
    assert sorted(type(result).__name__ for result in results) == [Conflict.__name__, "NoneType"]
    assert again.game.to_json() == table.game.to_json()
    line = await here.chat.post(table.id, people[0], "players", "cześć")
    assert await there.chat.lines(again.id, people[1], "players") == [line]
    bots = await here.table(people[0], bot(), bot())
    await here.play.start(bots.id, people[0])
    await here.wait_for_bots(bots)
    assert (await there.tables.view(bots.id, None)).stage == "over"
    for house in houses:
        await house.close()


async def test_connections_that_the_database_has_ended_are_opened_anew(bare_database: str, tmp_path: Path) -> None:
    house = await House.at(tmp_path, bare_database)
    people = [await house.guest(name) for name in ("Ania", "Emre")]
    table = await house.running(*people, game="gugong")
    others = "FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()"
    async with await psycopg.AsyncConnection.connect(house.store.dsn, autocommit=True) as operator:
        for _ in range(3):
            await operator.execute(f"SELECT pg_terminate_backend(pid, 10000) {others}")
            await house.play_on(table, people, 1)
            assert (await house.tables.view(table.id, people[0])).number == table.number
    await house.close()
