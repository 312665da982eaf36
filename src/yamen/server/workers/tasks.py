"""The tasks of worker processes. Each is one struct, and nothing else crosses to the process.

A worker never gets the true position of a running game: it is dealt anew from what the asking seat may know.
"""

import secrets
from collections import OrderedDict
from typing import Any, Final, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from yamen.bots import Bot, level_of, new_bot
from yamen.bots import review as bots_review
from yamen.bots.clock import FOREVER
from yamen.bots.explain import Analysis, Budget, explain
from yamen.bots.observation import Observation
from yamen.bots.own import is_own
from yamen.engine.definition import Setup
from yamen.engine.game import Game
from yamen.engine.position import Position
from yamen.engine.rng import Rng
from yamen.games import find_game

HINTED: Final = 3
"""How many moves a hint has."""
MAX_CACHED: Final = 16
"""How many bots a process keeps: a search tree may take some megabytes."""


class GameSetup(Struct, frozen=True):
    """A `Setup`, as it crosses to a process."""

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


class KnownPosition(Struct, frozen=True):
    """A position as a seat may know it: everything hidden is dealt anew."""

    setup: GameSetup
    position: dict[str, Any]
    seat: int

    @classmethod
    def to(cls, seat: int, setup: Setup, position: Position, content: str | None) -> "KnownPosition":
        dealt = position.determinise(seat, Rng(secrets.randbits(60)))
        return cls(GameSetup.of(setup, content), setup.position_to_json(dealt), seat)

    def observation(self, setup: Setup | None = None) -> Observation:
        return Observation((setup or self.setup.setup()).position_from_json(self.position), self.seat)


class CachedBot(NamedTuple):
    """A bot at a table, which keeps its search tree and weights between its moves."""

    level: str
    chosen: GameSetup
    setup: Setup
    bot: Bot


CACHED_BOTS: Final[OrderedDict[str, CachedBot]] = OrderedDict()
"""The bots of this process by seat, the one used last at the end."""


class ChooseMove(Struct, frozen=True):
    """The move of the bot at a seat."""

    at: str
    """The table and the seat, by which a process knows its bots."""
    known: KnownPosition
    bot: str
    seed: int
    """The seed of a bot that is made for it."""
    seconds: float
    """The most that the bot thinks; 0 if it answers at once, or if that isn't known."""
    share: float = 1.0
    """The share of that time that it gets."""

    @classmethod
    def of(cls, at: str, known: KnownPosition, bot: str, seed: int) -> "ChooseMove":
        return cls(at, known, bot, seed, 0.0 if is_own(bot) else level_of(bot)[0].seconds)

    def shortened(self, share: float) -> "ChooseMove":
        return replace(self, share=share)

    def run(self) -> int:
        cached = self._cached()
        cached.bot.shorten(self.share)
        return int(cached.bot.choose(self.known.observation(cached.setup)))

    def _cached(self) -> CachedBot:
        chosen = self.known.setup
        found = CACHED_BOTS.pop(self.at, None)
        if found is None or (found.level, found.chosen) != (self.bot, chosen):
            found = CachedBot(
                self.bot, chosen, chosen.setup(), new_bot(self.bot, chosen.game, self.seed, chosen.players)
            )
        CACHED_BOTS[self.at] = found
        while len(CACHED_BOTS) > MAX_CACHED:
            CACHED_BOTS.popitem(last=False)
        return found


class GiveHint(Struct, frozen=True):
    """The analysis of the best moves of a seat."""

    known: KnownPosition
    seed: int
    budget: Budget

    @property
    def seconds(self) -> float:
        return self.budget.seconds if self.budget.seconds < FOREVER else 0.0

    def shortened(self, share: float) -> "GiveHint":
        return replace(self, budget=self.budget._replace(seconds=share * self.budget.seconds))

    def run(self) -> Analysis:
        return explain(self.known.observation(), self.known.setup.game, self.seed, self.budget, HINTED)


class ReviewDecisions(Struct, frozen=True):
    """The analysis of some decisions of a game that is over."""

    setup: GameSetup
    moves: list[tuple[int, int]]
    decisions: list[int]
    seed: int
    budget: Budget

    def run(self) -> list[bots_review.AnalysedDecision]:
        game = Game(self.setup.setup())
        game.moves = self.moves
        return list(bots_review.analyse(game, self.decisions, self.seed, self.budget))
