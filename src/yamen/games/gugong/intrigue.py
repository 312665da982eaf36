"""G7: intrigue."""

from mypy_extensions import i64

from yamen.games.gugong.news import INTRIGUE_MOVED, MEDAL_TAKEN
from yamen.games.gugong.state import NO_HOLDER, Gugong
from yamen.games.gugong.words import INTRIGUE_TOP


def move_intrigue(s: Gugong, player: i64, steps: i64) -> None:
    """Move the intrigue marker; 14 is the top."""
    moved = s.advance_intrigue(player, steps)
    if moved != 0:
        s.tell(INTRIGUE_MOVED, player, moved)


def can_intrigue(s: Gugong, player: i64) -> bool:
    """Whether the marker can move at all."""
    return s.families[player].intrigue < INTRIGUE_TOP


def intrigue_a(s: Gugong, player: i64) -> None:
    """G7.1 A: one step, and the first to choose it this day takes the medal."""
    move_intrigue(s, player, 1)
    if s.medal == NO_HOLDER:
        s.medal = player
        s.tell(MEDAL_TAKEN, player)
