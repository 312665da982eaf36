"""Who takes up most of the server."""

from pathlib import Path
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, case, create_engine, func, select
from sqlalchemy.exc import DatabaseError

from yamen.server.db.models import OPEN, OVER, RUNNING, Archive, Chat, Person, Table
from yamen.server.db.store import HEAD, database_url
from yamen.server.errors import InvalidInput

BYTES_OF_TABLE: Final = 5000
"""A row, its seats, its position and a snapshot or two."""
BYTES_OF_MOVE: Final = 60
BYTES_OF_LINE: Final = 100


class Usage(NamedTuple):
    name: str
    person: str
    open: int
    running: int
    over: int
    chat_lines: int
    packs: int
    moves: int
    size: int
    """About how many bytes all of that takes."""


def biggest_users(data: Path, database: str | None, most: int) -> list[Usage]:
    """Who has most stored, by the tables they made and the lines they wrote; nothing is changed."""
    url = database_url(data, database)
    if url.startswith("sqlite"):
        file = Path(url.removeprefix("sqlite+aiosqlite:///"))
        if not file.exists():
            raise InvalidInput(f"There is no database in {data}; name the folder of the server with --data.")
        url = f"sqlite:///file:{file}?mode=ro&uri=true"
    alive = case((Archive.table.is_(None), Table.number), else_=0)

    def counted(stage: str) -> ColumnElement[int]:
        return func.sum(case((Table.stage == stage, 1), else_=0))

    tables = (
        select(
            Table.owner.label("person"),
            counted(OPEN).label("open"),
            counted(RUNNING).label("running"),
            counted(OVER).label("over"),
            func.sum(case((Table.pack, 1), else_=0)).label("packs"),
            func.sum(Table.number).label("moves"),
            func.sum(alive * BYTES_OF_MOVE + func.coalesce(func.length(Archive.data), BYTES_OF_TABLE)).label("size"),
        )
        .outerjoin(Archive, Archive.table == Table.id)
        .group_by(Table.owner)
        .subquery()
    )
    chat = (
        select(
            Chat.person,
            func.count().label("lines"),
            func.sum(func.length(Chat.text) + BYTES_OF_LINE).label("size"),
        )
        .group_by(Chat.person)
        .subquery()
    )
    size = func.coalesce(tables.c.size, 0) + func.coalesce(chat.c.size, 0)
    query = (
        select(
            Person.name,
            Person.id,
            *(func.coalesce(tables.c[name], 0) for name in ("open", "running", "over")),
            func.coalesce(chat.c.lines, 0),
            *(func.coalesce(tables.c[name], 0) for name in ("packs", "moves")),
            size,
        )
        .outerjoin(tables, tables.c.person == Person.id)
        .outerjoin(chat, chat.c.person == Person.id)
        .order_by(size.desc(), Person.id)
        .limit(most)
    )
    engine = create_engine(url)
    try:
        with engine.connect() as connection:
            return [Usage(*row) for row in connection.execute(query)]
    except DatabaseError as error:
        raise InvalidInput(
            f"The database can't be read; was it written by this version ({HEAD})? {error.orig}"
        ) from None
    finally:
        engine.dispose()
