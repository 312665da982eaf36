"""A small random generator for playouts: quick when compiled, and the same numbers when not."""

import operator
from typing import Any, Final, SupportsIndex

from mypy_extensions import i64

from yamen.engine.counts import MOST, total

M1: Final = 2147483563
M2: Final = 2147483399


class Rng:
    """L'Ecuyer's two combined linear generators, period 2e18. The seed is the whole state to begin with."""

    def __init__(self, seed: SupportsIndex = 0) -> None:
        number: int = seed if isinstance(seed, int) else operator.index(seed)
        mixed = (number * 0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03) % (1 << 64)
        mixed = ((mixed ^ (mixed >> 31)) * 0xBF58476D1CE4E5B9) % (1 << 64)
        self.first: i64 = mixed % (M1 - 1) + 1
        self.second: i64 = (mixed >> 32) % (M2 - 1) + 1

    def __repr__(self) -> str:
        return f"<Rng at {self.first}, {self.second}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.first, self.second)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        first: i64 = self.first * 40014 % 2147483563
        second: i64 = self.second * 40692 % 2147483399
        self.first = first
        self.second = second
        z: i64 = first - second
        if z < 1:
            z += 2147483562
        return (z - 1) % n

    def pick(self, moves: list[int]) -> int:
        return moves[self.below(len(moves))]

    def weighted(self, moves: list[int], weights: list[int]) -> int:
        """One of `moves`, each as likely as its weight says."""
        total: i64 = 0
        for weight in weights:
            total += weight
        at = self.below(total)
        i: i64 = 0
        for weight in weights:
            at -= weight
            if at < 0:
                break
            i += 1
        return moves[i]

    def drawn(self, moves: list[int], counts: i64) -> int:
        """One of `moves`, each as likely as there are things of its kind; the packed counts may have gaps."""
        at = self.below(total(counts))
        i: i64 = 0
        while True:
            number = counts & MOST
            if number > 0:
                at -= number
                if at < 0:
                    return moves[i]
                i += 1
            counts >>= 4


def _restored(first: int, second: int) -> Rng:
    """A generator where another one stood: what a pickle of it holds."""
    rng = Rng()
    rng.first, rng.second = first, second
    return rng
