"""People who are elsewhere are told that it is their turn: once, in their words, and only if they want to be."""

import asyncio
import re
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any
from xml.etree import ElementTree
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import select, update

from tests.server.databases import prepare
from tests.server.fake_time import FakeTime
from tests.server.house import FREE, ME, House
from tests.server.patience import PATIENCE
from tests.server.receivers import Browser, Mailbox, Receiver, mail_server, receiver, signed_claims
from tests.server.web import Web
from yamen.server.accounts.schemas import Me
from yamen.server.accounts.sessions import read_key
from yamen.server.clocks.paces import DAY, HOUR, PaceName
from yamen.server.config import Config
from yamen.server.db.models import NotificationChannel, NotificationSettings, Person, Seat, TurnOutbox
from yamen.server.db.store import Store, database_url
from yamen.server.errors import InvalidInput, NotFound, QuotaExceeded, RateLimited
from yamen.server.notifications import sender as sending
from yamen.server.notifications.channels.mail import MailServer
from yamen.server.notifications.outbound import Outbound, is_public
from yamen.server.notifications.schemas import NewEmail, NewWebhook
from yamen.server.tables.schemas import NewSeat, NewTable
from yamen.server.tables.state import TableState

HERE = "https://play.example.org"


class Told(House):
    """A server whose messages stay on this machine, and whose time is the tests'."""

    clock: FakeTime

    @classmethod
    async def open_at(
        cls, data: Path, database: str | None = None, time: FakeTime | None = None, **config: Any
    ) -> "Told":
        if database is None:
            prepare(data)
        store = Store(database_url(data, database))
        await store.open()
        settings = replace(Config(data, database, processes=1, allow_private=True), **config)
        time = time or FakeTime(1_800_000_000.0)
        house = cls(settings, store, read_key(data), server_time=time.for_store(store))
        house.clock = time
        await house.notifications.open()
        return house

    async def till_turn_of(self, table: TableState, people: list[Me], seat: int) -> None:
        """Play until a seat is asked that wasn't before."""
        while table.game.player == seat:
            await self.play_on(table, people, 1)
        while table.game.player != seat:
            await self.play_on(table, people, 1)

    async def turn(self, *people: Me, pace: PaceName = "none") -> TableState:
        """A table where the second person has played, and is asked again."""
        table = await self.running(*people, pace=pace)
        await self.till_turn_of(table, list(people), 1)
        await self.till_turn_of(table, list(people), 1)
        await self.absent(table)
        return table

    async def absent(self, table: TableState, seen: float | None = None) -> None:
        """Nobody has looked at the table for long, or since then."""
        change = update(Seat).where(Seat.table == table.id).values(seen=seen)
        await self.store.write(lambda connection: connection.execute(change))

    async def rows(self) -> list[Any]:
        async with self.store.read() as connection:
            return list((await connection.execute(select(TurnOutbox).order_by(TurnOutbox.began))).all())

    async def after(self, seconds: float) -> None:
        """What the sender does once so much time has passed."""
        self.clock.pass_(seconds=seconds)
        await self.sender.round()


@pytest.fixture
async def told(tmp_path: Path) -> AsyncIterator[Told]:
    house = await Told.open_at(tmp_path)
    yield house
    await house.close()


@pytest.fixture
async def service() -> AsyncIterator[Receiver]:
    async with receiver() as made:
        yield made


async def two(house: House) -> tuple[Me, Me]:
    return await house.guest("Ania"), await house.guest("Emre")


# Whose turn it is


async def test_a_turn_is_stored_with_the_move_and_the_next_one_takes_its_place(told: Told) -> None:
    ania, emre = await two(told)
    table = await told.running(ania, emre)
    first = table.game.player
    (row,) = await told.rows()
    assert (row.person, row.table, row.number) == ([ania.id, emre.id][first], table.id, table.number)
    await told.play_on(table, [ania, emre], 1)
    while table.game.player == first:
        await told.play_on(table, [ania, emre], 1)
    rows = {row.person: row for row in await told.rows()}
    assert rows[[ania.id, emre.id][1 - first]].number == table.number
    await told.till_turn_of(table, [ania, emre], first)
    rows = {row.person: row for row in await told.rows()}
    assert len(rows) == 2
    assert rows[[ania.id, emre.id][first]].number == table.number > row.number


async def test_those_at_one_screen_or_alone_with_bots_are_not_told(told: Told) -> None:
    ania, _ = await two(told)
    for other in (NewSeat("same_screen"), NewSeat("bot", bot="random")):
        table = await told.table(ania, ME, other)
        await told.play.start(table.id, ania)
        for _ in range(3):
            await told.wait_for_bots(table)
            await told.play_on(table, [ania, ania], 1)
    assert await told.rows() == []


async def test_those_who_play_live_are_not_told(told: Told) -> None:
    ania, emre = await two(told)
    table = await told.tables.create(ania, NewTable("dragon", [ME, FREE], pace="live"))
    await told.seating.join(table.id, emre, 1)
    await told.play.start(table.id, ania)
    await told.play_on(table, [ania, emre], 3)
    assert await told.rows() == []


# Web Push


async def test_a_browser_is_told_whose_turn_it_is_and_what_happened(told: Told, service: Receiver) -> None:
    ania, emre = await two(told)
    browser = Browser(service)
    await told.notifications.add_push(emre, browser.subscription("pl"), "Firefox, Linux", HERE)
    table = await told.turn(ania, emre)
    await told.after(59)
    assert service.got == []
    await told.after(2)
    (received,) = service.got
    message = browser.read(received)
    assert message["title"] == "Twoja tura: W roku smoka · Ania"
    assert 1 <= len(message["body"].splitlines()) <= 3
    assert message["body"].startswith("Ania")
    assert (message["url"], message["tag"], message["count"]) == (f"/table/{table.id}?since", "turns", 1)
    state = await told.notifications.state(emre)
    claims = signed_claims(received, state.push_key)
    assert (claims["aud"], claims["sub"]) == (service.url, HERE)
    assert [(channel.state, channel.delivered) for channel in state.channels] == [("on", told.clock.wall)]
    await told.after(3600)
    assert len(service.got) == 1  # once a turn


async def test_the_key_of_the_server_outlives_a_restart(told: Told, tmp_path: Path) -> None:
    ania, _ = await two(told)
    key = (await told.notifications.state(ania)).push_key
    await told.close()
    again = await Told.open_at(tmp_path)
    assert (await again.notifications.state(ania)).push_key == key
    await again.close()


async def test_whoever_looks_at_the_table_is_told_only_after_a_minute_away(told: Told, service: Receiver) -> None:
    ania, emre = await two(told)
    await told.notifications.add_push(emre, Browser(service).subscription(), "", HERE)
    table = await told.turn(ania, emre)
    await told.absent(table, told.clock.wall + 90)  # a page is open
    await told.after(61)
    await told.absent(table, told.clock.wall)  # and now it is closed
    await told.after(59)
    assert service.got == []
    await told.after(61)
    assert len(service.got) == 1


async def test_nobody_is_told_in_their_night(told: Told, service: Receiver) -> None:
    ania, emre = await two(told)
    await told.notifications.add_push(emre, Browser(service).subscription(), "", HERE)
    await told.turn(ania, emre)
    evening = datetime.fromtimestamp(told.clock.wall, ZoneInfo("Europe/Prague"))
    night = f"{evening:%H:%M}-{evening + timedelta(hours=8):%H:%M} Europe/Prague"
    change = update(Person).where(Person.id == emre.id).values(night=night)
    await told.store.write(lambda connection: connection.execute(change))
    for _ in range(7):
        await told.after(3600)
    assert service.got == []
    await told.after(3600)
    assert len(service.got) == 1


async def test_whoever_has_moved_meanwhile_is_not_told(told: Told, service: Receiver) -> None:
    ania, emre = await two(told)
    await told.notifications.add_push(emre, Browser(service).subscription(), "", HERE)
    table = await told.turn(ania, emre)
    while table.game.player == 1:
        await told.play_on(table, [ania, emre], 1)
    await told.after(120)
    assert service.got == []
    assert all(row.due is None for row in await told.rows() if row.person == emre.id)


async def test_several_tables_within_ten_minutes_are_told_in_one_message(told: Told, service: Receiver) -> None:
    ania, emre = await two(told)
    browser = Browser(service)
    await told.notifications.add_push(emre, browser.subscription(), "", HERE)
    await told.turn(ania, emre)
    await told.after(61)
    for _ in range(2):
        await told.turn(ania, emre)
        await told.after(61)
    assert len(service.got) == 1
    await told.after(600)
    assert len(service.got) == 2
    message = browser.read(service.got[1])
    assert (message["title"], message["count"], message["url"]) == ("Your turn at 3 tables", 3, "/")
    assert message["body"].splitlines() == ["In the Year of the Dragon · Ania"] * 2


async def test_a_browser_that_is_gone_is_forgotten(told: Told, service: Receiver) -> None:
    ania, emre = await two(told)
    await told.notifications.add_push(emre, Browser(service).subscription(), "", HERE)
    await told.turn(ania, emre)
    service.will_answer(410)
    await told.after(61)
    assert (await told.notifications.state(emre)).channels == []
    await told.after(3600)
    assert len(service.got) == 1


async def test_a_browser_that_comes_again_is_the_same_one_and_belongs_to_whoever_came_last(
    told: Told, service: Receiver
) -> None:
    ania, emre = await two(told)
    browser = Browser(service)
    first = await told.notifications.add_push(emre, browser.subscription(), "Firefox", HERE)
    again = await told.notifications.add_push(emre, browser.subscription("tr"), "Firefox", HERE)
    assert again.id == first.id
    assert (await told.notifications.state(emre)).language == "en"  # as it was chosen first
    await told.notifications.set_language(emre, "tr")
    assert (await told.notifications.state(emre)).language == "tr"
    moved = Browser(service, "elsewhere").subscription()
    moved.replaces = again.id
    assert (await told.notifications.add_push(emre, moved, "Firefox", HERE)).id != first.id
    assert len((await told.notifications.state(emre)).channels) == 1
    await told.notifications.add_push(emre, browser.subscription(), "Firefox", HERE)
    await told.notifications.add_push(ania, browser.subscription(), "Firefox", HERE)
    assert [channel.id for channel in (await told.notifications.state(emre)).channels] != [first.id]
    with pytest.raises(InvalidInput, match="keys"):
        await told.notifications.add_push(emre, replace_key(browser), "", HERE)


def replace_key(browser: Browser) -> Any:
    broken = browser.subscription()
    broken.p256dh = "AAAA"
    return broken


async def test_a_test_says_delivered_unreachable_or_no_device(told: Told, service: Receiver) -> None:
    ania, emre = await two(told)
    browser = Browser(service)
    channel = await told.notifications.add_push(emre, browser.subscription(), "", HERE)
    assert (await told.notifications.test(emre, channel.id)).outcome == "delivered"
    assert browser.read(service.got[0])["title"] == "Messages arrive here"
    service.will_answer(503, 404)
    failed = await told.notifications.test(emre, channel.id)
    assert failed.channel is not None
    assert (failed.outcome, failed.channel.state, failed.channel.error) == ("unreachable", "failing", "status")
    assert (await told.notifications.test(ania, channel.id)).outcome == "no-device"  # it isn't hers
    assert (await told.notifications.test(emre, channel.id)).outcome == "no-device"
    assert (await told.notifications.test(emre, channel.id)).outcome == "no-device"


# What fails


async def test_after_five_failures_a_channel_is_off_and_says_why_until_a_test_arrives(
    told: Told, service: Receiver
) -> None:
    ania, emre = await two(told)
    channel = await told.notifications.add_webhook(emre, NewWebhook("json", "en", f"{service.url}/hook"), HERE)
    await told.turn(ania, emre)
    service.will_answer(*[500] * 5)
    for _ in range(8):
        await told.after(2000)
    assert len(service.got) == 5
    (info,) = (await told.notifications.state(emre)).channels
    assert (info.state, info.failures, info.error, info.about) == ("off", 5, "status", "500")
    assert (await told.notifications.test(emre, channel.id)).outcome == "delivered"
    (info,) = (await told.notifications.state(emre)).channels
    assert (info.state, info.failures, info.error) == ("on", 0, None)


async def test_what_arrives_nowhere_is_tried_again_and_what_arrives_somewhere_is_done(
    told: Told, service: Receiver
) -> None:
    ania, emre = await two(told)
    await told.notifications.add_webhook(emre, NewWebhook("json", "en", f"{service.url}/one"), HERE)
    await told.turn(ania, emre)
    service.will_answer(500)
    await told.after(61)
    await told.after(61)
    assert [received.path for received in service.got] == ["/one", "/one"]
    await told.notifications.add_webhook(emre, NewWebhook("slack", "en", f"{service.url}/two"), HERE)
    await told.turn(ania, emre)
    service.will_answer(500)
    for _ in range(5):
        await told.after(700)
    assert sorted(received.path for received in service.got[2:]) == ["/one", "/two"]


async def test_a_sender_that_is_killed_leaves_its_people_to_another_once(told: Told, service: Receiver) -> None:
    ania, emre = await two(told)
    browser = Browser(service)
    await told.notifications.add_push(emre, browser.subscription(), "", HERE)
    await told.turn(ania, emre)
    told.clock.pass_(seconds=61)
    service.may_answer.clear()
    for sent in (1, 2):
        killed = asyncio.create_task(told.sender.round())
        async with asyncio.timeout(PATIENCE):
            await service.asked.wait()
        service.asked.clear()
        killed.cancel()
        await asyncio.gather(killed, return_exceptions=True)
        await told.sender.round()
        assert len(service.got) == sent  # the lease is not over
        told.clock.pass_(seconds=sending.LEASE + 1)
    service.may_answer.set()
    await told.after(3600)
    assert [browser.read(received)["tag"] for received in service.got] == ["turns", "turns"]  # which the client merges


async def test_several_senders_on_one_database_send_each_message_once(
    tmp_path: Path, database: str, service: Receiver
) -> None:
    one = await Told.open_at(tmp_path, database)
    other = await Told.open_at(tmp_path, database, one.clock)
    other.sessions.key = one.sessions.key
    people = []
    ania = await one.guest("Ania")
    for at in range(6):
        emre = await one.guest(f"Emre {at}")
        people.append(emre)
        await one.notifications.add_push(emre, Browser(service, str(at)).subscription(), "", HERE)
        await one.turn(ania, emre)
    one.clock.pass_(seconds=61)
    await asyncio.gather(one.sender.round(), other.sender.round(), one.sender.round(), other.sender.round())
    assert sorted(received.path for received in service.got) == [f"/{at}" for at in range(6)]
    await one.close()
    await other.close()


# Webhooks


PRESETS: dict[str, tuple[dict[str, str], str, str]] = {
    "discord": ({"url": "/api/webhooks/1/x"}, "/api/webhooks/1/x", "content"),
    "slack": ({"url": "/services/T/B/x"}, "/services/T/B/x", "text"),
    "ntfy": ({"url": "/my-topic", "token": "tk_1"}, "/", "message"),
    "gotify": ({"url": "/gotify", "token": "A1"}, "/gotify/message", "message"),
    "matrix": ({"url": "/webhook/x"}, "/webhook/x", "text"),
    "telegram": ({"url": "", "token": "1:A", "chat": "42"}, "/bot1:A/sendMessage", "text"),
    "json": ({"url": "/hook", "token": "secret"}, "/hook", "text"),
}


@pytest.mark.parametrize("preset", PRESETS)
async def test_each_preset_posts_what_its_service_takes(told: Told, service: Receiver, preset: Any) -> None:
    given, path, field = PRESETS[preset]
    ania, emre = await two(told)
    wanted = NewWebhook(preset, "en", **{**given, "url": service.url + given["url"]})
    await told.notifications.add_webhook(emre, wanted, HERE)
    table = await told.turn(ania, emre)
    await told.after(61)
    (received,) = service.got
    assert received.path == path
    assert "Ania" in received.json[field]
    assert f"{HERE}/table/{table.id}?since" in received.body.decode()
    secrets = {"ntfy": "Bearer tk_1", "json": "Bearer secret"}
    assert received.headers.get("authorization") == secrets.get(preset)
    assert received.headers.get("x-gotify-key") == ("A1" if preset == "gotify" else None)
    if preset == "telegram":
        assert received.json["chat_id"] == "42"
    (info,) = (await told.notifications.state(emre)).channels
    assert (info.kind, info.label, info.state) == (preset, "127.0.0.1", "on")


async def test_what_a_preset_needs_is_asked_for(told: Told) -> None:
    emre = await told.guest("Emre")
    for wanted, said in (
        (NewWebhook("telegram", "en", token="1:A"), "chat"),
        (NewWebhook("gotify", "en", "https://example.org"), "token"),
        (NewWebhook("ntfy", "en", "https://ntfy.sh/"), "topic"),
        (NewWebhook("json", "en", "ftp://example.org"), "https://"),
        (NewWebhook("json", "en", "https://me:secret@example.org"), "user"),
        (NewWebhook("json", "en", "https://example.org:99999/"), "read"),
    ):
        with pytest.raises(InvalidInput, match=said):
            await told.notifications.add_webhook(emre, wanted, HERE)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
        "255.255.255.255", "::1", "::", "fe80::1%eth0", "fc00::1", "ff02::1", "::ffff:10.0.0.1", "64:ff9b::7f00:1",
        "2002:7f00:1::", "2001:0:4136:e378:8000:63bf:80ff:fffe",
    ],
)  # fmt: skip
def test_addresses_of_private_networks_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["9.9.9.9", "2620:fe::fe", "64:ff9b::909:909"])
def test_addresses_of_the_internet_are_public(address: str) -> None:
    assert is_public(address)


async def test_private_networks_are_refused_also_behind_a_name_and_a_name_is_looked_up_once(
    told: Told, service: Receiver
) -> None:
    asked: list[str] = []

    async def rebinding(host: str, port: int) -> list[str]:
        """A public address when it is checked, and another one a moment later."""
        asked.append(host)
        return ["203.0.113.7", "127.0.0.1"] if host == "both.example" else ["127.0.0.1"]

    public = Outbound(resolver=rebinding)
    for url in (
        "https://127.0.0.1/",
        "https://localhost/",
        "https://[::1]/",
        "http://example.org/",
        "https://10.0.0.1/",
    ):
        with pytest.raises(InvalidInput):
            public.check(url)
    emre = await told.guest("Emre")
    told.notifications.push.outbound = told.notifications.webhooks["json"].outbound = public
    made = await told.notifications.add_webhook(emre, NewWebhook("json", "en", "https://inside.example/x"), HERE)
    result = await told.notifications.test(emre, made.id)
    assert result.channel is not None
    assert (result.outcome, result.channel.error, result.channel.about) == ("unreachable", "private", "inside.example")
    assert asked == ["inside.example"]
    assert service.got == []
    browser = Browser(service).subscription()
    browser.endpoint = "https://inside.example/push"
    push = await told.notifications.add_push(emre, browser, "", HERE)
    assert (await told.notifications.test(emre, push.id)).outcome == "unreachable"


async def test_redirects_slow_and_endless_answers_are_failures(told: Told, service: Receiver) -> None:
    emre = await told.guest("Emre")
    wanted = NewWebhook("json", "en", f"{service.url}/x")
    channel = await told.notifications.add_webhook(emre, wanted, HERE)
    service.will_answer(307, head=f"location: {service.url}/private\r\n")
    result = await told.notifications.test(emre, channel.id)
    assert result.channel is not None
    assert (result.channel.error, [received.path for received in service.got]) == ("redirect", ["/x"])
    told.notifications.webhooks["json"].outbound = Outbound(allow_private=True, seconds=0.2)
    service.may_answer.clear()
    result = await told.notifications.test(emre, channel.id)
    assert result.channel is not None
    assert result.channel.error == "timeout"
    service.may_answer.set()
    told.notifications.webhooks["json"].outbound = Outbound(allow_private=True)
    service.answers.append(b"HTTP/1.1 200 OK\r\ncontent-length: 100000000\r\n\r\n" + b"x" * 100_000)
    assert (await told.notifications.test(emre, channel.id)).outcome == "delivered"  # and the rest was not waited for


# E-mail


async def test_mails_come_once_the_address_is_confirmed_and_end_by_one_click(tmp_path: Path) -> None:
    async with mail_server() as (box, url):
        told = await Told.open_at(tmp_path, mail=MailServer.from_url(url, "yamen@example.org"))
        ania, emre = await two(told)
        made = await told.notifications.add_email(emre, NewEmail("emre@example.org", "cs"), HERE)
        assert made.state == "unconfirmed"
        (asked,) = box.mails
        table = await told.turn(ania, emre)
        await told.after(61)
        assert len(box.mails) == 1
        link = re.search(rf"{HERE}/notifications/confirm/(\S+)", asked.get_content())
        assert link
        with pytest.raises(NotFound):
            await told.notifications.confirm(link[1][:-1] + ("0" if link[1][-1] != "0" else "1"))
        await told.notifications.confirm(link[1])
        await told.turn(ania, emre)
        await told.after(61)
        mail = box.mails[1]
        assert mail["To"] == "emre@example.org"
        assert mail["Subject"] == "Jste na tahu: V roce draka · Ania"
        assert f"{HERE}/table/" in mail.get_content()
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        stop = re.fullmatch(rf"<{HERE}/api/notifications/stop/(\S+)>", mail["List-Unsubscribe"])
        assert stop
        assert f"{HERE}/notifications/stop/{stop[1]}" in mail.get_content()
        await told.notifications.stop(stop[1])
        await told.notifications.stop(stop[1])
        assert (await told.notifications.state(emre)).channels == []
        assert table.id not in mail.get_content()  # told while nobody had confirmed
        await told.close()


async def test_a_mail_that_the_server_refuses_is_a_failure_with_its_words(tmp_path: Path) -> None:
    async with mail_server() as (box, url):
        told = await Told.open_at(tmp_path, mail=MailServer.from_url(url, "yamen@example.org"))
        emre = await told.guest("Emre")
        box.refused.add("nobody@example.org")
        with pytest.raises(InvalidInput, match="550 No such user"):
            await told.notifications.add_email(emre, NewEmail("nobody@example.org", "en"), HERE)
        assert (await told.notifications.state(emre)).channels == []
        for _ in range(3):
            await told.notifications.add_email(emre, NewEmail("Emre@example.org", "en"), HERE)
        with pytest.raises(RateLimited):  # nobody's mailbox is filled
            await told.notifications.add_email(await told.guest("Jana"), NewEmail("emre@example.org", "en"), HERE)
        for no_address in ("emre", "emre@", "a b@example.org", "emre@example..org", "x@y\n"):
            with pytest.raises(InvalidInput):
                await told.notifications.add_email(emre, NewEmail(no_address, "en"), HERE)
        await told.close()


async def test_without_a_mail_server_nobody_is_offered_mail(told: Told) -> None:
    emre = await told.guest("Emre")
    assert not (await told.notifications.state(emre)).mail
    with pytest.raises(InvalidInput, match="can't send"):
        await told.notifications.add_email(emre, NewEmail("emre@example.org", "en"), HERE)


@pytest.mark.parametrize(
    ("url", "tls", "port"),
    [
        ("smtps://u:p%40@mail.example.org", "tls", 465),
        ("smtp://u:p%40@mail.example.org", "starttls", 587),
        ("smtp://u:p%40@localhost:2525", "off", 2525),
        ("smtp://u:p%40@mail.example.org:25?tls=off", "off", 25),
    ],
)
def test_the_address_of_a_mail_server_says_how_it_is_reached(url: str, tls: str, port: int) -> None:
    server = MailServer.from_url(url, "yamen@example.org")
    assert (server.tls, server.port, server.user, server.password) == (tls, port, "u", "p@")


@pytest.mark.parametrize(
    ("url", "sender"),
    [("http://x", "a@b.c"), ("smtp://", "a@b.c"), ("smtp://x:port", "a@b.c"), ("smtp://x", None), ("smtp://x", "a")],
)
def test_a_mail_server_that_is_not_complete_is_refused(url: str, sender: str | None) -> None:
    with pytest.raises(InvalidInput):
        MailServer.from_url(url, sender)


async def confirmed(told: Told, box: Mailbox, me: Me) -> None:
    await told.notifications.add_email(me, NewEmail("emre@example.org", "en"), HERE)
    link = re.search(r"/notifications/confirm/(\S+)", box.mails.pop().get_content())
    assert link
    await told.notifications.confirm(link[1])


async def test_mails_remind_at_half_of_the_time_and_six_hours_before_its_end(tmp_path: Path, service: Receiver) -> None:
    async with mail_server() as (box, url):
        told = await Told.open_at(tmp_path, mail=MailServer.from_url(url, "yamen@example.org"))
        ania, emre = await two(told)
        await told.notifications.add_push(emre, Browser(service).subscription(), "", HERE)
        await confirmed(told, box, emre)
        table = await told.turn(ania, emre, pace="brisk")
        began = told.clock.wall
        assert table.clocks is not None
        clock = table.clocks.seats[1]
        assert clock is not None
        mails: list[tuple[float, str]] = []
        while told.clock.wall < began + clock.bank + DAY:
            await told.after(HOUR / 2)
            mails += [(told.clock.wall - began, str(box.mails.pop()["Subject"])) for _ in box.mails[:]]
        assert [subject.split(":")[0].split(",")[0] for _, subject in mails] == [
            "Your turn",
            "Still your turn",
            "Still your turn",
        ]
        times = [at for at, _ in mails]
        for at, wanted in zip(times, (60, clock.bank / 2, clock.bank - 6 * HOUR), strict=True):
            assert wanted <= at <= wanted + HOUR
        assert "about 6 hours left" in mails[2][1]
        assert len(service.got) == 1  # others are told once
        await told.close()


# Feeds


async def test_feeds_have_secret_addresses_that_can_be_revoked(told: Told) -> None:
    ania, emre = await two(told)
    assert (await told.notifications.state(emre)).feeds is None
    feeds = await told.notifications.new_feeds(emre)
    assert (await told.notifications.state(emre)).feeds == feeds
    token = feeds.turns.split("/")[3]
    table = await told.turn(ania, emre)
    me, language = await told.notifications.feed_of(token)
    text = await told.feeds.atom(me, language, feeds.turns, HERE, told.clock.wall)
    atom = {"a": "http://www.w3.org/2005/Atom"}
    (entry,) = ElementTree.fromstring(text).findall("a:entry", atom)
    assert entry.findtext("a:title", "", atom) == "Your turn: In the Year of the Dragon · Ania"
    assert entry.findtext("a:content", "", atom).startswith("Ania")
    link = entry.find("a:link", atom)
    assert link is not None
    assert link.get("href") == f"{HERE}/table/{table.id}?since"
    calendar = (await told.feeds.calendar(me, language, HERE, told.clock.wall)).decode()
    assert calendar.startswith("BEGIN:VCALENDAR\r\n")
    assert "VEVENT" not in calendar  # no clock, no deadline
    timed = await told.turn(ania, emre, pace="daily")
    calendar = (await told.feeds.calendar(me, language, HERE, told.clock.wall)).decode()
    assert calendar.count("BEGIN:VEVENT") == 1
    assert f"URL:{HERE}/table/{timed.id}?since" in calendar.replace("\r\n ", "")
    assert max(map(len, calendar.split("\r\n"))) <= 75
    await told.notifications.new_feeds(emre)
    for nobodys in (token, "x_y", token[:-1], f"{ania.id}_{token[-32:]}"):
        with pytest.raises(NotFound):
            await told.notifications.feed_of(nobodys)
    await told.notifications.remove_feeds(emre)
    assert (await told.notifications.state(emre)).feeds is None


# Limits and privacy


async def test_nobody_has_more_channels_than_the_quota(told: Told) -> None:
    emre = await told.guest("Emre")
    for at in range(10):
        await told.notifications.add_webhook(emre, NewWebhook("json", "en", f"https://example.org/{at}"), HERE)
    with pytest.raises((QuotaExceeded, RateLimited)):
        await told.notifications.add_webhook(emre, NewWebhook("json", "en", "https://example.org/x"), HERE)
    jana = await told.guest("Jana")
    with pytest.raises(NotFound):
        await told.notifications.remove(jana, (await told.notifications.state(emre)).channels[0].id)


async def test_whoever_is_deleted_is_not_told_any_more_and_an_export_has_all_channels(
    told: Told, service: Receiver
) -> None:
    ania, emre = await two(told)
    await told.notifications.add_webhook(emre, NewWebhook("json", "tr", f"{service.url}/secret-hook"), HERE)
    await told.turn(ania, emre)
    exported = (await told.privacy.export(emre)).notifications
    assert exported.language == "tr"
    assert [channel.target for channel in exported.channels] == [{"url": f"{service.url}/secret-hook"}]
    await told.privacy.delete(emre)
    await told.after(3600)
    assert service.got == []
    async with told.store.read() as connection:
        for model in (TurnOutbox, NotificationChannel, NotificationSettings):
            rows = await connection.execute(select(model).where(model.person == emre.id))
            assert rows.all() == []


# Over HTTP


def test_links_in_mails_and_feeds_need_no_cookie_and_work_by_one_click(tmp_path: Path) -> None:
    with Web(tmp_path) as web:
        ania = web.person("Ania")
        assert web.stranger.get("/api/notifications").status_code == 401
        hook = {"preset": "json", "url": "https://hooks.example.org/x", "language": "pl"}
        made = ania.post("/api/notifications/webhook", hook)
        state = ania.get("/api/notifications")
        assert (state["language"], state["mail"]) == ("pl", False)
        assert [channel["label"] for channel in state["channels"]] == ["hooks.example.org"]
        feeds = ania.post("/api/notifications/feeds")
        atom = web.stranger.get(feeds["turns"])
        assert atom.headers["content-type"].startswith("application/atom+xml")
        assert "Twoje tury" in atom.text
        assert web.stranger.get(feeds["deadlines"]).text.endswith("END:VCALENDAR\r\n")
        assert web.stranger.get(feeds["turns"].replace("turns.atom", "x")).status_code == 404
        stop = (
            f"/api/notifications/stop/{made['id']}_{web.services.sessions.sign('notifications stop', made['id'])[:32]}"
        )
        headers = {"Content-Type": "application/x-www-form-urlencoded"}
        assert web.stranger.post(stop[:-1] + "x", headers=headers).status_code in (400, 404)
        assert len(ania.get("/api/notifications")["channels"]) == 1
        assert web.stranger.post(stop, content="List-Unsubscribe=One-Click", headers=headers).status_code == 204
        assert ania.get("/api/notifications")["channels"] == []
        assert web.stranger.get(stop).status_code == 405  # whoever only looks at a link changes nothing


def test_private_addresses_are_refused_unless_the_operator_allows_them(tmp_path: Path) -> None:
    with Web(tmp_path) as web:
        ania = web.person("Ania")
        for url in ("https://127.0.0.1/x", "https://192.168.1.1/x", "http://example.org/x", "https://localhost:9000/"):
            refused = ania.post("/api/notifications/webhook", {"preset": "json", "url": url, "language": "en"}, 400)
            assert refused["error"] == "bad-request"
