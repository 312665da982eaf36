"""People: a guest is a signed cookie, and a code that brings them back on another device.

A name and a password to sign in with can be added later. A cookie stands for a session and ends with it.
"""

import asyncio
import hashlib
import hmac
import os
import secrets
import time
import unicodedata
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from yamen.server.db.models import Person, Session
from yamen.server.db.store import Store
from yamen.server.errors import BadRequest, Conflict, Forbidden, Unknown
from yamen.server.limits import Limits
from yamen.server.tables.schemas import Me, Welcome

LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""What codes are made of: nothing that looks like something else."""
GROUPS: Final = 5
"""How many groups of four letters a recovery code has."""
KEPT: Final = 10_000
"""How many sessions stay in memory."""
YEAR: Final = 365 * 24 * 3600
"""How long a session lasts, in seconds."""
LONGEST_LOGIN: Final = 40
HASHER: Final = PasswordHasher()
NOBODYS: Final = "$argon2id$v=19$m=65536,t=3,p=4$c29tZXRoaW5nIHNhbHR5$" + "A" * 43
"""A hash that no password has: it is compared where there is none, so that both take the same time."""

T = TypeVar("T")


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
        raise BadRequest(f"The key in {file} is damaged; put the right one back, or remove it: then all sign in anew.")
    return key


class Signed(NamedTuple):
    """Somebody signed in: who it is, and by which session."""

    me: Me
    session: str


class People:
    """Everybody whom the server knows, and the devices on which they are signed in."""

    def __init__(self, store: Store, key: bytes) -> None:
        self.store = store
        self._key = key
        self._known: dict[str, Me] = {}
        """Whom sessions are of. Only one process has an SQLite database; else another may have ended a session."""
        self._changes = 0
        """How often sessions ended or people changed: what was read before that is not kept."""
        self._ends: dict[str, set[Callable[[], None]]] = {}
        self._hashing = asyncio.Semaphore(2)  # a hash takes 64 MB while it is made
        self._logins = Limits(0.05, 10)
        self._addresses = Limits(0.2, 30)

    async def add(self, name: str) -> Welcome:
        """A new guest."""
        id_ = secrets.token_urlsafe(12)
        code = spoken_code(GROUPS)
        name = plain(name, "name")
        person = insert(Person).values(id=id_, name=name, recovery=_hash(code), created=time.time())
        await self.store.write(lambda connection: connection.execute(person))
        return Welcome(id_, name, code)

    async def recover(self, code: str) -> Me:
        return await self._find(
            Person.recovery == _hash(code), "Nobody has this recovery code; look for a mistyped letter."
        )

    async def new_code(self, me: Me) -> Welcome:
        """Another recovery code; the one before is worth nothing then."""
        code = spoken_code(GROUPS)
        await self._change(me, recovery=_hash(code))
        return Welcome(me.id, me.name, code)

    async def rename(self, me: Me, name: str) -> Me:
        """Be called otherwise, at tables to come; those where one sits keep the name."""
        await self._change(me, name=plain(name, "name"))
        return await self._find(Person.id == me.id, "You are not known any more.")

    async def _change(self, me: Me, **values: Any) -> None:
        change = update(Person).where(Person.id == me.id).values(**values)
        await self.store.write(lambda connection: connection.execute(change))
        self._changes += 1
        self._known.clear()

    async def _find(self, which: ColumnElement[bool], else_: str) -> Me:
        async with self.store.read() as connection:
            query = select(Person.id, Person.name, Person.login).where(which)
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            raise Unknown(else_)
        return Me(*row)

    # A name and a password

    async def set_password(self, me: Me, login: str, password: str, address: str) -> Me:
        """From now on one can sign in with these; set again, they take the place of those before."""
        name = _login(login)
        self._addresses.check(address)  # a hash is a lot of work
        hash_ = await self._in_thread(HASHER.hash, password)
        try:
            await self._change(me, login=name, password=hash_)
        except IntegrityError:
            raise Conflict("Somebody else signs in with this name; choose another.") from None
        return await self._find(Person.id == me.id, "You are not known any more.")

    async def log_in(self, login: str, password: str, address: str) -> Me:
        """Who signs in with these. Whether there is such a name is not told, nor can it be measured."""
        name = _login(login)
        self._addresses.check(address)
        self._logins.check(name)
        async with self.store.read() as connection:
            query = select(Person.id, Person.name, Person.login, Person.password).where(Person.login == name)
            row = (await connection.execute(query)).one_or_none()
        right = await self._in_thread(_verify, NOBODYS if row is None else row.password, password)
        if row is None or not right:
            raise Forbidden("The name or the password is wrong; look for a mistyped letter, or use your recovery code.")
        return Me(row.id, row.name, row.login)

    async def _in_thread(self, work: Callable[..., T], *args: str) -> T:
        async with self._hashing:
            return await asyncio.to_thread(work, *args)

    # Sessions

    async def sign_in(self, id_: str) -> str:
        """Begin a session; returns what the cookie holds."""
        token = secrets.token_urlsafe(24)
        now = time.time()
        session = insert(Session).values(id=_session_of(token), person=id_, created=now)
        old = delete(Session).where(Session.person == id_, Session.created <= now - YEAR)

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(old)
            await connection.execute(session)

        await self.store.write(write)
        return f"{token}.{self._signature(token)}"

    async def signed_in(self, cookie: str | None) -> Signed | None:
        """Whose cookie it is; None if it is nobody's, forged, or of a session that has ended."""
        token, dot, signature = (cookie or "").rpartition(".")
        if not dot or not signature.isascii() or not hmac.compare_digest(signature, self._signature(token)):
            return None
        session = _session_of(token)
        me = await self.person_of(session)
        return None if me is None else Signed(me, session)

    async def person_of(self, session: str) -> Me | None:
        """Whose session it is; None if it has ended."""
        if session in self._known:
            return self._known[session]
        changes = self._changes
        query = select(Person.id, Person.name, Person.login).join(Session, Session.person == Person.id)
        async with self.store.read() as connection:
            fresh = query.where(Session.id == session, Session.created > time.time() - YEAR)
            row = (await connection.execute(fresh)).one_or_none()
        if row is None:
            return None
        me = Me(*row)
        if self.store.is_sqlite and changes == self._changes:
            if len(self._known) >= KEPT:
                self._known.clear()
            self._known[session] = me
        return me

    async def log_out(self, session: str) -> None:
        await self._end([session])

    async def log_out_everywhere(self, me: Me) -> None:
        async with self.store.read() as connection:
            sessions = (await connection.execute(select(Session.id).where(Session.person == me.id))).scalars().all()
        await self._end(list(sessions))

    async def _end(self, sessions: list[str]) -> None:
        async def write(connection: AsyncConnection) -> None:
            await connection.execute(delete(Session).where(Session.id.in_(sessions)))
            await self.store.notices.send_ended(connection, sessions)

        await self.store.write(write)
        self.ended(sessions)

    def ended(self, sessions: list[str]) -> None:
        """Let go of whoever is connected by sessions that have ended, here or in another process."""
        self._changes += 1
        for session in sessions:
            self._known.pop(session, None)
            for close in list(self._ends.get(session, ())):
                close()

    async def look_for_ended(self) -> None:
        """Ask the database whether those who are connected are still signed in."""
        for session in list(self._ends):
            if await self.person_of(session) is None:
                self.ended([session])

    @contextmanager
    def listening(self, session: str, close: Callable[[], None]) -> Iterator[None]:
        """While this lasts, `close` is called when the session ends."""
        self._ends.setdefault(session, set()).add(close)
        try:
            yield
        finally:
            self._ends[session].discard(close)
            if not self._ends[session]:
                del self._ends[session]

    def _signature(self, token: str) -> str:
        return hmac.new(self._key, b"session:" + token.encode("utf-8", "replace"), hashlib.sha256).hexdigest()


def _session_of(token: str) -> str:
    """What is stored in place of what the cookie holds: nobody can make the cookie from it."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def _login(name: str) -> str:
    """The form in which names to sign in with are compared: neither case nor the way letters are written counts."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", plain(name, "name")).casefold())
    if len(folded) > LONGEST_LOGIN:
        raise BadRequest(f"The name is too long; at most {LONGEST_LOGIN} letters can be kept.")
    return folded


def _verify(hash_: str, password: str) -> bool:
    try:
        return HASHER.verify(hash_, password)
    except VerifyMismatchError:
        return False


def spoken_code(groups: int) -> str:
    """A code that can be said aloud and typed again, and that nobody guesses."""
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(4)) for _ in range(groups))


def _hash(code: str) -> str:
    letters = "".join(letter for letter in code.upper() if letter.isalnum())
    return hashlib.sha256(letters.encode()).hexdigest()


def plain(text: str, what: str) -> str:
    """Text without what is around and between: controls and halves of characters are refused."""
    cleaned = text.strip()
    if not cleaned:
        raise BadRequest(f"The {what} is empty; write something.")
    if any((ord(c) < 32 and c != "\n") or ord(c) == 127 or 0xD800 <= ord(c) <= 0xDFFF for c in cleaned):
        raise BadRequest(f"The {what} has characters that can't be shown; leave them out.")
    return cleaned
