"""Cookies. Under https they have names that browsers take from this host alone, not from a neighbour's subdomain."""

from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

HOST_PREFIX: Final = "__Host-"
AnyConnection = ASGIConnection[Any, Any, Any, Any]


def new_cookie(connection: AnyConnection, name: str, value: str, max_age: int) -> Cookie:
    """A cookie that no script can read and that comes with no request of another site's page."""
    secure = is_secure(connection)
    key = HOST_PREFIX + name if secure else name
    return Cookie(key, value=value, max_age=max_age, path="/", httponly=True, samesite="lax", secure=secure)


def expired(name: str) -> list[Cookie]:
    """Removes a cookie, by whichever name it has."""
    return [
        Cookie(name, value="", max_age=0, httponly=True, samesite="lax"),
        Cookie(HOST_PREFIX + name, value="", max_age=0, httponly=True, samesite="lax", secure=True),
    ]


def read_cookie(connection: AnyConnection, name: str) -> str | None:
    """What a cookie holds. Those from before the prefix, without it, are still good for whoever has no other."""
    if is_secure(connection) and HOST_PREFIX + name in connection.cookies:
        return connection.cookies[HOST_PREFIX + name]
    return connection.cookies.get(name)


def is_secure(connection: AnyConnection) -> bool:
    return connection.scope["scheme"] in ("https", "wss")
