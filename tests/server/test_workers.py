"""Bots at tables: honest, in processes of their own, and never the end of a game."""

import logging
import os
import random
import signal

import pytest

from tests.server.house import House, bot
from tests.server.patience import till
from yamen import GAMES, Setup, new_game
from yamen.engine.rng import Rng
from yamen.server.workers import pool as workers
from yamen.server.workers.pool import WorkerPool


def crash(*_: object) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def stumble(*_: object) -> int:
    raise ValueError("the bot stumbled")


def cheat(*_: object) -> int:
    return 10**6


def dream(*_: object) -> int:
    signal.pause()
    return 0


@pytest.mark.parametrize("failure", [crash, stumble, cheat, dream])
async def test_a_bot_that_fails_twice_makes_a_legal_move_and_the_log_says_so(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, failure: object
) -> None:
    game = new_game("dragon", 2, seed=1)
    pool = WorkerPool(1, seconds=2 if failure is dream else 60)
    monkeypatch.setattr(workers, "run_task", failure)
    with caplog.at_level(logging.WARNING):
        move = await pool.choose_move(game.setup, game.position, game.player, "greedy")
    assert move in game.legal_moves()
    assert [record.levelname for record in caplog.records] == ["WARNING", "WARNING", "ERROR"]
    monkeypatch.undo()
    caplog.clear()
    assert await pool.choose_move(game.setup, game.position, game.player, "greedy") in game.legal_moves()
    assert caplog.records == []
    pool.close()


async def test_a_killed_worker_is_replaced_and_the_game_goes_on(house: House) -> None:
    ania = await house.guest("Ania")
    table = await house.table(ania, bot("random"), bot("random"))
    await house.play.start(table.id, ania)
    await till(lambda: table.number >= 40)
    pool = house.bots.pool._executor
    assert pool is not None
    for process in pool._processes.values():
        process.kill()
    await house.wait_for_bots(table)
    assert table.stage == "over"


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
