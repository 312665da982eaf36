"""Tables as they are stored: loaded, refreshed, replayed to any of their moves."""

import asyncio
import logging
from functools import partial
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import func, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from yamen.engine.content import Content
from yamen.engine.definition import GameDefinition, Setup
from yamen.engine.errors import YamenError
from yamen.engine.game import Game
from yamen.engine.position import Position
from yamen.games import GAMES, find_game
from yamen.server.clocks.repository import SEAT_COLUMNS, TABLE_COLUMNS, earliest, read_leaves, stored_clocks
from yamen.server.clocks.server_time import ServerTime
from yamen.server.db.models import Figures, Move, Plan, Seat, Snapshot, StoredPosition, Table
from yamen.server.db.store import Store
from yamen.server.errors import IncompatibleTable, InvalidInput, TableNotFound
from yamen.server.tables.archive import load_archive
from yamen.server.tables.moves import MoveRow, replay_row, taken_back, without_undone
from yamen.server.tables.notices import mark_stand_ins
from yamen.server.tables.plans import decode_plan
from yamen.server.tables.schemas import LogStep
from yamen.server.tables.state import SeatInfo, TableState

LOG: Final = logging.getLogger("yamen.tables")
OTHER_RULES: Final = "Some moves of this table were made by rules that have changed since; they can't be looked at."
"""It doesn't say which moves, since what is legal in a position can reveal what is hidden there."""
FORMER: Final = "former player"
"""The name in records, which are in no language, of somebody whose account is deleted."""
FAR: Final = 100
"""The most rows that are replayed without a turn of `read_at_length`: as many as lie between two snapshots."""
SLICE: Final = 20
"""How many rows are replayed in one go: some milliseconds of work."""
LAST: Final = 1 << 30
"""A number that no table reaches."""


def _save_position(insert: sqlite.Insert | postgresql.Insert) -> sqlite.Insert | postgresql.Insert:
    new = insert.excluded
    now = {"number": new.number, "position": new.position}
    return insert.on_conflict_do_update(index_elements=["table"], set_=now, where=StoredPosition.number < new.number)


SAVE_POSITION: Final = {
    "sqlite": _save_position(sqlite.insert(StoredPosition)),
    "postgresql": _save_position(postgresql.insert(StoredPosition)),
}
"""Store the position of a table in place of an older one; by dialect."""


class FarBehind(Exception):
    """A table in memory lacks many rows, which must be replayed in a turn of `read_at_length`."""


class Replayed(NamedTuple):
    """A game as it was after `number` rows, read from a snapshot on, and what happened since the number asked for."""

    game: Game
    number: int
    snapshot: int
    steps: list[LogStep]
    position_lags: bool = False
    """Whether the stored position is older."""


async def load_table(connection: AsyncConnection, id_: str, server_time: ServerTime) -> TableState:
    """A table with its newest position."""
    row = (await connection.execute(select(Table).where(Table.id == id_))).one_or_none()
    if row is None:
        raise TableNotFound
    try:
        game = find_game(row.game)
        text = await load_content(connection, game, row.content)
        content = None if text is None else game.read_content(text, "the figures of this table")
        setup = Setup(game, row.players, row.options, content, row.rules)
    except YamenError as error:
        raise IncompatibleTable(f"This version can't play this table: {error}") from None
    setup.content_hash = row.content
    table = TableState(
        row.id,
        setup,
        row.owner,
        row.watchable,
        row.public,
        row.created,
        text,
        row.pack,
        row.hints,
        row.pace,
        row.stand_in,
    )
    table.server_time = server_time
    table.game, table.number, table.snapshot, _, table.position_lags = await load_game(
        connection, setup, id_, row.number
    )
    await refresh_table(connection, table)
    return table


async def load_content(connection: AsyncConnection, game: GameDefinition, hash_: str) -> str | None:
    """The text of content that was stored; None for the game's own, however sure of its figures it was."""
    if hash_ == game.content.hash or hash_ in game.former_content:
        return None
    query = select(Figures.text).where(Figures.hash == hash_, Figures.game == game.name)
    text = (await connection.execute(query)).scalar_one_or_none()
    if text is None:
        raise IncompatibleTable(
            "This table was begun with other figures than this version has; open it with that version."
        )
    return text


async def save_content(connection: AsyncConnection, setup: Setup, text: str) -> None:
    """Store content, unless it is stored already."""
    insert = (sqlite if connection.dialect.name == "sqlite" else postgresql).insert(Figures)
    values = {"hash": setup.content.hash, "game": setup.game.name, "text": text}
    await connection.execute(insert.values(values).on_conflict_do_nothing())


def read_pack(game: GameDefinition, text: str) -> Content:
    """The content of a pack that somebody sent. Nobody knows how long it takes: call it in a worker."""
    try:
        return game.read_content(text, "the content pack")
    except YamenError as error:
        raise InvalidInput(str(error)) from None
    except (RecursionError, ValueError):  # what the TOML reader doesn't catch itself: endless nesting, endless numbers
        raise InvalidInput("The content pack can't be read: something in it is nested too deep or too long.") from None


async def refresh_table(connection: AsyncConnection, table: TableState, most: int = LAST) -> list[LogStep]:
    """Update a table from the database, if it lacks no more than `most` rows; the steps that happened meanwhile."""
    columns = (
        Table.number,
        Table.players,
        Table.proposal,
        Table.abandoned,
        Table.rematch,
        Table.deadline,
        *TABLE_COLUMNS,
    )
    row = (await connection.execute(select(*columns).where(Table.id == table.id))).one_or_none()
    if row is None:  # nobody came, and it has ended
        raise TableNotFound
    if row.number - table.number > most:
        raise FarBehind
    query = select(*SEAT_COLUMNS, Seat.name, Seat.seen, Seat.former, Plan.plan)
    query = query.outerjoin(Plan, (Plan.table == Seat.table) & (Plan.seat == Seat.seat))
    seats = (await connection.execute(query.where(Seat.table == table.id).order_by(Seat.seat))).all()
    infos = [SeatInfo(seat.kind, seat.person, seat.name, seat.bot, seat.seen, seat.former) for seat in seats]
    plans = {at: decode_plan(seat.plan) for at, seat in enumerate(seats) if seat.plan is not None}
    timed = [seat for seat in seats if seat.bank is not None]
    leaves = await read_leaves(connection, [seat.person for seat in timed], earliest([row], timed)) if timed else {}
    if row.players != table.setup.players:  # it began without its locked seats, or didn't
        table.setup = with_players(table.setup, row.players)
        table.game = Game(table.setup)
    game = table.game.clone()
    steps: list[LogStep] = []
    if row.number > table.number:  # what stands in memory was committed, so the rows before are the same
        rows = await read_rows(connection, table.id, table.number, row.number)
        try:
            game, steps = await _replay_rows(connection, table.id, game, rows, table.number)
            newest = select(func.max(Snapshot.number)).where(Snapshot.table == table.id)
            table.snapshot = (await connection.execute(newest)).scalar() or 0
        except IncompatibleTable:  # another process plays by other rules
            game, _, table.snapshot, steps, _ = await load_game(connection, table.setup, table.id, row.number)
        if any(info.former is not None or (info.bot and info.person is not None) for info in infos):
            await mark_stand_ins(connection, table.id, steps)
    game.names = [info.name for info in infos]
    table.stage, table.seats, table.game, table.number = row.stage, infos, game, row.number
    table.plans = plans
    table.proposal, table.abandoned, table.rematch = row.proposal, row.abandoned, row.rematch
    table.clocks, table.deadline = stored_clocks(row, seats, leaves), row.deadline
    return steps


def with_players(setup: Setup, players: int) -> Setup:
    """The same for another number of players."""
    other = Setup(setup.game, players, setup.options, setup.content, setup.rules)
    other.content_hash = setup.content_hash
    return other


async def load_game(connection: AsyncConnection, setup: Setup, id_: str, number: int) -> Replayed:
    """The game as it stands after all its rows.

    Its moves are played again, for the sake of undo. Where rules have changed so that this fails or leads elsewhere,
    the game goes on from where it stood when that was last stored, with nothing before it to undo.
    """
    query = select(StoredPosition.number, StoredPosition.position).where(
        StoredPosition.table == id_, StoredPosition.number <= number
    )
    found = (await connection.execute(query)).one_or_none()
    stood = None if found is None else (found.number, found.position)
    lags = stood is None or stood[0] < number
    if stood is None and (archived := await load_archive(connection, id_)) is not None:
        lags = False
        stood = None if archived.position is None else (number, archived.position)
    try:
        past = then = await replay_to(connection, setup, id_, [], number)
        if stood is not None and stood[0] < number:
            then = await replay_to(connection, setup, id_, [], stood[0])
        if stood is None or encode_position(setup, then.game.position) == stood[1]:
            return past._replace(position_lags=lags)
        LOG.warning("Table %s: its moves lead elsewhere by the rules of this version; it goes on as it stood.", id_)
    except IncompatibleTable as error:
        if stood is None:
            raise
        LOG.warning("Table %s goes on as it stood: %s (%s)", id_, error, error.__cause__)
    rows = await read_rows(connection, id_, stood[0], number)
    game = Game(setup, None, [], decode_position(setup, stood[1]))
    game, _ = await _replay_rows(connection, id_, game, rows)
    return Replayed(game, number, -LAST, [], lags)


def encode_position(setup: Setup, position: Position) -> str:
    return msgspec.json.encode(setup.position_to_json(position)).decode()


def decode_position(setup: Setup, text: str) -> Position:
    try:
        return setup.position_from_json(msgspec.json.decode(text))
    except (YamenError, ValueError, TypeError, LookupError) as error:
        raise IncompatibleTable(f"This version can't read how this table stood: {error!r}") from error


async def replay_to(
    connection: AsyncConnection, setup: Setup, id_: str, names: list[str], number: int, since: int = LAST
) -> Replayed:
    """The game after `number` rows, and what happened after the first `since` of them."""
    found = await _newest_snapshot(connection, id_, min(number, since))
    begin, position = (0, None) if found is None else (found[0], decode_position(setup, found[1]))
    rows = await read_rows(connection, id_, begin, number)
    game = Game(setup, None, names, position)
    game, steps = await _replay_rows(connection, id_, game, rows, since)
    return Replayed(game, rows[-1].number if rows else begin, begin, steps)


async def _newest_snapshot(connection: AsyncConnection, id_: str, number: int) -> tuple[int, str] | None:
    query = (
        select(Snapshot.number, Snapshot.position)
        .where(Snapshot.table == id_, Snapshot.number <= number)
        .order_by(Snapshot.number.desc())
        .limit(1)
    )
    found = (await connection.execute(query)).one_or_none()
    if found is not None:
        return found.number, found.position
    archived = await load_archive(connection, id_)
    return None if archived is None else archived.newest_snapshot(number)


async def _replay_rows(
    connection: AsyncConnection, id_: str, game: Game, rows: list[MoveRow], since: int = LAST
) -> tuple[Game, list[LogStep]]:
    """Replay rows in slices, between which others get their turn.

    In a thread they would not, for compiled code keeps the interpreter to itself until it is done.
    """
    positions = await went_back_to(connection, id_, rows)
    steps: list[LogStep] = []
    for begin in range(0, len(rows), SLICE):
        if begin:
            await asyncio.sleep(0)
        game, more = replay_rows(game, rows[begin : begin + SLICE], since, positions)
        steps += more
    return game, steps


async def went_back_to(connection: AsyncConnection, id_: str, rows: list[MoveRow]) -> dict[int, str]:
    """The positions that rows went back to, by the numbers of those rows."""
    back = [row.number for row in rows if row.goes_back_to is not None]
    if not back:
        return {}
    query = select(Snapshot.number, Snapshot.position).where(Snapshot.table == id_, Snapshot.number.in_(back))
    positions = {found.number: found.position for found in await connection.execute(query)}
    if not positions and (archived := await load_archive(connection, id_)) is not None:
        positions = dict(archived.snapshots)
    return positions


def replay_rows(game: Game, rows: list[MoveRow], since: int, positions: dict[int, str]) -> tuple[Game, list[LogStep]]:
    """The game after the rows, and what happened `since`; `positions` are those that rows went back to."""
    steps: list[LogStep] = []
    try:
        for row in rows:
            if row.goes_back_to is None:
                step = replay_row(game, row)
            else:
                position = decode_position(game.setup, positions[row.number])
                game, step = Game(game.setup, None, game.names, position), taken_back(row)
            if row.number > since:
                steps.append(step)
    except YamenError as error:
        raise IncompatibleTable(OTHER_RULES) from error
    return game, steps


async def read_rows(connection: AsyncConnection, id_: str, after: int = 0, to: int = LAST) -> list[MoveRow]:
    rows = await connection.execute(
        select(Move.number, Move.seat, Move.move)
        .where(Move.table == id_, Move.number > after, Move.number <= to)
        .order_by(Move.number)
    )
    found = [MoveRow(*row) for row in rows]
    if not found and after < to and (archived := await load_archive(connection, id_)) is not None:
        return archived.rows(after, to)
    return found


async def load_record(connection: AsyncConnection, table: TableState) -> Game:
    """The game with all its moves, for a record: what was taken back is not in it.

    Nothing is played again, so that a record can be had of what was played by rules that have changed since.
    """
    rows = without_undone(await read_rows(connection, table.id, 0, table.number))
    names = [name or FORMER for name in table.names]
    game = Game(table.setup, None, names, table.game.position.clone())
    game.moves = [(row.seat, row.move) for row in rows]
    return game


async def save_own_content(store: Store) -> None:
    """Store the content of the games, for later versions with other figures."""
    known = select(Figures.game, Figures.hash)
    async with store.read() as connection:
        there = {tuple(row) for row in await connection.execute(known)}
    for game in GAMES.values():
        if game.content_text and (game.name, game.content.hash) not in there:
            setup = Setup(game, game.players[0])
            await store.write(partial(save_content, setup=setup, text=game.content_text))
