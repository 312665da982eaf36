"""D8: the Great Wall."""

from typing import Any

import pytest

from tests.dragon.scenes import Palace, Scene, Table, draft, scene
from yamen.games.dragon.words import ACTIONS, BONUSES

PAIR: list[Palace] = [(2, "craftsman", "young_monk"), (1, "court_lady")]


def border(players: int = 3, **options: Any) -> Scene:
    """The wall card lies alone in the last group."""
    others = [" ".join(ACTIONS[:7]), *[""] * (players - 2), "build_wall"]
    return scene(players, great_wall=True, **options).groups(*others)


def building(bonus: str, **pieces: Any) -> Table:
    """A player builds a tile, and more would follow."""
    return border().seat(0, **pieces).action(0, 1).play("do build_wall", f"wall {bonus}")


def test_everyone_has_six_wall_tiles_each_with_its_bonus() -> None:
    """D8.1"""
    assert draft(5, great_wall=True).each("wall_tiles") == [list(BONUSES)] * 5
    assert len(BONUSES) == 6


def test_without_the_expansion_there_are_no_wall_tiles() -> None:
    """D8.1: and the table says which it is."""
    plain = draft(5)
    assert plain.each("wall_tiles") == [[]] * 5
    assert (plain.view["great_wall"], draft(5, great_wall=True).view["great_wall"]) == (False, True)


def test_the_wall_card_is_dealt_with_the_seven_others() -> None:
    """D8.1, D3.1"""
    assert scene(3, great_wall=True).then("ActionPhase").legal == [f"deal {action}" for action in ACTIONS]
    assert "deal build_wall" not in scene(3).then("ActionPhase").legal


@pytest.mark.parametrize(
    ("bonus", "good", "amount"),
    [
        ("rice", "rice", 1),
        ("firework", "fireworks", 1),
        ("yuan", "yuan", 2),
        ("steps", "steps", 3),
        ("points", "points", 3),
    ],
)
def test_a_wall_tile_gives_its_bonus(bonus: str, good: str, amount: int) -> None:
    """D8.1, D8.2"""
    table = building(bonus, yuan=0)
    assert table.seat(0)[good] == amount
    assert table.view["wall"] == [0]
    assert table.player == 1


@pytest.mark.parametrize(
    ("bonus", "good", "after"),
    [("rice", "rice", 5), ("firework", "fireworks", 5), ("yuan", "yuan", 6), ("steps", "steps", 7)],
)
def test_a_bonus_comes_to_what_the_builder_has(bonus: str, good: str, after: int) -> None:
    """D8.1, D8.2"""
    assert building(bonus, **{good: 4}).seat(0)[good] == after


def test_a_floor_bonus_is_built_at_once() -> None:
    """D8.1, D8.5 RULING: on a palace or as a new one, as with the action build."""
    table = building("floor", palaces=[(2, "craftsman", "craftsman"), (3,)])
    assert table.legal == ["new-palace", "floor 1"]
    table.play("floor 1")
    assert table.palaces(0) == [(3, "craftsman", "craftsman"), (3,)]
    assert table.player == 1, "hammers add nothing"


def test_D8_2_the_bonus_comes_first_then_the_tile_goes_into_the_wall() -> None:
    """D8.2: while a floor is being placed the tile is not in the wall yet."""
    table = building("floor", palaces=[(2, "craftsman")])
    assert (table.question, table.view["wall"], "floor" in table.seat(0)["wall_tiles"]) == ("build", [], True)
    table.play("floor 1")
    assert (table.view["wall"], "floor" in table.seat(0)["wall_tiles"]) == ([0], False)
    assert table.kinds_told()[-2:] == ["floor-built", "wall-built"]
    for bonus in ("rice", "firework", "yuan", "steps", "points"):
        assert building(bonus).kinds_told()[-1] == "wall-built"


def test_D8_2_by_the_rules_of_version_1_the_tile_came_before_its_bonus() -> None:
    """D8.2"""
    table = border(rules=1).action(0, 1).play("do build_wall", "wall floor")
    assert (table.question, table.view["wall"]) == ("build", [0])
    assert table.play("floor 1").kinds_told()[-2:] == ["wall-built", "floor-built"]


def test_persons_add_nothing_to_wall_bonuses() -> None:
    """D8.5 RULING: no helmets with the steps, and no other symbols either."""
    court: list[Palace] = [(3, "old_warrior", "old_farmer", "old_scholar"), (2, "old_pyrotechnist", "tax_collector")]
    assert building("steps", palaces=court).seat(0)["steps"] == 3
    assert building("rice", palaces=court).seat(0)["rice"] == 1
    assert building("points", palaces=court).seat(0)["points"] == 3
    assert building("firework", palaces=court).seat(0)["fireworks"] == 1
    assert building("yuan", palaces=court, yuan=0).seat(0)["yuan"] == 2


def test_steps_from_the_wall_count_from_the_next_phase_on() -> None:
    """D2.5 RULING, D8.1"""
    track = scene(3, great_wall=True).seat(0, steps=4).seat(1, steps=3).seat(2, steps=2)
    table = track.then("ActionPhase", "PersonPhase")
    table.play(*(f"deal {action}" for action in ACTIONS[:7]), "pass", "do build_wall", "wall steps")
    assert table.player == 2
    table.play("pass")
    assert table.view["order"] == [1, 0, 2]
    assert table.player == 1


def test_each_tile_goes_under_the_leftmost_event_without_one() -> None:
    """D8.2: the wall grows from left to right, whoever builds."""
    table = border().wall(2, 2).action(0, 1).play("do build_wall", "wall rice", "do build_wall", "wall yuan")
    assert table.view["wall"] == [2, 2, 0, 1]


def test_a_tile_is_used_once() -> None:
    """D8.2"""
    table = border().seat(0, wall_tiles="rice floor points").action(0, 0).play("do build_wall")
    assert table.legal == ["wall rice", "wall floor", "wall points"]
    table.play("wall floor", "new-palace")
    assert table.seat(0)["wall_tiles"] == ["rice", "points"]


def test_the_last_tile_is_built_without_asking() -> None:
    """D8.2"""
    table = border().seat(0, wall_tiles="yuan", yuan=1).action(0, 1).play("do build_wall")
    assert (table.seat(0)["yuan"], table.seat(0)["wall_tiles"]) == (3, [])


def test_without_own_tiles_nobody_builds() -> None:
    """D8.2 RULING"""
    assert "do build_wall" not in border().seat(0, wall_tiles="").action().legal
    assert "do build_wall" in border().seat(0, wall_tiles="").action(1).legal


def test_twelve_tiles_are_the_whole_wall() -> None:
    """D8.2 RULING: the twelfth can be built, a thirteenth can't."""
    table = border().wall(*[0] * 5, *[1] * 6).action(2, 2).play("do build_wall", "wall rice")
    assert len(table.view["wall"]) == 12
    assert "do build_wall" not in table.legal


# D8.3, D8.4 Scoring


def attacked(month: int, *wall: int) -> Table:
    """The Mongols come; all have two helmets."""
    scenery = scene(3, great_wall=True).month(month, "mongols").wall(*wall)
    return scenery.each(palaces=[(2, "old_warrior", "craftsman"), (1, "court_lady")]).then("EventPhase")


def after_the_raid(table: Table) -> Table:
    """Everyone has released a person to the Mongols, since all helmets are equal."""
    return table.play(*["release 1 craftsman"] * 3)


def test_a_wall_that_just_reaches_the_mongols_scores_each_own_tile() -> None:
    """D8.3: four tiles in month 4, after the effects of the invasion."""
    table = attacked(4, 0, 0, 0, 1)
    assert table.each("points") == [2, 2, 2]
    after_the_raid(table)
    assert table.is_over
    assert table.each("points") == [5, 3, 2]


def test_a_wall_longer_than_needed_scores_all_its_tiles() -> None:
    """D8.3"""
    assert after_the_raid(attacked(3, 0, 1, 1, 2, 2)).each("points") == [3, 4, 4]


def test_a_wall_one_tile_short_costs_those_who_built_least() -> None:
    """D8.3: none built counts as fewest; no points for anyone."""
    table = after_the_raid(attacked(5, 0, 0, 0, 1))
    assert table.player == 2
    assert table.legal == ["release 1 old_warrior", "release 2 court_lady"]
    table.play("release 2 court_lady")
    assert table.is_over
    assert table.each("points") == [2, 2, 2]


@pytest.mark.parametrize(
    ("wall", "losers"), [([], [0, 1, 2]), ([0, 1, 2], [0, 1, 2]), ([0, 0, 1, 2], [1, 2]), ([1, 1, 2, 2, 0], [0])]
)
def test_all_with_the_fewest_tiles_release_a_person(wall: list[int], losers: list[int]) -> None:
    """D8.3, D5.8: in turn order."""
    table = after_the_raid(attacked(6, *wall))
    assert table.turns() == losers


def test_no_wall_is_scored_without_mongols_or_without_the_expansion() -> None:
    """D8.3"""
    calm = scene(3, great_wall=True).month(4, "festival").wall(0, 0, 0, 1).each(palaces=PAIR).then("EventPhase")
    assert calm.each("points") == [0, 0, 0]
    plain = scene(3).month(4, "mongols").each(palaces=[(2, "craftsman", "young_monk")]).then("EventPhase")
    assert plain.turns() == [0, 1, 2]


def last_month(event: str, *wall: int) -> Table:
    """Month 12 from the event on to the end."""
    ending = scene(3, great_wall=True).month(12, event).wall(*wall).each(palaces=PAIR, yuan=0)
    return ending.then("EventPhase", "Scoring", ("ScoreWall", 12), "FinalScoring")


def wall_points(table: Table) -> list[int]:
    return [seat["wall"] for seat in table.each("sources")]


def test_at_the_end_twelve_tiles_score_once_more() -> None:
    """D8.4"""
    assert wall_points(last_month("festival", *[0] * 6, *[1] * 4, 2, 2)) == [6, 4, 2]


def test_at_the_end_eleven_tiles_cost_the_weakest_builder_a_person() -> None:
    """D8.4 RULING: after the month's scoring, before persons are counted."""
    table = last_month("festival", *[0] * 6, *[1] * 4, 2)
    assert table.player == 2
    assert table.seat(2)["points"] == 2 + 1
    table.play("release 2 court_lady")
    assert wall_points(table) == [0, 0, 0]
    assert [seat["persons"] for seat in table.each("sources")] == [6, 6, 4]


def test_mongols_in_month_12_score_a_full_wall_twice() -> None:
    """D8.4 RULING"""
    table = last_month("mongols", *[0] * 6, *[1] * 4, 2, 2)
    table.turns()
    assert wall_points(table) == [12, 8, 4]


def test_mongols_in_month_12_with_a_broken_wall_cost_twice() -> None:
    """D8.3, D8.4: once at the invasion, once at the end."""
    table = last_month("mongols", 0, 1)
    assert table.turns("release 1") == [0, 1, 2, 2]
    assert [len(table.persons(seat)) for seat in range(3)] == [2, 2, 0]


def test_month_12_itself_ends_with_the_wall() -> None:
    """D8.4: between the scoring of the month and the final scoring."""
    ending = scene(2, great_wall=True).month(12, "festival").wall(*[0, 1] * 6).each(hand="", palaces=PAIR, yuan=2)
    table = ending.then(("Month", 12))
    table.turns()
    assert table.kinds_told()[-5:] == ["month-scored", "wall-holds", "wall-scored", "final-scored", "game-won"]


def test_an_eclipse_of_the_mongols_leaves_the_wall_unscored() -> None:
    """D8.5 RULING, D9.6"""
    eclipse = scene(2, great_wall=True).month(7, "mongols").super_event("solar_eclipse").wall(*[0] * 6, 1)
    table = eclipse.each(palaces=[(3, "old_warrior", "craftsman", "craftsman")]).then("EventPhase")
    table.turns("release 1 craftsman")
    assert wall_points(table) == [6, 1]
    assert [seat["mongols"] for seat in table.each("sources")] == [4, 4]
    assert len(table.told("wall-holds")) == 1
