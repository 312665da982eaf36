"""D6 and D7: scoring each month, the end, and the winner."""

import pytest

from tests.dragon.scenes import Palace, scene


def test_rulebook_example_scoring_of_a_month() -> None:
    """D6.1: three palaces, two court ladies, a large privilege: 3 + 2 + 2."""
    palaces: list[Palace] = [(2, "court_lady", "court_lady"), (1, "craftsman"), (3, "young_monk")]
    table = scene(2).seat(0, palaces=palaces, privileges=(0, 1)).then("Scoring")
    assert table.seat(0)["points"] == 7
    sources = table.seat(0)["sources"]
    assert (sources["palaces"], sources["ladies"], sources["privileges"]) == (3, 2, 2)


@pytest.mark.parametrize(
    ("palaces", "privileges", "points"),
    [
        ([], (0, 0), 0),
        ([(1,)], (0, 0), 1),
        ([(3,), (1,)], (0, 0), 2),
        ([(3, "old_scholar", "old_monk", "old_warrior")], (0, 0), 1),
        ([(3, "tax_collector", "old_healer", "craftsman")], (3, 2), 8),
    ],
)
def test_palaces_of_any_size_score_one_and_books_score_nothing(
    palaces: list[Palace], privileges: tuple[int, int], points: int
) -> None:
    """D6.1"""
    assert scene(2).seat(0, palaces=palaces, privileges=privileges).then("Scoring").seat(0)["points"] == points


def test_privileges_score_every_month() -> None:
    """D6.1, D3.11"""
    table = scene(2).each(palaces=[]).seat(0, palaces=[], privileges=(1, 1)).then("Scoring", "Scoring", "Scoring")
    assert table.each("points") == [9, 0]


def test_palaces_and_court_ladies_score_every_month() -> None:
    """D6.1: on top of what they brought before."""
    table = scene(2).seat(0, palaces=[(2, "court_lady"), (1,)]).then("Scoring", "Scoring", "Scoring")
    sources = table.seat(0)["sources"]
    assert (sources["palaces"], sources["ladies"], table.seat(0)["points"]) == (6, 3, 9)


def test_a_palace_that_decays_away_scores_no_more() -> None:
    """D6.1, D5.9: scoring comes after decay."""
    table = scene(2).month(1).seat(0, palaces=[(1,), (2,)]).then("EventPhase", "Scoring")
    assert table.seat(0)["points"] == 1


# D7.1 Final scoring


def test_rulebook_example_final_scoring() -> None:
    """D7.1: seven persons, two of them monks, 1 rice, 2 fireworks and 4 yuan: 14 + 8 + 3."""
    palaces: list[Palace] = [
        (2, "young_monk", "craftsman"),
        (3, "old_monk", "court_lady", "young_farmer"),
        (2, "tax_collector", "old_healer"),
    ]
    table = scene(2).seat(0, palaces=palaces, rice=1, fireworks=2, yuan=4).then("FinalScoring")
    assert table.seat(0)["points"] == 25
    sources = table.seat(0)["sources"]
    assert (sources["persons"], sources["monks"], sources["money"]) == (14, 8, 3)


@pytest.mark.parametrize(
    ("palace", "points"),
    [
        ((1, "young_monk"), 1),
        ((2, "young_monk"), 2),
        ((3, "young_monk"), 3),
        ((1, "old_monk"), 2),
        ((2, "old_monk"), 4),
        ((3, "old_monk"), 6),
        ((3, "old_monk", "old_monk", "young_monk"), 15),
    ],
)
def test_a_monk_is_worth_its_buddhas_times_the_floors(palace: Palace, points: int) -> None:
    """D7.1"""
    table = scene(2).seat(0, yuan=0, palaces=[palace, (3, "craftsman")]).then("FinalScoring")
    assert table.seat(0)["sources"]["monks"] == points


@pytest.mark.parametrize(
    ("yuan", "rice", "fireworks", "points"),
    [(2, 0, 0, 0), (3, 0, 0, 1), (5, 0, 0, 1), (0, 1, 0, 0), (1, 1, 0, 1), (2, 1, 1, 2), (0, 3, 3, 4)],
)
def test_goods_are_sold_for_two_and_three_yuan_make_a_point(yuan: int, rice: int, fireworks: int, points: int) -> None:
    """D7.1: all money counts together, a rest brings nothing."""
    table = scene(2).seat(0, yuan=yuan, rice=rice, fireworks=fireworks).then("FinalScoring")
    assert table.seat(0)["points"] == points


def test_D7_1_the_final_board_shows_the_yuan_and_no_goods_any_more() -> None:
    """D7.1: rice and fireworks are sold, and told of; who has none sells nothing."""
    table = scene(2).seat(0, yuan=4, rice=1, fireworks=2).seat(1, yuan=5).then("FinalScoring")
    assert [table.each(good) for good in ("yuan", "rice", "fireworks")] == [[10, 5], [0, 0], [0, 0]]
    assert table.told("goods-sold") == [(0, 1, 2, 6)]
    assert [seat["money"] for seat in table.each("sources")] == [3, 1]


def test_D7_1_by_the_rules_of_version_1_the_goods_stayed_where_they_were() -> None:
    """D7.1: for the same points."""
    table = scene(2, rules=1).seat(0, yuan=4, rice=1, fireworks=2).then("FinalScoring")
    assert [table.seat(0)[good] for good in ("yuan", "rice", "fireworks")] == [4, 1, 2]
    assert (table.seat(0)["sources"]["money"], table.told("goods-sold")) == (3, [])


def test_the_game_ends_after_the_scoring_of_month_12() -> None:
    """D7.1, D6.1, D4.6: the last month scores like any other, then the final scoring follows."""
    last = (
        scene(2).month(12, "festival").each(hand="").seat(0, hand="", palaces=[(2, "court_lady", "craftsman")], yuan=2)
    )
    table = last.then(("Month", 12))
    assert table.turns()[-2:] == [0, 1]
    sources = table.seat(0)["sources"]
    assert (sources["palaces"], sources["ladies"], sources["persons"]) == (1, 1, 4)
    assert table.kinds_told()[-3:] == ["month-scored", "final-scored", "game-won"]
    assert table.told("month-begins") == [(12, "festival")]


# D7.2 Winner and ranking


def test_most_points_win() -> None:
    """D7.2: and the others are ranked by their points."""
    table = scene(4).seat(0, points=50).seat(1, points=70).seat(2, points=60).seat(3, points=40).then("FinalScoring")
    assert table.game.ranking == [1, 2, 0, 3]
    assert table.game.winner == 1
    assert table.told("game-won") == [(1, 72)]


def test_a_tie_goes_to_whoever_is_further_ahead_on_the_person_track() -> None:
    """D7.2 RULING: for every place in the ranking."""
    tied = scene(5).seat(0, points=50, steps=20).seat(1, points=50, steps=30).seat(2, points=60, steps=1)
    table = tied.seat(3, points=40, steps=2).seat(4, points=40, steps=9).then("FinalScoring")
    assert table.game.ranking == [2, 1, 0, 4, 3]


def test_a_tie_on_one_space_goes_to_the_upper_marker() -> None:
    """D7.2"""
    tied = scene(3).each(points=50, steps=20).order(1, 2, 0)
    table = tied.then("FinalScoring")
    assert table.game.ranking == [1, 2, 0]
    assert table.game.winner == 1
    assert list(table.game.position.returns()) == [0.0, 1.0, 0.0]


def test_nobody_has_won_before_the_end() -> None:
    """D7.2"""
    assert scene(3).seat(0, points=50).card().game.winner is None
