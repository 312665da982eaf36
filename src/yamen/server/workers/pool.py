"""Bots think in processes of their own, never where people wait.

A process gets a position dealt anew from what the bot's seat may know: the true one never leaves the server.
"""

import asyncio
import logging
import multiprocessing
import os
import random
import secrets
import signal
import threading
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any, Final

from yamen.bots import new_bot
from yamen.bots.observation import Observation
from yamen.engine.agenda import Position
from yamen.engine.game import Setup
from yamen.engine.rng import Rng
from yamen.games import find_game
from yamen.server.metrics import BOT_FAILURES, THINKING

LOG: Final = logging.getLogger("yamen.bots")
SECONDS: Final = 60.0
"""How long a bot may think before it counts as failed."""
ATTEMPTS: Final = 2


class Workers:
    """The pool of processes; it is started when the first bot has to think."""

    def __init__(self, processes: int = max(1, (os.cpu_count() or 2) - 1), seconds: float = SECONDS) -> None:
        self.processes = processes
        self.seconds = seconds
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, setup: Setup, position: Position, seat: int, bot: str, figures: str | None = None) -> int:
        """A legal move for the seat: the bot's, or any at all if the bot fails twice."""
        dealt = position.determinise(seat, Rng(secrets.randbits(60)))
        known = setup.position_to_json(dealt)
        for attempt in range(1, ATTEMPTS + 1):
            try:
                with THINKING.labels(bot).time():
                    move = await self._ask(setup, known, seat, bot, figures)
                if move in position.legal:
                    return move
                LOG.warning("The bot %s chose %s, which is not legal (attempt %s).", bot, move, attempt)
            except Exception as error:
                LOG.warning("The bot %s failed (attempt %s): %r", bot, attempt, error)
                if isinstance(error, (BrokenExecutor, TimeoutError)):
                    self.close()
        BOT_FAILURES.labels(bot).inc()
        LOG.error("The bot %s failed %s times; seat %s makes any legal move.", bot, ATTEMPTS, seat + 1)
        return random.SystemRandom().choice(position.legal)

    async def _ask(self, setup: Setup, known: dict[str, Any], seat: int, bot: str, figures: str | None) -> int:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.processes, context, _begin)
        job = (setup.game.name, setup.players, setup.options, known, seat, bot, secrets.randbits(60), figures)
        thought = asyncio.get_running_loop().run_in_executor(self._pool, think, *job)
        return await asyncio.wait_for(thought, self.seconds)

    def close(self) -> None:
        """End the processes, whatever they think about."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=True, cancel_futures=True)


def think(
    game: str,
    players: int,
    options: dict[str, Any],
    known: dict[str, Any],
    seat: int,
    bot: str,
    seed: int,
    figures: str | None,
) -> int:
    """What a worker does: one choice. The figures are given where they aren't the game's own."""
    type_ = find_game(game)
    content = None if figures is None else type_.read_content(figures, "the figures of the table")
    setup = Setup(type_, players, options, content)
    return int(new_bot(bot, game, seed, setup.players).choose(Observation(setup.position_from_json(known), seat)))


def _begin() -> None:
    """A worker leaves the signals of the terminal to the server, and doesn't outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)
