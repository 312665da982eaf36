"""Names that belong to somebody: those that people sign in with, and all that look like them."""

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from yamen.server.db.models import Person
from yamen.server.errors import Conflict
from yamen.server.names import skeletons_of


class NameTaken(Conflict):
    code = "name-taken"

    def __init__(self) -> None:
        super().__init__("Somebody else signs in with this name, or with one that looks like it; choose another.")


async def must_be_free(connection: AsyncConnection, name: str, person: str | None) -> None:
    """Refuse a name that looks like the sign-in name of somebody else."""
    query = select(Person.id).where(Person.look.in_(skeletons_of(name)), Person.id != (person or ""))
    if (await connection.execute(query)).first() is not None:
        raise NameTaken
