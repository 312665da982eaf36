"""Samples for value networks, and how these are fitted."""

import json
from typing import Any

import numpy as np
import pytest

from yamen.bots.network import network_from_json
from yamen.engine.definition import Setup
from yamen.games import GAMES, find_game
from yamen.training.dataset import Samples
from yamen.training.fitting import AUTOMA_CURVE, VALIDATION_CURVE, fit, mixed
from yamen.training.self_play import play_samples, random_setup


def test_samples_are_labelled_with_the_final_score() -> None:
    """Alone, Meng is one of those to learn from."""
    evaluator = find_game("gugong").evaluator()
    found = play_samples(Setup(find_game("gugong"), 1), evaluator, evaluator, 5, 77, 5)
    assert len({(sample.kind, sample.points) for sample in found}) == 2
    assert {sample.kind for sample in found} == {0, 1}
    assert {sample.game for sample in found} == {77}
    assert all(len(sample.features) == len(found[0].features) for sample in found)


def test_training_setups_are_of_every_kind() -> None:
    for name, game in GAMES.items():
        setups = [random_setup(game, seed, seed) for seed in range(60)]
        assert {setup.players for setup in setups} == set(game.players)
        assert len({json.dumps(setup.options) for setup in setups}) > 5, name


def test_a_fitted_network_finds_what_the_points_depend_on() -> None:
    rng = np.random.default_rng(1)
    features = rng.integers(0, 100, (6000, 4)).astype(np.int32)
    points = (features[:, 0] * 0.2 + np.maximum(features[:, 1] - 50, 0) * 0.3).astype(np.float32)
    games = np.arange(6000, dtype=np.int32) // 10
    kinds = np.arange(6000, dtype=np.int32) % 2
    points[kinds == 1] += 50
    samples = Samples(features, kinds, points, games)
    fitted = fit(samples, 0, 2, 200, 1.0, 1, lambda done, off: None)
    for kind, curve in ((0, VALIDATION_CURVE), (1, AUTOMA_CURVE.format(VALIDATION_CURVE))):
        held_back = fitted.curves[curve]
        assert held_back[-1] < 0.8 < 4 < points[kinds == kind].std()
        assert held_back[-1] < held_back[0]
    networks = [network_from_json(network) for network in fitted.weights["networks"]]
    for row, kind, point in zip(features[:20], kinds[:20], points[:20], strict=True):
        assert networks[kind].output(row.tolist()) == pytest.approx(point, abs=2.0)


def test_uncertainty_is_the_error_in_games_held_back() -> None:
    features = np.random.default_rng(1).integers(0, 100, (6000, 4)).astype(np.int32)
    points = (features[:, 0] * 0.2).astype(np.float32)
    luck = np.random.default_rng(1).normal(0, 10, 6000).astype(np.float32)

    def uncertainty(ended: Any) -> int:
        games = np.arange(6000, dtype=np.int32) // 10
        samples = Samples(features, np.zeros(6000, np.int32), ended, games)
        return int(fit(samples, 0, 2, 5, 1.0, 1, lambda done, off: None).weights["doubt"])

    assert uncertainty(points) == 100 < 600 < uncertainty(points + luck)


def test_a_network_is_mixed_with_the_evaluation_by_hand() -> None:
    network = {"bias": 8.0, "direct": [0.02, 1.0], "biases": [1.0], "columns": [[3.0], [4.0]], "outs": [2.0]}
    assert mixed(network, 1.0, 1) == network
    assert mixed(network, 0.0, 1) == {**network, "bias": 0.0, "direct": [0.01, 0.0], "outs": [0.0]}
    assert mixed(network, 0.5, 1)["direct"] == [0.015, 0.5]
