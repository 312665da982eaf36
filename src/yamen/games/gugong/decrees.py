"""G9: decrees."""

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from yamen.engine.moves import OptionSets
from yamen.engine.tasks import Step, Task
from yamen.games.gugong.family import replaced
from yamen.games.gugong.moves import OBTAIN
from yamen.games.gugong.news import DECREE_OBTAINED
from yamen.games.gugong.servants import removal
from yamen.games.gugong.state import Gugong
from yamen.games.gugong.words import CHEAP_DECREES, PER_LEVEL

DECREES: Final = OptionSets(OBTAIN, 0)


def decree_cost(s: Gugong, player: i64, at: i64) -> i64:
    """G9.1: the printed servants and one for each opponent's servant there; G9.3: one fewer with the decree for it."""
    cost: i64 = s.content.decree_cost[s.decrees[at] // PER_LEVEL]
    for other in range(len(s.families)):
        if other != player and s.on_decrees[at] >> other & 1:
            cost += 1
    if cost > 0 and s.has_decree(player, CHEAP_DECREES):
        cost -= 1
    return cost


def may_obtain(s: Gugong, player: i64, at: i64) -> bool:
    """Once per player and decree; after the cost a normal servant must be left to be placed."""
    if s.on_decrees[at] >> player & 1:
        return False
    return s.families[player].can_remove(decree_cost(s, player, at), 1)


def decree_moves(s: Gugong, player: i64) -> list[int]:
    one: i64 = 1
    may: i64 = 0
    for at in range(len(s.decrees)):
        if may_obtain(s, player, at):
            may |= one << s.decrees[at]
    return DECREES.listed(may)


def obtaining(s: Gugong, player: i64, at: i64) -> list[Task[Any]]:
    """G9.1: remove the cost, then place a servant on the decree."""
    return [*removal(player, decree_cost(s, player, at), 1), PlaceOnDecree(player, at, 0)]


@final
class PlaceOnDecree(Step[Gugong]):
    """G9.1: a normal servant goes on the decree; levels 1 and 2 score at once."""

    fields: ClassVar[tuple[str, ...]] = ("player", "at", "from_supply")

    def __init__(self, player: i64, at: i64, from_supply: i64) -> None:
        self.player = player
        self.at = at
        self.from_supply = from_supply

    def run(self, s: Gugong) -> None:
        family = s.families[self.player]
        if self.from_supply:
            family.supply -= 1
        else:
            family.pool -= 1
        bit: i64 = 1
        s.on_decrees = replaced(s.on_decrees, self.at, s.on_decrees[self.at] | bit << self.player)
        decree: i64 = s.decrees[self.at]
        points: i64 = s.content.decree_points[decree]
        family.vp += points
        s.tell(DECREE_OBTAINED, self.player, decree, points)
