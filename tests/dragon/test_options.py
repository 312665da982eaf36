"""The options beyond the rulebook: a hidden super event, drawn wall tiles, closed hands."""

import random
from collections import Counter
from typing import Any

import pytest

from tests.dragon.scenes import DRAGON, Scene, Table, draft, scene
from yamen import CHANCE, SPECTATOR, BadOption, Game, Rng, Setup, load, loads
from yamen.bots.observation import Observation
from yamen.engine.definition import option_text
from yamen.games.dragon.persons import PlayCard
from yamen.games.dragon.state import Dragon
from yamen.games.dragon.words import ACTIONS, BONUSES, SUPER_EVENTS

# D9.1 A hidden super event

HIDDEN: dict[str, Any] = {"super_event": "random", "super_event_hidden": True}


def test_D9_1_a_hidden_super_event_is_drawn_when_month_7_begins() -> None:
    """D9.1: until then nothing in the whole position says which it is, so nobody can know, bots included."""
    table = draft(2, **HIDDEN)
    assert table.told("super-event-shown") == []
    assert (table.view["super_event"], table.view["super_event_hidden"]) == (None, True)
    assert "super" not in str(table.game.setup.position_to_json(table.game.position)["agenda"])
    begun = scene(2, **HIDDEN).month(6, "peace").each(palaces=[(2, "court_lady")]).then(("Month", 7))
    assert (begun.player, begun.legal) == (CHANCE, [f"super {name}" for name in SUPER_EVENTS])
    assert begun.game.position.odds() == [1] * 10
    begun.play("super buddha")
    assert begun.told("super-event-shown") == [("buddha",)]
    assert (begun.view["super_event"], begun.view["super_event_hidden"]) == ("buddha", False)
    assert begun.legal[0].startswith("deal"), "and then the month goes on"


def test_D9_1_a_hidden_super_event_happens_like_any_other() -> None:
    """D9.1: after the event of month 7 and before decay and scoring."""
    game = Game(Setup(DRAGON, 3, HIDDEN), random.Random(5))
    happened = [game.opening]
    while not game.is_over:
        happened.append(game.play(random.Random(len(game.moves)).choice(game.legal_moves())))
    kinds = [news.kind.name for told in happened for news in told]
    at = kinds.index("super-event-shown")
    assert kinds.count("super-event-shown") == kinds.count("super-event-happens") == 1
    assert kinds[:at].count("month-begins") == kinds[: kinds.index("super-event-happens")].count("month-begins") == 7
    assert loads(game.to_record()).scores == game.scores


def test_D9_1_what_chance_does_beforehand_says_nothing_of_a_hidden_super_event() -> None:
    """D9.1: as many games go on with each of the ten, whatever a bot deals itself."""
    table = scene(2, **HIDDEN).month(6, "peace").each(palaces=[(2, "court_lady")]).then(("Month", 7))
    found = Counter[str]()
    rng = Rng(3)
    for _ in range(500):
        dealt = Observation(table.game.position, 0).deal(rng)
        found[DRAGON.moves.text(dealt.roll(rng))] += 1
    assert len(found) == 10
    assert min(found.values()) > 20


@pytest.mark.parametrize("super_event", ["none", "chosen", "flood"])
def test_only_a_super_event_that_is_drawn_can_be_hidden(super_event: str) -> None:
    """D9.1"""
    with pytest.raises(BadOption, match="super_event_hidden needs super_event=random; choose that too"):
        Setup(DRAGON, 2, {"super_event": super_event, "super_event_hidden": True})


# D8.2 Drawn wall tiles


def wall_of(**pieces: Any) -> Table:
    cards = [" ".join(ACTIONS[:7]), "", "build_wall"]
    drawn = scene(3, great_wall=True, wall_tile="random").groups(*cards).seat(0, **pieces)
    return drawn.action(0, 1).play("do build_wall")


def test_D8_2_a_random_wall_tile_is_drawn_from_the_unused_ones() -> None:
    """D8.2: each as likely as the others; the last one needs no draw."""
    table = wall_of()
    assert (table.player, table.legal) == (CHANCE, [f"wall {bonus}" for bonus in BONUSES])
    assert table.game.position.odds() == [1] * 6
    table = wall_of(yuan=0, wall_tiles="rice yuan")
    table.play("wall yuan")
    assert (table.seat(0)["yuan"], table.seat(0)["wall_tiles"], table.view["wall"]) == (2, ["rice"], [0])
    assert wall_of(wall_tiles="rice").seat(0)["rice"] == 1


def test_D8_2_the_floor_of_a_drawn_tile_is_placed_by_its_owner() -> None:
    """D8.2, D8.5"""
    table = wall_of(palaces=[(2, "craftsman")]).play("wall floor")
    assert (table.player, table.question, table.view["wall"]) == (0, "build", [])
    assert table.play("floor 1").view["wall"] == [0]


def test_a_drawn_tile_cannot_be_taken_back() -> None:
    """D8.2: nobody draws again."""
    assert not wall_of().play("wall rice").game.can_undo()


def test_wall_tiles_are_drawn_only_with_the_great_wall() -> None:
    """D8.1"""
    with pytest.raises(BadOption, match="wall_tile needs great_wall=true; choose that too"):
        Setup(DRAGON, 2, {"wall_tile": "random"})


# Closed hands


def closed(players: int = 2, **options: Any) -> Scene:
    return scene(players, hands="closed", **options)


def storm() -> Table:
    """A tornado: seat 0 has discarded, seat 1 is asked."""
    base = closed(3).seat(0, hand="monk farmer wild wild").seat(1, hand="monk healer scholar wild")
    return base.seat(2, hand="monk monk").wonder("tornado")


def test_closed_hands_are_seen_by_their_holders_alone() -> None:
    """D1.3: the others see how many cards there are and what was played."""
    table = draft(2, hands="closed")
    for viewer in (SPECTATOR, 0, 1):
        view = table.game.view(viewer)
        assert [player["cards"] for player in view["players"]] == [None, None]
        assert [player["card_count"] for player in view["players"]] == [11, 11]
        assert (view["hand"] is None) == (viewer == SPECTATOR)
    assert "hand" not in draft(2).game.view(0), "open hands need no word of it"
    played = closed().seat(0, hand="monk farmer").card().play("play monk", "take young_monk", "house 1")
    assert (played.game.view(0)["hand"], played.game.view(1)["hand"][0]) == (["farmer"], "craftsman")
    assert "monk" in played.seat(0)["played"]
    assert "farmer" not in played.seat(0)["played"]


def test_D9_8_with_closed_hands_a_tornado_takes_cards_face_down() -> None:
    """D9.8: the others hear that a card went, not which."""
    table = storm().play("discard wild", "discard monk")
    assert table.told("card-discarded") == []
    assert table.told("card-hidden") == [(0,), (0,)]
    assert table.seat(0)["card_count"] == 2
    assert not {"farmer", "wild"} - {*table.game.view(0)["hand"]}
    before, after = storm().seat(0)["played"], table.seat(0)["played"]
    assert before == after, "what was discarded face down was not played"
    opened = scene(2).seat(0, hand="monk farmer wild").wonder("tornado").play("discard monk")
    assert opened.told("card-discarded") == [(0, "monk")]


def test_D9_8_what_was_discarded_face_down_is_dealt_anew_for_everyone_else() -> None:
    """D9.8: a bot doesn't know more than its seat, and deals every hand that can be."""
    position = storm().play("discard wild", "discard monk").game.position
    assert isinstance(position, Dragon)
    rng = Rng(7)
    for viewer in (SPECTATOR, 1, 2):
        hands = set()
        for _ in range(200):
            dealt = position.determinise(viewer, rng)
            assert isinstance(dealt, Dragon)
            assert dealt.view(viewer) == position.view(viewer)
            hands.add((dealt.courts[0].cards, dealt.courts[0].discarded))
            assert (dealt.courts[1].cards == position.courts[1].cards) or viewer != 1
        assert len(hands) == 4, "of monk, farmer and two wild cards: two stay"
    for _ in range(20):
        dealt = position.determinise(0, rng)
        assert isinstance(dealt, Dragon)
        assert dealt.courts[0].cards == position.courts[0].cards


def test_D9_8_another_who_is_asked_has_something_to_choose_in_every_deal() -> None:
    """D9.8: one with a single kind of card left would not be asked."""
    table = storm().play("discard farmer", "discard monk", "discard wild", "discard monk")
    later = table.game.position.clone()
    later.agenda = []
    later.then([PlayCard(1)])
    later.advance()
    rng = Rng(1)
    for _ in range(100):
        dealt = later.determinise(0, rng)
        assert len(dealt.legal) > 1
        assert dealt.player == 1


def test_a_card_that_might_have_been_discarded_cannot_be_taken_back_once_it_is_played() -> None:
    """D9.8: the others have seen it; before a tornado a hand is no secret, and an undo shows nothing."""
    table = storm().play("discard wild", "discard farmer", "discard wild", "discard monk")
    after = table.game.setup.position_to_json(table.game.position)
    after["agenda"] = [["PlayCard", 0]]
    game = Game(table.game.setup, position=table.game.setup.position_from_json(after))
    game.play("play monk")
    assert not game.can_undo()
    early = closed().seat(0, hand="monk farmer").card().play("play monk")
    assert early.game.can_undo()


def test_a_saved_position_with_closed_hands_comes_back_as_it_was() -> None:
    """D9.8: with the cards discarded face down; open hands are saved as ever."""
    position = storm().play("discard wild", "discard monk").game.position
    setup = Setup(DRAGON, 3, {"hands": "closed"})
    again = setup.position_from_json(setup.position_to_json(position))
    assert again.pieces() == position.pieces()
    assert "discarded" not in str(scene(2).card().game.to_json())


# Records


@pytest.mark.parametrize("options", [HIDDEN, {"great_wall": True, "wall_tile": "random"}, {"hands": "closed"}])
def test_a_record_names_the_options(options: dict[str, Any], tmp_path: Any) -> None:
    game = Game(Setup(DRAGON, 2, options), random.Random(1))
    while not game.is_over:
        game.play(game.legal_moves()[-1])
    game.save(tmp_path / "game.yamen")
    text = (tmp_path / "game.yamen").read_text("utf-8")
    for name, value in options.items():
        assert f'[Option "{name}={option_text(value)}"]' in text
    assert load(tmp_path / "game.yamen").to_record() == text


def test_games_of_version_1_know_none_of_these_options() -> None:
    for name in ("super_event_hidden", "wall_tile", "hands"):
        with pytest.raises(BadOption, match=f"dragon has no option '{name}'"):
            Setup(DRAGON, 2, {name: "random"}, rules=1)
    assert Setup(DRAGON, 2, rules=1).options["hands"] == "open"
