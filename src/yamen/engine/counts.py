"""Small counts packed into one int, four bits each: copying and changing them costs next to nothing.

How many of each thing there are, by the number of the thing: up to 15 things, up to 15 of each.
"""

from typing import Final

from mypy_extensions import i64

NO_COUNTS: Final = 0
MOST: Final = 15


def bit(at: i64) -> i64:
    """A set that holds one thing, by its number, up to 61.

    Not `1 << at`: what mypyc makes of a constant is a C int, which has no more than 31 bits.
    """
    return 0x2000000000000000 >> 61 - at


def packed(counts: list[int]) -> i64:
    """The counts of a list."""
    result: i64 = 0
    at: i64 = 0
    for number in counts:
        if not 0 <= number <= MOST or at == MOST:
            raise ValueError(f"{counts} can't be packed: at most {MOST} counts of 0 to {MOST} can")
        result = changed(result, at, number)
        at += 1
    return result


def unpacked(counts: i64, length: i64) -> list[int]:
    """The counts as a list."""
    return [count(counts, at) for at in range(length)]


def count(counts: i64, at: i64) -> i64:
    """One of the counts."""
    return counts >> 4 * at & MOST


def changed(counts: i64, at: i64, by: i64) -> i64:
    """The same counts but for one."""
    return counts + (by << 4 * at)


def without_first(counts: i64) -> i64:
    """The counts from the second one on."""
    return counts >> 4


def total(counts: i64) -> i64:
    """The sum of the counts."""
    result: i64 = 0
    while counts != 0:
        result += counts & MOST
        counts >>= 4
    return result


def things(counts: i64) -> i64:
    """How many different things there are."""
    result: i64 = 0
    while counts != 0:
        if counts & MOST:
            result += 1
        counts >>= 4
    return result


def present(counts: i64) -> i64:
    """The things of which there are any, a bit for each."""
    result: i64 = 0
    bit: i64 = 1
    while counts != 0:
        if counts & MOST:
            result |= bit
        bit <<= 1
        counts >>= 4
    return result


def present_counts(counts: i64) -> list[int]:
    """Of the things of which there are any, how many."""
    result: list[int] = []
    while counts != 0:
        number = counts & MOST
        if number > 0:
            result.append(number)
        counts >>= 4
    return result
