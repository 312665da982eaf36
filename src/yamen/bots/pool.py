"""Thinking on several cores: each process thinks by itself, and their votes are added up."""

from typing import NamedTuple, final

from yamen.bots.bot import Bot
from yamen.bots.levels import BOTS, level_of, new_bot
from yamen.bots.observation import Observation
from yamen.bots.simulate import SEEDS
from yamen.bots.thinking import ThinkingBot
from yamen.bots.workers import WorkerPool
from yamen.engine.definition import Setup
from yamen.engine.errors import BadOption
from yamen.engine.position import Position
from yamen.engine.rng import Rng


@final
class PooledBot(Bot):
    """A bot that thinks ahead in several processes at once, in the same time. `close` ends them.

    A process gets a position dealt anew from what the seat may know, never the true one.
    """

    def __init__(self, setup: Setup, name: str, seed: int, processes: int) -> None:
        level, _ = level_of(name)
        if level.simulations == 0:
            thinkers = [each for each in BOTS if level_of(each)[0].simulations > 0]
            raise BadOption(f"The bot '{name}' doesn't think ahead; choose one of: {', '.join(thinkers)}.")
        self.setup = setup
        self.name = name
        self.rng = Rng(seed)
        self.processes = processes
        self.pool = WorkerPool(processes)

    def choose(self, observation: Observation) -> int:
        known = observation.deal(self.rng)
        known.setup = self.setup
        tasks = [Vote(known, observation.viewer, self.name, self.rng.below(SEEDS)) for _ in range(self.processes)]
        together: dict[int, float] = {}
        for votes in self.pool.map(tasks):
            for move, count in votes.items():
                together[move] = together.get(move, 0.0) + count
        choice = observation.legal[0]
        for move in observation.legal:
            if together.get(move, 0.0) > together.get(choice, 0.0):
                choice = move
        return choice

    def close(self) -> None:
        self.pool.close()


class Vote(NamedTuple):
    """What a worker process votes for, in a position as the seat knows it."""

    known: Position
    viewer: int
    name: str
    seed: int

    def run(self) -> dict[int, float]:
        bot = new_bot(self.name, self.known.setup.game.name, self.seed, self.known.setup.players)
        assert isinstance(bot, ThinkingBot)
        return bot.votes(Observation(self.known, self.viewer))
