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
from yamen.server.workers import tasks
from yamen.server.workers.pool import WorkerPool
from yamen.server.workers.tasks import ChooseMove, Known


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
    known = Known.to(game.player, game.setup, game.position, None)
    monkeypatch.setattr(workers, "run_task", failure)
    with caplog.at_level(logging.WARNING):
        move = await pool.choose_move("table", known, "greedy", game.legal_moves())
    assert move in game.legal_moves()
    assert [record.levelname for record in caplog.records] == ["WARNING", "WARNING", "ERROR"]
    monkeypatch.undo()
    caplog.clear()
    assert await pool.choose_move("table", known, "greedy", game.legal_moves()) in game.legal_moves()
    assert caplog.records == []
    pool.close()


async def test_a_killed_worker_is_replaced_and_the_game_goes_on(house: House) -> None:
    ania = await house.guest("Ania")
    table = await house.table(ania, bot("random"), bot("random"))
    await house.play.start(table.id, ania)
    await till(lambda: table.number >= 40)
    process = house.bots.pool.workers[0].process
    assert process is not None
    process.kill()
    await house.wait_for_bots(table)
    assert table.stage == "over"


def test_a_bot_stays_at_its_seat_until_others_need_its_place() -> None:
    game = new_game("dragon", 2, seed=1)
    known = Known.to(game.player, game.setup, game.position, None)
    tasks.SEATED.clear()
    for level in ("strong@5", "strong@5", "greedy"):
        before = tasks.SEATED.get("here:0")
        assert ChooseMove("here:0", known, level, 1).run() in game.legal_moves()
        assert (tasks.SEATED["here:0"] is before) == (before is not None and before.level == level)
    bot = tasks.SEATED["here:0"].bot
    for at in range(tasks.MAX_SEATED):
        assert tasks.SEATED["here:0"].bot is bot
        ChooseMove(f"there:{at}", known, "random", 1).run()
    assert len(tasks.SEATED) == tasks.MAX_SEATED
    assert "here:0" not in tasks.SEATED


def test_a_bot_is_asked_where_it_sits_unless_another_process_has_less_to_do() -> None:
    pool = WorkerPool(2)
    one, other = pool.workers
    one.pending = 1
    assert pool._worker("here:0") is other
    one.pending = 0
    assert pool._worker("here:0") is other
    other.pending = 2
    assert pool._worker("here:0") is one
    assert pool._worker() is one


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
