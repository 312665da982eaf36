"""The clocks of a table as they stand, and how they stand after whatever happens there. Nothing is changed in place."""

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from yamen.server.clocks.arithmetic import Night, Pause, elapsed, next_pause, runs_out
from yamen.server.clocks.paces import LOST_AFTER, MAX_RETURNS, Pace
from yamen.server.clocks.schemas import ClockView, TableClock

DueKind = Literal["time-up", "stand-in", "seat-lost"]
"""What happens when time has passed; each is the kind of a notice, too."""


class SeatClock(NamedTuple):
    """The clock of a person on a seat."""

    bank: float
    """The seconds they had left when they were last asked, or have now if they aren't."""
    most: float | None
    """What the bank grows to at most."""
    credit: float = 0.0
    """What the end of their last turn added: it is taken off again if they undo that turn."""
    away: float | None = None
    """Since when their time is up."""
    returns: int = 0
    """How often they have taken their seat back."""
    night: Night | None = None
    """As it was when the game began."""
    leave: tuple[Pause, ...] = ()
    stand_in: bool = False
    """Whether a bot moves for them."""


class Due(NamedTuple):
    """Something that must happen because time has passed."""

    kind: DueKind
    seat: int


class TableClocks(NamedTuple):
    pace: Pace
    asked: int | None
    """The seat that is asked."""
    since: float | None
    """Since when its clock runs; None if it has none, or a bot moves for it."""
    seats: tuple[SeatClock | None, ...]
    """None for bots."""
    waits: bool = False
    """Whether everybody has agreed to wait for whoever is asked, and away: no bot moves for them."""

    # Looked at

    def left(self, seat: int, now: float, down: Sequence[Pause]) -> float:
        """The seconds that a seat has left; less than none since its time is up."""
        clock = self._of(seat)
        return clock.bank - self._used(seat, now, down)

    def deadline(self, down: Sequence[Pause]) -> float | None:
        """The next instant at which something is due, unless something happens before."""
        if self.asked is None or self.waits:
            return None
        lost = [self._lost_at(clock, down) for clock in self.seats if clock is not None]
        instants = [instant for instant in lost if instant is not None]
        if self.since is not None:
            clock = self._of(self.asked)
            grace = 0.0 if clock.away is None else self.pace.grace
            instants.append(runs_out(self.since, clock.bank + grace, clock.night, self._pauses(clock, down)))
        return min(instants, default=None)

    def earliest_deadline(self) -> float:
        """A lower bound of the deadline, which leaves pauses out and is much quicker to compute."""
        if self.asked is None or self.since is None:
            return math.inf
        return self.since + self._of(self.asked).bank

    def due(self, now: float, down: Sequence[Pause]) -> Due | None:
        """What is due now, if anything."""
        deadline = self.deadline(down)
        if deadline is None or deadline > now:
            return None
        for at, clock in enumerate(self.seats):
            if clock is not None and (lost_at := self._lost_at(clock, down)) is not None and lost_at <= now:
                return Due("seat-lost", at)
        assert self.asked is not None, "nothing else can be due"
        clock = self._of(self.asked)
        if clock.away is None:
            return Due("time-up", self.asked)
        return Due("stand-in" if clock.returns < MAX_RETURNS else "seat-lost", self.asked)

    def view(self, now: float, down: Sequence[Pause]) -> TableClock:
        """The clocks as everybody at the table sees them."""
        return TableClock(now, [self.seat_view(seat, now, down) for seat in range(len(self.seats))], self.waits)

    def seat_view(self, seat: int, now: float, down: Sequence[Pause]) -> ClockView | None:
        """The clock of one seat in it."""
        clock = self.seats[seat]
        if clock is None:
            return None
        if self.runs(seat):
            return self._running(clock, now, down)
        return _on_leave(clock, now) if clock.leave else _stopped(clock)

    def runs(self, seat: int) -> bool:
        """Whether the clock of a seat runs, but for pauses."""
        return seat == self.asked and self.since is not None and not self.waits

    # Changed

    def asking(self, asked: int | None, now: float) -> "TableClocks":
        """The clocks when a seat is asked from now on."""
        clock = None if asked is None else self.seats[asked]
        return self._replace(asked=asked, since=None if clock is None or clock.stand_in else now)

    def after_moves(self, asked: int | None, by: int, undone: bool, now: float, down: Sequence[Pause]) -> "TableClocks":
        """The clocks after moves that one seat made, or took back.

        While the same seat is asked, its clock runs on. The move after which another seat is asked ends the turn, and
        adds the credit.
        """
        if asked == self.asked:
            return self
        seats = list(self.seats)
        if self.since is not None and self.asked is not None:
            was = self._of(self.asked)
            left = max(0.0, self.left(self.asked, now, down))
            if by == self.asked and not undone:
                bank = self._credited(left, was.most)
                # Made anew: `_replace` takes twice as long.
                seats[self.asked] = SeatClock(bank, was.most, bank - left, None, was.returns, was.night, was.leave)
            else:
                seats[self.asked] = was._replace(bank=left)
        if undone and by == asked and (back := seats[by]) is not None:
            seats[by] = back._replace(bank=max(0.0, back.bank - back.credit), credit=0.0)
        clock = None if asked is None else seats[asked]
        since = None if clock is None or clock.stand_in else now
        return TableClocks(self.pace, asked, since, tuple(seats))

    def after(self, due: Due, now: float) -> "TableClocks":
        """The clocks after what is due has happened."""
        clock = self._of(due.seat)
        if due.kind == "time-up":
            # However late this is noticed, the whole grace follows.
            return self.with_clock(due.seat, clock._replace(bank=0.0, away=now)).asking(due.seat, now)
        if due.kind == "stand-in":
            clock = clock._replace(bank=0.0, stand_in=True)
            return self.with_clock(due.seat, clock).asking(self.asked, now)
        return self.without(due.seat, now)

    def taken_back(self, seat: int, now: float) -> "TableClocks":
        """The clocks when the owner has taken a seat back."""
        clock = self._of(seat)._replace(bank=self.pace.returned, away=None, stand_in=False)
        clock = clock._replace(returns=clock.returns + 1)
        changed = self.with_clock(seat, clock)
        return changed._replace(waits=False).asking(self.asked, now) if seat == self.asked else changed

    def given(self, seat: int, now: float, down: Sequence[Pause]) -> "TableClocks":
        """The clocks when an opponent has given a seat time, after which it is no longer away."""
        clock = self._of(seat)
        if clock.away is None:
            return self.with_clock(seat, clock._replace(bank=clock.bank + self.pace.gift))
        changed = self.with_clock(seat, clock._replace(bank=self.pace.gift, away=None))
        return changed._replace(waits=False).asking(self.asked, now)

    def waiting(self, waits: bool, now: float) -> "TableClocks":
        """The clocks when everybody waits for whoever is away; or no longer, which begins the grace anew."""
        changed = self._replace(waits=waits)
        clock = None if self.asked is None else self.seats[self.asked]
        if waits or clock is None or self.asked is None or clock.away is None:
            return changed
        return changed.with_clock(self.asked, clock._replace(bank=0.0, away=now)).asking(self.asked, now)

    def without(self, seat: int, now: float) -> "TableClocks":
        """The clocks when a bot has the seat from now on."""
        changed = self.with_clock(seat, None)
        return changed.asking(self.asked, now) if seat == self.asked else changed

    def with_clock(self, seat: int, clock: SeatClock | None) -> "TableClocks":
        return self._replace(seats=(*self.seats[:seat], clock, *self.seats[seat + 1 :]))

    # Details

    def _of(self, seat: int) -> SeatClock:
        clock = self.seats[seat]
        assert clock is not None, "a seat without a clock was asked for its time"
        return clock

    def _used(self, seat: int, now: float, down: Sequence[Pause]) -> float:
        if seat != self.asked or self.since is None or self.since == now:
            return 0.0
        clock = self._of(seat)
        return elapsed(self.since, now, clock.night, self._pauses(clock, down))

    def _lost_at(self, clock: SeatClock, down: Sequence[Pause]) -> float | None:
        """When a seat that a bot moves for is lost, if nobody comes."""
        if clock.away is None or not clock.stand_in:
            return None
        return runs_out(clock.away, LOST_AFTER, None, self._pauses(clock, down))

    def _pauses(self, clock: SeatClock, down: Sequence[Pause]) -> Sequence[Pause]:
        return (*clock.leave, *down) if clock.leave else down

    def _credited(self, left: float, most: float | None) -> float:
        """A bank with the credit added; more than the most, from gifts, is kept."""
        credited = left + self.pace.credit
        return credited if most is None else max(left, min(most, credited))

    def _running(self, clock: SeatClock, now: float, down: Sequence[Pause]) -> ClockView:
        assert self.since is not None, "no clock runs"
        pauses = self._pauses(clock, down)
        used = 0.0 if self.since == now else elapsed(self.since, now, clock.night, pauses)
        pause = next_pause(now, clock.night, pauses)
        grace = None if clock.away is None else clock.bank + self.pace.grace
        return ClockView(
            left=_tenths(max(0.0, clock.bank - used)),
            running=True,
            runs_out=runs_out(self.since, clock.bank, clock.night, pauses),
            pause=None if pause is None else pause.kind,
            stops=None if pause is None else pause.begin,
            resumes=None if pause is None else pause.end,
            night=night_text(clock.night),
            away=clock.away,
            stand_in_at=None if grace is None else runs_out(self.since, grace, clock.night, pauses),
            returns=MAX_RETURNS - clock.returns,
        )


def _on_leave(clock: SeatClock, now: float) -> ClockView:
    """The view of a stopped clock of somebody who is on leave, or was."""
    view = _stopped(clock)
    pause = next_pause(now, None, clock.leave)
    if pause is not None:
        view.pause, view.stops, view.resumes = pause.kind, pause.begin, pause.end
    return view


def _stopped(clock: SeatClock) -> ClockView:
    """The view of a stopped clock: the same until the next turn of its person."""
    return ClockView(
        left=_tenths(clock.bank),
        night=night_text(clock.night),
        away=clock.away,
        returns=MAX_RETURNS - clock.returns,
    )


def _tenths(seconds: float) -> float:
    """Rounded; `round` writes and reads digits for that, which takes longer than all the rest of a view."""
    return math.floor(10 * seconds + 0.5) / 10


@lru_cache(1000)
def night_text(night: Night | None) -> str | None:
    return None if night is None else str(night)
