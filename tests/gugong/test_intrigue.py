"""G7: intrigue, the medal and the track that breaks all ties."""

import pytest

from tests.gugong.scenes import scene


def test_a_step_and_the_medal() -> None:
    """G7.1 A"""
    table = scene(2).act("intrigue").play("option-a")
    assert (table.family(0).intrigue, table.family(0).pool, table.view()["medal"]) == (1, 6, 0)
    assert (table.told("medal-taken"), table.told("intrigue-moved")) == ([(0,)], [(0, 1)])


def test_the_medal_goes_to_the_first_who_chooses_a() -> None:
    """G7.1 A: whoever chooses it later has the step alone; B brings no medal."""
    table = scene(3).act("intrigue", 0, 1, 2, 1).play("option-b", "option-a", "option-a", "option-a")
    assert (table.view()["medal"], table.each("intrigue")) == (1, [3, 2, 1])


def test_three_steps_for_a_servant() -> None:
    """G7.1 B"""
    table = scene(2).act("intrigue").play("option-b")
    assert (table.family(0).intrigue, table.family(0).pool, table.family(0).supply) == (3, 5, 7)
    assert table.view()["medal"] is None


def test_three_steps_need_a_servant() -> None:
    """G7.1, G3.5"""
    table = scene(2).seat(0, pool=0).act("intrigue")
    assert table.legal() == ["skip", "option-a"]
    assert table.why_not("option-b") == {"kind": "too-few-servants", "rule": "G3.5", "servants": 1, "pool": 0}


def test_the_double_servant_may_pay_for_the_only_one_due() -> None:
    """G7.1, G11.1"""
    table = scene(2).seat(0, double="pool").act("intrigue").play("option-b")
    assert table.legal() == ["remove normal", "remove double"]
    table.play("remove double")
    assert (table.family(0).pool, table.double(0), table.family(0).intrigue) == (6, "supply", 3)


@pytest.mark.parametrize(("step", "move", "after"), [(12, "option-b", 14), (13, "option-a", 14), (13, "option-b", 14)])
def test_the_track_ends_at_step_14(step: int, move: str, after: int) -> None:
    """G7.1"""
    assert scene(2).seat(0, intrigue=step).act("intrigue").play(move).family(0).intrigue == after


def test_at_the_top_only_the_medal_can_be_had() -> None:
    """G7.2 RULING: A may still be chosen for it, B not; without the medal nothing is left to do."""
    table = scene(2).seat(0, intrigue=14).act("intrigue")
    assert table.legal() == ["skip", "option-a"]
    assert table.why_not("option-b") == {"kind": "top-of-track", "rule": "G7.1"}
    table.play("option-a")
    assert (table.view()["medal"], table.family(0).intrigue) == (0, 14)
    assert scene(2).seat(0, intrigue=14).medal(1).act("intrigue").is_over
    table = scene(2).seat(0, intrigue=14, tokens="vp vp").medal(1).act("intrigue")
    assert table.why_not("option-a") == {"kind": "top-of-track", "rule": "G7.1"}


# G7.2 The stack


def test_a_marker_that_lands_on_others_goes_on_top() -> None:
    """G7.2: upper is ahead."""
    table = scene(3).seat(1, intrigue=1).seat(2, intrigue=1).track(2, 1, 0).act("intrigue").play("option-a")
    assert table.view()["track"] == [0, 2, 1]


def test_a_marker_that_comes_down_goes_on_top_too() -> None:
    """G7.2: in front of those it lands on, behind those still above."""
    base = scene(4).seat(0, intrigue=6, wall=4).seat(1, intrigue=5).seat(2, intrigue=5).seat(3, intrigue=9, wall=1)
    table = base.track(3, 0, 2, 1).act("great_wall").play("option-a", "benefit servant")
    assert (table.each("intrigue"), table.view()["track"]) == ([5, 5, 5, 9], [3, 0, 2, 1])


def test_a_marker_at_the_bottom_of_a_stack_leaves_the_others_as_they_are() -> None:
    """G7.2"""
    table = scene(4).track(3, 2, 1, 0).act("intrigue", 2, 0).play("option-a", "option-a")
    assert table.view()["track"] == [0, 2, 3, 1]


def test_markers_move_past_those_ahead() -> None:
    """G7.2"""
    table = scene(3).seat(1, intrigue=2).seat(2, intrigue=4).act("intrigue").play("option-b")
    assert table.view()["track"] == [2, 0, 1]


def test_a_marker_that_cannot_move_keeps_its_place() -> None:
    """G7.2 RULING: seat 0 lies under seat 1 at the top and stays there."""
    table = scene(2).each(intrigue=14).track(1, 0).act("intrigue").play("option-a")
    assert (table.view()["track"], table.view()["medal"]) == ([1, 0], 0)


def test_a_marker_that_reaches_the_top_goes_on_the_others_there() -> None:
    """G7.2"""
    table = scene(2).seat(0, intrigue=13).seat(1, intrigue=14).act("intrigue").play("option-b")
    assert table.view()["track"] == [0, 1]


@pytest.mark.parametrize(("track", "ahead"), [((0, 1), 0), ((1, 0), 1)])
def test_ties_go_to_who_is_ahead(track: tuple[int, int], ahead: int) -> None:
    """G7.2: for the wall, for the dice at night, and for the victory."""
    base = scene(2).track(*track).each(envoy=7, intrigue=3).seat(0, wall=2).seat(1, wall=1)
    table = base.act("great_wall", 1).play("option-a")
    assert table.told("wall-scored") == [(ahead, 3)]
    base = scene(2).track(*track).dice(8, 8, 9).each(discards="8-none")
    assert base.then("CheckDice").play("gain 0", "gain 0").told("most-matches") == [(ahead, 3)]
    base = scene(2).track(*track).seat(0, envoy=8, arrival=1).seat(1, envoy=8, arrival=2, vp=2)
    table = base.then("FinalScoring")
    assert (table.game.scores, table.game.winner) == ([7, 7], ahead)
