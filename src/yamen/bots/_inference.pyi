from collections.abc import Sequence
from typing import final

@final
class Network:
    def __new__(
        cls, table: int, seat: int, hidden: int, mixed: int, query: int, moves: int, weights: bytes, /
    ) -> Network: ...
    def evaluate(
        self, encoded: list[int], contenders: int, mover: int, legal: list[int], /
    ) -> tuple[list[float], list[float], list[float]]: ...
    def evaluate_batch(
        self, batch: Sequence[tuple[list[int], int, int, list[int]]], /
    ) -> list[tuple[list[float], list[float], list[float]]]: ...
