"""Lists of tables, made from their rows without loading games."""

from typing import Any, Final

import msgspec
from sqlalchemy import func, or_, select

from yamen.games import GAMES
from yamen.server.accounts.schemas import Me
from yamen.server.clocks.paces import NO_CLOCK, PACES
from yamen.server.clocks.repository import read_clocks
from yamen.server.db.models import LISTED, OPEN, PERSON, RUNNING, Seat, Table
from yamen.server.db.store import Store
from yamen.server.errors import TableNotFound
from yamen.server.tables.registry import TableRegistry
from yamen.server.tables.reliability import ReliabilityService
from yamen.server.tables.schemas import Result, SeatState, TableLine

PAGE: Final = 50
"""How many tables a list has."""
LINE: Final = (
    Table.id,
    Table.game,
    Table.stage,
    Table.players,
    Table.options,
    Table.free,
    Table.created,
    Table.number,
    Table.to_move,
    Table.watchable,
    Table.abandoned,
    Table.round,
    Table.result,
    Table.branched_from,
    Table.touched,
    Table.pace,
)


def is_slow(pace: str) -> bool:
    """Whether people have days for their turns, and a clock that counts them."""
    return pace in PACES and PACES[pace].pauses


class ListingService:
    def __init__(self, store: Store, registry: TableRegistry) -> None:
        self.store = store
        self.registry = registry
        self.reliability = ReliabilityService(store)

    async def list_own(self, person: Me, turns: bool = False) -> list[TableLine]:
        """All tables where a person has a seat, or only those where they are asked; the newest first."""
        mine = select(Seat.table).where(Seat.person == person.id, Seat.kind == PERSON)
        if turns:
            mine = mine.join(Table, Table.id == Seat.table).where(Table.stage == RUNNING, Table.to_move == Seat.seat)
        return await self._lines(select(*LINE).where(Table.id.in_(mine)).order_by(Table.created.desc()), person)

    async def list_public(self, person: Me | None) -> list[TableLine]:
        """The newest public tables, to watch or to take a seat at. Others are found by their link only."""
        people = select(func.count(Seat.person.distinct())).where(Seat.table == Table.id, Seat.kind == PERSON)
        several = or_(Table.stage == OPEN, people.scalar_subquery() > 1)  # whose friends came plays alone, with bots
        query = select(*LINE).where(LISTED, several).order_by(Table.created.desc()).limit(PAGE)
        return await self._lines(query, person, public=True)

    async def find(self, id_: str) -> TableLine:
        """One table, as a stranger sees it in a list; whose turn it is may be missing."""
        found = await self._read(select(*LINE).where(Table.id == id_), None)
        if not found:
            raise TableNotFound
        return found[0][0]

    async def _lines(self, query: Any, person: Me | None, public: bool = False) -> list[TableLine]:
        found = await self._read(query, person)
        for line, _ in found:
            if line.stage == RUNNING and line.to_move is None:  # stored by a version that didn't note whose turn it is
                _set_to_move(line, (await self.registry.get(line.id)).game.player)
        if public:
            await self._add_reliability([(line, people) for line, people in found if is_slow(line.pace)])
        return [line for line, _ in found]

    async def _add_reliability(self, lines: list[tuple[TableLine, list[str | None]]]) -> None:
        found = await self.reliability.of({person for _, people in lines for person in people if person})
        for line, people in lines:
            line.reliability = [found.get(person or "") for person in people]

    async def _read(self, query: Any, person: Me | None) -> list[tuple[TableLine, list[str | None]]]:
        """Tables, and who sits on their seats."""
        async with self.store.read() as connection:
            rows = (await connection.execute(query)).all()
            ids = [row.id for row in rows]
            columns = (Seat.table, Seat.seat, Seat.kind, Seat.person, Seat.name, Seat.bot, Seat.former)
            found = await connection.execute(select(*columns).where(Seat.table.in_(ids)).order_by(Seat.seat))
            seats: dict[str, list[Any]] = {id_: [] for id_ in ids}
            for seat in found:
                seats[seat.table].append(seat)
            timed = [row.id for row in rows if row.stage == RUNNING and row.pace != NO_CLOCK]
            clocks = await read_clocks(connection, timed) if timed else {}
        viewer, time = person.id if person else None, self.registry.server_time
        lines = [_line(row, seats[row.id], viewer) for row in rows]
        for line in lines:
            if (counted := clocks.get(line.id)) is not None:
                line.clock = counted.view(time.now(), time.down)
        return [(line, [seat.person for seat in seats[line.id]]) for line in lines]


def _line(row: Any, seats: list[Any], person: str | None) -> TableLine:
    states = [
        SeatState(
            seat.seat,
            seat.kind,
            seat.name,
            seat.bot,
            person is not None and seat.person == person,
            seat.former is not None,
        )
        for seat in seats
    ]
    line = TableLine(
        id=row.id,
        game=row.game,
        stage=row.stage,
        names=[seat.name for seat in states],
        my_turn=False,
        players=row.players,
        free=row.free if row.stage == OPEN else 0,
        created=row.created,
        number=row.number,
        seats=states,
        to_move=None,
        to_move_name=None,
        watchable=row.watchable,
        abandoned=row.abandoned,
        round=row.round,
        result=None if row.result is None else msgspec.json.decode(row.result, type=Result),
        touched=row.touched,
        what_if=row.branched_from is not None,
        pace=row.pace,
        clock=None,
        options=_unusual(row.game, row.options),
        reliability=[],
    )
    if row.stage == RUNNING and row.to_move is not None:
        _set_to_move(line, row.to_move)
    return line


def _set_to_move(line: TableLine, seat: int) -> None:
    line.to_move, line.to_move_name, line.my_turn = seat, line.seats[seat].name, line.seats[seat].mine


def _unusual(game: str, options: dict[str, Any]) -> dict[str, Any]:
    """The options that differ from their defaults."""
    usual = {option.name: option.values[0] for option in GAMES[game].options} if game in GAMES else {}
    return {name: value for name, value in options.items() if name in usual and value != usual[name]}
