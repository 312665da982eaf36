"""People and how they sign in."""

import time
from typing import Annotated

from msgspec import Meta, Struct

from yamen.server.errors import Suspended
from yamen.server.schemas import Name, Strict

Login = Annotated[str, Meta(min_length=2, max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$")]
Password = Annotated[str, Meta(min_length=1, max_length=200, pattern=r"^[^\x00]*$")]
Code = Annotated[str, Meta(min_length=1, max_length=100)]


class NewPerson(Strict):
    name: Name


class Recovery(Strict):
    code: Code


class Credentials(Strict):
    """What a person signs in with on any device."""

    login: Login
    password: Password


class Proof(Strict):
    """What shows that somebody who is signed in is still the same person: either of the two."""

    password: Password | None = None
    code: Code | None = None


class SessionInfo(Struct):
    """A device on which the person is signed in."""

    id: str
    device: str
    """The browser and the system; empty if it isn't known."""
    created: float
    seen: float
    current: bool
    """Whether it is the one that asks."""


class EndSession(Strict):
    id: Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00]*$")]


class Me(Struct):
    id: str
    name: str
    login: str | None = None
    operator: bool = False
    silenced: float = 0.0
    suspended: float = 0.0
    """Until when an operator lets them neither write in chats nor do anything but look."""

    def must_be_active(self) -> None:
        if self.suspended > time.time():
            raise Suspended(self.suspended)


class Welcome(Struct):
    """A new person, with the code that brings them back on another device; it is told once."""

    id: str
    name: str
    recovery_code: str
