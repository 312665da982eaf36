"""Examples to learn from, as compact arrays: made by workers, kept by the replay buffer. Needs numpy but not JAX."""

import io
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from yamen.training.self_play import PlayedGame

LIMIT: Final = 32000
"""Features are clipped to this."""


class Examples(NamedTuple):
    """N decisions of games, padded to P contenders each, and how the games ended."""

    features: NDArray[np.int16]
    """[N, G + P * F]: as encoded, with zeros as padding."""
    contenders: NDArray[np.int8]
    mover: NDArray[np.int8]
    game: NDArray[np.int64]
    """The number of the game."""
    move_counts: NDArray[np.int16]
    """The number of legal moves of each decision,"""
    moves: NDArray[np.int16]
    """these moves, one after the other,"""
    policy: NDArray[np.float16]
    """and the probability of each in the target policy,"""
    has_policy: NDArray[np.bool_]
    """where there is one."""
    root_win: NDArray[np.float16]
    """[N, P]: the chances to win as the search found them; the outcome where there was no search."""
    win: NDArray[np.float16]
    """[N, P]: who won,"""
    points: NDArray[np.int16]
    """[N, P]: and the final points."""

    @property
    def size(self) -> int:
        """The number of decisions."""
        return len(self.contenders)

    def select(self, which: NDArray[np.bool_]) -> "Examples":
        each_move = np.repeat(which, self.move_counts)
        return Examples._make(
            column[each_move] if name in ("moves", "policy") else column[which]
            for name, column in self._asdict().items()
        )


def examples_of(games: list[PlayedGame], first: int, seats: int) -> Examples:
    """The decisions of games that are numbered from `first` on, padded to `seats` contenders."""
    decisions = [decision for game in games for decision in game.decisions]
    numbers = [first + at for at, game in enumerate(games) for _ in game.decisions]
    outcomes = [game for game in games for _ in game.decisions]
    widest = max((len(d.features) + (seats - d.contenders) * d.seat_features for d in decisions), default=0)
    features = np.zeros((len(decisions), widest), np.int16)
    for row, decision in zip(features, decisions, strict=True):
        row[: len(decision.features)] = np.clip(decision.features, -LIMIT, LIMIT)
    return Examples(
        features,
        np.array([d.contenders for d in decisions], np.int8),
        np.array([d.mover for d in decisions], np.int8),
        np.array(numbers, np.int64),
        np.array([len(d.legal) for d in decisions], np.int16),
        np.array([move for d in decisions for move in d.legal], np.int16),
        np.array([p for d in decisions for p in d.policy or [0.0] * len(d.legal)], np.float16),
        np.array([len(d.policy) > 0 for d in decisions], np.bool_),
        padded([d.win or game.win for d, game in zip(decisions, outcomes, strict=True)], seats).astype(np.float16),
        padded([game.win for game in outcomes], seats).astype(np.float16),
        np.clip(np.round(padded([game.points for game in outcomes], seats)), -LIMIT, LIMIT).astype(np.int16),
    )


def padded(rows: list[list[float]], width: int) -> NDArray[np.float64]:
    table = np.zeros((len(rows), width))
    for into, row in zip(table, rows, strict=True):
        into[: len(row)] = row
    return table


def concatenate(parts: list[Examples]) -> Examples:
    return Examples._make(np.concatenate(columns) for columns in zip(*parts, strict=True))


def to_bytes(examples: Examples) -> bytes:
    """Examples as a compressed file: most features are zeros."""
    file = io.BytesIO()
    np.savez_compressed(file, **examples._asdict())
    return file.getvalue()


def from_bytes(data: bytes) -> Examples:
    with np.load(io.BytesIO(data)) as loaded:
        columns: dict[str, Any] = {name: loaded[name] for name in Examples._fields}
    return Examples(**columns)
