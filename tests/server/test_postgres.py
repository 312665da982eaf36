"""The same tables on PostgreSQL."""

import asyncio
from pathlib import Path

from tests.server.house import House, bot
from yamen.server.chat import service as talk
from yamen.server.errors import Conflict


async def test_tables_are_played_and_read_back(database: str, tmp_path: Path) -> None:
    houses = await asyncio.gather(*(House.open(tmp_path, database) for _ in range(2)))  # both bring it up to date
    here, there = houses
    people = [await here.guest(name) for name in ("Ania", "Emre")]
    table = await here.running(*people, game="gugong")
    await here.play_on(table, people, 100)
    again = await there.tables.find(table.id)
    assert table.snapshot > 0
    assert again.game.to_json() == table.game.to_json()
    mover, number, legal = people[table.game.player], table.number, table.game.legal_moves()
    results = await asyncio.gather(
        here.tables.play(table.id, mover, number, legal[0]),
        there.tables.play(table.id, mover, number, legal[1]),
        return_exceptions=True,
    )
    assert sorted(type(result).__name__ for result in results) == [Conflict.__name__, "NoneType"]
    assert again.game.to_json() == table.game.to_json()
    line = await talk.say(here.store, table, people[0], "players", "cześć")
    assert await talk.said(there.store, again, people[1], "players") == [line]
    bots = await here.table(people[0], bot(), bot())
    await here.tables.start(bots.id, people[0])
    assert bots.bots is not None
    await asyncio.wait_for(bots.bots, 60)
    assert (await there.tables.state(bots.id, None)).stage == "over"
    for house in houses:
        await house.close()
