"""Sessions: the devices on which people are signed in. A cookie stands for one and ends with it."""

import asyncio
import hashlib
import hmac
import logging
import os
import secrets
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from yamen.server.accounts.schemas import Me, SessionInfo
from yamen.server.db.models import Person, Session
from yamen.server.db.store import Store
from yamen.server.errors import InvalidInput, NotFound, NotProven

LOG: Final = logging.getLogger("yamen.sessions")
CACHED: Final = 10_000
"""How many sessions stay in memory."""
YEAR: Final = 365 * 24 * 3600
"""How long a session lasts, in seconds."""
HOUR: Final = 3600
"""How often it is noted that a session is used."""
PROOF: Final = 600
"""How long a proof of identity counts as recent, in seconds."""
ME: Final = (Person.id, Person.name, Person.login, Person.operator, Person.silenced, Person.suspended)
"""The columns of `Me`."""
SHOWN: Final = 16
"""How many letters of a session's id are enough to tell a person's sessions apart."""


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
        """Cached people by session: only with SQLite, where no other process can end a session."""
        self._version = 0
        """Counts invalidations: what was read before the last one is not cached."""
        self._seen: dict[str, float] = {}
        """When it was last noted that a session is used."""
        self._noting: set[asyncio.Task[None]] = set()
        self._on_end: dict[str, set[Callable[[], None]]] = {}

    async def close(self) -> None:
        await asyncio.gather(*self._noting)

    async def begin(self, person: str, device: str = "") -> str:
        """Begin a session of somebody who has just shown who they are; returns what the cookie holds."""
        token = secrets.token_urlsafe(24)
        now = time.time()
        session = insert(Session).values(
            id=_id_of(token), person=person, created=now, seen=now, proven=now, device=device
        )
        old = delete(Session).where(Session.person == person, Session.created <= now - YEAR)

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(old)
            await connection.execute(session)

        await self.store.write(write)
        return f"{token}.{self._signature(token)}"

    async def find(self, cookie: str | None) -> SignedIn | None:
        """Whose cookie it is; None if it is nobody's, forged, or of a session that has ended."""
        session = self._session_in(cookie)
        me = None if session is None else await self.person_of(session)
        if session is None or me is None:
            return None
        now = time.time()
        if now - self._seen.get(session, now) > HOUR:
            self._seen[session] = now
            task = asyncio.create_task(self._note_seen(session, now))
            self._noting.add(task)
            task.add_done_callback(self._noting.discard)
        return SignedIn(me, session)

    async def find_closed(self, cookie: str | None) -> Me | None:
        """Whose cookie it was, until an operator closed their account."""
        session = self._session_in(cookie)
        if session is None:
            return None
        query = select(*ME).join(Session, Session.person == Person.id).where(Session.id == session, Person.closed)
        async with self.store.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else Me(*row)

    def _session_in(self, cookie: str | None) -> str | None:
        """The session that a cookie stands for; None if it is forged."""
        token, dot, signature = (cookie or "").rpartition(".")
        if not dot or not signature.isascii() or not hmac.compare_digest(signature, self._signature(token)):
            return None
        return _id_of(token)

    async def _note_seen(self, session: str, now: float) -> None:
        """Runs beside the request, which is answered even if this can't be written."""
        change = update(Session).where(Session.id == session).values(seen=now)
        try:
            await self.store.write(lambda connection: connection.execute(change))
        except Exception:
            LOG.exception("It could not be noted that a session is used.")

    def known(self, session: str) -> Me | None:
        """Whose session it is, if that is in memory."""
        return self._people.get(session)

    async def person_of(self, session: str) -> Me | None:
        """Whose session it is; None if it has ended."""
        if session in self._people:
            return self._people[session]
        version = self._version
        query = select(Session.seen, *ME).join(Session, Session.person == Person.id)
        async with self.store.read() as connection:
            fresh = query.where(Session.id == session, Session.created > time.time() - YEAR, Person.closed.is_(False))
            row = (await connection.execute(fresh)).one_or_none()
        if row is None:
            return None
        me = Me(*row[1:])
        if len(self._seen) >= CACHED:
            self._seen.clear()
        self._seen[session] = row.seen
        if self.store.is_sqlite and version == self._version:
            if len(self._people) >= CACHED:
                self._people.clear()
            self._people[session] = me
        return me

    def invalidate(self) -> None:
        """Forget what is remembered of a person whose name has changed."""
        self._version += 1
        self._people.clear()

    async def list_of(self, me: Me, current: str | None) -> list[SessionInfo]:
        """The devices on which a person is signed in, the one used last first."""
        columns = (Session.id, Session.device, Session.created, Session.seen)
        query = select(*columns).where(Session.person == me.id, Session.created > time.time() - YEAR)
        async with self.store.read() as connection:
            rows = (await connection.execute(query.order_by(Session.seen.desc(), Session.created.desc()))).all()
        return [SessionInfo(row.id[:SHOWN], row.device, row.created, row.seen, row.id == current) for row in rows]

    # Recent proofs of identity

    async def prove(self, session: str) -> None:
        change = update(Session).where(Session.id == session).values(proven=time.time())
        await self.store.write(lambda connection: connection.execute(change))

    async def must_be_proven(self, session: str) -> None:
        """Refuse what needs a recent proof of identity: the device may be in somebody else's hands."""
        query = select(Session.proven).where(Session.id == session)
        async with self.store.read() as connection:
            proven = (await connection.execute(query)).scalar_one_or_none()
        if proven is None or time.time() - proven > PROOF:
            raise NotProven

    # Their end

    async def end(self, sessions: list[str]) -> None:
        async def write(connection: AsyncConnection) -> None:
            await connection.execute(delete(Session).where(Session.id.in_(sessions)))
            await self.store.notifier.send_ended(connection, sessions)

        await self.store.write(write)
        self.on_ended(sessions)

    async def end_all_of(self, me: Me, but: str | None = None) -> None:
        """End a person's sessions, all or all but one."""
        await self.end([session for session in await self._ids_of(me.id) if session != but])

    async def let_go_of(self, person: str) -> None:
        """Disconnect somebody whose account is closed; their sessions stay, so that they learn why."""
        sessions = await self._ids_of(person)
        await self.store.write(lambda connection: self.store.notifier.send_ended(connection, sessions))
        self.on_ended(sessions)

    async def end_one_of(self, me: Me, shown: str) -> None:
        """End the session that a list shows by the beginning of its id."""
        found = [session for session in await self._ids_of(me.id) if session[:SHOWN] == shown]
        if not found:
            raise NotFound("This session has ended already.")
        await self.end(found)

    async def _ids_of(self, person: str) -> list[str]:
        async with self.store.read() as connection:
            return list((await connection.execute(select(Session.id).where(Session.person == person))).scalars())

    def on_ended(self, sessions: list[str]) -> None:
        """Disconnect clients whose sessions have ended, here or in another process."""
        self._version += 1
        for session in sessions:
            self._people.pop(session, None)
            self._seen.pop(session, None)
            for close in list(self._on_end.get(session, ())):
                close()

    async def check_connected(self) -> None:
        """Ask the database whether those who are connected are still signed in."""
        for session in list(self._on_end):
            if await self.person_of(session) is None:
                self.on_ended([session])

    def connected(self, session: str, close: Callable[[], None]) -> None:
        """From here on `close` is called when the session ends."""
        self._on_end.setdefault(session, set()).add(close)

    def disconnected(self, session: str, close: Callable[[], None]) -> None:
        self._on_end[session].discard(close)
        if not self._on_end[session]:
            del self._on_end[session]

    def _signature(self, token: str) -> str:
        return self.sign("session", token)

    def sign_device(self, text: str) -> str:
        return self.sign("device", text)

    def sign(self, purpose: str, text: str) -> str:
        """The signature of a text for one purpose."""
        return hmac.new(self.key, f"{purpose}:{text}".encode("utf-8", "replace"), hashlib.sha256).hexdigest()


def _id_of(token: str) -> str:
    """The id of a session: a hash of its token, from which nobody can make the cookie."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()
