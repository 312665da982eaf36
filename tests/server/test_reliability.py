"""How reliably people play: counted from their games, and from the time they took for their turns."""

import statistics
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import select, update

from tests.server.fake_time import FakeTime
from tests.server.house import FREE, ME, House, bot
from yamen.server.accounts.schemas import Me
from yamen.server.clocks.paces import PaceName
from yamen.server.clocks.replies import CLASSES, count_replies, longest_of, reply_class, typical_reply
from yamen.server.db.models import Seat, Table
from yamen.server.tables.reliability import ReliabilityService
from yamen.server.tables.schemas import NewTable, Reliability
from yamen.server.tables.state import TableState

HOUR = 3600.0


@pytest.fixture
def time() -> FakeTime:
    return FakeTime()


@pytest.fixture(params=["sqlite", "postgresql"])
async def home(request: pytest.FixtureRequest, tmp_path: Path, time: FakeTime) -> AsyncIterator[House]:
    """A server on either database."""
    database = request.getfixturevalue("database") if request.param == "postgresql" else None
    house = await House.at(tmp_path, database, time=time)
    yield house
    await house.close()


async def begun(house: House, pace: PaceName) -> tuple[TableState, list[Me]]:
    people = [await house.guest(name) for name in ("Ania", "Emre")]
    table = await house.tables.create(people[0], NewTable("dragon", [ME, FREE], pace=pace))
    await house.seating.join(table.id, people[1], 1)
    await house.play.start(table.id, people[0])
    return table, people


async def counted(house: House, table: TableState) -> list[str]:
    """What is stored of each seat's replies."""
    query = select(Seat.replies).where(Seat.table == table.id).order_by(Seat.seat)
    async with house.store.read() as connection:
        return list((await connection.execute(query)).scalars())


def test_replies_are_of_the_class_of_their_length() -> None:
    assert [reply_class(seconds) for seconds in (0, 60, 61, 90, 120, 121)] == ["0", "0", "1", "2", "2", "3"]
    assert reply_class(1e9) == CLASSES[-1]
    for seconds in (100.0, 1234.0, 50_000.0, 900_000.0):
        found = reply_class(seconds)
        longest, shorter = longest_of(found), longest_of(CLASSES[CLASSES.index(found) - 1])
        assert shorter is not None
        assert longest is not None
        assert shorter < seconds <= longest


def test_the_typical_reply_is_the_median_as_exactly_as_classes_tell_it() -> None:
    replies = [0.5 * HOUR, HOUR, 2.8 * HOUR, 3.2 * HOUR, 3.5 * HOUR, 20 * HOUR, 40 * HOUR]
    told = typical_reply("".join(map(reply_class, replies)))
    assert told is not None
    assert told == pytest.approx(statistics.median(replies), rel=0.2)
    assert typical_reply("aaaa") is None, "too few to say anything"
    assert count_replies(f"0{CLASSES[-1]}303") == [(60.0, 2), (longest_of("3"), 2), (None, 1)]


async def test_games_with_others_count_as_finished_or_left(home: House) -> None:
    ania, emre = [await home.guest(name) for name in ("Ania", "Emre")]
    _finished, abandoned, left, running = [await home.running(ania, emre) for _ in range(4)]
    await home.table(ania, ME, bot())
    over = update(Table).where(Table.id != running.id).values(stage="over", abandoned=Table.id == abandoned.id)
    await home.store.write(lambda connection: connection.execute(over))
    gone = update(Seat).where(Seat.table == left.id, Seat.person == emre.id)
    gone = gone.values(kind="bot", person=None, former=emre.id, bot="strong")
    await home.store.write(lambda connection: connection.execute(gone))
    took = update(Seat).where(Seat.person == ania.id).values(replies=2 * reply_class(3 * HOUR))
    await home.store.write(lambda connection: connection.execute(took))
    found = await ReliabilityService(home.store).of([ania.id, emre.id])
    assert found[emre.id] == Reliability(1, 2, None)
    assert (found[ania.id].finished, found[ania.id].games) == (2, 2)
    assert found[ania.id].reply == pytest.approx(3 * HOUR, rel=0.2)


async def test_a_turn_at_a_slow_table_is_counted_once_by_the_time_on_the_clock(home: House, time: FakeTime) -> None:
    table, people = await begun(home, "daily")
    expected = ["", ""]
    for turn in range(4):
        seat, hours = table.game.player, 1 + turn
        time.pass_(hours=hours)
        while table.game.player == seat:  # each but the last of these moves leaves the turn where it is
            await home.play_on(table, people, 1)
        expected[seat] += reply_class(hours * HOUR)
        assert await counted(home, table) == expected


async def test_a_turn_that_others_took_back_is_no_reply(house: House) -> None:
    table, people = await begun(house, "daily")
    first = table.game.player
    while table.game.player == first:
        await house.play_on(table, people, 1)
    replied = await counted(house, table)
    await house.play.propose(table.id, people[first], table.number, "undo")
    await house.play.answer(table.id, people[1 - first], True)
    assert table.game.player == first
    assert await counted(house, table) == replied


async def test_replies_at_live_tables_and_without_a_clock_are_not_counted(house: House) -> None:
    paces: tuple[PaceName, ...] = ("live", "none")
    for pace in paces:
        table, people = await begun(house, pace)
        await house.play_on(table, people, 10)
        assert await counted(house, table) == ["", ""]


async def test_who_resigns_has_left_a_game(house: House) -> None:
    table, (ania, emre) = await begun(house, "calm")
    await house.play.resign(table.id, emre, 1)
    found = await ReliabilityService(house.store).of([ania.id, emre.id])
    assert (found[ania.id].games, found[emre.id]) == (0, Reliability(0, 1, None))


async def test_public_slow_tables_tell_how_reliably_people_play_and_what_is_unusual(house: House) -> None:
    ania = await house.guest("Ania")
    unusual = {"great_wall": True}
    for pace in ("daily", "live"):
        await house.tables.create(ania, NewTable("dragon", [ME, FREE], public=True, pace=pace, options=unusual))  # type: ignore[arg-type]
    live, daily = await house.listing.list_public(None)
    assert (daily.pace, daily.options, daily.reliability) == ("daily", unusual, [Reliability(0, 0, None), None])
    assert (live.pace, live.reliability) == ("live", [])
    assert [line.reliability for line in await house.listing.list_own(ania)] == [[], []]


async def test_whoever_wants_it_sees_only_the_tables_where_it_is_their_turn(house: House) -> None:
    people = [await house.guest(name) for name in ("Ania", "Emre")]
    tables = [await house.running(*people) for _ in range(3)]
    await house.table(people[0], ME, FREE)
    for person in people:
        lines = await house.listing.list_own(person, turns=True)
        mine = {table.id for table in tables if people[table.game.player] == person}
        assert {line.id for line in lines} == mine
        assert all(line.my_turn for line in lines)


async def test_what_is_known_of_replies_is_exported_and_goes_with_the_person(house: House) -> None:
    table, (ania, emre) = await begun(house, "daily")
    took = update(Seat).where(Seat.table == table.id).values(replies="33")
    await house.store.write(lambda connection: connection.execute(took))
    await house.play.resign(table.id, emre, 1)
    for person in (ania, emre):
        assert [(each.seconds, each.turns) for each in (await house.privacy.export(person)).replies] == [
            (longest_of("3"), 2)
        ]
        await house.privacy.delete(person)
    assert await counted(house, table) == ["", ""]
