"""Why a move is refused: each kind of reason, with its rule and its arguments."""

import random
from collections.abc import Callable

import pytest

from tests.dragon.scenes import DRAGON, Table, draft, scene
from tests.rule_ids import named_in
from yamen import Game, IllegalMove, new_game
from yamen.games.dragon.words import ACTIONS, PERSONS, SUPER_EVENTS

Case = tuple[Callable[[], Table], str, dict[str, int | str]]


def drafted() -> Table:
    """Seat 0 has a monk and a farmer, seat 1 a monk so far."""
    table = draft(2).play("take young_monk", "house 1", "take young_farmer", "house 1")
    return table.play("take young_monk", "house 1")


def acting(yuan: int, dragon: int = -1) -> Table:
    """The privilege lies in the last group, and somebody's dragon perhaps on one."""
    return scene(3).groups("taxes", "build", "privilege").seat(1, dragon=dragon).seat(0, yuan=yuan).action()


def at_the_wall(tiles: str, built: int) -> Table:
    wall = scene(2, great_wall=True).groups(" ".join(ACTIONS[:7])).wall(*[1] * built)
    return wall.seat(0, wall_tiles=tiles).action(0)


def housing() -> Table:
    return scene(2).seat(0, palaces=[(2, "craftsman", "craftsman"), (1,), (3,)]).card().play("play court_lady")


def crowded() -> Table:
    """All palaces are full."""
    return scene(2).seat(0, palaces=[(2, "craftsman", "craftsman"), (1, "craftsman")]).card().play("play court_lady")


def building() -> Table:
    return scene(2).seat(0, palaces=[(2,), (3,)]).groups("build").action().play("do build")


def hungry() -> Table:
    """The second palace goes unfed."""
    court = [(1, "craftsman"), (2, "young_monk", "old_monk")]
    return scene(2).seat(0, rice=1, palaces=court).event("drought").play("unfed 2")


CASES: list[Case] = [
    (lambda: draft(2), "take old_monk", {"kind": "only-young", "rule": "D2.3"}),
    (drafted, "take young_monk", {"kind": "same-type", "rule": "D2.3", "person": "young_monk"}),
    (drafted, "take young_farmer", {"kind": "same-pair", "rule": "D2.3", "person": "young_farmer"}),
    (housing, "house 1", {"kind": "palace-full", "rule": "D2.4", "palace": 0, "floors": 2}),
    (crowded, "house 2", {"kind": "palace-full", "rule": "D2.4", "palace": 1, "floors": 1}),
    (housing, "turn-away", {"kind": "must-take-in", "rule": "D4.1"}),
    (building, "floor 2", {"kind": "three-floors", "rule": "D3.6", "palace": 1}),
    (lambda: acting(2, dragon=0), "do taxes", {"kind": "fee", "rule": "D3.3", "yuan": 3, "have": 2}),
    (lambda: acting(2, dragon=2), "do privilege", {"kind": "fee", "rule": "D3.3", "yuan": 3, "have": 2}),
    (lambda: acting(1), "do privilege", {"kind": "price", "rule": "D3.11", "yuan": 2, "have": 1}),
    (lambda: acting(4, dragon=2), "do privilege", {"kind": "fee-and-price", "rule": "D3.11", "yuan": 5, "have": 4}),
    (lambda: acting(3, dragon=2), "do privilege", {"kind": "fee-and-price", "rule": "D3.11", "yuan": 5, "have": 3}),
    (
        lambda: scene(2).seat(0, hand="monk wild").card(),
        "play farmer",
        {"kind": "card-gone", "rule": "D4.1", "card": "farmer"},
    ),
    (
        lambda: scene(2).seat(0, hand="monk wild farmer").wonder("tornado"),
        "discard scholar",
        {"kind": "card-gone", "rule": "D4.1", "card": "scholar"},
    ),
    (
        lambda: scene(2).supply(craftsman=0).card().play("play wild"),
        "take craftsman",
        {"kind": "no-tiles", "rule": "D4.3", "person": "craftsman"},
    ),
    (
        lambda: scene(2).supply(craftsman=0).then(("DraftPerson", 0)),
        "take craftsman",
        {"kind": "no-tiles", "rule": "D4.3", "person": "craftsman"},
    ),
    (
        lambda: scene(2).supply(craftsman=0).wonder("sunrise"),
        "take craftsman",
        {"kind": "no-tiles", "rule": "D4.3", "person": "craftsman"},
    ),
    (
        lambda: scene(2).card().play("play monk"),
        "take old_farmer",
        {"kind": "wrong-card", "rule": "D4.1", "card": "monk"},
    ),
    (hungry, "release 1 craftsman", {"kind": "other-palace", "rule": "D5.3", "palace": 1}),
    (lambda: at_the_wall("rice", 12), "do build_wall", {"kind": "wall-complete", "rule": "D8.2"}),
    (lambda: at_the_wall("", 5), "do build_wall", {"kind": "no-wall-tiles", "rule": "D8.2"}),
    (lambda: at_the_wall("rice yuan", 5).play("do build_wall"), "wall floor", {"kind": "bonus-used", "rule": "D8.2"}),
    (
        lambda: scene(2).wonder("sunrise").play("take young_monk", "house 1"),
        "take young_monk",
        {"kind": "type-taken", "rule": "D9.9", "type": "monk"},
    ),
    (
        lambda: scene(2).seat(0, palaces=[(2, "craftsman", "young_monk")]).wonder("edict"),
        "edict scholar",
        {"kind": "not-at-court", "rule": "D9.11", "type": "scholar"},
    ),
]


@pytest.mark.parametrize(("table", "move", "reason"), CASES, ids=[f"{case[2]['kind']}-{case[1]}" for case in CASES])
def test_a_refused_move_has_its_reason(table: Callable[[], Table], move: str, reason: dict[str, int | str]) -> None:
    """D2.3, D2.4, D3.3, D3.6, D3.11, D4.1, D4.3, D5.3, D8.2, D9.9, D9.11: the rule it breaks, and by how much."""
    refused = table()
    assert refused.why_not(move) == reason
    assert move not in refused.legal
    with pytest.raises(IllegalMove, match=str(reason["rule"])) as error:
        refused.play(move)
    assert error.value.reason.to_json() == reason


def test_every_kind_of_reason_has_a_case() -> None:
    assert {kind.name for kind in DRAGON.reasons} == {case[2]["kind"] for case in CASES}


@pytest.mark.parametrize("person", [person for person in PERSONS if person.startswith("old")])
def test_no_old_person_is_taken_at_the_start_or_at_sunrise(person: str) -> None:
    """D2.3, D9.9"""
    for table in (draft(2), scene(2).wonder("sunrise")):
        assert table.why_not(f"take {person}")["kind"] == "only-young"


def test_a_move_that_answers_another_question_is_simply_not_for_now() -> None:
    """D3.2: nobody buys a privilege before they chose that action."""
    assert acting(9).why_not("buy small") == {"kind": "not-now"}


def test_a_refused_move_changes_nothing() -> None:
    table = acting(1)
    before = table.game.to_json()
    with pytest.raises(IllegalMove):
        table.play("do privilege")
    assert table.game.to_json() == before


def kinds(game: Game, moves: list[int]) -> set[str]:
    return {game.type.moves.messages[move].kind.name for move in moves}


def check_refusals(game: Game) -> None:
    """Every move one could expect here is legal or has a reason of its own."""
    position = game.position
    known = {kind.name for kind in game.type.reasons}
    expected = position.choice().expected(position)
    assert set(position.legal) <= set(expected)
    assert kinds(game, expected) - kinds(game, position.legal) <= {"house", "turn-away"}, (
        "an answer to another question"
    )
    assert set(position.refusals()) == set(expected) - set(position.legal)
    for reason in position.refusals().values():
        assert reason.kind.name in known
        assert named_in(reason.kind.rule) == {reason.kind.rule}
        assert len(reason.named()) == len(reason.kind.fields)


@pytest.mark.parametrize("number", range(len(SUPER_EVENTS)))
def test_every_expected_move_is_legal_or_has_a_reason(number: int) -> None:
    """D3.2: in whole games with each super event and all numbers of players."""
    game = new_game("dragon", 2 + number % 4, seed=number, great_wall=True, super_event=SUPER_EVENTS[number])
    choose = random.Random(number)
    while not game.is_over:
        check_refusals(game)
        game.play(choose.choice(game.legal_moves()))
