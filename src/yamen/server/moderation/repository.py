"""Who ignores whom, as it is stored."""

from collections.abc import Iterable

from sqlalchemy import and_, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from yamen.server.db.models import BLOCK, Ignored


async def ignored_by(connection: AsyncConnection, person: str) -> set[str]:
    """Those whose lines a person doesn't want to read."""
    return set((await connection.execute(select(Ignored.other).where(Ignored.person == person))).scalars())


async def blocked_among(connection: AsyncConnection, person: str, others: Iterable[str | None]) -> set[str]:
    """Those of the others who have blocked the person, or whom the person has blocked."""
    ids = [other for other in others if other is not None]
    query = select(Ignored.person, Ignored.other).where(
        Ignored.kind == BLOCK,
        or_(
            and_(Ignored.person == person, Ignored.other.in_(ids)),
            and_(Ignored.other == person, Ignored.person.in_(ids)),
        ),
    )
    return {other if one == person else one for one, other in await connection.execute(query)}
