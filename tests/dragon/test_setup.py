"""D1 and D2: what is in the box, and how a game begins."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pytest

from tests.dragon.scenes import draft, fresh, scene
from yamen import CHANCE
from yamen.games.dragon.words import ACTIONS, EVENTS, OLD_TYPES, SUPER_EVENTS, TYPES

SINGLE = ("craftsman", "court_lady", "tax_collector")
SPLIT = tuple(TYPES[type_] for type_ in OLD_TYPES)


# D1 Components


@pytest.mark.parametrize(
    ("players", "single", "young", "old"), [(5, 10, 6, 4), (4, 8, 5, 3), (3, 6, 4, 2), (2, 4, 3, 1)]
)
def test_two_tiles_of_each_type_leave_the_game_for_each_missing_player(
    players: int, single: int, young: int, old: int
) -> None:
    """D1.2 (and D1.1 for five players): as many tiles as this number of players needs."""
    expected = dict.fromkeys(SINGLE, single)
    expected |= {f"young_{name}": young for name in SPLIT} | {f"old_{name}": old for name in SPLIT}
    assert fresh(players).view["supply"] == expected


def test_a_hand_is_a_card_for_each_type_and_two_wild_cards() -> None:
    """D1.3"""
    for hand in fresh(5).each("cards"):
        assert Counter(hand) == Counter([*TYPES, "wild", "wild"])


def test_seven_different_action_cards_are_laid_out() -> None:
    """D1.4"""
    table = scene(2).then("ActionPhase")
    assert table.legal == [f"deal {action}" for action in ACTIONS[:7]]
    assert len(table.legal) == 7


def test_there_are_two_tiles_of_each_of_six_events() -> None:
    """D1.5"""
    table = draft(2)
    row = table.view["events"]
    assert Counter(row) == dict.fromkeys(EVENTS, 2)
    assert len(row) == 12
    assert table.told("event-laid") == list(enumerate(row, 1))


def test_goods_never_run_out() -> None:
    """D1.6: with more in play than any box holds, everyone still gets what an action gives."""
    rich = scene(2).groups("fireworks harvest build", "privilege taxes")
    rich.seat(0, rice=26, fireworks=14, yuan=200, privileges=(5, 3), palaces=[(3,)] * 22)
    assert rich.action().play("do harvest").seat(0)["rice"] == 27
    assert rich.action().play("do fireworks").seat(0)["fireworks"] == 15
    assert rich.action().play("do taxes").seat(0)["yuan"] == 202
    assert rich.action().play("do privilege", "buy large").seat(0)["privileges"] == {"small": 5, "large": 4}
    assert rich.action().play("do privilege", "buy small").seat(0)["privileges"] == {"small": 6, "large": 3}
    assert len(rich.action().play("do build").palaces(0)) == 23


def test_person_tiles_run_out() -> None:
    """D1.6: the last tile of a kind is the last."""
    table = scene(2).supply(young_monk=1, old_monk=1).card(0, 1)
    table.play("play monk", "take old_monk", "house 1")
    assert table.view["supply"]["old_monk"] == 0
    table.play("play monk")
    assert table.question == "house"
    assert table.play("house 1").persons(1) == ["young_monk"]


# D2.1 Events


def lay_out(draws: list[str]) -> list[str]:
    """The row of events when the tiles are drawn in this order."""
    table = fresh(2)
    for draw in draws:
        if table.legal[0].startswith("start"):
            break  # the last tiles were alike, so that there was nothing to draw
        table.play(f"event {draw}")
    assert table.legal == ["start 1", "start 2"]
    return list(table.view["events"])


def draws(pattern: str) -> list[str]:
    """Events by their first letters: tribute, drought, contagion, Mongols, festival."""
    return [next(event for event in EVENTS if event.startswith(letter)) for letter in pattern]


def letters(row: list[str]) -> str:
    return "".join(event[0] for event in row)


def test_both_peace_tiles_come_first_and_the_rest_in_the_order_drawn() -> None:
    """D2.1"""
    assert letters(lay_out(draws("tdcmftdcmf"))) == "pptdcmftdcmf"


def test_the_tiles_still_to_be_drawn_are_unknown() -> None:
    """D2.1: chance draws them, and no month has begun."""
    table = fresh(2).play("event drought")
    assert table.view["events"] == ["peace", "peace", "drought", *[None] * 9]
    assert (table.player, table.view["month"]) == (CHANCE, 0)


def test_a_tile_beside_its_twin_goes_one_space_further_and_the_next_fills_the_gap() -> None:
    """D2.1"""
    assert letters(lay_out(draws("ttdcmfdcmf"))) == "pptdtcmfdcmf"
    assert letters(lay_out(draws("tdctdcmmff"))) == "pptdctdcmfmf"


def test_with_the_last_tile_beside_its_twin_months_10_and_11_change_places() -> None:
    """D2.1 RULING"""
    assert letters(lay_out(draws("tmctdcmdff"))) == "pptmctdcmfdf"
    assert letters(lay_out(draws("tdcmtdcmff"))) == "pptdcmtdcfmf"
    assert letters(lay_out(draws("ttddccmmff"))) == "pptdtdcmcfmf"


def patterns(drawn: str = "") -> Iterator[str]:
    """Every order of five pairs of tiles, up to which events they are."""
    if len(drawn) == 10:
        yield drawn
        return
    begun = sorted(set(drawn), key=drawn.index)
    for letter in begun:
        if drawn.count(letter) == 1:
            yield from patterns(drawn + letter)
    if len(begun) < 5:
        yield from patterns(drawn + "tdcmf"[len(begun)])


def by_hand(pattern: str) -> tuple[str, bool]:
    """The row as a person lays it out, and whether the last tile had to be helped."""
    row = list("pp")
    waiting = ""
    for tile in pattern:
        if tile == row[-1]:
            waiting = tile
        else:
            row += [tile, waiting] if waiting else [tile]
            waiting = ""
    if waiting:
        row[9], row[10] = row[10], row[9]
        row.append(waiting)
    return "".join(row), bool(waiting)


def test_every_order_of_drawing_gives_the_row_a_person_would_lay_out() -> None:
    """D2.1: all 945 orders, equally likely: never equal neighbours, and the last tile needs help in about 1 of 10."""
    helped = 0
    for pattern in patterns():
        row, was_helped = by_hand(pattern)
        assert letters(lay_out(draws(pattern))) == row, pattern
        assert all(one != other for one, other in pairwise(row[1:])), pattern
        helped += was_helped
    assert len(list(patterns())) == 945
    assert 0.09 < helped / 945 < 0.12


def test_each_tile_still_face_down_is_as_likely_as_any_other() -> None:
    """D2.1: the odds of the next event are the tiles left of it."""
    table = fresh(2)
    assert table.game.position.odds() == [2, 2, 2, 2, 2]
    table.play("event drought")
    assert dict(zip(table.legal, table.game.position.odds(), strict=True))["event drought"] == 1
    table.play("event mongols", "event drought")
    assert "event drought" not in table.legal
    assert sum(table.game.position.odds()) == 7


# D2.2 to D2.4 Players and their first persons


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everyone_starts_with_two_palaces_of_two_floors_and_six_yuan(players: int) -> None:
    """D2.2"""
    for seat, court in enumerate(fresh(players).view["players"]):
        assert fresh(players).palaces(seat) == [(2,), (2,)]
        assert (court["yuan"], court["rice"], court["fireworks"]) == (6, 0, 0)
        assert (court["steps"], court["points"], court["dragon"]) == (0, 0, None)
        assert court["privileges"] == {"small": 0, "large": 0}
        assert len(court["cards"]) == 11


@pytest.mark.parametrize(("starter", "order"), [(0, [0, 1, 2, 3]), (2, [2, 3, 0, 1]), (3, [3, 0, 1, 2])])
def test_the_starter_is_drawn_and_the_others_follow_clockwise(starter: int, order: list[int]) -> None:
    """D2.3"""
    table = draft(4, starter)
    asked: list[int] = []
    for first in ("young_farmer", "young_monk", "young_healer", "young_scholar"):
        asked.append(table.player)
        table.play(f"take {first}", "house 1", "take craftsman", "house 2")
    assert asked == order
    assert table.view["month"] == 1


def test_every_seat_is_as_likely_to_begin() -> None:
    """D2.3 RULING: the starter is drawn."""
    table = fresh(3)
    while not table.legal[0].startswith("start"):
        table.play(table.legal[0])
    assert table.legal == ["start 1", "start 2", "start 3"]
    assert table.game.position.odds() == [1, 1, 1]


def test_starting_persons_are_young_and_of_two_types() -> None:
    """D2.3"""
    table = draft(2)
    young = {f"take {name}" for name in SINGLE} | {f"take young_{name}" for name in SPLIT}
    assert set(table.legal) == young
    table.play("take young_monk", "house 2")
    assert set(table.legal) == young - {"take young_monk"}


def test_a_type_without_tiles_is_not_offered_at_the_start() -> None:
    """D2.3, D1.6: the last tile is, though."""
    table = scene(2).supply(young_monk=0, craftsman=1).then(("DraftPerson", 0))
    assert "take young_monk" not in table.legal
    assert "take craftsman" in table.legal


def test_both_starting_persons_may_share_a_palace() -> None:
    """D2.3, D2.4: a palace of two floors has room for two."""
    table = draft(2).play("take young_monk", "house 2", "take craftsman", "house 2")
    assert table.palaces(0) == [(2,), (2, "craftsman", "young_monk")]
    assert table.seat(0)["steps"] == 8
    assert (table.view["supply"]["craftsman"], table.view["supply"]["young_monk"]) == (3, 2)


def test_rulebook_example_no_pair_is_taken_twice() -> None:
    """D2.3, D2.5: tax collector and scholar, tax collector and farmer, scholar and farmer; then these pairs are gone.

    The markers stand on 7, on top of it on 7, and on 8.
    """
    table = draft(5)
    table.play("take tax_collector", "house 1", "take young_scholar", "house 1")
    table.play("take tax_collector", "house 1", "take young_farmer", "house 2")
    table.play("take young_scholar", "house 1", "take young_farmer", "house 1")
    assert table.each("steps") == [7, 7, 8, 0, 0]
    assert table.view["order"] == [2, 1, 0, 3, 4]
    for first, gone in (
        ("tax_collector", {"young_scholar", "young_farmer"}),
        ("young_scholar", {"tax_collector", "young_farmer"}),
        ("young_farmer", {"young_scholar", "tax_collector"}),
    ):
        other = scene(5)
        other.pieces = table.game.position.pieces()
        turn = other.order(*other.pieces["order"]).then(("DraftPerson", 3), ("DraftPerson", 3))
        turn.play(f"take {first}", "house 1")
        assert not {f"take {person}" for person in gone | {first}} & set(turn.legal)
        assert len(turn.legal) == 6
        turn.play("take craftsman", "house 1")
        assert sorted(turn.persons(3)) == sorted([first, "craftsman"])


def test_a_palace_of_three_floors_holds_three_and_no_more() -> None:
    """D2.4"""
    table = scene(2).seat(0, palaces=[(3, "craftsman", "craftsman"), (1,)]).card().play("play court_lady")
    assert table.legal == ["house 1", "house 2"]
    full = scene(2).seat(0, palaces=[(3, "craftsman", "craftsman", "craftsman"), (1,), (2,)]).card()
    assert full.play("play court_lady").legal == ["house 2", "house 3"]


# D2.5 Turn order


def test_rulebook_example_further_ahead_first_and_on_one_space_from_the_top() -> None:
    """D2.5: yellow leads, green lies on blue, violet and red follow."""
    blue, green, red, yellow, violet = range(5)
    track = scene(5).seat(yellow, steps=21).seat(green, steps=17).seat(blue, steps=17).seat(violet, steps=12)
    track.seat(red, steps=8).order(yellow, green, blue, violet, red).each(hand="monk craftsman")
    assert track.then("PersonPhase").turns("play")[::2] == [yellow, green, blue, violet, red]


def test_a_marker_goes_on_top_of_the_stack_it_reaches_and_leaves_from_anywhere_in_it() -> None:
    """D2.5"""
    track = scene(4).seat(0, steps=5).seat(1, steps=5).seat(2, steps=5).seat(3, steps=4).order(2, 1, 0, 3)
    table = track.groups("military_parade", "taxes", "build", "harvest").action(3, 1)
    table.play("do military_parade")
    assert table.view["order"] == [3, 2, 1, 0]
    table.play("do military_parade")
    assert table.view["order"] == [1, 3, 2, 0]
    assert table.each("steps") == [5, 6, 5, 5]


def test_a_marker_passes_only_those_it_reaches() -> None:
    """D2.5: whoever is still further ahead stays so."""
    track = scene(4).seat(0, steps=9).seat(1, steps=6).seat(2, steps=5).seat(3, steps=4)
    table = track.groups("military_parade").action(2, 3).play("do military_parade", "do military_parade")
    assert table.each("steps") == [9, 6, 6, 5]
    assert table.view["order"] == [0, 2, 1, 3]


def test_overtaking_counts_from_the_next_phase_on() -> None:
    """D2.5 RULING, D4.1: a parade to the front leaves the action phase as it was; then persons go in the new order."""
    track = scene(3).each(hand="monk wild").seat(0, steps=5).seat(1, steps=4)
    table = track.seat(2, steps=3, palaces=[(2, "old_warrior")]).then("ActionPhase", "PersonPhase")
    table.play(*(f"deal {action}" for action in ACTIONS[:6]))
    asked = [table.player]
    for move in ("do military_parade", "pass", "do military_parade"):
        table.play(move)
        asked.append(table.player)
    assert asked == [0, 1, 2, 2]
    assert table.each("steps") == [6, 4, 6]
    assert table.turns("play monk")[::3] == [2, 0, 1]


def test_the_order_of_the_persons_phase_is_fixed_when_it_begins() -> None:
    """D2.5 RULING"""
    track = scene(3).seat(0, steps=3).seat(1, steps=2).seat(2, steps=1)
    table = track.then("PersonPhase", "PersonPhase")
    asked: list[int] = []
    for card in ("court_lady", "court_lady", "tax_collector"):
        asked.append(table.player)
        table.play(f"play {card}", "house 1")
    assert asked == [0, 1, 2]
    assert table.each("steps") == [4, 3, 4]
    assert table.player == 2


@pytest.mark.parametrize("name", SUPER_EVENTS)
def test_everything_lies_open(name: str) -> None:
    """D9.1: what one seat sees, everyone sees, the super event too."""
    position = draft(3, super_event=name).game.position
    assert position.view(-1)["super_event"] == name
    assert all(position.view(seat) == position.view(-1) for seat in range(3))
