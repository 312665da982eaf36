"""The tasks of the guided first games can be solved by real moves, whatever was done before they are given.

When a task is given and when it is solved is written here once more, in the words of the rules.
"""

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from yamen import Setup, find_game
from yamen.bots import new_bot
from yamen.bots.observation import Observation
from yamen.engine.game import Game
from yamen.engine.messages import Message
from yamen.server.tables.moves import roll_chance

CLIENT: Final = Path(__file__).parent.parent / "client/src/games"
GAMES: Final = 15
"""How many guided games are begun in different ways."""
Events = list[dict[str, Any]]
HELPS: Final = {
    "tribute": "tax_collector",
    "drought": "farmer",
    "contagion": "healer",
    "mongols": "warrior",
    "festival": "pyrotechnist",
}


def begun(name: str) -> Game:
    """A guided game as the server deals it."""
    deal = re.search(r"^  deal: (\d+),$", (CLIENT / name / "guide.ts").read_text(), re.MULTILINE)
    assert deal, f"The guide of {name} has no deal."
    game = Game(Setup(find_game(name), 2, {}), None, ["Ania", "Bot"])
    roll_chance(game, [], random.Random(int(deal[1])))
    return game


def guided(name: str, over: Callable[[Any], bool], seed: int) -> Iterator[Game]:
    """A guided game at each decision of the first player, who decides at random against the guide's bot."""
    game, dice, bot = begun(name), random.Random(seed), new_bot("beginner", name, seed, 2)
    while not over(game.view(0)):
        if game.player == 0:
            yield game
            game.play(dice.choice(game.legal_moves()))
        else:
            game.play(bot.choose(Observation(game.position, 1)))
        roll_chance(game, [], dice)


def solvable(game: Game, solved: Callable[[Events], bool], events: Events | None = None) -> bool:
    """Whether a sequence of the player's own moves, up to the end of the turn, solves a task."""
    events = events or []
    if solved(events):
        return True
    if game.player != 0:
        return False
    return any(solvable(after, solved, events + told(news)) for after, news in map(game.after, game.legal_moves()))


def told(news: list[Message]) -> Events:
    return [message.to_json() for message in news]


def did(events: Events, *kinds: str) -> bool:
    return any(event["kind"] in kinds and event.get("player") == 0 for event in events)


def value(gift: str) -> int:
    return int(gift.split("-")[0])


def moved_without_servants(events: Events) -> bool:
    return did(events, "envoy-moved", "palace-reached") and not did(events, "servants-removed", "double-removed")


def test_the_first_deal_of_gugong_lets_the_player_begin_with_free_exchanges() -> None:
    game = begun("gugong")
    view = game.view(0)
    hand, board = view["cards"][0]["hand"]["cards"], view["board"]
    assert (game.player, view["day"]) == (0, 1)
    assert max(map(value, hand)) > value(board[4])  # at the palace
    assert max(map(value, hand)) > value(board[0])  # on the map
    assert len({value(gift) for gift in board} & set(view["dice"])) > 1


@pytest.mark.parametrize("seed", range(GAMES))
def test_the_tasks_of_gugong_can_be_solved_when_they_are_given(seed: int) -> None:
    given = 0
    for game in guided("gugong", lambda view: bool(view["day"] > 1), seed):
        if game.question().kind.name != "exchange":
            continue
        view = game.view(0)
        hand, own = view["cards"][0]["hand"]["cards"], view["players"][0]

        def free(location: int, hand: list[str] = hand, board: list[str] = view["board"]) -> bool:
            return any(value(card) > value(board[location]) for card in hand)

        if len(hand) > 1 or free(4):
            assert solvable(game, moved_without_servants)
            given += 1
        if len(hand) > 1 or free(0) or own["pool"] > 1:
            assert solvable(game, lambda events: did(events, "travelled"))
        if any(value(gift) in view["dice"] for gift in view["board"]):
            dice = view["dice"]
            taken = lambda events, dice=dice: any(  # noqa: E731
                event["kind"] == "exchanged" and value(event["taken"]) in dice for event in events
            )
            assert solvable(game, taken)
    assert given > 1  # the first exchange belongs to another task


def test_the_deal_of_dragon_brings_trouble_that_one_can_prepare_for() -> None:
    game = begun("dragon")
    assert game.player == 0
    assert game.view(0)["events"][:5] == ["peace", "peace", "drought", "tribute", "contagion"]


@pytest.mark.parametrize("seed", range(GAMES))
def test_the_tasks_of_dragon_can_be_solved_when_they_are_given(seed: int) -> None:
    given: set[tuple[int, str]] = set()
    for game in guided("dragon", lambda view: bool(view["month"] > 2), seed):
        view, kind = game.view(0), game.question().kind.name
        if kind == "draft" and not given:
            assert solvable(game, lambda events: sum(event.get("steps", 0) for event in events) >= 8)
        elif kind == "act" and view["month"] == 1:
            assert solvable(game, lambda events: did(events, "action-taken") and not did(events, "fee-paid"))
        elif kind == "act" and "do harvest" in game.legal_texts():
            assert solvable(game, lambda events: any(event.get("action") == "harvest" for event in events))
        elif kind == "play-card":
            court = {
                person.removeprefix("young_").removeprefix("old_")
                for palace in view["players"][0]["palaces"]
                for person in palace["persons"]
            }
            type_ = next(HELPS[event] for event in view["events"] if event in HELPS and HELPS[event] not in court)
            takes = lambda events, type_=type_: any(  # noqa: E731
                event["kind"] == "taken-in" and event["person"].endswith(type_) for event in events
            )
            assert solvable(game, takes)
        given.add((view["month"], kind))
    assert {(0, "draft"), (1, "act"), (1, "play-card"), (2, "act"), (2, "play-card")} <= given
