"""People and how they sign in."""

from typing import Annotated

from msgspec import Meta, Struct

from yamen.server.schemas import Name, Strict

Login = Annotated[str, Meta(min_length=2, max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$")]
Password = Annotated[str, Meta(min_length=8, max_length=200, pattern=r"^[^\x00]*$")]


class NewPerson(Strict):
    name: Name


class Recovery(Strict):
    code: Annotated[str, Meta(min_length=1, max_length=100)]


class Credentials(Strict):
    """What a person signs in with on any device."""

    login: Login
    password: Password


class Me(Struct):
    id: str
    name: str
    login: str | None = None


class Welcome(Struct):
    """A new person, with the code that brings them back on another device; it is told once."""

    id: str
    name: str
    recovery_code: str
