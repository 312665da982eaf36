"""The channels of notifications: added, confirmed, tested, removed."""

import hashlib
import hmac
import secrets
import time
from collections.abc import Callable
from typing import Any, Final, Protocol, get_args
from urllib.parse import urlsplit

from sqlalchemy import delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from yamen.server.accounts.attempts import Buckets
from yamen.server.accounts.schemas import Me
from yamen.server.accounts.sessions import SessionService
from yamen.server.db.models import NotificationChannel, NotificationSettings, Person
from yamen.server.db.store import Store
from yamen.server.errors import InvalidInput, NotFound, RateLimited
from yamen.server.metrics import NOTIFICATIONS
from yamen.server.notifications.channels.mail import MailChannel, MailServer, check_address
from yamen.server.notifications.channels.push import PushChannel, VapidKey
from yamen.server.notifications.channels.webhooks import Preset, WebhookChannel
from yamen.server.notifications.delivery import Failure, TurnMessage
from yamen.server.notifications.digest import trial_message
from yamen.server.notifications.outbound import Outbound
from yamen.server.notifications.schemas import (
    ChannelInfo,
    Feeds,
    NewEmail,
    NewPush,
    NewWebhook,
    NotificationState,
    TrialResult,
)
from yamen.server.quotas import DAY, QuotaService

MAX_FAILURES: Final = 5
"""Failures in a row after which a channel is switched off."""
CONFIRM_WITHIN: Final = 2 * DAY
DEFAULT_LANGUAGE: Final = "en"
TOO_OFTEN: Final = "That was tried many times; wait a few minutes, then try again."


class Channel(Protocol):
    async def send(self, target: dict[str, str], message: TurnMessage, origin: str, stop: str) -> None: ...


class NotificationService:
    def __init__(
        self,
        store: Store,
        sessions: SessionService,
        quotas: QuotaService,
        outbound: Outbound,
        mail: MailServer | None,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self.sessions = sessions
        self.quotas = quotas
        self.now = now
        self.push = PushChannel(outbound)
        self.mail = MailChannel(mail)
        self.webhooks = {preset: WebhookChannel(preset, outbound) for preset in get_args(Preset)}
        self._channels: dict[str, Channel] = {"push": self.push, "email": self.mail, **self.webhooks}
        self._by_person = Buckets(1 / 60, 10)
        self._mails = Buckets(3 / DAY, 3)
        """By address, so that nobody can fill the mailbox of another."""

    async def open(self) -> None:
        """Load the VAPID key, which is made at the first start."""
        self.push.key = VapidKey(await self.store.secret("vapid", VapidKey.make()))

    # Looked at

    async def state(self, me: Me) -> NotificationState:
        query = select(NotificationChannel).where(NotificationChannel.person == me.id)
        async with self.store.read() as connection:
            channels = (await connection.execute(query.order_by(NotificationChannel.created))).all()
            mine = select(NotificationSettings).where(NotificationSettings.person == me.id)
            settings = (await connection.execute(mine)).one_or_none()
        assert self.push.key is not None, "the server isn't open"
        return NotificationState(
            None if settings is None else settings.language,
            self.push.key.public,
            self.mail.server is not None,
            [_info(channel) for channel in channels],
            self.quotas.quotas.channels,
            None if settings is None or settings.feed is None else self._feeds(me.id, settings.feed),
        )

    # Changed

    async def set_language(self, me: Me, language: str) -> None:
        await self.store.write(lambda connection: self._settings(connection, me.id, language=language))

    async def add_push(self, me: Me, new: NewPush, device: str, origin: str) -> ChannelInfo:
        target = self.push.check(new.endpoint, new.p256dh, new.auth)
        # A browser is one person's: whoever signs in there next gets no messages for the one before.
        key = _key("push", new.endpoint)
        info = await self._add(me, "push", target, key, device, origin, new.language, confirmed=True)
        if new.replaces is not None and new.replaces != info.id:
            await self._remove(me, new.replaces)
        return info

    async def add_webhook(self, me: Me, new: NewWebhook, origin: str) -> ChannelInfo:
        target = self.webhooks[new.preset].check(new.url, new.token, new.chat)
        label = urlsplit(target["url"]).hostname or ""
        key = _key(me.id, new.preset, *target.values())
        return await self._add(me, new.preset, target, key, label, origin, new.language, confirmed=True)

    async def add_email(self, me: Me, new: NewEmail, origin: str) -> ChannelInfo:
        """Add an e-mail address, whose owner must agree first."""
        if self.mail.server is None:
            raise InvalidInput("This server can't send e-mail; choose another way.")
        address = check_address(new.address)
        if not self._mails[_key(address.lower())].take():
            raise RateLimited("This address was asked several times today; look among unwanted mail, or wait a day.")
        key = _key(me.id, "email", address.lower())
        info = await self._add(me, "email", {"address": address}, key, address, origin, new.language, confirmed=False)
        if info.state == "unconfirmed":
            link = f"{origin}/notifications/confirm/{info.id}_{self._sign('confirm', info.id)}"
            try:
                await self.mail.ask(address, new.language, me.name, link)
            except Failure as failure:
                await self.remove(me, info.id)
                raise InvalidInput(f"The mail server didn't take the e-mail: {failure.stored}.") from None
        return info

    async def _add(
        self,
        me: Me,
        kind: str,
        target: dict[str, str],
        key: str,
        label: str,
        origin: str,
        language: str,
        confirmed: bool,
    ) -> ChannelInfo:
        """Add a channel; one that is there already is tried again if it was off."""
        again = {"target": target, "origin": origin[:300], "label": label[:100], "off": False}
        row: dict[str, Any] = {
            "id": secrets.token_urlsafe(12),
            "person": me.id,
            "kind": kind,
            "key": key,
            "created": self.now(),
            "confirmed": confirmed,
            "failures": 0,
            **again,
        }

        async def write(connection: AsyncConnection) -> ChannelInfo:
            await self._settings(connection, me.id, first={"language": language})
            there = select(NotificationChannel).where(NotificationChannel.key == key)
            found = (await connection.execute(there)).one_or_none()
            if found is not None and found.person == me.id:
                if found.off:
                    again["failures"] = 0
                await connection.execute(
                    update(NotificationChannel).where(NotificationChannel.key == key).values(again)
                )
            else:
                if not self._by_person[me.id].take():
                    raise RateLimited(TOO_OFTEN)
                await self.quotas.check_channel(connection, me.id)
                await connection.execute(delete(NotificationChannel).where(NotificationChannel.key == key))
                await connection.execute(insert(NotificationChannel).values(row))
            return _info((await connection.execute(there)).one())

        return await self.store.write(write)

    async def _settings(
        self, connection: AsyncConnection, person: str, first: dict[str, Any] | None = None, **values: Any
    ) -> None:
        """Change the settings of a person, who has some from then on; `first` is only for those who had none."""
        dialect = sqlite if self.store.is_sqlite else postgresql
        row = {"person": person, "language": DEFAULT_LANGUAGE, **(first or {}), **values}
        add = dialect.insert(NotificationSettings).values(row)
        if values:
            await connection.execute(add.on_conflict_do_update(index_elements=["person"], set_=values))
        else:
            await connection.execute(add.on_conflict_do_nothing())

    async def remove(self, me: Me, id_: str) -> None:
        if not await self._remove(me, id_):
            raise NotFound("There is no such channel any more.")

    async def _remove(self, me: Me, id_: str) -> bool:
        change = delete(NotificationChannel).where(NotificationChannel.id == id_, NotificationChannel.person == me.id)
        return (await self.store.write(lambda connection: connection.execute(change))).rowcount == 1

    # From e-mails

    async def confirm(self, token: str) -> None:
        """The owner of an address has agreed."""
        id_ = self._verified("confirm", token)
        fresh = NotificationChannel.created > self.now() - CONFIRM_WITHIN
        change = update(NotificationChannel).where(NotificationChannel.id == id_, fresh).values(confirmed=True)
        if (await self.store.write(lambda connection: connection.execute(change))).rowcount != 1:
            raise NotFound("This link is too old, or the address was removed; add it again.")

    async def stop(self, token: str) -> None:
        """Stop the e-mails to an address; a second time changes nothing."""
        change = delete(NotificationChannel).where(NotificationChannel.id == self._verified("stop", token))
        await self.store.write(lambda connection: connection.execute(change))

    def _verified(self, purpose: str, token: str) -> str:
        id_, _, signature = token.rpartition("_")
        if not signature.isascii() or not hmac.compare_digest(signature, self._sign(purpose, id_)):
            raise NotFound("This link is not complete; copy it again from the e-mail.")
        return id_

    def _sign(self, purpose: str, text: str) -> str:
        return self.sessions.sign(f"notifications {purpose}", text)[:32]

    # Feeds

    async def new_feeds(self, me: Me) -> Feeds:
        """New secret addresses; the old ones are no longer valid."""
        feed = secrets.token_hex(8)
        await self.store.write(lambda connection: self._settings(connection, me.id, feed=feed))
        return self._feeds(me.id, feed)

    async def remove_feeds(self, me: Me) -> None:
        change = update(NotificationSettings).where(NotificationSettings.person == me.id).values(feed=None)
        await self.store.write(lambda connection: connection.execute(change))

    def _feeds(self, person: str, feed: str) -> Feeds:
        token = f"{person}_{self._sign('feed', f'{person} {feed}')}"
        return Feeds(f"/api/feeds/{token}/turns.atom", f"/api/feeds/{token}/deadlines.ics")

    async def feed_of(self, token: str) -> tuple[Me, str]:
        """Whose feed it is, and their language."""
        person, _, signature = token.rpartition("_")
        query = select(Person.name, NotificationSettings.language, NotificationSettings.feed).join(
            NotificationSettings, NotificationSettings.person == Person.id
        )
        async with self.store.read() as connection:
            row = (await connection.execute(query.where(Person.id == person, Person.closed.is_(False)))).one_or_none()
        feed = None if row is None else row.feed
        right = hmac.compare_digest(
            signature.encode("utf-8", "replace"), self._sign("feed", f"{person} {feed}").encode()
        )
        if row is None or feed is None or not right:
            raise NotFound("There is no such feed any more.")
        return Me(person, row.name), row.language

    # Sent

    async def test(self, me: Me, id_: str) -> TrialResult:
        """Send a test message; one that arrives switches a channel on again."""
        if not self._by_person[me.id].take():
            raise RateLimited(TOO_OFTEN)
        query = select(NotificationChannel, NotificationSettings.language)
        query = query.join(NotificationSettings, NotificationSettings.person == NotificationChannel.person)
        mine = query.where(NotificationChannel.id == id_, NotificationChannel.person == me.id)
        async with self.store.read() as connection:
            channel = (await connection.execute(mine)).one_or_none()
        if channel is None:
            return TrialResult("no-device", None)
        if not channel.confirmed:
            raise InvalidInput("Confirm the address first: an e-mail with a link is on its way to you.")
        failure = await self.send(channel, trial_message(channel.language))
        await self.store.write(lambda connection: note_outcome(connection, id_, failure, self.now()))
        async with self.store.read() as connection:
            left = (await connection.execute(mine)).one_or_none()
        if left is None:
            return TrialResult("no-device", None)
        return TrialResult("delivered" if failure is None else "unreachable", _info(left))

    async def send(self, channel: Any, message: TurnMessage) -> Failure | None:
        """Send a message on a channel; returns why that failed, if it did."""
        stop = f"/{channel.id}_{self._sign('stop', channel.id)}"
        try:
            await self._channels[channel.kind].send(channel.target, message, channel.origin, stop)
        except Failure as failure:
            NOTIFICATIONS.labels(channel.kind, failure.kind).inc()
            return failure
        NOTIFICATIONS.labels(channel.kind, "delivered").inc()
        return None


async def note_outcome(connection: AsyncConnection, id_: str, failure: Failure | None, now: float) -> None:
    """Keep what became of a message. A browser that is gone is forgotten; what fails time and again is off."""
    channel = NotificationChannel.id == id_
    if failure is None:
        works = {"delivered": now, "failures": 0, "error": None, "off": False}
        await connection.execute(update(NotificationChannel).where(channel).values(works))
    elif failure.kind == "gone":
        await connection.execute(delete(NotificationChannel).where(channel))
    else:
        failed = NotificationChannel.failures + 1
        values = {"failures": failed, "error": failure.stored, "off": failed >= MAX_FAILURES}
        await connection.execute(update(NotificationChannel).where(channel).values(values))


def _info(channel: Any) -> ChannelInfo:
    error, _, about = (channel.error or "").partition(" ")
    if not channel.confirmed:
        state = "unconfirmed"
    elif channel.off:
        state = "off"
    else:
        state = "failing" if channel.failures else "on"
    return ChannelInfo(
        channel.id,
        channel.kind,
        channel.label,
        channel.created,
        state,  # type: ignore[arg-type]  # one of the literals above
        channel.delivered,
        channel.failures,
        error or None,
        about,
    )


def _key(*parts: str) -> str:
    return hashlib.sha256("\0".join(parts).encode("utf-8", "replace")).hexdigest()
