"""Tables as they are stored: read back, looked at in the past, written out as records."""

import asyncio
import json
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from yamen.engine.errors import YamenError
from yamen.engine.game import Setup
from yamen.engine.session import Game, read_game
from yamen.games import find_game
from yamen.server.errors import BadRequest, Unknown, Unreadable
from yamen.server.live import LiveTable, Row, SeatInfo, apply, look
from yamen.server.schema import Move, Seat, Snapshot, Table
from yamen.server.shapes import RecordGiven, RecordSeen, Result


async def read_table(connection: AsyncConnection, id_: str) -> LiveTable:
    """A table with its newest position."""
    row = (await connection.execute(select(Table).where(Table.id == id_))).one_or_none()
    if row is None:
        raise Unknown("There is no such table; check the link.")
    try:
        setup = Setup(find_game(row.game), row.players, row.options)
    except YamenError as error:
        raise Unreadable(f"This version can't play this table: {error}") from None
    if setup.content.hash != row.content:
        raise Unreadable("This table was begun with other figures than this version has; open it with that version.")
    table = LiveTable(row.id, setup, row.owner, row.watchable)
    await refresh(connection, table)
    return table


async def refresh(connection: AsyncConnection, table: LiveTable) -> None:
    """Bring a table to what the database says."""
    stage = (await connection.execute(select(Table.stage).where(Table.id == table.id))).scalar_one()
    seats = await connection.execute(
        select(Seat.kind, Seat.person, Seat.name, Seat.bot).where(Seat.table == table.id).order_by(Seat.seat)
    )
    infos = [SeatInfo(*seat) for seat in seats]
    game, number, snapshot, _ = await game_at(connection, table.setup, table.id, [info.name for info in infos])
    table.stage, table.seats, table.game, table.number = stage, infos, game, number
    table.snapshot = snapshot
    table.stale = False


async def game_at(
    connection: AsyncConnection, setup: Setup, id_: str, names: list[str], number: int = 1 << 30, since: int = 1 << 30
) -> tuple[Game, int, int, list[dict[str, Any]]]:
    """The game after `number` rows, how many there were, the snapshot it began with, and what happened `since`."""
    newest = await connection.execute(
        select(Snapshot.number, Snapshot.position)
        .where(Snapshot.table == id_, Snapshot.number <= min(number, since))
        .order_by(Snapshot.number.desc())
        .limit(1)
    )
    found = newest.one_or_none()
    begin, position = (0, None) if found is None else (found.number, json.loads(found.position))
    rows = await rows_of(connection, id_, begin, number)
    game = Game(setup, None, names, None if position is None else setup.position_from_json(position))
    events = await _play_through(game, rows, since)
    return game, rows[-1].number if rows else begin, begin, events


async def _play_through(game: Game, rows: list[Row], since: int = 1 << 30) -> list[dict[str, Any]]:
    """Do what the rows say; many of them in a thread, so that nobody waits. Returns what happened `since`."""
    return (
        play_through(game, rows, since) if len(rows) < 100 else await asyncio.to_thread(play_through, game, rows, since)
    )


def play_through(game: Game, rows: list[Row], since: int) -> list[dict[str, Any]]:
    events: list[dict[str, Any]] = []
    try:
        for row in rows:
            news = apply(game, row)
            if row.number > since:
                events += news
    except YamenError as error:
        raise Unreadable(f"This version can't read the moves of this table: {error}") from error
    return events


async def rows_of(connection: AsyncConnection, id_: str, after: int = 0, to: int = 1 << 30) -> list[Row]:
    rows = await connection.execute(
        select(Move.number, Move.seat, Move.move)
        .where(Move.table == id_, Move.number > after, Move.number <= to)
        .order_by(Move.number)
    )
    return [Row(*row) for row in rows]


async def whole_game(connection: AsyncConnection, table: LiveTable) -> Game:
    """The game from its first move, for a record."""
    rows = await rows_of(connection, table.id)
    game = Game(table.setup, None, [seat.name for seat in table.seats])
    await _play_through(game, rows)
    return game


def look_at(given: RecordGiven) -> RecordSeen:
    """A record from anywhere, at one of its moves. It takes long: call it in a thread."""
    try:
        game = read_game(given.record, find_game)
    except YamenError as error:
        raise BadRequest(f"The record can't be read: {error}.") from None
    count = len(game.moves)
    number = count if given.number is None else given.number
    if number > count:
        raise BadRequest(f"The record has only {count} moves.")
    if given.seat is not None and given.seat >= game.setup.players:
        raise BadRequest(f"There is no seat {given.seat + 1} in this record; there are {game.setup.players}.")
    result = Result(game.scores, game.ranking, game.winner) if game.is_over else None
    view = look(game.at(number), given.seat)
    return RecordSeen(game.type.name, game.cast, number, count, given.seat, view, result)
