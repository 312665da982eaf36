"""G9: decrees. What those of level 1 do is told by the tests of the morning."""

import pytest

from tests.gugong.scenes import Table, scene
from yamen.games.gugong.content import CONTENT
from yamen.games.gugong.words import DECREE_NAMES

# G9.1 Obtaining


@pytest.mark.parametrize(
    ("decree", "cost", "points"),
    [
        ("morning_intrigue", 1, 2),
        ("morning_ship", 1, 2),
        ("morning_servant", 1, 3),
        ("morning_envoy", 1, 3),
        ("morning_swap", 1, 3),
        ("cheap_travel", 2, 2),
        ("cheap_jade", 2, 2),
        ("extra_wall", 2, 3),
        ("equal_gifts", 2, 3),
        ("cheap_decrees", 2, 4),
        ("end_vp", 3, 0),
        ("end_flat", 3, 0),
        ("end_jade", 3, 0),
        ("end_decrees", 3, 0),
        ("end_harbours", 3, 0),
    ],
)
def test_a_decree_costs_what_it_shows_and_one_servant_to_place(decree: str, cost: int, points: int) -> None:
    """G9.1, G9.2, G9.3, G9.4: levels 1 and 2 score at once."""
    table = scene(2).decree(decree).act("decrees").play(f"decree {decree}")
    assert (table.family(0).pool, table.family(0).supply) == (6 - cost - 1, 6 + cost)
    assert (table.on_decree(decree), table.family(0).vp) == ([0], points)


@pytest.mark.parametrize("level", [1, 2, 3])
def test_each_opponent_there_costs_one_more(level: int) -> None:
    """G9.1: two opponents, two servants more."""
    decree = DECREE_NAMES[5 * level - 5]
    base = scene(3).decree(decree, 1, 2)
    assert base.act("decrees").play(f"decree {decree}").family(0).pool == 6 - level - 2 - 1


def test_sebastian_obtains_what_two_others_have() -> None:
    """G9.1: the rulebook's example: of his five servants he removes three, one as shown and two for Anna and Lisa,
    places one and scores 3 VP."""
    sebastian, anna, lisa = range(3)
    base = scene(3).decree("morning_servant", anna, lisa).seat(sebastian, pool=5)
    table = base.act("decrees").play("decree morning_servant")
    assert (table.family(sebastian).pool, table.family(sebastian).supply) == (1, 10)
    assert (table.family(sebastian).vp, table.on_decree("morning_servant")) == (3, [0, 1, 2])


def test_all_six_decrees_are_offered() -> None:
    """G9.1: two of each level."""
    names = ["morning_swap", "morning_ship", "cheap_jade", "equal_gifts", "end_vp", "end_jade"]
    base = scene(2)
    for name in names:
        base.decree(name)
    assert set(base.act("decrees").legal()) == {"skip", *(f"decree {name}" for name in names)}


def test_a_decree_is_obtained_once() -> None:
    """G9.1"""
    table = scene(2).decree("cheap_jade", 0).act("decrees")
    assert "decree cheap_jade" not in table.legal()
    assert table.why_not("decree cheap_jade") == {"kind": "have-decree", "rule": "G9.1", "decree": "cheap_jade"}


@pytest.mark.parametrize(("pool", "levels"), [(1, 0), (2, 1), (3, 2), (4, 3)])
def test_a_servant_must_be_left_to_be_placed(pool: int, levels: int) -> None:
    """G9.1, G3.5: so a decree of level 1 needs two."""
    table = scene(2).seat(0, pool=pool, tokens="vp vp").act("decrees")
    assert len(table.legal_but_tokens()) == 1 + 2 * levels
    if levels < 3:
        refusal = {"kind": "too-few-servants", "rule": "G3.5", "servants": 4, "pool": pool}
        assert table.why_not("decree end_vp") == refusal


# The double servant in paying: 1, 2, 3 and 4 servants due


@pytest.mark.parametrize(
    ("decree", "opponents", "due", "pool", "left"),
    [
        ("morning_ship", 0, 1, 1, 0),
        ("cheap_jade", 0, 2, 1, 0),
        ("end_flat", 0, 3, 2, 0),
        ("end_flat", 1, 4, 3, 0),
        ("end_flat", 0, 3, 6, 4),
        ("end_flat", 1, 4, 6, 3),
    ],
)
def test_the_double_servant_pays_for_two_but_is_never_placed(
    decree: str, opponents: int, due: int, pool: int, left: int
) -> None:
    """G9.1, G11.1: for one where one is due; a normal servant goes on the decree."""
    base = scene(2).decree(decree, *range(1, opponents + 1)).seat(0, pool=pool, double="pool")
    table = base.act("decrees").play(f"decree {decree}")
    if pool > due:
        assert table.legal() == ["remove normal", "remove double"]
        table.play("remove double")
    assert (table.family(0).pool, table.double(0)) == (left, "supply")
    assert 0 in table.on_decree(decree)


def test_the_double_servant_alone_obtains_nothing() -> None:
    """G9.1, G11.1: a normal one must be placed."""
    assert scene(2).seat(0, pool=0, double="pool").act("decrees").is_over


def test_a_normal_servant_is_kept_for_the_decree() -> None:
    """G9.1, G11.1: with two normal ones and the double, two due can't be paid with the normal ones."""
    table = scene(2).decree("cheap_jade").seat(0, pool=2, double="pool").act("decrees").play("decree cheap_jade")
    assert (table.family(0).pool, table.double(0), table.on_decree("cheap_jade")) == (1, "supply", [0])


# G9.3 Level 2


def test_travelling_twice_costs_one_fewer() -> None:
    """G9.3: for the owner."""
    base = scene(2).decree("cheap_travel", 0).each(pool=1).cities(xian="vp", beijing="vp")
    table = base.act("travel").play("option-b")
    assert table.family(0).pool == 0
    assert base.act("travel", 1).legal() == ["skip", "option-a"]


def test_the_double_servant_may_pay_the_lower_price() -> None:
    """G9.3, G11.1: where exactly one is due."""
    base = scene(2).decree("cheap_travel", 0).seat(0, double="pool").cities(xian="vp", beijing="vp")
    table = base.act("travel").play("option-b")
    assert table.legal() == ["remove normal", "remove double"]


def test_the_jade_action_costs_one_fewer() -> None:
    """G9.3"""
    base = scene(2).decree("cheap_jade", 0).each(pool=2)
    assert base.act("jade").play("house 1").family(0).jade == 1
    assert base.act("jade", 1).is_over


def test_a_servant_more_for_the_wall() -> None:
    """G9.3: with each wall action, B too; not without one in the supply."""
    base = scene(4).decree("extra_wall", 0)
    table = base.act("great_wall").play("option-b", "skip", "place normal")
    assert (table.family(0).wall, table.family(0).pool) == (2, 4)
    assert base.seat(0, pool=6, supply=0).act("great_wall").play("option-a").is_over


@pytest.mark.parametrize(("gift", "free"), [("5-intrigue", True), ("4-palace", False)])
def test_equal_gifts_are_exchanged_freely(gift: str, free: bool) -> None:
    """G9.3: with the actions; a lower one still has its price."""
    base = scene(2).decree("equal_gifts", 0).board(jade="5-swap").seat(0, hand=f"{gift} 9-none")
    assert base.turn().play(f"exchange {gift} jade").question == ("action" if free else "pay-exchange")
    other = scene(2).decree("equal_gifts", 1).board(jade="5-swap").seat(0, hand=f"{gift} 9-none")
    assert other.turn().play(f"exchange {gift} jade").question == "pay-exchange"


def test_equal_gifts_and_a_bonus_token_go_together() -> None:
    """G9.3, G4.5: with +1 a 4 is equal to a 5."""
    base = scene(2, bonus=True).decree("equal_gifts", 0).bonus("plus1", 0)
    table = base.board(jade="5-swap").seat(0, hand="4-palace").turn().play("exchange 4-palace jade")
    assert table.question == "action"


def test_later_decrees_cost_one_fewer() -> None:
    """G9.3 RULING: not the purchase of that decree itself."""
    table = scene(2).decree("cheap_decrees").decree("end_flat").act("decrees", 0, 0).play("decree cheap_decrees")
    assert (table.family(0).pool, table.family(0).vp) == (3, 4)
    table.play("decree end_flat")
    assert (table.family(0).pool, table.on_decree("end_flat")) == (0, [0])


def test_the_lower_price_counts_opponents_too() -> None:
    """G9.3, G9.1: 1 and an opponent, less 1; and where nothing is due, a servant is placed all the same."""
    base = scene(2).decree("cheap_decrees", 0).decree("morning_servant", 1).decree("morning_ship")
    assert base.act("decrees").play("decree morning_servant").family(0).pool == 4
    table = base.seat(0, pool=1).act("decrees").play("decree morning_ship")
    assert (table.family(0).pool, table.on_decree("morning_ship")) == (0, [0])


# G9.4 Level 3


def ended(decree: str, points: int, jade: int = 0) -> Table:
    """Seat 0 has the decree at the end of the game, in the palace first."""
    return scene(2).decree(decree, 0).seat(0, envoy=8, vp=points, jade=jade).then("FinalScoring")


def from_decrees(table: Table) -> int:
    return int(table.view()["players"][0]["sources"]["decrees"])


@pytest.mark.parametrize(("points", "more"), [(2, 0), (3, 1), (17, 5), (29, 9), (30, 10), (33, 10), (60, 10)])
def test_a_point_for_every_three(points: int, more: int) -> None:
    """G9.4: at most ten."""
    assert from_decrees(ended("end_vp", points)) == more


def test_the_points_of_other_decrees_do_not_count_for_it() -> None:
    """G9.4: it is scored before them."""
    base = scene(2).decree("end_flat", 0).decree("end_vp", 0).seat(0, envoy=8, vp=4)
    assert from_decrees(base.then("FinalScoring")) == 8 + 1


def test_eight_points_at_the_end() -> None:
    """G9.4"""
    assert from_decrees(ended("end_flat", 0)) == 8


@pytest.mark.parametrize(("jade", "more"), [(0, 0), (1, 2), (4, 8), (5, 10), (7, 10)])
def test_two_points_for_a_jade(jade: int, more: int) -> None:
    """G9.4: at most ten."""
    assert from_decrees(ended("end_jade", 0, jade=jade)) == more


def test_two_points_for_a_servant_on_a_decree() -> None:
    """G9.4: this one included; only one's own servants."""
    base = scene(2).decree("end_decrees", 0, 1).decree("cheap_jade", 0, 1).decree("morning_ship", 1)
    assert from_decrees(base.seat(0, envoy=8).then("FinalScoring")) == 4
    assert from_decrees(ended("end_decrees", 0)) == 2


def test_two_points_for_a_servant_at_a_harbour_reward() -> None:
    """G9.4"""
    base = scene(2).decree("end_harbours", 0).seat(0, envoy=8, claims=(2, 1, 0))
    assert from_decrees(base.then("FinalScoring")) == 6


def test_who_is_on_no_decree_scores_none() -> None:
    """G9.4"""
    base = scene(2).decree("end_flat", 1).seat(0, envoy=8)
    assert from_decrees(base.then("FinalScoring")) == 0


def test_decrees_of_a_level_cost_alike() -> None:
    """G9.1"""
    assert CONTENT.decree_cost == [1, 2, 3]
    assert CONTENT.decree_points == [2, 2, 3, 3, 3, 2, 2, 3, 3, 4, 0, 0, 0, 0, 0]
