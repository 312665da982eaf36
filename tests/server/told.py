"""A server whose messages stay on this machine, for tests of notifications."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from sqlalchemy import select, update

from tests.server.databases import prepare
from tests.server.fake_time import FakeTime
from tests.server.house import House
from yamen.server.accounts.schemas import Me
from yamen.server.accounts.sessions import read_key
from yamen.server.clocks.paces import PaceName
from yamen.server.config import Config
from yamen.server.db.models import Seat, TurnOutbox
from yamen.server.db.store import Store, database_url
from yamen.server.tables.state import TableState

HERE = "https://play.example.org"


class Told(House):
    """A server whose messages stay on this machine, and whose time is the tests'."""

    clock: FakeTime

    @classmethod
    async def open_at(
        cls, data: Path, database: str | None = None, time: FakeTime | None = None, **config: Any
    ) -> "Told":
        if database is None:
            prepare(data)
        store = Store(database_url(data, database))
        await store.open()
        settings = replace(Config(data, database, processes=1, allow_private=True), **config)
        time = time or FakeTime(1_800_000_000.0)
        house = cls(settings, store, read_key(data), server_time=time.for_store(store))
        house.clock = time
        await house.notifications.open()
        return house

    async def till_turn_of(self, table: TableState, people: list[Me], seat: int) -> None:
        """Play until a seat is asked that wasn't before."""
        while table.game.player == seat:
            await self.play_on(table, people, 1)
        while table.game.player != seat:
            await self.play_on(table, people, 1)

    async def turn(self, *people: Me, pace: PaceName = "none") -> TableState:
        """A table where the second person has played, and is asked again."""
        table = await self.running(*people, pace=pace)
        await self.till_turn_of(table, list(people), 1)
        await self.till_turn_of(table, list(people), 1)
        await self.absent(table)
        return table

    async def absent(self, table: TableState, seen: float | None = None) -> None:
        """Nobody has looked at the table for long, or since then."""
        change = update(Seat).where(Seat.table == table.id).values(seen=seen)
        await self.store.write(lambda connection: connection.execute(change))

    async def rows(self) -> list[Any]:
        async with self.store.read() as connection:
            return list((await connection.execute(select(TurnOutbox).order_by(TurnOutbox.began))).all())

    async def after(self, seconds: float) -> None:
        """What the sender does once so much time has passed."""
        self.clock.pass_(seconds=seconds)
        await self.sender.round()


async def two(house: House) -> tuple[Me, Me]:
    return await house.guest("Ania"), await house.guest("Emre")
