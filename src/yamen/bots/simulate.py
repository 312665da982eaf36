"""Many games between bots, counted."""

import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from mypy_extensions import i64

from yamen.bots import new_bot
from yamen.bots.bot import Bot
from yamen.bots.observation import Observation
from yamen.bots.own import name_of
from yamen.engine.definition import Setup
from yamen.engine.errors import BadOption
from yamen.engine.rng import Rng
from yamen.engine.tasks import CHANCE, NOBODY

SPREAD: Final = 0x5851F42D4C957F2D
SEEDS: Final = 1 << 30


class SeatResult(NamedTuple):
    bot: str
    wins: int
    mean_score: float


class SimulationResult(NamedTuple):
    games: int
    decisions: int
    """Choices of players."""
    moves: int
    """Choices of players and chance."""
    branching: float
    """How many legal moves a player had on average."""
    seconds: float
    seats: list[SeatResult]


def simulate(
    setup: Setup, bots: list[Any], games: int, seed: int, progress: Callable[[int], None] | None = None
) -> SimulationResult:
    """Let bots play whole games, a bot for each seat; `progress` is called with the number of games done.

    The seed and the number of a game decide everything in it.
    """
    if len(bots) != setup.players:
        raise BadOption(f"There are {setup.players} players but {len(bots)} bots; give one for each.")
    count = Count(setup.players)
    begin = time.perf_counter()
    for number in range(games):
        count.play(setup, bots, seed_of(seed, number))
        if progress is not None:
            progress(number + 1)
    seconds = time.perf_counter() - begin
    seats = [
        SeatResult(name_of(bots[seat]), count.wins[seat], mean(count.points[seat], games)) for seat in range(len(bots))
    ]
    branching = mean(count.choices, count.decisions)
    return SimulationResult(games, count.decisions, count.decisions + count.rolls, branching, seconds, seats)


def seed_of(seed: int, number: int) -> int:
    """The seed of one game: far apart for neighbouring seeds, so that no two simulations share games."""
    return seed * SPREAD + number


def mean(total: int, count: int) -> float:
    return total / count if count > 0 else 0.0


class Count:
    """What is counted over the games."""

    def __init__(self, players: int) -> None:
        self.decisions: i64 = 0
        self.choices: i64 = 0
        self.rolls: i64 = 0
        self.wins: list[int] = [0] * players
        self.points: list[int] = [0] * players

    def play(self, setup: Setup, names: list[Any], seed: int) -> None:
        """One game, from the first chance move to the last point."""
        rng = Rng(seed)
        bots: list[Bot] = [new_bot(name, setup.game.name, rng.below(SEEDS), setup.players) for name in names]
        s = setup.position()
        while s.player != NOBODY:
            if s.player == CHANCE:
                s.play(s.roll(rng))
                self.rolls += 1
            else:
                self.decisions += 1
                self.choices += len(s._legal)
                s.play(bots[s.player].choose(Observation(s, s.player)))
        scores = s.scores
        for seat in range(len(scores)):
            self.points[seat] += scores[seat]
        winner = s.winner
        if winner is not None:
            self.wins[winner] += 1
