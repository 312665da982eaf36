"""G14.9: Meng's ships."""

from typing import Any

from mypy_extensions import i64

from yamen.engine.tasks import Task
from yamen.games.gugong.family import AT_HOME
from yamen.games.gugong.news import REWARD_CLAIMED
from yamen.games.gugong.servants import score
from yamen.games.gugong.ships import DrawGift, harbour_of, load, load_moves
from yamen.games.gugong.state import MENG, Gugong
from yamen.games.gugong.words import REWARD_CARD, REWARD_VP, SHIP_SPACES


def meng_can_load(s: Gugong) -> bool:
    return len(load_moves(s, MENG, True, False)) > 0


def meng_load(s: Gugong, servants: i64, from_supply: bool, twilight: bool = False) -> list[Task[Any]]:
    """Servants go on an existing ship, else on a new one; three aboard claim at once."""
    family = s.families[MENG]
    tasks: list[Task[Any]] = []
    for _ in range(servants):
        moves = load_moves(s, MENG, True, False)
        supply_first = from_supply and family.supply > 0
        if len(moves) == 0 or not (supply_first or family.pool > 0):
            break
        ship = load(s, MENG, moves[0], supply_first)
        if family.aboard(ship) == SHIP_SPACES:
            tasks.extend(meng_claim(s, ship, twilight))
    return tasks


def meng_claim(s: Gugong, ship: i64, twilight: bool) -> list[Task[Any]]:
    """Cards for the first two claims, then 4 VP each without limit, at any harbour; all servants go to the supply."""
    family = s.families[MENG]
    card = family.claimed(REWARD_CARD) < s.content.reward_spaces[REWARD_CARD] and len(s.pile) > 0
    reward: i64 = REWARD_CARD if card else REWARD_VP
    s.tell(REWARD_CLAIMED, MENG, harbour_of(family.berth(ship)), reward)
    family.supply += family.normal_aboard(ship)
    family.load(ship, -family.normal_aboard(ship))
    family.move_ship(ship, AT_HOME)
    if family.claimed(reward) < s.content.reward_spaces[reward]:
        family.mark_claim(reward)
    if card:
        return [DrawGift(MENG, 1 if twilight else 0)]
    score(s, MENG, s.content.canal_points)
    return []
