"""Clocks at tables: what turns cost and bring, and what happens to whoever has no time left."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.fake_time import FakeTime
from tests.server.house import FREE, ME, House, bot
from yamen.server.accounts.schemas import Me
from yamen.server.clocks.paces import DAY, HOUR, LOST_AFTER, PACES, PaceName
from yamen.server.clocks.schemas import ClockView, SetNight
from yamen.server.clocks.service import TimeFull
from yamen.server.clocks.state import SeatClock
from yamen.server.db.models import BOT, PERSON
from yamen.server.errors import Conflict, InvalidInput, PermissionDenied, StandInPlays
from yamen.server.tables.schemas import LogStep, NewSeat, NewTable
from yamen.server.tables.state import TableState


@pytest.fixture
def time() -> FakeTime:
    return FakeTime()


@pytest.fixture
async def house(tmp_path: Path, time: FakeTime) -> AsyncIterator[House]:
    house = await House.at(tmp_path, time=time)
    yield house
    await house.close()


async def begun(
    house: House, pace: PaceName = "daily", names: tuple[str, ...] = ("Ania", "Emre"), stand_in: str = "random"
) -> tuple[TableState, list[Me]]:
    """A table whose people have played before: nobody has twice the bank."""
    people = [await house.guest(name) for name in names]
    await house.running(*people)
    wanted = NewTable("dragon", [ME, *[FREE] * (len(names) - 1)], pace=pace, stand_in=stand_in)
    table = await house.tables.create(people[0], wanted)
    for seat, person in enumerate(people[1:], 1):
        await house.seating.join(table.id, person, seat)
    await house.play.start(table.id, people[0])
    return table, people


async def end_turn(house: House, table: TableState, people: list[Me]) -> int:
    """Make moves until another seat is asked; returns whose turn it was."""
    seat = table.game.player
    while table.game.player == seat:
        await house.play_on(table, people, 1)
    return seat


def clock_of(table: TableState, seat: int) -> SeatClock:
    assert table.clocks is not None
    clock = table.clocks.seats[seat]
    assert clock is not None
    return clock


def left(table: TableState, seat: int) -> float:
    assert table.clocks is not None
    return table.clocks.left(seat, table.server_time.now(), table.server_time.down)


def shown(table: TableState, seat: int) -> ClockView:
    clock = table.clock()
    assert clock is not None
    view = clock.seats[seat]
    assert view is not None
    return view


async def run_out(house: House, table: TableState, time: FakeTime) -> int:
    """Let the time of whoever is asked pass; returns who it is."""
    seat = table.game.player
    time.pass_(seconds=left(table, seat) + 1)
    await house.scheduler.round()
    return seat


async def notices(house: House, table: TableState) -> list[str]:
    steps: list[LogStep] = await house.records.notices(table, table.owner, 0)
    return [str(step.events[0]["kind"]) for step in steps if step.events[0]["kind"] != "joined"]


# Paces


@pytest.mark.parametrize("pace", PACES)
async def test_a_turn_costs_what_it_takes_and_brings_a_credit_at_its_end(
    house: House, time: FakeTime, pace: PaceName
) -> None:
    table, people = await begun(house, pace)
    chosen, seat = PACES[pace], table.game.player
    assert [left(table, at) for at in (0, 1)] == [chosen.bank, chosen.bank]
    time.pass_(seconds=chosen.bank / 2)
    assert (left(table, seat), left(table, 1 - seat)) == (chosen.bank / 2, chosen.bank)
    await end_turn(house, table, people)
    assert left(table, seat) == chosen.bank / 2 + chosen.credit
    time.pass_(seconds=60)
    assert (left(table, seat), left(table, 1 - seat)) == (chosen.bank / 2 + chosen.credit, chosen.bank - 60)


async def test_decisions_within_a_turn_bring_nothing(house: House, time: FakeTime) -> None:
    table, people = await begun(house)
    seat = table.game.player
    before = table.clocks
    while table.game.player == seat:
        assert table.clocks is before
        time.pass_(1)
        await house.play_on(table, people, 1)
    assert clock_of(table, seat).credit == 12 * HOUR


@pytest.mark.parametrize("pace", ["calm", "daily", "brisk"])
async def test_the_bank_grows_to_its_most_and_no_further(house: House, pace: PaceName) -> None:
    table, people = await begun(house, pace)
    for _ in range(30):
        await end_turn(house, table, people)
    assert [clock_of(table, seat).bank for seat in (0, 1)] == [PACES[pace].most, PACES[pace].most]


async def test_a_first_game_of_a_title_has_twice_the_bank(house: House) -> None:
    ania, emre = await house.guest("Ania"), await house.guest("Emre")
    await house.running(ania, await house.guest("Jan"))
    table = await house.running(ania, emre, pace="daily")
    assert [(clock_of(table, seat).bank, clock_of(table, seat).most) for seat in (0, 1)] == [
        (3 * DAY, 5 * DAY),
        (6 * DAY, 10 * DAY),
    ]


async def test_bots_and_those_who_play_alone_or_at_one_screen_have_no_clock(house: House) -> None:
    ania, emre = await house.guest("Ania"), await house.guest("Emre")
    table = await house.table(ania, ME, FREE, bot(), pace="live")
    await house.seating.join(table.id, emre, 1)
    await house.play.start(table.id, ania)
    clock = table.clock()
    assert clock is not None
    assert [seat is None for seat in clock.seats] == [False, False, True]
    alone = await house.table(ania, ME, bot(), pace="daily")
    await house.play.start(alone.id, ania)
    assert (alone.clock(), alone.deadline) == (None, None)
    with pytest.raises(InvalidInput, match="at one screen have no clocks"):
        await house.table(ania, ME, NewSeat("same_screen"), pace="daily")


async def test_a_public_table_is_played_a_move_a_day_unless_another_pace_is_chosen(house: House) -> None:
    ania = await house.guest("Ania")
    by_link = await house.tables.create(ania, NewTable("dragon", [ME, FREE]))
    public = await house.tables.create(ania, NewTable("dragon", [ME, FREE], public=True))
    chosen = await house.tables.create(
        ania, NewTable("dragon", [ME, FREE], public=True, pace="none", stand_in="greedy")
    )
    assert [(table.pace, table.stand_in) for table in (by_link, public, chosen)] == [
        ("none", "strong"),
        ("daily", "strong"),
        ("none", "greedy"),
    ]
    with pytest.raises(InvalidInput, match="There is no bot 'nobody'"):
        await house.tables.create(ania, NewTable("dragon", [ME, FREE], stand_in="nobody"))


async def test_a_turn_taken_back_takes_its_credit_back(house: House, time: FakeTime) -> None:
    table, people = await begun(house)
    seat = None
    while seat is None:  # until a turn ends with a move that can be undone
        time.pass_(1)
        who = await end_turn(house, table, people)
        seat = who if table.game.can_undo(who) else None
    with_credit = left(table, seat)
    for _ in range(3):
        await house.play.undo(table.id, people[seat], table.number)
        assert table.game.player == seat
        assert left(table, seat) == with_credit - 12 * HOUR
        await end_turn(house, table, people)
        assert left(table, seat) == with_credit


# Nights and leave


async def test_at_night_the_clock_stands_still_as_it_was_set_before_the_start(house: House, time: FakeTime) -> None:
    people = [await house.guest(name) for name in ("Ania", "Emre")]
    await house.running(*people)
    for person in people:
        await house.leaves.set_night(person, SetNight(22 * 60, 6 * 60, "Europe/Istanbul"))  # 19:00 to 3:00 in UTC
    table = await house.running(*people, pace="brisk")
    seat = table.game.player
    await house.leaves.set_night(people[seat], None)
    view = shown(table, seat)
    assert (view.night, view.pause, view.stops) == ("22:00-06:00 Europe/Istanbul", "night", time.wall + 7 * HOUR)
    time.pass_(12)
    assert left(table, seat) == DAY - 7 * HOUR
    time.pass_(12)
    assert left(table, seat) == DAY - 16 * HOUR
    assert shown(table, seat).runs_out == time.wall + 16 * HOUR, "eight more hours, and a night"


@pytest.mark.parametrize(
    ("night", "reason"),
    [
        (SetNight(0, 481, "Europe/Prague"), "at most 8 hours"),
        (SetNight(60, 60, "Europe/Prague"), "at most 8 hours"),
        (SetNight(0, 480, "Europe/Yamen"), "no time zone 'Europe/Yamen'"),
        (SetNight(0, 480, "../../etc/passwd"), "no time zone"),
    ],
)
async def test_a_night_has_at_most_eight_hours_somewhere_on_earth(house: House, night: SetNight, reason: str) -> None:
    ania = await house.guest("Ania")
    with pytest.raises(InvalidInput, match=reason):
        await house.leaves.set_night(ania, night)
    assert (await house.leaves.settings(ania)).night is None


async def test_leave_lets_all_clocks_stand_still_from_now_on(house: House, time: FakeTime) -> None:
    table, people = await begun(house)
    seat = table.game.player
    time.pass_(10)
    await house.leaves.begin(people[seat], 5)
    table = await house.registry.get(table.id)
    view = shown(table, seat)
    assert (view.pause, view.stops, view.resumes) == ("leave", time.wall, time.wall + 5 * DAY)
    time.pass_(4 * 24)
    await house.scheduler.round()
    assert left(table, seat) == 3 * DAY - 10 * HOUR
    assert not table.is_away(seat)
    time.pass_(2 * 24)
    assert left(table, seat) == 2 * DAY - 10 * HOUR
    await house.scheduler.round()
    assert await notices(house, table) == ["leave-begun", "leave-ended"]
    time.pass_(seconds=left(table, seat) + 1)
    await house.scheduler.round()
    assert "time-up" in await notices(house, table)


async def test_who_comes_back_early_has_the_rest_of_their_leave_later(house: House, time: FakeTime) -> None:
    table, people = await begun(house)
    seat = table.game.player
    ania = people[seat]
    await house.leaves.begin(ania)
    with pytest.raises(Conflict, match="on leave already"):
        await house.leaves.begin(ania)
    time.pass_(10 * 24)
    await house.scheduler.round()
    await house.leaves.end(ania)
    with pytest.raises(Conflict, match="not on leave"):
        await house.leaves.end(ania)
    assert (await house.leaves.settings(ania)).leave.remaining == pytest.approx(11 * DAY)
    table = await house.registry.get(table.id)
    assert left(table, seat) == 3 * DAY
    time.pass_(3 * 24 + 1)
    await house.scheduler.round()
    assert table.is_away(seat)
    time.pass_(24)
    await house.leaves.begin(ania)
    time.pass_(30 * 24)
    assert (await house.leaves.settings(ania)).leave.remaining == 0
    with pytest.raises(Conflict, match="all your leave"):
        await house.leaves.begin(ania)
    time.pass_(330 * 24)
    assert (await house.leaves.settings(ania)).leave.remaining > 9 * DAY


async def test_the_end_of_a_leave_is_told_once_at_each_table(house: House, time: FakeTime) -> None:
    table, people = await begun(house)
    await house.scheduler.round()
    await house.leaves.begin(people[0], 1)
    for _ in range(4):
        time.pass_(10)
        await house.scheduler.round()
    assert await notices(house, table) == ["leave-begun", "leave-ended"]
    await house.leaves.begin(people[0])
    time.pass_(1)
    await house.leaves.end(people[0])
    time.pass_(1)
    await house.scheduler.round()
    assert await notices(house, table) == ["leave-begun", "leave-ended"] * 2


async def test_at_a_live_table_neither_night_nor_leave_counts(house: House, time: FakeTime) -> None:
    people = [await house.guest(name) for name in ("Ania", "Emre")]
    for person in people:
        await house.leaves.set_night(person, SetNight(12 * 60, 20 * 60, "UTC"))
    table = await house.running(*people, pace="live")
    seat = table.game.player
    await house.leaves.begin(people[seat])
    time.pass_(seconds=60)
    table = await house.registry.get(table.id)
    assert left(table, seat) == 2 * PACES["live"].bank - 60


# Given


async def test_an_opponent_can_give_time(house: House, time: FakeTime) -> None:
    table, people = await begun(house)
    seat = table.game.player
    time.pass_(60)
    await house.clocks.give(table.id, people[1 - seat], seat)
    assert left(table, seat) == 24 * HOUR
    with pytest.raises(PermissionDenied, match="to others"):
        await house.clocks.give(table.id, people[seat], seat)
    with pytest.raises(PermissionDenied, match="no seat"):
        await house.clocks.give(table.id, await house.guest("Jan"), seat)
    for _ in range(8):
        await house.clocks.give(table.id, people[1 - seat], seat)
    with pytest.raises(TimeFull, match="as much time as there can be"):
        await house.clocks.give(table.id, people[1 - seat], seat)
    assert set(await notices(house, table)) == {"time-given"}


async def test_time_that_is_given_brings_back_whose_time_is_up(house: House, time: FakeTime) -> None:
    table, people = await begun(house)
    seat = await run_out(house, table, time)
    assert table.is_away(seat)
    time.pass_(1)
    await house.clocks.give(table.id, people[1 - seat], seat)
    assert (table.is_away(seat), left(table, seat)) == (False, 12 * HOUR)
    time.pass_(2)
    await house.scheduler.round()
    assert (table.is_away(seat), left(table, seat)) == (False, 10 * HOUR)


# Away


@pytest.mark.parametrize("pace", PACES)
async def test_when_time_is_up_a_bot_moves_after_the_grace_and_the_game_goes_on(
    house: House, time: FakeTime, pace: PaceName
) -> None:
    table, people = await begun(house, pace)
    number = table.number
    seat = await run_out(house, table, time)
    assert (table.number, table.seats[seat].bot, table.is_away(seat)) == (number, "", True)
    assert shown(table, seat).stand_in_at == time.wall + PACES[pace].grace
    time.pass_(seconds=PACES[pace].grace - 1)
    await house.scheduler.round()
    assert table.seats[seat].bot == ""
    time.pass_(seconds=2)
    await house.scheduler.round()
    await house.wait_for_bots(table)
    assert (table.seats[seat].kind, table.seats[seat].bot) == (PERSON, "random")
    assert table.number > number
    assert table.game.player == 1 - seat
    assert table.stage == "running"
    assert await notices(house, table) == ["time-up", "stand-in"]
    steps = await house.records.steps(table, None, number, table.number)
    assert {step.bot for step in steps if step.seat == seat} == {True}
    await end_turn(house, table, people)
    await house.wait_for_bots(table)
    assert table.game.player == 1 - seat, "it moves for them again"
    with pytest.raises(StandInPlays):
        table.must_play_itself(seat)


async def test_in_the_grace_people_simply_move(house: House, time: FakeTime) -> None:
    table, people = await begun(house)
    seat = await run_out(house, table, time)
    await end_turn(house, table, people)
    assert (table.is_away(seat), left(table, seat), clock_of(table, seat).returns) == (False, 12 * HOUR, 0)
    time.pass_(5)
    await house.scheduler.round()
    assert table.seats[seat].bot == ""


async def test_people_take_their_seat_back_twice_and_the_third_time_it_stays_the_bots(
    house: House, time: FakeTime
) -> None:
    table, people = await begun(house)
    seat = table.game.player
    me = people[seat]
    for taken in (1, 2):
        while table.game.player != seat:
            await end_turn(house, table, people)
        await run_out(house, table, time)
        time.pass_(3)
        await house.scheduler.round()
        await house.wait_for_bots(table)
        with pytest.raises(PermissionDenied):
            await house.clocks.take_back(table.id, people[1 - seat], seat)
        await house.clocks.take_back(table.id, me, seat)
        assert (left(table, seat), clock_of(table, seat).returns, table.seats[seat].bot) == (12 * HOUR, taken, "")
        with pytest.raises(Conflict, match="not up"):
            await house.clocks.take_back(table.id, me, seat)
    while table.game.player != seat:
        await end_turn(house, table, people)
    await run_out(house, table, time)
    with pytest.raises(Conflict, match="2 times already"):
        await house.clocks.take_back(table.id, me, seat)
    time.pass_(3)
    await house.scheduler.round()
    info = table.seats[seat]
    assert (info.kind, info.person, info.former, info.bot) == (BOT, None, me.id, "random")
    assert (await notices(house, table))[-1] == "seat-lost"
    assert table.views.view(None).seats[seat].left
    await house.wait_for_bots(table)
    assert table.game.player == 1 - seat


async def test_after_seven_days_away_the_seat_stays_the_bots(house: House, time: FakeTime) -> None:
    table, people = await begun(house, "calm", ("Ania", "Emre", "Jan"))
    seat = await run_out(house, table, time)
    time.pass_(3)
    await house.scheduler.round()
    await house.wait_for_bots(table)
    for _ in range(6):
        time.pass_(24)
        while table.game.player != seat and table.stage == "running":
            await end_turn(house, table, people)
        await house.wait_for_bots(table)
        await house.scheduler.round()
        assert table.seats[seat].kind == PERSON
    time.pass_(24)
    await house.scheduler.round()
    assert (table.seats[seat].kind, table.seats[seat].former) == (BOT, people[seat].id)
    assert LOST_AFTER == 7 * DAY
    await house.play_on(table, people, 0)
    line = next(line for line in await house.listing.list_own(people[(seat + 1) % 3]) if line.id == table.id)
    assert [state.left for state in line.seats] == [at == seat for at in range(3)]


async def test_the_others_can_agree_to_wait_until_one_of_them_no_longer_does(house: House, time: FakeTime) -> None:
    table, people = await begun(house, "daily", ("Ania", "Emre", "Jan"))
    others = [person for at, person in enumerate(people) if at != table.game.player]
    with pytest.raises(Conflict, match="nobody to wait for"):
        await house.play.propose(table.id, others[0], table.number, "wait")
    seat = await run_out(house, table, time)
    await house.play.propose(table.id, others[0], table.number, "wait")
    await house.play.answer(table.id, others[1], True)
    number = table.number
    time.pass_(20 * 24)
    await house.scheduler.round()
    clock = table.clock()
    assert clock is not None
    assert (clock.waits, table.number, table.seats[seat].bot) == (True, number, "")
    await house.clocks.stop_waiting(table.id, others[1])
    await house.scheduler.round()
    assert (table.number, table.seats[seat].bot) == (number, "")
    time.pass_(2)
    await house.scheduler.round()
    await house.wait_for_bots(table)
    assert table.number > number
    assert await notices(house, table) == ["time-up", "waiting", "waiting-ended", "stand-in"]


async def test_a_proposal_that_nobody_answers_keeps_no_bot_from_moving_for_who_is_away(
    house: House, time: FakeTime
) -> None:
    table, people = await begun(house, "daily", ("Ania", "Emre", "Jan"))
    seat = table.game.player
    await house.play.propose(table.id, people[(seat + 1) % 3], table.number, "abandon")
    number = table.number
    await run_out(house, table, time)
    time.pass_(3)
    await house.scheduler.round()
    await house.wait_for_bots(table)
    assert table.number > number
    assert table.proposal is None


async def test_whoever_is_waited_for_comes_back(house: House, time: FakeTime) -> None:
    table, people = await begun(house)
    seat = await run_out(house, table, time)
    time.pass_(0.5)
    await house.play.propose(table.id, people[1 - seat], table.number, "wait")
    time.pass_(30 * 24)
    await house.scheduler.round()
    await house.clocks.take_back(table.id, people[seat], seat)
    assert (left(table, seat), table.clocks is not None and table.clocks.waits) == (12 * HOUR, False)
    before = table.number
    await end_turn(house, table, people)
    assert not any(step.bot for step in await house.records.steps(table, None, before, table.number))


async def test_the_others_can_end_the_game_without_whoever_is_away(house: House, time: FakeTime) -> None:
    table, people = await begun(house)
    seat = await run_out(house, table, time)
    await house.play.propose(table.id, people[1 - seat], table.number, "abandon")
    assert (table.stage, table.abandoned, table.deadline, table.clock()) == ("over", True, None, None)


async def test_who_resigns_leaves_the_seat_to_the_bot_that_was_chosen(house: House, time: FakeTime) -> None:
    table, people = await begun(house, stand_in="greedy")
    seat = table.game.player
    await house.play.resign(table.id, people[seat], seat)
    assert (table.seats[seat].bot, table.seats[seat].former) == ("greedy", people[seat].id)
    await house.wait_for_bots(table)
    clock = table.clock()
    assert clock is not None
    assert clock.seats[seat] is None
    assert clock.seats[1 - seat] is not None
    assert table.deadline == time.wall + 3 * DAY
