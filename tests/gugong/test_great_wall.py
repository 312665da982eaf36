"""G5: the Great Wall, its scoring and the intrigue benefits."""

import pytest

from tests.gugong.scenes import Scene, Table, scene

# G5.1 Building


def test_a_servant_goes_onto_the_wall() -> None:
    """G5.1 A"""
    table = scene(2).act("great_wall").play("option-a")
    assert (table.family(0).wall, table.family(0).pool, table.family(0).supply) == (1, 5, 6)
    assert table.is_over


def test_two_servants_go_onto_the_wall_for_a_third() -> None:
    """G5.1 B"""
    table = scene(2).act("great_wall").play("option-b", "place normal")
    assert (table.family(0).wall, table.family(0).pool, table.family(0).supply) == (2, 3, 7)


def test_the_second_servant_may_stay_in_the_pool() -> None:
    """G5.1 B: up to two, at least one."""
    table = scene(2).act("great_wall").play("option-b")
    assert (table.family(0).wall, table.legal()) == (1, ["skip", "place normal"])
    table.play("skip")
    assert (table.family(0).wall, table.family(0).pool) == (1, 4)


def test_two_servants_are_enough_to_place_one_of_them() -> None:
    """G5.1 B"""
    table = scene(2).seat(0, pool=2).act("great_wall").play("option-b")
    assert (table.family(0).wall, table.family(0).pool, table.is_over) == (1, 0, True)


def test_without_servants_nobody_builds() -> None:
    """G5.1, G3.5"""
    table = scene(2).seat(0, pool=0, tokens="vp vp vp vp", supply=0).act("great_wall")
    assert table.legal_but_tokens() == ["skip"]
    assert table.why_not("option-a") == {"kind": "too-few-servants", "rule": "G3.5", "servants": 1, "pool": 0}
    assert table.why_not("option-b") == {"kind": "too-few-servants", "rule": "G3.5", "servants": 2, "pool": 0}


def test_only_who_has_the_double_servant_can_place_it() -> None:
    """G5.1, G11.1"""
    table = scene(2).seat(0, tokens="vp vp").act("great_wall").play("option-a")
    assert table.why_not("place double") == {"kind": "no-double", "rule": "G11.1"}
    table = scene(2).seat(0, pool=0, double="pool", tokens="vp vp").act("great_wall").play("option-a")
    assert table.why_not("place normal") == {"kind": "too-few-servants", "rule": "G3.5", "servants": 1, "pool": 0}
    table.play("place double")
    assert (table.double(0), table.family(0).on_wall()) == ("wall", 2)


def test_the_wall_decree_adds_a_servant_from_the_supply() -> None:
    """G5.1 RULING, G9.3: after a placement from the pool and before the check; or not."""
    base = scene(2).decree("extra_wall", 0).seat(0, pool=2, wall=1).seat(1, wall=1)
    table = base.act("great_wall").play("option-a")
    assert (table.question, table.legal()) == ("wall-extra", ["skip", "place normal"])
    table.play("place normal")
    assert table.told("wall-scored") == [(0, 3)]
    assert table.told("wall-placed")[-1] == (0, 1, 4, 4)
    table = base.act("great_wall").play("option-a", "skip")
    assert (table.family(0).wall, table.told("wall-scored")) == (2, [])


def test_the_extra_servant_may_be_the_double() -> None:
    """G5.1 RULING"""
    base = scene(2).decree("extra_wall", 0).seat(0, double="supply")
    table = base.act("great_wall").play("option-b", "place normal", "place double")
    assert (table.told("wall-scored"), table.double(0)) == ([(0, 3)], "supply")


def test_the_extra_servant_needs_one_from_the_pool() -> None:
    """G5.1 RULING: with an empty pool there is no wall action at all."""
    assert scene(2).decree("extra_wall", 0).seat(0, pool=0).act("great_wall").is_over


# G5.2 Scoring


@pytest.mark.parametrize(("players", "goal"), [(2, 4), (3, 5), (4, 6), (5, 7)])
def test_the_wall_is_complete_with_servants_by_the_number_of_players(players: int, goal: int) -> None:
    """G5.2"""
    table = scene(players).seat(1, wall=goal - 2).act("great_wall", 0, 0).play("option-a")
    assert table.told("wall-scored") == []
    table.play("option-a")
    assert table.told("wall-scored") == [(1, 3)]


def test_the_wall_is_complete_with_four_servants_against_meng() -> None:
    """G5.2: as for two players."""
    table = scene(1).seat(0, wall=1).seat(1, wall=1).act("great_wall", 0, 0).play("option-a")
    assert table.told("wall-scored") == []
    assert table.play("option-a").told("wall-scored") == [(0, 3)]


def test_the_most_servants_score_and_go_home() -> None:
    """G5.2: 3 VP and a step of the envoy; the others stay on the wall."""
    table = scene(3).seat(0, wall=1, pool=3).seat(1, wall=3, envoy=7).act("great_wall").play("option-a")
    assert (table.each("vp"), table.each("envoy"), table.each("arrival")) == ([0, 3, 0], [0, 8, 0], [0, 1, 0])
    assert (table.each("wall"), table.each("supply")) == ([2, 0, 0], [8, 6, 6])


def test_in_the_palace_the_step_is_a_point() -> None:
    """G5.2, G8.1"""
    table = scene(2).seat(0, wall=3, envoy=8).act("great_wall").play("option-a")
    assert (table.family(0).vp, table.family(0).envoy) == (4, 8)


def test_more_servants_than_needed_are_scored_as_well() -> None:
    """G5.2: at least so many; the check comes after the whole action."""
    table = scene(2).seat(0, wall=1).seat(1, wall=2).act("great_wall").play("option-b")
    assert table.told("wall-scored") == []
    table.play("place normal")
    assert table.told("wall-scored") == [(0, 3)]
    assert table.each("wall") == [0, 2]


def test_the_double_servant_counts_two_on_the_wall() -> None:
    """G5.2, G11.1"""
    table = scene(3).seat(0, wall=1).seat(1, wall=1, double="wall").act("great_wall").play("option-a")
    assert table.told("wall-scored") == [(1, 3)]
    assert (table.double(1), table.each("wall")) == ("supply", [2, 0, 0])


@pytest.mark.parametrize(("track", "winner"), [((0, 1), 0), ((1, 0), 1)])
def test_ties_on_the_wall_go_by_the_intrigue_track(track: tuple[int, int], winner: int) -> None:
    """G5.2, G7.2: the upper marker on the same step."""
    table = scene(2).seat(0, wall=1).seat(1, wall=2).track(*track).act("great_wall").play("option-a")
    assert table.told("wall-scored") == [(winner, 3)]


def test_lisa_and_david_are_tied_on_the_wall() -> None:
    """G5.1, G5.2, G5.3, G7.2: the rulebook's example with four players. David has three servants on the wall, Lisa and
    Sebastian one each; Lisa adds two. Her marker lies on David's on step 12, so she scores and takes hers back. Then
    Sebastian, the lowest, takes a servant for a step; David keeps his marker; Lisa takes a jade for seven steps. Anna
    was not on the wall."""
    david, lisa, sebastian, anna = range(4)
    base = scene(4).seat(david, wall=3, intrigue=12).seat(lisa, wall=1, intrigue=12).seat(sebastian, wall=1, intrigue=4)
    base.seat(anna, intrigue=2).track(lisa, david, sebastian, anna)
    table = base.act("great_wall", lisa).play("option-b", "place normal")
    assert table.told("wall-scored") == [(lisa, 3)]
    assert (table.each("vp"), table.each("envoy"), table.each("wall")) == ([0, 3, 0, 0], [0, 1, 0, 0], [3, 0, 1, 0])
    assert (table.family(lisa).pool, table.family(lisa).supply) == (3, 9)
    assert table.player == sebastian
    table.play("benefit servant")
    assert table.player == david
    table.play("skip")
    assert table.player == lisa
    table.play("benefit jade")
    assert table.is_over
    assert (table.each("intrigue"), table.each("jade")) == ([12, 5, 3, 2], [0, 1, 0, 0])
    assert table.family(sebastian).pool == 7
    assert table.view()["track"] == [david, lisa, sebastian, anna]
    assert table.view()["houses"] == [True] * 6


# G5.3 Benefits


def scored(intrigue: int, pool: int = 3) -> Table:
    """Seat 0 has completed the wall alone and may take a benefit."""
    return scene(2).seat(0, wall=3, intrigue=intrigue, pool=pool).act("great_wall").play("option-a")


@pytest.mark.parametrize(
    ("intrigue", "benefits"),
    [
        (1, "servant"),
        (2, "servant"),
        (3, "servant servants"),
        (5, "servant servants die"),
        (7, "servant servants die jade"),
    ],
)
def test_benefits_need_steps_on_the_track(intrigue: int, benefits: str) -> None:
    """G5.3: one, three, five and seven; or none is taken."""
    table = scored(intrigue)
    assert table.legal() == ["skip", *(f"benefit {benefit}" for benefit in benefits.split())]
    if intrigue < 7:
        refusal = {"kind": "too-few-steps", "rule": "G5.3", "steps": 7, "have": intrigue}
        assert table.why_not("benefit jade") == refusal


def test_without_a_step_there_is_no_benefit() -> None:
    """G5.3"""
    assert scored(0).is_over


def test_a_step_brings_a_servant() -> None:
    """G5.3"""
    table = scored(4).play("benefit servant")
    assert table.told("servants-gained") == [(0, 1)]
    assert (table.family(0).intrigue, table.family(0).pool) == (3, 3)


def test_three_steps_bring_two_servants() -> None:
    """G5.3"""
    table = scored(4).play("benefit servants")
    assert (table.family(0).intrigue, table.family(0).pool) == (1, 4)


def test_three_steps_bring_the_last_servant() -> None:
    """G5.3 RULING: seat 1 has one left in the supply."""
    table = scene(2).seat(0, wall=2).seat(1, wall=1, pool=9, supply=1, intrigue=3).act("great_wall").play("option-a")
    table.play("benefit servants")
    assert (table.family(1).pool, table.family(1).supply, table.family(1).intrigue) == (10, 0, 0)


def test_a_benefit_that_yields_nothing_cannot_be_taken() -> None:
    """G5.3 RULING: no servant comes from an empty supply."""
    table = scene(2).seat(0, wall=2).seat(1, wall=1, pool=11, intrigue=9).act("great_wall").play("option-a")
    assert (table.player, table.legal()) == (1, ["skip", "benefit die", "benefit jade"])
    assert table.why_not("benefit servants") == {"kind": "empty-supply", "rule": "G5.3"}
    table = scene(2).seat(0, wall=2).seat(1, wall=1, pool=11, intrigue=3, tokens="vp " * 4).act("great_wall")
    assert table.play("option-a").why_not("benefit servants") == {"kind": "empty-supply", "rule": "G5.3"}
    assert table.why_not("benefit die") == {"kind": "too-few-steps", "rule": "G5.3", "steps": 5, "have": 3}
    table = scene(2).seat(0, wall=2).seat(1, wall=1, pool=11, intrigue=1, tokens="vp " * 4).act("great_wall")
    table.play("option-a")
    assert table.why_not("benefit servant") == {"kind": "empty-supply", "rule": "G5.3"}


def test_who_scored_the_wall_has_its_servants_in_the_supply_again() -> None:
    """G5.2, G5.3: the benefit comes after they went home."""
    table = scored(1, pool=9)
    assert table.play("benefit servant").family(0).pool == 9


def test_five_steps_turn_a_die_to_another_of_its_faces() -> None:
    """G5.3: any of the three; each offers the faces it has but the one it shows."""
    base = scene(2).dice(3, 9, 1).seat(0, wall=3, intrigue=6)
    table = base.act("great_wall").play("option-a", "benefit die")
    faces = [(1, (1, 2, 4, 5, 6)), (2, (4, 5, 6, 7, 8)), (3, (2, 3, 7, 8, 9))]
    assert table.legal() == [f"turn {die} {value}" for die, values in faces for value in values]
    table.play("turn 3 8")
    assert table.told("die-turned") == [(0, 3, 8)]
    assert (table.view()["dice"], table.family(0).intrigue) == ([3, 9, 8], 1)


def test_the_same_die_may_be_turned_by_several() -> None:
    """G5.3"""
    base = scene(2).dice(3, 9, 1).seat(0, wall=2, intrigue=6).seat(1, wall=1, intrigue=5)
    table = base.act("great_wall").play("option-a", "benefit die", "turn 1 6", "benefit die", "turn 1 3")
    assert (table.view()["dice"], table.each("intrigue")) == ([3, 9, 1], [1, 0])


def test_seven_steps_bring_a_jade() -> None:
    """G5.3, G6.1: from the supply, not from the houses."""
    table = scored(14).play("benefit jade")
    assert (table.family(0).intrigue, table.family(0).jade, table.view()["houses"]) == (7, 1, [True] * 4)


def benefits(base: Scene) -> list[int]:
    """Who is asked for a benefit, in this order; each takes one that costs a step."""
    table = base.act("great_wall").play("option-a")
    asked = []
    while not table.is_over:
        asked.append(table.player)
        table.play("benefit servant")
    return asked


def test_benefits_are_taken_from_the_lowest_marker_up() -> None:
    """G5.3, G7.2: of stacked markers the bottom one is lower."""
    base = scene(4).seat(0, wall=2, intrigue=5).seat(1, wall=1, intrigue=7)
    base.seat(2, wall=1, intrigue=5).seat(3, wall=1, intrigue=2)
    assert benefits(base.track(1, 0, 2, 3)) == [3, 2, 0, 1]
    assert benefits(base.track(1, 2, 0, 3)) == [3, 0, 2, 1]


def test_the_order_of_benefits_is_fixed_at_the_start() -> None:
    """G5.3: though seat 1 falls on top of seat 0 or below it in the meantime."""
    base = scene(3).seat(0, wall=2, intrigue=6).seat(1, wall=1, intrigue=7).seat(2, wall=1, intrigue=9)
    table = base.act("great_wall").play("option-a", "benefit die", "turn 1 2")
    assert (table.player, table.each("intrigue")) == (1, [1, 7, 9])
    table.play("benefit jade")
    assert (table.player, table.view()["track"]) == (2, [2, 0, 1])


def test_only_who_was_on_the_wall_takes_a_benefit() -> None:
    """G5.3: the one whose servants went home too."""
    base = scene(3).seat(0, wall=3, intrigue=2).seat(1, intrigue=14).seat(2, wall=1, intrigue=3)
    assert benefits(base) == [0, 2]


def test_after_a_scoring_the_wall_is_not_complete() -> None:
    """G5.3 RULING: the servants that stay are too few for another."""
    for players, goal in ((2, 4), (3, 5), (4, 6), (5, 7)):
        base = scene(players)
        for seat in range(1, goal):
            other = seat % players
            base.seat(other, wall=base.families[other]["wall"] + 1)
        table = base.act("great_wall").play("option-a")
        assert len(table.told("wall-scored")) == 1
        assert sum(table.each("wall")) < goal
