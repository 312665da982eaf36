"""The gate: sequential tests of a new network against the shipped bot, with equal time."""

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
"""The probability of an error of either kind."""
BETTER: Final = 0.05
"""How much more than its fair share a bot must win to count as better."""


class Sprt:
    """Wald's sequential probability ratio test of whether a bot wins more than its fair share of games."""

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
        """The log-likelihood ratio of the games: a better bot against an equal one."""
        return self.wins * self._win + (self.games - self.wins) * self._loss

    @property
    def verdict(self) -> bool | None:
        """Whether it is better; None while the test is undecided."""
        bound = log((1 - ERROR) / ERROR)
        return None if abs(self.ratio) < bound else self.ratio > 0


class GateGame(NamedTuple):
    """A game of a network in one seat against the shipped bot in all others, with equal time."""

    game: str
    players: int
    number: int
    """Says the seat and the deal: each deal is played from each seat."""
    seed: int
    seconds: float
    """The time for a move."""
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
    """The result of a network with one number of players."""

    players: int
    wins: int
    games: int
    better: bool | None


def trial(players: int, games: Iterator[bool], most: int, progress: Callable[[Trial], None]) -> Trial:
    """Count the network's wins until the test is decided, or `most` games have been played."""
    test = Sprt(1 / players)
    for won in games:
        test.add(won)
        found = Trial(players, test.wins, test.games, test.verdict)
        progress(found)
        if found.better is not None or found.games >= most:
            return found
    raise ValueError("the games came to an end")
