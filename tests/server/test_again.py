"""Playing again with the same people, and playing with figures that somebody brought."""

import asyncio
from importlib.resources import files
from pathlib import Path

import pytest

from tests.server.house import ME, House, bot
from yamen import loads
from yamen.engine.errors import BadRecord
from yamen.games import find_game
from yamen.server.accounts.schemas import Me
from yamen.server.errors import Conflict, InvalidInput, PermissionDenied
from yamen.server.records.schemas import RecordUpload
from yamen.server.records.tasks import ViewRecord
from yamen.server.tables.schemas import NewSeat, NewTable
from yamen.server.tables.state import TableState, pack_name

OWN = files("yamen.games.gugong").joinpath("content.toml").read_text("utf-8")
PACK = OWN.replace("# Gùgōng: what is printed", "# Corrected by Ania\n# Gùgōng: what is printed").replace(
    '"7 none"', '"8 none"', 1
)


async def abandoned(house: House, table: TableState, people: list[Me]) -> None:
    await house.play.propose(table.id, people[0], table.number, "abandon")
    for person in people[1:]:
        await house.play.answer(table.id, person, True)


async def test_the_same_people_play_again_each_a_seat_further(house: House) -> None:
    people = [await house.guest(name) for name in ("Ania", "Emre", "Jana")]
    table = await house.running(*people, game="gugong", watchable=False)
    with pytest.raises(Conflict, match="isn't over"):
        await house.tables.rematch(table.id, people[0])
    await abandoned(house, table, people)
    with pytest.raises(PermissionDenied):
        await house.tables.rematch(table.id, await house.guest("Stranger"))
    heard = []
    table.listeners.add(lambda notice: heard.append(table.views.view(people[2].id).rematch))
    new = await house.tables.rematch(table.id, people[1])
    assert [seat.name for seat in new.seats] == ["Emre", "Jana", "Ania"]
    assert [new.permissions.seats_of(person.id) for person in people] == [[2], [0], [1]]
    assert (new.stage, new.watchable, new.setup.options) == ("open", False, table.setup.options)
    assert heard == [new.id]
    assert new.views.view(people[1].id).owner
    assert (await house.tables.rematch(table.id, people[0])).id == new.id
    await house.play.start(new.id, people[2])
    assert new.stage == "running"


@pytest.mark.parametrize("where", ["sqlite", "postgres"])
async def test_whoever_asks_at_the_same_moment_in_another_process_gets_the_same_table(
    tmp_path: Path, where: str, request: pytest.FixtureRequest
) -> None:
    database = None if where == "sqlite" else request.getfixturevalue("database")
    houses = [await House.at(tmp_path, database) for _ in range(2)]
    people = [await houses[0].guest(name) for name in ("Ania", "Emre")]
    table = await houses[0].running(*people)
    await abandoned(houses[0], table, people)
    await houses[1].registry.get(table.id)
    new = await asyncio.gather(
        *(house.tables.rematch(table.id, person) for house in houses for person in people for _ in range(3))
    )
    assert len({one.id for one in new}) == 1
    lines = await houses[0].listing.list_own(people[0])
    assert [line.id for line in lines] == [new[0].id, table.id]
    for house in houses:
        await house.close()


async def test_bots_and_those_at_one_screen_play_again_too(house: House) -> None:
    ania = await house.guest("Ania")
    table = await house.table(ania, ME, NewSeat("same_screen", name="Kasia"), bot("greedy"))
    await house.play.start(table.id, ania)
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
    state = table.views.view(ania.id)
    assert state.content is not None
    assert state.content.name == "Corrected by Ania"
    assert state.content.hash == table.setup.content.hash != find_game("gugong").content.hash
    info = await house.tables.content(table.id, ania)
    assert info.text == PACK
    assert {figure.confidence for figure in info.figures} >= {"text", "ours"}
    await house.play.start(table.id, ania)
    await house.wait_for_bots(table)
    again = await house.reopened()
    there = await again.registry.get(table.id)
    assert there.views.view(ania.id) == table.views.view(ania.id)
    while there.number < 60:
        await again.wait_for_bots(there)
        await again.play.play(there.id, ania, there.number, there.game.legal_moves()[0])
    await again.wait_for_bots(there)
    await again.play.propose(there.id, ania, there.number, "abandon")
    new = await again.tables.rematch(there.id, ania)
    assert new.views.view(ania.id).content == state.content
    record = await again.records.record(there.id, ania)
    with pytest.raises(BadRecord, match="give the content"):
        loads(record)
    seen = ViewRecord(RecordUpload(record, content=PACK)).run()
    assert seen.view == there.game.view()
    await again.close()


async def test_a_table_with_the_games_own_figures_has_no_pack(house: House) -> None:
    ania = await house.guest("Ania")
    table = await house.table(ania, ME, bot(), game="gugong")
    assert table.views.view(ania.id).content is None
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
    with pytest.raises(InvalidInput, match=words):
        await house.tables.create(ania, NewTable("gugong", [ME, bot()], content=pack))
    assert await house.listing.list_own(ania) == []


async def test_a_pack_that_takes_too_long_is_given_up_and_the_next_one_is_read(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ania = await house.guest("Ania")
    wanted = NewTable("gugong", [ME, bot()], content=PACK)
    with monkeypatch.context() as patched:
        patched.setattr("yamen.server.tables.service.PACK_SECONDS", 0.0)
        with pytest.raises(InvalidInput, match="make it shorter and simpler"):
            await house.tables.create(ania, wanted)
    assert await house.listing.list_own(ania) == []
    assert (await house.tables.create(ania, wanted)).has_pack


def test_a_pack_is_called_what_its_first_line_says() -> None:
    assert pack_name("# Corrected by Ania\n[gifts]") == "Corrected by Ania"
    assert pack_name("[gifts]\n# later") == ""
    assert pack_name("##\u202e\x07 odd \n") == "odd"
    assert len(pack_name("# " + "x" * 1000)) == 100
