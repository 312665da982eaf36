"""Inference of the networks in Python, for where `_inference.c` could not be compiled.

One tower is shared by all contenders; its outputs for the rivals are pooled. g are the features of the table, f those
of a contender:

    a = relu(f · seat.weight + g · table.weight + hidden.bias)
    z = relu(a · own.weight + mean of the rivals' a · mean.weight + their maximum · max.weight + mix.bias)
    points = 10 (z · points.weight + points.bias)
    win chances = softmax over the contenders of z · win.weight + win.bias
    query = relu(z of who is to move · query.weight + g · query.table + query.bias)
    priors = softmax over the legal moves of query · move.weight + move.bias
"""

from array import array
from math import exp
from typing import Final, final

SCALE: Final = 10.0
MOST_CONTENDERS: Final = 16
Outputs = tuple[list[float], list[float], list[float]]
"""The points and win chances of each contender, and the priors of the legal moves."""


@final
class PureNetwork:
    """A network with its weights."""

    def __init__(self, table: int, seat: int, hidden: int, mixed: int, query: int, moves: int, weights: bytes) -> None:
        if min(table, seat, moves) < 0 or min(hidden, mixed, query) < 1:
            raise ValueError("A network can't have these sizes.")
        numbers = array("f", weights)
        self.table = table
        self.seat = seat
        self.hidden = hidden
        self.moves = moves
        self._next = 0
        self.seat_weight = self._rows(numbers, seat, hidden)
        self.table_weight = self._rows(numbers, table, hidden)
        self.hidden_bias = self._row(numbers, hidden)
        self.mix_weight = self._rows(numbers, 3 * hidden, mixed)
        self.mix_bias = self._row(numbers, mixed)
        self.points_weight = self._row(numbers, mixed)
        self.points_bias = self._row(numbers, 1)
        self.win_weight = self._row(numbers, mixed)
        self.win_bias = self._row(numbers, 1)
        self.query_weight = self._rows(numbers, mixed, query)
        self.query_table = self._rows(numbers, table, query)
        self.query_bias = self._row(numbers, query)
        self.move_weight = self._rows(numbers, moves, query)
        self.move_bias = self._row(numbers, moves)
        if self._next != len(numbers):
            raise ValueError(f"A network of these sizes has {4 * self._next} bytes of weights, not {len(weights)}.")

    def _row(self, numbers: "array[float]", width: int) -> list[float]:
        self._next += width
        return numbers[self._next - width : self._next].tolist()

    def _rows(self, numbers: "array[float]", rows: int, width: int) -> list[list[float]]:
        return [self._row(numbers, width) for _ in range(rows)]

    def evaluate(self, encoded: list[int], contenders: int, mover: int, legal: list[int]) -> Outputs:
        table, seat = self.table, self.seat
        if not 1 <= contenders <= MOST_CONTENDERS or len(encoded) != table + contenders * seat:
            raise ValueError(
                f"The encoded position has {len(encoded)} numbers, which doesn't fit {contenders} contenders."
            )
        if len(legal) > 0 and not 0 <= mover < contenders:
            raise ValueError(f"There is no contender {mover} to move.")
        inputs = [float(number) for number in encoded]
        common = inputs[:table]
        shared = self.hidden_bias[:]
        add_product(shared, common, self.table_weight)
        units: list[list[float]] = []
        for contender in range(contenders):
            own = shared[:]
            first = table + contender * seat
            add_product(own, inputs[first : first + seat], self.seat_weight)
            units.append(rectified(own))
        points: list[float] = []
        logits: list[float] = []
        priors: list[float] = []
        for contender in range(contenders):
            mix = self.mix_bias[:]
            add_product(mix, self._pooled(units, contender), self.mix_weight)
            mix = rectified(mix)
            points.append(SCALE * (dot(mix, self.points_weight) + self.points_bias[0]))
            logits.append(dot(mix, self.win_weight) + self.win_bias[0])
            if contender == mover and len(legal) > 0:
                query = self.query_bias[:]
                add_product(query, mix, self.query_weight)
                add_product(query, common, self.query_table)
                priors = softmax([self._logit(rectified(query), move) for move in legal])
        return points, softmax(logits), priors

    def evaluate_batch(self, batch: list[tuple[list[int], int, int, list[int]]]) -> list[Outputs]:
        return [self.evaluate(encoded, contenders, mover, legal) for encoded, contenders, mover, legal in batch]

    def _pooled(self, units: list[list[float]], contender: int) -> list[float]:
        """The units of a contender, then the mean and the maximum of the rivals', which are never below 0."""
        rivals = [units[rival] for rival in range(len(units)) if rival != contender]
        mean = [0.0] * self.hidden
        best = [0.0] * self.hidden
        for row in rivals:
            for i in range(self.hidden):
                value = row[i]
                mean[i] += value / len(rivals)
                if value > best[i]:
                    best[i] = value
        return units[contender] + mean + best

    def _logit(self, query: list[float], move: int) -> float:
        if not 0 <= move < self.moves:
            raise ValueError(f"The network knows no move {move}.")
        return dot(query, self.move_weight[move]) + self.move_bias[move]


def add_product(sums: list[float], inputs: list[float], weight: list[list[float]]) -> None:
    for i in range(len(inputs)):
        value = inputs[i]
        if value != 0.0:
            row = weight[i]
            for j in range(len(sums)):
                sums[j] += value * row[j]


def rectified(numbers: list[float]) -> list[float]:
    return [number if number > 0.0 else 0.0 for number in numbers]


def dot(one: list[float], other: list[float]) -> float:
    total: float = 0.0
    for i in range(len(one)):
        total += one[i] * other[i]
    return total


def softmax(logits: list[float]) -> list[float]:
    best = max(logits)
    weights = [exp(logit - best) for logit in logits]
    total = sum(weights)
    return [weight / total for weight in weights]
