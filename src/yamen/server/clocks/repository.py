"""Clocks as they are stored: beside the seats and in the row of the table."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from sqlalchemy import Text, bindparam, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from yamen.server.clocks.arithmetic import Night, Pause
from yamen.server.clocks.paces import PACES
from yamen.server.clocks.replies import reply_class
from yamen.server.clocks.state import SeatClock, TableClocks, night_text
from yamen.server.db.batch import Part
from yamen.server.db.models import OVER, PERSON, RUNNING, Leave, Person, Seat, Table

TABLE_COLUMNS: Final = (Table.stage, Table.pace, Table.to_move, Table.asked_since, Table.waits)
SEAT_COLUMNS: Final = (
    Seat.kind,
    Seat.person,
    Seat.bot,
    Seat.bank,
    Seat.most,
    Seat.credit,
    Seat.away,
    Seat.returns,
    Seat.night,
)
"""What `stored_clocks` needs of a table and of its seats."""
_SAME_CLOCK: Final = (
    Seat.table == bindparam("at_table"),
    Seat.seat == bindparam("at_seat"),
    Seat.bank.is_not_distinct_from(bindparam("was")),
)
SAVE_CLOCK: Final = (
    update(Seat)
    .where(*_SAME_CLOCK)
    .values(
        bank=bindparam("now_bank"),
        most=bindparam("now_most"),
        credit=bindparam("now_credit"),
        away=bindparam("now_away"),
        returns=bindparam("now_returns"),
        night=bindparam("now_night"),
        replies=Seat.replies + bindparam("reply", type_=Text),
    )
)
"""Update a clock if it is still as it was read: another process may have given it time."""
STANDING_STILL: Final[dict[str, Any]] = {"asked_since": None, "waits": False}
NO_CLOCKS: Final[dict[str, Any]] = {**STANDING_STILL, "deadline": None}
"""What the row of a table says where no clock runs."""
CHARGE: Final = (
    update(Seat)
    .where(*_SAME_CLOCK)
    .values(
        bank=bindparam("now_bank"),
        credit=bindparam("now_credit"),
        replies=Seat.replies + bindparam("reply", type_=Text),
    )
)
"""The same for what moves change, unless somebody was away."""
Leaves = Mapping[str, tuple[Pause, ...]]
"""By person."""


def stored_clocks(table: Any, seats: Sequence[Any], leaves: Leaves) -> TableClocks | None:
    """The clocks of a table, from its row and those of its seats; None if none run."""
    pace = PACES.get(table.pace)
    if pace is None or table.stage != RUNNING or all(seat.bank is None for seat in seats):
        return None
    clocks = tuple(_stored_clock(seat, leaves if pace.pauses else {}) for seat in seats)
    asked = None if table.to_move is None else clocks[table.to_move]
    since = None if asked is None or asked.stand_in else table.asked_since
    return TableClocks(pace, table.to_move, since, clocks, table.waits)


def _stored_clock(seat: Any, leaves: Leaves) -> SeatClock | None:
    if seat.kind != PERSON or seat.bank is None:
        return None
    return SeatClock(
        seat.bank,
        seat.most,
        seat.credit,
        seat.away,
        seat.returns,
        None if seat.night is None else parse_night(seat.night),
        leaves.get(seat.person, ()),
        stand_in=bool(seat.bot),
    )


@lru_cache(1000)
def parse_night(text: str) -> Night:
    return Night.parse(text)


async def read_leaves(connection: AsyncConnection, people: Iterable[str | None], since: float) -> Leaves:
    """When some people are on leave, or were after an instant."""
    columns = (Leave.person, Leave.began, Leave.ends)
    query = select(*columns).where(Leave.person.in_(set(people) - {None}), Leave.ends > since).order_by(Leave.began)
    found: dict[str, tuple[Pause, ...]] = {}
    for person, began, ends in await connection.execute(query):
        found[person] = (*found.get(person, ()), Pause(began, ends, "leave"))
    return found


async def read_clocks(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, TableClocks | None]:
    """The clocks of tables, without their games."""
    tables = (await connection.execute(select(Table.id, *TABLE_COLUMNS).where(Table.id.in_(ids)))).all()
    seats: dict[str, list[Any]] = {table.id: [] for table in tables}
    query = select(Seat.table, *SEAT_COLUMNS).where(Seat.table.in_(ids)).order_by(Seat.table, Seat.seat)
    for seat in await connection.execute(query):
        seats[seat.table].append(seat)
    people = [seat.person for sitting in seats.values() for seat in sitting if seat.bank is not None]
    leaves = await read_leaves(connection, people, earliest(tables, (seat for at in seats.values() for seat in at)))
    return {table.id: stored_clocks(table, seats[table.id], leaves) for table in tables}


def earliest(tables: Iterable[Any], seats: Iterable[Any]) -> float:
    """The first instant that clocks of these tables and seats are counted from."""
    counted = [*(table.asked_since for table in tables), *(seat.away for seat in seats)]
    return min((instant for instant in counted if instant is not None), default=0.0)


def clock_rows(id_: str, old: TableClocks | None, new: TableClocks | None, replied: int | None = None) -> list[Part]:
    """What stores the clocks of the seats that have changed. One of them may have made a move: if its turn is over,
    what that took is kept."""
    if new is None or new is old:
        return []
    away = old is not None and any(clock is not None and clock.away is not None for clock in old.seats)
    charged = old is not None and replied is not None and not away
    ends = old is not None and replied == old.asked != new.asked and new.pace.pauses
    rows = []
    for seat, now in enumerate(new.seats):
        was = None if old is None else old.seats[seat]
        if was is not now:
            rows.append(_row(id_, seat, was, now, ends and seat == replied, charged))
    return [(CHARGE if charged else SAVE_CLOCK, rows)] if rows else []


def _row(
    id_: str, seat: int, was: SeatClock | None, now: SeatClock | None, replied: bool, charged: bool
) -> dict[str, Any]:
    clock = now or SeatClock(0.0, None)
    took = was.bank - (clock.bank - clock.credit) if replied and was is not None else None
    row = {
        "at_table": id_,
        "at_seat": seat,
        "was": None if was is None else was.bank,
        "now_bank": None if now is None else clock.bank,
        "now_credit": clock.credit,
        "reply": "" if took is None else reply_class(took),
    }
    if not charged:
        row |= {
            "now_away": clock.away,
            "now_most": clock.most,
            "now_returns": clock.returns,
            "now_night": night_text(clock.night),
        }
    return row


def table_values(clocks: TableClocks | None, down: Sequence[Pause]) -> dict[str, Any]:
    """What the row of a table stores of its clocks."""
    if clocks is None:
        return NO_CLOCKS
    return {"asked_since": clocks.since, "deadline": clocks.deadline(down), "waits": clocks.waits}


async def new_clocks(
    connection: AsyncConnection, table: str, game: str, pace: str, seats: Sequence[Any], now: float
) -> TableClocks | None:
    """The clocks of a game that begins, asking nobody yet; None where there are to be none."""
    chosen = PACES.get(pace)
    people = [seat.person for seat in seats if seat.kind == PERSON]
    if chosen is None or len(people) < 2 or len(set(people)) < len(people):
        return None  # alone, or several at one screen
    asleep = await connection.execute(select(Person.id, Person.night).where(Person.id.in_(people)))
    nights = {row.id: row.night for row in asleep}
    begun = (
        select(Seat.person, func.count())
        .join(Table, Table.id == Seat.table)
        .where(Seat.person.in_(people), Table.game == game, Table.stage.in_((RUNNING, OVER)), Table.id != table)
        .group_by(Seat.person)
    )
    experienced = {person for person, _ in await connection.execute(begun)}
    leaves = await read_leaves(connection, people, now) if chosen.pauses else {}

    def clock(person: str) -> SeatClock:
        times = 1 if person in experienced else 2
        night = nights.get(person) if chosen.pauses else None
        return SeatClock(
            times * chosen.bank,
            None if chosen.most is None else times * chosen.most,
            night=None if night is None else parse_night(night),
            leave=leaves.get(person, ()),
        )

    clocks = tuple(clock(seat.person) if seat.kind == PERSON else None for seat in seats)
    return TableClocks(chosen, None, None, clocks)
