"""What the view tells each player of this month and the next."""

from typing import Any

import pytest

from tests.dragon.scenes import Palace, Scene, scene
from yamen import new_game
from yamen.bots import new_bot
from yamen.bots.observation import Observation

TWO: Palace = (2, "craftsman", "court_lady")
CALM = ["peace"] * 12
ASKED = {
    "draft": "draft",
    "act": "actions",
    "play-card": "persons",
    "unfed": "event",
    "flood-yuan": "event",
    "discard": "event",
}


def told(laid: Scene, month: int = 12, seat: int = 0) -> list[dict[str, Any]]:
    """What the actions of a month tell of that month."""
    laid.pieces["groups"] = [0] * len(laid.pieces["groups"])
    needs = laid.then().view["needs"][seat]
    return [{"kind": need["kind"], "mood": need["mood"], **need["figures"]} for need in needs if need["month"] == month]


def at(event: str, players: int = 3, month: int = 12, **options: Any) -> Scene:
    return scene(players, **options).row(*CALM).month(month, event).each(palaces=[TWO], yuan=0)


@pytest.mark.parametrize(
    ("yuan", "need"),
    [
        (4, {"kind": "tribute", "mood": "good", "yuan": 4}),
        (3, {"kind": "tribute-short", "mood": "bad", "yuan": 4, "have": 3, "persons": 1}),
        (0, {"kind": "tribute-short", "mood": "bad", "yuan": 4, "have": 0, "persons": 2}),
    ],
)
def test_a_tribute_costs_a_person_for_each_yuan_missing_never_more_than_there_are(
    yuan: int, need: dict[str, Any]
) -> None:
    """D5.2"""
    assert told(at("tribute").seat(0, yuan=yuan)) == [need]


def test_a_drought_asks_for_rice_for_each_inhabited_palace() -> None:
    """D5.3, D5.9: a palace without persons decays."""
    palaces: list[Palace] = [TWO, TWO, (1,)]
    decay = {"kind": "decay", "mood": "bad", "palaces": 1}
    short = {"kind": "drought-short", "mood": "bad", "rice": 2, "have": 1, "persons": 1}
    assert told(at("drought").seat(0, rice=1, palaces=palaces)) == [short, decay]
    assert told(at("drought").seat(0, rice=2, palaces=palaces))[0] == {"kind": "drought", "mood": "good", "rice": 2}


def test_healers_save_from_a_contagion() -> None:
    """D5.4"""
    healed: Palace = (3, "old_healer", "young_healer", "young_monk")
    assert told(at("contagion").seat(0, palaces=[healed])) == [{"kind": "contagion", "mood": "good"}]
    assert told(at("contagion")) == [{"kind": "contagion-short", "mood": "bad", "persons": 2}]


def test_whoever_has_the_fewest_helmets_is_warned_and_all_where_all_are_equal() -> None:
    """D5.5"""
    guarded: list[Palace] = [(1, "old_warrior")]
    one = at("mongols", 2).seat(0, palaces=guarded)
    assert told(one) == [{"kind": "mongols", "mood": "good", "points": 2}]
    assert told(one, seat=1) == [{"kind": "mongols-short", "mood": "bad", "points": 0}]
    assert told(one.seat(1, palaces=guarded)) == [{"kind": "mongols-short", "mood": "bad", "points": 2}]


def test_the_wall_reaches_the_mongols_or_not() -> None:
    """D8.3"""
    laid = at("mongols", 2, 4, great_wall=True)
    laid.pieces["wall"] = [0, 0, 1]
    assert {"kind": "wall-short", "mood": "good", "tiles": 1} in told(laid, 4)
    assert {"kind": "wall-fewest", "mood": "bad", "tiles": 1} in told(laid, 4, seat=1)
    laid.pieces["wall"] = [0, 0, 1, 0]
    assert {"kind": "wall", "mood": "good", "points": 3} in told(laid, 4)


def test_a_festival_rewards_most_and_second_most_fireworks() -> None:
    """D5.6"""
    laid = at("festival", 5)
    for seat, fireworks in enumerate([3, 3, 2, 1, 0]):
        laid.seat(seat, fireworks=fireworks)
    assert [told(laid, seat=seat)[0]["points"] for seat in range(5)] == [6, 6, 3, 0, 0]


@pytest.mark.parametrize(
    ("event", "court", "need"),
    [
        ("flood", {"yuan": 3, "rice": 2, "fireworks": 2}, {"kind": "flood", "mood": "bad", "back": 3, "goods": 7}),
        ("lantern_festival", {}, {"kind": "lantern", "mood": "good", "points": 4}),
        ("buddha", {"palaces": [(3, "old_monk"), (2, "young_monk")]}, {"kind": "buddha", "mood": "good", "points": 8}),
        ("assassination_attempt", {}, {"kind": "assassination-none", "mood": "good"}),
        ("tornado", {}, {"kind": "tornado", "mood": "bad"}),
        ("sunrise", {}, {"kind": "sunrise", "mood": "plain"}),
    ],
)
def test_the_super_event_is_told_in_its_month(event: str, court: dict[str, Any], need: dict[str, Any]) -> None:
    """D9"""
    assert need in told(at("peace", 3, 7, super_event=event).seat(0, **court), 7)
    assert need not in told(at("peace", 3, 8, super_event=event).seat(0, **court), 8)


@pytest.mark.parametrize("options", [{"super_event": "flood"}, {"super_event": "tornado", "great_wall": True}])
def test_the_phase_is_that_of_the_question(options: dict[str, Any]) -> None:
    """D3, D4, D5; nothing is said any more of an event that is being carried out."""
    game = new_game("dragon", 3, seed=7, **options)
    bot = new_bot("greedy", "dragon", 7)
    seen = set()
    while not game.is_over:
        view, kind = game.view(0), game.question().kind.name
        if kind in ASKED:
            assert view["phase"] == ASKED[kind], f"{kind} in month {view['month']}"
            seen.add(view["phase"])
        if view["phase"] == "event":
            now = [need for need in view["needs"][0] if need["month"] == view["month"]]
            assert [need["kind"] for need in now if need["kind"] != "decay"] == []
        game.play(bot.choose(Observation(game.position, game.player)))
    assert seen == {"draft", "actions", "persons", "event"}
