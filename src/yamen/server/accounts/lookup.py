"""Finding a person for whoever looks after the server: by id, by the name to sign in with, or by the only such name."""

from typing import Final

from sqlalchemy import or_, select

from yamen.server.accounts.schemas import Me
from yamen.server.accounts.sessions import ME
from yamen.server.db.models import Person
from yamen.server.db.store import Store
from yamen.server.errors import InvalidInput, NotFound
from yamen.server.names import skeleton_of

SHOWN: Final = 20


async def find_person(store: Store, wanted: str) -> Me:
    """The person meant; if several are called so, a sentence tells their ids."""
    exact = or_(Person.id == wanted, Person.login == wanted.casefold())
    async with store.read() as connection:
        columns = select(*ME)
        found = (await connection.execute(columns.where(exact))).all()
        if not found and wanted:
            found = (await connection.execute(columns.where(Person.name == wanted).limit(SHOWN))).all()
        if not found and wanted:
            found = (await connection.execute(columns.where(Person.look == skeleton_of(wanted)))).all()
    if not found:
        raise NotFound(f"Nobody is called {wanted}; give a name to sign in with, a name at tables, or an id.")
    if len(found) > 1:
        ids = ", ".join(row.id for row in found)
        raise InvalidInput(f"Several people are called {wanted}; give the id of one of them: {ids}.")
    return Me(*found[0])
