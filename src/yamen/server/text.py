"""Cleaning what people write, and codes that can be said aloud."""

import secrets
from functools import cache
from importlib.resources import files
from typing import Final

from yamen.server.errors import InvalidInput

LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""The characters of codes: none looks like another."""


def clean_text(text: str, what: str) -> str:
    """Text without the space around it; control characters and halves of characters are refused."""
    cleaned = text.strip()
    if not cleaned:
        raise InvalidInput(f"The {what} is empty; write something.")
    if any((ord(c) < 32 and c != "\n") or ord(c) == 127 or 0xD800 <= ord(c) <= 0xDFFF for c in cleaned):
        raise InvalidInput(f"The {what} has characters that can't be shown; leave them out.")
    return cleaned


@cache
def words() -> list[str]:
    """Short words that are hard to mistake for one another."""
    return (files("yamen.server") / "words.txt").read_text("ascii").split()


def table_code() -> str:
    """The code of a table, like `plum-crane-river-1842`: easy to say, and of more than 40 bits."""
    return "-".join([*(secrets.choice(words()) for _ in range(3)), str(1000 + secrets.randbelow(9000))])


def spoken_code(groups: int) -> str:
    """A code that can be said aloud and typed again, and that nobody guesses."""
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(4)) for _ in range(groups))
