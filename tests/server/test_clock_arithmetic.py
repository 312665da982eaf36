"""How time is counted: nights, leave and downtimes are left out, and nothing else is."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from yamen.server.clocks.arithmetic import Night, Pause, elapsed, next_pause, pauses, runs_out
from yamen.server.clocks.paces import DAY, HOUR, MINUTE

PRAGUE = "Europe/Prague"
ZONES = (PRAGUE, "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "Pacific/Apia", "America/Sao_Paulo", "UTC")
SLEEP = Night.parse("23:00-07:00 Europe/Prague")
START = datetime(2026, 1, 1, tzinfo=ZoneInfo("UTC")).timestamp()


def at(text: str, zone: str = PRAGUE) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


def brute_force(begin: float, end: float, night: Night | None, others: list[Pause]) -> float:
    """The same by looking at each minute of it."""
    counted, minute = 0.0, begin
    while minute < end:
        middle = minute + 30.0
        here = datetime.fromtimestamp(middle, ZoneInfo(night.zone)) if night else None
        asleep = night is not None and here is not None and in_night(night, 60 * here.hour + here.minute)
        if not asleep and not any(pause.begin <= middle < pause.end for pause in others):
            counted += 60.0
        minute += 60.0
    return counted


def slack(begin: float, end: float, night: Night | None) -> float:
    """How much longer nights may be than the clock on the wall shows, where it is changed meanwhile."""
    if night is None:
        return 0.0
    days = range(-1, int((end - begin) // DAY) + 3)
    shown = [datetime.fromtimestamp(begin + day * DAY, ZoneInfo(night.zone)).utcoffset() for day in days]
    return HOUR * len([day for day in range(1, len(shown)) if shown[day] != shown[day - 1]])


def in_night(night: Night, minute: int) -> bool:
    if night.begin < night.end:
        return night.begin <= minute < night.end
    return minute >= night.begin or minute < night.end


nights = st.builds(
    lambda begin, length, zone: Night(begin, (begin + length) % 1440, zone),
    st.integers(0, 1439),
    st.integers(1, 480),
    st.sampled_from(ZONES),
)
instants = st.integers(0, 3 * 365 * 1440).map(lambda minutes: START + 60.0 * minutes)
others = st.lists(
    st.tuples(st.integers(0, 20 * 1440), st.integers(1, 5 * 1440)).map(lambda pair: (60.0 * pair[0], 60.0 * pair[1])),
    max_size=3,
)


@settings(max_examples=60, deadline=None)
@given(st.none() | nights, instants, st.integers(0, 10 * 1440), others)
def test_what_passes_on_a_clock_is_what_is_left_without_its_pauses(
    night: Night | None, begin: float, minutes: int, away: list[tuple[float, float]]
) -> None:
    """On the days on which the clock on the wall is changed, a night may be longer by what is there twice or never."""
    end = begin + 60.0 * minutes
    known = [Pause(begin + first, begin + first + length, "leave") for first, length in away]
    counted, expected = elapsed(begin, end, night, known), brute_force(begin, end, night, known)
    assert expected - slack(begin, end, night) - 1e-6 <= counted <= expected + 1e-6


@settings(max_examples=200, deadline=None)
@given(st.none() | nights, instants, st.floats(0, 20 * DAY), others)
def test_a_clock_runs_out_when_all_its_time_has_passed(
    night: Night | None, begin: float, seconds: float, away: list[tuple[float, float]]
) -> None:
    known = [Pause(begin + first, begin + first + length, "leave") for first, length in away]
    out = runs_out(begin, seconds, night, known)
    assert out >= begin + seconds - 1e-3
    assert elapsed(begin, out, night, known) == pytest.approx(seconds, abs=1e-3)
    assert elapsed(begin, out - 1.0, night, known) <= seconds
    assert elapsed(begin, out + 9 * HOUR + 30 * DAY, night, known) >= seconds - 1e-3


@settings(max_examples=200, deadline=None)
@given(st.none() | nights, instants, st.floats(0, 10 * DAY), st.floats(0, 10 * DAY), others)
def test_time_that_is_read_in_between_is_counted_once(
    night: Night | None, begin: float, first: float, second: float, away: list[tuple[float, float]]
) -> None:
    known = [Pause(begin + start, begin + start + length, "down") for start, length in away]
    middle, end = begin + first, begin + first + second
    parts = elapsed(begin, middle, night, known) + elapsed(middle, end, night, known)
    assert parts == pytest.approx(elapsed(begin, end, night, known), abs=1e-3)


@settings(max_examples=100, deadline=None)
@given(nights, instants)
@example(Night.parse("22:00-02:30 Europe/Prague"), at("2026-03-28T12:00"))
@example(Night.parse("02:30-06:00 Europe/Prague"), at("2026-03-28T12:00"))
@example(Night.parse("22:00-02:30 Europe/Prague"), at("2026-10-24T12:00"))
def test_nights_never_overlap_and_are_as_long_as_they_were_set(night: Night, since: float) -> None:
    found = pauses(since, night, ())
    before = next(found)
    for _ in range(400):
        pause = next(found)
        assert before.end <= pause.begin < pause.end
        assert abs((pause.end - pause.begin) / 60 - night.minutes) <= 60
        before = pause


@pytest.mark.parametrize(
    ("evening", "hours"),
    [
        ("2026-03-02T20:00", 4.0),  # 20:00 to 23:00, and 7:00 to 8:00
        ("2026-03-28T20:00", 4.0),  # the night on which summer time begins: an hour less of sleep
        ("2026-10-24T20:00", 4.0),  # and on which it ends
    ],
)
def test_a_night_across_midnight_costs_nothing_in_summer_time_or_not(evening: str, hours: float) -> None:
    begin = at(evening)
    morning = datetime.fromisoformat(evening) + timedelta(hours=12)
    assert elapsed(begin, at(morning.isoformat()), SLEEP) == hours * HOUR


def test_a_clock_that_would_run_out_at_night_does_so_the_next_day() -> None:
    assert runs_out(at("2026-03-02T22:00"), 90 * MINUTE, SLEEP) == at("2026-03-03T07:30")
    assert runs_out(at("2026-03-02T22:00"), HOUR, SLEEP) == at("2026-03-02T23:00")
    assert runs_out(at("2026-03-03T01:00"), HOUR, SLEEP) == at("2026-03-03T08:00")


def test_leave_that_covers_a_night_counts_once() -> None:
    leave = [Pause(at("2026-03-02T18:00"), at("2026-03-04T12:00"), "leave")]
    assert elapsed(at("2026-03-02T12:00"), at("2026-03-04T13:00"), SLEEP, leave) == 7 * HOUR
    assert next_pause(at("2026-03-02T12:00"), SLEEP, leave) == leave[0]
    evening = [Pause(at("2026-03-02T18:00"), at("2026-03-02T23:30"), "leave")]
    joined = next_pause(at("2026-03-02T12:00"), SLEEP, evening)
    assert joined == Pause(at("2026-03-02T18:00"), at("2026-03-03T07:00"), "leave")


def test_leave_that_begins_at_night_is_told_as_leave() -> None:
    leave = [Pause(at("2026-03-03T00:30"), at("2026-03-06T00:30"), "leave")]
    told = next_pause(at("2026-03-03T01:00"), SLEEP, leave)
    assert told == Pause(at("2026-03-02T23:00"), at("2026-03-06T07:00"), "leave")


def test_nights_are_stored_as_people_write_them() -> None:
    assert (SLEEP.begin, SLEEP.end, SLEEP.zone, SLEEP.minutes) == (23 * 60, 7 * 60, PRAGUE, 480)
    assert str(SLEEP) == "23:00-07:00 Europe/Prague"
    with pytest.raises(ValueError, match="is no night like"):
        Night.parse("23:00 Europe/Prague")
