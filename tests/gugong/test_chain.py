"""The longest chain: one exchange of gifts that sets off everything else, saved and undone at every step."""

import json
from typing import Final

import pytest

from tests.gugong.scenes import Table, scene
from yamen import CHANCE, SPECTATOR, Game, NothingToUndo

CHAIN: Final = [
    (0, "exchange 2-great_wall travel", "exchange", 1),
    (0, "discard 5-servant", "pay-exchange", 2),
    (0, "option-b", "action", 3),
    (0, "remove normal", "remove", 4),
    (0, "place double", "wall", 5),
    (0, "place normal", "wall-more", 6),
    (0, "place normal", "wall-extra", 7),
    (2, "benefit servant", "benefit", 1),
    (1, "benefit die", "benefit", 1),
    (1, "turn 2 9", "die", 2),
    (0, "benefit jade", "benefit", 1),
    (0, "option-b", "action", 2),
    (0, "remove normal", "remove", 3),
    (0, "to datong", "travel", 4),
    (0, "use", "use-token", 5),
    (0, "place double", "wall-token", 6),
    (0, "benefit servants", "benefit", 7),
    (0, "gain 2", "gain-whole", 8),
    (0, "tokens vp 0", "make-room", 9),
    (0, "to xian", "travel", 10),
    (0, "use", "use-token", 11),
    (0, "load 1 normal", "ship", 12),
    (0, "claim 1 card", "claim", 13),
    (CHANCE, "deal 9-none", "", 0),
    (3, "option-a", "follow", 1),
    (3, "to guangzhou", "travel", 2),
    (3, "use", "use-token", 3),
    (3, "take-back 7-none", "take-back", 4),
]
"""Who moves, the move, the question it answers, and how many moves can be undone after it."""


def opening() -> Table:
    """Four players; the second takes toll for the wall, the fourth follows when others travel."""
    table = scene(4, bonus=True).board(travel="8-none").pile("1-canal 8-none 9-none").dice(1, 4, 7)
    table.seat(0, hand="2-great_wall 5-servant 9-none", pool=5, double="pool", intrigue=10, envoy=7, vp=6)
    table.seat(0, tokens="vp vp envoy envoy intrigue servant", traveller="beijing", ships=[(2, 5, 2)])
    table.seat(0, claims=(0, 0, 1)).decree("extra_wall", 0)
    table.seat(1, hand="3-servants 7-swap", wall=3, intrigue=5).bonus("toll", 1, "great_wall")
    table.seat(2, hand="4-palace", wall=2, intrigue=1)
    table.seat(3, hand="6-swap", discards="7-none 3-intrigue", traveller="kunming").bonus("follow", 3, "travel")
    table.cities(datong="wall", jinan="vp", xian="ship", guangzhou="take_back", chengdu="intrigue")
    return table.day_from(0)


def test_each_step_of_the_chain_is_the_one_expected() -> None:
    """G3.2, G3.5, G4.3, G5.2, G5.3, G10.4, G4.5"""
    table = opening()
    for player, move, question, _ in CHAIN:
        assert table.player == player
        if question:
            assert table.question == question
        table.play(move)
    assert (table.player, table.question) == (1, "exchange"), "the next player's turn"


def test_the_chain_ends_with_everything_where_it_belongs() -> None:
    """G3.2, G3.5, G4.3, G4.5, G5.2, G5.3, G8.1, G10.4, G11.1"""
    table = opening().play(*(move for _, move, _, _ in CHAIN))
    assert table.told("wall-scored") == [(0, 3), (1, 3)]
    assert table.told("benefit-taken") == [(2, "servant", 1), (1, "die", 5), (0, "jade", 7), (0, "servants", 3)]
    assert table.told("palace-reached") == [(0, 7)]
    assert table.told("toll-paid") == [(0, 1)]
    assert table.told("followed") == [(3, "travel")]
    assert table.position.dice == [1, 9, 7]
    assert table.each("vp") == [6 + 3 - 1 + 2, 1 + 3, 0, 0]
    assert table.each("jade") == [1, 0, 0, 0]
    assert table.each("intrigue") == [0, 0, 0, 0]
    assert table.tokens(0) == ["intrigue", "servant", "wall", "ship"]
    assert table.tokens(3) == ["take_back"]
    assert table.hand(0) == ["9-none", "9-none"]
    assert table.discards(0) == ["5-servant", "8-none"]
    assert table.hand(3) == ["6-swap", "7-none"]
    assert table.double(0) == "wall"
    assert [family.on_wall() for family in table.position.families] == [2, 0, 2, 0]
    assert table.family(0).claims == [0, 1, 1]
    family = table.family(0)
    assert family.pool + family.supply + sum(family.claims) + 1 == 12, "and one on the decree"


def test_the_chain_can_be_saved_and_read_again_after_every_move() -> None:
    """G3.5, G4.3: what is pending is part of the position, however deep; play goes on from what was read."""
    table = opening()
    played_on = opening()
    for _, move, _, _ in CHAIN:
        table.play(move)
        played_on.play(move)
        text = json.dumps(played_on.game.to_json())
        position = played_on.game.setup.position_from_json(json.loads(text))
        played_on = Table(Game(played_on.game.setup, position=position), played_on.news)
        assert (played_on.player, played_on.legal()) == (table.player, table.legal()), f"after {move}"
        for viewer in (SPECTATOR, *range(4)):
            assert played_on.view(viewer) == table.view(viewer), f"after {move}"
        assert json.dumps(table.game.to_json()) == text, f"after {move}"
    assert played_on.news == table.news


def test_the_chain_can_be_undone_as_far_as_the_fences_allow() -> None:
    """G3.5, G5.3, G10.4: back to another's move or to a card drawn, and played again to the same position."""
    table = opening()
    saves = [table.game.to_json()]
    for number, (_, move, _, undone) in enumerate(CHAIN, 1):
        table.play(move)
        saves.append(table.game.to_json())
        back = table.game.clone()
        for steps in range(1, undone + 1):
            assert back.can_undo(), f"{steps} back after {move}"
            back.undo()
            assert back.to_json() == saves[number - steps], f"{steps} back after {move}"
        assert not back.can_undo(), f"after {move}"
        with pytest.raises(NothingToUndo):
            back.undo()
        for _, again, _, _ in CHAIN[number - undone : number]:
            back.play(again)
        assert back.to_json() == saves[number]


def test_what_was_undone_can_be_played_another_way() -> None:
    """G4.3, G10.4: back before the claim, the points instead of the card."""
    table = opening().play(*(move for _, move, _, _ in CHAIN[:23]))
    table.game.undo()
    table.play("claim 1 vp")
    assert table.family(0).claims == [1, 0, 1]
    assert table.player == 3
    table.game.undo()
    assert table.legal() == [
        "skip",
        "claim 1 vp",
        "claim 1 card",
        *[text for text in table.legal() if "tokens" in text],
    ]
