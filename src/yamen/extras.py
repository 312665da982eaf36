"""Extras: `pip install yamen` brings the engine, the games and the bots. Whatever else is used without its extra raises
an error that names it.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from yamen.engine.errors import YamenError


class MissingExtra(YamenError):
    """Something needs packages that are not installed; the message says how to get them."""


@contextmanager
def extra(sentence: str) -> Iterator[None]:
    """Around imports of packages of an extra: one that is missing raises MissingExtra with the sentence."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "yamen":
            raise  # a mistake of the program
        raise MissingExtra(sentence) from error


def needs(what: str, name: str) -> str:
    """The sentence in English, for the library; the command line has its own in each language."""
    return f"{what} needs the extra '{name}': pip install 'yamen[{name}]'"
