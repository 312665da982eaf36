"""A search ends in time, shown with a clock that goes on by what the search does, so that no machine is too slow."""

import pytest
from mypy_extensions import i64

import yamen
from yamen.bots.clock import FOREVER, Clock
from yamen.bots.mcts import MCTS, UNLIMITED, MCTSConfig
from yamen.bots.observation import Observation
from yamen.engine.evaluator import Evaluator
from yamen.engine.game import Game
from yamen.engine.position import Position
from yamen.engine.rng import Rng
from yamen.engine.tasks import CHANCE
from yamen.games import find_game

TICK = 0.001
"""What an evaluation takes."""
TO_END = 8
"""The evaluations that a search may still make once the time is up: of the last move, and of the position for all."""


class Slow(Evaluator):
    """A game's own evaluation by a clock, on a machine that has something else to do after every so many."""

    def __init__(self, game: str, pauses_after: int = 10**9, pause: float = 0.0) -> None:
        self.own = find_game(game).evaluator()
        self.now = 0.0
        self.done = 0
        self.pauses_after = pauses_after
        self.pause = pause
        self.clock = Clock(self.time)

    def value(self, s: Position, seat: i64) -> i64:
        self.now += TICK
        self.done += 1
        if self.done % self.pauses_after == 0:
            self.now += self.pause
        return self.own.value(s, seat)

    def contenders(self, s: Position) -> i64:
        return self.own.contenders(s)

    def uncertainty(self, s: Position) -> i64:
        return self.own.uncertainty(s)

    def stage(self, s: Position) -> i64:
        return self.own.stage(s)

    def time(self) -> float:
        return self.now


def question(game: str, players: int = 4) -> Game:
    """With many moves, of which several ask on."""
    table = yamen.new_game(game, players, seed=3)
    moves = Rng(3)
    while table.player == CHANCE or len(table.legal_moves()) < 8:
        table.play(moves.pick(table.legal_moves()))
    return table


def searched(table: Game, slow: Slow, simulations: float, seconds: float) -> MCTS:
    exploration, prior_temperature, *_ = find_game(table.type.name).search
    search = MCTS(slow, MCTSConfig(simulations, seconds, exploration, prior_temperature), Rng(1), slow.clock)
    search.run(Observation(table.position, table.player))
    assert search.best_move() in table.legal_moves()
    return search


@pytest.mark.parametrize("game", yamen.GAMES)
def test_a_search_stops_in_time_even_before_it_has_looked_at_every_move_once(game: str) -> None:
    table, unhurried = question(game), Slow(game)
    searched(table, unhurried, 1, FOREVER)
    first_sight = unhurried.now
    assert first_sight > 30 * TICK
    for share in (0.1, 0.3, 0.5, 0.7, 0.9):
        slow = Slow(game)
        search = searched(table, slow, UNLIMITED, share * first_sight)
        assert search.simulations == 1
        assert share * first_sight - 2 * TICK < slow.now <= share * first_sight + TO_END * TICK


@pytest.mark.parametrize("game", yamen.GAMES)
def test_what_was_not_looked_at_in_time_is_looked_at_when_there_is_more(game: str) -> None:
    table, slow = question(game), Slow(game)
    search = searched(table, slow, UNLIMITED, 20 * TICK)
    assert len(search.root.legal_children) == len(search.root.moves) < len(table.legal_moves())
    search.config.seconds = 1.0
    search.run(Observation(table.position, table.player))
    assert search.root.moves == table.legal_moves()


@pytest.mark.parametrize("game", yamen.GAMES)
def test_a_search_that_is_made_to_pause_leaves_time_for_another_pause(game: str) -> None:
    """Others get the machine for 30 ms after every 7 evaluations: without that, it would be late by up to as much."""
    table = question(game)
    for hundredth in range(40, 60):
        slow = Slow(game, pauses_after=7, pause=0.03)
        searched(table, slow, UNLIMITED, hundredth / 100)
        assert slow.now <= hundredth / 100 + TO_END * TICK


def test_a_machine_that_made_a_search_pause_is_expected_to_do_so_for_a_while() -> None:
    table, slow = question("dragon"), Slow("dragon", pauses_after=7, pause=0.05)
    searched(table, slow, UNLIMITED, 0.5)
    slow.pauses_after = 10**9
    left = []
    for _ in range(12):
        begin = slow.now
        searched(table, slow, UNLIMITED, 0.5)
        left.append(begin + 0.5 - slow.now)
    assert left[0] > 0.025
    assert left == sorted(left, reverse=True)
    assert left[-1] < 0.005


def test_however_long_a_machine_slept_the_next_search_takes_most_of_its_time() -> None:
    table, slow = question("dragon"), Slow("dragon")
    slow.clock.pause = 3600.0
    searched(table, slow, UNLIMITED, 0.5)
    assert 0.3 < slow.now < 0.5
