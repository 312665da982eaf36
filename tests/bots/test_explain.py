"""The analysis of a position: how good moves are, and why."""

import random
import time

import pytest

import yamen
from tests.bots.nim import Nim, NoIdea
from yamen.bots import new_bot
from yamen.bots.explain import (
    FORFEIT,
    Analysis,
    Budget,
    MoveAnalysis,
    Reason,
    differences,
    explain,
    explain_with,
    sources,
)
from yamen.bots.model import EvaluatorModel
from yamen.bots.observation import Observation
from yamen.bots.review import AnalysedDecision
from yamen.bots.search import SearchConfig
from yamen.bots.search_bot import SearchBot
from yamen.engine.game import Game
from yamen.engine.rng import Rng
from yamen.engine.tasks import CHANCE

QUICK = Budget(simulations=40, playouts=2)


def asked(table: Game, seed: int = 1, budget: Budget = QUICK, most: int = 3, also: int = -1) -> Analysis:
    return explain(Observation(table.position, table.player), table.type.name, seed, budget, most, also)


def nim(simulations: int, most: int, also: int = -1) -> Analysis:
    """Seven are left: whoever leaves a multiple of four wins."""
    bot = SearchBot(EvaluatorModel(NoIdea()), SearchConfig(simulations), 1)
    return explain_with(Observation(Nim(7), 0), bot, 1, Budget(simulations, 0), most, also)


def late(game: str) -> Game:
    """A game in which not much is left to be done."""
    table = yamen.new_game(game, 2, seed=5)
    chance = random.Random(5)
    while table.player == CHANCE or len(table.moves) < 100:
        table.play(chance.choice(table.legal_moves()))
    return table


@pytest.mark.parametrize(("game", "players"), [("dragon", 2), ("dragon", 4), ("gugong", 1), ("gugong", 3)])
def test_the_best_moves_come_with_chances_points_and_reasons(game: str, players: int) -> None:
    table = yamen.new_game(game, players, seed=3)
    analysis = asked(table)
    assert 1 <= len(analysis.moves) <= 3
    assert sum(move.visit_share for move in analysis.moves) <= 1.0001
    for move in analysis.moves:
        assert move.move in table.legal_moves()
        assert 0 <= move.win_chance <= 1
        assert -10 < move.score < 200
        assert len(move.reasons) <= 3
    assert sum(analysis.win_chances) == pytest.approx(1, abs=0.01)
    assert len(analysis.win_chances) == len(analysis.scores) == max(2, players)
    assert analysis.win_chances[table.player] == pytest.approx(analysis.moves[0].win_chance)


@pytest.mark.parametrize(("game", "players"), [("dragon", 2), ("dragon", 4), ("gugong", 1), ("gugong", 2)])
def test_the_best_move_is_the_one_that_master_makes(game: str, players: int) -> None:
    """With the same seed and as many simulations."""
    table = yamen.new_game(game, players, seed=4)
    chance = random.Random(4)
    for _ in range(3):
        while table.player == CHANCE or len(table.legal_moves()) < 4:
            table.play(chance.choice(table.legal_moves()))
        observation = Observation(table.position, table.player)
        master = new_bot("master@24", game, 9, players).choose(observation)
        assert explain(observation, game, 9, Budget(24, 0)).moves[0].move == master
        table.play(master)


def test_the_winning_move_is_found_and_its_chance_is_better() -> None:
    analysis = nim(2000, 3)
    assert analysis.moves[0].move == 3
    assert analysis.of(3).win_chance > 0.8
    assert all(analysis.of(3).win_chance > move.win_chance + 0.2 for move in analysis.moves[1:])


def test_a_move_that_the_search_neglects_is_still_judged_by_many_tries() -> None:
    analysis = nim(2000, 1, also=1)
    assert [move.move for move in analysis.moves] == [3, 1]
    assert analysis.of(1).win_chance < 0.4


def test_the_move_asked_for_is_told_once_if_it_is_the_best() -> None:
    analysis = nim(500, 1, also=3)
    assert [move.move for move in analysis.moves] == [3]
    with pytest.raises(LookupError, match="was not analysed"):
        analysis.of(2)


@pytest.mark.parametrize("game", ["dragon", "gugong"])
def test_the_same_seed_and_simulations_give_the_same_answer(game: str) -> None:
    table = late(game)
    assert asked(table, seed=7) == asked(table, seed=7)


@pytest.mark.parametrize("game", ["dragon", "gugong"])
def test_what_cannot_be_seen_changes_nothing(game: str) -> None:
    """The answer is the same in another world that looks the same to the seat."""
    table = late(game)
    seat = table.player
    answer = explain(Observation(table.position, seat), game, 5, QUICK)
    for number in range(2):
        other = table.position.determinise(seat, Rng(number))
        assert explain(Observation(other, seat), game, 5, QUICK) == answer


def test_the_time_is_kept() -> None:
    table = yamen.new_game("dragon", 3, seed=5)
    begin = time.perf_counter()
    analysis = asked(table, budget=Budget(10**9, 10**9, 0.3))
    assert analysis.moves
    assert time.perf_counter() - begin < 30, "without the limit it would take days"


@pytest.mark.parametrize("game", ["dragon", "gugong"])
def test_a_move_is_judged_even_if_there_was_no_time_to_look_at_all(game: str) -> None:
    table = yamen.new_game(game, 2, seed=5)
    for move in (table.legal_moves()[0], table.legal_moves()[-1]):
        assert 0 < asked(table, budget=Budget(10**9, 1, 1e-6), also=move).of(move).win_chance < 1


def test_points_that_come_every_time_are_reasons_and_luck_is_none() -> None:
    games = [{"palaces": 9 + number % 2, "money": 5 * (number % 3), "monks": 4} for number in range(12)]
    others = [{"palaces": 6, "money": 5, "monks": 5} for _ in range(12)]
    found = differences(games, others)
    assert found == [Reason("palaces", 3.5), Reason("monks", -1.0)]


def test_a_single_game_is_no_reason_and_few_must_agree_more() -> None:
    assert differences([{"palaces": 30}], [{"palaces": 3}]) == []
    few = [{"palaces": points} for points in (2, 6, 1)]
    assert differences(few, [{"palaces": 0}] * 3) == []
    assert differences(few * 5, [{"palaces": 0}] * 15) == [Reason("palaces", 3.0)]


@pytest.mark.parametrize(("game", "players"), [("dragon", 2), ("gugong", 1), ("gugong", 2)])
def test_the_sources_of_a_game_that_is_over_add_up_to_its_points(game: str, players: int) -> None:
    names: set[str] = set()
    for seed in range(4):
        table = yamen.new_game(game, players, seed=seed)
        while not table.is_over:
            table.play(table.legal_moves()[0])
        for seat in range(players):
            told = sources(table.position, seat)
            assert sum(told.values()) == table.scores[seat]
            names |= set(told)
    assert len(names) >= 5
    if game == "gugong":
        assert FORFEIT in names, "who is outside the palace in the end has no points (G13.6)"


def test_who_is_not_to_move_has_chances_but_no_moves() -> None:
    table = yamen.new_game("dragon", 2, seed=3)
    analysis = explain(Observation(table.position, 1 - table.player), "dragon", 1, QUICK)
    assert analysis.moves == []
    assert sum(analysis.win_chances) == pytest.approx(1)
    assert len(analysis.scores) == 2


@pytest.mark.parametrize(("game", "players"), [("dragon", 2), ("gugong", 1)])
def test_when_a_game_is_over_the_winner_is_sure(game: str, players: int) -> None:
    table = yamen.new_game(game, players, seed=3)
    while not table.is_over:
        table.play(table.legal_moves()[0])
    analysis = explain(Observation(table.position, 0), game, 1, QUICK)
    assert sorted(analysis.win_chances) == [0.0, 1.0]
    assert analysis.win_chances[:players] == table.position.returns()
    assert analysis.scores[:players] == [float(score) for score in table.scores]


def test_it_is_told_as_plain_data() -> None:
    data = asked(yamen.new_game("gugong", 2, seed=3), most=1).to_json()
    assert list(data) == ["win_chances", "scores", "moves"]
    assert list(data["moves"][0]) == ["move", "share", "win_chance", "score", "reasons"]


@pytest.mark.parametrize(
    ("chance_lost", "gain", "error", "told"),
    [
        (0.05, -2.0, 1.0, True),
        (0.05, 2.0, 1.0, False),
        (0.05, 0.0, 0.0, True),
        (0.0, -4.0, 0.5, True),
        (0.0, -4.0, 2.0, False),
        (0.0, -1.0, 0.1, False),
    ],
    ids=["both agree", "games disagree", "no games", "decided", "decided but not sure", "decided and little"],
)
def test_a_move_is_told_if_games_to_the_end_agree_or_show_that_points_were_lost(
    chance_lost: float, gain: float, error: float, told: bool
) -> None:
    best = MoveAnalysis(1, 0.5, 0.9, 40.0, [])
    played = MoveAnalysis(2, 0.5, 0.9 - chance_lost, 40.0, [], gain, error)
    assert AnalysedDecision(0, 0, [0.9, 0.1], [40.0, 30.0], played, best).is_blunder == told
