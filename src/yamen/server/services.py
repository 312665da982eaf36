"""All parts of a running server together."""

import asyncio
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import State

from yamen.server.accounts.service import People, Signed, read_key
from yamen.server.advice.service import Advice
from yamen.server.db.notify import Told
from yamen.server.db.store import Store, address_of
from yamen.server.limits import Limits
from yamen.server.tables import repository as history
from yamen.server.tables.service import Tables
from yamen.server.workers.pool import Workers

COOKIE = "yamen"


@dataclass
class Server:
    store: Store
    people: People
    tables: Tables
    limits: Limits = field(default_factory=Limits)
    advice: Advice = field(init=False)
    _tasks: list[asyncio.Task[None]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.advice = Advice(self.tables)

    @classmethod
    def at(cls, data: Path, database: str | None = None, limits: Limits | None = None) -> "Server":
        """A server whose files are in a folder, which is made if need be; or all of it in a PostgreSQL database."""
        store = Store(address_of(data, database))
        limits = limits or Limits()
        if store.is_sqlite:
            data.mkdir(parents=True, exist_ok=True)
            return cls(store, People(store, read_key(data)), Tables(store, Workers()), limits)
        from yamen.server.workers.jobs import Jobs

        return cls(store, People(store, b""), Tables(store, Workers(), jobs=Jobs(store)), limits)

    async def open(self) -> None:
        """Bring the database up to date and begin to work; a second time nothing happens."""
        if self._tasks:
            return
        await self.store.open()
        await history.keep_own_figures(self.store)
        if self.tables.jobs is None:
            self._tasks = [asyncio.create_task(self.tables.go_on())]
        else:
            self.people = People(self.store, await self.store.secret())
            self._tasks = [asyncio.create_task(self.store.notices.listen(self._heard, self._doubt))]

    def _heard(self, told: Told) -> None:
        """Another process has changed a table, or ended sessions."""
        if told.sessions:
            self.people.ended(told.sessions)
        else:
            self.tables.heard(told)

    def _doubt(self) -> None:
        """Other processes may have done so without our hearing of it."""
        self.tables.doubt()
        looking = asyncio.create_task(self.people.look_for_ended())
        self._tasks.append(looking)
        looking.add_done_callback(self._tasks.remove)

    async def close(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.advice.close()
        await self.tables.close()
        await self.store.close()

    async def signed_in(self, connection: ASGIConnection[Any, Any, Any, State]) -> Signed | None:
        """Who is asking; None for whoever has no valid cookie."""
        return await self.people.signed_in(connection.cookies.get(COOKIE))
