"""The paces of tables, as data: how much time people have, and how long others wait when it is up."""

from typing import Final, Literal, NamedTuple

MINUTE: Final = 60.0
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR

PaceName = Literal["none", "calm", "daily", "brisk", "live"]
NO_CLOCK: Final = "none"
PUBLIC_PACE: Final = "daily"
"""What a public table is played at, unless another pace is chosen; by link there is no clock."""
STAND_IN: Final = "strong"
"""The bot that moves for people who are away, or have resigned, unless another is chosen."""
MAX_RETURNS: Final = 2
"""How often people may take their seat back; the next time it stays the bot's."""
LOST_AFTER: Final = 7 * DAY
"""After this long away, too."""


class Pace(NamedTuple):
    """A way to count time; all in seconds."""

    name: str
    bank: float
    """What everybody has at the start; twice as much in their first game of a title."""
    credit: float
    """What a turn brings when it ends."""
    most: float | None
    """The bank grows to that at most; twice as much in a first game."""
    grace: float = 2 * HOUR
    """How long after the time is up the stand-in waits before it moves."""
    returned: float = 12 * HOUR
    """What people have who take their seat back,"""
    gift: float = 12 * HOUR
    """and what an opponent can give them."""
    pauses: bool = True
    """Whether the clock stands still at night and on leave."""


PACES: Final = {
    pace.name: pace
    for pace in (
        Pace("calm", 3 * DAY, 36 * HOUR, 10 * DAY),
        Pace("daily", 3 * DAY, 12 * HOUR, 5 * DAY),
        Pace("brisk", DAY, 4 * HOUR, 3 * DAY),
        Pace("live", 10 * MINUTE, 45.0, None, MINUTE, 2 * MINUTE, 2 * MINUTE, pauses=False),
    )
}
