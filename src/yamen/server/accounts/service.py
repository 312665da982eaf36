"""Accounts: a guest has a name, and a recovery code that brings them back on another device.

A name and a password to sign in with can be added later.
"""

import hashlib
import secrets
import time
import unicodedata
from typing import Any, Final

from sqlalchemy import ColumnElement, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from yamen.server.accounts.attempts import Attempts
from yamen.server.accounts.devices import DeviceCookie
from yamen.server.accounts.login_names import NameTaken, must_be_free
from yamen.server.accounts.passwords import HASHER, Passwords
from yamen.server.accounts.schemas import Me, Proof, Welcome
from yamen.server.accounts.sessions import ME, SessionService
from yamen.server.db.models import Person, Sanction
from yamen.server.db.store import Store
from yamen.server.errors import InvalidInput, NotFound, PermissionDenied
from yamen.server.names import clean_name, skeleton_of
from yamen.server.text import spoken_code

CODE_GROUPS: Final = 5
"""How many groups of four letters a recovery code has."""
MAX_LOGIN: Final = 40
UNKNOWN: Final = "You are not known any more."


class AccountClosed(PermissionDenied):
    code = "account-closed"

    def __init__(self, reason: str) -> None:
        super().__init__(f"This account was closed by the operator: {reason}", {"kind": "closed", "reason": reason})


class AccountService:
    def __init__(self, store: Store, sessions: SessionService) -> None:
        self.store = store
        self.sessions = sessions
        self.attempts = Attempts()
        self.passwords = Passwords()

    def close(self) -> None:
        self.passwords.close()

    async def create(self, name: str) -> Welcome:
        """A new guest."""
        id_ = secrets.token_urlsafe(12)
        code = spoken_code(CODE_GROUPS)
        name = clean_name(name)
        person = insert(Person).values(id=id_, name=name, recovery=_hash(code), created=time.time())

        async def write(connection: AsyncConnection) -> None:
            await must_be_free(connection, name, None)
            await connection.execute(person)

        await self.store.write(write)
        return Welcome(id_, name, code)

    async def recover(self, code: str) -> Me:
        me = await self._find(
            Person.recovery == _hash(code), "Nobody has this recovery code; look for a mistyped letter."
        )
        await self.must_be_open(me)
        return me

    async def replace_code(self, me: Me, session: str | None = None) -> Welcome:
        """Make a new recovery code; the old one is no longer valid, and all other devices must sign in again."""
        code = spoken_code(CODE_GROUPS)
        await self._update(me, [], recovery=_hash(code))
        await self.sessions.end_all_of(me, but=session)
        return Welcome(me.id, me.name, code)

    async def rename(self, me: Me, name: str) -> Me:
        """Change a person's name at future tables; where they sit already it stays."""
        name = clean_name(name)
        await self._update(me, [name], name=name)
        return await self._find(Person.id == me.id, UNKNOWN)

    async def set_password(self, me: Me, login: str, password: str, session: str | None = None) -> Me:
        """Set what a person signs in with, in place of what was set before; all other devices must sign in again."""
        name = _fold(login)
        await self.passwords.must_be_strong(password, login, me.name)
        hash_ = await self.passwords.hash(password)
        try:
            await self._update(me, [login, name], login=name, look=skeleton_of(name), password=hash_)
        except IntegrityError:
            raise NameTaken from None
        await self.sessions.end_all_of(me, but=session)
        return await self._find(Person.id == me.id, UNKNOWN)

    async def check_password(self, login: str, password: str, address: str, device: DeviceCookie | None = None) -> Me:
        """The person who signs in with these. Neither the answer nor its timing tells whether the name exists."""
        name = _fold(login)
        async with self.store.read() as connection:
            query = select(Person.password, *ME).where(Person.login == name)
            row = (await connection.execute(query)).one_or_none()
        attempt = self.attempts.begin(name, address, device.knows(row.id) if row and device else None)
        right = await self.passwords.verify(row.password if row else None, password, attempt.known)
        if row is None or not right:
            raise PermissionDenied(
                "The name or the password is wrong; look for a mistyped letter, or use your recovery code."
            )
        attempt.succeeded()
        me = Me(*row[1:])
        await self.must_be_open(me)
        if HASHER.check_needs_rehash(row.password):
            await self._update(me, [], password=await self.passwords.hash(password))
        return me

    async def confirm(self, me: Me, session: str, proof: Proof) -> None:
        """Show by the password or the recovery code that one is still the person who signed in here."""
        if (proof.password is None) == (proof.code is None):
            raise InvalidInput("Give either the password or the recovery code.")
        attempt = self.attempts.confirm(me.id)
        async with self.store.read() as connection:
            query = select(Person.password, Person.recovery).where(Person.id == me.id)
            row = (await connection.execute(query)).one()
        if proof.code is not None:
            right = secrets.compare_digest(row.recovery, _hash(proof.code))
        else:
            right = await self.passwords.verify(row.password, proof.password or "", known=True)
        if not right:
            raise PermissionDenied("The password or the recovery code is wrong; look for a mistyped letter.")
        attempt.succeeded()
        await self.sessions.prove(session)

    async def must_be_open(self, me: Me) -> None:
        """Who may not sign in any more is told why."""
        closed = (Person.id == me.id) & Person.closed
        query = (
            select(Sanction.reason).join(Person, Person.id == Sanction.person).where(closed, Sanction.kind == "close")
        )
        async with self.store.read() as connection:
            reason = (await connection.execute(query.order_by(Sanction.id.desc()))).scalars().first()
        if reason is not None:
            raise AccountClosed(reason)

    async def _update(self, me: Me, names: list[str], **values: Any) -> None:
        """Change somebody's row, unless one of the names they want belongs to somebody else."""

        async def write(connection: AsyncConnection) -> None:
            for name in names:
                await must_be_free(connection, name, me.id)
            await connection.execute(update(Person).where(Person.id == me.id).values(**values))

        await self.store.write(write)
        self.sessions.invalidate()

    async def _find(self, which: ColumnElement[bool], else_: str) -> Me:
        async with self.store.read() as connection:
            query = select(*ME).where(which)
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            raise NotFound(else_)
        return Me(*row)


def _fold(name: str) -> str:
    """The form in which names to sign in with are compared: neither case nor the way letters are written counts."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", clean_name(name)).casefold())
    if len(folded) > MAX_LOGIN:
        raise InvalidInput(f"The name is too long; at most {MAX_LOGIN} letters can be kept.")
    return folded


def _hash(code: str) -> str:
    letters = "".join(letter for letter in code.upper() if letter.isalnum())
    return hashlib.sha256(letters.encode()).hexdigest()
