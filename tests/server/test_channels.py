"""Webhooks and e-mail: each service gets what it takes, and nobody is made to ask where they must not."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.server.receivers import Browser, Mailbox, Receiver, mail_server
from tests.server.told import HERE, Told, two
from yamen.server.accounts.schemas import Me
from yamen.server.clocks.paces import DAY, HOUR
from yamen.server.errors import InvalidInput, NotFound, RateLimited
from yamen.server.notifications.channels.mail import MailServer
from yamen.server.notifications.channels.webhooks import PRESETS as POSTS
from yamen.server.notifications.delivery import TableTurn, TurnMessage
from yamen.server.notifications.outbound import Outbound, is_public
from yamen.server.notifications.schemas import NewEmail, NewWebhook

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
    title = "title" if "title" in received.json else field
    assert received.json[title].startswith("Your turn: In the Year of the Dragon · Ania")
    assert f"{HERE}/table/{table.id}?since" in received.body.decode()
    secrets = {"ntfy": "Bearer tk_1", "json": "Bearer secret"}
    assert received.headers.get("authorization") == secrets.get(preset)
    assert received.headers.get("x-gotify-key") == ("A1" if preset == "gotify" else None)
    if preset == "telegram":
        assert received.json["chat_id"] == "42"
    if preset == "slack":
        assert received.json["mrkdwn"] is False
    if preset == "matrix":
        link = f"{HERE}/table/{table.id}?since"
        html = received.json["html"].replace("<br>", "\n")
        assert html == received.json["text"].replace(link, f'<a href="{link}">{link}</a>')
    (info,) = (await told.notifications.state(emre)).channels
    assert (info.kind, info.label, info.state) == (preset, "127.0.0.1", "on")


def test_names_are_no_markup_where_a_service_knows_some_and_no_message_is_empty() -> None:
    turn = TableTurn("AAAA", 1, "Gùgōng · Jan", [])
    message = TurnMessage("Your turn: [<b>](https://example.org) *Jan_", [], "en", [turn])
    link = f"{HERE}/table/AAAA?since"
    posts = {name: post({"url": "https://example.org/x"}, message, HERE).body for name, post in POSTS.items()}
    said = r"Your turn: \[\<b\>\](https://example.org) \*Jan\_"
    assert posts["discord"]["content"] == f"{said}\n{link}"
    assert posts["slack"]["text"] == f"Your turn: [&lt;b&gt;](https://example.org) *Jan_\n{link}"
    assert (
        posts["matrix"]["html"] == f'Your turn: [&lt;b&gt;](https://example.org) *Jan_<br><a href="{link}">{link}</a>'
    )
    assert posts["ntfy"]["message"] == posts["gotify"]["message"] == message.title


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
        assert mail["Content-Language"] == "cs"
        # Mail programs read the line as it is, so it must be neither encoded nor folded.
        lines = box.raw[1].decode("ascii").split("\r\n")
        (line,) = [line for line in lines if line.startswith("List-Unsubscribe: ")]
        stop = re.fullmatch(rf"List-Unsubscribe: <{HERE}/api/notifications/stop/(\S+)>", line)
        assert stop
        assert "List-Unsubscribe-Post: List-Unsubscribe=One-Click" in lines
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
