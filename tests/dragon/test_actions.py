"""D3: the action phase."""

from collections import Counter

import pytest

from tests.dragon.scenes import Palace, Scene, Table, scene
from yamen.games.dragon.words import ACTIONS

# D3.1 Groups


@pytest.mark.parametrize(
    ("great_wall", "sizes"),
    [
        (False, [4, 3]),
        (False, [3, 2, 2]),
        (False, [2, 2, 2, 1]),
        (False, [2, 2, 1, 1, 1]),
        (True, [4, 4]),
        (True, [3, 3, 2]),
        (True, [2, 2, 2, 2]),
        (True, [2, 2, 2, 1, 1]),
    ],
)
def test_the_cards_make_as_many_groups_as_players_as_even_as_possible(great_wall: bool, sizes: list[int]) -> None:
    """D3.1: also the rulebook's picture of four players, two cards in three groups and one in the last."""
    table = scene(len(sizes), great_wall=great_wall).then("ActionPhase")
    cards = ACTIONS if great_wall else ACTIONS[:7]
    order = [*reversed(cards)]
    table.play(*(f"deal {card}" for card in order[:-1]))
    groups = table.view["groups"]
    assert [len(group) for group in groups] == sizes
    assert Counter(card for group in groups for card in group) == Counter(cards)
    assert set(groups[0]) == set(order[: sizes[0]])
    places = [number for number, size in enumerate(sizes, 1) for _ in range(size)]
    assert table.told("dealt") == list(zip(order, places, strict=True))


def test_every_card_is_as_likely_to_be_laid_out_next() -> None:
    """D3.1: the cards are shuffled."""
    table = scene(3).then("ActionPhase")
    for laid in range(6):
        assert table.game.position.odds() == [1] * (7 - laid)
        table.play(table.legal[-1])


def test_the_cards_are_laid_out_anew_each_month() -> None:
    """D3.1, D3.12: after the phase no dragon lies anywhere and no card is laid out; then the next phase deals again."""
    table = scene(2).then("ActionPhase", ("PlayCard", 0), "ActionPhase")
    table.play(*(f"deal {card}" for card in ACTIONS[:6]), "do taxes", "do harvest")
    assert table.each("dragon") == [None, None]
    assert table.view["groups"] == [[], []]
    table.play("play court_lady", "house 1")
    assert table.legal == [f"deal {card}" for card in ACTIONS[:7]]


# D3.2 to D3.4 Choosing


def phase(players: int = 3, **options: bool) -> Scene:
    """Three groups: taxes and build, harvest and fireworks, all others."""
    return scene(players, **options).groups("taxes build", "harvest fireworks")


def test_a_player_carries_out_one_action_of_one_group() -> None:
    """D3.2: the dragon lies on the group, and it is the next player's turn."""
    table = phase().action(0, 1).play("do fireworks")
    assert table.seat(0)["dragon"] == 1
    assert (table.seat(0)["fireworks"], table.seat(0)["rice"]) == (1, 0)
    assert table.player == 1


def test_every_action_that_can_be_paid_may_be_chosen() -> None:
    """D3.2"""
    assert phase().action().legal == ["pass", *(f"do {action}" for action in ACTIONS[:7])]


def test_a_group_none_of_whose_actions_can_be_done_cannot_be_chosen() -> None:
    """D3.2 RULING: with a single yuan a group that is only a privilege is out of reach, and so is a finished wall."""
    groups = scene(5, great_wall=True).groups(
        "taxes build", "harvest fireworks", "military_parade research", "privilege"
    )
    groups.wall(0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1).seat(2, yuan=1)
    legal = groups.action(2).legal
    assert "do privilege" not in legal
    assert "do build_wall" not in legal
    assert len(legal) == 7


def test_who_can_do_nothing_at_all_passes() -> None:
    """D3.2, D3.4: four groups are taken and too dear, the fifth is a privilege too dear."""
    groups = scene(5).groups("taxes build", "harvest fireworks", "military_parade", "research", "privilege")
    for seat in range(4):
        groups.seat(seat, dragon=seat)
    table = groups.seat(4, yuan=1).action(4)
    assert table.is_over
    assert table.told("passed") == [(4, 2)]


def test_an_action_already_carried_out_may_be_carried_out_again() -> None:
    """D3.3: for the fee of the group."""
    table = phase().action(0, 1).play("do harvest", "do harvest")
    assert table.each("rice") == [1, 1, 0]
    assert table.each("yuan") == [6, 3, 6]
    assert table.told("fee-paid") == [(1, 3)]
    assert table.each("dragon") == [1, 1, None]


def test_another_action_of_a_group_with_a_dragon_costs_the_same_fee() -> None:
    """D3.3"""
    table = phase().action(0, 1).play("do harvest", "do fireworks")
    assert table.each("yuan") == [6, 3, 6]


def test_rulebook_example_two_dragons_cost_no_more_than_one() -> None:
    """D3.3: Dorota pays 3 yuan for a group on which two dragons lie."""
    table = phase().seat(0, dragon=0).seat(1, dragon=0).action(2).play("do build")
    assert table.seat(2)["yuan"] == 3


def test_without_three_yuan_a_group_with_a_dragon_cannot_be_chosen() -> None:
    """D3.3: paid first, so what the action brings doesn't help."""
    legal = phase().seat(0, dragon=0).seat(1, yuan=2).action(1).legal
    assert "do taxes" not in legal
    assert "do build" not in legal
    assert "do harvest" in legal
    assert "do taxes" in phase().seat(0, dragon=0).seat(1, yuan=3).action(1).legal


def test_rulebook_example_passing_fills_up_to_three_yuan() -> None:
    """D3.4: Emil has 1 yuan and takes 2."""
    table = phase().seat(0, yuan=1).action(0, 1).play("pass")
    assert table.seat(0)["yuan"] == 3
    assert table.seat(0)["dragon"] is None


@pytest.mark.parametrize(("before", "after"), [(0, 3), (2, 3), (3, 3), (4, 4), (9, 9)])
def test_who_has_three_yuan_may_pass_and_gets_nothing(before: int, after: int) -> None:
    """D3.4 RULING"""
    assert phase().seat(0, yuan=before).action().play("pass").seat(0)["yuan"] == after


# D3.5 to D3.10 Actions by symbols


def acting(action: str, *persons: str) -> Table:
    """A player with these persons carries out an action."""
    palaces = [(1, person) for person in persons]
    return phase().seat(0, yuan=6, palaces=palaces).action().play(f"do {action}")


def test_rulebook_example_taxes() -> None:
    """D3.3, D3.5: Kasia without tax collectors takes 2 yuan; Ania with two pays the fee of 3 and takes 8."""
    table = phase().seat(0, yuan=0).seat(1, yuan=3, palaces=[(2, "tax_collector", "tax_collector")]).action(0, 1)
    table.play("do taxes")
    assert table.seat(0)["yuan"] == 2
    table.play("do taxes")
    assert table.seat(1)["yuan"] == 8


def test_rulebook_example_harvest() -> None:
    """D3.7: a young and an old farmer: 1 + 1 + 2 rice."""
    assert acting("harvest", "young_farmer", "old_farmer").seat(0)["rice"] == 4


@pytest.mark.parametrize(
    ("persons", "fireworks"), [([], 1), (["young_pyrotechnist"], 2), (["old_pyrotechnist", "young_pyrotechnist"], 4)]
)
def test_fireworks_are_one_and_one_for_each_symbol(persons: list[str], fireworks: int) -> None:
    """D3.8"""
    assert acting("fireworks", *persons).seat(0)["fireworks"] == fireworks


def test_rulebook_example_military_parade() -> None:
    """D3.9: two old warriors: 1 + 2 + 2 steps."""
    assert acting("military_parade", "old_warrior", "old_warrior").seat(0)["steps"] == 5
    assert acting("military_parade", "young_warrior").seat(0)["steps"] == 2


def test_rulebook_example_research() -> None:
    """D3.10: a young and an old scholar: 1 + 2 + 3 points."""
    table = acting("research", "young_scholar", "old_scholar")
    assert table.seat(0)["points"] == 6
    assert table.seat(0)["sources"]["research"] == 6


@pytest.mark.parametrize(
    ("action", "good", "amount"),
    [
        ("taxes", "yuan", 8),
        ("harvest", "rice", 1),
        ("fireworks", "fireworks", 1),
        ("military_parade", "steps", 1),
        ("research", "points", 1),
    ],
)
def test_persons_of_other_types_add_nothing_to_an_action(action: str, good: str, amount: int) -> None:
    """D3.5, D3.7, D3.8, D3.9, D3.10: only the action card's own symbol counts then."""
    table = acting(action, "craftsman", "court_lady", "young_monk", "old_healer")
    assert table.seat(0)[good] == amount


# D3.6 Build


def building(hammers: int, *palaces: Palace) -> Table:
    workshop: Palace = (3, *["craftsman"] * hammers)
    return phase().seat(0, palaces=[workshop, *palaces]).action(0, 1).play("do build")


def test_rulebook_example_build() -> None:
    """D3.6: with two craftsmen, two floors make a palace of one floor into one of three, the last starts a new one."""
    table = building(2, (1,), (2,)).play("floor 2", "floor 2", "new-palace")
    assert table.palaces(0) == [(3, "craftsman", "craftsman"), (3,), (2,), (1,)]
    assert table.player == 1


def test_a_new_palace_may_grow_within_the_same_action() -> None:
    """D3.6, D2.4: up to three floors."""
    table = building(3).play("new-palace", "floor 2", "floor 2")
    assert table.player == 1, "the fourth floor could only start a new palace"
    assert table.palaces(0)[1:] == [(3,), (1,)]


def test_all_floors_are_built() -> None:
    """D3.6 RULING: nobody stops half way."""
    table = building(1, (1,))
    assert table.legal == ["new-palace", "floor 2"]
    table.play("floor 2")
    assert table.legal == ["new-palace", "floor 2"]
    assert table.play("floor 2").palaces(0)[1:] == [(3,)]


def test_a_palace_of_three_floors_is_finished() -> None:
    """D2.4, D3.6"""
    assert building(0, (3,), (2,), (3,)).legal == ["new-palace", "floor 3"]


def test_building_leaves_persons_and_other_floors_where_they_are() -> None:
    """D3.6"""
    table = building(1, (1, "young_monk"), (2, "court_lady")).play("floor 3", "floor 2")
    assert table.palaces(0)[1:] == [(2, "young_monk"), (3, "court_lady")]


# D3.11 Privileges


def buying(yuan: int, dragon: bool = False, **options: int) -> Table:
    """Somebody else's dragon may lie on the group of the privilege."""
    table = scene(3, **options).groups("taxes build", "harvest fireworks", "privilege")
    if dragon:
        table.seat(1, dragon=2)
    return table.seat(0, yuan=yuan).action()


@pytest.mark.parametrize(("size", "price", "left"), [("small", 7, 8), ("large", 7, 3), ("large", 6, 4)])
def test_a_privilege_is_paid_for(size: str, price: int, left: int) -> None:
    """D3.11: 2 for a small one, 7 for a large one, or 6 as in the edition of 2007."""
    table = buying(10, large_privilege_price=price).play("do privilege", f"buy {size}")
    assert table.seat(0)["yuan"] == left
    assert table.seat(0)["privileges"] == {"small": 0, "large": 0, size: 1}
    assert table.is_over, "one privilege per action"


def test_the_large_privilege_costs_seven_unless_the_table_says_otherwise() -> None:
    """D3.11"""
    assert buying(7).view["large_privilege_price"] == 7
    assert buying(7, large_privilege_price=6).view["large_privilege_price"] == 6


@pytest.mark.parametrize(("price", "yuan", "sizes"), [(7, 6, 1), (7, 7, 2), (6, 5, 1), (6, 6, 2), (7, 2, 1)])
def test_a_large_privilege_is_offered_to_those_who_can_pay(price: int, yuan: int, sizes: int) -> None:
    """D3.11: with only one size in reach it is bought without asking."""
    table = buying(yuan, large_privilege_price=price).play("do privilege")
    assert table.is_over == (sizes == 1)
    if sizes == 2:
        assert table.legal == ["buy small", "buy large"]
    else:
        assert table.seat(0)["privileges"] == {"small": 1, "large": 0}


@pytest.mark.parametrize(
    ("yuan", "dragon", "possible"), [(1, False, False), (2, False, True), (4, True, False), (5, True, True)]
)
def test_the_price_must_be_left_after_the_fee(yuan: int, dragon: bool, possible: bool) -> None:
    """D3.11 RULING, D3.3"""
    assert ("do privilege" in buying(yuan, dragon).legal) == possible


def test_after_the_fee_a_large_privilege_takes_ten_yuan() -> None:
    """D3.11, D3.3"""
    assert buying(10, dragon=True).play("do privilege").legal == ["buy small", "buy large"]
    assert buying(9, dragon=True).play("do privilege").seat(0)["privileges"] == {"small": 1, "large": 0}


def test_any_number_of_privileges_may_be_owned() -> None:
    """D3.11"""
    table = scene(2).seat(0, yuan=20, privileges=(4, 2)).groups("privilege").action(0).play("do privilege", "buy small")
    assert table.seat(0)["privileges"] == {"small": 5, "large": 2}


def test_dragons_and_cards_come_back_after_the_phase() -> None:
    """D3.12"""
    table = phase().seat(0, dragon=0).seat(2, dragon=1).then("GatherCards")
    assert table.each("dragon") == [None, None, None]
    assert table.view["groups"] == [[], [], []]
