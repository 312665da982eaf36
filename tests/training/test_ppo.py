"""Proximal policy optimisation, and the episodes it learns from."""

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from tests.bots.nim import Nim, NoIdea
from yamen.bots.network import network_from_json
from yamen.engine.definition import Setup
from yamen.engine.rng import Rng
from yamen.games import GAMES, find_game
from yamen.training.dataset import Trajectories, concatenate
from yamen.training.network import Normaliser, new_network
from yamen.training.ppo import (
    ENTROPY_BONUS,
    GAE_LAMBDA,
    MINIBATCHES,
    SIZES,
    Minibatches,
    Trainer,
    critic_loss,
    initial_policy,
    lambda_returns,
    minibatch_bounds,
    policy_loss,
    rounded_up,
    trainer_from,
)
from yamen.training.self_play import Episode, draw_move, play_episode

IDENTITY = Normaliser(np.zeros(2, np.float32), np.ones(2, np.float32))


@pytest.mark.parametrize("name", GAMES)
def test_an_episode_has_the_afterstate_of_every_legal_move(name: str) -> None:
    base = find_game(name).evaluator()
    inputs = len(base.feature_names)
    players = max(GAMES[name].players)
    policy = network_from_json(initial_policy(len(base.sources), inputs))
    found = play_episode(Setup(GAMES[name], players), base, policy, 3)
    assert len(found.states) == inputs * len(found.move_counts)
    assert len(found.afterstates) == inputs * sum(found.move_counts)
    assert all(0 <= choice < count for choice, count in zip(found.choices, found.move_counts, strict=True))
    assert set(found.seats) == set(range(players))
    assert len(found.final_values) == players


def test_the_same_seed_gives_the_same_episode() -> None:
    base = find_game("gugong").evaluator()
    policy = network_from_json(initial_policy(len(base.sources), len(base.feature_names)))
    games = [play_episode(Setup(find_game("gugong"), 1), base, policy, seed) for seed in (5, 5, 6)]
    assert games[0].choices == games[1].choices != games[2].choices


def test_moves_are_drawn_from_the_softmax_of_the_policy() -> None:
    """The logit is the pile that is left: a pile larger by one is taken e times as often."""
    policy = network_from_json({"bias": 0, "direct": [1.0], "biases": [], "columns": [[]], "outs": []})
    rng = Rng(1)
    made = [0, 0, 0]
    for _ in range(3000):
        made[draw_move(Nim(7), NoIdea(), policy, rng, Episode(2))] += 1
    assert made[0] / made[1] == pytest.approx(np.e, rel=0.15)
    assert made[1] / made[2] == pytest.approx(np.e, rel=0.25)


def lottery(seed: int, games: int = 400) -> Trajectories:
    """Games of one decision between two moves; whoever chooses the one with the larger second input comes out ahead."""
    rng = np.random.default_rng(seed)
    after = rng.integers(0, 2, (2 * games, 2)).astype(np.int16)
    after[1::2, 1] = 1 - after[::2, 1]
    choices = rng.integers(0, 2, games)
    margins = np.where(after[2 * np.arange(games) + choices, 1] == 1, 10.0, -10.0).astype(np.float32)
    each = np.arange(games)
    return Trajectories(np.zeros((games, 2), np.int16), after, np.full(games, 2), choices, each, each, margins)


def test_the_policy_learns_what_leads_ahead() -> None:
    trainer = Trainer(IDENTITY, 0, 100, 1)
    for round_ in range(8):
        trainer.learn(lottery(round_))
    likes = network_from_json(trainer.to_json())
    matters = likes.output([0, 1]) - likes.output([0, 0])
    assert matters > 1
    assert abs(likes.output([1, 1]) - likes.output([0, 1])) < matters / 4


def test_a_run_that_was_broken_off_goes_on_as_if_it_had_not_been() -> None:
    one, other = Trainer(IDENTITY, 0, 100, 1), Trainer(IDENTITY, 0, 100, 1)
    for round_ in range(4):
        one.learn(lottery(round_))
        other.learn(lottery(round_))
        other = trainer_from(other.checkpoint(), 0, 100, 1)
    assert one.to_json() == other.to_json()
    assert one.curve == other.curve


def test_in_the_last_rounds_the_policy_changes_less_and_less() -> None:
    changes = []
    for done in (60, 80, 99):
        trainer = Trainer(IDENTITY, 0, 100, 1)
        trainer.rounds = done
        before = trainer.policy.weights.direct
        trainer.learn(lottery(1))
        changes.append(float(jnp.abs(trainer.policy.weights.direct - before).sum()))
    assert changes == sorted(changes, reverse=True)
    assert changes[0] > 2 * changes[2] > 0


def test_the_return_of_a_decision_comes_from_the_same_players_later_ones() -> None:
    values = np.array([1.0, 5.0, 2.0, 3.0], np.float32)
    returns = lambda_returns(values, np.array([10.0, 20.0], np.float32), np.array([0, 1, 0, 0]))
    last = 10.0
    middle = (1 - GAE_LAMBDA) * 3.0 + GAE_LAMBDA * last
    assert returns.tolist() == pytest.approx([(1 - GAE_LAMBDA) * 2.0 + GAE_LAMBDA * middle, 20.0, middle, last])


def test_minibatches_have_every_game_once_and_tear_none_apart() -> None:
    bounds = minibatch_bounds(np.repeat(np.arange(100), 3))
    assert (bounds[0], bounds[-1], len(bounds)) == (0, 300, MINIBATCHES + 1)
    assert bounds == sorted(set(bounds))
    assert all(bound % 3 == 0 for bound in bounds)
    assert minibatch_bounds(np.repeat(np.arange(2), 3)) == [0, 3, 6]


def minibatch(move_counts: list[int], advantages: list[float], **changed: Any) -> Minibatches:
    """Decisions of which the first move was always made, all moves then being as likely."""
    counts = np.array(move_counts)
    decisions = len(counts)
    batch = Minibatches(
        states=np.zeros((decisions, 2), np.float32),
        afterstates=(),
        segments=np.repeat(np.arange(decisions), counts),
        chosen=np.cumsum(counts) - counts,
        weights=np.full(decisions, 1 / decisions, np.float32),
        log_probabilities=-np.log(counts).astype(np.float32),
        returns=np.zeros(decisions, np.float32),
        advantages=np.array(advantages, np.float32),
    )
    return batch._replace(**changed)


def gradient(logits: list[float], batch: Minibatches) -> list[float]:
    """Of the loss by the logits: the inputs are unit vectors, of which a linear network makes any logits."""
    one_each = jnp.eye(len(logits))
    network = new_network(np.array(logits, np.float32), 0.0, np.random.default_rng(1))
    found: list[float] = jax.grad(policy_loss)(network.weights, one_each, batch).direct.tolist()
    return found


def test_the_gradient_is_that_of_the_policy_and_the_entropy() -> None:
    """By hand: an advantage pulls by (probability - 1) at the move made; equal probabilities have the most entropy."""
    pull = gradient([0.0, 0.0, 1.0, 1.0, 1.0], minibatch([2, 3], [1.0, -2.0]))
    assert pull == pytest.approx([-0.25, 0.25, 2 / 3, -1 / 3, -1 / 3], abs=1e-6)
    p = 1 / (1 + np.exp(-0.1))
    entropy = -p * np.log(p) - (1 - p) * np.log(1 - p)
    alone = gradient([0.1, 0.0], minibatch([2], [0.0]))
    assert alone[0] == pytest.approx(ENTROPY_BONUS * p * (np.log(p) + entropy), rel=1e-4)
    assert alone[0] == pytest.approx(-alone[1]) != 0


def test_a_move_that_is_made_much_more_often_already_is_pulled_no_further() -> None:
    def of_advantage(logit: float, advantage: float) -> float:
        one, none = (gradient([logit, 0.0], minibatch([2], [each]))[0] for each in (advantage, 0.0))
        return one - none

    assert of_advantage(0.2, 1.0) < 0 == of_advantage(2.0, 1.0)
    assert of_advantage(-0.2, -1.0) > 0 == of_advantage(-2.0, -1.0)
    assert of_advantage(2.0, -1.0) > 0 > of_advantage(-2.0, 1.0)


def test_padding_changes_nothing() -> None:
    logits = [0.3, -0.2, 0.5, 1.0, 0.0]
    plain = minibatch([2, 3], [1.0, -0.5])
    filled = plain._replace(
        segments=np.array([0, 0, 1, 1, 1, 4, 4]),
        chosen=np.array([0, 2, 0, 0]),
        weights=np.array([0.5, 0.5, 0.0, 0.0], np.float32),
        log_probabilities=np.array([*plain.log_probabilities, 0.0, 0.0]),
        advantages=np.array([1.0, -0.5, 0.0, 0.0]),
    )
    assert gradient([*logits, 9.0, 9.0], filled) == pytest.approx([*gradient(logits, plain), 0.0, 0.0], abs=1e-7)
    weights = new_network(np.array([1.0, 2.0], np.float32), 3.0, np.random.default_rng(1)).weights
    states = jnp.array([[1.0, 0.0], [0.0, 1.0]])
    loss = critic_loss(weights, states, plain._replace(returns=np.array([4.0, 7.0])))
    padded = filled._replace(returns=np.array([4.0, 7.0, 0.0, 0.0]))
    assert loss == critic_loss(weights, jnp.concatenate([states, states]), padded) == 2.0


@pytest.mark.parametrize("size", [1, 2, 15, 16, 17, 100, 1000, 12345])
def test_sizes_are_rounded_up_to_few_and_by_little(size: int) -> None:
    assert size <= rounded_up(size) <= max(size + 1, size * 1.13)
    assert len({rounded_up(each) for each in range(2**12, 2**13)}) <= SIZES // 2 + 1


def test_games_of_several_chunks_are_renumbered() -> None:
    whole = concatenate([lottery(1, 5), lottery(2, 7)])
    assert whole.games.tolist() == whole.players.tolist() == list(range(12))
    assert len(whole.margins) == len(whole.move_counts) == 12
