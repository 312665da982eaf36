"""What people do with tables. It knows nothing of HTTP."""

from sqlalchemy import select

from yamen.server.errors import Forbidden, Refused
from yamen.server.keeper import LOG
from yamen.server.past import LookingBack
from yamen.server.play import Playing
from yamen.server.schema import RUNNING, Seat, Table
from yamen.server.seats import Seating
from yamen.server.shapes import Me, TableLine, TableState


class Tables(Seating, Playing, LookingBack):
    async def of(self, person: Me) -> list[TableLine]:
        """All tables where a person has a seat, the newest first."""
        query = select(Seat.table).where(Seat.person == person.id).join(Table, Table.id == Seat.table).distinct()
        async with self.store.read() as connection:
            found = (await connection.execute(query.add_columns(Table.created))).all()
        ids = [id_ for id_, _ in sorted(found, key=lambda row: -row[1])]
        lines = []
        for id_ in ids:
            try:
                table = await self.find(id_)
            except Refused as error:
                LOG.warning("Table %s is left out of a list: %s", id_, error)
                continue
            mine = table.stage == RUNNING and table.game.player in table.seats_of(person.id)
            names = [seat.name for seat in table.seats]
            lines.append(TableLine(id_, table.setup.game.name, table.stage, names, mine))
        return lines

    async def state(self, id_: str, person: Me | None, seat: int | None = None) -> TableState:
        table = await self.find(id_)
        if seat is not None and seat not in table.seats_of(person.id if person else None):
            raise Forbidden(f"Seat {seat + 1} is not yours, so you can't look from there.")
        return table.state(person.id if person else None, seat)
