"""Scenes with Meng, who has the second family of a table for one."""

from typing import Any, Final

from tests.gugong.scenes import Scene, Table, fresh, scene
from yamen import CHANCE
from yamen.games.gugong.words import AUTOMA_CARDS, LOCATIONS

HUMAN: Final = 0
MENG: Final = 1
DECREES: Final = ("morning_servant", "morning_envoy", "cheap_jade", "equal_gifts", "end_flat", "end_jade")
"""Two of each level, the first of each at the bottom."""


def solo(level: str = "normal", **meng: Any) -> Scene:
    """A table for one, with what Meng has."""
    return scene(1, level=level).seat(MENG, **meng)


def decreed(table: Scene, *seats: int) -> Scene:
    """The six decrees, each with a servant of these families."""
    for decree in DECREES:
        table.decree(decree, *seats)
    return table


def begun(**options: Any) -> Table:
    """A new game up to the first decision of the human player."""
    table = fresh(1, **options)
    while table.player == CHANCE:
        table.play(table.legal()[-1])
    return table


def by_day(table: Scene, *locations: str) -> Table:
    """Meng has the action of each location as variant A."""
    return table.then(*(("MengActs", LOCATIONS.index(location), 0) for location in locations))


def special(table: Scene, *locations: str) -> Table:
    """Meng has the action of each location with a special card."""
    return table.then(*(("MengActs", LOCATIONS.index(location), 1) for location in locations))


def at_twilight(table: Scene, *cards: str) -> Table:
    """The lower halves of these automa cards."""
    return table.then(*(("TwilightCard", AUTOMA_CARDS.index(card)) for card in cards))
