"""Thinking on several cores."""

import pytest

import yamen
from yamen.bots.observation import Observation
from yamen.bots.pool import PooledBot, Vote
from yamen.engine.errors import BadOption


def test_several_processes_choose_together_and_the_same_again() -> None:
    table = yamen.new_game("gugong", 2, seed=4)
    chosen = []
    for _ in range(2):
        bot = PooledBot(table.setup, "strong@12", 5, processes=2)
        chosen.append(bot.choose(Observation(table.position, table.player)))
        bot.close()
    assert chosen[0] == chosen[1]
    assert chosen[0] in table.legal_moves()


def test_a_process_tells_how_often_it_tried_each_move() -> None:
    table = yamen.new_game("dragon", 3, seed=4)
    found = Vote(table.position, table.player, "strong@30", 1).run()
    assert list(found) == table.legal_moves()
    assert sum(found.values()) == 30


def test_a_bot_that_does_not_think_ahead_needs_no_processes() -> None:
    table = yamen.new_game("dragon", 2, seed=4)
    with pytest.raises(BadOption, match="'greedy' doesn't think ahead; choose one of: strong, master"):
        PooledBot(table.setup, "greedy", 1, 2)
