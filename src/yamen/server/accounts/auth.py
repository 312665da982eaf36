"""Who is asking: Litestar's authentication, by the cookie of a session."""

from typing import Any, Final

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
Sessions = NamedDependency[SessionService]
OptionalUser = NamedDependency[Me | None]
CurrentUser = NamedDependency[Me]
ProvenUser = NamedDependency[Me]
"""The current user, who has proved their identity within the last minutes: for what can't be undone."""
OWN_ACCOUNT: Final = "/api/people/"


class SessionAuthentication(AbstractAuthenticationMiddleware):
    def __init__(self, app: ASGIApp, sessions: SessionService, **options: Any) -> None:
        super().__init__(app, **options)
        self.sessions = sessions

    async def authenticate_request(self, connection: ASGIConnection[Any, Any, Any, Any]) -> AuthenticationResult:
        """Requests without a session pass: handlers that need a person ask for one."""
        signed_in = await self.sessions.find(read_cookie(connection, COOKIE))
        if signed_in is None:
            return AuthenticationResult(user=None, auth=None)
        return AuthenticationResult(user=signed_in.me, auth=signed_in.session)


def provide_optional_user(request: AppRequest) -> Me | None:
    return request.user


def provide_current_user(request: AppRequest, optional_user: OptionalUser) -> Me:
    """A suspended person can still read, and manage their account."""
    if optional_user is None:
        raise NotSignedIn
    if request.method != "GET" and not request.url.path.startswith(OWN_ACCOUNT):
        optional_user.must_be_active()
    return optional_user


async def provide_proven_user(request: AppRequest, current_user: CurrentUser, sessions: Sessions) -> Me:
    await sessions.must_be_proven(str(request.auth))
    return current_user
