"""The time of the server: what clocks are counted in.

Within a process it goes on evenly, whatever happens to the clock of the machine. Processes agree by the database's time
and a heartbeat that is stored there. When no server ran, or a clock was put forward, the time skipped is a pause of all
clocks; when it was put back, all that is stored is put back with it. So none of this takes anybody's time.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from sqlalchemy import insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from yamen.server.clocks.arithmetic import Pause
from yamen.server.clocks.paces import DAY
from yamen.server.db.models import Chore, Downtime, Leave, Seat, Table
from yamen.server.db.store import Store, note_done

LOG: Final = logging.getLogger("yamen.clocks")
HEARTBEAT: Final = "clocks"
"""The chore whose time is the heartbeat."""
BEAT: Final = 15.0
"""Seconds between two heartbeats."""
TOLERANCE: Final = 2.0
"""Clocks that differ by no more seconds agree."""
KEPT: Final = 400 * DAY
"""For how long a downtime is looked at: nobody is asked for longer at a clock."""
LOCK_HEARTBEAT: Final = select(Chore.at).where(Chore.name == HEARTBEAT).with_for_update()


class Beat(NamedTuple):
    """What a heartbeat found."""

    monotonic: float
    """When, in this process,"""
    wall: float
    """and when by the database's time."""
    down: tuple[Pause, ...]


class ServerTime:
    def __init__(
        self,
        store: Store,
        monotonic: Callable[[], float] = time.monotonic,
        wall: Callable[[], float] | None = None,
    ) -> None:
        """With a `wall`, that is asked in place of the database."""
        self.store = store
        self.down: tuple[Pause, ...] = ()
        """When no server ran."""
        self.on_put_back: list[Callable[[], None]] = []
        """Called when the stored times have been put back."""
        self._monotonic = monotonic
        self._wall = wall
        self._offset = (wall or time.time)() - monotonic()

    def now(self) -> float:
        """In seconds since 1970."""
        return self._offset + self._monotonic()

    async def start(self) -> None:
        """Find out how long no server has run; before anything is asked about clocks."""
        await self._beat(starting=True)

    async def run(self) -> None:
        """Leave heartbeats, until cancelled."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.beat()
            except Exception:
                LOG.exception("No heartbeat could be stored; it is tried again.")

    async def beat(self) -> None:
        await self._beat(starting=False)

    async def _beat(self, starting: bool) -> None:
        async def write(connection: AsyncConnection) -> Beat:
            found = (await connection.execute(LOCK_HEARTBEAT)).scalar_one_or_none()
            monotonic, wall = self._monotonic(), await self._read_wall(connection)
            last = wall if found is None else found
            if not starting:
                last = max(last, self._offset + monotonic)
            # When a process starts beside others, these have left a heartbeat a moment ago.
            agrees = 2 * BEAT if starting and not self.store.is_sqlite else TOLERANCE
            if wall - last > agrees:
                await connection.execute(insert(Downtime).values(began=last, ended=wall))
            elif found is not None and found - wall > TOLERANCE:
                await _put_back(connection, last - wall)
            await note_done(connection, HEARTBEAT, wall)
            recent = select(Downtime.began, Downtime.ended).where(Downtime.ended > wall - KEPT)
            down = [Pause(began, ended, "down") for began, ended in await connection.execute(recent)]
            return Beat(monotonic, wall, tuple(sorted(down)))

        beat = await self.store.write(write)
        put_back = self._offset + beat.monotonic - beat.wall > TOLERANCE
        self._offset = beat.wall - beat.monotonic
        self.down = beat.down
        if put_back:
            LOG.warning("The clock of the machine was put back.")
            for follow in self.on_put_back:
                follow()

    async def _read_wall(self, connection: AsyncConnection) -> float:
        if self._wall is not None:
            return self._wall()
        if self.store.is_sqlite:
            return time.time()
        return float((await connection.execute(text("SELECT extract(epoch FROM clock_timestamp())"))).scalar_one())


async def _put_back(connection: AsyncConnection, seconds: float) -> None:
    """Let everything stored lie as far back from now as it did before the clock was put back."""
    for model, *columns in (
        (Table, Table.asked_since),
        (Table, Table.deadline),
        (Seat, Seat.away),
        (Leave, Leave.began, Leave.ends),
        (Downtime, Downtime.began, Downtime.ended),
    ):
        changed = {column.key: column - seconds for column in columns}
        await connection.execute(update(model).where(columns[0].is_not(None)).values(changed))
