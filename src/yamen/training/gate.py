"""The gate: sequential tests of a new network against the bot that is shipped, at equal time."""

from collections.abc import Callable, Iterator
from math import log
from typing import Final, NamedTuple

from yamen.bots.bot import Bot
from yamen.bots.levels import search_config, thinking_bot
from yamen.bots.observation import Observation
from yamen.bots.search import UNLIMITED
from yamen.bots.search_bot import SearchBot
from yamen.bots.simulate import SEEDS, seed_of
from yamen.engine.definition import Setup
from yamen.engine.rng import Rng
from yamen.engine.tasks import CHANCE, NOBODY
from yamen.games import find_game
from yamen.training.generation import model_of

ERROR: Final = 0.05
"""How often a test may err to either side."""
BETTER: Final = 0.05
"""What a bot must win beyond its fair share to be called better."""


class Sprt:
    """Wald's sequential probability ratio test, of whether a bot wins more than its fair share of games."""

    def __init__(self, fair: float, better: float = BETTER) -> None:
        self.wins = 0
        self.games = 0
        self._win = log((fair + better) / fair)
        self._loss = log((1 - fair - better) / (1 - fair))

    def add(self, won: bool) -> None:
        self.wins += won
        self.games += 1

    @property
    def ratio(self) -> float:
        """The logarithm of how much likelier the games are if the bot is better than if it is not."""
        return self.wins * self._win + (self.games - self.wins) * self._loss

    @property
    def verdict(self) -> bool | None:
        """Whether it is better; None while that isn't decided."""
        bound = log((1 - ERROR) / ERROR)
        return None if abs(self.ratio) < bound else self.ratio > 0


class GateGame(NamedTuple):
    """A game in which a network has one seat, and the shipped bot, with as much time, the others."""

    game: str
    players: int
    number: int
    """Every deal is played from every seat."""
    seed: int
    seconds: float
    """For a move."""
    networks: tuple[bytes, ...]

    def run(self) -> bool:
        """Whether the network has won."""
        definition = find_game(self.game)
        seat, deal = self.number % self.players, self.number // self.players
        chance = Rng(seed_of(self.seed, deal))
        seeds = Rng(seed_of(self.seed + 1, self.number))
        config = search_config(self.game, UNLIMITED, self.seconds)
        network = SearchBot(model_of(definition, self.networks[0]), config, seeds.below(SEEDS))
        bots: list[Bot] = [
            network if at == seat else thinking_bot(self.game, seeds.below(SEEDS), UNLIMITED, self.seconds)
            for at in range(self.players)
        ]
        s = Setup(definition, self.players).position()
        while s.player != NOBODY:
            s.play(s.roll(chance) if s.player == CHANCE else bots[s.player].choose(Observation(s, s.player)))
        return s.winner == seat


class Trial(NamedTuple):
    """How a network did at tables of so many."""

    players: int
    wins: int
    games: int
    better: bool | None


def trial(players: int, games: Iterator[bool], most: int, progress: Callable[[Trial], None]) -> Trial:
    """Count games, in which one seat is the network's and the others are the shipped bot's, until it is decided or
    there have been enough."""
    test = Sprt(1 / players)
    for won in games:
        test.add(won)
        found = Trial(players, test.wins, test.games, test.verdict)
        progress(found)
        if found.better is not None or found.games >= most:
            return found
    raise ValueError("the games came to an end")
