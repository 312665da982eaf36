"""G10.4: the rewards of the harbours."""

from typing import Any

import pytest

from tests.gugong.scenes import Ship, Table, scene

BOTH_SIDES = pytest.mark.parametrize(("players", "route"), [(2, 1), (3, 1), (4, 1), (4, 2), (5, 1), (5, 2)])


def docked(players: int, *ships: Ship, **pieces: Any) -> Table:
    """The first player's ships, and nothing in the pool to put on them."""
    return scene(players).seat(0, pool=0, ships=ships, **pieces).act("canal")


def claims(table: Table) -> list[str]:
    return [text for text in table.legal() if text.startswith("claim")]


@BOTH_SIDES
def test_each_harbour_has_its_reward(players: int, route: int) -> None:
    """G10.4: none, 4 VP, a gift card, the double servant, any of these."""
    rewards = {1: [], 2: ["vp"], 3: ["card"], 4: ["double"], 5: ["vp", "card", "double"]}
    for harbour, expected in rewards.items():
        table = docked(players, (route, harbour, 3), (route, 6 - harbour if harbour != 3 else 4, 1))
        table.play("option-a")
        assert claims(table) == [f"claim 1 {reward}" for reward in expected], f"in harbour {harbour}"


@BOTH_SIDES
@pytest.mark.parametrize("harbour", [2, 5])
def test_four_points_for_a_claim(players: int, route: int, harbour: int) -> None:
    """G10.4: one servant stays for good, two go to the supply, the ship comes home."""
    table = docked(players, (route, harbour, 3), vp=1).play("option-a", "claim 1 vp")
    family = table.family(0)
    assert (family.vp, family.claims, family.supply, family.pool) == (5, [1, 0, 0], 11, 0)
    assert table.ships(0) == [None, None, None]
    assert table.told("reward-claimed") == [(0, harbour, "vp")]


@BOTH_SIDES
@pytest.mark.parametrize("harbour", [3, 5])
def test_the_top_card_of_the_pile_for_a_claim(players: int, route: int, harbour: int) -> None:
    """G10.4: into the hand."""
    arrived = scene(players).seat(0, pool=0, hand="9-none", ships=[(route, harbour, 3)]).pile("1-canal 8-none 8-none")
    table = arrived.act("canal").play("option-a", "claim 1 card")
    assert table.player == -1
    assert (table.legal(), table.position.odds()) == (["deal 1-canal", "deal 8-none"], [1, 2])
    table.play("deal 8-none")
    assert table.hand(0) == ["8-none", "9-none"]
    assert sorted(table.gifts(table.position.pile)) == ["1-canal", "8-none"]
    assert (table.family(0).claims, table.family(0).supply) == ([0, 1, 0], 11)


@BOTH_SIDES
@pytest.mark.parametrize("harbour", [4, 5])
def test_the_double_servant_for_a_claim(players: int, route: int, harbour: int) -> None:
    """G10.4: into the pool."""
    table = docked(players, (route, harbour, 3))
    assert table.double(0) == "locked"
    table.play("option-a", "claim 1 double")
    assert table.double(0) == "pool"
    assert (table.family(0).claims, table.family(0).supply) == ([0, 0, 1], 11)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(
    ("harbour", "reward", "last", "full"),
    [(2, "vp", (2, 0, 0), (3, 0, 0)), (3, "card", (0, 1, 0), (0, 2, 0)), (4, "double", (0, 0, 0), (0, 0, 1))],
)
def test_rewards_are_limited_by_the_spaces_for_them(
    players: int, harbour: int, reward: str, last: tuple[int, int, int], full: tuple[int, int, int]
) -> None:
    """G10.4: 4 VP three times, a card twice, the double servant once; in harbour 5 too."""
    double = "pool" if full[2] else "locked"
    for place in (harbour, 5):
        assert f"claim 1 {reward}" in claims(docked(players, (1, place, 3), (1, 1, 1), claims=last).play("option-a"))
        table = docked(players, (1, place, 3), (1, 1, 1), claims=full, double=double).play("option-a")
        assert f"claim 1 {reward}" not in claims(table)
    assert table.why_not(f"claim 1 {reward}") == {"kind": "reward-space-taken", "rule": "G10.4"}


def test_with_all_spaces_taken_nothing_can_be_claimed() -> None:
    """G10.4"""
    assert docked(2, (1, 5, 3), claims=(3, 2, 1), double="supply").is_over


def test_two_servants_are_too_few_for_a_claim() -> None:
    """G10.4"""
    table = docked(2, (1, 2, 2), (1, 3, 3)).play("option-a")
    assert claims(table) == ["claim 2 card"]
    assert table.why_not("claim 1 vp") == {"kind": "ship-not-full", "rule": "G10.4"}
    assert table.why_not("claim 2 double") == {"kind": "other-harbour", "rule": "G10.4", "harbour": 4}


def test_without_a_draw_pile_no_card_can_be_claimed() -> None:
    """G10.4 RULING"""
    table = scene(2).seat(0, pool=0, ships=[(1, 5, 3)]).pile("").act("canal").play("option-a")
    assert claims(table) == ["claim 1 vp", "claim 1 double"]
    assert table.why_not("claim 1 card") == {"kind": "pile-empty", "rule": "G10.4"}
    assert scene(2).seat(0, pool=0, ships=[(1, 3, 3)]).pile("").act("canal").legal() == ["skip", "option-a"]


def test_the_last_card_of_the_pile_can_be_claimed() -> None:
    """G10.4"""
    table = scene(2).seat(0, ships=[(1, 3, 3)]).pile("4-canal").act("canal").play("option-a", "claim 1 card")
    assert (table.hand(0), table.position.pile) == (["4-canal"], [])


# When a claim can be made


def test_G10_4_full_ships_may_claim_where_a_or_b_is_chosen() -> None:
    """G10.4 RULING: and A or B may still follow."""
    ships = [(1, 2, 3), (1, 3, 3)]
    table = scene(2).seat(0, pool=3, ships=ships).act("canal")
    assert table.legal() == ["skip", "option-a", "option-b", "claim 1 vp", "claim 2 card"]
    assert table.why_not("claim 1 card") == {"kind": "other-harbour", "rule": "G10.4", "harbour": 3}
    table.play("claim 1 vp")
    assert (table.question, table.legal()) == ("action", ["skip", "option-a", "option-b", "claim 2 card"])
    assert table.play("option-a", "launch 1 normal").question == "sail"
    assert table.game.can_undo()


def test_G10_4_a_claim_makes_room_for_option_b() -> None:
    """G10.4 RULING, G10.1: B needs room for two when it is chosen."""
    ships = [(1, 2, 3), (1, 3, 3), (1, 4, 3)]
    table = scene(2).seat(0, pool=3, ships=ships).act("canal")
    assert "option-b" not in table.legal()
    assert table.why_not("option-b")["kind"] == "nothing-to-do"
    assert "option-b" in table.play("claim 1 vp").legal()
    table.play("option-b", "launch 1 normal")
    assert table.question == "load-more"


def test_G10_4_a_claim_before_a_or_b_is_an_action_performed() -> None:
    """G10.4, G3.5, G4.5: though nothing else is done, a toll is due and others may follow."""
    base = scene(3, bonus=True).seat(0, vp=0, ships=[(1, 2, 3)]).bonus("toll", 1, "canal").bonus("follow", 2, "canal")
    table = base.act("canal").play("claim 1 vp", "skip")
    assert (table.each("vp"), table.player, table.question) == ([3, 1, 0], 2, "follow")
    left = scene(3, bonus=True).seat(0, vp=2, ships=[(1, 2, 3)]).bonus("toll", 1, "canal").act("canal").play("skip")
    assert left.each("vp") == [2, 0, 0]


def test_G10_4_a_follower_may_claim_where_a_or_b_is_chosen_too() -> None:
    """G10.4, G4.5: to follow is told once."""
    base = scene(3, bonus=True).seat(1, vp=1, ships=[(1, 2, 3)]).bonus("follow", 1, "canal").bonus("toll", 2, "canal")
    table = base.act("canal").play("option-a", "launch 1 normal", "skip", "claim 1 vp", "skip")
    assert table.told("followed") == [(1, "canal")]
    assert table.told("toll-paid") == [(0, 2), (1, 2)]
    assert table.each("vp") == [0, 4, 2]


def test_G10_4_no_ship_claims_while_the_servant_that_pays_is_chosen() -> None:
    """G10.4: nothing is lost by that."""
    ships = [(1, 2, 3), (1, 3, 1)]
    table = scene(2).seat(0, pool=4, double="pool", ships=ships).act("canal").play("option-b")
    assert (table.question, table.legal()) == ("remove", ["remove normal", "remove double"])


def test_G10_4_by_the_rules_of_version_1_claims_came_after_the_choice_of_a_or_b() -> None:
    """G10.4"""
    table = scene(2, rules=1).seat(0, pool=3, ships=[(1, 2, 3)]).act("canal")
    assert table.legal() == ["skip", "option-a", "option-b"]
    assert table.play("option-a").legal()[-1] == "claim 1 vp"


def test_full_ships_may_claim_at_every_decision_of_action_a() -> None:
    """G10.4 RULING: before the servant, after it, after the move; any own full ship."""
    ships: list[Ship] = [(1, 2, 3), (1, 3, 2)]
    before = scene(2).seat(0, ships=ships).act("canal").play("option-a", "claim 1 vp")
    assert before.question == "load"
    between = scene(2).seat(0, ships=ships).act("canal").play("option-a", "load 2 normal")
    assert claims(between) == ["claim 1 vp", "claim 2 card"]
    assert between.play("claim 1 vp").question == "sail"
    after = scene(2).seat(0, ships=ships).act("canal").play("option-a", "load 2 normal", "sail 2")
    assert after.question == "claim"
    assert claims(after) == ["claim 1 vp", "claim 2 double"]
    after.play("claim 2 double", "claim 1 vp")
    assert after.is_over
    assert after.family(0).claims == [1, 0, 1]


def test_full_ships_may_claim_at_every_decision_of_action_b() -> None:
    """G10.4 RULING: before the first servant, between both, after the second."""
    ships: list[Ship] = [(1, 2, 3), (1, 4, 2)]
    table = scene(2).seat(0, ships=ships).act("canal").play("option-b")
    assert claims(table) == ["claim 1 vp"]
    table.play("load 2 normal")
    assert claims(table) == ["claim 1 vp", "claim 2 double"]
    table.play("launch 1 normal")
    assert claims(table) == ["claim 1 vp", "claim 2 double"]
    assert table.legal()[0] == "skip"
    table.play("claim 2 double", "skip")
    assert table.ships(0) == [(1, 2, 3), None, (1, 1, 1)]


def test_the_double_servant_just_claimed_can_be_placed_at_once() -> None:
    """G10.4, G11.1"""
    table = scene(2).seat(0, ships=[(1, 4, 3)]).act("canal").play("option-a", "claim 1 double")
    assert table.legal() == ["skip", "launch 1 normal", "launch 1 double"]
    assert table.play("launch 1 double", "skip").double(0) == "ship1"


def test_a_claim_may_be_put_off() -> None:
    """G10.4: a full ship may sail on to another reward."""
    table = scene(2).seat(0, ships=[(1, 2, 3)]).act("canal", 0, 0).play("option-a", "skip", "sail 1", "skip")
    assert table.play("option-a", "skip", "skip").ships(0)[0] == (1, 3, 3)


@pytest.mark.parametrize("players", [2, 4])
def test_a_ship_filled_by_a_token_may_claim_at_once_and_only_it(players: int) -> None:
    """G10.4 RULING, G4.4"""
    ships: list[Ship] = [(1, 2, 3), (1, 4, 2)]
    table = scene(players).seat(0, ships=ships).token("ship").play("use")
    assert "load 2 normal" in table.legal()
    table.play("load 2 normal")
    assert table.legal() == ["skip", "claim 2 double"]
    assert table.play("claim 2 double").double(0) == "pool"
    declined = scene(players).seat(0, ships=ships).token("ship").play("use", "load 2 normal", "skip")
    assert declined.ships(0)[:2] == [(1, 2, 3), (1, 4, 3)]


def test_a_token_that_fills_no_ship_brings_no_claim() -> None:
    """G10.4 RULING: not even of another full ship."""
    table = scene(2).seat(0, ships=[(1, 2, 3), (1, 4, 1)]).token("ship").play("use", "load 2 normal")
    assert table.is_over
    new = scene(2).seat(0, ships=[(1, 2, 3)]).token("ship").play("use")
    assert new.is_over
    assert new.ships(0)[:2] == [(1, 2, 3), (1, 1, 1)]


def test_davids_ship_is_filled_by_a_decree_in_the_morning() -> None:
    """G2.4, G9.2, G10.4: the example of the rulebook; Lisa waives the same decree."""
    owners = scene(4).decree("morning_ship", 0, 1).pile("3-great_wall 9-none")
    table = owners.seat(0, pool=6, ships=[(1, 3, 2)]).seat(1, pool=10).then("MorningDecrees")
    table.play("decree morning_ship", "load 1 normal")
    assert table.legal() == ["skip", "claim 1 card"]
    table.play("claim 1 card", "deal 9-none")
    assert table.hand(0) == ["9-none"]
    family = table.family(0)
    assert (family.claims, family.pool, family.supply) == ([0, 1, 0], 6, 4)
    assert table.ships(0) == [None, None, None]
    assert table.player == 1
    table.play("skip")
    assert table.is_over
    assert table.ships(1) == [None, None, None]


def test_a_ship_filled_by_a_decree_is_the_only_one_that_may_claim() -> None:
    """G10.4 RULING, G9.2"""
    table = scene(2).decree("morning_ship", 0).seat(0, pool=2, ships=[(1, 2, 3), (1, 3, 2)]).then("MorningDecrees")
    assert table.play("decree morning_ship", "load 2 normal").legal() == ["skip", "claim 2 card"]
