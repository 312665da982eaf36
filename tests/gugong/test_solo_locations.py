"""G14.6 to G14.8, G14.10: Meng at the wall, with jade, intrigue, palace and decrees, by day and at twilight."""

import pytest

from tests.gugong.scenes import Table, scene
from tests.gugong.solo_scenes import HUMAN, MENG, at_twilight, by_day, decreed, solo, special

# G14.6 The wall


def test_by_day_meng_puts_a_servant_on_the_wall() -> None:
    """G14.6"""
    table = by_day(solo(pool=2), "great_wall")
    assert (table.family(MENG).wall, table.family(MENG).pool) == (1, 1)
    assert by_day(solo(pool=0), "great_wall").told("meng-cant") == [("great_wall",)]


def test_at_twilight_meng_removes_one_and_places_one() -> None:
    """G14.6: with at least two in the pool."""
    table = at_twilight(solo(pool=2), "great_wall")
    assert (table.family(MENG).wall, table.family(MENG).pool, table.family(MENG).supply) == (1, 0, 11)
    assert at_twilight(solo(pool=1), "great_wall").told("twilight-skipped") == [("great_wall",)]


def test_mengs_servant_at_twilight_can_complete_the_wall() -> None:
    """G14.6, G5.2"""
    table = at_twilight(solo(pool=2, wall=2).seat(HUMAN, wall=1), "great_wall")
    assert table.told("wall-scored") == [(MENG, 3)]
    assert (table.family(MENG).wall, table.family(HUMAN).wall) == (0, 1)


@pytest.mark.parametrize(
    ("intrigue", "benefit", "left", "jade", "pool"),
    [
        (0, None, 0, 0, 5),
        (1, "servant", 0, 0, 6),
        (6, "servant", 5, 0, 6),
        (7, "jade", 0, 1, 5),
        (12, "jade", 5, 1, 5),
    ],
)
def test_after_a_scoring_meng_takes_jade_or_a_servant(
    intrigue: int, benefit: str | None, left: int, jade: int, pool: int
) -> None:
    """G14.6: jade from step 7 on, else a servant from step 1 on."""
    table = by_day(solo(pool=6, wall=3, intrigue=intrigue), "great_wall")
    family = table.family(MENG)
    assert (family.intrigue, family.jade, family.pool) == (left, jade, pool)
    assert [told[1] for told in table.told("benefit-taken")] == ([benefit] if benefit else [])


def test_without_a_servant_in_the_supply_meng_takes_no_servant() -> None:
    """G14.6"""
    full = solo(pool=11, wall=1, intrigue=3).seat(HUMAN, wall=3, intrigue=5)
    table = full.then("CheckWall").play("skip")
    assert table.told("benefit-taken") == []
    assert table.family(MENG).intrigue == 3


def test_meng_and_the_human_take_benefits_from_the_lowest_marker_up() -> None:
    """G14.6, G5.3"""
    table = solo(pool=4, wall=1, intrigue=2).seat(HUMAN, wall=3, intrigue=1).then("CheckWall")
    assert (table.player, table.told("benefit-taken")) == (HUMAN, [])
    table.play("skip")
    assert table.told("benefit-taken") == [(MENG, "servant", 1)]


def test_the_wall_decree_adds_a_servant_of_mengs_supply() -> None:
    """G14.8, G9.3: he has the advantages of his decrees, also at twilight."""
    assert by_day(solo().decree("extra_wall", MENG), "great_wall").family(MENG).wall == 2
    assert at_twilight(solo().decree("extra_wall", MENG), "great_wall").family(MENG).wall == 2
    assert by_day(solo(pool=11).decree("extra_wall", MENG), "great_wall").family(MENG).wall == 1


def test_G5_1_the_wall_decree_adds_a_servant_to_mengs_special_card_too() -> None:
    """G5.1, G14.10 RULING: a servant was placed, wherever it came from; the check comes after."""
    table = special(solo().decree("extra_wall", MENG), "great_wall")
    assert (table.family(MENG).wall, table.family(MENG).supply) == (3, 2)
    scored = special(solo(intrigue=0).seat(HUMAN, wall=1).decree("extra_wall", MENG), "great_wall")
    assert [told[:2] for told in scored.told("wall-placed")] == [(MENG, 1)] * 3
    assert scored.told("wall-scored") == [(MENG, 3)]
    bare = special(solo(pool=11).decree("extra_wall", MENG), "great_wall")
    assert (bare.family(MENG).wall, bare.family(MENG).supply) == (2, 0), "the supply has no third one"


def test_G5_1_a_token_on_the_wall_is_no_wall_action_of_mengs() -> None:
    """G5.1, G14.5: so the decree adds nothing."""
    table = by_day(solo().decree("extra_wall", MENG).cities(beijing="wall"), "travel")
    assert table.family(MENG).wall == 1


def test_G5_1_by_the_rules_of_version_1_the_special_card_got_no_extra_servant() -> None:
    """G5.1, G14.10"""
    old = scene(1, rules=1, level="normal").decree("extra_wall", MENG)
    assert special(old, "great_wall").family(MENG).wall == 2


# G14.7 Jade, intrigue, palace


@pytest.mark.parametrize(
    ("houses", "price", "left"), [((1, 2, 3, 4), 3, 14), ((2, 4), 3, 8), ((3, 4), 4, 8), ((), 5, 0)]
)
def test_meng_buys_the_cheapest_jade(houses: tuple[int, ...], price: int, left: int) -> None:
    """G14.7, G6.1: the square only when all houses are empty."""
    table = by_day(solo(pool=6).houses(*houses), "jade")
    assert (table.family(MENG).jade, table.family(MENG).pool, table.position.houses) == (1, 6 - price, left)
    assert by_day(solo(pool=price - 1).houses(*houses), "jade").told("meng-cant") == [("jade",)]


def test_the_jade_decree_saves_meng_a_servant() -> None:
    """G14.8, G9.3"""
    table = by_day(solo(pool=2).decree("cheap_jade", MENG), "jade")
    assert (table.family(MENG).jade, table.family(MENG).pool) == (1, 0)


def test_by_day_meng_goes_a_step_in_intrigue_and_takes_the_medal() -> None:
    """G14.7, G7.1"""
    table = by_day(solo(intrigue=3), "intrigue")
    assert (table.family(MENG).intrigue, table.position.medal, table.family(MENG).pool) == (4, MENG, 6)
    late = by_day(solo().medal(HUMAN), "intrigue")
    assert (late.family(MENG).intrigue, late.position.medal) == (1, HUMAN)


def test_at_twilight_a_servant_brings_two_steps_of_intrigue() -> None:
    """G14.7: and no medal."""
    table = at_twilight(solo(pool=1, intrigue=3), "intrigue")
    assert (table.family(MENG).intrigue, table.family(MENG).pool, table.position.medal) == (5, 0, -1)
    assert at_twilight(solo(pool=0), "intrigue").told("twilight-skipped") == [("intrigue",)]


def test_at_the_top_of_the_track_meng_pays_nothing_for_intrigue() -> None:
    """G14.7, G7.1"""
    table = at_twilight(solo(pool=3, intrigue=14), "intrigue")
    assert table.family(MENG).pool == 3
    assert table.told("twilight-skipped") == [("intrigue",)]


def test_by_day_mengs_envoy_goes_a_step() -> None:
    """G14.7, G8.1: in the palace it is a point."""
    assert by_day(solo(envoy=7), "palace").told("palace-reached") == [(MENG, 7)]
    assert by_day(solo(envoy=8), "palace").family(MENG).vp == 1


def test_at_twilight_two_servants_move_envoy_and_intrigue() -> None:
    """G14.7"""
    table = at_twilight(solo(pool=2), "palace")
    family = table.family(MENG)
    assert (family.envoy, family.intrigue, family.pool) == (1, 1, 0)
    assert at_twilight(solo(pool=1), "palace").told("twilight-skipped") == [("palace",)]


# G14.8 Decrees


def obtained(table: Table) -> list[tuple[int | str, ...]]:
    return [(told[1], told[2]) for told in table.told("decree-obtained")]


@pytest.mark.parametrize(
    ("day", "decree"),
    [(1, "morning_servant"), (2, "cheap_jade"), (3, "end_flat"), (4, "end_flat")],
)
def test_meng_wants_a_decree_of_the_days_level(day: int, decree: str) -> None:
    """G14.8: 3 on day 4; the bottom one if both are free."""
    table = by_day(decreed(solo(pool=6)).day(day), "decrees")
    assert [name for name, _ in obtained(table)] == [decree]
    assert table.on_decree(decree) == [MENG]


@pytest.mark.parametrize(
    ("human_on", "decree"),
    [
        ((), "cheap_jade"),
        (("equal_gifts",), "cheap_jade"),
        (("cheap_jade",), "equal_gifts"),
        (("cheap_jade", "equal_gifts"), "cheap_jade"),
    ],
)
def test_of_two_decrees_meng_takes_the_one_free_of_the_human(human_on: tuple[str, ...], decree: str) -> None:
    """G14.8: the bottom one if both or neither are free."""
    table = decreed(solo(pool=6)).day(2)
    for name in human_on:
        table.decree(name, HUMAN)
    assert [name for name, _ in obtained(by_day(table, "decrees"))] == [decree]


def test_meng_pays_the_normal_cost_and_scores_at_once() -> None:
    """G14.8, G9.1: one more where the human is."""
    table = by_day(decreed(solo(pool=6)).day(2), "decrees")
    assert (table.family(MENG).pool, table.family(MENG).supply, table.family(MENG).vp) == (3, 8, 2)
    both = decreed(solo(pool=6)).decree("cheap_jade", HUMAN).decree("equal_gifts", HUMAN).day(2)
    dear = by_day(both, "decrees")
    assert (dear.family(MENG).pool, obtained(dear)) == (2, [("cheap_jade", 2)])


def test_meng_takes_the_second_decree_of_a_level_when_he_has_the_first() -> None:
    """G14.8"""
    table = by_day(decreed(solo(pool=6)).decree("cheap_jade", MENG).day(2), "decrees")
    assert obtained(table) == [("equal_gifts", 3)]
    taken = decreed(solo(pool=6)).decree("cheap_jade", MENG).decree("equal_gifts", HUMAN).day(2)
    assert obtained(by_day(taken, "decrees")) == [("equal_gifts", 3)], "although the human is there"


def test_with_both_of_a_level_meng_goes_down_before_he_goes_up() -> None:
    """G14.8"""
    second = decreed(solo(pool=6)).decree("cheap_jade", MENG).decree("equal_gifts", MENG).day(2)
    assert obtained(by_day(second, "decrees")) == [("morning_servant", 3)]
    second.decree("morning_servant", MENG).decree("morning_envoy", MENG)
    assert obtained(by_day(second, "decrees")) == [("end_flat", 0)]
    first = decreed(solo(pool=6)).decree("morning_servant", MENG).decree("morning_envoy", MENG).day(1)
    assert obtained(by_day(first, "decrees")) == [("cheap_jade", 2)], "the next higher level first"


@pytest.mark.parametrize(("pool", "decree"), [(4, "end_flat"), (3, "cheap_jade"), (2, "morning_servant")])
def test_what_meng_can_not_afford_makes_him_look_lower(pool: int, decree: str) -> None:
    """G14.8"""
    table = by_day(decreed(solo(pool=pool)).day(3), "decrees")
    assert [name for name, _ in obtained(table)] == [decree]
    assert table.family(MENG).pool == 0


def test_tokens_count_for_what_meng_can_afford() -> None:
    """G14.8, G14.5"""
    table = by_day(decreed(solo(pool=2, tokens="vp vp vp vp")).day(3), "decrees")
    assert (obtained(table), table.tokens(MENG)) == ([("end_flat", 0)], [])
    lower = by_day(decreed(solo(pool=2, tokens="vp vp")).day(3), "decrees")
    assert (obtained(lower), lower.tokens(MENG)) == ([("cheap_jade", 2)], [])


def test_without_a_decree_to_be_had_meng_does_nothing() -> None:
    """G14.8"""
    poor = by_day(decreed(solo(pool=1)).day(1), "decrees")
    assert (poor.told("meng-cant"), poor.family(MENG).pool) == ([("decrees",)], 1)
    rich = decreed(solo(pool=6), MENG).day(3)
    assert by_day(rich, "decrees").told("meng-cant") == [("decrees",)]


def test_the_decree_for_decrees_saves_meng_a_servant() -> None:
    """G14.8, G9.3"""
    table = by_day(solo(pool=3).decree("cheap_decrees", MENG).decree("end_flat").day(3), "decrees")
    assert table.on_decree("end_flat") == [MENG]
    assert table.family(MENG).pool == 0


# Mornings


@pytest.mark.parametrize(
    ("decree", "piece", "value"),
    [
        ("morning_intrigue", "intrigue", 2),
        ("morning_servant", "pool", 7),
        ("morning_envoy", "envoy", 1),
        ("morning_swap", "vp", 1),
    ],
)
def test_each_morning_meng_uses_his_decrees(decree: str, piece: str, value: int) -> None:
    """G14.8, G9.2: the swap is 1 VP."""
    table = solo(hand="9-none").decree(decree, MENG).then("MorningDecrees")
    assert getattr(table.family(MENG), piece) == value
    assert (table.hand(MENG), table.told("swapped")) == (["9-none"], [])


def test_each_morning_the_ship_decree_loads_mengs_ship() -> None:
    """G14.8, G9.2, G14.9: a full one claims, and by morning the card joins his stack."""
    table = solo(ships=[(1, 2, 1)]).decree("morning_ship", MENG).then("MorningDecrees")
    assert (table.ships(MENG)[0], table.family(MENG).pool) == ((1, 2, 2), 6)
    full = solo(ships=[(1, 2, 2)]).decree("morning_ship", MENG).pile("9-none").then("MorningDecrees")
    assert (full.hand(MENG), full.ships(MENG)[0]) == (["9-none"], None)


def test_the_ship_decree_needs_a_servant_in_mengs_supply() -> None:
    """G14.8, G9.2: none comes from the pool."""
    table = solo(pool=11).decree("morning_ship", MENG).then("MorningDecrees")
    assert (table.ships(MENG)[0], table.family(MENG).pool) == (None, 11)


@pytest.mark.parametrize(
    ("bottom", "top", "on_ship"), [("morning_servant", "morning_ship", 0), ("morning_ship", "morning_servant", 1)]
)
def test_G2_4_meng_uses_the_bottom_decree_first(bottom: str, top: str, on_ship: int) -> None:
    """G2.4 RULING: with one servant in his supply only that one yields something."""
    table = solo(pool=9).decree(bottom, MENG).decree(top, MENG).then("MorningDecrees")
    assert [told[1] for told in table.told("decree-used")] == [bottom, top]
    family = table.family(MENG)
    assert (family.supply, sum(family.cargo), family.pool) == (0, on_ship, 10 - on_ship)


def test_meng_uses_both_his_morning_decrees() -> None:
    """G14.8, G2.4"""
    table = solo().decree("morning_envoy", MENG).decree("morning_intrigue", MENG).then("MorningDecrees")
    assert (table.family(MENG).envoy, table.family(MENG).intrigue) == (1, 2)


# G14.10 Special cards


def test_a_special_card_leads_meng_to_his_focus() -> None:
    """G14.10: card and location action both free, as variant B."""
    day = solo(hand="2-palace", pool=3).focus("intrigue").board(intrigue="8-none").automa("special")
    table = day.then("MengTurn")
    assert table.told("exchanged") == [(MENG, "2-palace", "8-none", "intrigue")]
    assert table.told("meng-free") == [("palace",), ("intrigue",)]
    family = table.family(MENG)
    assert (family.envoy, family.intrigue, family.pool) == (2, 1 + 3, 3)


def test_special_travel_is_two_free_moves() -> None:
    """G14.10, G14.4"""
    table = special(solo(pool=0).cities(hangzhou="vp", nanjing="intrigue", jinan="vp"), "travel")
    assert (table.traveller(MENG), table.tokens(MENG)) == ("nanjing", ["vp", "intrigue"])
    one = special(solo(pool=0).cities(hangzhou="vp"), "travel")
    assert one.tokens(MENG) == ["vp"], "the second finds none"


def test_a_token_of_special_travel_is_used_as_by_day() -> None:
    """G14.10, G14.5"""
    table = special(solo(hand="9-none", discards="1-canal").cities(hangzhou="take_back"), "travel")
    assert table.hand(MENG) == ["1-canal", "9-none"]


@pytest.mark.parametrize(("pool", "wall", "left"), [(6, 2, (6, 4)), (11, 2, (10, 0)), (12, 2, (10, 0)), (1, 2, (1, 9))])
def test_special_wall_places_two_from_the_supply_first(pool: int, wall: int, left: tuple[int, int]) -> None:
    """G14.10"""
    table = special(solo(pool=pool), "great_wall")
    family = table.family(MENG)
    assert (family.wall, (family.pool, family.supply)) == (wall, left)


def test_special_wall_with_fewer_servants_places_what_there_is() -> None:
    """G14.10"""
    table = special(decreed(solo(pool=1, ships=[(1, 1, 2)], wall=3), MENG), "great_wall")
    assert table.told("wall-placed") == [(MENG, 1, 4, 4)]
    none = special(decreed(solo(pool=0, ships=[(1, 1, 2), (1, 2, 1)], wall=3), MENG), "great_wall")
    assert none.told("meng-cant") == [("great_wall",)]


def test_special_jade_is_the_cheapest_and_free() -> None:
    """G14.10"""
    table = special(solo(pool=0).houses(2, 3), "jade")
    assert (table.family(MENG).jade, table.position.houses) == (1, 4)
    assert special(solo(pool=0).houses(), "jade").family(MENG).jade == 1


def test_special_intrigue_is_three_steps_without_the_medal() -> None:
    """G14.10"""
    table = special(solo(pool=0), "intrigue")
    assert (table.family(MENG).intrigue, table.position.medal) == (3, -1)
    assert special(solo(intrigue=13), "intrigue").family(MENG).intrigue == 14


def test_special_palace_is_two_steps_and_one_of_intrigue() -> None:
    """G14.10"""
    table = special(solo(pool=0, envoy=7), "palace")
    family = table.family(MENG)
    assert (family.envoy, family.vp, family.intrigue) == (8, 1, 1)


def test_a_special_decree_costs_only_the_servant_placed() -> None:
    """G14.10, G14.8: from the supply, else from the pool."""
    table = special(decreed(solo(pool=6)).day(3), "decrees")
    assert obtained(table) == [("end_flat", 0)]
    assert (table.family(MENG).pool, table.family(MENG).supply) == (6, 5)
    pool = special(decreed(solo(pool=12)).day(2), "decrees")
    assert (obtained(pool), pool.family(MENG).pool) == ([("cheap_jade", 2)], 11)
    taken = special(decreed(solo(pool=6)).decree("end_flat", HUMAN).day(4), "decrees")
    assert obtained(taken) == [("end_jade", 0)]
