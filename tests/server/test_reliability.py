"""How reliably people play: counted from their games, and from the time they took for their turns."""

import statistics
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import insert, select, update

from tests.server.house import FREE, ME, House, bot
from yamen.server.db.models import ReplyCount, Seat, Table
from yamen.server.tables.reliability import LONGEST, ReliabilityService, longest_of, reply_class, typical_reply
from yamen.server.tables.schemas import NewTable, Reliability

HOUR = 3600.0


@pytest.fixture(params=["sqlite", "postgresql"])
async def home(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[House]:
    """A server on either database."""
    database = request.getfixturevalue("database") if request.param == "postgresql" else None
    house = await House.at(tmp_path, database)
    yield house
    await house.close()


def test_replies_are_of_the_class_of_their_length() -> None:
    assert [reply_class(seconds) for seconds in (0, 60, 61, 90, 120, 121)] == [0, 0, 1, 2, 2, 3]
    assert reply_class(1e9) == LONGEST
    assert longest_of(LONGEST) is None
    for seconds in (100.0, 1234.0, 50_000.0, 900_000.0):
        longest, shorter = longest_of(reply_class(seconds)), longest_of(reply_class(seconds) - 1)
        assert shorter is not None
        assert longest is not None
        assert shorter < seconds <= longest


def test_the_typical_reply_is_the_median_as_exactly_as_classes_tell_it() -> None:
    replies = [0.5 * HOUR, HOUR, 2.8 * HOUR, 3.2 * HOUR, 3.5 * HOUR, 20 * HOUR, 40 * HOUR]
    told = typical_reply(Counter(reply_class(reply) for reply in replies))
    assert told is not None
    assert told == pytest.approx(statistics.median(replies), rel=0.2)
    assert typical_reply({5: 4}) is None, "too few to say anything"


async def test_games_with_others_count_as_finished_or_left(home: House) -> None:
    ania, emre = [await home.guest(name) for name in ("Ania", "Emre")]
    _finished, abandoned, left, running = [await home.running(ania, emre) for _ in range(4)]
    await home.table(ania, ME, bot())
    over = update(Table).where(Table.id != running.id).values(stage="over", abandoned=Table.id == abandoned.id)
    await home.store.write(lambda connection: connection.execute(over))
    gone = update(Seat).where(Seat.table == left.id, Seat.person == emre.id)
    gone = gone.values(kind="bot", person=None, former=emre.id, bot="strong")
    await home.store.write(lambda connection: connection.execute(gone))
    took = [{"person": ania.id, "length": reply_class(3 * HOUR), "count": 5}]
    await home.store.write(lambda connection: connection.execute(insert(ReplyCount), took))
    found = await ReliabilityService(home.store).of([ania.id, emre.id])
    assert found[emre.id] == Reliability(1, 2, None)
    assert (found[ania.id].finished, found[ania.id].games) == (2, 2)
    assert found[ania.id].reply == pytest.approx(3 * HOUR, rel=0.2)


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
    ania = await house.guest("Ania")
    took = [{"person": ania.id, "length": length, "count": 2} for length in (3, LONGEST)]
    await house.store.write(lambda connection: connection.execute(insert(ReplyCount), took))
    assert [(each.seconds, each.turns) for each in (await house.privacy.export(ania)).replies] == [
        (longest_of(3), 2),
        (None, 2),
    ]
    await house.privacy.delete(ania)
    async with house.store.read() as connection:
        assert (await connection.execute(select(ReplyCount))).all() == []
