"""How long people take for their turns, in a character for each: a class of durations, finer for short ones.

They are stored beside the clock that is charged, in the same row, so that they cost next to nothing.
"""

import math
from collections import Counter
from string import ascii_letters, digits
from typing import Final

CLASSES: Final = (digits + ascii_letters)[:31]
SHORTEST: Final = 60.0
"""Seconds: all replies that come sooner are of the first class."""
PER_OCTAVE: Final = 2
"""How many classes there are between a time and twice that time: the last begins after three weeks."""
FEWEST: Final = 5
"""Replies from which on something can be said of them."""


def reply_class(seconds: float) -> str:
    at = math.ceil(PER_OCTAVE * math.log2(seconds / SHORTEST)) if seconds > SHORTEST else 0
    return CLASSES[min(at, len(CLASSES) - 1)]


def longest_of(found: str) -> float | None:
    """How many seconds a reply of a class took at most; None in the last."""
    at = CLASSES.index(found)
    return SHORTEST * math.exp2(at / PER_OCTAVE) if at < len(CLASSES) - 1 else None


def typical_reply(replies: str) -> float | None:
    """The median, in seconds, as exactly as the classes tell it; None if there are too few to tell."""
    if len(replies) < FEWEST:
        return None
    middle = sorted(CLASSES.index(reply) for reply in replies)[len(replies) // 2]
    return SHORTEST * math.exp2((middle - 0.5) / PER_OCTAVE)


def count_replies(replies: str) -> list[tuple[float | None, int]]:
    """How many replies took at most so many seconds, and more than those before; None for the last class."""
    counts = Counter(replies)
    return [(longest_of(found), counts[found]) for found in CLASSES if found in counts]
