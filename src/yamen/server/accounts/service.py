"""Accounts: a guest has a name, and a recovery code that brings them back on another device.

A name and a password to sign in with can be added later.
"""

import asyncio
import hashlib
import secrets
import time
import unicodedata
from collections.abc import Callable
from typing import Any, Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from sqlalchemy import ColumnElement, insert, select, update
from sqlalchemy.exc import IntegrityError

from yamen.server.accounts.schemas import Me, Welcome
from yamen.server.accounts.sessions import SessionService
from yamen.server.db.models import Person
from yamen.server.db.store import Store
from yamen.server.errors import Conflict, InvalidInput, NotFound, PermissionDenied
from yamen.server.limits import RateLimiter
from yamen.server.text import clean_text, spoken_code

CODE_GROUPS: Final = 5
"""How many groups of four letters a recovery code has."""
MAX_LOGIN: Final = 40
HASHER: Final = PasswordHasher()
NO_PASSWORD: Final = "$argon2id$v=19$m=65536,t=3,p=4$c29tZXRoaW5nIHNhbHR5$" + "A" * 43
"""A hash that no password has: it is compared where there is none, so that both take the same time."""

T = TypeVar("T")


class AccountService:
    def __init__(self, store: Store, sessions: SessionService) -> None:
        self.store = store
        self.sessions = sessions
        self._hashing = asyncio.Semaphore(2)  # a hash takes 64 MB while it is made
        self._by_login = RateLimiter(0.05, 10)
        self._by_address = RateLimiter(0.2, 30)

    async def create(self, name: str) -> Welcome:
        """A new guest."""
        id_ = secrets.token_urlsafe(12)
        code = spoken_code(CODE_GROUPS)
        name = clean_text(name, "name")
        person = insert(Person).values(id=id_, name=name, recovery=_hash(code), created=time.time())
        await self.store.write(lambda connection: connection.execute(person))
        return Welcome(id_, name, code)

    async def recover(self, code: str) -> Me:
        return await self._find(
            Person.recovery == _hash(code), "Nobody has this recovery code; look for a mistyped letter."
        )

    async def replace_code(self, me: Me) -> Welcome:
        """Another recovery code; the one before is worth nothing then."""
        code = spoken_code(CODE_GROUPS)
        await self._update(me, recovery=_hash(code))
        return Welcome(me.id, me.name, code)

    async def rename(self, me: Me, name: str) -> Me:
        """Be called otherwise, at tables to come; those where one sits keep the name."""
        await self._update(me, name=clean_text(name, "name"))
        return await self._find(Person.id == me.id, "You are not known any more.")

    async def set_password(self, me: Me, login: str, password: str, address: str) -> Me:
        """From now on one can sign in with these; set again, they take the place of those before."""
        name = _fold(login)
        self._by_address.check(address)  # a hash is a lot of work
        hash_ = await self._in_thread(HASHER.hash, password)
        try:
            await self._update(me, login=name, password=hash_)
        except IntegrityError:
            raise Conflict("Somebody else signs in with this name; choose another.") from None
        return await self._find(Person.id == me.id, "You are not known any more.")

    async def check_password(self, login: str, password: str, address: str) -> Me:
        """Who signs in with these. Whether there is such a name is not told, nor can it be measured."""
        name = _fold(login)
        self._by_address.check(address)
        self._by_login.check(name)
        async with self.store.read() as connection:
            query = select(Person.id, Person.name, Person.login, Person.password).where(Person.login == name)
            row = (await connection.execute(query)).one_or_none()
        right = await self._in_thread(_verify, NO_PASSWORD if row is None else row.password, password)
        if row is None or not right:
            raise PermissionDenied(
                "The name or the password is wrong; look for a mistyped letter, or use your recovery code."
            )
        return Me(row.id, row.name, row.login)

    async def _update(self, me: Me, **values: Any) -> None:
        change = update(Person).where(Person.id == me.id).values(**values)
        await self.store.write(lambda connection: connection.execute(change))
        self.sessions.invalidate()

    async def _find(self, which: ColumnElement[bool], else_: str) -> Me:
        async with self.store.read() as connection:
            query = select(Person.id, Person.name, Person.login).where(which)
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            raise NotFound(else_)
        return Me(*row)

    async def _in_thread(self, work: Callable[..., T], *args: str) -> T:
        async with self._hashing:
            return await asyncio.to_thread(work, *args)


def _fold(name: str) -> str:
    """The form in which names to sign in with are compared: neither case nor the way letters are written counts."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", clean_text(name, "name")).casefold())
    if len(folded) > MAX_LOGIN:
        raise InvalidInput(f"The name is too long; at most {MAX_LOGIN} letters can be kept.")
    return folded


def _verify(hash_: str, password: str) -> bool:
    try:
        return HASHER.verify(hash_, password)
    except VerifyMismatchError:
        return False


def _hash(code: str) -> str:
    letters = "".join(letter for letter in code.upper() if letter.isalnum())
    return hashlib.sha256(letters.encode()).hexdigest()
