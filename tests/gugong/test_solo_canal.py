"""G14.9, G14.10: Meng's ships."""

from typing import Any

import pytest

from tests.gugong.scenes import Table
from tests.gugong.solo_scenes import HUMAN, MENG, at_twilight, begun, by_day, decreed, solo, special


def test_by_day_meng_puts_a_servant_on_a_new_ship_or_on_the_one_he_has() -> None:
    """G14.9"""
    new = by_day(solo(pool=2), "canal")
    assert (new.ships(MENG), new.family(MENG).pool) == ([(1, 1, 1), None, None], 1)
    existing = by_day(solo(pool=2, ships=[(1, 3, 1)]), "canal")
    assert existing.ships(MENG) == [(1, 3, 2), None, None]


def test_meng_never_moves_his_ships_himself() -> None:
    """G14.9"""
    sailor = solo(ships=[(1, 1, 1)])
    for table in (by_day(sailor, "canal"), at_twilight(sailor, "canal"), special(sailor, "canal")):
        assert table.told("ship-sailed") == []


def test_mengs_new_ship_goes_to_the_leftmost_free_harbour() -> None:
    """G14.9, G10.2"""
    table = by_day(solo().seat(HUMAN, ships=[(1, 1, 1), (1, 2, 1)]), "canal")
    assert table.ships(MENG)[0] == (1, 3, 1)


def test_without_a_servant_meng_uses_tokens_or_does_nothing() -> None:
    """G14.9, G14.5"""
    assert by_day(solo(pool=0), "canal").told("meng-cant") == [("canal",)]
    table = by_day(solo(pool=0, tokens="vp vp"), "canal")
    assert (table.ships(MENG)[0], table.tokens(MENG)) == ((1, 1, 1), [])


def test_at_twilight_meng_removes_one_and_loads_one() -> None:
    """G14.9: with 2 in the pool."""
    table = at_twilight(solo(pool=2, ships=[(1, 2, 1)]), "canal")
    assert (table.ships(MENG)[0], table.family(MENG).pool) == ((1, 2, 2), 0)
    assert at_twilight(solo(pool=1), "canal").told("twilight-skipped") == [("canal",)]


# Claims


def filled(level: str = "normal", harbour: int = 1, pile: str = "8-none 9-none", **meng: Any) -> Table:
    """Meng's third servant goes aboard."""
    return by_day(solo(level, ships=[(1, harbour, 2)], **meng).pile(pile), "canal")


@pytest.mark.parametrize("harbour", [1, 2, 3, 4, 5])
def test_three_servants_aboard_claim_at_once_at_any_harbour(harbour: int) -> None:
    """G14.9: a card first; all three servants go to the supply and a marker is put down."""
    table = filled(harbour=harbour, hand="1-canal").play("deal 9-none")
    family = table.family(MENG)
    assert table.hand(MENG) == ["1-canal", "9-none"]
    assert table.ships(MENG) == [None, None, None]
    assert (family.pool, family.supply, family.claims) == (5, 7, [0, 1, 0])
    assert table.told("reward-claimed") == [(MENG, harbour, "card")]


def test_mengs_second_claim_is_a_card_too_and_the_third_four_points() -> None:
    """G14.9"""
    second = filled(claims=(0, 1, 0)).play("deal 8-none")
    assert second.family(MENG).claims == [0, 2, 0]
    third = filled(claims=(0, 2, 0))
    assert (third.family(MENG).vp, third.family(MENG).claims) == (4, [1, 2, 0])


def test_if_meng_began_with_five_cards_only_his_first_claim_is_a_card() -> None:
    """G14.9, G14.1: the fifth card is marked from the start."""
    first = filled("hard", claims=(0, 1, 0)).play("deal 8-none")
    assert first.family(MENG).claims == [0, 2, 0]
    assert filled("hard", claims=(0, 2, 0)).family(MENG).vp == 4


def test_mengs_four_points_have_no_limit_but_his_markers_do() -> None:
    """G14.9: at most 3 at the 4-VP reward."""
    table = filled(claims=(3, 2, 0), vp=12)
    assert (table.family(MENG).vp, table.family(MENG).claims) == (16, [3, 2, 0])
    assert table.ships(MENG)[0] is None


def test_G14_1_the_mark_of_mengs_fifth_card_counts_for_the_harbour_decree() -> None:
    """G14.1 RULING, G9.4: like any other marker."""
    marked = begun(level="hard").family(MENG).claims
    assert marked == [0, 1, 0]
    last = solo("hard", claims=tuple(marked)).decree("end_harbours", MENG).seat(HUMAN, envoy=8).day(4)
    assert last.then("FinalScoring").position.score(MENG) == 2


def test_mengs_markers_count_for_the_harbour_decree() -> None:
    """G14.9, G9.4"""
    last = solo(claims=(3, 2, 0)).decree("end_harbours", MENG).seat(HUMAN, envoy=8).day(4)
    assert last.then("FinalScoring").position.score(MENG) == 10


def test_G14_9_with_the_draw_pile_empty_meng_claims_four_points_in_place_of_a_card() -> None:
    """G14.9 RULING: by day, in twilight, in the morning and with a special card."""
    full = solo(ships=[(1, 2, 2)]).pile("")
    morning = solo(ships=[(1, 2, 2)]).pile("").decree("morning_ship", MENG).then("MorningDecrees")
    for table in (filled(pile=""), at_twilight(full, "canal"), special(full, "canal"), morning):
        assert (table.family(MENG).vp, table.family(MENG).claims) == (4, [1, 0, 0])
        assert table.told("card-drawn") == []


def test_a_card_claimed_at_twilight_goes_to_mengs_discards() -> None:
    """G14.9"""
    table = at_twilight(solo(ships=[(1, 2, 2)], discards="1-canal").pile("8-none 9-none"), "canal").play("deal 8-none")
    assert (table.hand(MENG), table.discards(MENG)) == ([], ["1-canal", "8-none"])


def test_mengs_claim_costs_him_no_servant() -> None:
    """G14.9: twelve stay his."""
    family = filled(claims=(0, 2, 0)).family(MENG)
    assert family.pool + family.supply == 12


# G14.10 Special


def test_special_canal_loads_two_servants_of_the_supply() -> None:
    """G14.10"""
    table = special(solo(pool=0), "canal")
    assert (table.ships(MENG), table.family(MENG).supply) == ([(1, 1, 2), None, None], 10)
    mixed = special(solo(pool=11), "canal")
    assert (mixed.ships(MENG)[0], mixed.family(MENG).pool, mixed.family(MENG).supply) == ((1, 1, 2), 10, 0)
    last = special(decreed(solo(pool=1, wall=3, ships=[(1, 2, 1), (1, 3, 1)]), MENG), "canal")
    assert (last.ships(MENG)[0], last.family(MENG).pool) == ((1, 2, 2), 0)


def test_G14_9_the_second_servant_goes_to_the_next_ship_if_it_no_longer_fits() -> None:
    """G14.9 RULING, G14.10: the first one fills a ship, which comes home, and the other one is loaded on the next."""
    table = special(solo(ships=[(1, 4, 2), (1, 5, 1)], claims=(0, 2, 0)), "canal")
    assert (table.ships(MENG), table.family(MENG).vp) == ([None, (1, 5, 2), None], 4)


def test_G14_9_the_second_servant_needs_a_new_ship_if_there_is_no_next_one() -> None:
    """G14.9, G14.10: the first one fills the ship and claims."""
    table = special(solo(pool=6, ships=[(1, 4, 2)]).pile("9-none"), "canal")
    assert (table.hand(MENG), table.ships(MENG)) == (["9-none"], [(1, 1, 1), None, None])


def test_a_special_pair_fills_a_ship_with_one() -> None:
    """G14.10, G14.9"""
    table = special(solo(ships=[(1, 4, 1)], claims=(0, 2, 0)), "canal")
    assert (table.ships(MENG)[0], table.family(MENG).vp) == (None, 4)
