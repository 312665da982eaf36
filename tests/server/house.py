"""People and tables for tests, without HTTP."""

import asyncio
from pathlib import Path

from tests.server.databases import prepare
from tests.server.fake_time import FakeTime
from tests.server.patience import PATIENCE
from yamen.server.accounts.schemas import Me
from yamen.server.accounts.sessions import read_key
from yamen.server.clocks.paces import PaceName
from yamen.server.config import Config
from yamen.server.db.store import Store, database_url
from yamen.server.services import Services
from yamen.server.tables.schemas import NewSeat, NewTable
from yamen.server.tables.state import TableState

ME = NewSeat("me")
FREE = NewSeat("open")
QUICK = "random"
"""The bot that stands in, so that no test waits for thoughts that it doesn't ask for."""


def bot(name: str = "random") -> NewSeat:
    return NewSeat("bot", bot=name)


class House(Services):
    """The services of a server, with one process for bots."""

    @classmethod
    async def at(
        cls, data: Path, database: str | None = None, jobs: bool = False, time: FakeTime | None = None
    ) -> "House":
        """On a database that is up to date; on PostgreSQL bots think here as well, unless jobs are wanted."""
        if database is None:
            prepare(data)
        store = Store(database_url(data, database))
        await store.open()
        queue = None
        if jobs:
            from yamen.server.workers.jobs import JobQueue

            queue = JobQueue(store)
        server_time = None if time is None else time.for_store(store)
        return cls(Config(data, database, processes=1), store, read_key(data), queue, server_time=server_time)

    async def reopened(self) -> "House":
        """The same data in a server started anew."""
        await self.close()
        return await House.at(self.config.data)

    async def guest(self, name: str) -> Me:
        welcome = await self.accounts.create(name)
        return Me(welcome.id, welcome.name)

    async def table(
        self,
        person: Me,
        *seats: NewSeat,
        game: str = "dragon",
        watchable: bool = True,
        public: bool = True,
        pace: PaceName = "none",
    ) -> TableState:
        wanted = NewTable(game, list(seats), watchable=watchable, public=public, pace=pace, stand_in=QUICK)
        return await self.tables.create(person, wanted)

    async def running(
        self, *people: Me, game: str = "dragon", watchable: bool = True, pace: PaceName = "none"
    ) -> TableState:
        """A table of these people, the game begun."""
        free = [FREE] * (len(people) - 1)
        table = await self.table(people[0], ME, *free, game=game, watchable=watchable, pace=pace)
        for seat, person in enumerate(people[1:], 1):
            await self.seating.join(table.id, person, seat)
        await self.play.start(table.id, people[0])
        return table

    async def play_on(self, table: TableState, people: list[Me], moves: int) -> None:
        """Make moves for whoever is asked: always the middle one of the legal moves."""
        for _ in range(moves):
            if table.stage != "running":
                return
            legal = table.game.legal_moves()
            await self.play.play(table.id, people[table.game.player], table.number, legal[len(legal) // 2])

    async def wait_for_bots(self, table: TableState) -> None:
        """Until no bot of the table thinks any more."""
        while (playing := self.bots.playing(table.id)) is not None:
            await asyncio.wait_for(playing, PATIENCE)
