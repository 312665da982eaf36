"""D5: the event phase."""

from itertools import combinations

import pytest

from tests.dragon.scenes import Palace, Scene, Table, scene

TWO_AND_ONE: list[Palace] = [(2, "craftsman", "young_monk"), (2, "court_lady")]


def test_peace_does_nothing() -> None:
    """D5.1"""
    calm = scene(3).each(palaces=TWO_AND_ONE, rice=1, fireworks=2)
    before, after = calm.then().view, calm.event("peace").view
    assert before == after


# D5.2 Tribute


def test_rulebook_example_tribute() -> None:
    """D5.2: Kasia has 2 yuan, gives them, and releases two persons of her choice."""
    table = scene(3).seat(1, yuan=2, palaces=[*TWO_AND_ONE, (1, "young_farmer")]).event("tribute")
    assert table.player == 1
    assert table.seat(1)["yuan"] == 0
    everyone = ["release 1 craftsman", "release 1 young_monk", "release 2 court_lady", "release 3 young_farmer"]
    assert table.legal == everyone
    table.play("release 2 court_lady")
    assert table.legal == [everyone[0], everyone[1], everyone[3]]
    table.play("release 1 craftsman")
    assert table.is_over
    assert table.palaces(1) == [(2, "young_monk"), (2,), (1, "young_farmer")]


@pytest.mark.parametrize(("yuan", "left", "released"), [(0, 0, 4), (1, 0, 3), (3, 0, 1), (4, 0, 0), (9, 5, 0)])
def test_tribute_takes_four_yuan_or_a_person_for_each_one_missing(yuan: int, left: int, released: int) -> None:
    """D5.2: nobody can keep money by giving persons."""
    court: list[Palace] = [(3, "craftsman", "craftsman", "young_monk"), (3, "court_lady", "court_lady")]
    table = scene(2).seat(0, yuan=yuan, palaces=court).event("tribute")
    table.turns()
    assert (table.seat(0)["yuan"], len(table.persons(0))) == (left, 5 - released)


# D5.3 Drought


def test_rulebook_example_drought() -> None:
    """D5.3: Ania feeds three palaces of four with rice left; Benek without rice loses a person from each of three."""
    three: list[Palace] = [(1, "craftsman"), (2, "young_monk", "court_lady"), (2, "court_lady", "young_farmer")]
    table = scene(2).seat(0, rice=4, palaces=[*three, (2,)]).seat(1, rice=0, palaces=three).event("drought")
    assert table.seat(0)["rice"] == 1
    assert len(table.persons(0)) == 5
    assert table.player == 1
    assert table.legal == ["release 2 court_lady", "release 2 young_monk"]
    table.play("release 2 young_monk", "release 3 court_lady")
    assert table.is_over
    assert table.palaces(1) == [(1,), (2, "court_lady"), (2, "young_farmer")]


def hungry(rice: int) -> Table:
    homes: list[Palace] = [(1, "craftsman"), (2,), (2, "young_monk", "court_lady"), (1, "old_farmer")]
    return scene(2).seat(1, palaces=[]).seat(0, rice=rice, palaces=homes).event("drought")


def test_with_too_little_rice_the_player_names_the_palaces_that_go_unfed() -> None:
    """D5.3: all rice is given; an empty palace eats nothing and can't be named."""
    table = hungry(rice=2)
    assert table.seat(0)["rice"] == 0
    assert table.legal == ["unfed 1", "unfed 3", "unfed 4"]
    table.play("unfed 3")
    assert table.legal == ["release 3 court_lady", "release 3 young_monk"]
    table.play("release 3 court_lady")
    assert table.is_over
    assert table.persons(0) == ["craftsman", "young_monk", "old_farmer"]


def test_two_unfed_palaces_are_named_before_anyone_leaves() -> None:
    """D5.3: and no palace twice."""
    table = hungry(rice=1).play("unfed 4")
    assert len(table.persons(0)) == 4
    assert table.legal == ["unfed 1", "unfed 3"]
    table.play("unfed 1")
    assert table.is_over
    assert table.palaces(0) == [(1,), (2,), (2, "court_lady", "young_monk"), (1,)]


def test_the_question_counts_the_palaces_still_to_be_named() -> None:
    """D5.3: three of four, named in any order; then one person leaves each."""
    homes: list[Palace] = [(2, "craftsman", "court_lady")] * 4
    table = scene(2).seat(0, rice=1, palaces=homes).event("drought")
    for left, palace in ((3, 4), (2, 1), (1, 2)):
        assert table.game.question().named() == {"player": 0, "palaces": left}
        table.play(f"unfed {palace}")
    table.play("release 1 craftsman", "release 2 craftsman", "release 4 court_lady")
    assert table.is_over
    assert len(table.persons(0)) == 5


def test_the_news_tell_what_was_paid_and_what_was_lacking() -> None:
    """D5.2, D5.3, D5.4: in turn order."""
    court = scene(2).seat(0, yuan=3, rice=1, palaces=TWO_AND_ONE).seat(1, yuan=9, rice=5, palaces=[(3, "old_healer")])
    assert court.event("tribute").told("tribute-paid") == [(0, 3, 1)]
    assert court.event("tribute").play("release 1 craftsman").told("tribute-paid") == [(0, 3, 1), (1, 4, 0)]
    assert court.event("drought").play("unfed 2").told("palaces-fed") == [(0, 1, 1), (1, 1, 0)]
    assert court.event("contagion").told("contagion-caught") == [(0, 3), (1, 1)]


def test_enough_rice_feeds_everyone_and_the_rest_is_kept() -> None:
    """D5.3"""
    table = hungry(rice=3)
    assert table.is_over
    assert (table.seat(0)["rice"], len(table.persons(0))) == (0, 4)


def test_two_palaces_with_equal_persons_are_each_asked_about() -> None:
    """D5.3: no rice, two palaces, each loses one of its own."""
    twins: list[Palace] = [(2, "craftsman", "young_monk"), (2, "craftsman", "young_monk")]
    table = scene(2).seat(0, palaces=twins).event("drought").play("release 1 craftsman")
    assert table.legal == ["release 2 craftsman", "release 2 young_monk"]
    table.play("release 2 young_monk")
    assert table.palaces(0) == [(2, "young_monk"), (2, "craftsman")]


def test_equal_persons_of_a_hungry_palace_are_one_choice() -> None:
    """D5.3: which of two craftsmen goes makes no difference."""
    crowd: list[Palace] = [(3, "craftsman", "craftsman", "young_monk")]
    assert scene(2).seat(0, palaces=crowd).event("drought").legal == ["release 1 craftsman", "release 1 young_monk"]


# D5.4 Contagion


def ill(*healers: str) -> Table:
    return scene(2).seat(0, palaces=[(3, "craftsman", "young_monk", "court_lady"), (3, *healers)]).event("contagion")


def test_rulebook_example_contagion() -> None:
    """D5.4: two young healers save two of three; who goes may be one of them."""
    table = ill("young_healer", "young_healer")
    assert "release 2 young_healer" in table.legal
    table.play("release 2 young_healer")
    assert table.is_over
    assert table.palaces(0) == [(3, "craftsman", "court_lady", "young_monk"), (3, "young_healer")]


@pytest.mark.parametrize(
    ("healers", "released"),
    [
        ([], 3),
        (["young_healer"], 2),
        (["old_healer"], 1),
        (["old_healer", "young_healer"], 0),
        (["old_healer", "old_healer"], 0),
    ],
)
def test_each_mortar_saves_a_person(healers: list[str], released: int) -> None:
    """D5.4: more than three mortars save no more than three."""
    table = ill(*healers)
    table.turns()
    assert len(table.persons(0)) == 3 + len(healers) - released


def test_mortars_are_counted_before_anyone_leaves() -> None:
    """D5.4: releasing the only healer first doesn't bring a third release."""
    table = ill("young_healer", "court_lady").play("release 2 young_healer", "release 1 craftsman")
    assert table.is_over
    assert len(table.persons(0)) == 3


# D5.5 Mongols


def invaded(*warriors: list[str]) -> Scene:
    """Each player has a craftsman, a monk and these warriors."""
    attacked = scene(len(warriors))
    for seat, helmets in enumerate(warriors):
        attacked.seat(seat, palaces=[(2, "craftsman", "young_monk"), (3, *helmets)])
    return attacked


def test_rulebook_example_mongols() -> None:
    """D5.5: 3, 3, 2, 1 and 1 helmets: as many points, and the two with one helmet release a person each."""
    young, old = "young_warrior", "old_warrior"
    table = invaded([young, old], [young, young, young], [old], [young], [young]).event("mongols")
    assert table.each("points") == [3, 3, 2, 1, 1]
    assert table.player == 3
    table.play("release 2 young_warrior")
    assert table.player == 4
    table.play("release 1 craftsman")
    assert table.is_over
    assert [len(table.persons(seat)) for seat in range(5)] == [4, 5, 3, 2, 2]


@pytest.mark.parametrize(("warriors", "points"), [([], 0), (["old_warrior"], 2)])
def test_with_equal_helmets_everyone_releases_a_person(warriors: list[str], points: int) -> None:
    """D5.5: even at none."""
    table = invaded(warriors, warriors, warriors).event("mongols")
    assert table.each("points") == [points] * 3
    assert table.turns() == [0, 1, 2]
    assert [len(table.persons(seat)) for seat in range(3)] == [1 + len(warriors)] * 3


def test_helmets_are_counted_before_anyone_leaves() -> None:
    """D5.5: a warrior released by the first player leaves the others' fate alone."""
    table = invaded(["young_warrior"], ["young_warrior"], ["old_warrior"]).event("mongols")
    table.play("release 2 young_warrior")
    assert table.player == 1
    table.play("release 2 young_warrior")
    assert table.is_over


def test_the_fewest_helmets_of_one_without_persons_cost_nothing() -> None:
    """D5.5, D5.8 RULING: the second fewest don't pay instead."""
    table = invaded(["young_warrior"], ["old_warrior"]).seat(0, palaces=[(2,)]).event("mongols")
    assert table.is_over
    assert len(table.persons(1)) == 3


# D5.6 Festival


@pytest.mark.parametrize(
    ("before", "points", "after"),
    [
        ([3, 3, 2, 1], [6, 6, 3, 0], [1, 1, 1, 1]),
        ([5, 2, 2, 1], [6, 3, 3, 0], [2, 1, 1, 1]),
        ([4, 4, 4, 4], [6, 6, 6, 6], [2, 2, 2, 2]),
        ([1, 0, 0, 0], [6, 0, 0, 0], [0, 0, 0, 0]),
        ([0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]),
        ([1, 0, 7, 7], [3, 0, 6, 6], [0, 0, 3, 3]),
        ([2, 3, 4, 5], [0, 0, 3, 6], [2, 3, 2, 2]),
        ([2, 5], [3, 6], [1, 2]),
        ([0, 3, 1], [0, 6, 3], [0, 1, 0]),
        ([3, 1, 2, 3, 2], [6, 0, 3, 6, 3], [1, 1, 1, 1, 1]),
    ],
)
def test_the_festival_rewards_the_most_fireworks(before: list[int], points: list[int], after: list[int]) -> None:
    """D5.6: the rulebook's example first; ties, nobody with fireworks, half returned rounded up."""
    feast = scene(len(before))
    for seat, fireworks in enumerate(before):
        feast.seat(seat, fireworks=fireworks)
    table = feast.event("festival")
    assert table.each("points") == points
    assert table.each("fireworks") == after


# D5.7, D5.8


def test_symbols_on_persons_are_no_goods() -> None:
    """D5.7: tax collectors pay no tribute, farmers feed nobody, pyrotechnists score no festival."""
    poor = scene(2).seat(0, yuan=0, palaces=[(3, "tax_collector", "old_farmer", "old_pyrotechnist")])
    assert poor.event("tribute").persons(0) == []
    assert poor.event("drought").legal == [
        "release 1 tax_collector",
        "release 1 old_pyrotechnist",
        "release 1 old_farmer",
    ]
    assert poor.event("festival").each("points") == [0, 0]


def test_players_release_in_turn_order_one_finishing_before_the_next() -> None:
    """D5.8"""
    court: list[Palace] = [(3, "craftsman", "young_monk", "court_lady"), (2, "old_farmer", "old_scholar")]
    track = scene(3).each(palaces=court)
    for seat, steps in enumerate((4, 9, 6)):
        track.seat(seat, steps=steps, yuan=2)
    assert track.event("contagion").turns() == [1, 1, 1, 2, 2, 2, 0, 0, 0]
    assert track.event("tribute").turns() == [1, 1, 2, 2, 0, 0]
    assert track.event("drought").turns() == [1, 1, 2, 2, 0, 0]
    assert track.event("mongols").turns() == [1, 2, 0]


def test_who_has_fewer_persons_than_asked_releases_all_and_nothing_more() -> None:
    """D5.8 RULING: nobody is asked who."""
    courts = scene(2).seat(0, yuan=1, palaces=TWO_AND_ONE).seat(1, yuan=0, palaces=[(2, "craftsman", "young_monk")])
    table = courts.event("tribute")
    assert table.is_over
    assert table.palaces(0) == [(2,), (2,)]
    assert table.palaces(1) == [(2,)]


def test_the_owner_chooses_any_combination_of_persons() -> None:
    """D5.8: contagion can take every three of five."""
    persons = ["craftsman", "court_lady", "young_monk", "young_farmer", "old_scholar"]
    for gone in combinations(persons, 3):
        table = scene(2).seat(0, palaces=[(1, person) for person in persons]).event("contagion")
        table.play(*(f"release {persons.index(person) + 1} {person}" for person in gone))
        assert table.persons(0) == [person for person in persons if person not in gone]


# D5.9 Order, decay


def test_event_wall_super_event_and_decay_come_in_this_order() -> None:
    """D5.9, D9.1: seven wall tiles hold in month 7."""
    month = scene(2, great_wall=True).month(7, "mongols").super_event("lantern_festival").wall(*[0, 1] * 3, 0)
    for seat in range(2):
        month.seat(seat, palaces=[(2, "young_warrior"), (2,)])
    table = month.then("EventPhase")
    assert table.kinds_told() == [
        "event-happens",
        "helmets-scored",
        "released",
        "wall-holds",
        "wall-scored",
        "super-event-happens",
        "persons-scored",
        "decayed",
    ]
    assert table.palaces(0) == [(1,), (1,)]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([(1,)], []),
        ([(2,)], [(1,)]),
        ([(3,)], [(2,)]),
        ([(1,), (1, "craftsman"), (3,)], [(1, "craftsman"), (2,)]),
        ([(3, "craftsman")], [(3, "craftsman")]),
    ],
)
def test_every_palace_without_a_person_loses_a_floor(before: list[Palace], after: list[Palace]) -> None:
    """D5.9"""
    assert scene(2).seat(0, palaces=before).then("Decay").palaces(0) == after


def test_a_palace_emptied_by_the_event_decays_in_the_same_month() -> None:
    """D5.9"""
    table = scene(2).month(4, "drought").seat(0, palaces=[(1, "craftsman"), (2, "young_monk")]).then("EventPhase")
    assert table.palaces(0) == [(1,)]
    assert table.told("decayed") == [(0, 2), (1, 2)]


def test_empty_palaces_decay_whoever_leads() -> None:
    """D5.9: also behind players who have none."""
    table = scene(3).seat(0, palaces=[]).seat(1, palaces=[(3, "craftsman")]).then("Decay")
    assert [table.palaces(seat) for seat in range(3)] == [[], [(3, "craftsman")], [(1,), (1,)]]
