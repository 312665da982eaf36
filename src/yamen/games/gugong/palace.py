"""G8: the Palace of Heavenly Purity."""

from mypy_extensions import i64

from yamen.games.gugong.news import ENVOY_MOVED, PALACE_REACHED
from yamen.games.gugong.servants import score
from yamen.games.gugong.state import Gugong
from yamen.games.gugong.words import PALACE_STEP


def move_envoy(s: Gugong, player: i64, steps: i64) -> None:
    """G8.1: step 8 is the palace, where the best free place is taken; each further step is 1 VP instead."""
    family = s.families[player]
    for _ in range(steps):
        if family.envoy == PALACE_STEP:
            score(s, player, 1)
            continue
        family.envoy += 1
        s.tell(ENVOY_MOVED, player, 1)
        if family.envoy == PALACE_STEP:
            taken: i64 = 0
            for other in s.families:
                if other.arrival > taken:
                    taken = other.arrival
            family.arrival = taken + 1
            s.tell(PALACE_REACHED, player, s.content.arrival[taken])
