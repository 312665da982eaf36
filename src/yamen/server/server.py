"""All parts of a running server together."""

import asyncio
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import State

from yamen.server.limits import Limits
from yamen.server.people import People, Signed, read_key
from yamen.server.store import Store, address_of
from yamen.server.tables import Tables
from yamen.server.workers import Workers

COOKIE = "yamen"


@dataclass
class Server:
    store: Store
    people: People
    tables: Tables
    limits: Limits = field(default_factory=Limits)

    @classmethod
    def at(cls, data: Path, database: str | None = None, limits: Limits | None = None) -> "Server":
        """A server whose files are in a folder; the folder is made if need be."""
        data.mkdir(parents=True, exist_ok=True)
        store = Store(address_of(data, database))
        return cls(store, People(store, read_key(data)), Tables(store, Workers()), limits or Limits())

    async def open(self) -> None:
        await self.store.open()
        self._going_on = asyncio.create_task(self.tables.go_on())

    async def close(self) -> None:
        self._going_on.cancel()
        await asyncio.gather(self._going_on, return_exceptions=True)
        await self.tables.close()
        await self.store.close()

    async def signed_in(self, connection: ASGIConnection[Any, Any, Any, State]) -> Signed | None:
        """Who is asking; None for whoever has no valid cookie."""
        return await self.people.signed_in(connection.cookies.get(COOKIE))
