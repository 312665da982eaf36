"""The network of `yamen.bots.network` in JAX: one hidden layer of rectifiers, and a skip connection from the inputs."""

from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax
from numpy.typing import NDArray

from yamen.training.dataset import Floats

HIDDEN: Final = 16
LEAST_STD: Final = 0.02
"""A feature that varies less is not scaled: what is hardly ever seen isn't to be blown up."""
ADAM: Final = optax.scale_by_adam(b1=0.9, b2=0.99, eps=1e-8)


class Weights(NamedTuple):
    """The parameters, by the names they have in the files."""

    direct: Any
    """The skip connection."""
    bias: Any
    rows: Any
    """From the inputs to the hidden units, and their biases."""
    biases: Any
    outs: Any
    """From the hidden units to the output."""


class Network(NamedTuple):
    """Weights and the state of their optimiser."""

    weights: Weights
    adam: Any


def new_network(direct: Floats, bias: float, rng: np.random.Generator) -> Network:
    """A linear function, with hidden units that add nothing yet."""
    inputs = len(direct)
    weights = Weights(
        direct.astype(np.float32),
        np.array([bias], np.float32),
        rng.normal(0, 1 / np.sqrt(inputs), (inputs, HIDDEN)).astype(np.float32),
        np.zeros(HIDDEN, np.float32),
        np.zeros(HIDDEN, np.float32),
    )
    return Network(weights, jax.jit(ADAM.init)(weights))


def forward(weights: Weights, x: Any) -> Any:
    """The output for each row of normalised inputs; by numpy, if all arrays are numpy's."""
    hidden = x @ weights.rows + weights.biases
    return x @ weights.direct + weights.bias + (hidden * (hidden > 0)) @ weights.outs


def step(network: Network, gradient: Weights, learning_rate: jax.Array | float) -> Network:
    """One step of Adam."""
    updates, adam = ADAM.update(gradient, network.adam)
    scaled = jax.tree.map(lambda update: -learning_rate * update, updates)
    return Network(optax.apply_updates(network.weights, scaled), adam)


def to_numpy(weights: Weights) -> Weights:
    return Weights._make(np.asarray(each) for each in weights)


class Normaliser(NamedTuple):
    """Shifts and scales features, so that all have mean 0 and standard deviation 1."""

    mean: Any
    std: Any

    def __call__(self, features: Any) -> Any:
        return (features.astype(np.float32) - self.mean) / self.std


def normaliser_for(features: NDArray[Any]) -> Normaliser:
    mean = features.mean(axis=0, dtype=np.float64).astype(np.float32)
    std = features.std(axis=0, dtype=np.float64).astype(np.float32)
    std[std < LEAST_STD] = 1.0
    return Normaliser(mean, std)


# Files


def to_json(weights: Weights, normaliser: Normaliser) -> dict[str, Any]:
    """The weights for features that are not normalised, as bots load them."""
    w = to_numpy(weights)
    direct = w.direct / normaliser.std
    rows = w.rows / normaliser.std[:, None]
    return {
        "bias": rounded(w.bias[0] - normaliser.mean @ direct),
        "direct": [rounded(weight) for weight in direct],
        "biases": [rounded(weight) for weight in w.biases - normaliser.mean @ rows],
        "columns": [[rounded(weight) for weight in row] for row in rows],
        "outs": [rounded(weight) for weight in w.outs],
    }


def rounded(weight: Any) -> float:
    return float(f"{float(weight):.6g}")


def to_arrays(network: Network, name: str) -> dict[str, NDArray[Any]]:
    """Weights and optimiser, for a checkpoint."""
    parts = {"weights": network.weights, "first": network.adam.mu, "second": network.adam.nu}
    arrays = {
        f"{name}-{part}-{field}": np.asarray(getattr(weights, field))
        for part, weights in parts.items()
        for field in Weights._fields
    }
    return {**arrays, f"{name}-steps": np.asarray(network.adam.count)}


def from_arrays(name: str, file: Any) -> Network:
    """What `to_arrays` gave."""

    def part(of: str) -> Weights:
        return Weights._make(jnp.asarray(file[f"{name}-{of}-{field}"]) for field in Weights._fields)

    count = jnp.asarray(file[f"{name}-steps"], jnp.int32)
    return Network(part("weights"), optax.ScaleByAdamState(count, part("first"), part("second")))
