"""Clocks as clients see them, and what people set."""

from typing import Annotated

from msgspec import Meta, Struct

from yamen.server.schemas import SeatNumber, Strict


class PaceInfo(Struct):
    """A pace that a table can be played at; all in seconds."""

    name: str
    """`calm`, `daily`, `brisk` or `live`; a table without a clock has `none`, which isn't among them."""
    bank: float
    """What everybody has at the start; in their first game of a title twice as much."""
    credit: float
    """What a turn brings when it ends."""
    most: float | None
    """What the bank grows to at most (twice as much in a first game); None if there is no limit."""
    grace: float
    """How long after the time is up a bot waits before it moves for whoever is away."""
    returned: float
    """What people have who take their seat back."""
    gift: float
    """What an opponent can give."""
    pauses: bool
    """Whether the clock stands still at night and on leave: all but `live`."""


class ClockView(Struct, omit_defaults=True, kw_only=True, gc=False):
    """The clock of one person, as it was at the `at` of its `TableClock` (the server's time).

    Count on from there: while `running`, `left` falls by a second each second, but not between `stops` and `resumes`.
    Once `resumes` has passed, ask for the state again (`{"type": "state"}`): more nights may follow.
    """

    left: float
    """The seconds left; 0 once the time is up."""
    running: bool = False
    """Whether the person is asked, and no bot moves for them, and nobody has agreed to wait for them."""
    runs_out: float | None = None
    """While running: the instant at which the time is up, with all pauses that are known; in the past if it is."""
    pause: str | None = None
    """Why the clock stands still between `stops` and `resumes`: `night`, `leave`, or `down` where the server was away.
    It may lie ahead. Of somebody whose clock isn't running, only `leave` is told."""
    stops: float | None = None
    resumes: float | None = None
    night: str | None = None
    """The hours in which the clock stands still, frozen when the game began, like `23:00-07:00 Europe/Prague`."""
    away: float | None = None
    """Since when the time is up: the seat is away. In the grace that follows the person can simply move; once a bot
    moves for them (`SeatState.bot` is not empty though `kind` is `person`) they must take their seat back first."""
    stand_in_at: float | None = None
    """While away and running: when a bot begins to move for them."""
    returns: int = 0
    """How often they can still take their seat back. With none left, the seat stays the bot's after the grace."""


class TableClock(Struct):
    """All clocks of a table at an instant."""

    at: float
    """The server's time, in seconds since 1970: compare your own clock with it when the message comes."""
    seats: list[ClockView | None]
    """By seat; None for bots."""
    waits: bool
    """Whether those who play have agreed (proposal `wait`) to wait for whoever is away and asked: no bot moves. Any of
    them can end that: POST `stop-waiting`."""


Zone = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_+/-]+$")]
Minutes = Annotated[int, Meta(ge=0, lt=24 * 60)]


class SetNight(Strict):
    """The hours of sleep, at most eight, by the clock on one's wall; it may cross midnight."""

    begin: Minutes
    """In minutes after midnight."""
    end: Minutes
    zone: Zone
    """An IANA name, like `Europe/Prague`: `Intl.DateTimeFormat().resolvedOptions().timeZone`."""


class LeaveInfo(Struct):
    """Leave: while it lasts, all clocks of the person stand still, but for those of live tables."""

    began: float | None
    """None for whoever is not on leave."""
    ends: float | None
    """When it ends by itself, at the latest; the person can end it before."""
    remaining: float
    """How many seconds of the 21 days in 365 are left, of a leave under way as if it ended now."""


class ClockSettings(Struct):
    """What a person has set; nights count at tables that begin later."""

    night: SetNight | None
    leave: LeaveInfo


class BeginLeave(Strict):
    """From now on."""

    days: Annotated[int, Meta(ge=1, le=21)] | None = None
    """For how long, unless it is ended before; without it, as long as there are days left."""


class ClockSeat(Strict):
    """The seat whose clock is meant."""

    seat: SeatNumber
