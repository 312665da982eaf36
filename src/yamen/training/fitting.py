"""Fitting value networks to the final scores of sampled positions."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from yamen.training.dataset import Floats, Samples
from yamen.training.network import Network, Weights, forward, new_network, normaliser_for, step, to_json, to_numpy

BATCH: Final = 512
BLOCK: Final = 32
"""The batches that are learned from in one compiled call."""
LEARNING_RATE: Final = 3e-3
FINAL_RATE: Final = 0.05
"""The fraction of the learning rate that is left at the end; it falls linearly."""
RIDGE: Final = 10.0
VALIDATION: Final = 10
"""Every tenth game is for validation."""
SHOWN: Final = 20000
"""So many of the training samples give the training error."""
TRAINING_CURVE, VALIDATION_CURVE, AUTOMA_CURVE = "learned from", "held back", "{} (not a player)"
LOGISTIC: Final = 0.55
"""The scale of the logistic distribution that is most like a normal one of standard deviation 1."""
LEAST_UNCERTAINTY: Final = 100


class Fitted(NamedTuple):
    weights: dict[str, Any]
    """What a `NetworkEvaluator` is made of."""
    curves: dict[str, list[float]]
    """The root mean square error in points after each epoch, of training and validation."""


def fit(
    samples: Samples,
    sources: int,
    remaining_at: int,
    epochs: int,
    learned_share: float,
    seed: int,
    progress: Callable[[int, float], None],
) -> Fitted:
    """A network for each kind of contender that predicts their final score.

    They are mixed with the evaluation by hand, whose score breakdown the first `sources` features are. Games show what
    correlates with many points, not always what causes them; by hand it is the other way round. Mixed, the two choose
    better moves than either; where a policy network chooses, they needn't be mixed.
    """
    networks: list[dict[str, Any]] = []
    curves: dict[str, list[float]] = {}
    errors: list[Floats] = []
    remaining: list[NDArray[np.int32]] = []
    for kind in range(samples.kinds.max() + 1):
        part = samples.select(samples.kinds == kind)
        one = fit_one(part, epochs, seed, progress)
        networks.append(mixed(one.network, learned_share, sources))
        name = AUTOMA_CURVE if kind else "{}"
        curves[name.format(TRAINING_CURVE)] = one.training
        curves[name.format(VALIDATION_CURVE)] = one.validation
        errors.append(one.errors)
        remaining.append(part.features[part.games % VALIDATION == 0, remaining_at])
    at_end, growth = uncertainty(np.concatenate(errors), np.concatenate(remaining))
    return Fitted({"networks": networks, "doubt": at_end, "doubt_left": growth}, curves)


class FittedOne(NamedTuple):
    """The network for one kind of contender."""

    network: dict[str, Any]
    training: list[float]
    validation: list[float]
    errors: Floats
    """Of the validation samples."""


def fit_one(samples: Samples, epochs: int, seed: int, progress: Callable[[int, float], None]) -> FittedOne:
    held_back = samples.games % VALIDATION == 0
    normaliser = normaliser_for(samples.features[~held_back])
    x, y = normaliser(samples.features[~held_back]), samples.points[~held_back]
    validation_x, validation_y = normaliser(samples.features[held_back]), samples.points[held_back]
    rng = np.random.default_rng(seed)
    network = new_network(*linear_fit(x, y), rng)
    steps = -(-len(x) // BATCH)
    rates = np.linspace(1, FINAL_RATE, epochs * steps + 1)[1:].astype(np.float32) * LEARNING_RATE
    training: list[float] = []
    validation: list[float] = []
    errors = validation_y
    for epoch in range(epochs):
        order = rng.permutation(len(x))
        for first in range(0, steps, BLOCK):
            block = order[first * BATCH : (first + BLOCK) * BATCH]
            block_rates = rates[epoch * steps + first : epoch * steps + min(first + BLOCK, steps)]
            network = fit_block(network, filled(x[block]), filled(y[block]), len(block), np.resize(block_rates, BLOCK))
        weights = to_numpy(network.weights)
        errors = forward(weights, validation_x) - validation_y
        training.append(rms(forward(weights, x[:SHOWN]) - y[:SHOWN]))
        validation.append(rms(errors))
        progress(epoch + 1, validation[-1])
    return FittedOne(to_json(network.weights, normaliser), training, validation, errors)


def filled(samples: Floats) -> Floats:
    """Samples as the batches of a block: always the same shape, so that `fit_block` is compiled once."""
    block = np.zeros((BLOCK * BATCH, *samples.shape[1:]), np.float32)
    block[: len(samples)] = samples
    return block.reshape(BLOCK, BATCH, *samples.shape[1:])


@jax.jit
def fit_block(network: Network, x: jax.Array, y: jax.Array, count: int, rates: jax.Array) -> Network:
    """A step for each batch of a block, of which the first `count` samples are to be learned from."""
    counts = (jnp.arange(BLOCK * BATCH) < count).reshape(BLOCK, BATCH)

    def one(network: Network, batch: tuple[jax.Array, ...]) -> tuple[Network, None]:
        x, y, counts, rate = batch

        def loss(weights: Weights) -> jax.Array:
            return jnp.sum((forward(weights, x) - y) ** 2, where=counts) / jnp.maximum(counts.sum(), 1)

        learned = step(network, jax.grad(loss)(network.weights), rate)
        return jax.tree.map(partial(jnp.where, counts.any()), learned, network), None

    return jax.lax.scan(one, network, (x, y, counts, rates))[0]


def linear_fit(x: Floats, y: Floats) -> tuple[Floats, float]:
    """Ridge regression: what a network begins with."""
    ones = np.concatenate([x, np.ones((len(x), 1), np.float32)], axis=1).astype(np.float64)
    direct = np.linalg.solve(ones.T @ ones + RIDGE * np.eye(x.shape[1] + 1), ones.T @ y)
    return direct[:-1].astype(np.float32), float(direct[-1])


def rms(errors: Floats) -> float:
    return float(np.sqrt(np.mean(errors**2)))


def uncertainty(errors: Floats, remaining: NDArray[np.int32]) -> tuple[int, int]:
    """The uncertainty of the difference of two predictions at the end of the game, and what its whole length adds."""
    widths, middles = [], []
    for low in range(0, 100, 10):
        inside = (remaining >= low) & (remaining < low + 10)
        if inside.sum() > 50:
            widths.append(rms(errors[inside]))
            middles.append(low / 100 + 0.05)
    slope, at_end = np.polyfit(middles, widths, 1) if len(widths) > 1 else (0.0, rms(errors))
    scale = 100 * LOGISTIC * np.sqrt(2)
    return max(LEAST_UNCERTAINTY, int(scale * at_end)), max(0, int(scale * slope))


def mixed(network: dict[str, Any], learned_share: float, sources: int) -> dict[str, Any]:
    """The weights with so much of the network, and the rest of the sum of the score breakdown by hand."""
    by_hand = (1 - learned_share) / 100
    direct = [learned_share * weight + by_hand * (at < sources) for at, weight in enumerate(network["direct"])]
    outs = [learned_share * weight for weight in network["outs"]]
    return {**network, "bias": learned_share * network["bias"], "direct": direct, "outs": outs}
