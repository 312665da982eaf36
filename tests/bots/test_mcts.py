"""Tree search, shown with a toy game that it knows nothing of, and with the real ones."""

from typing import Any

import pytest

import yamen
from tests.bots.nim import Nim, NoIdea
from yamen.bots.mcts import MCTS, MCTSConfig
from yamen.bots.mcts_bot import MCTSBot
from yamen.bots.observation import Observation
from yamen.engine.evaluator import softmax
from yamen.engine.position import Position
from yamen.engine.rng import Rng
from yamen.engine.tasks import CHANCE
from yamen.games import find_game


def searched(s: Position, simulations: int, c_puct: float = 0.6) -> MCTS:
    search = MCTS(NoIdea(), MCTSConfig(simulations, c_puct=c_puct), Rng(1))
    search.run(Observation(s, s.player))
    return search


@pytest.mark.parametrize("pile", [5, 6, 7, 9, 10, 11])
def test_search_leaves_a_pile_that_nobody_can_win_from(pile: int) -> None:
    assert searched(Nim(pile), 3000).best_move() == pile % 4


def test_every_player_goes_for_their_own_win() -> None:
    """Of 5 with three players: whoever takes 1 leaves 4, the second can't win alone but hands the win to somebody."""
    assert searched(Nim(3, 3), 200).best_move() == 3
    assert searched(Nim(2, 3), 200).best_move() == 2


def test_random_playouts_find_a_win_at_hand_too() -> None:
    search = MCTS(NoIdea(), MCTSConfig(500, playouts=True), Rng(3))
    search.run(Observation(Nim(6), 0))
    assert search.best_move() == 2


def test_search_stops_when_nothing_can_change_its_choice() -> None:
    search = searched(Nim(3), 100_000)
    assert search.best_move() == 3
    assert search.simulations < 60_000


def test_a_search_makes_at_least_one_simulation_however_little_time_it_has() -> None:
    search = MCTS(NoIdea(), MCTSConfig(seconds=0.0), Rng(1))
    search.run(Observation(Nim(7), 0))
    assert search.simulations == 1
    assert search.best_move() in (1, 2, 3)


def test_visits_add_up_to_the_simulations() -> None:
    search = searched(Nim(11), 640, c_puct=2.0)
    assert sum(child.visits for child in search.root.legal_children) == search.root.visits == search.simulations


def test_a_softmax_gives_e_times_as_much_for_a_value_that_is_more_by_the_temperature() -> None:
    first, second = softmax([500, 400], 100)
    assert first + second == pytest.approx(1)
    assert first / second == pytest.approx(2.718281828)


def bot_for(game: str, simulations: int, seed: int) -> MCTSBot:
    return MCTSBot(find_game(game).evaluator(), MCTSConfig(simulations), seed)


def first_question(game: str, players: int, **options: Any) -> yamen.Game:
    return yamen.new_game(game, players, seed=5, **options)


@pytest.mark.parametrize("game", yamen.GAMES)
def test_the_same_seed_and_simulations_give_the_same_choice(game: str) -> None:
    table = first_question(game, 3)
    seat = Observation(table.position, table.player)
    chosen = [bot_for(game, 25, 7).choose(seat) for _ in range(2)]
    assert chosen[0] == chosen[1]


def test_what_was_found_about_the_next_question_of_a_move_is_kept() -> None:
    """An exchange in Gùgōng asks on: how to pay, what to do there."""
    table = first_question("gugong", 2)
    bot = bot_for("gugong", 40, 3)
    kept = 0
    for _ in range(12):
        player = table.player
        bot.choose(Observation(table.position, player))
        known, expected = bot.next, bot.expected
        table.play(bot.search.best_move())
        if expected is not None and table.player == player and bot.is_expected(Observation(table.position, player)):
            assert known.visits > 0
            kept += 1
    assert kept > 0


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("dragon", 2, {}),
        ("dragon", 3, {"great_wall": True, "super_event": "tornado"}),
        ("dragon", 5, {"super_event": "random"}),
        ("gugong", 1, {"level": "hard"}),
        ("gugong", 3, {"bonus": True, "expert": True}),
        ("gugong", 5, {}),
    ],
)
def test_search_plays_whole_games_of_every_kind(game: str, players: int, options: dict[str, Any]) -> None:
    table = first_question(game, players, **options)
    bots = [bot_for(game, 2, seat) for seat in range(players)]
    while not table.is_over:
        move = bots[table.player].choose(Observation(table.position, table.player))
        assert move in table.legal_moves()
        table.play(move)
    assert table.player != CHANCE
