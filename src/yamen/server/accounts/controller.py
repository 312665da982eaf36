"""Accounts over HTTP."""

from litestar import Controller, Response, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import JSONBody

from yamen.server.accounts.auth import AppRequest, CurrentUser, OptionalUser, ProvenUser, Sessions
from yamen.server.accounts.devices import TWO_YEARS, DeviceCookie, device_name
from yamen.server.accounts.schemas import Credentials, EndSession, Me, NewPerson, Proof, Recovery, SessionInfo, Welcome
from yamen.server.accounts.service import AccountService
from yamen.server.accounts.sessions import YEAR, SessionService
from yamen.server.config import COOKIE, DEVICE_COOKIE
from yamen.server.cookies import expired, new_cookie, read_cookie
from yamen.server.errors import NotSignedIn
from yamen.server.http import ERRORS, address_of
from yamen.server.quotas import QuotaService

Accounts = NamedDependency[AccountService]


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
        """Create a guest with a name. The recovery code is shown only this once."""
        quotas.count_address("people", address_of(request))
        welcome = await accounts.create(data.name)
        return Response(welcome, cookies=await _cookies(sessions, request, welcome.id))

    @post("/recover", status_code=200, responses=ERRORS)
    async def recover(
        self, accounts: Accounts, sessions: Sessions, request: AppRequest, data: JSONBody[Recovery]
    ) -> Response[Me]:
        """Sign in with a recovery code."""
        me = await accounts.recover(data.code)
        return Response(me, cookies=await _cookies(sessions, request, me.id))

    @get("/me", responses=ERRORS)
    async def who_am_i(
        self, accounts: Accounts, sessions: Sessions, optional_user: OptionalUser, request: AppRequest
    ) -> Me:
        if optional_user is not None:
            return optional_user
        closed = await sessions.find_closed(read_cookie(request, COOKIE))
        if closed is not None:
            await accounts.must_be_open(closed)
        raise NotSignedIn

    @post("/name", status_code=200, responses=ERRORS)
    async def rename(self, accounts: Accounts, current_user: CurrentUser, data: JSONBody[NewPerson]) -> Me:
        """Change your name at future tables."""
        return await accounts.rename(current_user, data.name)

    @post("/password", status_code=200, responses=ERRORS)
    async def set_password(
        self, accounts: Accounts, proven_user: ProvenUser, request: AppRequest, data: JSONBody[Credentials]
    ) -> Me:
        """Add a name and a password to sign in with, or change them. Other devices must sign in again."""
        return await accounts.set_password(proven_user, data.login, data.password, request.auth)

    @post("/login", status_code=200, responses=ERRORS)
    async def log_in(
        self, accounts: Accounts, sessions: Sessions, request: AppRequest, data: JSONBody[Credentials]
    ) -> Response[Me]:
        """Sign in with a name and a password."""
        me = await accounts.check_password(data.login, data.password, address_of(request), _device(sessions, request))
        return Response(me, cookies=await _cookies(sessions, request, me.id))

    @post("/confirm", status_code=200, responses=ERRORS)
    async def confirm(
        self, accounts: Accounts, current_user: CurrentUser, request: AppRequest, data: JSONBody[Proof]
    ) -> Me:
        """Show that it is still you, for the next ten minutes: some things ask for it."""
        await accounts.confirm(current_user, str(request.auth), data)
        return current_user

    @get("/sessions", responses=ERRORS)
    async def my_sessions(
        self, sessions: Sessions, current_user: CurrentUser, request: AppRequest
    ) -> list[SessionInfo]:
        """The devices on which you are signed in."""
        return await sessions.list_of(current_user, request.auth)

    @post("/sessions/end", status_code=204, responses=ERRORS)
    async def end_session(self, sessions: Sessions, current_user: CurrentUser, data: JSONBody[EndSession]) -> None:
        """Sign out on one of them."""
        await sessions.end_one_of(current_user, data.id)

    @post("/logout", status_code=204, responses=ERRORS, response_cookies=expired(COOKIE))
    async def log_out(self, sessions: Sessions, request: AppRequest) -> None:
        """Sign out on this device: its cookie is no longer valid."""
        if request.auth is not None:
            await sessions.end([request.auth])

    @post("/logout-everywhere", status_code=204, responses=ERRORS, response_cookies=expired(COOKIE))
    async def log_out_everywhere(self, sessions: Sessions, current_user: CurrentUser) -> None:
        """Sign out on all devices, this one too."""
        await sessions.end_all_of(current_user)

    @post("/code", status_code=200, responses=ERRORS)
    async def new_code(self, accounts: Accounts, proven_user: ProvenUser, request: AppRequest) -> Welcome:
        """Make a new recovery code, shown only this once; the old one is no longer valid. Other devices must sign in
        again."""
        return await accounts.replace_code(proven_user, request.auth)


async def _cookies(sessions: SessionService, request: AppRequest, id_: str) -> list[Cookie]:
    """Begin a session, and remember on the device who has signed in there."""
    value = await sessions.begin(id_, device_name(request.headers.get("user-agent", "")))
    device = _device(sessions, request).with_person(id_)
    return [new_cookie(request, COOKIE, value, YEAR), new_cookie(request, DEVICE_COOKIE, device, TWO_YEARS)]


def _device(sessions: SessionService, request: AppRequest) -> DeviceCookie:
    return DeviceCookie(read_cookie(request, DEVICE_COOKIE), sessions.sign_device)
