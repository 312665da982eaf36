"""When somebody sleeps, and when the time at a table runs out, for the schedule of messages."""

from typing import Final, NamedTuple

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from yamen.server.clocks.arithmetic import Night, next_pause, runs_out
from yamen.server.db.models import Person
from yamen.server.tables.state import TableState

LAST_CALL: Final = 6 * 3600.0
"""How long before the time is up the last reminder comes."""


class TurnDeadline(NamedTuple):
    """When the time of whoever is asked at a table runs out, and when they are reminded."""

    half: float
    last: float
    end: float


def deadline(table: TableState) -> TurnDeadline | None:
    """None where no clock runs."""
    clocks = table.clocks
    clock = None if clocks is None or clocks.asked is None else clocks.seats[clocks.asked]
    if clocks is None or clock is None or clocks.since is None or clocks.waits or clock.away is not None:
        return None
    pauses = (*clock.leave, *table.server_time.down)
    used = (clock.bank / 2, max(0.0, clock.bank - LAST_CALL), clock.bank)
    return TurnDeadline(*(runs_out(clocks.since, seconds, clock.night, pauses) for seconds in used))


async def sleeps_until(connection: AsyncConnection, person: str, now: float) -> float | None:
    """The end of the night that somebody is in; None if they are awake."""
    night = (await connection.execute(select(Person.night).where(Person.id == person))).scalar_one_or_none()
    pause = None if night is None else next_pause(now, Night.parse(night))
    return pause.end if pause is not None and pause.begin <= now else None
