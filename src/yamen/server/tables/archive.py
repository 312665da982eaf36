"""Games long over, compressed: what their rows of moves, snapshots and positions told, in one row.

Whoever finds no rows looks here. Both change in one transaction, so one of them always has all of it.
"""

import zlib
from typing import Final

import msgspec
from msgspec import Struct
from sqlalchemy import delete, exists, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from yamen.server.db.models import OVER, Archive, Move, Snapshot, StoredPosition, Table
from yamen.server.db.store import Store
from yamen.server.tables.moves import MoveRow

LEVEL: Final = 9


class ArchivedGame(Struct, array_like=True):
    moves: list[tuple[int, int]]
    """Seat and move of each row; they are numbered without gaps."""
    snapshots: list[tuple[int, str]]
    """After how many rows the position stood so, the oldest first."""
    position: str | None
    """How it stood at the end."""

    def rows(self, after: int, to: int) -> list[MoveRow]:
        return [MoveRow(at, *move) for at, move in enumerate(self.moves[after:to], after + 1)]

    def newest_snapshot(self, number: int) -> tuple[int, str] | None:
        return next((found for found in reversed(self.snapshots) if found[0] <= number), None)

    def pack(self) -> bytes:
        return zlib.compress(msgspec.json.encode(self), LEVEL)

    @classmethod
    def unpack(cls, data: bytes) -> "ArchivedGame":
        return msgspec.json.decode(zlib.decompress(data), type=cls)


async def load_archive(connection: AsyncConnection, id_: str) -> ArchivedGame | None:
    data = (await connection.execute(select(Archive.data).where(Archive.table == id_))).scalar_one_or_none()
    return None if data is None else ArchivedGame.unpack(data)


async def to_archive(store: Store, before: float, most: int) -> list[str]:
    """Tables that have been over since before a time and still have their rows."""
    query = (
        select(Table.id)
        .where(Table.stage == OVER, Table.touched < before, ~exists().where(Archive.table == Table.id))
        .order_by(Table.touched)
        .limit(most)
    )
    async with store.read() as connection:
        return list((await connection.execute(query)).scalars())


async def archive(store: Store, id_: str) -> None:
    """Compress a game that is over."""

    async def write(connection: AsyncConnection) -> None:
        # Once it is over nobody writes rows, but another process may compress it, too.
        over = select(Table.number).where(Table.id == id_, Table.stage == OVER).with_for_update()
        number = (await connection.execute(over)).scalar_one_or_none()
        if number is None or await load_archive(connection, id_) is not None:
            return
        moves = select(Move.number, Move.seat, Move.move).where(Move.table == id_).order_by(Move.number)
        rows = [MoveRow(*row) for row in await connection.execute(moves)]
        kept = select(Snapshot.number, Snapshot.position).where(Snapshot.table == id_).order_by(Snapshot.number)
        snapshots = [(found.number, found.position) for found in await connection.execute(kept)]
        stood = select(StoredPosition.position).where(StoredPosition.table == id_, StoredPosition.number == number)
        position = (await connection.execute(stood)).scalar_one_or_none()
        game = ArchivedGame([(row.seat, row.move) for row in rows], snapshots, position)
        data = game.pack()
        if ArchivedGame.unpack(data).rows(0, number) != rows:
            raise ValueError(f"The rows of table {id_} are not numbered as they should be; they stay as they are.")
        await connection.execute(insert(Archive).values(table=id_, data=data))
        for model in (Move, Snapshot, StoredPosition):
            await connection.execute(delete(model).where(model.table == id_))

    await store.write(write)
