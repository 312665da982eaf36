"""G11: the double servant."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.gugong.scenes import Scene, Table, scene


def owner(**pieces: Any) -> Scene:
    """The first of two players has unlocked the double servant."""
    return scene(2).seat(0, **{"double": "pool", **pieces})


# Locked


def test_the_double_servant_is_locked_until_it_is_claimed() -> None:
    """G11.1: no gain brings it, no payment takes it, nothing is placed with it."""
    table = scene(2).seat(0, pool=3).token("servant").play("use")
    assert table.family(0).pool == 4, "a normal one, without a question"
    assert "tokens double_servant 0" not in scene(2).seat(0, tokens="vp vp").act("palace").legal()
    assert scene(2).act("palace").play("option-b").told("servants-removed") == [(0, 2)]
    assert scene(2).act("great_wall").play("option-a").told("wall-placed") == [(0, 1, 1, 4)]
    assert "launch 1 double" not in scene(2).act("canal").play("option-a").legal()
    assert scene(2).act("canal").play("option-a").why_not("launch 1 double")["kind"] == "no-double"


# Gaining


@pytest.mark.parametrize(
    "gain",
    [
        lambda s: s.token("servant").play("use"),
        lambda s: s.seat(0, hand="5-servant").board(travel="1-canal").turn().play("exchange 5-servant travel", "use"),
        lambda s: s.decree("morning_servant", 0).then("MorningDecrees").play("decree morning_servant"),
        lambda s: s.seat(0, intrigue=1, wall=1).seat(1, wall=3).then("CheckWall").play("benefit servant"),
    ],
    ids=["token", "card", "decree", "benefit"],
)
def test_a_single_servant_gained_may_be_the_double(gain: Callable[[Scene], Table]) -> None:
    """G11.1"""
    table = gain(owner(pool=3, double="supply"))
    assert table.legal() == ["gain 1", "gain-double 0"]
    table.play("gain-double 0")
    assert (table.double(0), table.family(0).pool) == ("pool", 3)
    assert table.told("double-gained") == [(0,)]


@pytest.mark.parametrize(
    "gain",
    [
        lambda s: s.token("servants").play("use"),
        lambda s: s.seat(0, hand="3-servants").board(travel="1-canal").turn().play("exchange 3-servants travel", "use"),
        lambda s: s.seat(0, intrigue=3, wall=1).seat(1, wall=3).then("CheckWall").play("benefit servants"),
    ],
    ids=["token", "card", "benefit"],
)
def test_G3_6_two_servants_are_gained_whole_and_one_may_be_the_double(gain: Callable[[Scene], Table]) -> None:
    """G3.6, G11.1: how many is no choice, and the double counts as one of the two."""
    table = gain(owner(pool=3, double="supply"))
    assert table.question == "gain-whole"
    assert table.legal() == ["gain 2", "gain-double 1"]
    table.play("gain-double 1")
    assert (table.double(0), table.family(0).pool) == ("pool", 4)
    gained = gain(owner(pool=3, double="locked"))
    assert gained.family(0).pool == 5, "nothing is asked"
    both = gain(owner(pool=3, supply=1, double="supply"))
    assert (both.double(0), both.family(0).pool, both.family(0).supply) == ("pool", 4, 0), "all that the supply has"
    last = gain(owner(pool=3, supply=1, double="locked"))
    assert (last.family(0).pool, last.family(0).supply) == (4, 0)


def test_G3_6_by_the_rules_of_version_1_one_of_two_servants_could_be_left() -> None:
    """G3.6"""
    table = scene(2, rules=1).seat(0, pool=3, double="supply").token("servants").play("use")
    assert table.legal() == ["gain 1", "gain 2", "gain-double 0", "gain-double 1"]
    assert table.play("gain 1").family(0).pool == 4


def test_one_of_the_new_servants_of_a_morning_may_be_the_double() -> None:
    """G11.1, G2.5: four, and any number of them."""
    table = owner(pool=3, double="supply").seat(1, pool=12).day(2).then("NewServants")
    assert table.legal() == [*(f"gain {n}" for n in range(5)), *(f"gain-double {n}" for n in range(4))]
    table.play("gain-double 3")
    assert (table.double(0), table.family(0).pool, table.family(0).supply) == ("pool", 6, 6)


def test_one_of_the_servants_for_matching_gifts_may_be_the_double() -> None:
    """G11.1, G12.1"""
    table = owner(pool=3, double="supply", discards="4-palace").dice(4, 4, 9).night()
    assert table.legal() == ["gain 0", "gain 1", "gain 2", "gain-double 0", "gain-double 1"]
    assert table.play("gain-double 1").double(0) == "pool"


def test_two_tokens_may_bring_the_double_back() -> None:
    """G11.1, G4.6"""
    table = owner(pool=0, double="supply", tokens="vp vp").act("palace").play("tokens double_servant 0")
    assert (table.double(0), table.family(0).pool, table.tokens(0)) == ("pool", 0, [])
    gone = owner(pool=6, tokens="vp vp").act("palace")
    assert [text for text in gone.legal() if text.startswith("tokens")] == ["tokens servant 0"], "it is in the pool"


def test_a_supply_with_only_the_double_still_has_a_servant_to_gain() -> None:
    """G11.1, G5.3: it is gained, not nothing for the price of a benefit."""
    table = owner(pool=11, double="supply", intrigue=2, wall=1).seat(1, wall=3).then("CheckWall")
    assert table.legal() == ["skip", "benefit servant"]
    assert table.play("benefit servant").double(0) == "pool"
    token = owner(pool=12, double="supply").token("servants").play("use")
    assert (token.double(0), token.family(0).pool) == ("pool", 12)


# Removing


def test_the_double_alone_stands_for_two_servants() -> None:
    """G11.1, G8.1, G4.1"""
    palace = owner(pool=0).act("palace").play("option-b")
    assert (palace.double(0), palace.family(0).pool, palace.family(0).envoy) == ("supply", 0, 2)
    travel = owner(pool=0).cities(beijing="vp", kaifeng="vp").act("travel").play("option-b", "to beijing", "use", "use")
    assert (travel.double(0), travel.family(0).pool, travel.tokens(0)) == ("supply", 0, ["vp", "vp"])


def test_a_player_chooses_between_two_servants_and_the_double() -> None:
    """G11.1"""
    table = owner(pool=2).act("palace").play("option-b")
    assert table.legal() == ["remove normal", "remove double"]
    normal = table.play("remove normal")
    assert (normal.double(0), normal.family(0).pool) == ("pool", 0)


def test_the_double_pays_for_an_exchange_of_gifts() -> None:
    """G11.1, G3.2"""
    table = owner(pool=0, hand="2-canal").board(intrigue="8-none").turn()
    table.play("exchange 2-canal intrigue", "pay-servants")
    assert table.double(0) == "supply"
    assert table.question == "action"


@pytest.mark.parametrize("location", ["intrigue", "great_wall", "canal"])
def test_the_double_pays_for_one_where_exactly_one_is_due(location: str) -> None:
    """G11.1 RULING"""
    table = owner(pool=3).act(location).play("option-b")
    assert table.legal() == ["remove normal", "remove double"]
    table.play("remove double")
    assert table.double(0) == "supply"
    assert table.told("double-removed") == [(0,)]
    assert table.told("servants-removed") == []


@pytest.mark.parametrize(("due", "normal"), [(3, 1), (4, 2), (5, 3)])
def test_of_more_than_two_servants_the_double_stands_for_two(due: int, normal: int) -> None:
    """G11.1, G6.1: never for one of them."""
    market = owner(pool=normal).houses(*{3: (1,), 4: (3,), 5: ()}[due])
    table = market.act("jade")
    assert len(table.legal()) == 2
    table.play(table.legal()[1])
    assert (table.double(0), table.family(0).pool, table.family(0).jade) == ("supply", 0, 1)
    assert owner(pool=normal - 1).houses(*{3: (1,), 4: (3,), 5: ()}[due]).act("jade").is_over


def test_the_double_and_a_servant_pay_for_the_token_of_three() -> None:
    """G11.1, G4.4"""
    table = owner(pool=1).token("servants_for_jade").play("use")
    assert (table.double(0), table.family(0).pool, table.family(0).jade) == ("supply", 0, 1)


def test_of_three_servants_due_the_double_leaves_a_third_one_to_choose() -> None:
    """G11.1 RULING: three normal ones, or the double and one."""
    table = owner(pool=3).houses(1).act("jade").play("house 1")
    assert table.legal() == ["remove normal", "remove double"]
    table.play("remove double")
    assert (table.double(0), table.family(0).pool) == ("supply", 2)


# The wall


def test_on_the_wall_the_double_counts_two() -> None:
    """G11.1, G5.1"""
    table = owner().act("great_wall").play("option-a", "place double")
    assert table.told("wall-placed") == [(0, 2, 2, 4)]
    assert (table.double(0), table.family(0).pool, table.family(0).on_wall()) == ("wall", 6, 2)


def test_with_b_a_servant_and_the_double_make_three() -> None:
    """G11.1, G5.1: the double uses up only one of two placements."""
    table = owner().act("great_wall").play("option-b", "remove normal", "place double")
    assert table.legal() == ["skip", "place normal"]
    assert table.play("place normal").family(0).on_wall() == 3


def test_davids_double_servant_wins_the_wall() -> None:
    """G11.1, G5.2: the first example; Anna and Lisa have two servants each."""
    table = scene(4).seat(0, pool=2, double="pool").seat(1, wall=2).seat(2, wall=2).act("great_wall")
    table.play("option-b", "remove normal", "place normal", "place double")
    assert table.told("wall-scored") == [(0, 3)]
    assert (table.family(0).vp, table.family(0).envoy) == (3, 1)
    assert (table.double(0), table.family(0).supply, table.family(0).wall) == ("supply", 12, 0), "back to the supply"
    assert [family.wall for family in table.position.families] == [0, 2, 2, 0]


def test_the_double_stays_on_the_wall_of_another_winner() -> None:
    """G11.1, G5.2"""
    table = scene(3).seat(0, double="wall").seat(1, wall=3).then("CheckWall")
    assert (table.double(0), table.family(0).on_wall()) == ("wall", 2)


def test_the_servant_of_a_wall_token_or_decree_may_be_the_double() -> None:
    """G11.1, G4.4, G5.1, G9.3"""
    token = owner(double="supply").token("wall").play("use")
    assert token.legal() == ["place normal", "place double"]
    assert token.play("place double").family(0).on_wall() == 2
    extra = owner(pool=1, double="supply").decree("extra_wall", 0).act("great_wall").play("option-a")
    assert extra.legal() == ["skip", "place normal", "place double"]
    assert extra.play("place double").family(0).on_wall() == 3


# Ships


def test_on_a_ship_the_double_takes_two_spaces() -> None:
    """G11.1, G10.2"""
    table = owner(ships=[(1, 1, 2), (1, 2, 1)]).act("canal").play("option-a")
    assert table.legal() == [
        "skip",
        "load 1 normal",
        "load 2 normal",
        "load 2 double",
        "launch 1 normal",
        "launch 1 double",
    ]
    assert table.why_not("load 1 double") == {"kind": "ship-full", "rule": "G10.2"}
    table.play("load 2 double")
    assert table.double(0) == "ship2"
    assert table.family(0).aboard(1) == 3
    assert "claim 2 vp" in table.legal()


def test_with_b_a_servant_and_the_double_fill_a_new_ship() -> None:
    """G11.1, G10.1"""
    table = owner(pool=2).act("canal").play("option-b", "remove normal", "launch 1 double", "load 1 normal")
    assert table.family(0).aboard(0) == 3
    assert table.ships(0)[0] == (1, 1, 1)
    assert table.double(0) == "ship1"


def test_a_ship_token_or_decree_may_place_the_double() -> None:
    """G11.1, G4.4, G9.2"""
    token = owner(pool=1, double="supply", ships=[(1, 4, 1)], claims=(0, 0, 1)).token("ship").play("use")
    assert token.legal() == ["load 1 normal", "load 1 double", "launch 1 normal", "launch 1 double"]
    assert token.play("load 1 double").double(0) == "ship1", "full, but the space of harbour 4 is taken"
    decree = owner(double="supply").decree("morning_ship", 0).then("MorningDecrees").play("decree morning_ship")
    assert decree.legal() == ["launch 1 normal", "launch 1 double"]


@pytest.mark.parametrize("reward", ["vp", "card"])
def test_a_ship_with_the_double_and_a_servant_leaves_the_servant(reward: str) -> None:
    """G11.1, G10.4: the double goes to the supply."""
    table = owner(double="ship1", ships=[(1, 5, 1)], claims=(0, 0, 1)).pile("9-none").act("canal")
    table.play("option-a", f"claim 1 {reward}")
    assert table.double(0) == "supply"
    assert sum(table.family(0).claims) == 2
    assert (table.family(0).pool, table.family(0).supply) == (6, 4)


def test_from_a_lost_ship_the_double_comes_back_to_the_supply() -> None:
    """G11.1, G12.2"""
    table = owner(double="ship1", ships=[(1, 5, 1)]).night()
    assert table.double(0) == "supply"
    assert table.told("ship-lost") == [(0, 3)]
    assert (table.family(0).supply, table.ships(0)) == (6, [None, None, None])


# Where it may not go


def test_the_double_is_never_placed_on_a_decree() -> None:
    """G11.1, G9.1: it may pay, but a normal servant must be left."""
    assert owner(pool=0).decree("morning_servant").act("decrees").is_over
    table = owner(pool=1).decree("morning_servant").act("decrees").play("decree morning_servant")
    assert (table.double(0), table.family(0).pool) == ("supply", 0), "the double pays, for the servant is placed"
    assert table.on_decree("morning_servant") == [0]
    choice = owner(pool=2).decree("morning_servant").act("decrees").play("decree morning_servant")
    assert choice.legal() == ["remove normal", "remove double"]


def test_the_double_pays_two_for_a_decree() -> None:
    """G11.1, G9.1: of the four servants for a level 3 decree with an opponent on it."""
    table = owner(pool=3).decree("end_flat", 1).act("decrees").play("decree end_flat")
    assert (table.double(0), table.family(0).pool, table.on_decree("end_flat")) == ("supply", 0, [0, 1])


def test_the_servant_with_a_bonus_token_may_be_the_double() -> None:
    """G11.1, G4.5: at the day's end it goes to the supply."""
    table = scene(2, bonus=True).seat(0, double="pool").token("plus1").play("use")
    assert table.legal() == ["place normal", "place double"]
    assert table.play("place double").double(0) == "beside"
    evening = scene(2, bonus=True).bonus("plus1", 0, double=True).night()
    assert (evening.double(0), evening.tokens(0)) == ("supply", ["plus1"])


# The second example


def example_two() -> Table:
    cities = scene(4).cities(beijing="vp", jinan="intrigue")
    return cities.seat(0, pool=0, double="pool").then(("Act", 0, 0, 0), ("Act", 0, 4, 0))


def test_sebastians_double_servant_travels_and_goes_to_the_palace() -> None:
    """G11.1, G4.1, G4.6, G8.1: the second example."""
    table = example_two().play("option-b")
    assert table.double(0) == "supply"
    table.play("to beijing", "use")
    assert table.traveller(0) == "jinan", "the only city left with a token"
    table.play("use")
    assert (table.tokens(0), table.family(0).vp, table.family(0).intrigue) == (["vp", "intrigue"], 2, 1)
    assert table.legal() == ["skip", "option-a", "tokens servant 0", "tokens double_servant 0"]
    table.play("tokens double_servant 0", "option-b")
    assert (table.double(0), table.family(0).envoy, table.family(0).intrigue) == ("supply", 2, 2)
