"""G14.4, G14.5: Meng travels, and what he does with his tokens."""

from typing import Any

import pytest

from tests.gugong.scenes import Table
from tests.gugong.solo_scenes import HUMAN, MENG, at_twilight, by_day, decreed, solo, special
from yamen.games.gugong.content import CONTENT
from yamen.games.gugong.words import CITIES

RIM = ["hangzhou", "nanjing", "jinan", "beijing", "kaifeng", "xian", "chengdu", "guangzhou"]


# G14.4 The route


def test_the_rim_begins_lower_right() -> None:
    """G14.4: these scenes speak of the rim as it is printed."""
    assert [CITIES[city] for city in CONTENT.rim[0]] == RIM


def test_meng_begins_lower_right_and_goes_round_the_rim() -> None:
    """G14.4"""
    full = solo().cities(**dict.fromkeys([*RIM, "fuzhou", "luoyang"], "vp"))
    for count in range(1, 9):
        table = by_day(full, *["travel"] * count)
        assert table.traveller(MENG) == RIM[count - 1]


def test_from_the_last_city_of_the_rim_meng_goes_on_to_the_first() -> None:
    """G14.4"""
    table = by_day(solo(traveller="guangzhou").rim(7).cities(hangzhou="vp", nanjing="vp"), "travel")
    assert table.traveller(MENG) == "hangzhou"


def test_meng_goes_to_the_next_token_on_the_rim_past_empty_cities() -> None:
    """G14.4: however near an inner one is."""
    first = by_day(solo().cities(beijing="vp", fuzhou="vp"), "travel")
    assert first.traveller(MENG) == "beijing", "the lower right city is empty"
    later = by_day(solo(traveller="nanjing").rim(1).cities(xian="vp", fuzhou="vp"), "travel")
    assert later.traveller(MENG) == "xian"


def test_on_a_bare_rim_meng_goes_to_the_nearest_token() -> None:
    """G14.4: by the number of roads."""
    inner = by_day(solo(traveller="nanjing").rim(1).cities(fuzhou="vp", luoyang="vp"), "travel")
    assert inner.traveller(MENG) == "fuzhou", "one road against two"
    other = by_day(solo(traveller="xian").rim(5).cities(fuzhou="vp", luoyang="vp"), "travel")
    assert other.traveller(MENG) == "luoyang"


def test_of_equally_near_tokens_meng_takes_the_first_inner_one() -> None:
    """G14.4 RULING: both are two roads away."""
    table = by_day(solo(traveller="hangzhou").rim(0).cities(fuzhou="vp", luoyang="vp"), "travel")
    assert table.traveller(MENG) == "fuzhou"
    first = by_day(solo().cities(fuzhou="vp", luoyang="vp"), "travel")
    assert first.traveller(MENG) == "fuzhou", "not on the map yet"


def test_the_day_after_meng_returns_to_the_rim_where_he_left_it() -> None:
    """G14.4"""
    inside = solo(traveller="fuzhou").rim(1).cities(nanjing="vp", beijing="vp", guangzhou="vp", luoyang="vp")
    assert by_day(inside, "travel").traveller(MENG) == "beijing"


def test_an_inner_city_does_not_change_mengs_place_on_the_rim() -> None:
    """G14.4"""
    table = by_day(solo(traveller="nanjing").rim(1).cities(luoyang="vp"), "travel")
    assert (table.traveller(MENG), table.position.meng_rim) == ("luoyang", 1)


def test_without_any_token_nothing_is_paid_and_nothing_happens() -> None:
    """G14.4"""
    assert by_day(solo(), "travel").told("meng-cant") == [("travel",)]
    table = at_twilight(solo(pool=5), "travel", "jade", "decrees", "special")
    assert table.family(MENG).pool == 5
    assert table.told("twilight-skipped") == [("travel",), ("jade",), ("decrees",), ("special",)]


def test_at_twilight_a_move_costs_two_servants() -> None:
    """G14.4"""
    map_ = {"hangzhou": "intrigue", "nanjing": "vp"}
    table = at_twilight(solo(pool=2).cities(**map_), "travel")
    assert (table.traveller(MENG), table.family(MENG).pool, table.family(MENG).intrigue) == ("hangzhou", 0, 1)
    assert at_twilight(solo(pool=1).cities(**map_), "travel").told("twilight-skipped") == [("travel",)]


def test_at_twilight_the_travel_decree_saves_meng_a_servant() -> None:
    """G14.4, G14.8"""
    table = at_twilight(solo(pool=1).cities(hangzhou="vp").decree("cheap_travel", MENG), "travel")
    assert (table.traveller(MENG), table.family(MENG).pool) == ("hangzhou", 0)


@pytest.mark.parametrize("card", ["jade", "decrees", "special"])
def test_jade_decree_and_special_cards_give_a_free_move_at_twilight(card: str) -> None:
    """G14.10, G14.4"""
    table = at_twilight(solo(pool=0).cities(hangzhou="vp", nanjing="vp"), card)
    assert (table.traveller(MENG), table.tokens(MENG), table.family(MENG).vp) == ("hangzhou", ["vp"], 2)


# G14.5 What each token gives, by day and at twilight


def collecting(token: str, twilight: bool = False, **meng: Any) -> Table:
    """Meng collects a token by day, or with a free move at twilight."""
    table = solo(**meng).cities(hangzhou=token)
    return at_twilight(table, "jade") if twilight else by_day(table, "travel")


BOTH = pytest.mark.parametrize("twilight", [False, True], ids=["day", "twilight"])


@BOTH
@pytest.mark.parametrize(
    ("token", "piece", "value"),
    [
        ("servant", "pool", 4),
        ("servants", "pool", 5),
        ("envoy", "envoy", 1),
        ("intrigue", "intrigue", 1),
        ("vp", "vp", 2),
    ],
)
def test_plain_tokens_give_meng_their_benefit(token: str, piece: str, value: int, twilight: bool) -> None:
    """G14.5"""
    table = collecting(token, twilight, pool=3)
    assert getattr(table.family(MENG), piece) == value
    assert table.tokens(MENG) == [token]


@BOTH
def test_servants_from_tokens_are_limited_by_the_supply(twilight: bool) -> None:
    """G14.5"""
    assert collecting("servants", twilight, pool=11).family(MENG).pool == 12
    assert collecting("servant", twilight, pool=12).family(MENG).pool == 12


@BOTH
def test_the_swap_token_is_a_point(twilight: bool) -> None:
    """G14.5"""
    table = collecting("swap", twilight, hand="9-none")
    assert (table.family(MENG).vp, table.hand(MENG), table.told("swapped")) == (1, ["9-none"], [])


def test_by_day_the_top_discard_joins_mengs_stack() -> None:
    """G14.5"""
    table = collecting("take_back", hand="9-none", discards="1-canal 8-none")
    assert (table.hand(MENG), table.discards(MENG), table.family(MENG).vp) == (["8-none", "9-none"], ["1-canal"], 0)
    assert collecting("take_back", hand="9-none").hand(MENG) == ["9-none"], "no card to take back: nothing"


def test_at_twilight_taking_back_is_a_point() -> None:
    """G14.5"""
    table = collecting("take_back", True, discards="1-canal 8-none")
    assert (table.hand(MENG), table.discards(MENG), table.family(MENG).vp) == ([], ["1-canal", "8-none"], 1)


def test_by_day_meng_gives_his_top_card_for_jade_whatever_its_value() -> None:
    """G14.5"""
    table = collecting("card_for_jade", hand="1-palace 9-none", discards="8-none")
    assert table.legal() == ["reveal 1-palace", "reveal 9-none"]
    table.play("reveal 1-palace")
    assert (table.hand(MENG), table.discards(MENG), table.family(MENG).jade) == (["9-none"], ["8-none", "1-palace"], 1)
    nothing = collecting("card_for_jade", discards="8-none")
    assert (nothing.family(MENG).jade, nothing.family(MENG).vp) == (0, 0)


def test_at_twilight_a_card_for_jade_is_a_point() -> None:
    """G14.5"""
    table = collecting("card_for_jade", True, hand="9-none")
    assert (table.hand(MENG), table.family(MENG).jade, table.family(MENG).vp) == (["9-none"], 0, 1)


@BOTH
def test_three_servants_always_go_for_jade_if_they_are_in_the_pool(twilight: bool) -> None:
    """G14.5 RULING: tokens are not exchanged for it."""
    table = collecting("servants_for_jade", twilight, pool=3)
    assert (table.family(MENG).pool, table.family(MENG).supply, table.family(MENG).jade) == (0, 12, 1)
    poor = collecting("servants_for_jade", twilight, pool=2, tokens="vp vp")
    assert (poor.family(MENG).pool, poor.family(MENG).jade, len(poor.tokens(MENG))) == (2, 0, 3)


@BOTH
def test_the_wall_token_puts_a_servant_of_the_supply_on_the_wall(twilight: bool) -> None:
    """G14.5, G5.2: it may complete the wall."""
    table = collecting("wall", twilight, pool=6)
    assert (table.family(MENG).wall, table.family(MENG).pool, table.family(MENG).supply) == (1, 6, 5)
    scoring = collecting("wall", twilight, pool=6, wall=3)
    assert scoring.told("wall-scored") == [(MENG, 3)]
    assert scoring.tokens(MENG) == ["wall"], "stored after it"
    assert collecting("wall", twilight, pool=12).family(MENG).wall == 0, "no servant in the supply"


@BOTH
def test_the_ship_token_puts_a_servant_of_the_supply_on_a_ship(twilight: bool) -> None:
    """G14.5, G14.9"""
    table = collecting("ship", twilight, pool=6)
    assert (table.ships(MENG)[0], table.family(MENG).pool) == ((1, 1, 1), 6)
    assert collecting("ship", twilight, pool=12).ships(MENG)[0] is None, "never from the pool"


def test_a_card_claimed_with_a_token_goes_to_the_hand_by_day_and_to_the_discards_at_twilight() -> None:
    """G14.5, G14.9"""
    day = collecting("ship", hand="9-none", ships=[(1, 1, 2)]).play("deal 1-canal")
    assert (day.hand(MENG), day.discards(MENG)) == (["1-canal", "9-none"], [])
    twilight = collecting("ship", True, ships=[(1, 1, 2)]).play("deal 1-canal")
    assert (twilight.hand(MENG), twilight.discards(MENG)) == ([], ["1-canal"])


@BOTH
def test_the_token_that_counts_as_two_gives_nothing_at_once(twilight: bool) -> None:
    """G14.5, G4.4"""
    table = collecting("double", twilight)
    assert (table.tokens(MENG), table.family(MENG).vp, table.family(MENG).pool) == (["double"], 0, 6)


def test_the_benefit_comes_before_the_token_is_stored_and_before_the_second_move() -> None:
    """G14.5, G14.10, G4.3: a wall scored by the first token lets the human choose before Meng goes on."""
    scene_ = solo(wall=2).seat(HUMAN, wall=1, intrigue=2).cities(hangzhou="wall", nanjing="vp")
    table = special(scene_, "travel")
    assert (table.player, table.question) == (HUMAN, "benefit")
    assert (table.traveller(MENG), table.tokens(MENG)) == ("hangzhou", [])
    table.play("skip")
    assert (table.traveller(MENG), table.tokens(MENG), table.family(MENG).vp) == ("nanjing", ["wall", "vp"], 5)


# G14.5 Exchanging tokens


def test_six_tokens_become_jade_at_once() -> None:
    """G14.5"""
    five = collecting("intrigue", tokens="vp vp vp vp")
    assert (len(five.tokens(MENG)), five.family(MENG).jade) == (5, 0)
    six = collecting("intrigue", tokens="vp vp vp servant servant")
    assert (six.tokens(MENG), six.family(MENG).jade) == ([], 1)
    assert six.token_discards() == {"vp": 3, "servant": 2, "intrigue": 1}


@pytest.mark.parametrize(
    ("tokens", "collected", "left"),
    [
        ("double vp vp vp", "intrigue", []),
        ("double vp vp", "double", []),
        ("vp vp vp servant envoy", "double", ["envoy"]),
        ("double vp vp envoy", "double", ["envoy"]),
    ],
)
def test_tokens_that_count_as_two_make_six_sooner(tokens: str, collected: str, left: list[str]) -> None:
    """G14.5, G4.6: what is beyond six stays, and is the youngest."""
    table = collecting(collected, tokens=tokens)
    assert (table.family(MENG).jade, table.tokens(MENG)) == (1, left)


def test_tokens_become_servants_whenever_that_makes_an_action_possible() -> None:
    """G14.5: by day, and no more of them than needed."""
    table = by_day(solo(pool=0, tokens="vp vp servant servant vp"), "great_wall")
    assert (table.family(MENG).wall, table.tokens(MENG)) == (1, ["servant", "servant", "vp"])
    jade = by_day(solo(pool=1, tokens="vp vp servant servant vp"), "jade")
    assert (jade.family(MENG).jade, jade.family(MENG).pool, jade.tokens(MENG)) == (1, 0, ["vp"])


def test_tokens_are_kept_where_they_make_nothing_possible() -> None:
    """G14.5"""
    table = by_day(solo(pool=0, tokens="vp vp servant servant vp"), "jade")
    assert (table.told("meng-cant"), len(table.tokens(MENG))) == ([("jade",)], 5)
    no_supply = by_day(decreed(solo(pool=0, wall=3, ships=[(1, 1, 2), (1, 2, 1)], tokens="vp vp"), MENG), "great_wall")
    assert len(no_supply.tokens(MENG)) == 2, "there is no servant to be had"


def test_a_token_that_counts_as_two_is_a_servant_too() -> None:
    """G14.5, G4.6: after the pairs of others."""
    table = by_day(solo(pool=0, tokens="double vp"), "great_wall")
    assert (table.family(MENG).wall, table.tokens(MENG)) == (1, ["vp"])
    pair = by_day(solo(pool=0, tokens="double vp vp"), "great_wall")
    assert pair.tokens(MENG) == ["double"]


def test_meng_never_exchanges_tokens_for_points() -> None:
    """G14.5: not even before the final scoring."""
    table = solo(tokens="vp vp vp vp vp", envoy=8).seat(HUMAN, envoy=8).day(4).then("FinalScoring")
    assert table.told("tokens-exchanged") == []
    assert table.family(MENG).vp == 0
