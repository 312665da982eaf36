"""What can be installed beside the library: `pip install yamen` brings the engine, the games and the bots, the rest
comes with extras, and whoever uses it without one is told which.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from yamen.engine.errors import YamenError


class MissingExtra(YamenError):
    """Something needs packages that are not installed; the message says how to get them."""


@contextmanager
def extra(sentence: str) -> Iterator[None]:
    """Around imports of packages that an extra brings: one that is missing is told in a sentence."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "yamen":
            raise  # a mistake of the program
        raise MissingExtra(sentence) from error


def needs(what: str, name: str) -> str:
    """The sentence where there are no languages; the command line has its own in each."""
    return f"{what} needs the extra '{name}': pip install 'yamen[{name}]'"
