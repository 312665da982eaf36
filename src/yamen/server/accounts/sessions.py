"""Sessions: the devices on which people are signed in. A cookie stands for one and ends with it."""

import hashlib
import hmac
import os
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from yamen.server.accounts.schemas import Me
from yamen.server.db.models import Person, Session
from yamen.server.db.store import Store
from yamen.server.errors import InvalidInput

CACHED: Final = 10_000
"""How many sessions stay in memory."""
YEAR: Final = 365 * 24 * 3600
"""How long a session lasts, in seconds."""


def read_key(data: Path) -> bytes:
    """The secret that cookies are signed with; made at the first start, readable by the owner only."""
    file = data / "secret.key"
    if not file.exists():
        draft = data / f"secret.key.{os.getpid()}"
        descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "wb") as out:
            out.write(secrets.token_bytes(32))
            out.flush()
            os.fsync(out.fileno())
        draft.replace(file)
    key = file.read_bytes()
    if len(key) < 32:
        raise InvalidInput(
            f"The key in {file} is damaged; put the right one back, or remove it: then all sign in anew."
        )
    return key


class SignedIn(NamedTuple):
    """Somebody signed in: who it is, and by which session."""

    me: Me
    session: str


class SessionService:
    def __init__(self, store: Store, key: bytes) -> None:
        self.store = store
        self.key = key
        self._people: dict[str, Me] = {}
        """Whom sessions are of. Only one process has an SQLite database; else another may have ended a session."""
        self._version = 0
        """Counts what made cached people out of date: what was read before that is not cached."""
        self._on_end: dict[str, set[Callable[[], None]]] = {}

    async def begin(self, person: str) -> str:
        """Begin a session; returns what the cookie holds."""
        token = secrets.token_urlsafe(24)
        now = time.time()
        session = insert(Session).values(id=_id_of(token), person=person, created=now)
        old = delete(Session).where(Session.person == person, Session.created <= now - YEAR)

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(old)
            await connection.execute(session)

        await self.store.write(write)
        return f"{token}.{self._signature(token)}"

    async def find(self, cookie: str | None) -> SignedIn | None:
        """Whose cookie it is; None if it is nobody's, forged, or of a session that has ended."""
        token, dot, signature = (cookie or "").rpartition(".")
        if not dot or not signature.isascii() or not hmac.compare_digest(signature, self._signature(token)):
            return None
        session = _id_of(token)
        me = await self.person_of(session)
        return None if me is None else SignedIn(me, session)

    async def person_of(self, session: str) -> Me | None:
        """Whose session it is; None if it has ended."""
        if session in self._people:
            return self._people[session]
        version = self._version
        query = select(Person.id, Person.name, Person.login).join(Session, Session.person == Person.id)
        async with self.store.read() as connection:
            fresh = query.where(Session.id == session, Session.created > time.time() - YEAR)
            row = (await connection.execute(fresh)).one_or_none()
        if row is None:
            return None
        me = Me(*row)
        if self.store.is_sqlite and version == self._version:
            if len(self._people) >= CACHED:
                self._people.clear()
            self._people[session] = me
        return me

    def invalidate(self) -> None:
        """Somebody is called otherwise now."""
        self._version += 1
        self._people.clear()

    # Their end

    async def end(self, sessions: list[str]) -> None:
        async def write(connection: AsyncConnection) -> None:
            await connection.execute(delete(Session).where(Session.id.in_(sessions)))
            await self.store.notifier.send_ended(connection, sessions)

        await self.store.write(write)
        self.on_ended(sessions)

    async def end_all_of(self, me: Me) -> None:
        async with self.store.read() as connection:
            sessions = (await connection.execute(select(Session.id).where(Session.person == me.id))).scalars().all()
        await self.end(list(sessions))

    def on_ended(self, sessions: list[str]) -> None:
        """Let go of whoever is connected by sessions that have ended, here or in another process."""
        self._version += 1
        for session in sessions:
            self._people.pop(session, None)
            for close in list(self._on_end.get(session, ())):
                close()

    async def check_connected(self) -> None:
        """Ask the database whether those who are connected are still signed in."""
        for session in list(self._on_end):
            if await self.person_of(session) is None:
                self.on_ended([session])

    @contextmanager
    def connected(self, session: str, close: Callable[[], None]) -> Iterator[None]:
        """While this lasts, `close` is called when the session ends."""
        self._on_end.setdefault(session, set()).add(close)
        try:
            yield
        finally:
            self._on_end[session].discard(close)
            if not self._on_end[session]:
                del self._on_end[session]

    def _signature(self, token: str) -> str:
        return hmac.new(self.key, b"session:" + token.encode("utf-8", "replace"), hashlib.sha256).hexdigest()


def _id_of(token: str) -> str:
    """What is stored in place of what the cookie holds: nobody can make the cookie from it."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()
