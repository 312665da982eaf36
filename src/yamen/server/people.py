"""Guests: a person is a signed cookie, and a code that brings them back on another device."""

import hashlib
import hmac
import os
import secrets
import time
from pathlib import Path
from typing import Final

from sqlalchemy import insert, select

from yamen.server.errors import BadRequest, Unknown
from yamen.server.schema import Person
from yamen.server.shapes import Me, Welcome
from yamen.server.store import Store

LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""What recovery codes are made of: nothing that looks like something else."""
GROUPS: Final = 5
KEPT: Final = 10_000
"""How many people stay in memory."""


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


class People:
    def __init__(self, store: Store, key: bytes) -> None:
        self.store = store
        self._key = key
        self._known: dict[str, Me] = {}

    async def add(self, name: str) -> Welcome:
        """A new guest."""
        id_ = secrets.token_urlsafe(12)
        code = "-".join("".join(secrets.choice(LETTERS) for _ in range(4)) for _ in range(GROUPS))
        name = plain(name, "name")
        person = insert(Person).values(id=id_, name=name, recovery=_hash(code), created=time.time())
        await self.store.write(lambda connection: connection.execute(person))
        return Welcome(id_, name, code)

    async def find(self, id_: str) -> Me | None:
        if id_ not in self._known:
            async with self.store.read() as connection:
                row = (await connection.execute(select(Person.id, Person.name).where(Person.id == id_))).one_or_none()
            if row is None:
                return None
            if len(self._known) >= KEPT:
                self._known.clear()
            self._known[id_] = Me(row.id, row.name)
        return self._known[id_]

    async def recover(self, code: str) -> Me:
        async with self.store.read() as connection:
            query = select(Person.id, Person.name).where(Person.recovery == _hash(code))
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            raise Unknown("Nobody has this recovery code; look for a mistyped letter.")
        return Me(row.id, row.name)

    # Cookies

    def cookie(self, id_: str) -> str:
        return f"{id_}.{self._signature(id_)}"

    def read_cookie(self, cookie: str | None) -> str | None:
        """Whose cookie it is; None if it is nobody's, or forged."""
        id_, dot, signature = (cookie or "").rpartition(".")
        if not dot or not signature.isascii() or not hmac.compare_digest(signature, self._signature(id_)):
            return None
        return id_

    def _signature(self, id_: str) -> str:
        return hmac.new(self._key, b"person:" + id_.encode("utf-8", "replace"), hashlib.sha256).hexdigest()


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
