"""G10: the Grand Canal."""

from typing import Any

import pytest

from tests.gugong.scenes import Scene, Ship, Table, scene

BOTH_SIDES = pytest.mark.parametrize(("players", "route"), [(2, 1), (3, 1), (4, 1), (4, 2), (5, 1), (5, 2)])


def canal(players: int = 2, **pieces: Any) -> Table:
    """The first player is about to choose a variant of the canal action."""
    return scene(players).seat(0, **pieces).act("canal")


def crowd(players: int, route: int, *harbours: int) -> Scene:
    """Ships of the others lie in these harbours."""
    table = scene(players)
    for seat in range(1, players):
        mine = harbours[3 * (seat - 1) : 3 * seat]
        table.seat(seat, ships=[(route, harbour, 1) for harbour in mine])
    return table


# G10.1 The action


def test_action_a_puts_a_servant_on_a_ship_and_then_moves_one() -> None:
    """G10.1"""
    table = canal(pool=3, ships=[(1, 1, 1)]).play("option-a", "load 1 normal", "sail 1")
    assert table.ships(0)[0] == (1, 2, 2)
    assert (table.family(0).pool, table.family(0).supply) == (2, 8)
    assert table.is_over


def test_both_halves_of_action_a_may_be_left_out() -> None:
    """G10.1"""
    only_moved = canal(ships=[(1, 1, 1)]).play("option-a", "skip", "sail 1")
    assert only_moved.ships(0)[0] == (1, 2, 1)
    only_loaded = canal(ships=[(1, 1, 1)]).play("option-a", "load 1 normal", "skip")
    assert only_loaded.ships(0)[0] == (1, 1, 2)


def test_the_ship_that_moves_need_not_be_the_one_with_the_new_servant() -> None:
    """G10.1"""
    table = canal(ships=[(1, 1, 1), (1, 3, 2)]).play("option-a", "load 1 normal")
    assert table.legal() == ["skip", "sail 1", "sail 2"]
    assert table.play("sail 2").ships(0) == [(1, 1, 2), (1, 4, 2), None]


def test_a_ship_can_be_moved_with_an_empty_pool() -> None:
    """G10.1: a servant need not be placed."""
    table = canal(pool=0, ships=[(1, 2, 2)])
    assert table.legal() == ["skip", "option-a"]
    assert table.play("option-a", "sail 1").ships(0)[0] == (1, 3, 2)


def test_without_servants_and_ships_there_is_nothing_to_do_on_the_canal() -> None:
    """G10.1, G3.5"""
    assert canal(pool=0).is_over


def test_action_b_removes_a_servant_and_puts_two_others_on_one_ship() -> None:
    """G10.1"""
    table = canal(pool=3).play("option-b")
    assert table.told("ship-launched") == [(0, 1, 1)], "the first of them can only go on a new ship"
    assert table.legal() == ["load 1 normal", "launch 1 normal"], "exactly two: none can be held back"
    table.play("load 1 normal")
    assert table.is_over, "B moves no ship"
    assert table.ships(0) == [(1, 1, 2), None, None]
    assert (table.family(0).pool, table.family(0).supply) == (0, 10)


def test_action_b_may_use_two_ships() -> None:
    """G10.1, G10.2"""
    table = canal(pool=4, ships=[(1, 3, 1)]).play("option-b", "load 1 normal", "launch 1 normal")
    assert table.ships(0) == [(1, 3, 2), (1, 1, 1), None]
    assert table.family(0).pool == 1


@pytest.mark.parametrize("pool", [0, 1, 2])
def test_action_b_needs_three_servants(pool: int) -> None:
    """G10.1"""
    table = canal(pool=pool, ships=[(1, 1, 1)])
    assert table.legal() == ["skip", "option-a"]
    assert table.why_not("option-b")["kind"] in ("too-few-servants", "nothing-to-do")


def test_action_b_needs_room_for_both_servants() -> None:
    """G10.1, G10.2: one space on three ships is too little, two are enough."""
    full: list[Ship] = [(1, 1, 3), (1, 2, 2)]
    assert "option-b" not in scene(2).seat(0, pool=3, ships=[*full, (1, 3, 3)]).pile("").act("canal").legal()
    table = canal(pool=3, ships=[*full, (1, 3, 1)]).play("option-b")
    assert table.legal() == ["load 2 normal", "load 3 normal"]


def test_the_first_servant_of_b_leaves_room_for_the_second() -> None:
    """G10.1, G11.1: with a space here and two there, the normal one can't go where only the double fits."""
    table = canal(pool=2, double="pool", ships=[(1, 1, 3), (1, 2, 2), (1, 3, 1)])
    table.play("option-b", "remove normal")
    assert table.legal() == ["load 2 normal", "load 3 double"]
    table.play("load 2 normal")
    assert table.legal() == ["load 3 double", "claim 2 vp"]


def test_b_removes_the_double_where_only_normal_servants_find_room() -> None:
    """G10.1, G11.1: a space each on two ships is none for the double servant."""
    table = canal(pool=2, double="pool", ships=[(1, 2, 2), (1, 3, 2), (1, 1, 3)]).play("option-b")
    assert (table.double(0), table.family(0).pool) == ("supply", 2)
    assert table.legal() == ["load 1 normal", "load 2 normal"]
    richer = canal(pool=3, double="pool", ships=[(1, 2, 2), (1, 3, 2), (1, 1, 3)]).play("option-b")
    assert richer.legal() == ["remove normal", "remove double"]


# G10.2 Ships and routes


@BOTH_SIDES
def test_a_new_ship_goes_to_the_leftmost_free_harbour(players: int, route: int) -> None:
    """G10.2"""
    for occupied, harbour in (((), 1), ((1,), 2), ((2, 3), 1), ((1, 2, 4), 3)):
        table = crowd(players, route, *occupied).act("canal").play("option-a", f"launch {route} normal")
        assert table.ships(0)[0] == (route, harbour, 1), f"with ships in {occupied}"


@pytest.mark.parametrize(("players", "routes"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_four_and_five_players_have_two_routes(players: int, routes: int) -> None:
    """G10.2"""
    table = scene(players).act("canal").play("option-a")
    assert table.legal() == ["skip", *(f"launch {route} normal" for route in range(1, routes + 1))]


def test_a_full_route_takes_no_new_ship() -> None:
    """G10.2"""
    table = crowd(4, 2, 1, 2, 3, 4, 5).act("canal").play("option-a")
    assert table.legal() == ["skip", "launch 1 normal"]
    assert table.why_not("launch 2 normal") == {"kind": "no-free-harbour", "rule": "G10.3"}


@BOTH_SIDES
def test_a_ship_stays_on_its_route(players: int, route: int) -> None:
    """G10.2, G10.3"""
    table = scene(players).seat(0, ships=[(route, 1, 1)]).act("canal", 0, 0, 0, 0)
    for harbour in (2, 3, 4, 5):
        table.play("option-a", "skip", "sail 1")
        assert table.ships(0)[0] == (route, harbour, 1)


def test_placing_a_new_ship_is_no_move() -> None:
    """G10.2: it can sail on in the same action."""
    table = canal().play("option-a", "launch 1 normal")
    assert table.legal() == ["skip", "sail 1"]
    assert table.play("sail 1").ships(0)[0] == (1, 2, 1)


def test_a_ship_never_sails_empty() -> None:
    """G10.2: without a servant to put on it no ship sets out."""
    assert canal(pool=0, ships=[(1, 2, 1)]).play("option-a").legal() == ["skip", "sail 1"]


def test_a_ship_carries_three_servants() -> None:
    """G10.2"""
    table = canal(ships=[(1, 1, 3), (1, 2, 2)]).play("option-a")
    assert table.legal() == ["skip", "load 2 normal", "launch 1 normal"]
    assert table.why_not("load 1 normal") == {"kind": "ship-full", "rule": "G10.2"}


def test_three_ships_are_all_there_are() -> None:
    """G10.2"""
    table = canal(ships=[(1, 1, 1), (1, 2, 1), (1, 4, 1)]).play("option-a")
    assert table.legal() == ["skip", "load 1 normal", "load 2 normal", "load 3 normal"]


def test_a_ship_that_came_home_can_set_out_again() -> None:
    """G10.2, G10.4"""
    table = canal(ships=[(1, 1, 1), (1, 2, 3), (1, 4, 1)]).play("option-a", "claim 2 vp")
    assert "launch 1 normal" in table.legal()
    assert table.play("launch 1 normal").ships(0)[1] == (1, 2, 1)


# G10.3 Moving


@BOTH_SIDES
def test_a_ship_skips_occupied_harbours(players: int, route: int) -> None:
    """G10.3"""
    table = crowd(players, route, 3, 4).seat(0, ships=[(route, 2, 1)]).act("canal")
    assert table.play("option-a", "skip", "sail 1").ships(0)[0] == (route, 5, 1)


@BOTH_SIDES
def test_without_a_free_harbour_ahead_a_ship_does_not_move(players: int, route: int) -> None:
    """G10.3: harbours behind don't help, nor does the sea."""
    table = crowd(players, route, 4, 5).seat(0, ships=[(route, 3, 1), (route, 1, 1)]).act("canal")
    table.play("option-a", "skip")
    assert table.legal() == ["skip", "sail 2"]
    assert table.why_not("sail 1") == {"kind": "no-free-harbour", "rule": "G10.3"}
    last = scene(players).seat(0, pool=0, ships=[(route, 5, 1)]).act("canal")
    assert last.is_over


def test_sebastians_two_turns_on_two_routes() -> None:
    """G10.1, G10.2, G10.3, G10.4: the example of the rulebook."""
    table = (
        scene(4)
        .seat(0, pool=5, ships=[(2, 2, 1)])
        .seat(1, ships=[(2, 1, 1)])
        .seat(2, ships=[(2, 4, 1)])
        .pile("8-none 5-intrigue")
        .act("canal", 0, 0)
    )
    table.play("option-b", "load 1 normal")
    assert table.legal() == ["load 1 normal", "launch 1 normal", "launch 2 normal"]
    table.play("launch 2 normal")
    assert table.ships(0)[:2] == [(2, 2, 2), (2, 3, 1)], "harbour 1 of the left route or 3 of the right one"
    table.play("option-a", "load 1 normal", "sail 1")
    assert table.ships(0)[0] == (2, 5, 3), "past harbours 3 and 4"
    table.play("claim 1 card", "deal 5-intrigue")
    assert table.hand(0) == ["5-intrigue"]
    assert table.ships(0) == [None, (2, 3, 1), None]
    assert table.family(0).claims == [0, 1, 0]
    assert (table.family(0).pool, table.family(0).supply) == (1, 12 - 1 - 1 - 1)


# A canal action without anything done


def test_a_canal_action_without_anything_done_was_not_performed() -> None:
    """G10.1, G3.5 RULING, G4.5: nobody pays a toll for it."""
    tolled = scene(2, bonus=True).bonus("toll", 1, "canal").seat(0, vp=5, ships=[(1, 2, 3)])
    table = tolled.act("canal", 0, 0).play("option-a", "skip", "skip")
    assert table.each("vp") == [5, 0]
    table.play("option-a", "claim 1 vp", "skip")
    assert table.each("vp") == [8, 1], "four for the claim, one to the other"


@pytest.mark.parametrize("moves", [("launch 1 normal", "skip"), ("skip", "sail 1")])
def test_a_servant_or_a_move_makes_a_performed_action(moves: tuple[str, ...]) -> None:
    """G10.1, G3.5 RULING, G4.5"""
    table = scene(2, bonus=True).bonus("toll", 1, "canal").seat(0, vp=5, ships=[(1, 2, 2)]).act("canal")
    assert table.play("option-a", *moves).each("vp") == [4, 1]
