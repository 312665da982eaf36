"""Tables of the tea house with the cards dealt as a test wants them."""

from typing import Any

from tests.engine import toy
from yamen import Game, Setup
from yamen.engine.tasks import CHANCE


def tea(players: int = 2, **options: Any) -> Setup:
    return Setup(toy.GAME, players, options)


def table(*hands: list[int], cups: int = 1) -> Game:
    """The hands are dealt and the first player is to move; chance is left to the test."""
    game = Game(tea(len(hands), hand=len(hands[0])))
    for card in [card for hand in hands for card in hand]:
        if game.player == CHANCE:  # a last card of the pile deals itself
            game.play(f"draw {card}")
    position_of(game).cups = [cups] * len(hands)
    game.position.advance()
    return game


def position_of(game: Game) -> toy.Tea:
    assert isinstance(game.position, toy.Tea)
    return game.position


def play(game: Game, *moves: str) -> None:
    for move in moves:
        game.play(move)
