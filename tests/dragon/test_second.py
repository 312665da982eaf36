"""The engine and the plain second implementation play the same games, move by move."""

import random
from fractions import Fraction
from typing import Any, NamedTuple

import pytest

import yamen
from tests.dragon import second
from yamen.games.dragon.moves import MOVES
from yamen.games.dragon.setup import new_position

GAMES = 208
"""How many games they play: twice every mix of players, wall and super event."""
NUMBERS = [
    pytest.param(number, marks=() if yamen.COMPILED or number % 7 == 0 else pytest.mark.nightly)
    for number in range(GAMES)
]
"""For a change every seventh is played uncompiled."""

CHANCE = -1
OVER = -2
SUPER_EVENTS = ["none", "random", "chosen", *second.SUPER_EVENTS]


class Options(NamedTuple):
    """The options of one game."""

    players: int
    great_wall: bool
    super_event: str
    large_privilege_price: int
    super_event_hidden: bool
    random_tiles: bool
    closed_hands: bool


def options_of(number: int) -> Options:
    """Spread the options evenly over the games."""
    rest, players = divmod(number, 4)
    rest, wall = divmod(rest, 2)
    super_event = SUPER_EVENTS[rest % len(SUPER_EVENTS)]
    rounds = rest // len(SUPER_EVENTS)
    hidden = super_event == "random" and rounds == 1
    return Options(
        players + 2, wall == 1, super_event, 7 if number % 3 else 6, hidden, wall == rounds == 1, rounds == 1
    )


class Taste:
    """Chooses moves at random: in every other game all alike, in the rest some texts far more often."""

    def __init__(self, number: int) -> None:
        self.rng = random.Random(number)
        self.even = self.rng.random() < 0.5
        self.weights: dict[str, float] = {}

    def choose(self, texts: list[str]) -> str:
        for text in texts:
            self.weights.setdefault(text, 1.0 if self.even else 10 ** self.rng.uniform(0, 2))
        return self.rng.choices(texts, [self.weights[text] for text in texts])[0]


def summary_of(position: Any, closed: bool) -> dict[str, Any]:
    """What the engine shows to all, and of closed hands to their holders, in the form of `second.Game.summary`."""
    view = position.view(-1)
    hands = [position.view(seat)["hand"] if closed else player["cards"] for seat, player in enumerate(view["players"])]
    return {
        "month": view["month"],
        "order": list(view["order"]),
        "players": [
            {
                "yuan": player["yuan"],
                "rice": player["rice"],
                "fireworks": player["fireworks"],
                "small": player["privileges"]["small"],
                "large": player["privileges"]["large"],
                "points": player["points"],
                "steps": player["steps"],
                "cards": sorted(hand),
                "played": sorted(player["played"]),
                "palaces": [[palace["floors"], sorted(palace["persons"])] for palace in player["palaces"]],
                "wall_tiles": sorted(player["wall_tiles"]),
            }
            for hand, player in zip(hands, view["players"], strict=True)
        ],
        "supply": dict(view["supply"]),
        "wall": list(view["wall"]),
        "events": list(view["events"]),
        "super_event": view["super_event"],
    }


def shares(texts: list[str], weights: list[int]) -> dict[str, Fraction]:
    """How likely each text is."""
    return {text: Fraction(weight, sum(weights)) for text, weight in zip(texts, weights, strict=True)}


@pytest.mark.parametrize("number", NUMBERS, ids=lambda number: "-".join(map(str, options_of(number))))
def test_the_engine_and_the_second_implementation_agree_after_every_move(number: int) -> None:
    """D1 D2 D3 D4 D5 D6 D7 D8 D9: who decides, the moves, their odds, what is seen, scores and ranking."""
    options = options_of(number)
    taste = Taste(number)
    position = new_position(
        options.players,
        {
            "great_wall": options.great_wall,
            "super_event": options.super_event,
            "large_privilege_price": options.large_privilege_price,
            "super_event_hidden": options.super_event_hidden,
            "wall_tile": "random" if options.random_tiles else "chosen",
            "hands": "closed" if options.closed_hands else "open",
        },
    )
    game = second.Game(*options)
    run = game.run()
    ask = next(run, None)
    played: list[str] = []
    while ask is not None:
        texts = [MOVES.text(move) for move in position.legal]
        assert position.player == ask.player, played
        assert sorted(texts) == sorted(ask.moves), played
        assert summary_of(position, options.closed_hands) == game.summary(), played
        if ask.player == CHANCE:
            assert shares(texts, position.odds()) == shares(ask.moves, ask.weights), played
        text = taste.choose(texts)
        played.append(text)
        position.play(MOVES.parse(text))
        try:
            ask = run.send(text)
        except StopIteration:
            ask = None
    assert position.player == OVER, played
    assert summary_of(position, options.closed_hands) == game.summary(), played
    assert list(position.scores) == [player.points for player in game.players], played
    assert list(position.ranking) == game.ranking, played


def test_the_games_cover_every_number_of_players_with_every_expansion() -> None:
    """D9.12: all mixes of players, wall and super event occur, and both prices of D3.11."""
    games = [options_of(number) for number in range(GAMES)]
    mixes = {(game.players, game.great_wall, game.super_event) for game in games}
    assert len(mixes) == 4 * 2 * len(SUPER_EVENTS)
    assert {game.large_privilege_price for game in games} == {6, 7}
