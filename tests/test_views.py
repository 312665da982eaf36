"""What views foretell is what the rules then do, and views are of the types that clients are told."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from tests.gugong.scenes import scene
from tests.two_worlds import hear
from yamen import GAMES, SPECTATOR, Message, Rng, Setup
from yamen.conformance import all_setups
from yamen.engine.position import Position
from yamen.engine.tasks import CHANCE

GAMES_PLAYED = 100
View = dict[str, Any]


def decisions(name: str) -> Iterator[tuple[Setup, Position, int]]:
    """Positions of random games in which players choose, each with a choice."""
    setups = list(all_setups(GAMES[name]))
    for seed in range(GAMES_PLAYED):
        setup = setups[seed * 37 % len(setups)]
        position, rng = setup.position(), Rng(seed)
        while not position.is_over:
            move = position.roll(rng) if position.player == CHANCE else rng.pick(position.legal)
            if position.player != CHANCE:
                yield setup, position, move
            position.play(move)


@pytest.mark.parametrize("name", GAMES)
def test_views_are_of_their_types(name: str) -> None:
    """A key that the type doesn't have would be lost on the way through it."""
    for at, (setup, position, _) in enumerate(decisions(name)):
        if at % 11 == 0:
            for viewer in (SPECTATOR, position.player):
                view = position.view(viewer)
                assert msgspec.to_builtins(msgspec.convert(view, setup.game.view)) == view


# In the Year of the Dragon

GAINS = {
    "taxes": ("yuan-gained", "yuan"),
    "harvest": ("rice-gained", "rice"),
    "fireworks": ("fireworks-gained", "fireworks"),
    "military_parade": ("marched", "steps"),
    "research": ("points-gained", "points"),
}


def test_actions_cost_and_bring_what_the_view_says() -> None:
    """D3.3, D3.5, D3.6, D3.7, D3.8, D3.9, D3.10"""
    compared = set()
    for setup, position, move in decisions("dragon"):
        message = setup.game.moves.messages[move]
        if message.kind.name != "do":
            continue
        player, action = position.player, str(message.named()["action"])
        view, after = position.view(player), position.clone()
        news = hear(after, move)
        group = next(at for at, actions in enumerate(view["groups"]) if action in actions)
        assert view["fees"][group] == told(news, "fee-paid", "yuan")
        if action in GAINS:
            assert view["yields"][action][player] == told(news, *GAINS[action])
        elif action == "build":
            asked = after.player >= 0 and after.question().kind.name == "build"
            left = int(after.question().named()["floors"]) if asked else 0
            assert view["yields"]["build"][player] == left + sum(event.kind.name == "floor-built" for event in news)
        compared.add((action, view["fees"][group] > 0))
    assert len(compared) == 2 * 8


# Gùgōng


def test_an_exchange_is_free_where_the_view_says_so() -> None:
    """G3.2, G3.3, G4.5, G9.3: else it is paid for, if only by doing without actions."""
    compared = set()
    for setup, position, move in decisions("gugong"):
        message = setup.game.moves.messages[move]
        if message.kind.name != "exchange":
            continue
        view, after = position.view(position.player), position.clone()
        news = hear(after, move)
        asked = not after.is_over and after.player >= 0 and after.question().kind.name == "pay-exchange"
        paid = asked or any(event.kind.name == "without-actions" for event in news)
        gift, location = str(message.named()["gift"]), str(message.named()["location"])
        assert (location in view["free"][gift]) is not paid
        compared.add(paid)
    assert compared == {True, False}


def test_only_the_own_hand_says_what_is_free() -> None:
    table = scene(2).board(jade="5-swap").seat(0, hand="9-none 1-palace").seat(1, hand="6-servant").turn()
    assert table.view()["free"] == {}
    assert [list(table.view(seat)["free"]) for seat in range(2)] == [["1-palace", "9-none"], ["6-servant"]]
    assert "jade" in table.view(0)["free"]["9-none"]
    assert "jade" not in table.view(0)["free"]["1-palace"]


def test_ships_go_where_the_view_says() -> None:
    """G10.2, G10.3"""
    compared = 0
    for setup, position, move in decisions("gugong"):
        message = setup.game.moves.messages[move]
        if message.kind.name not in ("sail", "launch"):
            continue
        view = position.view(SPECTATOR)
        news = hear(position.clone(), move)
        if message.kind.name == "launch":
            ahead = view["next_harbours"][int(message.named()["route"]) - 1][0]
            assert ahead == told(news, "ship-launched", "harbour")
        else:
            ship = view["players"][position.player]["ships"][int(message.named()["ship"]) - 1]
            ahead = view["next_harbours"][ship["route"] - 1][ship["harbour"]]
            assert ahead == told(news, "ship-sailed", "harbour")
        compared += 1
    assert compared > 100


PRICES: dict[str, Callable[[View, Message, Message], int]] = {
    "house": lambda view, move, _: view["houses"][int(move.named()["house"]) - 1],
    "square": lambda view, move, _: view["square"],
    "option-b": lambda view, move, question: view["option_b"][str(question.named()["location"])],
}


def test_things_cost_what_the_view_says() -> None:
    """G4.1, G5.1, G6.1, G7.1, G8.1, G9.3: in servants, of whom the double one would count for two."""
    compared = set()
    for setup, position, move in decisions("gugong"):
        message, question = setup.game.moves.messages[move], position.question()
        kind = message.kind.name
        view = position.view(position.player)
        if kind not in PRICES or view["players"][position.player]["double"] == "pool":
            continue
        costs = view["costs"][position.player]
        after = position.clone()
        news = hear(after, move)
        due = after.player >= 0 and after.question().kind.name == "remove"  # asked, for tokens could be exchanged first
        first = [event for event in news if event.kind.name == "servants-removed"][:1]
        removed = int(after.question().named()["servants"]) if due else told(first, "servants-removed", "servants")
        assert PRICES[kind](costs, message, question) == removed
        compared.add((kind, question.named().get("location")))
    assert len(compared) >= 6


def test_decrees_cost_what_the_view_says() -> None:
    """G9.1, G9.3: one more for each other there, one fewer with the decree for it."""
    base = scene(3).decree("morning_ship", 1, 2).decree("cheap_decrees", 0)
    table = base.act("decrees")
    decrees, costs = table.view()["decrees"], table.view()["costs"]
    at = [decree["decree"] for decree in decrees].index("morning_ship")
    assert decrees[at] == {"decree": "morning_ship", "level": 1, "servants": [1, 2]}
    assert [cost["decrees"][at] for cost in costs] == [2, 2, 2]
    assert table.play("decree morning_ship").family(0).pool == 6 - 2 - 1


def test_what_matches_is_told_by_value() -> None:
    """G12.1"""
    table = scene(2).seat(0, hand="9-none 1-palace").turn()
    assert (table.view()["dice"], table.view()["matches"]) == ([1, 4, 7], {"1": 1, "4": 1, "7": 1})


def told(news: list[Message], kind: str, field: str) -> int:
    """The sum of a number in all events of a kind."""
    return sum(int(event.named()[field]) for event in news if event.kind.name == kind)
