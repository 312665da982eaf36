"""Thinking on several cores: each process thinks by itself, and their votes are added up."""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, final

from yamen.bots.bot import Bot
from yamen.bots.levels import BOTS, level_of, new_bot
from yamen.bots.mcts_bot import MCTSBot
from yamen.bots.observation import Observation
from yamen.bots.rollouts import RolloutBot
from yamen.bots.simulate import SEEDS
from yamen.engine.definition import Setup
from yamen.engine.errors import BadOption
from yamen.engine.rng import Rng
from yamen.games import find_game


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
        self.pool = ProcessPoolExecutor(processes, get_context("spawn"))

    def choose(self, observation: Observation) -> int:
        setup = self.setup
        known = setup.position_to_json(observation.deal(self.rng))
        job = (setup.game.name, setup.players, dict(setup.options), known, observation.viewer, self.name)
        futures = [self.pool.submit(vote, *job, self.rng.below(SEEDS)) for _ in range(self.processes)]
        together: dict[int, float] = {}
        for future in futures:
            for move, votes in future.result().items():
                together[move] = together.get(move, 0.0) + votes
        choice = observation.legal[0]
        for move in observation.legal:
            if together.get(move, 0.0) > together.get(choice, 0.0):
                choice = move
        return choice

    def close(self) -> None:
        self.pool.shutdown(cancel_futures=True)


def vote(
    game: str, players: int, options: dict[str, Any], known: dict[str, Any], viewer: int, name: str, seed: int
) -> dict[int, float]:
    """What a process does: think, and vote for moves."""
    setup = Setup(find_game(game), players, options)
    bot = new_bot(name, game, seed, players)
    assert isinstance(bot, MCTSBot | RolloutBot)
    return bot.votes(Observation(setup.position_from_json(known), viewer))
