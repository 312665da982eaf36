"""Learning from examples: the loss, AdamW by optax, and the losses on games for validation."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax
from numpy.typing import NDArray

from yamen.training import tensors
from yamen.training.examples import LIMIT, Examples
from yamen.training.network import (
    POINTS,
    Batch,
    Floats,
    Normaliser,
    Output,
    Parts,
    Shape,
    Weights,
    added_up,
    for_normalised_features,
    for_raw_features,
    forward,
    new_weights,
    normaliser_for,
    shape_of,
    with_moments_of_parts,
    with_parts,
)

BATCH: Final = 512
BLOCK: Final = 8
"""The batches of one compiled call."""
PADDING: Final = 4096
"""The legal moves of a batch are padded to a multiple of this, so that few shapes are compiled."""
LEARNING_RATE: Final = 1e-3
WEIGHT_DECAY: Final = 0.3
AVERAGING: Final = 0.995
"""The decay of the exponential moving average of the weights, which is what plays; less at first."""
POINTS_SHARE: Final = 0.5
"""The weight of the loss in points, beside the other two losses."""
ROOT_SHARE: Final = 0.5
"""The share of the search in the target of the chances to win; the rest is the outcome."""
OUTCOME_TEMPERATURE: Final = 5.0
"""Half of the outcome is a softmax over the final points with this temperature: who lost by little could have won. With
the winner alone as the target, networks overfit to single games and are overconfident in others."""
ADAM: Final = optax.chain(
    optax.clip_by_global_norm(1.0),
    optax.scale_by_adam(b1=0.9, b2=0.99),
    optax.add_decayed_weights(WEIGHT_DECAY, mask=lambda w: {name: name.endswith(("weight", "table")) for name in w}),
)


class State(NamedTuple):
    """The weights, their average, and the state of the optimiser, for normalised features."""

    weights: Any
    averaged: Any
    adam: Any


class Losses(NamedTuple):
    """Means over some examples."""

    policy: float
    """The Kullback-Leibler divergence of the policy from its target."""
    win: float
    """The cross-entropy of the chances to win."""
    points: float
    """The root mean square error, in points."""
    agreement: float
    """How often policy and target have the same best move."""


NO_LOSSES: Final = Losses(0.0, 0.0, 0.0, 0.0)
"""Where there are no examples."""


class Learner:
    """A network in training."""

    def __init__(self, shape: Shape, parts: Parts, normaliser: Normaliser, state: State) -> None:
        self.shape = shape
        self.parts = parts
        self.normaliser = normaliser
        self.state = state

    @property
    def steps(self) -> int:
        return int(self.state.adam[1].count)

    def learn(self, examples: Examples, steps: int, seed: int, rate: Callable[[float], float]) -> None:
        """Take steps, in blocks, on random batches; `rate` is given the fraction of the steps that is done."""
        rng = np.random.default_rng(seed)
        start = offsets(examples)
        for done in range(0, steps, BLOCK):
            rows = rng.integers(0, examples.size, (BLOCK, BATCH))
            block = stacked([batch_of(examples, start, each, self.shape) for each in rows])
            rates = np.array([rate(min(1.0, (done + at) / steps)) for at in range(BLOCK)], np.float32)
            self.state = learn_block(self.state, self.normaliser, self.parts, block, rates)

    def losses(self, examples: Examples) -> Losses:
        totals = np.zeros(6)
        for batch, output in self.outputs(examples):
            totals += np.array([float(each) for each in measured(batch, output)])
        policies, positions, contenders = max(totals[4], 1), max(examples.size, 1), max(examples.contenders.sum(), 1)
        return Losses(
            float(totals[0] / policies),
            float(totals[1] / positions),
            float(np.sqrt(totals[2] / contenders)),
            float(totals[3] / policies),
        )

    def win_chances(self, examples: Examples) -> NDArray[np.float32]:
        """[N, P]"""
        found = [np.asarray(jax.nn.softmax(output.win)) for _, output in self.outputs(examples)]
        return np.concatenate(found)[: examples.size]

    def outputs(self, examples: Examples) -> Any:
        """Batches of the examples in their order, the last one padded, each with what the network says."""
        start = offsets(examples)
        weights = self.playing_weights()
        for first in range(0, examples.size, BATCH):
            rows = np.arange(first, min(first + BATCH, examples.size))
            batch = batch_of(examples, start, rows, self.shape)
            yield batch, evaluate(weights, self.normaliser, batch)

    def playing_weights(self) -> Weights:
        """The averaged weights, with the embeddings of moves added up."""
        return added_up(self.state.averaged, self.parts)

    # Files

    def network(self, metadata: dict[str, str]) -> bytes:
        """The file that bots play with."""
        return tensors.to_bytes(for_raw_features(self.playing_weights(), self.normaliser), metadata)

    def checkpoint(self) -> bytes:
        """The file that learning goes on from."""
        adam = self.state.adam[1]
        parts = {"weights": self.state.weights, "averaged": self.state.averaged, "first": adam.mu, "second": adam.nu}
        named = {f"{part}/{name}": np.asarray(value) for part, group in parts.items() for name, value in group.items()}
        steps = np.asarray(adam.count, np.int64).reshape(1)
        return tensors.to_bytes({**named, **self.normaliser._asdict(), "steps": steps}, {})

    def state_file(self) -> bytes:
        """The state of the optimiser that is shipped beside the network: less than a checkpoint has."""
        adam = self.state.adam[1]
        second = {
            name: np.sqrt(np.asarray(value)).astype(np.float16)
            for name, value in adam.nu.items()
            if not name.startswith("part.")
        }
        steps = np.asarray(adam.count, np.int64).reshape(1)
        return tensors.to_bytes({**second, **self.normaliser._asdict(), "steps": steps}, {})


def new_learner(examples: Examples, shape: Shape, parts: Parts, seed: int) -> Learner:
    """A learner with random weights, and with the mean points as its guess."""
    weights = new_weights(shape, seed)
    there = present(examples.contenders, examples.points.shape[1]) > 0
    weights["points.bias"][0] = examples.points[there].mean() / POINTS
    return Learner(shape, parts, normaliser_of(examples, shape), state_of(with_parts(weights, parts)))


def learner_from_checkpoint(data: bytes, parts: Parts) -> Learner:
    found, _ = tensors.from_bytes(data)

    def part(of: str) -> Weights:
        return {
            name.partition("/")[2]: jnp.asarray(value) for name, value in found.items() if name.startswith(f"{of}/")
        }

    weights = part("weights")
    steps = jnp.asarray(found["steps"][0], jnp.int32)
    adam = with_moments(ADAM.init(weights), steps, part("first"), part("second"))
    normaliser = Normaliser._make(found[name] for name in Normaliser._fields)
    return Learner(shape_of(weights), parts, normaliser, State(weights, part("averaged"), adam))


def learner_from_network(data: bytes, state: bytes, parts: Parts) -> Learner:
    """A learner that goes on from a file that bots play with, and what `state_file` gave."""
    raw = {name: value.astype(np.float32) for name, value in tensors.from_bytes(data)[0].items()}
    found, _ = tensors.from_bytes(state)
    normaliser = Normaliser._make(found[name] for name in Normaliser._fields)
    begun = state_of(with_parts(for_normalised_features(raw, normaliser), parts))
    moments = with_moments_of_parts({name: np.square(found[name].astype(np.float32)) for name in raw}, parts)
    second = {name: jnp.asarray(value) for name, value in moments.items()}
    steps = jnp.asarray(found["steps"][0], jnp.int32)
    adam = with_moments(begun.adam, steps, begun.adam[1].mu, second)
    return Learner(shape_of(raw), parts, normaliser, begun._replace(adam=adam))


def with_moments(adam: Any, steps: jax.Array, first: Weights, second: Weights) -> Any:
    """The state of the optimiser with these moments of the gradient."""
    return (adam[0], optax.ScaleByAdamState(steps, first, second), *adam[2:])


def state_of(weights: Weights) -> State:
    as_arrays = {name: jnp.asarray(value) for name, value in weights.items()}
    return State(as_arrays, {name: value.copy() for name, value in as_arrays.items()}, ADAM.init(as_arrays))


def normaliser_of(examples: Examples, shape: Shape) -> Normaliser:
    some = np.random.default_rng(0).permutation(examples.size)[:50_000]
    table, seats = split(examples.features[some], shape)
    return normaliser_for(table, seats, present(examples.contenders[some], seats.shape[1]))


# Batches


def split(features: NDArray[np.int16], shape: Shape) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
    """The features of the table, and of the contenders."""
    return features[:, : shape.table], features[:, shape.table :].reshape(len(features), -1, shape.seat)


def present(contenders: NDArray[np.int8], seats: int) -> NDArray[np.float32]:
    return (np.arange(seats) < contenders[:, None]).astype(np.float32)


def offsets(examples: Examples) -> NDArray[np.int64]:
    """Where the moves of each decision begin."""
    return np.concatenate([[0], np.cumsum(examples.move_counts, dtype=np.int64)])[:-1]


def batch_of(examples: Examples, start: NDArray[np.int64], rows: NDArray[np.int64], shape: Shape) -> Batch:
    """A batch of the decisions in some rows, padded with empty ones."""
    table, seats = split(examples.features[rows], shape)
    here = present(examples.contenders[rows], seats.shape[1])
    counts = examples.move_counts[rows].astype(np.int64)
    total = int(counts.sum())
    first = np.cumsum(counts) - counts
    at = np.arange(total) - np.repeat(first, counts) + np.repeat(start[rows], counts)
    length = -(-total // PADDING) * PADDING
    points = examples.points[rows].astype(np.float32)
    batch = Batch(
        table,
        seats,
        here,
        examples.mover[rows].astype(np.int32),
        filled(examples.moves[at].astype(np.int32), length, 0),
        filled(np.repeat(np.arange(len(rows), dtype=np.int32), counts), length, BATCH),
        filled(examples.policy[at].astype(np.float32), length, 0),
        examples.has_policy[rows].astype(np.float32),
        win_target(examples.win[rows].astype(np.float32), examples.root_win[rows].astype(np.float32), points, here),
        points,
    )
    whole = {name: filled(getattr(batch, name), BATCH, 0) for name in Batch._fields if name not in PER_MOVE}
    return batch._replace(**whole)


def win_target(win: Floats, root: Floats, points: Floats, here: Floats) -> Floats:
    """The target of the chances to win: the outcome, mixed with what the search found where there was one."""
    ahead = np.where(here > 0, points - points.max(axis=1, keepdims=True, initial=-LIMIT, where=here > 0), -np.inf)
    close = np.exp(ahead / OUTCOME_TEMPERATURE)
    outcome = (win + close / close.sum(axis=1, keepdims=True)) / 2
    searched = (root != win).any(axis=1, keepdims=True)
    target: Floats = np.where(searched, (1 - ROOT_SHARE) * outcome + ROOT_SHARE * root, outcome).astype(np.float32)
    return target


PER_MOVE: Final = ("moves", "owner", "policy")


def filled(values: NDArray[Any], length: int, with_: int) -> NDArray[Any]:
    missing = length - len(values)
    return np.pad(values, [(0, missing)] + [(0, 0)] * (values.ndim - 1), constant_values=with_) if missing else values


def stacked(batches: list[Batch]) -> Batch:
    length = max(len(batch.moves) for batch in batches)
    padding = {"moves": 0, "owner": BATCH, "policy": 0}
    even = [b._replace(**{n: filled(getattr(b, n), length, w) for n, w in padding.items()}) for b in batches]
    return Batch._make(np.stack(columns) for columns in zip(*even, strict=True))


# Compiled


def loss(weights: Weights, parts: Parts, batch: Batch) -> Any:
    output = forward(added_up(weights, parts), batch)
    target = batch.policy * jnp.append(batch.policy_weight, 0.0)[batch.owner]
    policy = -(target * output.policy).sum() / jnp.maximum(batch.policy_weight.sum(), 1)
    exists = batch.present[:, 0].sum()
    win = -(batch.win * jax.nn.log_softmax(output.win) * batch.present).sum() / exists
    wrong = optax.losses.huber_loss(output.points / POINTS, batch.points / POINTS) * batch.present
    return policy + win + POINTS_SHARE * wrong.sum() / batch.present.sum()


@partial(jax.jit, donate_argnums=0)
def learn_block(state: State, normaliser: Normaliser, parts: Parts, block: Batch, rates: jax.Array) -> State:
    def one(state: State, step: tuple[Batch, jax.Array]) -> tuple[State, None]:
        batch, rate = step
        gradient = jax.grad(loss)(state.weights, parts, normaliser.batch(batch))
        updates, adam = ADAM.update(gradient, state.adam, state.weights)
        weights = jax.tree.map(lambda weight, update: weight - rate * update, state.weights, updates)
        kept = jnp.minimum(AVERAGING, (1 + adam[1].count) / (10 + adam[1].count))
        averaged = jax.tree.map(lambda old, new: kept * old + (1 - kept) * new, state.averaged, weights)
        return State(weights, averaged, adam), None

    return jax.lax.scan(one, state, (block, rates))[0]


@jax.jit
def evaluate(weights: Weights, normaliser: Normaliser, batch: Batch) -> Output:
    return forward(weights, normaliser.batch(batch))


@jax.jit
def measured(batch: Batch, output: Output) -> tuple[jax.Array, ...]:
    """The sums over a batch that `Losses` are made of."""
    weight = jnp.append(batch.policy_weight, 0.0)[batch.owner]
    entropy = jnp.where(batch.policy > 0, batch.policy * jnp.log(jnp.maximum(batch.policy, 1e-9)), 0.0)
    divergence = (weight * (entropy - batch.policy * output.policy)).sum()
    win = -(batch.win * jax.nn.log_softmax(output.win) * batch.present).sum()
    wrong = ((output.points - batch.points) ** 2 * batch.present).sum()
    size = len(batch.mover) + 1
    best = jax.ops.segment_max(batch.policy, batch.owner, size)
    chosen = jax.ops.segment_max(output.policy, batch.owner, size)
    right = (batch.policy >= best[batch.owner]) & (output.policy >= chosen[batch.owner])
    agreed = jnp.minimum(jax.ops.segment_sum(right.astype(jnp.float32), batch.owner, size), 1)[:-1]
    return divergence, win, wrong, (agreed * batch.policy_weight).sum(), batch.policy_weight.sum(), win
