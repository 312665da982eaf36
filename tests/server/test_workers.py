"""Bots at tables: honest, in processes of their own, and never the end of a game."""

import asyncio
import logging
import os
import random
import signal
import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House, bot
from tests.server.patience import till
from yamen import GAMES, Setup, new_game
from yamen.bots.fair_queue import FairQueue, Job, Payer
from yamen.bots.observation import Observation
from yamen.bots.search_bot import SearchBot
from yamen.bots.workers import PoolClosed
from yamen.engine.rng import Rng
from yamen.server.errors import Conflict
from yamen.server.play import bots
from yamen.server.workers import tasks
from yamen.server.workers.pool import ADVICE, BOTS, REVIEWS, AsyncWorkerPool
from yamen.server.workers.tasks import ChooseMove, GameSetup, KnownPosition

PAYER = Payer("Ania", "table")


def test_bots_come_before_advice_and_that_before_reviews_and_half_of_the_processes_are_kept_for_bots() -> None:
    queue, task = FairQueue(4), ChooseMove.of("", KnownPosition(GameSetup("tea", 2, {}, None, 1), {}, 0), "random", 1)
    for lane in (REVIEWS, ADVICE, BOTS):
        for person in "ab":
            queue.push(Job(task, Payer(f"{lane.rank}{person}"), lane))
    taken = [queue.take(lambda _: True) for _ in range(5)]
    assert ADVICE != REVIEWS
    assert [found and found.lane for found in taken] == [BOTS, BOTS, ADVICE, ADVICE, None]
    for found in taken[:2]:
        assert found is not None
        queue.done(found)
    assert queue.take(lambda _: True) is None, "reviews wait, though two processes have nothing to do"


class Bad:
    """Bots as nobody should write them. They count how often they were made, by files."""

    def __init__(self) -> None:
        Path(os.environ["MADE"], str(time.monotonic_ns())).touch()

    def choose(self, observation: Observation) -> object:
        raise NotImplementedError


class Crashing(Bad):
    def choose(self, observation: Observation) -> object:
        os.kill(os.getpid(), signal.SIGKILL)
        return 0


class Stumbling(Bad):
    def choose(self, observation: Observation) -> object:
        raise ValueError("the bot stumbled")


class Cheating(Bad):
    def choose(self, observation: Observation) -> object:
        return 10**6


class Hanging(Bad):
    def choose(self, observation: Observation) -> object:
        signal.pause()
        return 0


@pytest.mark.parametrize(
    ("bot", "made", "log"),
    [
        (Crashing, 2, ["WARNING", "WARNING", "ERROR"]),
        (Stumbling, 1, ["WARNING", "WARNING", "ERROR"]),  # its process keeps it, as it does any other
        (Cheating, 1, ["WARNING", "WARNING", "ERROR"]),
        (Hanging, None, ["WARNING", "ERROR"]),  # nobody waits for that again
    ],
)
async def test_a_bot_that_fails_makes_a_legal_move_and_the_log_says_so(
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    tmp_path: Path,
    bot: type[Bad],
    made: int | None,
    log: list[str],
) -> None:
    monkeypatch.setenv("MADE", str(tmp_path))
    game = new_game("dragon", 2, seed=1)
    workers = AsyncWorkerPool(1, seconds=0.5 if bot is Hanging else 60)
    known = KnownPosition.to(game.player, game.setup, game.position, None)
    with caplog.at_level(logging.WARNING):
        move = await workers.choose_move(PAYER, known, f"{__name__}:{bot.__name__}", game.legal_moves())
    assert move in game.legal_moves()
    assert [record.levelname for record in caplog.records] == log
    assert made in (None, len(list(tmp_path.iterdir())))
    caplog.clear()
    assert await workers.choose_move(PAYER, known, "greedy", game.legal_moves()) in game.legal_moves()
    assert caplog.records == []
    workers.close()


async def test_a_server_that_ends_makes_no_move_for_a_bot(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("MADE", str(tmp_path))
    game = new_game("dragon", 2, seed=1)
    workers = AsyncWorkerPool(1)
    known = KnownPosition.to(game.player, game.setup, game.position, None)
    choosing = asyncio.create_task(workers.choose_move(PAYER, known, f"{__name__}:Hanging", game.legal_moves()))
    await till(lambda: list(tmp_path.iterdir()))
    workers.close()
    with pytest.raises(PoolClosed):
        await choosing


async def test_what_fails_at_a_table_is_tried_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ania = await house.guest("Ania")
    table = await house.table(ania, bot("random"), bot("random"))
    monkeypatch.setattr(bots, "LONGEST_PAUSE", 0.01)
    commit, failures = house.moves.commit, iter([OSError("no room"), Conflict("elsewhere"), asyncio.CancelledError()])

    async def fail_first(*arguments: Any, **more: Any) -> None:
        if table.number > 20 and (failure := next(failures, None)) is not None:
            raise failure
        await commit(*arguments, **more)

    monkeypatch.setattr(house.moves, "commit", fail_first)
    await house.play.start(table.id, ania)
    await till(lambda: table.stage == "over")


async def test_while_many_wait_bots_think_shorter(house: House) -> None:
    """All the same bots play, only quicker: at 40 tables on one process, each with 1.8 s a move, a turn lasts 72 s."""
    ania, emre = await house.guest("Ania"), await house.guest("Emre")
    tables = []
    for _ in range(40):
        tables.append(await house.table(ania, bot("master"), bot("master")))
        await house.play.start(tables[-1].id, ania)
    queue = house.workers.pool.queue
    await till(lambda: len(queue) >= 30)
    assert queue.share_of(ania.id) < 0.4
    assert queue.share_of(emre.id) == 1.0
    numbers = [table.number for table in tables]
    began = time.monotonic()
    await till(lambda: all(table.number > number for table, number in zip(tables, numbers, strict=True)))
    assert time.monotonic() - began < 40 * 1.8


async def test_a_killed_worker_is_replaced_and_the_game_goes_on(house: House) -> None:
    ania = await house.guest("Ania")
    table = await house.table(ania, bot("random"), bot("random"))
    await house.play.start(table.id, ania)
    await till(lambda: table.number >= 40)
    process = house.workers.pool.workers[0].process
    assert process is not None
    process.kill()
    await house.wait_for_bots(table)
    assert table.stage == "over"


def test_a_bot_stays_at_its_seat_until_others_need_its_place() -> None:
    game = new_game("dragon", 2, seed=1)
    known = KnownPosition.to(game.player, game.setup, game.position, None)
    tasks.CACHED_BOTS.clear()
    for level in ("strong@5", "strong@5", "greedy"):
        before = tasks.CACHED_BOTS.get("here:0")
        assert ChooseMove.of("here:0", known, level, 1).run() in game.legal_moves()
        assert (tasks.CACHED_BOTS["here:0"] is before) == (before is not None and before.level == level)
    bot = tasks.CACHED_BOTS["here:0"].bot
    for at in range(tasks.MAX_CACHED):
        assert tasks.CACHED_BOTS["here:0"].bot is bot
        ChooseMove.of(f"there:{at}", known, "random", 1).run()
    assert len(tasks.CACHED_BOTS) == tasks.MAX_CACHED
    assert "here:0" not in tasks.CACHED_BOTS


def test_a_bot_thinks_as_long_as_there_is_time_for() -> None:
    game = new_game("dragon", 2, seed=1)
    known = KnownPosition.to(game.player, game.setup, game.position, None)
    for level, seconds in (("greedy", 0.0), ("strong", 0.45), ("my_module:MyBot", 0.0)):
        assert ChooseMove.of("here:0", known, level, 1).seconds == seconds
    tasks.CACHED_BOTS.clear()
    task = ChooseMove.of("here:0", known, "strong@400", 1)
    counts = []
    for share in (1.0, 0.1, 1.0):
        task.shortened(share).run()
        seated = tasks.CACHED_BOTS["here:0"].bot
        assert isinstance(seated, SearchBot)
        counts.append(seated.search.config.simulations)
    assert counts == [400, 40, 400]


@pytest.mark.parametrize("name", list(GAMES))
def test_what_a_bot_gets_looks_the_same_and_allows_the_same(name: str) -> None:
    game = new_game(name, 3, seed=7)
    setup: Setup = game.setup
    rng, dice = Rng(7), random.Random(7)
    while not game.is_over:
        seat = game.player
        known = setup.position_from_json(setup.position_to_json(game.position.determinise(seat, rng)))
        assert known.view(seat) == game.view(seat)
        assert known.legal == game.legal_moves()
        game.play(dice.choice(game.legal_moves()))
