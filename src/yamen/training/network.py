"""The networks of the bots while they learn, with numpy: which only whoever trains needs."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
HIDDEN = 16
NEVER = 0.02
"""An input that varies less is left as it is: what is hardly ever seen isn't to be blown up."""


class Inputs:
    """Shifts and scales inputs, so that all vary alike."""

    def __init__(self, mean: Floats, spread: Floats) -> None:
        self.mean = mean
        self.spread = spread

    def __call__(self, features: NDArray[Any]) -> Floats:
        return ((features - self.mean) / self.spread).astype(np.float32)


def inputs_like(features: NDArray[Any]) -> Inputs:
    mean = features.mean(axis=0, dtype=np.float64).astype(np.float32)
    spread = features.std(axis=0, dtype=np.float64).astype(np.float32)
    spread[spread < NEVER] = 1.0
    return Inputs(mean, spread)


class Learner:
    """A network that learns: a weighted sum of the inputs, and hidden units that add nothing yet."""

    def __init__(self, direct: Floats, bias: float, rng: np.random.Generator) -> None:
        inputs = len(direct)
        self.weights: dict[str, Floats] = {
            "direct": direct.astype(np.float32),
            "bias": np.array([bias], np.float32),
            "rows": rng.normal(0, 1 / np.sqrt(inputs), (inputs, HIDDEN)).astype(np.float32),
            "biases": np.zeros(HIDDEN, np.float32),
            "outs": np.zeros(HIDDEN, np.float32),
        }
        self.first = {name: np.zeros_like(value) for name, value in self.weights.items()}
        """How the slope of each weight has been of late, and its square (Adam)."""
        self.second = {name: np.zeros_like(value) for name, value in self.weights.items()}
        self.steps = 0

    def output(self, x: Floats) -> Floats:
        return self.hidden(x)[0]

    def hidden(self, x: Floats) -> tuple[Floats, Floats]:
        """The output, and what the hidden units add to it."""
        p = self.weights
        hidden = np.maximum(x @ p["rows"] + p["biases"], 0)
        return x @ p["direct"] + p["bias"] + hidden @ p["outs"], hidden

    def learn(self, x: Floats, hidden: Floats, slopes: Floats, rate: float) -> None:
        """One step down, where each output has such a slope."""
        p = self.weights
        back = slopes[:, None] * p["outs"] * (hidden > 0)
        found = {
            "direct": x.T @ slopes,
            "bias": slopes.sum(keepdims=True),
            "rows": x.T @ back,
            "biases": back.sum(axis=0),
            "outs": hidden.T @ slopes,
        }
        self.steps += 1
        for name, slope in found.items():
            first, second = self.first[name], self.second[name]
            first += 0.1 * (slope - first)
            second += 0.01 * (slope * slope - second)
            size = np.sqrt(second / (1 - 0.99**self.steps)) + 1e-8
            p[name] -= rate * (first / (1 - 0.9**self.steps)) / size

    def to_json(self, inputs: Inputs) -> dict[str, Any]:
        """The weights for inputs as they are, not shifted and scaled."""
        p = self.weights
        direct = p["direct"] / inputs.spread
        rows = p["rows"] / inputs.spread[:, None]
        return {
            "bias": rounded(p["bias"][0] - inputs.mean @ direct),
            "direct": [rounded(weight) for weight in direct],
            "biases": [rounded(weight) for weight in p["biases"] - inputs.mean @ rows],
            "columns": [[rounded(weight) for weight in row] for row in rows],
            "outs": [rounded(weight) for weight in p["outs"]],
        }

    def kept(self, name: str) -> dict[str, Any]:
        """All of it, for a file."""
        parts = {"weights": self.weights, "first": self.first, "second": self.second}
        arrays: dict[str, Any] = {f"{name}-{part}-{key}": a for part, of in parts.items() for key, a in of.items()}
        return {**arrays, f"{name}-steps": np.array(self.steps)}

    def bring_back(self, name: str, file: Any) -> None:
        """What `kept` gave."""
        for part, of in (("weights", self.weights), ("first", self.first), ("second", self.second)):
            for key in of:
                of[key] = file[f"{name}-{part}-{key}"]
        self.steps = int(file[f"{name}-steps"])


def rounded(weight: Any) -> float:
    return float(f"{float(weight):.6g}")
