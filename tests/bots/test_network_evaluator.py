"""Networks, the evaluators made of them, and the features of the games' own."""

from typing import Any

import pytest

from yamen.bots.network import EIGHT, network_from_json
from yamen.bots.network_evaluator import NetworkEvaluator, evaluator_from_json, shipped
from yamen.conformance import all_setups
from yamen.engine.definition import Setup
from yamen.engine.evaluator import Evaluator
from yamen.engine.position import Position
from yamen.engine.rng import Rng
from yamen.engine.tasks import CHANCE
from yamen.games import GAMES, find_game

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
def test_the_score_breakdown_adds_up_to_the_value_and_every_feature_has_a_name(name: str) -> None:
    evaluator: Evaluator = find_game(name).evaluator()
    for number, setup in enumerate(list(all_setups(GAMES[name]))[::7]):
        s = midway(setup, number, 25)
        for seat in range(setup.players):
            breakdown = evaluator.score_breakdown(s, seat)
            assert sum(breakdown) == evaluator.value(s, seat)
            assert len(breakdown) == len(evaluator.sources)
            assert evaluator.feature_names[: len(breakdown)] == evaluator.sources
            assert len(evaluator.features(s, seat)) == len(evaluator.feature_names)
            assert evaluator.features(s, seat)[: len(breakdown)] == breakdown
            assert evaluator.features(s, seat, 30) == evaluator.features(s, seat)[:30]
        assert 0 <= evaluator.remaining(s) <= 100


@pytest.mark.parametrize("name", GAMES)
def test_less_remains_as_a_game_goes_on(name: str) -> None:
    evaluator: Evaluator = find_game(name).evaluator()
    setup = Setup(find_game(name), 2)
    assert evaluator.remaining(midway(setup, 1, 1)) > 80
    assert evaluator.remaining(midway(setup, 1, 1)) > evaluator.remaining(midway(setup, 1, 60))


@pytest.mark.parametrize("name", GAMES)
def test_the_shipped_weights_fit_the_features_and_expect_points_that_occur(name: str) -> None:
    base = find_game(name).evaluator()
    for players in GAMES[name].players:
        evaluator = shipped(name, base, players)
        assert isinstance(evaluator, NetworkEvaluator)
        s = midway(Setup(GAMES[name], players), players, 30)
        networks = [*evaluator.networks, evaluator.policy]
        for network in networks:
            if network is not None:
                assert network.inputs() == len(base.features(s, 0, network.inputs()))
                assert all(len(eight.columns) == len(network.direct) for eight in network.hidden)
        assert all(-1000 < value < 20000 for value in evaluator.values(s))
        assert evaluator.uncertainty(s) > 0


def test_an_automa_has_a_network_of_its_own() -> None:
    base = find_game("gugong").evaluator()
    s = midway(Setup(find_game("gugong"), 1), 1, 30)
    evaluator = evaluator_from_json(base, {"networks": [flat(1), flat(2)], "doubt": 100, "doubt_left": 500})
    assert evaluator.values(s) == [100, 200]
    together = midway(Setup(find_game("gugong"), 2), 1, 30)
    assert evaluator.values(together) == [100, 100]
    one = evaluator_from_json(base, {"networks": [flat(3)], "doubt": 100, "doubt_left": 500})
    assert one.values(s) == [300, 300]


def flat(points: int) -> dict[str, Any]:
    """A network that always expects the same."""
    return {"bias": points, "direct": [0] * INPUTS, "biases": [], "columns": [[]] * INPUTS, "outs": []}


def test_a_network_evaluator_knows_the_result_of_a_game_that_is_over() -> None:
    base = find_game("dragon").evaluator()
    evaluator = evaluator_from_json(base, {"networks": [flat(1)], "doubt": 100, "doubt_left": 500})
    setup = Setup(find_game("dragon"), 2)
    rng = Rng(1)
    s = setup.position()
    while not s.is_over:
        assert evaluator.value(s, 0) == 100
        s.play(s.roll(rng) if s.player == CHANCE else rng.pick(s.legal))
    assert evaluator.values(s) == [100 * score for score in s.scores]


def test_a_policy_network_rates_moves_and_value_networks_predict_scores() -> None:
    base = find_game("gugong").evaluator()
    evaluator = evaluator_from_json(
        base, {"networks": [flat(40), flat(60)], "judge": flat(7), "doubt": 100, "doubt_left": 0}
    )
    s = Setup(find_game("gugong"), 1).position()
    assert evaluator.value(s, 0) == 700
    assert evaluator.values(s) == [4000, 6000]
    assert evaluator.lookahead_depth() == 0 < base.lookahead_depth()
