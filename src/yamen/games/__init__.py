"""The games there are: a folder each here, and those of other packages.

A package adds a game by an entry point in its pyproject.toml:

    [project.entry-points."yamen.games"]
    tea = "tea_house:GAME"

and a program by `register`.
"""

import copyreg
import sys
import warnings
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from yamen.engine.definition import GameDefinition
from yamen.engine.errors import BadOption, UnknownGame
from yamen.games import dragon, gugong

GROUP: Final = "yamen.games"
GAMES: Final[dict[str, GameDefinition]] = {game.name: game for game in (dragon.GAME, gugong.GAME)}


def register(game: GameDefinition) -> None:
    """Add a game, in this process: it can then be played, simulated and served like the others."""
    if GAMES.get(game.name, game) is not game:
        raise BadOption(f"There is a game '{game.name}' already; give the new one another name.")
    GAMES[game.name] = game


def find_game(name: str) -> GameDefinition:
    """The type of a game by its name.

    >>> import yamen
    >>> yamen.find_game("gugong").players
    range(1, 6)
    """
    _load_half_imported()
    if name not in GAMES:
        raise UnknownGame(name, list(GAMES))
    return GAMES[name]


def _by_name(game: GameDefinition) -> tuple[Any, ...]:
    """A pickle, and so another process, holds a game by its name."""
    _load_half_imported()
    if GAMES.get(game.name) is not game:
        raise TypeError(f"The game '{game.name}' is not registered, so no other process could find it by its name.")
    return find_game, (game.name,)


copyreg.pickle(GameDefinition, _by_name)

_half_imported: list[EntryPoint] = []
"""Games whose own module imports this one before it defines them: they are loaded when a game is looked for."""


def _load(found: EntryPoint, may_wait: bool = True) -> None:
    is_being_imported = may_wait and found.module in sys.modules
    try:
        register(found.load())
    except Exception as error:  # another package's mistake must not keep anybody from playing the other games
        if is_being_imported and isinstance(error, AttributeError):
            _half_imported.append(found)
            return
        warnings.warn(f"The game '{found.name}' ({found.value}) can't be loaded: {error}", stacklevel=2)


def _load_half_imported() -> None:
    while _half_imported:
        _load(_half_imported.pop(), may_wait=False)


for _found in entry_points(group=GROUP):
    _load(_found)
