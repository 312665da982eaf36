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

from sqlalchemy import delete, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from yamen.server.clocks.arithmetic import Pause
from yamen.server.db.models import Chore, Downtime, Leave, Seat, Table
from yamen.server.db.store import Store, note_done

LOG: Final = logging.getLogger("yamen.clocks")
HEARTBEAT: Final = "clocks"
"""The chore whose time is the heartbeat."""
BEAT: Final = 15.0
"""Seconds between two heartbeats."""
TOLERANCE: Final = 2.0
"""Clocks that differ by no more seconds agree."""
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
        self._set(await self.store.write(lambda connection: self._beat(connection, starting=True)))

    async def beat(self) -> None:
        """Leave a heartbeat."""
        self._set(await self.store.write(lambda connection: self._beat(connection, starting=False)))

    async def follow(self) -> None:
        """Agree with the servers without being one."""
        async with self.store.read() as connection:
            self._set(await self._look(connection))

    async def run(self, serves: bool = True) -> None:
        """Leave heartbeats, until cancelled; or follow those of the servers."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                if not serves:
                    await self.follow()
                elif await self._counts():
                    await self.beat()
            except Exception:
                LOG.exception("The time of the server could not be compared; it is tried again.")

    async def _counts(self) -> bool:
        """Whether any clock runs: else nothing need be written."""
        async with self.store.read() as connection:
            running = select(Table.id).where(Table.deadline.is_not(None)).limit(1)
            return (await connection.execute(running)).first() is not None

    async def _beat(self, connection: AsyncConnection, starting: bool) -> Beat:
        found = (await connection.execute(LOCK_HEARTBEAT)).scalar_one_or_none()
        wall = await self._read_wall(connection)
        last = wall if found is None else found
        if not starting:
            last = max(last, self.now())
        # When a process starts beside others, these have left a heartbeat a moment ago.
        agrees = 2 * BEAT if starting and not self.store.is_sqlite else TOLERANCE
        if wall - last > agrees:
            await connection.execute(insert(Downtime).values(began=last, ended=wall))
        elif found is not None and found - wall > TOLERANCE:
            await _put_back(connection, last - wall)
        if starting:
            await _forget(connection)
        await note_done(connection, HEARTBEAT, wall)
        return await self._look(connection)

    async def _look(self, connection: AsyncConnection) -> Beat:
        wall, monotonic = await self._read_wall(connection), self._monotonic()
        known = await connection.execute(select(Downtime.began, Downtime.ended))
        down = [Pause(began, ended, "down") for began, ended in known]
        return Beat(monotonic, wall, tuple(sorted(down)))

    def _set(self, beat: Beat) -> None:
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


async def _forget(connection: AsyncConnection) -> None:
    """Forget the downtimes that lie before anything that is counted."""
    asked, away = select(func.min(Table.asked_since)), select(func.min(Seat.away))
    counted = [(await connection.execute(first)).scalar() for first in (asked, away)]
    first = min((instant for instant in counted if instant is not None), default=None)
    old = delete(Downtime) if first is None else delete(Downtime).where(Downtime.ended < first)
    await connection.execute(old)


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
