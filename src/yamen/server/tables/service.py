"""What people do with tables. It knows nothing of HTTP."""

from typing import Any, Final

from sqlalchemy import select

from yamen.server.db.models import LISTED, OPEN, PERSON, RUNNING, Seat, Table
from yamen.server.errors import Forbidden
from yamen.server.play.service import Playing
from yamen.server.records.service import LookingBack
from yamen.server.tables.schemas import ContentInfo, FigureInfo, Me, SeatState, TableLine, TableState
from yamen.server.tables.seating import Seating

SHOWN: Final = 50
"""How many tables strangers are shown."""
LINE: Final = (
    Table.id,
    Table.game,
    Table.stage,
    Table.players,
    Table.free,
    Table.created,
    Table.number,
    Table.to_move,
    Table.watchable,
    Table.abandoned,
)


class Tables(Seating, Playing, LookingBack):
    async def of(self, person: Me) -> list[TableLine]:
        """All tables where a person has a seat, the newest first."""
        mine = select(Seat.table).where(Seat.person == person.id, Seat.kind == PERSON)
        return await self._lines(select(*LINE).where(Table.id.in_(mine)).order_by(Table.created.desc()), person)

    async def public(self, person: Me | None) -> list[TableLine]:
        """The newest tables to watch or to take a seat at. Those not open to watchers are found by their link only."""
        return await self._lines(select(*LINE).where(LISTED).order_by(Table.created.desc()).limit(SHOWN), person)

    async def _lines(self, query: Any, person: Me | None) -> list[TableLine]:
        """Tables in a list, as their rows tell; no game is opened for it."""
        async with self.store.read() as connection:
            rows = (await connection.execute(query)).all()
            ids = [row.id for row in rows]
            columns = (Seat.table, Seat.seat, Seat.kind, Seat.person, Seat.name, Seat.bot)
            found = await connection.execute(select(*columns).where(Seat.table.in_(ids)).order_by(Seat.seat))
            seats: dict[str, list[Any]] = {id_: [] for id_ in ids}
            for seat in found:
                seats[seat.table].append(seat)
        lines = [_line(row, seats[row.id], person.id if person else None) for row in rows]
        for line in lines:
            if line.stage == RUNNING and line.to_move is None:  # stored by a version that didn't note whose turn it is
                asked(line, (await self.find(line.id)).game.player)
        return lines

    async def state(self, id_: str, person: Me | None, seat: int | None = None) -> TableState:
        table = await self.find(id_)
        if seat is not None and seat not in table.seats_of(person.id if person else None):
            raise Forbidden(f"Seat {seat + 1} is not yours, so you can't look from there.")
        return table.state(person.id if person else None, seat)

    async def content(self, id_: str, person: Me | None) -> ContentInfo:
        """The figures that a table is played with; before the start, for whoever may want to sit down."""
        table = await self.find(id_)
        if table.stage != OPEN and not table.may_watch(person.id if person else None):
            raise Forbidden("This table is only for those who play at it.")
        content = table.setup.content
        figures = [FigureInfo(*figure) for figure in content.figures]
        return ContentInfo(content.hash, table.pack_info(), table.figures, figures)


def _line(row: Any, seats: list[Any], person: str | None) -> TableLine:
    states = [
        SeatState(seat.seat, seat.kind, seat.name, seat.bot, person is not None and seat.person == person)
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
    )
    if row.stage == RUNNING and row.to_move is not None:
        asked(line, row.to_move)
    return line


def asked(line: TableLine, seat: int) -> None:
    """Note whose turn it is."""
    line.to_move, line.to_move_name, line.my_turn = seat, line.seats[seat].name, line.seats[seat].mine
