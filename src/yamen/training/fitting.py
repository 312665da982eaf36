"""Fitting networks to lessons, with numpy: which only whoever trains needs."""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from yamen.training.network import Floats, Learner, inputs_like

BATCH = 512
RATE = 3e-3
HELD_BACK = 10
"""Every tenth game is not learned from: it shows how well what was learned holds elsewhere."""
LEARNED_CURVE, HELD_BACK_CURVE, OTHERS = "learned from", "held back", "{} (not a player)"
LOGISTIC = 0.55
"""The scale of the logistic curve that is most like a bell curve of width 1."""


class Lessons(NamedTuple):
    """What seats looked like and what came of it: for each lesson what `self_play.Lesson` has."""

    features: NDArray[np.int32]
    kinds: NDArray[np.int32]
    points: Floats
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
    than either; where another judge has learned in practice, they needn't be mixed.
    """
    networks: list[dict[str, Any]] = []
    curves: dict[str, list[float]] = {}
    off: list[Any] = []
    left: list[Any] = []
    for kind in range(lessons.kinds.max() + 1):
        part = lessons.part(lessons.kinds == kind)
        one = fit_one(part, passes, seed, heard)
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


def fit_one(lessons: Lessons, passes: int, seed: int, heard: Callable[[int, float], None]) -> One:
    held = lessons.games % HELD_BACK == 0
    inputs = inputs_like(lessons.features[~held])
    x, y = inputs(lessons.features[~held]), lessons.points[~held]
    test_x, test_y = inputs(lessons.features[held]), lessons.points[held]
    rng = np.random.default_rng(seed)
    learner = Learner(*weighted_sum(x, y), rng)
    steps = 0
    total = passes * (len(x) // BATCH + 1)
    learned: list[float] = []
    held_back: list[float] = []
    for done in range(passes):
        order = rng.permutation(len(x))
        for begin in range(0, len(order), BATCH):
            batch = order[begin : begin + BATCH]
            steps += 1
            expected, hidden = learner.hidden(x[batch])
            off = (expected - y[batch]) * (2 / len(batch))
            learner.learn(x[batch], hidden, off.astype(np.float32), RATE * (1 - 0.95 * steps / total))
        learned.append(width(learner.output(x[:20000]) - y[:20000]))
        held_back.append(width(learner.output(test_x) - test_y))
        heard(done + 1, held_back[-1])
    return One(learner.to_json(inputs), learned, held_back, learner.output(test_x) - test_y)


def weighted_sum(x: Floats, y: Floats) -> tuple[Floats, float]:
    """The best weighted sum of the inputs."""
    ones = np.concatenate([x, np.ones((len(x), 1), np.float32)], axis=1).astype(np.float64)
    direct = np.linalg.solve(ones.T @ ones + 10.0 * np.eye(x.shape[1] + 1), ones.T @ y)
    return direct[:-1].astype(np.float32), float(direct[-1])


def width(off: Any) -> float:
    return float(np.sqrt(np.mean(off**2)))


def doubts(off: Any, left: Any) -> tuple[int, int]:
    """How far the difference of two seats may be off at the end of the game, and what its whole length adds."""
    widths, middles = [], []
    for low in range(0, 100, 10):
        inside = (left >= low) & (left < low + 10)
        if inside.sum() > 50:
            widths.append(width(off[inside]))
            middles.append(low / 100 + 0.05)
    slope, base = np.polyfit(middles, widths, 1) if len(widths) > 1 else (0.0, width(off))
    scale = 100 * LOGISTIC * np.sqrt(2)
    return max(100, int(scale * base)), max(0, int(scale * slope))


def mixed(network: dict[str, Any], share: float, sources: int) -> dict[str, Any]:
    """The weights with so much of the network, and the rest of a sum of the parts in hundredths of a point."""
    direct = [share * weight + (1 - share) / 100 * (at < sources) for at, weight in enumerate(network["direct"])]
    outs = [share * weight for weight in network["outs"]]
    return {**network, "bias": share * network["bias"], "direct": direct, "outs": outs}
