"""The laws of each game in the package, beside those that hold for all: `tests/<game>_invariants.py`."""

from importlib import import_module

from yamen.conformance import Laws
from yamen.engine.definition import GameDefinition


def laws_of(game: GameDefinition) -> Laws:
    laws = import_module(f"tests.{game.name}_invariants").LAWS
    assert isinstance(laws, Laws)
    return laws
