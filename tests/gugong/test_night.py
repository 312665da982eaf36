"""G12: the night."""

from typing import Any

import pytest

from tests.gugong.scenes import Table, scene
from yamen import SPECTATOR

# G12.1 Gifts that match the dice


def the_example() -> Table:
    """David, Lisa, Anna and Sebastian; Sebastian is ahead of Lisa on the intrigue track."""
    night = scene(4).dice(3, 3, 6)
    night.seat(0, discards="6-servant 8-none").seat(1, discards="3-servants 3-servants", intrigue=2)
    night.seat(2, discards="1-palace 9-none").seat(3, discards="3-intrigue 6-swap 6-swap", intrigue=3)
    return night.night()


def test_dice_of_3_3_and_6_bring_1_4_0_and_4_servants() -> None:
    """G12.1: the example of the rulebook."""
    table = the_example()
    assert table.told("matches-counted") == [(0, 1), (1, 4), (2, 0), (3, 4)]
    assert table.legal() == ["gain 0", "gain 1"]
    table.play("gain 1")
    assert table.player == 1
    assert table.legal() == [f"gain {n}" for n in range(5)]
    table.play("gain 4")
    assert table.player == 3, "nothing for Anna"
    assert table.legal() == [f"gain {n}" for n in range(5)]
    table.play("gain 4")
    assert table.each("pool") == [7, 10, 6, 10]


def test_sebastian_is_ahead_of_lisa_and_has_the_most_matches() -> None:
    """G12.1, G7.2: 3 VP and a step of the envoy."""
    table = the_example().play("gain 1", "gain 4", "gain 4")
    assert table.told("most-matches") == [(3, 3)]
    assert (table.player, table.question) == (3, "night-envoy")
    table.play("use")
    assert table.each("vp") == [0, 0, 0, 3]
    assert table.each("envoy") == [0, 0, 0, 1]


def test_stacked_markers_break_the_tie_of_matches() -> None:
    """G12.1, G7.2"""
    for upper in (0, 1):
        night = scene(2).track(upper, 1 - upper).seat(0, discards="4-palace").seat(1, discards="4-canal")
        table = night.dice(4, 8, 9).night().play("gain 1", "gain 1")
        assert table.told("most-matches") == [(upper, 3)]


def matched(**pieces: Any) -> Table:
    """The first player has two matches, the other none."""
    return scene(2).seat(0, discards="4-palace", **pieces).seat(1, discards="9-none").dice(4, 4, 8).night()


@pytest.mark.parametrize("taken", [0, 1, 2])
def test_fewer_servants_may_be_taken(taken: int) -> None:
    """G12.1"""
    table = matched().play(f"gain {taken}")
    assert table.family(0).pool == 6 + taken


def test_the_supply_limits_the_servants_but_not_the_matches() -> None:
    """G12.1"""
    table = matched(pool=11)
    assert table.legal() == ["gain 0", "gain 1"]
    empty = matched(pool=12)
    assert empty.question == "night-envoy"
    assert empty.told("most-matches") == [(0, 3)]


def test_the_envoy_may_stay_where_it_is() -> None:
    """G12.1"""
    table = matched(pool=12)
    assert table.legal() == ["skip", "use"]
    assert table.play("skip").family(0).envoy == 0
    assert table.family(0).vp == 3


def test_the_step_of_an_envoy_in_the_palace_is_a_point() -> None:
    """G12.1, G8.1"""
    assert matched(pool=12, envoy=8).play("use").family(0).vp == 4


def test_nobody_without_a_match_has_the_most() -> None:
    """G12.1 RULING"""
    table = scene(3).each(intrigue=4).seat(0, discards="9-none").seat(1, discards="7-none").dice(1, 4, 8).night()
    assert table.is_over
    assert table.told("most-matches") == []
    assert table.each("vp") == [0, 0, 0]


def test_a_card_that_came_into_the_hand_after_passing_is_not_matched() -> None:
    """G12.1, G3.1: only the discard pile counts."""
    table = scene(2).seat(0, hand="4-palace", discards="9-none", passed=True).dice(4, 4, 8).night()
    assert table.told("most-matches") == []
    assert table.hand(0) == ["4-palace", "9-none"]


def test_a_card_discarded_as_payment_is_matched() -> None:
    """G12.1, G3.7"""
    day = scene(2).seat(0, hand="4-palace 2-canal").board(jade="8-none").dice(4, 5, 7)
    table = day.then(("ExchangeGift", 0), "CheckDice").play("exchange 2-canal jade", "discard 4-palace", "skip", "skip")
    assert table.told("matches-counted") == [(0, 1), (1, 0)]


def test_matching_cards_are_shown_and_the_others_stay_hidden() -> None:
    """G12.1 RULING"""
    night = scene(2).seat(0, pool=12, discards="4-canal 5-intrigue", hidden="4-canal 5-intrigue").dice(4, 8, 9)
    table = night.night()
    assert table.told("card-matched") == [(0, "4-canal", 1)]
    assert table.seen(0, viewer=1) == ([], ["4-canal"], [])
    assert table.seen(0, viewer=SPECTATOR) == ([], ["4-canal"], [])
    assert table.seen(0, viewer=0)[1] == ["4-canal", "5-intrigue"]


def test_the_matches_are_counted_from_the_start_player_on() -> None:
    """G12.1"""
    night = scene(3).start(1).each(pool=6).dice(4, 8, 9)
    for seat, card in enumerate(("4-palace", "4-canal", "4-decrees")):
        night.seat(seat, discards=card)
    table = night.night()
    asked = []
    for _ in range(3):
        asked.append(table.player)
        table.play("gain 1")
    assert asked == [1, 2, 0]


# G12.2 Ships


def test_all_ships_move_a_step_the_furthest_ahead_first() -> None:
    """G12.2: so none has to skip another."""
    table = scene(2).seat(0, ships=[(1, 1, 1), (1, 3, 2)]).seat(1, ships=[(1, 2, 1), (1, 4, 1)]).night()
    assert table.ships(0)[:2] == [(1, 2, 1), (1, 4, 2)]
    assert table.ships(1)[:2] == [(1, 3, 1), (1, 5, 1)]
    assert table.told("ship-sailed") == [(1, 5), (0, 4), (1, 3), (0, 2)]


def test_ships_of_both_routes_move_on_theirs() -> None:
    """G12.2, G10.2"""
    table = scene(4).seat(0, ships=[(1, 4, 1), (2, 4, 1)]).seat(1, ships=[(2, 1, 2)]).night()
    assert table.ships(0)[:2] == [(1, 5, 1), (2, 5, 1)]
    assert table.ships(1)[0] == (2, 2, 2)


@pytest.mark.parametrize(("players", "route"), [(2, 1), (5, 2)])
def test_a_ship_in_harbour_5_is_lost_and_the_next_one_takes_its_place(players: int, route: int) -> None:
    """G12.2: ship and servants go to the supply."""
    table = scene(players).seat(0, ships=[(route, 5, 3), (route, 4, 1)]).night()
    assert table.ships(0) == [None, (route, 5, 1), None]
    assert (table.family(0).supply, table.family(0).pool, table.family(0).claims) == (5, 6, [0, 0, 0])
    assert table.told("ship-lost") == [(0, 3)]


def test_full_ships_may_claim_where_they_have_arrived() -> None:
    """G12.2, G10.4: any of them, one after the other."""
    table = scene(2).seat(0, pool=4, ships=[(1, 1, 3), (1, 3, 3), (1, 4, 2)]).night()
    assert table.legal() == ["skip", "claim 1 vp", "claim 2 double"]
    table.play("claim 2 double")
    assert table.legal() == ["skip", "claim 1 vp"]
    table.play("skip")
    assert (table.ships(0), table.double(0)) == ([(1, 2, 3), None, (1, 5, 2)], "pool")


def test_claims_at_night_are_made_in_player_order() -> None:
    """G12.2 RULING"""
    night = scene(3).start(2).seat(0, ships=[(1, 1, 3)]).seat(1, ships=[(1, 2, 3)]).seat(2, ships=[(1, 3, 3)])
    table = night.pile("8-none 9-none").night()
    asked = []
    while not table.is_over:
        asked.append(table.player)
        table.play("skip")
    assert asked == [2, 0, 1]


def test_the_servants_for_matches_come_before_the_ships() -> None:
    """G12.1, G12.2"""
    table = scene(2).seat(0, discards="4-palace", ships=[(1, 1, 3)]).dice(4, 8, 9).night()
    assert table.question == "gain"
    assert table.play("gain 1").question == "night-envoy"
    assert table.play("skip").question == "claim"


# G12.3 The hand


def test_the_discard_pile_becomes_the_hand_with_what_is_still_in_it() -> None:
    """G12.3"""
    night = scene(2).seat(0, hand="9-none", discards="7-swap 2-canal", passed=True).seat(1, discards="5-swap")
    table = night.dice(1, 4, 8).night()
    assert table.hand(0) == ["2-canal", "7-swap", "9-none"]
    assert table.hand(1) == ["5-swap"]
    assert table.discards(0) == table.discards(1) == []
    assert not table.family(0).passed


def test_a_card_claimed_at_night_is_in_the_hand_of_the_next_day() -> None:
    """G12.2, G12.3, G10.4"""
    night = scene(2).seat(0, discards="2-canal", ships=[(1, 2, 3)]).pile("8-none 9-none").dice(1, 4, 8)
    table = night.night().play("claim 1 card", "deal 9-none")
    assert table.hand(0) == ["2-canal", "9-none"]


def test_after_the_fourth_night_the_game_is_scored() -> None:
    """G12.3, G10.4: claims of that night still count."""
    last = scene(2).seat(0, envoy=8, vp=10, ships=[(1, 1, 3)]).seat(1, envoy=8, vp=11).dice(1, 4, 8)
    table = last.start(0).day(4).then(("Turn", 0), "CheckDice", "FinalScoring")
    table.play("claim 1 vp")
    assert table.is_over
    assert table.position.scores == [10 + 4 + 7, 11 + 5]


def test_after_an_earlier_night_a_new_morning_comes() -> None:
    """G12.3, G2.1"""
    table = scene(2).seat(0, hand="9-none").morning(2)
    while not table.told("night-falls"):
        table.play(table.legal()[0])
    while len(table.told("day-begins")) < 2:
        table.play(table.legal()[0])
    assert table.told("day-begins") == [(2, 0), (3, 0)]
    assert table.told("final-scored") == []


def test_the_fourth_day_is_the_last() -> None:
    """G12.3, G2.5"""
    table = scene(3).each(pool=12).morning(4)
    while not table.is_over:
        table.play(table.legal()[0])
    assert table.told("day-begins") == [(4, 0)]
    assert len(table.told("final-scored")) == 3
