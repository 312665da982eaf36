"""Rollouts, shown with a toy game that it knows nothing of, and with the real ones."""

import pytest

import yamen
from tests.bots.nim import Nim, NoIdea
from tests.bots.test_deadline import TICK, Slow, question
from yamen.bots import new_bot
from yamen.bots.clock import Clock
from yamen.bots.observation import Observation
from yamen.bots.rollouts import CANDIDATES, MARGIN, RolloutBot
from yamen.games import find_game

PLAYERS = 4
TO_END = PLAYERS + 40
"""The evaluations that may still be made once the time is up: one greedy choice, and the position for all."""


@pytest.mark.parametrize("pile", [5, 6, 7])
def test_rollouts_leave_a_pile_that_nobody_can_win_from(pile: int) -> None:
    assert RolloutBot(NoIdea(), 1, 60).choose(Observation(Nim(pile), 0)) == pile % 4


@pytest.mark.parametrize("game", yamen.GAMES)
def test_the_same_seed_and_rollouts_give_the_same_choice(game: str) -> None:
    table = question(game, 2)
    chosen = [
        RolloutBot(find_game(game).evaluator(), 7, 12).choose(Observation(table.position, table.player))
        for _ in range(2)
    ]
    assert chosen[0] == chosen[1]
    assert chosen[0] in table.legal_moves()


def test_only_moves_whose_prior_is_nearly_the_best_are_candidates() -> None:
    table = question("gugong", 2)
    bot = RolloutBot(find_game("gugong").evaluator(), 1, 12)
    moves = bot.candidates(Observation(table.position, table.player))
    values = [bot.greedy.value_after(table.position, move, table.player, 3) for move in moves]
    assert 1 < len(moves) <= CANDIDATES
    assert values == sorted(values, reverse=True)
    assert values[0] - values[-1] <= MARGIN


def test_the_worse_half_is_dropped() -> None:
    table = question("gugong", 2)
    bot = RolloutBot(find_game("gugong").evaluator(), 1, 30)
    assert len(bot.candidates(Observation(table.position, table.player))) > 2
    assert len(bot.ranked(Observation(table.position, table.player))) == 2


@pytest.mark.parametrize("game", yamen.GAMES)
def test_rollouts_end_in_time(game: str) -> None:
    table = question(game)
    for hundredth in (1, 5, 20, 60, 150):
        slow = Slow(game)
        bot = RolloutBot(slow, 1, 1e12, hundredth / 100, slow.clock)
        assert bot.choose(Observation(table.position, table.player)) in table.legal_moves()
        assert slow.now <= hundredth / 100 + TO_END * TICK


def test_rollouts_that_are_over_at_once_end_in_time() -> None:
    """Two are left, and after either answer nobody has a choice."""
    now = iter(range(1000))
    bot = RolloutBot(NoIdea(), 1, 1e12, 20.0, Clock(lambda: float(next(now))))
    assert bot.choose(Observation(Nim(2), 0)) == 2


def test_in_gugong_the_former_master_makes_rollouts() -> None:
    bot = new_bot("master-0.1@9", "gugong", 1)
    assert isinstance(bot, RolloutBot)
    assert bot.rollouts == 9
    unhurried = new_bot("master-0.1", "gugong", 1)
    assert isinstance(unhurried, RolloutBot)
    assert 0 < unhurried.seconds <= 2.0
