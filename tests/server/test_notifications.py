"""People who are elsewhere are told that it is their turn: once, in their words, and only if they want to be."""

import asyncio
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any
from xml.etree import ElementTree
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import func, insert, select, update

from tests.server.house import FREE, ME
from tests.server.patience import PATIENCE
from tests.server.receivers import Browser, Receiver, signed_claims
from tests.server.told import HERE, Told, two
from tests.server.web import Web
from yamen.server.db.batch import Part
from yamen.server.db.models import Move, NotificationChannel, NotificationSettings, Person, Table, TurnOutbox
from yamen.server.errors import Conflict, InvalidInput, NotFound, QuotaExceeded
from yamen.server.notifications import sender as sending
from yamen.server.notifications.digest import table_turn
from yamen.server.notifications.schemas import NewWebhook
from yamen.server.quotas import Quotas
from yamen.server.tables.moves import Advance
from yamen.server.tables.schemas import NewSeat, NewTable
from yamen.server.tables.state import TableState

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


async def test_a_turn_is_stored_together_with_the_move_or_neither_is(told: Told) -> None:
    ania, emre = await two(told)
    people = [ania, emre]
    table = await told.running(ania, emre)
    first = table.game.player
    while table.game.after(middle := table.game.legal_moves()[len(table.game.legal_moves()) // 2])[0].player == first:
        await told.play.play(table.id, people[first], table.number, middle)
    number, rows = table.number, await told.rows()

    def fails(table: TableState, moves: Advance) -> Part:
        return insert(Move), [{"table": table.id, "number": number, "seat": first, "move": middle}]  # there is one

    told.moves.log.along.append(fails)
    with pytest.raises(Conflict):
        await told.play.play(table.id, people[first], number, middle)
    told.moves.log.along.remove(fails)
    assert await stored_number(told, table) == number
    assert await told.rows() == rows
    elsewhere = update(Table).where(Table.id == table.id).values(number=number + 1)
    await told.store.write(lambda connection: connection.execute(elsewhere))
    with pytest.raises(Conflict):
        await told.play.play(table.id, people[first], number, middle)
    assert await told.rows() == rows


async def stored_number(told: Told, table: TableState) -> int:
    last = select(func.max(Move.number)).where(Move.table == table.id)
    async with told.store.read() as connection:
        return int((await connection.execute(last)).scalar_one())


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


async def test_the_turn_of_a_single_opponent_is_told_at_the_length_of_three(told: Told) -> None:
    ania, emre = await two(told)
    people = [ania, emre]
    table = await told.running(*people, game="gugong")
    longest: list[str] = []
    for _ in range(8):
        await told.till_turn_of(table, people, 1)
        async with told.store.read() as connection:
            since = (await table_turn(connection, table, emre.id, table.number, "en", told.clock.wall)).since
        assert len(since) <= 3
        assert sum(map(len, since)) <= 3 * 140
        longest = max(longest, since, key=lambda lines: max(map(len, lines), default=0))
    assert len(longest[0]) > 140


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
    assert "BEGIN:VTIMEZONE" in calendar  # a calendar without any component is none (RFC 5545)
    assert "METHOD" not in calendar  # nobody is invited, and PUBLISH would need an organizer (RFC 5546)
    timed = await told.turn(ania, emre, pace="daily")
    calendar = (await told.feeds.calendar(me, language, HERE, told.clock.wall)).decode()
    assert calendar.count("BEGIN:VEVENT") == 1
    assert "DTEND" not in calendar  # it must be later than the beginning (RFC 5545), and here it would be the same
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
    told.notifications.quotas.quotas = Quotas(channels=2)
    emre = await told.guest("Emre")
    for at in range(2):
        await told.notifications.add_webhook(emre, NewWebhook("json", "en", f"https://example.org/{at}"), HERE)
    with pytest.raises(QuotaExceeded, match="2 channels already"):
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
        calendar = web.stranger.get(feeds["deadlines"])
        assert calendar.headers["content-type"] == "text/calendar; charset=utf-8"
        assert calendar.text.endswith("END:VCALENDAR\r\n")
        assert web.stranger.get(feeds["turns"].replace("turns.atom", "x")).status_code == 404
        stop = (
            f"/api/notifications/stop/{made['id']}_{web.services.sessions.sign('notifications stop', made['id'])[:32]}"
        )
        headers = {"Content-Type": "application/x-www-form-urlencoded"}
        assert web.stranger.post(stop[:-1] + "x", headers=headers).status_code in (400, 404)
        # Mail programs without one click open the address, which leads to the page that asks, and changes nothing.
        page = web.stranger.get(stop, follow_redirects=False)
        assert (page.status_code, page.headers["location"]) == (302, stop.removeprefix("/api"))
        assert len(ania.get("/api/notifications")["channels"]) == 1
        assert web.stranger.post(stop, content="List-Unsubscribe=One-Click", headers=headers).status_code == 204
        assert ania.get("/api/notifications")["channels"] == []


def test_guests_have_their_channels_and_feeds_by_their_recovery_code(tmp_path: Path) -> None:
    with Web(tmp_path) as web:
        ania = web.person("Ania")
        ania.post(
            "/api/notifications/webhook", {"preset": "json", "url": "https://hooks.example.org/x", "language": "pl"}
        )
        ania.post("/api/notifications/feeds")
        had = ania.get("/api/notifications")
        assert web.stranger.post("/api/people/recover", json={"code": ania.code}).status_code == 200
        assert web.stranger.get("/api/notifications").json() == had


def test_private_addresses_are_refused_unless_the_operator_allows_them(tmp_path: Path) -> None:
    with Web(tmp_path) as web:
        ania = web.person("Ania")
        for url in ("https://127.0.0.1/x", "https://192.168.1.1/x", "http://example.org/x", "https://localhost:9000/"):
            refused = ania.post("/api/notifications/webhook", {"preset": "json", "url": url, "language": "en"}, 400)
            assert refused["error"] == "bad-request"
