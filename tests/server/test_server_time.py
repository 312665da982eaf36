"""The time of the server: restarts, machines' clocks that are changed and several processes take nobody's time."""

import asyncio
from pathlib import Path

import pytest

from tests.server.fake_time import FakeTime
from tests.server.house import House
from tests.server.test_clocks import begun, end_turn, left, notices, run_out
from yamen.server.clocks.paces import DAY, HOUR
from yamen.server.clocks.server_time import BEAT
from yamen.server.db.models import PERSON


async def at(folder: Path, time: FakeTime) -> House:
    """A server that starts."""
    house = await House.at(folder, time=time)
    await house.time.start()
    return house


async def test_while_no_server_runs_no_clock_does(tmp_path: Path) -> None:
    time = FakeTime()
    house = await at(tmp_path, time)
    table, people = await begun(house)
    seat = table.game.player
    time.pass_(10)
    await house.time.beat()
    await house.close()
    time.pass_(30 * 24)
    time.monotonic = 5.0  # another machine, perhaps
    house = await at(tmp_path, time)
    table = await house.registry.get(table.id)
    assert left(table, seat) == 3 * DAY - 10 * HOUR
    assert await house.scheduler.round() == 1, "its deadline has passed, but nothing is due"
    assert not table.is_away(seat)
    assert await house.scheduler.round() == 0
    time.pass_(1)
    assert left(table, seat) == 3 * DAY - 11 * HOUR
    await end_turn(house, table, people)
    await run_out(house, table, time)
    assert table.is_away(1 - seat)
    await house.close()


async def test_who_is_away_when_the_server_ends_has_the_rest_of_the_grace_later(tmp_path: Path) -> None:
    time = FakeTime()
    house = await at(tmp_path, time)
    table, people = await begun(house)
    seat = await run_out(house, table, time)
    time.pass_(1)
    await house.time.beat()
    await house.close()
    time.pass_(20 * 24)
    house = await at(tmp_path, time)
    table = await house.registry.get(table.id)
    await house.scheduler.round()
    assert (table.is_away(seat), table.seats[seat].bot) == (True, "")
    time.pass_(1)
    await house.scheduler.round()
    assert (table.seats[seat].kind, table.seats[seat].bot) == (PERSON, "random")
    await house.wait_for_bots(table)
    await house.close()
    house = await at(tmp_path, time)
    table = await house.registry.get(table.id)
    assert table.seats[seat].bot == "random"
    await house.clocks.take_back(table.id, people[seat], seat)
    assert await notices(house, table) == ["time-up", "stand-in", "seat-taken-back"]
    await house.close()


@pytest.mark.parametrize("hours", [1, -1, 24 * 400, -24 * 400])
async def test_a_machine_whose_clock_is_changed_takes_nobodys_time(tmp_path: Path, hours: float) -> None:
    time = FakeTime()
    house = await at(tmp_path, time)
    table, _ = await begun(house)
    seat = table.game.player
    time.pass_(10)
    await house.time.beat()
    time.wall += hours * HOUR
    await house.time.beat()
    table = await house.registry.get(table.id)
    assert house.time.now() == time.wall
    assert left(table, seat) == pytest.approx(3 * DAY - 10 * HOUR)
    time.pass_(10)
    await house.time.beat()
    await house.scheduler.round()
    assert left(table, seat) == pytest.approx(3 * DAY - 20 * HOUR)
    await house.close()
    time.wall += hours * HOUR  # while no server runs, this time
    house = await at(tmp_path, time)
    table = await house.registry.get(table.id)
    assert left(table, seat) == pytest.approx(3 * DAY - 20 * HOUR)
    assert await run_out(house, table, time) == seat
    assert table.is_away(seat)
    await house.close()


# Several processes


async def test_of_several_processes_exactly_one_lets_happen_what_is_due(database: str, tmp_path: Path) -> None:
    time = FakeTime()
    houses = [await House.at(tmp_path, database, jobs=True, time=time) for _ in range(3)]
    table, people = await begun(houses[0])
    for house in houses:
        await house.registry.get(table.id)
    seat = table.game.player
    for hours in (24 * 3 + 1, 3):
        time.pass_(hours)
        outcomes = await asyncio.gather(*(house.scheduler.round() for house in houses), return_exceptions=True)
        assert not [outcome for outcome in outcomes if isinstance(outcome, BaseException)]
    assert await notices(houses[0], table) == ["time-up", "stand-in"]
    assert houses[0].jobs is not None
    assert await houses[0].jobs.waiting() == 1, "the move of the bot is one job, stored along"
    takings = (house.clocks.take_back(table.id, people[seat], seat) for house in houses)
    assert (await asyncio.gather(*takings, return_exceptions=True)).count(None) == 1
    assert await notices(houses[0], table) == ["time-up", "stand-in", "seat-taken-back"]
    tables = [await house.registry.get(table.id) for house in houses]
    assert [left(there, seat) for there in tables] == [12 * HOUR] * 3
    for house in houses:
        await house.close()


async def test_processes_that_start_beside_others_and_workers_agree_on_the_time(database: str, tmp_path: Path) -> None:
    time, other = FakeTime(), FakeTime()
    here = await House.at(tmp_path, database, time=time)
    await here.time.start()
    await begun(here)
    time.pass_(seconds=BEAT - 1)
    other.wall, other.monotonic = time.wall, 7.0
    there = await House.at(tmp_path, database, time=other)
    worker = await House.at(tmp_path, database, time=other)
    worker.time._offset += 3600  # what its machine thinks, before it has asked
    await there.time.start()
    await worker.time.follow()
    assert here.time.now() == there.time.now() == worker.time.now()
    assert here.time.down == there.time.down == worker.time.down == ()
    for moved in (time, other):
        moved.pass_(24)
    await worker.time.follow()
    await here.time.beat()
    assert here.time.down == (), "it has served all day"
    time.pass_(24)
    other.wall, other.monotonic = time.wall, 3.0
    again = await House.at(tmp_path, database, time=other)
    await again.time.start()
    await worker.time.follow()
    assert [pause.end - pause.begin for pause in again.time.down] == [DAY]
    assert worker.time.down == again.time.down
    for house in (here, there, worker, again):
        await house.close()


async def test_the_database_tells_the_time_on_postgresql(database: str, tmp_path: Path) -> None:
    house = await House.at(tmp_path, database)
    house.time._offset += 100.0
    await house.time.start()
    apart = abs(house.time.now() - FakeTime().wall)
    assert apart > DAY
    async with house.store.read() as connection:
        assert abs(await house.time._read_wall(connection) - house.time.now()) < 5.0
    await house.close()
