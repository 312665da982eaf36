"""The chat of a table: the players have a room, the watchers have another."""

import asyncio
import logging
import time
from typing import Final

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from yamen.server.accounts.schemas import Me
from yamen.server.chat.schemas import ChatLine
from yamen.server.db.models import PLAYERS, WATCHERS, Chat, Ignored
from yamen.server.db.notify import RemoteChange
from yamen.server.db.store import Store
from yamen.server.errors import InvalidInput, PermissionDenied
from yamen.server.quotas import QuotaService
from yamen.server.tables.listeners import Broadcast
from yamen.server.tables.registry import TableRegistry
from yamen.server.tables.state import TableState
from yamen.server.text import clean_text

LOG: Final = logging.getLogger("yamen.chat")
PAGE: Final = 200
"""How many lines are shown: the last ones."""
LINE: Final = (Chat.id, Chat.room, Chat.name, Chat.seat, Chat.text, Chat.phrase, Chat.at)


class Silenced(PermissionDenied):
    code = "silenced"

    def __init__(self, until: float) -> None:
        super().__init__(
            "An operator doesn't let you write for some time; your account page tells why.",
            {"kind": "silenced", "until": int(until)},
        )


class PhrasesOnly(PermissionDenied):
    code = "phrases-only"

    def __init__(self) -> None:
        super().__init__("Who watches can say stock phrases only; take a seat to write what you like.")


def room_of(table: TableState, person: str | None) -> str:
    """The only room a person reads and writes in; none without a seat where watching isn't allowed."""
    if table.permissions.seats_of(person):
        return PLAYERS
    return WATCHERS if table.watchable else ""


class ChatService:
    def __init__(self, store: Store, registry: TableRegistry, quotas: QuotaService) -> None:
        self.store = store
        self.registry = registry
        self.quotas = quotas
        self._tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def post(
        self,
        id_: str,
        person: Me,
        room: str,
        text: str | None = None,
        phrase: str | None = None,
        address: str = "",
    ) -> ChatLine:
        self.quotas.count_address("chat_lines", address)
        table = await self.registry.get(id_)
        _must_be_in(table, person, room)
        at = time.time()
        if person.silenced > at:
            raise Silenced(person.silenced)
        if (text is None) == (phrase is None):
            raise InvalidInput("Say either something of your own or a stock phrase.")
        if text is not None and room == WATCHERS:
            raise PhrasesOnly
        text = "" if text is None else clean_text(text, "message")
        seat = next(iter(table.permissions.seats_of(person.id)), None)
        name = person.name if seat is None else table.seats[seat].name
        row = {
            "table": table.id,
            "room": room,
            "person": person.id,
            "name": name,
            "seat": seat,
            "text": text,
            "phrase": phrase,
            "at": at,
        }

        async def write(connection: AsyncConnection) -> int:
            await self.quotas.check_chat(connection, person.id)
            number = (await connection.execute(insert(Chat).values(row).returning(Chat.id))).scalar_one()
            await self.store.notifier.send(connection, RemoteChange(table.id, chat=number))
            return number

        line = ChatLine(await self.store.write(write), room, name, seat, text, phrase, at)
        table.listeners.broadcast(Broadcast([], room, line, author=person.id))
        return line

    async def lines(self, id_: str, person: Me | None, room: str | None) -> list[ChatLine]:
        """The last lines of a room. Whoever takes a seat changes rooms, so one needn't know which it is to read it."""
        table = await self.registry.get(id_)
        if room is None:
            room = room_of(table, person.id if person else None)
        else:
            _must_be_in(table, person, room)
        query = select(*LINE).where(Chat.table == table.id, Chat.room == room)
        if person is not None:
            query = query.where(Chat.person.not_in(select(Ignored.other).where(Ignored.person == person.id)))
        query = query.order_by(Chat.id.desc()).limit(PAGE)
        async with self.store.read() as connection:
            lines = (await connection.execute(query)).all()
        return [ChatLine(*line) for line in reversed(lines)]

    # What other processes do

    def on_remote_line(self, id_: str, number: int) -> None:
        """Somebody has written at a table of another process."""
        table = self.registry.peek(id_)
        if table is not None and table.listeners:
            task = asyncio.create_task(self._pass_on(table, number))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pass_on(self, table: TableState, number: int) -> None:
        try:
            async with self.store.read() as connection:
                line = ChatLine(*(await connection.execute(select(*LINE).where(Chat.id == number))).one())
                author = (await connection.execute(select(Chat.person).where(Chat.id == number))).scalar_one()
            table.listeners.broadcast(Broadcast([], line.room, line, author=author))
        except Exception:
            LOG.exception("A line of the chat of table %s could not be passed on.", table.id)


def _must_be_in(table: TableState, person: Me | None, room: str) -> None:
    if room_of(table, person.id if person else None) != room:
        raise PermissionDenied(f"You are not among the {room} of this table.")
