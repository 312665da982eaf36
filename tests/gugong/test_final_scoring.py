"""G13: final scoring."""

from typing import Any

import pytest

from tests.gugong.scenes import Scene, Table, scene


def ending(players: int = 2, **pieces: Any) -> Scene:
    """Everyone is in the palace; the first player has the first place."""
    last = scene(players).day(4).each(envoy=8)
    for seat in range(players):
        last.seat(seat, arrival=seat + 1)
    return last.seat(0, **pieces)


def scored(last: Scene) -> Table:
    table = last.then("FinalScoring")
    assert table.is_over, "somebody is still asked"
    return table


def sources(table: Table, seat: int = 0) -> dict[str, int]:
    return dict(table.view()["players"][seat]["sources"])


# G13.1 The last exchange


def test_tokens_can_be_exchanged_once_more_before_the_scoring() -> None:
    """G13.1, G3.7: as often as there are tokens for it, in player order."""
    last = ending(3).start(1).seat(0, tokens="vp vp").seat(1, tokens="vp vp vp vp vp vp").seat(2, tokens="vp")
    table = last.then("FinalScoring")
    assert (table.player, table.question) == (1, "last-exchange")
    assert table.legal() == ["skip", "tokens servant 0", "tokens vp 0", "tokens jade 0"]
    table.play("tokens vp 0")
    assert table.legal() == ["skip", "tokens servant 0"]
    table.play("skip")
    assert table.player == 0, "one token is worth nothing"
    assert table.play("skip").is_over
    assert table.position.scores == [7, 2 + 5, 3]


def test_jade_of_the_last_exchange_counts() -> None:
    """G13.1, G13.5"""
    table = ending(jade=1, tokens="vp vp vp vp vp vp").then("FinalScoring").play("tokens jade 0")
    assert sources(table)["jade"] == 3


# G13.2 The wall


def test_at_the_end_the_most_servants_on_the_wall_score_however_few() -> None:
    """G13.2: 3 VP, and the envoy's step is a point in the palace."""
    table = scored(ending(4).seat(2, wall=1))
    assert table.told("wall-scored") == [(2, 3)]
    assert sources(table, 2)["wall"] == 3
    assert table.family(2).vp == 1


def test_ties_on_the_last_wall_go_to_who_is_ahead_in_intrigue() -> None:
    """G13.2, G7.2"""
    table = scored(ending(3).seat(0, wall=2, intrigue=4).seat(1, wall=2, intrigue=5).seat(2, wall=1, intrigue=9))
    assert table.told("wall-scored") == [(1, 3)]


def test_the_double_servant_counts_two_on_the_last_wall() -> None:
    """G13.2, G11.1"""
    assert scored(ending(2, double="wall").seat(1, wall=1, intrigue=9)).told("wall-scored") == [(0, 3)]


def test_an_empty_wall_scores_nobody() -> None:
    """G13.2"""
    table = scored(ending(3).each(intrigue=5))
    assert table.told("wall-scored") == []


def test_there_are_no_intrigue_benefits_at_the_end() -> None:
    """G13.2: even if the wall is as good as complete."""
    table = scored(ending(2, wall=3, intrigue=14).seat(1, wall=2, intrigue=14))
    assert table.told("benefit-taken") == []
    assert table.each("intrigue") == [14, 14]


def test_the_last_wall_can_bring_an_envoy_into_the_palace() -> None:
    """G13.2, G13.4, G13.6: in time for the best place that is left."""
    last = scene(3).day(4).seat(0, envoy=8).seat(1, envoy=7, wall=1).seat(2, envoy=7)
    table = scored(last)
    assert table.told("palace-reached") == [(1, 5)]
    assert sources(table, 1)["palace"] == 5
    assert table.position.scores == [7, 3 + 5, 0]
    assert table.position.winner == 1


# G13.3 Level 3 decrees


@pytest.mark.parametrize(("vp", "points"), [(0, 0), (2, 0), (3, 1), (17, 5), (29, 9), (30, 10), (90, 10)])
def test_the_decree_for_points_on_the_track_gives_one_for_three(vp: int, points: int) -> None:
    """G13.3, G9.4: at most 10."""
    assert sources(scored(ending(vp=vp).decree("end_vp", 0)))["decrees"] == points


def test_the_decree_for_points_is_scored_before_the_other_decrees_and_jade() -> None:
    """G13.3, G9.4: their points and those of the palace don't count for it."""
    table = scored(ending(vp=9, jade=5).decree("end_vp", 0).decree("end_flat", 0))
    assert sources(table) == {"track": 9, "wall": 0, "decrees": 3 + 8, "palace": 7, "jade": 15}
    assert table.position.score(0) == 9 + 11 + 7 + 15


def test_the_points_of_the_last_wall_count_for_the_decree_for_points() -> None:
    """G13.2, G13.3: 7 on the track, 3 of the wall, 1 of the envoy's step."""
    table = scored(ending(vp=7, wall=1).decree("end_vp", 0))
    assert sources(table)["decrees"] == 3
    assert table.position.score(0) == 7 + 3 + 1 + 3 + 7


def test_the_flat_decree_gives_eight() -> None:
    """G13.3, G9.4"""
    table = scored(ending(3).decree("end_flat", 0, 2))
    assert [sources(table, seat)["decrees"] for seat in range(3)] == [8, 0, 8]


@pytest.mark.parametrize(("jade", "points"), [(0, 0), (1, 2), (4, 8), (5, 10), (7, 10)])
def test_the_jade_decree_gives_two_for_each_up_to_ten(jade: int, points: int) -> None:
    """G13.3, G9.4"""
    assert sources(scored(ending(jade=jade).decree("end_jade", 0)))["decrees"] == points


def test_the_decree_for_decrees_counts_itself_and_all_levels() -> None:
    """G13.3, G9.4"""
    last = ending().decree("end_decrees", 0).decree("morning_ship", 0).decree("cheap_jade", 0, 1)
    assert sources(scored(last))["decrees"] == 6
    assert sources(scored(ending().decree("end_decrees", 0)))["decrees"] == 2


def test_the_decree_for_harbours_gives_two_for_each_servant_there() -> None:
    """G13.3, G9.4"""
    last = ending(pool=0, claims=(3, 2, 1), double="pool").decree("end_harbours", 0)
    assert sources(scored(last))["decrees"] == 12


def test_a_servant_of_the_last_night_counts_for_the_harbour_decree() -> None:
    """G13.3, G10.4, G12.2: claims of the fourth night still count."""
    last = ending(ships=[(1, 1, 3)]).decree("end_harbours", 0)
    table = last.then("CheckDice", "FinalScoring").play("claim 1 vp")
    assert (sources(table)["decrees"], table.family(0).vp) == (2, 4)


# G13.4 The palace, G13.5 jade


def test_the_places_in_the_palace_score_by_arrival() -> None:
    """G13.4: 7, 5, 3, 2, 1"""
    table = scored(ending(5))
    assert [sources(table, seat)["palace"] for seat in range(5)] == [7, 5, 3, 2, 1]
    assert table.told("arrival-scored") == [(0, 7), (1, 5), (2, 3), (3, 2), (4, 1)]


@pytest.mark.parametrize(
    ("jade", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 17), (7, 19), (12, 29)]
)
def test_jade_is_worth_more_the_more_there_is(jade: int, points: int) -> None:
    """G13.5: 1, 3, 6, 10, 15, and 2 for each beyond"""
    assert sources(scored(ending(jade=jade)))["jade"] == points


def test_all_points_of_a_family_add_up() -> None:
    """G13.2, G13.3, G13.4, G13.5"""
    table = scored(ending(4, vp=21, jade=6, wall=2).decree("end_vp", 0).decree("end_jade", 0))
    assert sources(table) == {"track": 21 + 1, "wall": 3, "decrees": 8 + 10, "palace": 7, "jade": 17}
    assert table.position.score(0) == sum(sources(table).values()) == 22 + 3 + 18 + 7 + 17
    assert table.told("final-scored")[0] == (0, 3, 18, 17)


# G13.6 Who wins


def test_who_is_not_in_the_palace_scores_nothing_and_can_not_win() -> None:
    """G13.6"""
    last = scene(3).day(4).seat(0, envoy=7, vp=60, jade=5).seat(1, envoy=8, vp=3).seat(2, envoy=0, vp=20, intrigue=3)
    table = scored(last)
    assert table.position.scores == [0, 3 + 7, 0]
    assert table.position.winner == 1
    assert table.position.returns() == [0.0, 1.0, 0.0]
    assert table.told("outside-palace") == [(0,), (2,)]
    assert table.told("game-won") == [(1, 10)]


def test_those_outside_rank_behind_everyone_by_intrigue() -> None:
    """G13.6 RULING: a poor one inside is before them."""
    last = scene(4).day(4).seat(0, vp=60, intrigue=2).seat(1, envoy=8).seat(2, vp=20, intrigue=5).seat(3, envoy=8, vp=9)
    assert scored(last).position.ranking == [3, 1, 2, 0]


def test_before_the_end_the_points_of_those_outside_are_their_own() -> None:
    """G13.6: the envoy may still arrive."""
    table = scene(2).seat(0, vp=12).act("palace")
    assert table.position.scores == [12, 0]
    assert table.position.winner is None


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_if_nobody_is_in_the_palace_nobody_wins(players: int) -> None:
    """G13.6 RULING"""
    table = scored(scene(players).day(4).each(vp=30, envoy=7))
    assert table.position.scores == [0] * players
    assert table.position.winner is None
    assert table.game.winner is None
    assert table.position.returns() == [0.0] * players
    assert len(table.told("nobody-won")) == 1
    assert table.told("game-won") == []


def test_the_most_points_win() -> None:
    """G13.6"""
    table = scored(ending(3).seat(0, vp=10).seat(1, vp=20).seat(2, vp=15, intrigue=14))
    assert table.position.ranking == [1, 2, 0]
    assert table.position.winner == 1


@pytest.mark.parametrize("upper", [0, 1])
def test_of_equal_points_the_one_ahead_in_intrigue_wins(upper: int) -> None:
    """G13.6, G7.2: further up, or on top of the stack."""
    stacked = scored(ending(2).track(upper, 1 - upper).seat(1, vp=2))
    assert stacked.position.scores == [7, 7]
    assert stacked.position.winner == upper
    ahead = scored(ending(2).seat(1, vp=2).seat(upper, intrigue=1))
    assert ahead.position.ranking == [upper, 1 - upper]
