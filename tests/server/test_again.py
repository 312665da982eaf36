"""Playing again with the same people, and playing with figures that somebody brought."""

import asyncio
from importlib.resources import files
from pathlib import Path

import pytest

from tests.server.house import ME, House, bot
from tests.server.patience import till
from yamen import loads
from yamen.engine.errors import BadRecord
from yamen.games import find_game
from yamen.server.errors import BadRequest, Conflict, Forbidden
from yamen.server.records.replay import look_at
from yamen.server.tables.schemas import Me, NewSeat, NewTable, RecordGiven
from yamen.server.tables.state import LiveTable, pack_name

OWN = files("yamen.gugong").joinpath("content.toml").read_text("utf-8")
PACK = OWN.replace("# Gùgōng: what is printed", "# Corrected by Ania\n# Gùgōng: what is printed").replace(
    '"7 none"', '"8 none"', 1
)


async def abandoned(house: House, table: LiveTable, people: list[Me]) -> None:
    await house.tables.propose(table.id, people[0], table.number, "abandon")
    for person in people[1:]:
        await house.tables.answer(table.id, person, True)


async def test_the_same_people_play_again_each_a_seat_further(house: House) -> None:
    people = [await house.guest(name) for name in ("Ania", "Emre", "Jana")]
    table = await house.running(*people, game="gugong", watchable=False)
    with pytest.raises(Conflict, match="isn't over"):
        await house.tables.rematch(table.id, people[0])
    await abandoned(house, table, people)
    with pytest.raises(Forbidden):
        await house.tables.rematch(table.id, await house.guest("Stranger"))
    heard = []
    table.listeners.add(lambda notice: heard.append(table.state(people[2].id).rematch))
    new = await house.tables.rematch(table.id, people[1])
    assert [seat.name for seat in new.seats] == ["Emre", "Jana", "Ania"]
    assert [new.seats_of(person.id) for person in people] == [[2], [0], [1]]
    assert (new.stage, new.watchable, new.setup.options) == ("open", False, table.setup.options)
    assert heard == [new.id]
    assert new.state(people[1].id).owner
    assert (await house.tables.rematch(table.id, people[0])).id == new.id
    await house.tables.start(new.id, people[2])
    assert new.stage == "running"


@pytest.mark.parametrize("where", ["sqlite", "postgres"])
async def test_whoever_asks_at_the_same_moment_in_another_process_gets_the_same_table(
    tmp_path: Path, where: str, request: pytest.FixtureRequest
) -> None:
    database = None if where == "sqlite" else request.getfixturevalue("database")
    houses = [await House.open(tmp_path, database) for _ in range(2)]
    people = [await houses[0].guest(name) for name in ("Ania", "Emre")]
    table = await houses[0].running(*people)
    await abandoned(houses[0], table, people)
    await houses[1].tables.find(table.id)
    new = await asyncio.gather(
        *(house.tables.rematch(table.id, person) for house in houses for person in people for _ in range(3))
    )
    assert len({one.id for one in new}) == 1
    lines = await houses[0].tables.of(people[0])
    assert [line.id for line in lines] == [new[0].id, table.id]
    for house in houses:
        await house.close()


async def test_bots_and_those_at_one_screen_play_again_too(house: House) -> None:
    ania = await house.guest("Ania")
    table = await house.table(ania, ME, NewSeat("same_screen", name="Kasia"), bot("greedy"))
    await house.tables.start(table.id, ania)
    await abandoned(house, table, [ania])
    new = await house.tables.rematch(table.id, ania)
    assert [(seat.kind, seat.name, seat.bot) for seat in new.seats] == [
        ("person", "Kasia", ""),
        ("bot", "Bot 3", "greedy"),
        ("person", "Ania", ""),
    ]


# Content packs


async def test_a_table_is_played_with_the_figures_somebody_brought(house: House) -> None:
    ania = await house.guest("Ania")
    table = await house.tables.create(ania, NewTable("gugong", [ME, bot(), bot("greedy")], content=PACK))
    state = table.state(ania.id)
    assert state.content is not None
    assert state.content.name == "Corrected by Ania"
    assert state.content.hash == table.setup.content.hash != find_game("gugong").content.hash
    info = await house.tables.content(table.id, ania)
    assert info.text == PACK
    assert {figure.confidence for figure in info.figures} >= {"text", "ours"}
    await house.tables.start(table.id, ania)
    await wait_for_bots(table)
    again = await house.reopened()
    there = await again.tables.find(table.id)
    assert there.state(ania.id) == table.state(ania.id)
    while there.number < 60:
        await wait_for_bots(there)
        await again.tables.play(there.id, ania, there.number, there.game.legal_moves()[0])
    await wait_for_bots(there)
    await again.tables.propose(there.id, ania, there.number, "abandon")
    new = await again.tables.rematch(there.id, ania)
    assert new.state(ania.id).content == state.content
    record = await again.tables.record(there.id, ania)
    with pytest.raises(BadRecord, match="give the content"):
        loads(record)
    seen = look_at(RecordGiven(record, content=PACK))
    assert seen.view == there.game.view()
    await again.close()


async def wait_for_bots(table: LiveTable) -> None:
    await till(lambda: table.bots is None or table.bots.done())
    assert table.bots is None or table.bots.exception() is None
    assert not table.stale


async def test_a_table_with_the_games_own_figures_has_no_pack(house: House) -> None:
    ania = await house.guest("Ania")
    table = await house.table(ania, ME, bot(), game="gugong")
    assert table.state(ania.id).content is None
    info = await house.tables.content(table.id, ania)
    assert (info.pack, info.text, info.hash) == (None, None, find_game("gugong").content.hash)
    assert len(info.figures) > 50


@pytest.mark.parametrize(
    ("pack", "words"),
    [
        ("", "gifts"),
        ("hello", "TOML"),
        (PACK.replace('"1 intrigue"', '"10 intrigue"'), "line"),
        (PACK + "\n[extra]\na = 1\n", "extra"),
        ("a = " + "[" * 30_000, "content pack"),
        (".".join("a" * 19_000) + " = 1", "content pack"),
        ("a = " + "9" * 30_000, "content pack"),
    ],
    ids=["nothing", "no TOML", "an unknown effect", "an unknown part", "too deep", "too many names", "too many digits"],
)
async def test_a_pack_that_does_not_fit_is_refused_with_the_reason(house: House, pack: str, words: str) -> None:
    ania = await house.guest("Ania")
    with pytest.raises(BadRequest, match=words):
        await house.tables.create(ania, NewTable("gugong", [ME, bot()], content=pack))
    assert await house.tables.of(ania) == []


def test_a_pack_is_called_what_its_first_line_says() -> None:
    assert pack_name("# Corrected by Ania\n[gifts]") == "Corrected by Ania"
    assert pack_name("[gifts]\n# later") == ""
    assert pack_name("##\u202e\x07 odd \n") == "odd"
    assert len(pack_name("# " + "x" * 1000)) == 100
