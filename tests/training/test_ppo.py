"""Practice: what bots do there, and how a judge of moves learns from it."""

from typing import Any

import numpy as np
import pytest

from tests.bots.nim import Nim, NoIdea
from yamen.bots import EVALUATIONS
from yamen.bots.network import network_from_json
from yamen.bots.network_evaluator import learned
from yamen.engine.game import Setup
from yamen.engine.rng import Rng
from yamen.games import GAMES, find_game
from yamen.training.network import Inputs
from yamen.training.ppo import LASTING, Practised, School, batches, beginner, joined, looking_back, school_from
from yamen.training.self_play import Practice, decide, practise

NO_INPUTS = Inputs(np.zeros(2, np.float32), np.ones(2, np.float32))


@pytest.mark.parametrize("name", GAMES)
def test_a_game_of_practice_tells_what_every_move_led_to(name: str) -> None:
    base = EVALUATIONS[name]()
    inputs = len(base.sources) + len(base.traits)
    players = max(GAMES[name].players)
    found = practise(Setup(GAMES[name], players), base, network_from_json(beginner(len(base.sources), inputs)), 3)
    assert len(found.before) == inputs * len(found.counts)
    assert len(found.after) == inputs * sum(found.counts)
    assert all(0 <= choice < count for choice, count in zip(found.choices, found.counts, strict=True))
    assert set(found.seats) == set(range(players))
    assert len(found.ended) == players


def test_the_same_seed_gives_the_same_practice() -> None:
    base = EVALUATIONS["gugong"]()
    judge = network_from_json(beginner(len(base.sources), len(base.sources) + len(base.traits)))
    games = [practise(Setup(find_game("gugong"), 1), base, judge, seed) for seed in (5, 5, 6)]
    assert games[0].choices == games[1].choices != games[2].choices


def test_a_move_that_is_liked_more_is_made_more_often() -> None:
    """Liking by the pile that is left: a pile larger by one is taken e times as often."""
    judge = network_from_json({"bias": 0, "direct": [1.0], "biases": [], "columns": [[]], "outs": []})
    rng = Rng(1)
    made = [0, 0, 0]
    for _ in range(3000):
        made[decide(Nim(7), NoIdea(), judge, rng, Practice(2))] += 1
    assert made[0] / made[1] == pytest.approx(np.e, rel=0.15)
    assert made[1] / made[2] == pytest.approx(np.e, rel=0.25)


def lottery(seed: int, games: int = 400) -> Practised:
    """Games of one decision between two moves; whoever chooses the one with the larger second input comes out ahead."""
    rng = np.random.default_rng(seed)
    after = rng.integers(0, 2, (2 * games, 2)).astype(np.int16)
    after[1::2, 1] = 1 - after[::2, 1]
    choices = rng.integers(0, 2, games)
    ahead = np.where(after[2 * np.arange(games) + choices, 1] == 1, 10.0, -10.0).astype(np.float32)
    each = np.arange(games)
    return Practised(np.zeros((games, 2), np.int16), after, np.full(games, 2), choices, each, each, ahead)


def test_a_judge_learns_to_like_what_leads_ahead() -> None:
    school = School(NO_INPUTS, 0, 100, 1)
    for round_ in range(8):
        school.learn(lottery(round_))
    likes = network_from_json(school.to_json())
    matters = likes.output([0, 1]) - likes.output([0, 0])
    assert matters > 1
    assert abs(likes.output([1, 1]) - likes.output([0, 1])) < matters / 4


def test_a_school_that_was_broken_off_goes_on_as_if_it_had_not_been() -> None:
    one, other = School(NO_INPUTS, 0, 100, 1), School(NO_INPUTS, 0, 100, 1)
    for round_ in range(4):
        one.learn(lottery(round_))
        other.learn(lottery(round_))
        other = school_from(other.kept(), 0, 100, 1)
    assert one.to_json() == other.to_json()
    assert one.curve == other.curve


def test_in_the_last_rounds_a_judge_changes_less_and_less() -> None:
    changes = []
    for done in (60, 80, 99):
        school = School(NO_INPUTS, 0, 100, 1)
        school.rounds = done
        before = school.judge.weights["direct"].copy()
        school.learn(lottery(1))
        changes.append(float(np.abs(school.judge.weights["direct"] - before).sum()))
    assert changes == sorted(changes, reverse=True)
    assert changes[0] > 2 * changes[2] > 0


def test_a_decision_is_judged_by_what_was_expected_at_the_same_players_next_ones() -> None:
    values = np.array([1.0, 5.0, 2.0, 3.0], np.float32)
    returns = looking_back(values, np.array([10.0, 20.0], np.float32), np.array([0, 1, 0, 0]))
    last = 10.0
    middle = (1 - LASTING) * 3.0 + LASTING * last
    assert returns.tolist() == pytest.approx([(1 - LASTING) * 2.0 + LASTING * middle, 20.0, middle, last])


def test_a_pass_goes_through_every_game_once_and_tears_none_apart() -> None:
    games = np.repeat(np.arange(100), 3)
    parts = list(batches(games, np.random.default_rng(1)))
    assert sorted(at for part in parts for at in range(part.start, part.stop)) == list(range(300))
    assert all(part.start % 3 == 0 and part.stop % 3 == 0 for part in parts)


def test_games_of_several_chunks_are_numbered_on() -> None:
    whole = joined([lottery(1, 5), lottery(2, 7)])
    assert whole.games.tolist() == whole.who.tolist() == list(range(12))
    assert len(whole.ahead) == len(whole.counts) == 12


def test_a_judge_decides_between_moves_and_networks_say_how_many_points_there_will_be() -> None:
    base = EVALUATIONS["gugong"]()
    inputs = len(base.sources) + len(base.traits)

    def flat(points: int) -> dict[str, Any]:
        return {"bias": points, "direct": [0] * inputs, "biases": [], "columns": [[]] * inputs, "outs": []}

    evaluation = learned(base, {"networks": [flat(40), flat(60)], "judge": flat(7), "doubt": 100, "doubt_left": 0})
    s = Setup(find_game("gugong"), 1).position()
    assert evaluation.worth(s, 0) == 700
    assert evaluation.standing(s) == [4000, 6000]
    assert evaluation.foresight() == 0 < base.foresight()
