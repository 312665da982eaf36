"""What worker processes are asked, and how they answer. Each question is one struct, and nothing else crosses over.

A worker never gets the true position of a running game: it is dealt anew from what the asking seat may know.
"""

import secrets
from typing import Any, Final

from msgspec import Struct

from yamen.bots import new_bot
from yamen.bots import review as bots_review
from yamen.bots.explain import Analysis, Budget, explain
from yamen.bots.observation import Observation
from yamen.engine.agenda import Position
from yamen.engine.game import Setup
from yamen.engine.rng import Rng
from yamen.engine.session import Game
from yamen.games import find_game

HINTED: Final = 3
"""How many moves a hint has."""


class GameSetup(Struct, frozen=True):
    """A game chosen, its options settled."""

    game: str
    players: int
    options: dict[str, Any]
    content: str | None
    """The text of the content, where it isn't the game's own."""
    rules: int
    """The version of the rules it is played by."""

    @classmethod
    def of(cls, setup: Setup, content: str | None) -> "GameSetup":
        return cls(setup.game.name, setup.players, dict(setup.options), content, setup.rules)

    def setup(self) -> Setup:
        game = find_game(self.game)
        content = None if self.content is None else game.read_content(self.content, "the figures of the table")
        return Setup(game, self.players, self.options, content, self.rules)


class Known(Struct, frozen=True):
    """A position as a seat may know it."""

    setup: GameSetup
    position: dict[str, Any]
    seat: int

    @classmethod
    def to(cls, seat: int, setup: Setup, position: Position, content: str | None) -> "Known":
        dealt = position.determinise(seat, Rng(secrets.randbits(60)))
        return cls(GameSetup.of(setup, content), setup.position_to_json(dealt), seat)

    def observation(self) -> Observation:
        return Observation(self.setup.setup().position_from_json(self.position), self.seat)


class ChooseMove(Struct, frozen=True):
    """Which move a bot makes."""

    known: Known
    bot: str
    seed: int

    def run(self) -> int:
        bot = new_bot(self.bot, self.known.setup.game, self.seed, self.known.setup.players)
        return int(bot.choose(self.known.observation()))


class GiveHint(Struct, frozen=True):
    """What a seat may expect of its best moves."""

    known: Known
    seed: int
    budget: Budget

    def run(self) -> Analysis:
        return explain(self.known.observation(), self.known.setup.game, self.seed, self.budget, HINTED)


class ReviewDecisions(Struct, frozen=True):
    """What might have been expected at some decisions of a game that is over."""

    setup: GameSetup
    moves: list[tuple[int, int]]
    decisions: list[int]
    seed: int
    budget: Budget

    def run(self) -> list[bots_review.AnalysedDecision]:
        game = Game(self.setup.setup())
        game.moves = self.moves
        return list(bots_review.analyse(game, self.decisions, self.seed, self.budget))
