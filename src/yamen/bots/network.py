"""A small network: a weighted sum of the inputs, and of eight hidden units that are a weighted sum each, or nothing."""

from typing import Any, Final, final

from mypy_extensions import i64

HIDDEN: Final = 8


@final
class Network:
    """One output, of whole numbers as inputs."""

    def __init__(
        self, bias: float, direct: list[float], biases: list[float], columns: list[list[float]], outs: list[float]
    ) -> None:
        self.bias = bias
        self.direct = direct
        """What each input adds by itself."""
        self.biases = biases
        """What each hidden unit has without inputs."""
        self.columns = columns
        """What each input adds to each of them."""
        self.outs = outs
        """What each of them adds in the end."""

    def output(self, inputs: list[int]) -> float:
        """The units are variables, for compiled a float in a list is an object that has to be made each time."""
        biases = self.biases
        a, b, c, d = biases[0], biases[1], biases[2], biases[3]
        e, f, g, h = biases[4], biases[5], biases[6], biases[7]
        total = self.bias
        i: i64 = 0
        for value in inputs:
            if value != 0:
                number = float(value)
                column = self.columns[i]
                total += self.direct[i] * number
                a += column[0] * number
                b += column[1] * number
                c += column[2] * number
                d += column[3] * number
                e += column[4] * number
                f += column[5] * number
                g += column[6] * number
                h += column[7] * number
            i += 1
        outs = self.outs
        if a > 0.0:
            total += outs[0] * a
        if b > 0.0:
            total += outs[1] * b
        if c > 0.0:
            total += outs[2] * c
        if d > 0.0:
            total += outs[3] * d
        if e > 0.0:
            total += outs[4] * e
        if f > 0.0:
            total += outs[5] * f
        if g > 0.0:
            total += outs[6] * g
        if h > 0.0:
            total += outs[7] * h
        return total


def network_from_json(data: dict[str, Any]) -> Network:
    columns: list[list[float]] = [floats(column) for column in data["columns"]]
    return Network(float(data["bias"]), floats(data["direct"]), floats(data["biases"]), columns, floats(data["outs"]))


def floats(numbers: list[Any]) -> list[float]:
    return [float(number) for number in numbers]
