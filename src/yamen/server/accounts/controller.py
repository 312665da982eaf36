"""Accounts over HTTP."""

from litestar import Controller, Response, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import JSONBody

from yamen.server.accounts.auth import AppRequest, CurrentUser
from yamen.server.accounts.schemas import Credentials, Me, NewPerson, Recovery, Welcome
from yamen.server.accounts.service import AccountService
from yamen.server.accounts.sessions import YEAR, SessionService
from yamen.server.config import COOKIE
from yamen.server.cookies import expired, new_cookie
from yamen.server.http import ERRORS
from yamen.server.quotas import QuotaService

Accounts = NamedDependency[AccountService]
Sessions = NamedDependency[SessionService]


class AccountController(Controller):
    path = "/people"

    @post(responses=ERRORS)
    async def add_person(
        self,
        accounts: Accounts,
        sessions: Sessions,
        quotas: NamedDependency[QuotaService],
        request: AppRequest,
        data: JSONBody[NewPerson],
    ) -> Response[Welcome]:
        """Become known by a name. The recovery code is told this once."""
        quotas.count_address("people", _address(request))
        welcome = await accounts.create(data.name)
        return Response(welcome, cookies=[await _cookie(sessions, request, welcome.id)])

    @post("/recover", status_code=200, responses=ERRORS)
    async def recover(
        self, accounts: Accounts, sessions: Sessions, request: AppRequest, data: JSONBody[Recovery]
    ) -> Response[Me]:
        """Be the person again who got this recovery code."""
        me = await accounts.recover(data.code)
        return Response(me, cookies=[await _cookie(sessions, request, me.id)])

    @get("/me", responses=ERRORS)
    async def who_am_i(self, current_user: CurrentUser) -> Me:
        return current_user

    @post("/name", status_code=200, responses=ERRORS)
    async def rename(self, accounts: Accounts, current_user: CurrentUser, data: JSONBody[NewPerson]) -> Me:
        """Be called otherwise at tables to come."""
        return await accounts.rename(current_user, data.name)

    @post("/password", status_code=200, responses=ERRORS)
    async def set_password(
        self, accounts: Accounts, current_user: CurrentUser, request: AppRequest, data: JSONBody[Credentials]
    ) -> Me:
        """Add a name and a password to sign in with, or change them."""
        return await accounts.set_password(current_user, data.login, data.password, _address(request))

    @post("/login", status_code=200, responses=ERRORS)
    async def log_in(
        self, accounts: Accounts, sessions: Sessions, request: AppRequest, data: JSONBody[Credentials]
    ) -> Response[Me]:
        """Sign in with a name and a password."""
        me = await accounts.check_password(data.login, data.password, _address(request))
        return Response(me, cookies=[await _cookie(sessions, request, me.id)])

    @post("/logout", status_code=204, responses=ERRORS, response_cookies=expired(COOKIE))
    async def log_out(self, sessions: Sessions, request: AppRequest) -> None:
        """Sign out on this device: the cookie is worth nothing any more."""
        if request.auth is not None:
            await sessions.end([request.auth])

    @post("/logout-everywhere", status_code=204, responses=ERRORS, response_cookies=expired(COOKIE))
    async def log_out_everywhere(self, sessions: Sessions, current_user: CurrentUser) -> None:
        """Sign out on all devices, this one too."""
        await sessions.end_all_of(current_user)

    @post("/code", status_code=200, responses=ERRORS)
    async def new_code(self, accounts: Accounts, current_user: CurrentUser) -> Welcome:
        """Another recovery code, told this once; the one before is worth nothing then."""
        return await accounts.replace_code(current_user)


async def _cookie(sessions: SessionService, request: AppRequest, id_: str) -> Cookie:
    """Begin a session."""
    return new_cookie(request, COOKIE, await sessions.begin(id_), YEAR)


def _address(request: AppRequest) -> str:
    return request.client.host if request.client else ""
