"""What is learned, and what it is learned from."""

import json
from typing import Any

import numpy as np
import pytest

from tests.conformance import all_setups
from yamen.bots import EVALUATIONS
from yamen.bots.evaluator import Evaluation
from yamen.bots.network import EIGHT, network_from_json
from yamen.bots.network_evaluator import LearnedEvaluation, learned, shipped
from yamen.cli.train import table
from yamen.engine.agenda import CHANCE, Position
from yamen.engine.game import Setup
from yamen.engine.rng import Rng
from yamen.games import GAMES, find_game
from yamen.training.dataset import lessons
from yamen.training.fitting import HELD_BACK_CURVE, OTHERS, Lessons, fit, mixed

HIDDEN = 2 * EIGHT
INPUTS = 200


def midway(setup: Setup, seed: int, moves: int) -> Position:
    rng = Rng(seed)
    s = setup.position()
    while moves > 0 or s.player == CHANCE:
        s.play(s.roll(rng) if s.player == CHANCE else rng.pick(s.legal))
        moves -= 1
    return s


def test_a_network_is_a_weighted_sum_and_hidden_units_that_only_add() -> None:
    columns = [[1.0, -1.0] + [0.0] * (HIDDEN - 2), [0.5, 0.0] + [0.0] * (HIDDEN - 2)]
    data = {"bias": 10, "direct": [2, 3], "biases": [0] * HIDDEN, "columns": columns, "outs": [4.0] * HIDDEN}
    network = network_from_json(data)
    assert network.output([5, -2]) == 10 + 2 * 5 - 3 * 2 + 4 * (5 - 1)
    assert network.output([-5, 0]) == 10 - 10 + 4 * 5
    assert network.output([0, 0]) == 10


@pytest.mark.parametrize("name", GAMES)
def test_the_parts_add_up_to_the_worth_and_every_feature_has_a_name(name: str) -> None:
    evaluation: Evaluation = EVALUATIONS[name]()
    for number, setup in enumerate(list(all_setups(GAMES[name]))[::7]):
        s = midway(setup, number, 25)
        for seat in range(setup.players):
            parts = evaluation.parts(s, seat)
            assert sum(parts) == evaluation.worth(s, seat)
            assert len(parts) == len(evaluation.sources)
            assert len(evaluation.features(s, seat)) == len(evaluation.sources) + len(evaluation.traits)
            assert evaluation.features(s, seat)[: len(parts)] == parts
            assert evaluation.features(s, seat, 30) == evaluation.features(s, seat)[:30]
        assert 0 <= evaluation.left(s) <= 100


@pytest.mark.parametrize("name", GAMES)
def test_less_is_left_as_a_game_goes_on(name: str) -> None:
    evaluation: Evaluation = EVALUATIONS[name]()
    setup = Setup(find_game(name), 2)
    assert evaluation.left(midway(setup, 1, 1)) > 80
    assert evaluation.left(midway(setup, 1, 1)) > evaluation.left(midway(setup, 1, 60))


def test_lessons_say_what_seats_had_in_the_end() -> None:
    """Alone, Meng is one of those to learn from."""
    base = EVALUATIONS["gugong"]()
    found = lessons(Setup(find_game("gugong"), 1), base, base, 5, 77, 5)
    assert len({(lesson.kind, lesson.points) for lesson in found}) == 2
    assert {lesson.kind for lesson in found} == {0, 1}
    assert {lesson.game for lesson in found} == {77}
    assert all(len(lesson.features) == len(found[0].features) for lesson in found)


def test_training_tables_are_of_every_kind() -> None:
    for name, game in GAMES.items():
        tables = [table(game, seed, seed) for seed in range(60)]
        assert {setup.players for setup in tables} == set(game.players)
        assert len({json.dumps(setup.options) for setup in tables}) > 5, name


def test_a_fitted_network_finds_what_the_points_depend_on() -> None:
    rng = np.random.default_rng(1)
    features = rng.integers(0, 100, (6000, 4)).astype(np.int32)
    points = (features[:, 0] * 0.2 + np.maximum(features[:, 1] - 50, 0) * 0.3).astype(np.float32)
    games = np.arange(6000, dtype=np.int32) // 10
    kinds = np.arange(6000, dtype=np.int32) % 2
    points[kinds == 1] += 50
    lessons = Lessons(features, kinds, points, games)
    fitted = fit(lessons, 0, 2, 200, 1.0, 1, lambda done, off: None)
    for kind, curve in ((0, HELD_BACK_CURVE), (1, OTHERS.format(HELD_BACK_CURVE))):
        held_back = fitted.curves[curve]
        assert held_back[-1] < 0.8 < 4 < points[kinds == kind].std()
        assert held_back[-1] < held_back[0]
    networks = [network_from_json(network) for network in fitted.weights["networks"]]
    for row, kind, point in zip(features[:20], kinds[:20], points[:20], strict=True):
        assert networks[kind].output(row.tolist()) == pytest.approx(point, abs=2.0)


def test_doubt_is_how_far_games_end_from_what_was_learned() -> None:
    features = np.random.default_rng(1).integers(0, 100, (6000, 4)).astype(np.int32)
    points = (features[:, 0] * 0.2).astype(np.float32)
    luck = np.random.default_rng(1).normal(0, 10, 6000).astype(np.float32)

    def doubt(ended: Any) -> int:
        games = np.arange(6000, dtype=np.int32) // 10
        lessons = Lessons(features, np.zeros(6000, np.int32), ended, games)
        return int(fit(lessons, 0, 2, 5, 1.0, 1, lambda done, off: None).weights["doubt"])

    assert doubt(points) == 100 < 600 < doubt(points + luck)


def test_what_is_learned_is_mixed_with_what_is_known() -> None:
    network = {"bias": 8.0, "direct": [0.02, 1.0], "biases": [1.0], "columns": [[3.0], [4.0]], "outs": [2.0]}
    assert mixed(network, 1.0, 1) == network
    assert mixed(network, 0.0, 1) == {**network, "bias": 0.0, "direct": [0.01, 0.0], "outs": [0.0]}
    assert mixed(network, 0.5, 1)["direct"] == [0.015, 0.5]


@pytest.mark.parametrize("name", GAMES)
def test_the_shipped_weights_fit_the_features_and_expect_points_that_occur(name: str) -> None:
    base = EVALUATIONS[name]()
    for players in GAMES[name].players:
        evaluation = shipped(name, base, players)
        assert isinstance(evaluation, LearnedEvaluation)
        s = midway(Setup(GAMES[name], players), players, 30)
        networks = [*evaluation.networks, evaluation.judge]
        for network in networks:
            if network is not None:
                assert network.inputs() == len(base.features(s, 0, network.inputs()))
                assert all(len(eight.columns) == len(network.direct) for eight in network.hidden)
        assert all(-1000 < worth < 20000 for worth in evaluation.standing(s))
        assert evaluation.doubt(s) > 0


def test_whoever_plays_beside_the_players_has_a_network_of_their_own() -> None:
    base = EVALUATIONS["gugong"]()
    s = midway(Setup(find_game("gugong"), 1), 1, 30)
    evaluation = learned(base, {"networks": [flat(1), flat(2)], "doubt": 100, "doubt_left": 500})
    assert evaluation.standing(s) == [100, 200]
    together = midway(Setup(find_game("gugong"), 2), 1, 30)
    assert evaluation.standing(together) == [100, 100]
    one = learned(base, {"networks": [flat(3)], "doubt": 100, "doubt_left": 500})
    assert one.standing(s) == [300, 300]


def flat(points: int) -> dict[str, Any]:
    """A network that always expects the same."""
    return {"bias": points, "direct": [0] * INPUTS, "biases": [], "columns": [[]] * INPUTS, "outs": []}


def test_a_learned_evaluation_knows_the_result_of_a_game_that_is_over() -> None:
    base = EVALUATIONS["dragon"]()
    evaluation = learned(base, {"networks": [flat(1)], "doubt": 100, "doubt_left": 500})
    setup = Setup(find_game("dragon"), 2)
    rng = Rng(1)
    s = setup.position()
    while not s.is_over():
        assert evaluation.worth(s, 0) == 100
        s.play(s.roll(rng) if s.player == CHANCE else rng.pick(s.legal))
    assert evaluation.standing(s) == [100 * score for score in s.scores()]
