"""Measures taken inside the engine, where no call from outside disturbs them."""

from time import process_time

from mypy_extensions import i64

from yamen.engine.position import Position, playout
from yamen.engine.rng import Rng


def measure_playouts(start: Position, rng: Rng, seconds: float) -> tuple[int, float]:
    """Whole random games until the time is up: the decisions that players took, and the time it took.

    Chance moves and setting a game up are inside the time, but they don't count.
    """
    decisions: i64 = 0
    began = process_time()
    while True:
        decisions += playout(start.clone(), rng)
        elapsed = process_time() - began
        if elapsed >= seconds:
            return decisions, elapsed


def measure_clone(position: Position, times: int) -> float:
    """The seconds that one clone takes."""
    left: i64 = times
    began = process_time()
    while left > 0:
        position.clone()
        left -= 1
    return (process_time() - began) / times


def measure_view(position: Position, viewer: int, times: int) -> float:
    """The seconds that one view takes."""
    left: i64 = times
    began = process_time()
    while left > 0:
        position.view(viewer)
        left -= 1
    return (process_time() - began) / times


def measure_determinise(position: Position, viewer: int, rng: Rng, times: int) -> float:
    """The seconds that it takes to deal anew what the viewer doesn't know."""
    left: i64 = times
    began = process_time()
    while left > 0:
        position.determinise(viewer, rng)
        left -= 1
    return (process_time() - began) / times


def midgame(start: Position, seed: int) -> Position:
    """The position halfway through a random game."""
    moves: i64 = 0
    whole = start.clone()
    rng = Rng(seed)
    while not whole.is_over:
        playout(whole, rng, 1)
        moves += 1
    half = start.clone()
    playout(half, Rng(seed), moves // 2)
    return half
