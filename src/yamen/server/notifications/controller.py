"""Notifications over HTTP: a person's own, and what links in e-mails and feed readers ask for without a cookie."""

from typing import Annotated

from litestar import Controller, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter
from litestar.response import Redirect

from yamen.server.accounts.auth import AppRequest, CurrentUser
from yamen.server.accounts.devices import device_name
from yamen.server.http import ERRORS, address_of
from yamen.server.notifications.feeds import FeedService
from yamen.server.notifications.schemas import (
    ChannelInfo,
    Feeds,
    NewEmail,
    NewPush,
    NewWebhook,
    NotificationState,
    SetLanguage,
    TrialResult,
)
from yamen.server.notifications.service import NotificationService
from yamen.server.quotas import QuotaService

Notifications = NamedDependency[NotificationService]
Quota = NamedDependency[QuotaService]
ChannelId = Annotated[str, PathParameter(pattern="^[0-9A-Za-z_-]{1,32}$")]
Token = Annotated[str, PathParameter(pattern=r"^[0-9A-Za-z_-]{1,32}_[0-9a-f]{32}$")]


class NotificationController(Controller):
    path = "/notifications"

    @get(responses=ERRORS)
    async def notifications(self, notifications: Notifications, current_user: CurrentUser) -> NotificationState:
        """How you are told that it is your turn."""
        return await notifications.state(current_user)

    @post("/language", status_code=204, responses=ERRORS)
    async def set_language(
        self, notifications: Notifications, current_user: CurrentUser, data: JSONBody[SetLanguage]
    ) -> None:
        """The language of your messages."""
        await notifications.set_language(current_user, data.language)

    @post("/push", responses=ERRORS)
    async def add_push(
        self, notifications: Notifications, current_user: CurrentUser, request: AppRequest, data: JSONBody[NewPush]
    ) -> ChannelInfo:
        """Be told in this browser. Browsers say it again at each start."""
        device = device_name(request.headers.get("user-agent", ""))
        return await notifications.add_push(current_user, data, device, _origin(request))

    @post("/email", responses=ERRORS)
    async def add_email(
        self,
        notifications: Notifications,
        quotas: Quota,
        current_user: CurrentUser,
        request: AppRequest,
        data: JSONBody[NewEmail],
    ) -> ChannelInfo:
        """Be told by e-mail, once the link in the first one was opened."""
        quotas.count_address("mails", address_of(request))
        return await notifications.add_email(current_user, data, _origin(request))

    @post("/webhook", responses=ERRORS)
    async def add_webhook(
        self, notifications: Notifications, current_user: CurrentUser, request: AppRequest, data: JSONBody[NewWebhook]
    ) -> ChannelInfo:
        """Be told by a chat or a notification service."""
        return await notifications.add_webhook(current_user, data, _origin(request))

    @post("/channels/{channel:str}/test", status_code=200, responses=ERRORS)
    async def test_channel(
        self, notifications: Notifications, current_user: CurrentUser, channel: ChannelId
    ) -> TrialResult:
        """Send a test message. If it arrives, a channel that was off is on again."""
        return await notifications.test(current_user, channel)

    @post("/channels/{channel:str}/remove", status_code=204, responses=ERRORS)
    async def remove_channel(self, notifications: Notifications, current_user: CurrentUser, channel: ChannelId) -> None:
        await notifications.remove(current_user, channel)

    @post("/feeds", responses=ERRORS)
    async def new_feeds(self, notifications: Notifications, current_user: CurrentUser) -> Feeds:
        """Secret addresses for a feed reader and a calendar; those before are worth nothing then."""
        return await notifications.new_feeds(current_user)

    @post("/feeds/remove", status_code=204, responses=ERRORS)
    async def remove_feeds(self, notifications: Notifications, current_user: CurrentUser) -> None:
        await notifications.remove_feeds(current_user)

    @post("/confirm/{token:str}", status_code=204, responses=ERRORS)
    async def confirm(self, notifications: Notifications, token: Token) -> None:
        """Want e-mails at an address: the token is in the first one."""
        await notifications.confirm(token)

    @post("/stop/{token:str}", status_code=204, responses=ERRORS)
    async def stop(self, notifications: Notifications, token: Token) -> None:
        """Want no more e-mails: the token is in each. Mail programs ask for it by one click (RFC 8058)."""
        await notifications.stop(token)

    @get("/stop/{token:str}", status_code=302, responses=ERRORS)
    async def ask_to_stop(self, token: Token) -> Redirect:
        """Mail programs without one click open the same address in a browser: it leads to the page that asks."""
        return Redirect(f"/notifications/stop/{token}")


class FeedController(Controller):
    path = "/feeds/{token:str}"

    @get("/turns.atom", media_type="application/atom+xml", responses=ERRORS)
    async def turns(
        self, notifications: Notifications, feeds: NamedDependency[FeedService], request: AppRequest, token: Token
    ) -> Response[bytes]:
        """Where it is your turn, for a feed reader."""
        me, language = await notifications.feed_of(token)
        body = await feeds.atom(me, language, request.url.path, _origin(request), notifications.now())
        return Response(body, media_type="application/atom+xml; charset=utf-8")

    @get("/deadlines.ics", media_type="text/calendar", responses=ERRORS)
    async def deadlines(
        self, notifications: Notifications, feeds: NamedDependency[FeedService], request: AppRequest, token: Token
    ) -> Response[bytes]:
        """When your time runs out, for a calendar."""
        me, language = await notifications.feed_of(token)
        body = await feeds.calendar(me, language, _origin(request), notifications.now())
        return Response(body, media_type="text/calendar")


def _origin(request: AppRequest) -> str:
    """How whoever asks calls this server: as the browser says, or else the request itself."""
    return request.headers.get("origin") or f"{request.url.scheme}://{request.url.netloc}"
