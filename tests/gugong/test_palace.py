"""G8: the Palace of Heavenly Purity."""

import pytest

from tests.gugong.scenes import scene


def test_the_envoy_moves_a_step() -> None:
    """G8.1 A"""
    table = scene(2).act("palace").play("option-a")
    assert (table.family(0).envoy, table.family(0).intrigue, table.family(0).pool) == (1, 0, 6)


def test_two_steps_and_a_step_of_intrigue_for_two_servants() -> None:
    """G8.1 B: without the medal."""
    table = scene(2).act("palace").play("option-b")
    assert (table.family(0).envoy, table.family(0).intrigue, table.family(0).pool) == (2, 1, 4)
    assert (table.family(0).supply, table.view()["medal"]) == (8, None)


def test_two_steps_need_two_servants() -> None:
    """G8.1, G3.5: or the double one alone."""
    table = scene(2).seat(0, pool=1).act("palace")
    assert table.why_not("option-b") == {"kind": "too-few-servants", "rule": "G3.5", "servants": 2, "pool": 1}
    table = scene(2).seat(0, pool=1, double="pool").act("palace").play("option-b")
    assert (table.double(0), table.family(0).pool, table.family(0).envoy) == ("supply", 1, 2)


@pytest.mark.parametrize("taken", range(5))
def test_the_envoy_takes_the_best_free_place_in_the_palace(taken: int) -> None:
    """G8.1: 7, 5, 3, 2 and 1 VP by the order of arrival, at the end of the game."""
    base = scene(5).seat(4, envoy=7)
    for seat in range(taken):
        base.seat(seat, envoy=8, arrival=seat + 1)
    table = base.act("palace", 4).play("option-a")
    assert (table.family(4).envoy, table.family(4).arrival, table.family(4).vp) == (8, taken + 1, 0)
    assert table.told("palace-reached") == [(4, (7, 5, 3, 2, 1)[taken])]


def test_the_palace_is_the_eighth_step() -> None:
    """G8.1"""
    table = scene(2).seat(0, envoy=6).act("palace", 0, 0).play("option-a")
    assert (table.family(0).envoy, table.family(0).arrival) == (7, 0)
    table.play("option-a")
    assert (table.family(0).envoy, table.family(0).arrival) == (8, 1)


def test_each_further_step_is_a_point() -> None:
    """G8.1: also the second of two steps."""
    assert scene(2).seat(0, envoy=8).act("palace").play("option-a").family(0).vp == 1
    table = scene(2).seat(0, envoy=8).act("palace").play("option-b")
    assert (table.family(0).vp, table.family(0).intrigue, table.family(0).arrival) == (2, 1, 1)
    table = scene(2).seat(0, envoy=7).act("palace").play("option-b")
    assert (table.family(0).vp, table.family(0).envoy, table.family(0).arrival) == (1, 8, 1)


def test_at_the_top_of_the_track_the_envoy_moves_all_the_same() -> None:
    """G8.1, G7.2"""
    table = scene(2).each(intrigue=14).track(1, 0).act("palace").play("option-b")
    assert (table.family(0).envoy, table.view()["track"]) == (2, [1, 0])


def test_anna_arrives_third() -> None:
    """G8.1, G4.4: the rulebook's example: the places for 7 and 5 VP are taken, so Anna, two servants poorer and a step
    of intrigue further, takes that for 3. Her next envoy step, by a travel token, is 1 VP."""
    anna = 0
    base = scene(3).seat(anna, envoy=6).seat(1, envoy=8, arrival=1).seat(2, envoy=8, arrival=2)
    base.cities(xian="envoy", beijing="vp")
    table = base.then(("Act", anna, 4, 0), ("Act", anna, 0, 0)).play("option-b")
    assert (table.family(anna).envoy, table.family(anna).arrival, table.family(anna).intrigue) == (8, 3, 1)
    assert (table.family(anna).pool, table.told("palace-reached")) == (4, [(anna, 3)])
    table.play("option-a", "to xian", "use")
    assert (table.family(anna).vp, table.family(anna).envoy) == (1, 8)
