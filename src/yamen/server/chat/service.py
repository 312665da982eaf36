"""The chat of a table: the players have a room, the watchers have another."""

import time

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from yamen.server.accounts.service import plain
from yamen.server.db.models import PLAYERS, WATCHERS, Chat
from yamen.server.db.store import Store
from yamen.server.errors import Forbidden
from yamen.server.tables.schemas import ChatLine, Me
from yamen.server.tables.state import LiveTable, Notice

SHOWN = 200
"""How many of the last lines are given."""


def room_of(table: LiveTable, person: str | None) -> str:
    """The only room a person reads and writes in; none without a seat where watching isn't allowed."""
    if table.seats_of(person):
        return PLAYERS
    return WATCHERS if table.watchable else ""


def _must_be_in(table: LiveTable, person: Me | None, room: str) -> None:
    if room_of(table, person.id if person else None) != room:
        raise Forbidden(f"You are not among the {room} of this table.")


async def say(store: Store, table: LiveTable, person: Me, room: str, text: str) -> ChatLine:
    _must_be_in(table, person, room)
    text = plain(text, "message")
    at = time.time()
    line = {"table": table.id, "room": room, "person": person.id, "name": person.name, "text": text, "at": at}

    async def write(connection: AsyncConnection) -> int:
        id_ = (await connection.execute(insert(Chat).values(line).returning(Chat.id))).scalar_one()
        await store.notices.send(connection, table.id, [], id_)
        return id_

    id_ = await store.write(write)
    spoken = ChatLine(id_, room, person.name, text, at)
    table.tell(Notice([], room, spoken))
    return spoken


async def said(store: Store, table: LiveTable, person: Me | None, room: str | None) -> list[ChatLine]:
    """The last lines of a room. Whoever takes a seat changes rooms, so one needn't know which it is to read it."""
    if room is None:
        room = room_of(table, person.id if person else None)
    else:
        _must_be_in(table, person, room)
    query = (
        select(Chat.id, Chat.room, Chat.name, Chat.text, Chat.at)
        .where(Chat.table == table.id, Chat.room == room)
        .order_by(Chat.id.desc())
        .limit(SHOWN)
    )
    async with store.read() as connection:
        lines = (await connection.execute(query)).all()
    return [ChatLine(*line) for line in reversed(lines)]


async def line(store: Store, id_: int) -> ChatLine:
    """A line that was written at a table of another process."""
    query = select(Chat.id, Chat.room, Chat.name, Chat.text, Chat.at).where(Chat.id == id_)
    async with store.read() as connection:
        return ChatLine(*(await connection.execute(query)).one())
