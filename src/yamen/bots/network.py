"""A small network: a weighted sum of the inputs, and of hidden units that are a weighted sum each, or nothing."""

from typing import Any, Final, final

from mypy_extensions import i64

EIGHT: Final = 8


@final
class Column:
    """A number for each of eight hidden units, as attributes: compiled, a float in a list is an object of its own."""

    def __init__(self, numbers: list[float]) -> None:
        self.a, self.b, self.c, self.d = numbers[0], numbers[1], numbers[2], numbers[3]
        self.e, self.f, self.g, self.h = numbers[4], numbers[5], numbers[6], numbers[7]


@final
class Eight:
    """Eight hidden units."""

    def __init__(self, biases: Column, columns: list[Column], outs: Column) -> None:
        self.biases = biases
        """What each unit has without inputs."""
        self.columns = columns
        """What each input adds to each of them."""
        self.outs = outs
        """What each of them adds in the end."""

    def output(self, inputs: list[int]) -> float:
        start = self.biases
        a, b, c, d = start.a, start.b, start.c, start.d
        e, f, g, h = start.e, start.f, start.g, start.h
        i: i64 = 0
        for value in inputs:
            if value != 0:
                number = float(value)
                column = self.columns[i]
                a += column.a * number
                b += column.b * number
                c += column.c * number
                d += column.d * number
                e += column.e * number
                f += column.f * number
                g += column.g * number
                h += column.h * number
            i += 1
        outs = self.outs
        total: float = 0.0
        if a > 0.0:
            total += outs.a * a
        if b > 0.0:
            total += outs.b * b
        if c > 0.0:
            total += outs.c * c
        if d > 0.0:
            total += outs.d * d
        if e > 0.0:
            total += outs.e * e
        if f > 0.0:
            total += outs.f * f
        if g > 0.0:
            total += outs.g * g
        if h > 0.0:
            total += outs.h * h
        return total


@final
class Network:
    """One output, of whole numbers as inputs."""

    def __init__(self, bias: float, direct: list[float], hidden: list[Eight]) -> None:
        self.bias = bias
        self.direct = direct
        """What each input adds by itself."""
        self.hidden = hidden

    def inputs(self) -> i64:
        return len(self.direct)

    def output(self, inputs: list[int]) -> float:
        direct = self.direct
        total = self.bias
        i: i64 = 0
        for value in inputs:
            if value != 0:
                total += direct[i] * float(value)
            i += 1
        for eight in self.hidden:
            total += eight.output(inputs)
        return total


def network_from_json(data: dict[str, Any]) -> Network:
    biases = floats(data["biases"])
    outs = floats(data["outs"])
    hidden: list[Eight] = []
    for first in range(0, len(outs), EIGHT):
        last = first + EIGHT
        columns: list[Column] = [Column(floats(column[first:last])) for column in data["columns"]]
        hidden.append(Eight(Column(biases[first:last]), columns, Column(outs[first:last])))
    return Network(float(data["bias"]), floats(data["direct"]), hidden)


def floats(numbers: list[Any]) -> list[float]:
    return [float(number) for number in numbers]
