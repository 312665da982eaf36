"""What the news tell and the questions ask: each kind once, with every argument.

The one who acts is never the first seat and the arguments differ, so that none can stand for another.
"""

from collections.abc import Callable
from typing import Any

import pytest

from tests.dragon.scenes import DRAGON, Palace, Table, draft, fresh, scene
from yamen.games.dragon.words import ACTIONS

News = dict[str, list[tuple[int | str, ...]]]

COURT: list[Palace] = [
    (3, "tax_collector", "old_farmer", "old_pyrotechnist"),
    (3, "old_warrior", "old_scholar", "court_lady"),
]
PAIRS: list[Palace] = [(3, "craftsman", "court_lady"), (2, "young_monk", "old_monk")]


def drawn() -> Table:
    """A super event is drawn, then seat 2 begins."""
    return at_super_event("random").play("super flood", "start 3")


def at_super_event(option: str) -> Table:
    """The events are laid out."""
    table = fresh(3, super_event=option)
    while "super flood" not in table.legal:
        table.play(table.legal[0])
    return table


def acting(action: str, **pieces: Any) -> Table:
    """Seat 1 acts; the first group has a dragon and the privilege lies apart."""
    groups = scene(3).groups(" ".join(ACTIONS[:6])).seat(0, dragon=0)
    return groups.seat(1, **{"yuan": 9, "palaces": COURT, **pieces}).action(1).play(action)


def building() -> Table:
    return acting("do build", palaces=[(1,), (2, "craftsman", "craftsman")])


def playing(card: str, *palaces: Palace) -> Table:
    return scene(3).seat(1, palaces=palaces).card(1).play(f"play {card}")


def at_the_door() -> Table:
    return playing("scholar", (1, "craftsman"), (2, "court_lady", "young_monk")).play("take old_scholar")


def walling(bonus: str) -> Table:
    """Seat 1 builds the third tile of the wall."""
    wall = scene(2, great_wall=True).groups("build_wall").wall(0, 0)
    return wall.action(1).play("do build_wall", f"wall {bonus}")


def attacked(mark: int) -> Table:
    """Four wall tiles, three of them of seat 1."""
    return scene(2, great_wall=True).wall(1, 1, 0, 1).then(("ScoreWall", mark))


def happening(name: str, **pieces: Any) -> Table:
    """The super event takes place; seat 0 has nothing that it could touch."""
    return scene(2).seat(0, yuan=0, palaces=[]).seat(1, **pieces).wonder(name)


LAID_OUT = (
    *("peace", "peace", "tribute", "drought", "tribute", "drought"),
    *("contagion", "mongols", "contagion", "festival", "mongols", "festival"),
)
NEWS: list[tuple[Callable[[], Table], News]] = [
    (lambda: draft(2), {"event-laid": [*enumerate(LAID_OUT, 1)]}),
    (drawn, {"super-event-shown": [("flood",)], "draft-begins": [(2,)]}),
    (lambda: scene(2).month(5, "drought").then(("Month", 5)), {"month-begins": [(5, "drought")]}),
    (
        lambda: scene(5).then("ActionPhase").play("deal build", "deal privilege", "deal taxes"),
        {"dealt": [("build", 1), ("privilege", 1), ("taxes", 2)]},
    ),
    (lambda: scene(3).groups("taxes").seat(1, yuan=1).action(1).play("pass"), {"passed": [(1, 2)]}),
    (
        lambda: acting("do taxes"),
        {"action-taken": [(1, "taxes")], "fee-paid": [(1, 3)], "yuan-gained": [(1, 5)]},
    ),
    (lambda: acting("do harvest"), {"action-taken": [(1, "harvest")], "rice-gained": [(1, 3)]}),
    (lambda: acting("do fireworks"), {"fireworks-gained": [(1, 3)]}),
    (lambda: acting("do military_parade"), {"marched": [(1, 3)]}),
    (lambda: acting("do research"), {"points-gained": [(1, 4)]}),
    (lambda: building().play("floor 1", "new-palace", "floor 2"), {"floor-built": [(1, 0, 2), (1, 2, 1), (1, 1, 3)]}),
    (lambda: acting("do privilege").play("buy large"), {"privilege-bought": [(1, "large", 7)]}),
    (lambda: acting("do privilege").play("buy small"), {"fee-paid": [], "privilege-bought": [(1, "small", 2)]}),
    (
        lambda: playing("farmer", (1, "craftsman"), (1,), (2,)).play("take young_farmer", "house 3"),
        {"card-played": [(1, "farmer")], "taken-in": [(1, "young_farmer", 2, 4)]},
    ),
    (lambda: scene(3).supply(only="craftsman").card(1).play("play monk"), {"card-wasted": [(1, "monk")]}),
    (lambda: at_the_door().play("turn-away"), {"turned-away": [(1, "old_scholar")], "taken-in": []}),
    (
        lambda: at_the_door().play("release 2 young_monk"),
        {"released": [(1, "young_monk", 1)], "taken-in": [(1, "old_scholar", 1, 2)]},
    ),
    (lambda: scene(2).event("mongols"), {"event-happens": [("mongols",)]}),
    (lambda: scene(2).seat(0, yuan=4).seat(1, yuan=3).event("tribute"), {"tribute-paid": [(0, 4, 0), (1, 3, 1)]}),
    (
        lambda: scene(2).seat(1, rice=2, palaces=[*PAIRS, (1, "craftsman")]).event("drought"),
        {"palaces-fed": [(0, 0, 0), (1, 2, 1)]},
    ),
    (
        lambda: scene(2).seat(1, palaces=[(1, "young_healer")]).event("contagion"),
        {"contagion-caught": [(0, 3), (1, 2)], "released": [(1, "young_healer", 0)]},
    ),
    (lambda: scene(2).seat(1, palaces=COURT).event("mongols"), {"helmets-scored": [(0, 0), (1, 2)]}),
    (
        lambda: scene(3).seat(0, fireworks=7).seat(1, fireworks=5).seat(2, fireworks=1).event("festival"),
        {"festival-scored": [(0, 7, 6, 4), (1, 5, 3, 3)]},
    ),
    (
        lambda: scene(2).seat(0, palaces=COURT).seat(1, palaces=[(1,), (3,), (1, "craftsman"), (2,)]).then("Decay"),
        {"decayed": [(1, 3)]},
    ),
    (
        lambda: scene(2).each(palaces=[]).seat(1, palaces=COURT, privileges=(1, 1)).then("Scoring"),
        {"month-scored": [(0, 0, 0, 0), (1, 2, 1, 3)]},
    ),
    (
        lambda: scene(2).each(yuan=0).seat(1, yuan=4, palaces=PAIRS).then("FinalScoring"),
        {"final-scored": [(0, 0, 0, 0), (1, 8, 6, 1)], "game-won": [(1, 15)]},
    ),
    (
        lambda: scene(3).each(yuan=0).seat(1, rice=2).seat(2, rice=1, fireworks=3).then("FinalScoring"),
        {"goods-sold": [(1, 2, 0, 4), (2, 1, 3, 8)]},
    ),
    (lambda: walling("rice"), {"wall-built": [(1, "rice", 3)], "rice-gained": [(1, 1)]}),
    (lambda: walling("firework"), {"wall-built": [(1, "firework", 3)], "fireworks-gained": [(1, 1)]}),
    (lambda: walling("yuan"), {"wall-built": [(1, "yuan", 3)], "yuan-gained": [(1, 2)]}),
    (lambda: walling("steps"), {"wall-built": [(1, "steps", 3)], "marched": [(1, 3)]}),
    (lambda: walling("points"), {"wall-built": [(1, "points", 3)], "points-gained": [(1, 3)]}),
    (lambda: attacked(2), {"wall-holds": [(4, 2)], "wall-scored": [(0, 1), (1, 3)]}),
    (lambda: attacked(9), {"wall-broken": [(4, 9)], "wall-scored": []}),
    (
        lambda: happening("lantern_festival", palaces=PAIRS),
        {"super-event-happens": [("lantern_festival",)], "persons-scored": [(0, 0), (1, 8)]},
    ),
    (
        lambda: happening("buddha", palaces=PAIRS),
        {"super-event-happens": [("buddha",)], "monks-scored": [(0, 0), (1, 6)]},
    ),
    (
        lambda: happening("earthquake", palaces=PAIRS).play("lose 2", "lose 1", "release 2 old_monk"),
        {"floor-lost": [(1, 1), (1, 0)], "released": [(1, "old_monk", 1)]},
    ),
    (
        lambda: happening("flood", yuan=3, rice=4, fireworks=5).play("return-yuan 1", "return-rice 2"),
        {"goods-returned": [(0, 0, 0, 0), (1, 1, 2, 3)]},
    ),
    (lambda: happening("volcanic_eruption"), {"markers-reset": [()]}),
    (
        lambda: scene(2).each(hand="monk monk").seat(1, hand="monk wild farmer").wonder("tornado").play("discard wild"),
        {"card-discarded": [(0, "monk"), (0, "monk"), (1, "wild")]},
    ),
    (
        lambda: scene(2, hands="closed").each(hand="wild wild").wonder("tornado"),
        {"card-hidden": [(0,), (0,), (1,), (1,)], "card-discarded": []},
    ),
    (lambda: happening("assassination_attempt", privileges=(1, 2)), {"privileges-lost": [(0, 0), (1, 5)]}),
    (
        lambda: happening("edict", palaces=[(3, "court_lady", "court_lady", "craftsman")]).play("edict court_lady"),
        {"edict-chosen": [(1, "court_lady")], "points-gained": [(1, 2)]},
    ),
]


@pytest.mark.parametrize(("table", "news"), NEWS, ids=["-".join(case[1]) for case in NEWS])
def test_the_news_tell_who_did_what_and_how_much(table: Callable[[], Table], news: News) -> None:
    """D2.1, D2.3, D3.1, D3.3, D3.4, D3.5, D3.6, D3.7, D3.8, D3.9, D3.10, D3.11, D4.1, D4.2, D4.3, D5.2, D5.3, D5.4,
    D5.5, D5.6, D5.9, D6.1, D7.1, D7.2, D8.2, D8.3, D9.1, D9.2, D9.3, D9.4, D9.5, D9.7, D9.8, D9.10, D9.11
    """
    told = table()
    assert {kind: told.told(kind) for kind in news} == news


def test_every_kind_of_news_has_a_case() -> None:
    assert {kind.name for kind in DRAGON.events} == {kind for _, news in NEWS for kind in news}


ASKED: list[tuple[Callable[[], Table], dict[str, int | str]]] = [
    (lambda: at_super_event("chosen"), {"kind": "super-event", "rule": "D9.1", "player": 0}),
    (lambda: draft(3, 2), {"kind": "draft", "rule": "D2.3", "player": 2}),
    (lambda: scene(2).groups("taxes").action(1), {"kind": "act", "rule": "D3.2", "player": 1}),
    (building, {"kind": "build", "rule": "D3.6", "player": 1, "floors": 3}),
    (lambda: building().play("floor 1"), {"kind": "build", "rule": "D3.6", "player": 1, "floors": 2}),
    (lambda: acting("do privilege"), {"kind": "buy", "rule": "D3.11", "player": 1}),
    (lambda: scene(2).card(1), {"kind": "play-card", "rule": "D4.1", "player": 1}),
    (lambda: playing("monk", (1,), (1,)), {"kind": "take", "rule": "D4.1", "player": 1, "card": "monk"}),
    (
        lambda: playing("monk", (1,), (1,)).play("take old_monk"),
        {"kind": "house", "rule": "D4.1", "player": 1, "person": "old_monk"},
    ),
    (at_the_door, {"kind": "replace", "rule": "D4.2", "player": 1, "person": "old_scholar"}),
    (
        lambda: scene(2).seat(1, palaces=COURT).event("contagion").play("release 1 tax_collector"),
        {"kind": "release", "rule": "D5.8", "player": 1, "persons": 2},
    ),
    (
        lambda: scene(2).seat(1, palaces=[(1, "craftsman"), *COURT]).event("drought"),
        {"kind": "release-from", "rule": "D5.3", "player": 1, "palace": 1},
    ),
    (
        lambda: scene(2).seat(1, rice=1, palaces=[(1, "craftsman"), *COURT]).event("drought"),
        {"kind": "unfed", "rule": "D5.3", "player": 1, "palaces": 2},
    ),
    (
        lambda: scene(2, great_wall=True).groups("build_wall").action(1).play("do build_wall"),
        {"kind": "wall", "rule": "D8.2", "player": 1},
    ),
    (
        lambda: happening("earthquake", palaces=PAIRS),
        {"kind": "earthquake", "rule": "D9.4", "player": 1, "floors": 2},
    ),
    (lambda: happening("flood", yuan=7, rice=1), {"kind": "flood-yuan", "rule": "D9.5", "player": 1, "goods": 4}),
    (
        lambda: happening("flood", yuan=3, rice=4, fireworks=5).play("return-yuan 1"),
        {"kind": "flood-rice", "rule": "D9.5", "player": 1, "goods": 5},
    ),
    (
        lambda: scene(2).each(hand="monk monk").seat(1, hand="monk wild farmer").wonder("tornado"),
        {"kind": "discard", "rule": "D9.8", "player": 1, "cards": 2},
    ),
    (lambda: scene(2).seat(1, steps=1).wonder("sunrise"), {"kind": "sunrise", "rule": "D9.9", "player": 1}),
    (lambda: happening("edict", palaces=PAIRS), {"kind": "edict", "rule": "D9.11", "player": 1}),
]


@pytest.mark.parametrize(("table", "question"), ASKED, ids=[str(case[1]["kind"]) for case in ASKED])
def test_a_question_says_whom_it_asks_and_what_it_is_about(
    table: Callable[[], Table], question: dict[str, int | str]
) -> None:
    """D2.3, D3.2, D3.6, D3.11, D4.1, D4.2, D5.3, D5.8, D8.2, D9.1, D9.4, D9.5, D9.8, D9.9, D9.11"""
    assert table().game.question().to_json() == question


def test_every_kind_of_question_has_a_case() -> None:
    assert {kind.name for kind in DRAGON.questions} == {case[1]["kind"] for case in ASKED}
