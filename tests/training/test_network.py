"""The network in JAX, its files, and how it learns."""

import json
import struct
from typing import Any

import numpy as np
import pytest

from tests.training.tea import TEA, TeaEncoder
from yamen.bots.observation import Observation
from yamen.engine.definition import Setup
from yamen.engine.rng import Rng
from yamen.games import find_game
from yamen.training import tensors
from yamen.training.examples import Examples, concatenate, examples_of, from_bytes, to_bytes
from yamen.training.learner import (
    Learner,
    batch_of,
    learner_from_checkpoint,
    learner_from_network,
    new_learner,
    offsets,
)
from yamen.training.network import (
    Shape,
    added_up,
    for_raw_features,
    forward,
    new_weights,
    normaliser_for,
    parts_of,
    with_parts,
)
from yamen.training.self_play import Decision, NoisyPlayer, PlayedGame, Player, play

SHAPE = Shape(len(TeaEncoder.table_features), len(TeaEncoder.seat_features), len(TEA.moves))


def by_hand(w: dict[str, Any], features: list[int], contenders: int, mover: int, legal: list[int]) -> Any:
    """The formulas of docs/explanation/bots.md, a contender at a time."""
    g, f = np.array(features[: SHAPE.table]), np.array(features[SHAPE.table :]).reshape(contenders, -1)
    a = [np.maximum(row @ w["seat.weight"] + g @ w["table.weight"] + w["hidden.bias"], 0) for row in f]
    z = []
    for p in range(contenders):
        rivals = [a[q] for q in range(contenders) if q != p] or [np.zeros_like(a[p])]
        mean, most = np.mean(rivals, axis=0), np.max(rivals, axis=0)
        sum_ = a[p] @ w["own.weight"] + mean @ w["mean.weight"] + most @ w["max.weight"] + w["mix.bias"]
        z.append(np.maximum(sum_, 0))
    points = [10 * float((each @ w["points.weight"] + w["points.bias"])[0]) for each in z]
    win = np.array([float((each @ w["win.weight"] + w["win.bias"])[0]) for each in z])
    query = np.maximum(z[mover] @ w["query.weight"] + g @ w["query.table"] + w["query.bias"], 0)
    logits = w["move.weight"][legal] @ query + w["move.bias"][legal]
    return points, np.exp(win) / np.exp(win).sum(), np.exp(logits) / np.exp(logits).sum()


def tea_examples(games: int, first: int = 0) -> Examples:
    played = []
    for number in range(first, first + games):
        rng = Rng(number)
        setup = Setup(TEA, 2 + number % 2)
        players: list[Player] = [NoisyPlayer(setup, TEA.evaluator(), 0, rng) for _ in range(setup.players)]
        played.append(play(setup, TeaEncoder(), players, rng))
    return examples_of(played, first, 3)


def random_weights() -> dict[str, Any]:
    rng = np.random.default_rng(1)
    return {name: rng.normal(0, 0.3, value.shape).astype(np.float32) for name, value in new_weights(SHAPE, 1).items()}


def test_the_network_is_what_the_formulas_say_with_any_number_of_contenders() -> None:
    encoder, weights, rng = TeaEncoder(), random_weights(), Rng(3)
    decisions = []
    for players in (2, 3, 2):
        s = Setup(TEA, players).position()
        while s.player < 0:
            s.play(s.roll(rng))
        deal = Observation(s, s.player).deal(rng)
        decisions.append(Decision(encoder.encode(deal), SHAPE.seat, players, int(s.player), s.legal, [], []))
    examples = examples_of([PlayedGame([d], [1.0], [5.0]) for d in decisions], 0, 3)
    batch = batch_of(examples, offsets(examples), np.arange(3), SHAPE)
    found = forward(weights, batch)
    for at, decision in enumerate(decisions):
        points, win, policy = by_hand(weights, *(decision[0], *decision[2:5]))
        assert found.points[at, : decision.contenders] == pytest.approx(points, abs=1e-3)
        logits = np.asarray(found.win[at, : decision.contenders])
        assert np.exp(logits) / np.exp(logits).sum() == pytest.approx(win, abs=1e-5)
        assert np.exp(np.asarray(found.policy)[batch.owner == at]) == pytest.approx(policy, abs=1e-5)


def test_weights_for_raw_features_say_the_same() -> None:
    examples = tea_examples(20)
    batch = batch_of(examples, offsets(examples), np.arange(examples.size), SHAPE)
    normaliser = normaliser_for(batch.table, batch.seats, batch.present)
    weights = random_weights()
    for one, other in zip(
        forward(weights, normaliser.batch(batch)), forward(for_raw_features(weights, normaliser), batch), strict=True
    ):
        assert np.asarray(one) == pytest.approx(np.asarray(other), abs=2e-2)


def test_moves_have_parts_in_common_with_moves_like_them() -> None:
    moves = find_game("gugong").moves
    parts = parts_of(moves)
    rows = [set(row) - {parts.number} for row in parts.of_move.tolist()]
    one, same_action, same_place, other = (
        rows[moves.parse(text)]
        for text in ("exchange 3-jade canal", "exchange 7-jade canal", "exchange 3-jade palace", "take-back 7-canal")
    )
    assert len(one & same_action) > len(one & other)
    assert len(one & same_place) > len(one & other)
    assert rows[moves.parse("skip")].isdisjoint(one)


def test_embeddings_of_parts_add_up_to_the_same_network() -> None:
    moves = find_game("gugong").moves
    parts = parts_of(moves)
    weights = new_weights(Shape(2, 3, len(moves)), 1)
    apart = with_parts(weights, parts)
    assert np.abs(apart["move.weight"]).sum() < np.abs(weights["move.weight"]).sum()
    whole = added_up(apart, parts)
    assert whole.keys() == weights.keys()
    for name, value in weights.items():
        assert np.asarray(whole[name]) == pytest.approx(value, abs=1e-5)


def test_files_of_tensors_are_in_the_format_of_safetensors() -> None:
    given: dict[str, Any] = {"a": np.arange(6, dtype=np.float32).reshape(2, 3), "b": np.ones(1, np.float16)}
    data = tensors.to_bytes(given, {"game": "tea"})
    (length,) = struct.unpack("<Q", data[:8])
    header = json.loads(data[8 : 8 + length])
    assert header["a"] == {"dtype": "F32", "shape": [2, 3], "data_offsets": [0, 24]}
    assert np.frombuffer(data[8 + length :][:24], "<f4").tolist() == [0, 1, 2, 3, 4, 5]
    found, metadata = tensors.from_bytes(data)
    assert metadata == {"game": "tea"}
    assert {name: value.tolist() for name, value in found.items()} == {n: v.tolist() for n, v in given.items()}


def test_examples_come_back_from_their_bytes() -> None:
    examples = tea_examples(8)
    assert examples.size > 8
    back = from_bytes(to_bytes(examples))
    assert all(np.array_equal(column, getattr(back, name)) for name, column in examples._asdict().items())
    both = concatenate([examples, tea_examples(4, 8)])
    second = both.select(both.game >= 8)
    assert set(second.game.tolist()) <= {8, 9, 10, 11}
    assert len(second.moves) == second.move_counts.sum()
    assert np.allclose(both.win.sum(axis=1), 1)
    assert (both.points[both.contenders == 2, 2] == 0).all()


@pytest.fixture(scope="module")
def learned() -> tuple[Learner, Examples, list[Any]]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("yamen.training.self_play.FIRST_EXAMPLE_EVERY", 2)
        examples = tea_examples(400)
    held_back, seen = examples.select(examples.game % 5 == 0), examples.select(examples.game % 5 > 0)
    learner = new_learner(seen, SHAPE, parts_of(TEA.moves), 1)
    before = learner.losses(held_back)
    learner.learn(seen, 96, 1, lambda done: 2e-3 * (1 - done))
    return learner, held_back, [before, learner.losses(held_back)]


def test_what_is_learned_holds_in_other_games(learned: tuple[Learner, Examples, list[Any]]) -> None:
    _, _, (before, after) = learned
    assert after.policy < before.policy / 2
    assert after.win < before.win - 0.1
    assert after.points < before.points
    assert after.agreement > before.agreement


def test_a_learner_goes_on_from_its_files(learned: tuple[Learner, Examples, list[Any]]) -> None:
    learner, held_back, (_, after) = learned
    again = learner_from_checkpoint(learner.checkpoint(), learner.parts)
    assert again.steps == learner.steps == 96
    assert again.losses(held_back) == after
    assert again.checkpoint() == learner.checkpoint()
    shipped = learner_from_network(learner.network({}), learner.state_file(), learner.parts)
    assert shipped.steps == 96
    assert shipped.losses(held_back).win == pytest.approx(after.win, abs=1e-3)
