"""Proximal policy optimisation (PPO) of a policy network that rates moves by their afterstates.

The policy is a softmax over the legal moves. A critic predicts the final reward from the state before the move;
advantages are generalised advantage estimates (GAE), without discount. Minibatches are whole games: all have the same
shape, for which their ends are padded, so that a round of learning is one compiled call.
"""

from functools import partial
from itertools import pairwise
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax.typing import ArrayLike
from numpy.typing import NDArray

from yamen.training.dataset import Floats, Ints, Trajectories
from yamen.training.network import (
    Network,
    Normaliser,
    Weights,
    forward,
    from_arrays,
    new_network,
    normaliser_for,
    step,
    to_arrays,
    to_json,
)

INITIAL_LOGIT: Final = 0.025
"""At first the logit of a move is its value by hand: so much for a hundredth of a point."""
LEARNING_RATE: Final = 0.01
CONSTANT_RATE: Final = 0.75
"""The fraction of all rounds with that learning rate of the policy; then it falls to 0."""
CRITIC_LEARNING_RATE: Final = 0.002
EPOCHS: Final = 5
MINIBATCHES: Final = 40
GAE_LAMBDA: Final = 0.8
CLIP_RANGE: Final = 0.2
ENTROPY_BONUS: Final = 0.01
CRITIC_WARM_UP: Final = 2
"""The rounds in which only the critic learns."""
REWARD_SCALE: Final = 10.0
"""Points; winning counts as many."""
REWARD_RANGE: Final = (-7.0, 5.0)
"""A larger margin to either side makes no difference."""
SIZES: Final = 16
"""Shapes are rounded up to a multiple of a sixteenth of a power of two: so few are compiled, and little is padded."""


class Trainer:
    """The policy, the critic, and how they learn."""

    def __init__(self, normaliser: Normaliser, sources: int, total_rounds: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.normaliser = normaliser
        self.seed = seed
        self.rounds = 0
        self.total_rounds = total_rounds
        self.curve: list[float] = []
        """The mean margin of the players in each round."""
        direct = INITIAL_LOGIT * normaliser.std
        direct[sources:] = 0
        self.policy = new_network(direct, 0.0, rng)
        self.critic = new_network(np.zeros_like(direct), 0.0, rng)

    def learn(self, games: Trajectories) -> None:
        """Learn from a round of games."""
        self.curve.append(float(games.margins.mean()))
        rng = np.random.default_rng([self.seed, self.rounds])
        rewards = np.clip(games.margins / REWARD_SCALE, *REWARD_RANGE) + (games.margins > 0)
        bounds = minibatch_bounds(games.games)
        batches, predicted = self.minibatches(games, bounds)
        values = unpadded(predicted, bounds)
        returns = lambda_returns(values, rewards, games.players)
        advantages = returns - values
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
        decisions = batches.weights.shape[1]
        batches = batches._replace(
            returns=padded(returns, bounds, decisions), advantages=padded(advantages, bounds, decisions)
        )
        order = np.concatenate([rng.permutation(len(bounds) - 1) for _ in range(EPOCHS)])
        self.policy, self.critic = learn(
            self.policy,
            self.critic,
            self.normaliser,
            batches,
            order,
            self.learning_rate(),
            trains_policy=self.rounds >= CRITIC_WARM_UP,
        )
        self.rounds += 1

    def learning_rate(self) -> float:
        return LEARNING_RATE * min(1.0, (1 - self.rounds / self.total_rounds) / (1 - CONSTANT_RATE))

    def minibatches(self, games: Trajectories, bounds: list[int]) -> "tuple[Minibatches, NDArray[Any]]":
        """The games of a round, without returns and advantages yet, and what the critic predicts."""
        starts = np.concatenate([[0], np.cumsum(games.move_counts)])
        row_bounds = [int(starts[bound]) for bound in bounds]
        decisions = rounded_up(int(np.diff(bounds).max()))
        moves = rounded_up(int(np.diff(row_bounds).max()))
        first_rows = np.repeat(row_bounds[:-1], np.diff(bounds))
        first_decisions = np.repeat(bounds[:-1], np.diff(bounds))
        segments = np.repeat(np.arange(len(games.choices)) - first_decisions, games.move_counts)
        sizes = np.repeat(1 / np.diff(bounds), np.diff(bounds))
        batches = Minibatches(
            states=padded(games.states, bounds, decisions),
            afterstates=padded(games.afterstates, row_bounds, moves),
            segments=padded(segments.astype(np.int32), row_bounds, moves, fill=decisions),
            chosen=padded((starts[:-1] + games.choices - first_rows).astype(np.int32), bounds, decisions),
            weights=padded(sizes.astype(np.float32), bounds, decisions),
        )
        values, log_probabilities = predict(self.policy.weights, self.critic.weights, self.normaliser, batches)
        return batches._replace(log_probabilities=log_probabilities), np.asarray(values)

    def checkpoint(self) -> dict[str, Any]:
        """All of it, for a file."""
        own = {"mean": self.normaliser.mean, "spread": self.normaliser.std, "curve": np.array(self.curve)}
        return {**own, **to_arrays(self.policy, "judge"), **to_arrays(self.critic, "critic")}

    def to_json(self) -> dict[str, Any]:
        """The policy network, for bots."""
        return to_json(self.policy.weights, self.normaliser)


def new_trainer(games: Trajectories, sources: int, total_rounds: int, seed: int) -> Trainer:
    """Before the first round is learned from: its games show how much the features vary."""
    return Trainer(normaliser_for(games.afterstates), sources, total_rounds, seed)


def trainer_from(checkpoint: Any, sources: int, total_rounds: int, seed: int) -> Trainer:
    """What `Trainer.checkpoint` gave."""
    trainer = Trainer(Normaliser(checkpoint["mean"], checkpoint["spread"]), sources, total_rounds, seed)
    trainer.curve = [float(margin) for margin in checkpoint["curve"]]
    trainer.rounds = len(trainer.curve)
    trainer.policy = from_arrays("judge", checkpoint)
    trainer.critic = from_arrays("critic", checkpoint)
    return trainer


def initial_policy(sources: int, inputs: int) -> dict[str, Any]:
    """The policy network before any learning."""
    direct = [INITIAL_LOGIT] * sources + [0.0] * (inputs - sources)
    return {"bias": 0.0, "direct": direct, "biases": [], "columns": [[]] * inputs, "outs": []}


def lambda_returns(values: Floats, rewards: Floats, players: Ints) -> Floats:
    """The λ-return of each decision, from the critic's values at the later decisions of the same player."""
    returns = np.empty(len(values), np.float32)
    later: dict[int, tuple[float, float]] = {}
    for at in range(len(values) - 1, -1, -1):
        player = int(players[at])
        if player in later:
            value, return_ = later[player]
            return_ = (1 - GAE_LAMBDA) * value + GAE_LAMBDA * return_
        else:
            return_ = float(rewards[player])
        returns[at] = return_
        later[player] = (float(values[at]), return_)
    return returns


# Minibatches


class Minibatches(NamedTuple):
    """All minibatches of a round, stacked: the first axis is the minibatch, the second a decision or a move."""

    states: Any
    afterstates: Any
    segments: Any
    """For each move, which decision it belongs to; padding belongs to one beyond the last."""
    chosen: Any
    """For each decision, which of the moves was made."""
    weights: Any
    """For each decision, its weight in the mean; 0 for padding."""
    log_probabilities: Any = ()
    """For each decision, of the move made, when it was made."""
    returns: Any = ()
    advantages: Any = ()


def minibatch_bounds(games: Ints) -> list[int]:
    """The first decision of each minibatch, and the end of the last one: parts of whole games."""
    firsts = np.flatnonzero(np.diff(games, prepend=-1))
    parts = np.unique(np.linspace(0, len(firsts), MINIBATCHES + 1).astype(int))
    return [*(int(firsts[part]) for part in parts[:-1]), len(games)]


def rounded_up(size: int) -> int:
    unit = max(1, (1 << (size - 1).bit_length()) // SIZES)
    return -(-size // unit) * unit


def padded(column: NDArray[Any], bounds: list[int], size: int, fill: int = 0) -> NDArray[Any]:
    """The parts of a column between the bounds, stacked, each filled up to the size."""
    stacked = np.full((len(bounds) - 1, size, *column.shape[1:]), fill, column.dtype)
    for at, (begin, end) in enumerate(pairwise(bounds)):
        stacked[at, : end - begin] = column[begin:end]
    return stacked


def unpadded(stacked: NDArray[Any], bounds: list[int]) -> NDArray[Any]:
    return np.concatenate([part[:size] for part, size in zip(stacked, np.diff(bounds), strict=True)])


# Compiled


def log_softmax(logits: jax.Array, segments: jax.Array, decisions: int) -> jax.Array:
    """The log-probability of each move among those of its decision."""
    best = jax.ops.segment_max(jax.lax.stop_gradient(logits), segments, decisions + 1, indices_are_sorted=True)
    shifted = logits - best[segments]
    total = jax.ops.segment_sum(jnp.exp(shifted), segments, decisions + 1, indices_are_sorted=True)
    return shifted - jnp.log(total)[segments]


@jax.jit
def predict(
    policy: Weights, critic: Weights, normaliser: Normaliser, batches: Minibatches
) -> tuple[jax.Array, jax.Array]:
    """The critic's value of each decision, and the log-probability of the move made."""

    def one(batch: Minibatches) -> tuple[jax.Array, jax.Array]:
        logits = forward(policy, normaliser(batch.afterstates))
        log_probabilities = log_softmax(logits, batch.segments, len(batch.weights))
        return forward(critic, normaliser(batch.states)), log_probabilities[batch.chosen]

    values, log_probabilities = jax.lax.map(one, batches)
    return values, log_probabilities


@partial(jax.jit, static_argnames="trains_policy")
def learn(
    policy: Network,
    critic: Network,
    normaliser: Normaliser,
    batches: Minibatches,
    order: ArrayLike,
    learning_rate: jax.Array | float,
    *,
    trains_policy: bool,
) -> tuple[Network, Network]:
    """A step of both networks for each minibatch of the order."""

    def one(networks: tuple[Network, Network], at: jax.Array) -> tuple[tuple[Network, Network], None]:
        policy, critic = networks
        batch = jax.tree.map(lambda column: column[at], batches)
        if trains_policy:
            gradient = jax.grad(policy_loss)(policy.weights, normaliser(batch.afterstates), batch)
            policy = step(policy, gradient, learning_rate)
        gradient = jax.grad(critic_loss)(critic.weights, normaliser(batch.states), batch)
        return (policy, step(critic, gradient, CRITIC_LEARNING_RATE)), None

    return jax.lax.scan(one, (policy, critic), jnp.asarray(order))[0]


def policy_loss(weights: Weights, x: jax.Array, batch: Minibatches) -> jax.Array:
    """The clipped surrogate objective and the entropy bonus."""
    decisions = len(batch.weights)
    log_probabilities = log_softmax(forward(weights, x), batch.segments, decisions)
    ratio = jnp.exp(log_probabilities[batch.chosen] - batch.log_probabilities)
    clipped = jnp.clip(ratio, 1 - CLIP_RANGE, 1 + CLIP_RANGE)
    surrogate = jnp.minimum(ratio * batch.advantages, clipped * batch.advantages)
    surprise = -jnp.exp(log_probabilities) * log_probabilities
    entropy = jax.ops.segment_sum(surprise, batch.segments, decisions + 1, indices_are_sorted=True)[:-1]
    return -jnp.sum(batch.weights * (surrogate + ENTROPY_BONUS * entropy))


def critic_loss(weights: Weights, x: jax.Array, batch: Minibatches) -> jax.Array:
    return jnp.sum(batch.weights * (forward(weights, x) - batch.returns) ** 2)
