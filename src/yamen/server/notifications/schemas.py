"""How people are told that it is their turn, as clients see and set it."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from yamen.server.notifications.channels.webhooks import Preset
from yamen.server.schemas import Strict

LanguageCode = Literal["en", "pl", "cs", "tr"]
Url = Annotated[str, Meta(max_length=1000, pattern=r"^[^\x00]*$")]
Token = Annotated[str, Meta(max_length=200, pattern=r"^[\x21-\x7e]*$")]


class ChannelInfo(Struct):
    """A channel and its state."""

    id: str
    kind: str
    """`push`, `email`, or the preset of a webhook."""
    label: str
    """What the person knows it by: a browser, an address, a host."""
    created: float
    state: Literal["unconfirmed", "on", "failing", "off"]
    """Not confirmed yet; told the last time it was tried; not told the last time; no longer tried."""
    delivered: float | None
    failures: int
    error: str | None
    """The kind of the last failure,"""
    about: str
    """and what belongs to it: a status, a name, what a mail server said."""


class Feeds(Struct):
    """The secret addresses of a person's feeds, as paths."""

    turns: str
    deadlines: str


class NotificationState(Struct):
    language: str | None
    """The language of messages; None for whoever has no channel yet."""
    push_key: str
    """What a browser needs to subscribe (`applicationServerKey`)."""
    mail: bool
    """Whether this server can send e-mail."""
    channels: list[ChannelInfo]
    most: int
    """How many channels one may have; 0 is no limit."""
    feeds: Feeds | None


class NewPush(Strict):
    """What `PushManager.subscribe` gives. The same browser again is the same channel."""

    endpoint: Url
    p256dh: Token
    auth: Token
    language: LanguageCode
    """The language of messages, for whoever hasn't chosen one yet."""
    replaces: Annotated[str, Meta(max_length=32, pattern=r"^[^\x00]*$")] | None = None
    """The channel that this browser was before: its push service has given it another address."""


class NewEmail(Strict):
    address: Annotated[str, Meta(min_length=3, max_length=320, pattern=r"^[^\x00-\x1f]*$")]
    language: LanguageCode


class NewWebhook(Strict):
    preset: Preset
    language: LanguageCode
    url: Url = ""
    """Not needed for Telegram."""
    token: Token = ""
    """Needed for Gotify and Telegram; sent by ntfy and plain JSON as a bearer token."""
    chat: Token = ""
    """Telegram's number of the chat."""


class SetLanguage(Strict):
    language: LanguageCode


class TrialResult(Struct):
    """What became of a test: it arrived, it did not, or there is no such device any more."""

    outcome: Literal["delivered", "unreachable", "no-device"]
    channel: ChannelInfo | None
