"""Fitting a network to lessons, with numpy: which only whoever trains needs."""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from yamen.bots.network import HIDDEN

Floats = NDArray[np.float32]
BATCH = 512
RATE = 3e-3
DECAY = 1e-4
HELD_BACK = 10
"""Every tenth game is not learned from: it shows how well what was learned holds elsewhere."""
OUTCOME = 0.2
"""How much of what a game brought beside what a search expected is learned: it is true, but mostly luck."""
LEARNED_CURVE, HELD_BACK_CURVE, OTHERS = "learned from", "held back", "{} (not a player)"
LOGISTIC = 0.55
"""The scale of the logistic curve that is most like a bell curve of width 1."""


class Lessons(NamedTuple):
    """What seats looked like and what came of it: for each lesson what `self_play.Lesson` has."""

    features: NDArray[np.int32]
    kinds: NDArray[np.int32]
    points: Floats
    surprises: Floats
    ended: Floats
    games: NDArray[np.int32]

    def part(self, which: NDArray[np.bool_]) -> "Lessons":
        return Lessons._make(column[which] for column in self)


class Fitted(NamedTuple):
    weights: dict[str, Any]
    """What the evaluation is made of."""
    curves: dict[str, list[float]]
    """How far off the points were, in root mean square, after each pass: in the games learned from, and the others."""


def fit(
    lessons: Lessons,
    sources: int,
    left_at: int,
    passes: int,
    share: float,
    seed: int,
    heard: Callable[[int, float], None],
) -> Fitted:
    """A network for each kind of those who can win, that expects their points.

    They are mixed with the worth by hand: the first `sources` features are its parts. Games show what went with many
    points, not always what brought them; by hand it is the other way round. Mixed, the two make a better judge of moves
    than either. What searches expected shows what brings points, and needs no mixing.
    """
    networks: list[dict[str, Any]] = []
    curves: dict[str, list[float]] = {}
    off: list[Any] = []
    left: list[Any] = []
    for kind in range(lessons.kinds.max() + 1):
        part = lessons.part(lessons.kinds == kind)
        one = fit_one(part, sources + left_at, passes, seed, heard)
        networks.append(mixed(one.network, share, sources))
        whose = OTHERS if kind else "{}"
        curves[whose.format(LEARNED_CURVE)] = one.learned
        curves[whose.format(HELD_BACK_CURVE)] = one.held_back
        off.append(one.off)
        left.append(part.features[part.games % HELD_BACK == 0, sources + left_at])
    doubt, doubt_left = doubts(np.concatenate(off), np.concatenate(left))
    return Fitted({"networks": networks, "doubt": doubt, "doubt_left": doubt_left}, curves)


class One(NamedTuple):
    """The network of one kind."""

    network: dict[str, Any]
    learned: list[float]
    held_back: list[float]
    off: Any
    """How far from it games ended that were held back."""


def fit_one(lessons: Lessons, left: int, passes: int, seed: int, heard: Callable[[int, float], None]) -> One:
    """What is learned of a position beside others is what searches say; how high all are, is what games say.

    Searches can be wrong about all positions together, and whoever believes to be far behind, plays for luck.
    """
    features = lessons.features
    points = lessons.points + OUTCOME * lessons.surprises
    held = lessons.games % HELD_BACK == 0
    mean = features[~held].mean(axis=0)
    spread = features[~held].std(axis=0)
    spread[spread == 0] = 1
    x = ((features - mean) / spread).astype(np.float32)
    train_x, train_y = x[~held], points[~held]
    test_x, test_y = x[held], points[held]
    rng = np.random.default_rng(seed)
    p = start(train_x, train_y, rng)
    first = {name: np.zeros_like(value) for name, value in p.items()}
    second = {name: np.zeros_like(value) for name, value in p.items()}
    steps = 0
    total = passes * (len(train_x) // BATCH + 1)
    learned: list[float] = []
    held_back: list[float] = []
    for done in range(passes):
        order = rng.permutation(len(train_x))
        for begin in range(0, len(order), BATCH):
            batch = order[begin : begin + BATCH]
            steps += 1
            rate = RATE * (1 - 0.95 * steps / total)
            for name, slope in slopes(p, train_x[batch], train_y[batch]).items():
                first[name] += 0.1 * (slope - first[name])
                second[name] += 0.001 * (slope * slope - second[name])
                size = np.sqrt(second[name] / (1 - 0.999**steps)) + 1e-8
                p[name] -= rate * (first[name] / (1 - 0.9**steps) / size + DECAY * p[name])
        learned.append(error(p, train_x[:20000], train_y[:20000]))
        held_back.append(error(p, test_x, test_y))
        heard(done + 1, held_back[-1])
    network = folded(p, mean, spread)
    off = expected(p, x) - lessons.ended
    slope, level = np.polyfit(features[~held, left], off[~held], 1)
    network["bias"] = rounded(network["bias"] - level)
    network["direct"][left] = rounded(network["direct"][left] - slope)
    return One(network, learned, held_back, (off - level - slope * features[:, left])[held])


def start(x: Floats, y: Floats, rng: np.random.Generator) -> dict[str, Any]:
    """The best weighted sum of the inputs, and hidden units that add nothing yet."""
    inputs = x.shape[1]
    ones = np.concatenate([x, np.ones((len(x), 1), np.float32)], axis=1).astype(np.float64)
    direct = np.linalg.solve(ones.T @ ones + 10.0 * np.eye(inputs + 1), ones.T @ y)
    return {
        "direct": direct[:-1].astype(np.float32),
        "bias": direct[-1:].astype(np.float32),
        "rows": rng.normal(0, 1 / np.sqrt(inputs), (inputs, HIDDEN)).astype(np.float32),
        "biases": np.zeros(HIDDEN, np.float32),
        "outs": np.zeros(HIDDEN, np.float32),
    }


def expected(p: dict[str, Any], x: Floats) -> Any:
    return x @ p["direct"] + p["bias"] + np.maximum(x @ p["rows"] + p["biases"], 0) @ p["outs"]


def error(p: dict[str, Any], x: Floats, y: Floats) -> float:
    return float(np.sqrt(np.mean((expected(p, x) - y) ** 2)))


def slopes(p: dict[str, Any], x: Floats, y: Floats) -> dict[str, Any]:
    """How the mean square error changes with each weight."""
    hidden = np.maximum(x @ p["rows"] + p["biases"], 0)
    off = (x @ p["direct"] + p["bias"] + hidden @ p["outs"] - y) * (2 / len(x))
    back = np.outer(off, p["outs"]) * (hidden > 0)
    return {
        "direct": x.T @ off,
        "bias": off.sum(keepdims=True),
        "rows": x.T @ back,
        "biases": back.sum(axis=0),
        "outs": hidden.T @ off,
    }


def doubts(off: Any, left: Any) -> tuple[int, int]:
    """How far the difference of two seats may be off at the end of the game, and what its whole length adds."""
    widths, middles = [], []
    for low in range(0, 100, 10):
        inside = (left >= low) & (left < low + 10)
        if inside.sum() > 50:
            widths.append(np.sqrt(np.mean(off[inside] ** 2)))
            middles.append(low / 100 + 0.05)
    slope, base = np.polyfit(middles, widths, 1) if len(widths) > 1 else (0.0, float(np.sqrt(np.mean(off**2))))
    scale = 100 * LOGISTIC * np.sqrt(2)
    return max(100, int(scale * base)), max(0, int(scale * slope))


def folded(p: dict[str, Any], mean: Any, spread: Any) -> dict[str, Any]:
    """The weights for inputs as they are, not shifted and scaled."""
    direct = p["direct"] / spread
    rows = p["rows"] / spread[:, None]
    return {
        "bias": rounded(p["bias"][0] - mean @ direct),
        "direct": [rounded(weight) for weight in direct],
        "biases": [rounded(weight) for weight in p["biases"] - mean @ rows],
        "columns": [[rounded(weight) for weight in row] for row in rows],
        "outs": [rounded(weight) for weight in p["outs"]],
    }


def mixed(network: dict[str, Any], share: float, sources: int) -> dict[str, Any]:
    """The weights with so much of the network, and the rest of a sum of the parts in hundredths of a point."""
    direct = [share * weight + (1 - share) / 100 * (at < sources) for at, weight in enumerate(network["direct"])]
    outs = [share * weight for weight in network["outs"]]
    return {**network, "bias": share * network["bias"], "direct": direct, "outs": outs}


def rounded(weight: Any) -> float:
    return float(f"{float(weight):.6g}")
