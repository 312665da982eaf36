"""People and tables for tests, without HTTP."""

from dataclasses import dataclass
from pathlib import Path

from yamen.server.accounts.service import People, read_key
from yamen.server.db.store import Store, address_of
from yamen.server.tables.schemas import Me, NewSeat, NewTable
from yamen.server.tables.service import Tables
from yamen.server.tables.state import LiveTable
from yamen.server.workers.pool import Workers

ME = NewSeat("me")
FREE = NewSeat("open")


def bot(name: str = "random") -> NewSeat:
    return NewSeat("bot", bot=name)


@dataclass
class House:
    data: Path
    store: Store
    people: People
    tables: Tables

    @classmethod
    async def open(cls, data: Path, database: str | None = None) -> "House":
        store = Store(address_of(data, database))
        await store.open()
        return cls(data, store, People(store, read_key(data)), Tables(store, Workers(1)))

    async def close(self) -> None:
        await self.tables.close()
        await self.store.close()

    async def reopened(self) -> "House":
        """The same data in a server started anew."""
        await self.close()
        return await House.open(self.data)

    async def guest(self, name: str) -> Me:
        welcome = await self.people.add(name)
        return Me(welcome.id, welcome.name)

    async def table(self, person: Me, *seats: NewSeat, game: str = "dragon", watchable: bool = True) -> LiveTable:
        return await self.tables.create(person, NewTable(game, list(seats), watchable=watchable))

    async def running(self, *people: Me, game: str = "dragon", watchable: bool = True) -> LiveTable:
        """A table of these people, the game begun."""
        table = await self.table(people[0], ME, *([FREE] * (len(people) - 1)), game=game, watchable=watchable)
        for seat, person in enumerate(people[1:], 1):
            await self.tables.join(table.id, person, seat)
        await self.tables.start(table.id, people[0])
        return table

    async def play_on(self, table: LiveTable, people: list[Me], moves: int) -> None:
        """Make moves for whoever is asked: always the middle one of the legal moves."""
        for _ in range(moves):
            if table.stage != "running":
                return
            legal = table.game.legal_moves()
            await self.tables.play(table.id, people[table.game.player], table.number, legal[len(legal) // 2])
