"""The random generator of playouts: the same numbers compiled or not."""

from itertools import pairwise

import pytest

from yamen import Rng


def numbers(seed: int, count: int, below: int = 1000) -> list[int]:
    rng = Rng(seed)
    return [rng.below(below) for _ in range(count)]


def test_the_numbers_of_a_seed_never_change() -> None:
    """Pinned: seeds in bug reports and benchmarks keep their meaning, in both builds."""
    assert numbers(1, 10) == [600, 87, 705, 664, 994, 395, 553, 862, 386, 872]
    assert numbers(-5, 3) == [878, 486, 852]
    assert numbers(1, 1, 2147483562) == [105286600]


def test_seeds_differ_also_neighbouring_ones() -> None:
    assert len({tuple(numbers(seed, 4)) for seed in range(-500, 500)}) == 1000
    firsts = [numbers(seed, 1, 10)[0] for seed in range(10_000)]
    assert all(abs(firsts.count(n) - 1000) < 150 for n in range(10))


@pytest.mark.parametrize("below", [2, 3, 6, 7, 100])
def test_numbers_are_below_the_bound_and_about_equally_frequent(below: int) -> None:
    drawn = numbers(3, 1000 * below, below)
    counts = [drawn.count(n) for n in range(below)]
    assert sum(counts) == 1000 * below, "nothing outside"
    assert all(abs(count - 1000) < 150 for count in counts)


def test_one_number_tells_nothing_of_the_next() -> None:
    drawn = numbers(4, 90_001, 3)
    pairs = list(pairwise(drawn))
    assert all(abs(pairs.count((a, b)) - 10_000) < 450 for a in range(3) for b in range(3))


def test_below_one_there_is_only_zero() -> None:
    assert numbers(5, 100, 1) == [0] * 100


def test_a_pick_is_one_of_the_moves() -> None:
    rng = Rng(6)
    picked = [rng.pick([3, 5, 8]) for _ in range(3000)]
    assert set(picked) == {3, 5, 8}
    assert all(abs(picked.count(move) - 1000) < 150 for move in (3, 5, 8))


def test_a_weighted_pick_is_as_likely_as_its_weight() -> None:
    rng = Rng(7)
    picked = [rng.weighted([3, 5, 8, 9], [5, 0, 1, 4]) for _ in range(10_000)]
    counts = {move: picked.count(move) for move in (3, 5, 8, 9)}
    assert counts[5] == 0
    assert abs(counts[3] - 5000) < 250
    assert abs(counts[8] - 1000) < 150
    assert abs(counts[9] - 4000) < 250
