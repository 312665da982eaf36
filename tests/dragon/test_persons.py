"""D4: the persons phase."""

import random
from collections import Counter
from itertools import permutations

import pytest

from tests.dragon.scenes import Table, scene
from yamen import new_game
from yamen.games.dragon.words import PERSONS

VALUES = {
    "craftsman": 2,
    "court_lady": 1,
    "young_pyrotechnist": 5,
    "old_pyrotechnist": 3,
    "tax_collector": 3,
    "young_warrior": 5,
    "old_warrior": 3,
    "young_monk": 6,
    "old_monk": 2,
    "young_healer": 4,
    "old_healer": 1,
    "young_farmer": 4,
    "old_farmer": 1,
    "young_scholar": 4,
    "old_scholar": 2,
}
FULL = [(2, "craftsman", "young_monk"), (1, "court_lady")]


def card_for(person: str) -> str:
    return person.removeprefix("young_").removeprefix("old_")


@pytest.mark.parametrize("person", VALUES)
@pytest.mark.parametrize("wild", [False, True])
def test_a_card_brings_its_person_and_the_marker_moves_by_the_value(person: str, wild: bool) -> None:
    """D1.1, D4.1: each of the fifteen kinds of tile, by its own card and by a wild one."""
    table = scene(3).seat(0, steps=10).card()
    before = table.view["supply"][person]
    table.play("play wild" if wild else f"play {card_for(person)}")
    if f"take {person}" in table.legal:
        table.play(f"take {person}")
    table.play("house 2")
    assert table.palaces(0) == [(2,), (2, person)]
    assert table.seat(0)["steps"] == 10 + VALUES[person]
    assert table.view["supply"][person] == before - 1


def test_the_card_played_is_gone() -> None:
    """D4.1"""
    table = scene(3).seat(0, hand="monk monk wild farmer").card(0, 0)
    assert table.legal == ["play monk", "play farmer", "play wild"]
    table.play("play farmer", "take old_farmer", "house 1")
    assert table.seat(0)["cards"] == ["monk", "monk", "wild"]
    assert table.legal == ["play monk", "play wild"]


def test_one_card_is_played_by_everyone() -> None:
    """D4.1"""
    table = scene(4).then("PersonPhase")
    assert table.turns("play court_lady")[::2] == [0, 1, 2, 3]
    assert [len(hand) for hand in table.each("cards")] == [10, 10, 10, 10]


def test_a_card_of_a_split_type_brings_a_young_or_an_old_person() -> None:
    """D4.1: as the player chooses."""
    assert scene(3).card().play("play monk").legal == ["take young_monk", "take old_monk"]


@pytest.mark.parametrize("left", ["young_monk", "old_monk"])
def test_where_one_age_has_run_out_the_other_is_taken(left: str) -> None:
    """D4.1, D1.6"""
    table = scene(3).supply(only=left).card().play("play monk", "house 1")
    assert table.persons(0) == [left]


def test_a_wild_card_takes_any_tile_that_is_left() -> None:
    """D4.1"""
    assert scene(3).card().play("play wild").legal == [f"take {person}" for person in PERSONS]
    few = scene(3).supply(only="court_lady old_scholar young_warrior").card().play("play wild")
    assert few.legal == ["take court_lady", "take young_warrior", "take old_scholar"]


def test_with_room_the_person_must_be_taken_in() -> None:
    """D4.1: into a palace with room, which the owner chooses."""
    table = scene(3).seat(0, palaces=[(1, "craftsman"), (2, "craftsman"), (1,), (3,)]).card().play("play court_lady")
    assert table.legal == ["house 2", "house 3", "house 4"]
    assert table.play("house 4").palaces(0)[3] == (3, "court_lady")


def test_a_single_palace_with_room_is_not_asked_for() -> None:
    """D4.1"""
    table = scene(3).seat(0, palaces=[(1, "craftsman"), (1,)]).card().play("play court_lady")
    assert table.is_over
    assert table.palaces(0) == [(1, "craftsman"), (1, "court_lady")]


def test_it_makes_no_difference_who_moved_in_first() -> None:
    """D4.1: equal palaces look equal."""
    for first, second, third in permutations(["craftsman", "tax_collector", "court_lady"]):
        table = scene(3).seat(0, palaces=[(3, first, second), (1,)]).card().play(f"play {third}", "house 1")
        assert table.palaces(0)[0] == (3, "craftsman", "court_lady", "tax_collector")


# D4.2 Full palaces


def at_the_door() -> Table:
    """A tax collector comes, and all palaces are full."""
    return scene(3).seat(0, palaces=FULL, steps=4).supply(tax_collector=3).card().play("play tax_collector")


def test_with_full_palaces_the_new_person_replaces_another_or_is_turned_away() -> None:
    """D4.2"""
    assert at_the_door().legal == ["turn-away", "release 1 craftsman", "release 1 young_monk", "release 2 court_lady"]


def test_a_replaced_person_leaves_the_game_and_the_marker_moves() -> None:
    """D4.2, D4.4: the new one lives where the old one lived; the marker never goes back for anyone released."""
    table = at_the_door()
    before = dict(table.view["supply"])
    table.play("release 1 young_monk")
    assert table.palaces(0) == [(2, "craftsman", "tax_collector"), (1, "court_lady")]
    assert table.seat(0)["steps"] == 4 + 3
    assert table.view["supply"] == before
    assert table.view["supply"]["tax_collector"] == 2


def test_a_person_turned_away_leaves_the_game_and_the_marker_stays() -> None:
    """D4.2, D4.4"""
    table = at_the_door().play("turn-away")
    assert table.persons(0) == ["craftsman", "young_monk", "court_lady"]
    assert table.seat(0)["steps"] == 4
    assert table.view["supply"]["tax_collector"] == 2
    assert "tax_collector" not in table.seat(0)["cards"]


def test_without_any_palace_the_new_person_is_turned_away() -> None:
    """D4.2 RULING"""
    table = scene(3).seat(0, palaces=[], steps=4).supply(tax_collector=3).card().play("play tax_collector")
    assert table.is_over
    assert (table.seat(0)["steps"], table.view["supply"]["tax_collector"]) == (4, 2)


def test_a_person_may_replace_one_of_the_same_kind() -> None:
    """D4.2: and the marker moves once more."""
    table = scene(3).seat(0, palaces=[(1, "tax_collector")]).card().play("play tax_collector")
    assert table.legal == ["turn-away", "release 1 tax_collector"]
    table.play("release 1 tax_collector")
    assert (table.persons(0), table.seat(0)["steps"]) == (["tax_collector"], 3)


# D4.3 to D4.6


def test_a_card_whose_type_has_run_out_may_be_played_and_brings_nothing() -> None:
    """D4.3: even with other cards in hand."""
    table = scene(3).supply(young_monk=0, old_monk=0).seat(0, hand="monk farmer").card()
    assert "play monk" in table.legal
    table.play("play monk")
    assert table.is_over
    assert table.told("card-wasted") == [(0, "monk")]
    assert (table.seat(0)["cards"], table.persons(0), table.seat(0)["steps"]) == (["farmer"], [], 0)


def test_a_wild_card_brings_nothing_when_nobody_is_left_at_all() -> None:
    """D4.3"""
    table = scene(3).supply(only="").seat(0, hand="wild farmer").card().play("play wild")
    assert table.is_over
    assert table.seat(0)["cards"] == ["farmer"]


def test_a_person_released_by_an_event_never_comes_back() -> None:
    """D4.4: neither to the supply, nor does the marker move."""
    table = (
        scene(3).each(yuan=4).seat(0, yuan=3, steps=9, palaces=[(1, "young_monk"), (1, "craftsman")]).event("tribute")
    )
    before = dict(table.view["supply"])
    table.play("release 1 young_monk")
    assert table.view["supply"] == before
    assert table.seat(0)["steps"] == 9


def test_new_persons_give_nothing_at_once() -> None:
    """D4.5"""
    table = scene(3).card(0, 0, 0, 0)
    for card in ("tax_collector", "court_lady", "craftsman", "scholar"):
        table.play(f"play {card}")
        while not table.is_over and not table.legal[0].startswith("play"):
            table.play(table.legal[0])
    assert len(table.persons(0)) == 4
    seat = table.seat(0)
    assert (seat["yuan"], seat["rice"], seat["fireworks"], seat["points"]) == (6, 0, 0, 0)
    assert [palace[0] for palace in table.palaces(0)] == [2, 2]


def test_new_persons_count_in_the_event_and_the_scoring_of_their_month() -> None:
    """D4.5: a healer just taken in holds off the contagion, a court lady scores."""
    patients = scene(2).month(5, "contagion").seat(0, palaces=[(3, "craftsman", "craftsman"), (1, "craftsman")])
    table = patients.then(("PlayCard", 0), "EventPhase").play("play healer", "take old_healer", "release 1 craftsman")
    assert table.is_over
    assert table.told("contagion-caught") == [(0, 1), (1, 3)]
    ladies = scene(2).month(1).then(("PlayCard", 0), "EventPhase", "Scoring").play("play court_lady", "house 1")
    assert ladies.seat(0)["sources"]["ladies"] == 1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_card_is_played_before_month_12(players: int) -> None:
    """D4.6, D4.1: one card a month, eleven in all, and none in month 12."""
    game = new_game("dragon", players, seed=players)
    choose = random.Random(players)
    month = 0
    played: Counter[tuple[int, int]] = Counter()
    while not game.is_over:
        for news in game.play(choose.choice(game.legal_texts())):
            if news.kind.name == "month-begins":
                month = int(news.named()["month"])
            elif news.kind.name == "card-played":
                played[month, int(news.named()["player"])] += 1
    assert played == Counter((month, seat) for month in range(1, 12) for seat in range(players))
    assert month == 12
    assert all(not player["cards"] for player in game.view()["players"])
