"""Bots by their specification: a level, or a class of one's own, as an object or as `module:Class`."""

import operator
from importlib import import_module
from inspect import signature
from traceback import format_exception
from typing import Any, final

from yamen.bots.bot import Bot
from yamen.bots.observation import Observation
from yamen.engine.errors import BadOption


@final
class OwnBot(Bot):
    """A bot that somebody else wrote: anything that has `choose(observation)`. What it chooses is checked."""

    def __init__(self, player: Any, name: str) -> None:
        self.player = player
        self.name = name

    def choose(self, observation: Observation) -> int:
        try:
            chosen: Any = self.player.choose(observation)
        except Exception as error:
            raise failure(self.name, error) from error
        try:
            move: int = operator.index(chosen)
        except TypeError:
            move = -1
        if move not in observation.legal:
            raise BadOption(
                f"The bot '{self.name}' chose {chosen!r}, which is not legal here; it must return one of "
                f"observation.legal: {', '.join([str(each) for each in observation.legal[:12]])}."
            )
        return move


def is_own(spec: Any) -> bool:
    """Whether a specification means a bot of somebody's own, and not a level."""
    return not isinstance(spec, str) or ":" in spec


def name_of(spec: Any) -> str:
    """The name of a bot in results."""
    if isinstance(spec, str):
        return spec
    return str(getattr(spec, "__qualname__", None) or type(spec).__qualname__)


def own_bot(spec: Any, game: str, seed: int, players: int) -> Bot:
    """A bot of one's own. Its class is given `game`, `seed` and `players`, as far as it takes them by name."""
    found = resolved(spec)
    if isinstance(found, type):
        try:
            found = found(**arguments(found, {"game": game, "seed": seed, "players": players}))
        except Exception as error:
            raise failure(name_of(spec), error) from error
    return found if isinstance(found, Bot) else OwnBot(found, name_of(spec))


def failure(name: str, error: Exception) -> BadOption:
    """An error in the code of a bot, with its traceback for the author, also from a worker process."""
    return BadOption(f"The bot '{name}' failed:\n{''.join(format_exception(error)).rstrip()}")


def resolved(spec: Any) -> Any:
    """The class or object that a specification means."""
    found = find_class(spec) if isinstance(spec, str) else spec
    if not callable(getattr(found, "choose", None)):
        raise BadOption(f"The bot '{name_of(spec)}' has no method 'choose'; write choose(self, observation).")
    return found


def arguments(class_: Any, offered: dict[str, Any]) -> dict[str, Any]:
    try:
        taken = signature(class_).parameters
    except ValueError:
        return {}
    return {name: value for name, value in offered.items() if name in taken}


def find_class(spec: str) -> Any:
    """The class that `module:Class` names."""
    module, _, name = spec.partition(":")
    if not module or not name:
        raise BadOption(f"'{spec}' doesn't say which bot is meant; write module:Class, like my_module:MyBot.")
    try:
        found: Any = import_module(module)
    except ModuleNotFoundError as error:
        missing = str(error.name)
        if module != missing and not module.startswith(f"{missing}."):
            raise BadOption(
                f"The bot '{spec}' can't be loaded: its module needs '{missing}', which is missing."
            ) from error
        raise BadOption(
            f"There is no module '{missing}' for the bot '{spec}'; it is looked for in the current folder and where "
            "Python looks for modules."
        ) from None
    except Exception as error:
        raise BadOption(f"The bot '{spec}' can't be loaded: {type(error).__name__}: {error}") from error
    for part in name.split("."):
        found = getattr(found, part, None)
        if found is None:
            raise BadOption(f"The module '{module}' has no class '{name}' for the bot '{spec}'.")
    return found
