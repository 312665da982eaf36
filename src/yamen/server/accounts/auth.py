"""Who is asking: Litestar's authentication, by the cookie of a session."""

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.middleware import AbstractAuthenticationMiddleware, AuthenticationResult
from litestar.types import ASGIApp

from yamen.server.accounts.schemas import Me
from yamen.server.accounts.sessions import SessionService
from yamen.server.config import COOKIE
from yamen.server.cookies import read_cookie
from yamen.server.errors import NotSignedIn

AppRequest = Request[Me | None, str | None, State]
"""Its user is who asks, and its auth the session; both None for whoever has no valid cookie."""
OptionalUser = NamedDependency[Me | None]
CurrentUser = NamedDependency[Me]


class SessionAuthentication(AbstractAuthenticationMiddleware):
    def __init__(self, app: ASGIApp, sessions: SessionService, **options: Any) -> None:
        super().__init__(app, **options)
        self.sessions = sessions

    async def authenticate_request(self, connection: ASGIConnection[Any, Any, Any, Any]) -> AuthenticationResult:
        """Strangers are welcome: what needs a person says so itself."""
        signed_in = await self.sessions.find(read_cookie(connection, COOKIE))
        if signed_in is None:
            return AuthenticationResult(user=None, auth=None)
        return AuthenticationResult(user=signed_in.me, auth=signed_in.session)


def provide_optional_user(request: AppRequest) -> Me | None:
    return request.user


def provide_current_user(optional_user: OptionalUser) -> Me:
    if optional_user is None:
        raise NotSignedIn
    return optional_user
