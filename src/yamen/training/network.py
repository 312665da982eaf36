"""The network of a game in JAX: a tower that all contenders share, pooled over rivals, with three heads.

`yamen.bots` has the same network for playing, with neither JAX nor numpy; docs/explanation/bots.md has the formulas.
The parameters are a dictionary by the names that they have in the files.
"""

from itertools import combinations
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from yamen.engine.moves import MoveTable

Floats = NDArray[np.float32]
Weights = dict[str, Any]
"""The parameters, as arrays of numpy or JAX."""

HIDDEN: Final = 96
MIXED: Final = 64
QUERY: Final = 48
POINTS: Final = 10.0
"""The unit of the points head."""
MIN_STD: Final = 0.1
"""Features are never divided by less, or rare ones would become huge."""
ABSENT: Final = -1e9
"""The logit of a contender that isn't there."""
EMBEDDING: Final = ("weight", "bias")
"""The parameters of a move, and of a part of a move."""


class Shape(NamedTuple):
    """The sizes that depend on the game."""

    table: int
    """The features of the table,"""
    seat: int
    """the features of a contender,"""
    moves: int
    """and of the moves of the game."""


class Batch(NamedTuple):
    """Positions: B of them, padded to P contenders each, with T legal moves in all, one after the other."""

    table: Any
    """[B, G]: the features of the table,"""
    seats: Any
    """[B, P, F]: and of the contenders."""
    present: Any
    """[B, P]: 1 for contenders that aren't padding."""
    mover: Any
    """[B]: whose decision it is."""
    moves: Any
    """[T]: the legal moves of all positions,"""
    owner: Any
    """[T]: which position each belongs to; B for padding,"""
    policy: Any
    """[T]: and its probability in the target policy."""
    policy_weight: Any
    """[B]: 1 where there is a target policy."""
    win: Any
    """[B, P]: the target of the chances to win,"""
    points: Any
    """[B, P]: and of the points."""


class Output(NamedTuple):
    points: Any
    """[B, P]"""
    win: Any
    """[B, P] logits."""
    policy: Any
    """[T] logarithms of probabilities."""


def new_weights(shape: Shape, seed: int) -> Weights:
    rng = np.random.default_rng(seed)

    def scaled(inputs: int, *size: int) -> Floats:
        return rng.normal(0, np.sqrt(2 / inputs), size).astype(np.float32)

    inputs, mixed = shape.table + shape.seat, 3 * HIDDEN
    return {
        "seat.weight": scaled(inputs, shape.seat, HIDDEN),
        "table.weight": scaled(inputs, shape.table, HIDDEN),
        "hidden.bias": np.zeros(HIDDEN, np.float32),
        "own.weight": scaled(mixed, HIDDEN, MIXED),
        "mean.weight": scaled(mixed, HIDDEN, MIXED),
        "max.weight": scaled(mixed, HIDDEN, MIXED),
        "mix.bias": np.zeros(MIXED, np.float32),
        "points.weight": np.zeros(MIXED, np.float32),
        "points.bias": np.zeros(1, np.float32),
        "win.weight": np.zeros(MIXED, np.float32),
        "win.bias": np.zeros(1, np.float32),
        "query.weight": scaled(MIXED + shape.table, MIXED, QUERY),
        "query.table": scaled(MIXED + shape.table, shape.table, QUERY),
        "query.bias": np.zeros(QUERY, np.float32),
        "move.weight": 0.1 * scaled(QUERY, shape.moves, QUERY),
        "move.bias": np.zeros(shape.moves, np.float32),
    }


# Moves


class Parts(NamedTuple):
    """What moves have in common with others: their kind, the words of their arguments, and each pair of these.

    The embedding of a move is the sum of its own and those of its parts (factored embeddings), so that similar moves
    learn from each other. Files hold the sums.
    """

    of_move: NDArray[np.int32]
    """[M, K]: the parts of each move, padded with `number`."""
    number: int


def parts_of(moves: MoveTable) -> Parts:
    numbers: dict[object, int] = {}
    rows = []
    for message in moves.messages:
        kind = message.kind
        words = [words.text(value) for (_, words), value in zip(kind.fields, message.args, strict=True)]
        said = [
            (field, at, part)
            for (field, _), word in zip(kind.fields, words, strict=True)
            for at, part in enumerate(word.split("-"))
        ]
        parts = [kind.name, *said, *((kind.name, each) for each in said), *combinations(said, 2)]
        rows.append([numbers.setdefault(part, len(numbers)) for part in parts])
    widest = max(len(row) for row in rows)
    filled = [row + [len(numbers)] * (widest - len(row)) for row in rows]
    return Parts(np.array(filled, np.int32), len(numbers))


def with_parts(weights: Weights, parts: Parts) -> Weights:
    """The same network with factored embeddings: those of least norm with the same sums."""
    has = incidence(parts)
    inverse = np.linalg.solve(has.T @ has + np.eye(parts.number, dtype=np.float32), has.T)
    found = {name: inverse @ weights[f"move.{name}"] for name in EMBEDDING}
    own = {f"move.{name}": weights[f"move.{name}"] - has @ value for name, value in found.items()}
    return {**weights, **own, **{f"part.{name}": value for name, value in found.items()}}


def with_moments_of_parts(moments: Weights, parts: Parts) -> Weights:
    """The second moments of the gradient of parts, taking the gradients of moves as independent."""
    has = incidence(parts)
    return {**moments, **{f"part.{name}": has.T @ moments[f"move.{name}"] for name in EMBEDDING}}


def incidence(parts: Parts) -> Floats:
    """[M, number]: 1 where the move has the part."""
    has = np.zeros((len(parts.of_move), parts.number + 1), np.float32)
    np.put_along_axis(has, parts.of_move, 1, axis=1)
    return has[:, :-1]


def added_up(weights: Weights, parts: Parts) -> Weights:
    """The network with the sums, as files hold it: the reverse of `with_parts`."""
    rest = {name: value for name, value in weights.items() if not name.startswith("part.")}
    for name in EMBEDDING:
        part = weights[f"part.{name}"]
        none = jnp.zeros((1, *part.shape[1:]))
        rest[f"move.{name}"] += jnp.concatenate([part, none])[parts.of_move].sum(axis=1)
    return rest


def shape_of(weights: Weights) -> Shape:
    return Shape(len(weights["table.weight"]), len(weights["seat.weight"]), len(weights["move.weight"]))


def forward(w: Weights, batch: Batch) -> Output:
    """The forward pass, over normalised features."""
    present = batch.present[..., None]
    a = batch.seats @ w["seat.weight"] + (batch.table @ w["table.weight"])[:, None] + w["hidden.bias"]
    a = jax.nn.relu(a) * present
    rivals = jnp.maximum(present.sum(axis=1, keepdims=True) - 1, 1)
    mean = (a.sum(axis=1, keepdims=True) - a) / rivals
    z = a @ w["own.weight"] + mean @ w["mean.weight"] + best_of_others(a) @ w["max.weight"] + w["mix.bias"]
    z = jax.nn.relu(z)
    points = POINTS * (z @ w["points.weight"] + w["points.bias"])
    win = jnp.where(batch.present > 0, z @ w["win.weight"] + w["win.bias"], ABSENT)
    mover = jnp.take_along_axis(z, batch.mover[:, None, None], axis=1)[:, 0]
    query = jax.nn.relu(mover @ w["query.weight"] + batch.table @ w["query.table"] + w["query.bias"])
    query = jnp.concatenate([query, jnp.zeros((1, query.shape[1]))])[batch.owner]
    logits = (query * w["move.weight"][batch.moves]).sum(axis=1) + w["move.bias"][batch.moves]
    return Output(points, win, log_softmax_by_owner(logits, batch.owner, len(batch.mover) + 1))


def best_of_others(a: jax.Array) -> jax.Array:
    """For each contender, the maximum over its rivals."""
    seats = a.shape[1]
    others = [jnp.delete(a, seat, axis=1, assume_unique_indices=True).max(axis=1) for seat in range(seats)]
    return jnp.stack(others, axis=1) if seats > 1 else jnp.zeros_like(a)


def log_softmax_by_owner(logits: jax.Array, owner: jax.Array, owners: int) -> jax.Array:
    best = jax.lax.stop_gradient(jax.ops.segment_max(logits, owner, owners, indices_are_sorted=True))
    shifted = logits - best[owner]
    total = jax.ops.segment_sum(jnp.exp(shifted), owner, owners, indices_are_sorted=True)
    return shifted - jnp.log(jnp.maximum(total, 1e-30))[owner]


# Features


class Normaliser(NamedTuple):
    """Shifts and scales features, so that all have about mean 0 and standard deviation 1."""

    table_mean: Floats
    table_std: Floats
    seat_mean: Floats
    seat_std: Floats

    def batch(self, batch: Batch) -> Batch:
        table = (batch.table.astype(jnp.float32) - self.table_mean) / self.table_std
        seats = (batch.seats.astype(jnp.float32) - self.seat_mean) / self.seat_std
        return batch._replace(table=table, seats=seats)


def normaliser_for(table: NDArray[Any], seats: NDArray[Any], present: NDArray[Any]) -> Normaliser:
    here = seats[present > 0]
    return Normaliser(*mean_and_std(table), *mean_and_std(here))


def mean_and_std(features: NDArray[Any]) -> tuple[Floats, Floats]:
    mean = features.mean(axis=0, dtype=np.float64).astype(np.float32)
    std = features.std(axis=0, dtype=np.float64).astype(np.float32)
    return mean, np.maximum(std, MIN_STD)


def for_raw_features(weights: Weights, n: Normaliser) -> Weights:
    """The same network for features as encoders give them, as files hold it."""
    w = {name: np.asarray(value, np.float32) for name, value in weights.items()}
    table, seat, query = (
        w["table.weight"] / n.table_std[:, None],
        w["seat.weight"] / n.seat_std[:, None],
        w["query.table"] / n.table_std[:, None],
    )
    return w | {
        "table.weight": table,
        "seat.weight": seat,
        "query.table": query,
        "hidden.bias": w["hidden.bias"] - n.table_mean @ table - n.seat_mean @ seat,
        "query.bias": w["query.bias"] - n.table_mean @ query,
    }


def for_normalised_features(weights: Weights, n: Normaliser) -> Weights:
    """The reverse of `for_raw_features`."""
    w = weights
    return w | {
        "table.weight": w["table.weight"] * n.table_std[:, None],
        "seat.weight": w["seat.weight"] * n.seat_std[:, None],
        "query.table": w["query.table"] * n.table_std[:, None],
        "hidden.bias": w["hidden.bias"] + n.table_mean @ w["table.weight"] + n.seat_mean @ w["seat.weight"],
        "query.bias": w["query.bias"] + n.table_mean @ w["query.table"],
    }
