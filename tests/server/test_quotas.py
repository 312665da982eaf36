"""Quotas: one person, or one address, can't take up the server; nor can a stranger all seats."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from prometheus_client import REGISTRY

from tests.server.house import FREE, ME, House, bot
from tests.server.test_again import PACK
from tests.server.web import Web
from yamen.cli import main
from yamen.engine.definition import Setup
from yamen.server import quotas as quotas_module
from yamen.server.accounts.schemas import Me
from yamen.server.clocks.paces import PaceName
from yamen.server.config import Config
from yamen.server.db.models import LOCKED
from yamen.server.errors import Conflict, InvalidInput, PermissionDenied, QuotaExceeded, SentAway, TooManySeats
from yamen.server.quotas import Quotas, QuotaService
from yamen.server.services import Services
from yamen.server.tables.schemas import NewTable
from yamen.server.tables.state import TableState


@pytest.fixture(params=["sqlite", "postgresql"])
async def home(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[House]:
    """A server on either database that gives little to anybody."""
    database = request.getfixturevalue("database") if request.param == "postgresql" else None
    house = await House.at(tmp_path, database)
    house.quotas.quotas = Quotas(open_tables=3, running_tables=2, tables_a_day=7, packs=1, chat_lines_a_day=2)
    yield house
    await house.close()


def refused(quota: str) -> float:
    return REGISTRY.get_sample_value("yamen_quota_refusals_total", {"quota": quota}) or 0.0


async def abandon(home: House, table: TableState, person: Me) -> None:
    """At whatever move the bots of the table have come to."""
    while True:
        try:
            return await home.play.propose(table.id, person, table.number, "abandon")
        except Conflict:
            continue


async def test_a_person_makes_and_plays_only_so_many_tables(home: House) -> None:
    ania, emre = [await home.guest(name) for name in ("Ania", "Emre")]
    before = refused("open_tables")
    made = await asyncio.gather(*(home.table(ania, ME, bot()) for _ in range(8)), return_exceptions=True)
    tables = [table for table in made if not isinstance(table, BaseException)]
    assert {str(error) for error in made if isinstance(error, BaseException)} == {
        "3 tables of yours wait for players; begin one of them, or play at one."
    }
    assert (len(tables), refused("open_tables") - before) == (3, 5)
    await home.table(emre, ME, bot())  # others are not concerned
    for table in tables[:2]:
        await home.play.start(table.id, ania)
    with pytest.raises(QuotaExceeded, match="are being played"):
        await home.play.start(tables[2].id, ania)
    for table in tables[:2]:
        await abandon(home, table, ania)
    await home.play.start(tables[2].id, ania)
    for table in tables[:2]:
        await home.tables.rematch(table.id, ania)
    await home.table(ania, ME, bot())
    with pytest.raises(QuotaExceeded, match="wait for players"):
        await home.table(ania, ME, bot())
    await abandon(home, tables[2], ania)
    with pytest.raises(QuotaExceeded, match="wait for players"):
        await home.tables.rematch(tables[2].id, ania)
    await home.advice.branch(tables[0].id, ania, 0, 0, "random")
    with pytest.raises(QuotaExceeded, match="today"):
        await home.advice.branch(tables[0].id, ania, 0, 0, "random")


async def test_packs_and_chat_lines_are_counted(home: House) -> None:
    ania = await home.guest("Ania")
    table = await home.tables.create(ania, NewTable("gugong", [ME, FREE], content=PACK))
    with pytest.raises(QuotaExceeded, match="content packs"):
        await home.tables.create(ania, NewTable("gugong", [ME, FREE], content=PACK))
    for _ in range(2):
        await home.chat.post(table.id, ania, "players", "hello")
    with pytest.raises(QuotaExceeded, match="2 lines today"):
        await home.chat.post(table.id, ania, "players", "hello")


async def test_a_stranger_holds_three_open_seats_at_most(home: House) -> None:
    hosts = [await home.guest(f"Host {number}") for number in range(6)]
    tables = [await home.table(host, ME, FREE, FREE) for host in hosts]
    guest = await home.guest("Guest")
    seats = [home.seating.join(table.id, guest, seat) for table in tables for seat in (1, 2)]
    taken = await asyncio.gather(*seats, return_exceptions=True)
    assert [type(outcome) for outcome in taken if outcome is not None] == [TooManySeats] * 9
    own = await home.table(guest, FREE, FREE)
    await home.seating.join(own.id, guest, 0)  # at one's own table one may sit
    held = next(table for table in tables if table.permissions.seats_of(guest.id))
    await home.seating.leave(held.id, guest, held.permissions.seats_of(guest.id)[0])
    free = next(seat for seat in (1, 2) if tables[5].seats[seat].kind == "open")
    await home.seating.join(tables[5].id, guest, free)
    for seat in (1, 2):
        if tables[5].seats[seat].kind == "open":
            await home.seating.join(tables[5].id, await home.guest("Other"), seat)
    await home.play.start(tables[5].id, hosts[5])
    await home.seating.join(next(table for table in tables[:5] if table.seats[1].kind == "open").id, guest, 1)


async def test_the_host_sends_people_away_and_locks_seats_before_the_start(home: House) -> None:
    host, pest, friend = [await home.guest(name) for name in ("Host", "Pest", "Friend")]
    table = await home.table(host, ME, FREE, FREE, FREE)
    for seat in (1, 2):
        await home.seating.join(table.id, pest, seat)
    with pytest.raises(PermissionDenied, match="send people away"):
        await home.seating.send_away(table.id, pest, 0)
    for seat in (0, 3):
        with pytest.raises(Conflict, match="Nobody else"):
            await home.seating.send_away(table.id, host, seat)
    heard = []
    table.listeners.add(lambda notice: heard.extend(notice.steps))
    await home.seating.send_away(table.id, host, 2)
    assert [seat.kind for seat in table.seats] == ["person", "open", "open", "open"]
    assert [(step.seat, step.events[0]["kind"]) for step in heard] == [(2, "removed")]
    with pytest.raises(SentAway):
        await home.seating.join(table.id, pest, 1)
    with pytest.raises(PermissionDenied, match="lock seats"):
        await home.seating.lock_seat(table.id, friend, 3, True)
    for seat in (2, 3):
        await home.seating.lock_seat(table.id, host, seat, True)
    with pytest.raises(Conflict):
        await home.seating.join(table.id, friend, 3)
    await home.seating.join(table.id, friend, 1)
    assert table.id not in {line.id for line in await home.listing.list_public(friend)}  # strangers can't sit down
    again = await House.at(home.config.data, home.config.database)
    assert [seat.kind for seat in (await again.registry.get(table.id)).seats] == ["person", "person", LOCKED, LOCKED]
    await again.close()
    await home.seating.lock_seat(table.id, host, 3, False)
    assert table.id in {line.id for line in await home.listing.list_public(friend)}
    await home.seating.seat_bot(table.id, host, 3, "random")
    await home.seating.lock_seat(table.id, host, 2, False)
    await home.seating.seat_bot(table.id, host, 2, "random")
    await home.play.start(table.id, host)
    for late in (home.seating.send_away(table.id, host, 1), home.seating.lock_seat(table.id, host, 1, True)):
        with pytest.raises(Conflict, match="begun"):
            await late


@pytest.mark.parametrize("pace", ["none", "daily"])
async def test_a_game_begins_without_its_locked_seats(house: House, pace: PaceName) -> None:
    host, friend, other, stranger = [await house.guest(name) for name in ("Host", "Friend", "Other", "Stranger")]
    table = await house.table(host, ME, FREE, FREE, FREE, FREE, pace=pace)
    await house.seating.join(table.id, stranger, 1)
    await house.seating.join(table.id, friend, 2)
    await house.chat.post(table.id, friend, "players", "Hello")
    await house.seating.leave(table.id, stranger, 1)
    for seat in (1, 3):
        await house.seating.lock_seat(table.id, host, seat, True)
    with pytest.raises(Conflict, match=r"still open: 5\."):
        await house.play.start(table.id, host)
    await house.seating.join(table.id, other, 4)
    before = await house.tables.view(table.id, friend)
    assert (before.players, before.seat) == (5, 2)
    await house.play.start(table.id, host)
    await house.play_on(table, [host, friend, other], 30)
    kept = await house.reopened()
    for reader in (house, kept):
        view = await reader.tables.view(table.id, friend)
        assert (view.players, view.seat, view.number > 30) == (3, 1, True)
        assert [seat.name for seat in view.seats] == ["Host", "Friend", "Other"]
        assert (await reader.registry.get(table.id)).setup == Setup(table.setup.game, 3)
        told = [
            (step.seat, event["name"], event["kind"])
            for step in (await reader.records.log_since(table.id, host, 0)).notices
            for event in step.events
        ]
        assert told == [
            (3, "Stranger", "joined"),
            (1, "Friend", "joined"),
            (3, "Stranger", "left"),
            (2, "Other", "joined"),
        ]
        assert [(line.seat, line.text) for line in await reader.chat.lines(table.id, host, "players")] == [(1, "Hello")]
        assert [line.names for line in await reader.listing.list_own(friend)] == [["Host", "Friend", "Other"]]
    await kept.close()


async def test_locked_seats_stay_where_too_few_would_be_left_to_play(house: House) -> None:
    host = await house.guest("Host")
    table = await house.table(host, ME, FREE, FREE, game="gugong")
    for seat in (1, 2):
        await house.seating.lock_seat(table.id, host, seat, True)
    with pytest.raises(Conflict, match="one would play alone"):
        await house.play.start(table.id, host)
    assert [seat.kind for seat in table.seats] == ["person", LOCKED, LOCKED]


async def test_a_start_that_is_not_stored_leaves_locked_seats_where_they_are(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, friend = await house.guest("Host"), await house.guest("Friend")
    table = await house.table(host, ME, FREE, FREE)
    await house.seating.join(table.id, friend, 2)
    await house.seating.lock_seat(table.id, host, 1, True)

    async def full(work: object) -> None:
        raise OSError("No space left on device.")

    with monkeypatch.context() as disk:
        disk.setattr(house.store, "write", full)
        with pytest.raises(OSError, match="No space"):
            await house.play.start(table.id, host)
    view = await house.tables.view(table.id, friend)
    assert (view.players, view.seat, [seat.kind for seat in view.seats]) == (3, 2, ["person", LOCKED, "person"])
    await house.seating.lock_seat(table.id, host, 1, False)


async def test_another_process_knows_a_game_that_has_begun_without_its_locked_seats(
    database: str, tmp_path: Path
) -> None:
    here, there = await House.at(tmp_path, database), await House.at(tmp_path, database)
    host, guest = [await here.guest(name) for name in ("Host", "Guest")]
    table = await here.table(host, ME, FREE, FREE)
    await here.seating.join(table.id, guest, 2)
    assert (await there.tables.view(table.id, guest)).players == 3
    await here.seating.lock_seat(table.id, host, 1, True)
    await here.play.start(table.id, host)
    await here.play_on(table, [host, guest], 6)
    view = await there.tables.view(table.id, guest)
    assert (view.players, view.seat, view.number) == (2, 1, table.number)
    other = await there.registry.get(table.id)
    await there.play_on(other, [host, guest], 6)
    assert (await here.tables.view(table.id, host)).number == other.number
    for house in (here, there):
        await house.close()


async def test_a_game_with_a_locked_seat_is_not_begun_by_a_process_that_does_not_know(
    database: str, tmp_path: Path
) -> None:
    here, there = await House.at(tmp_path, database), await House.at(tmp_path, database)
    host, guest = [await here.guest(name) for name in ("Host", "Guest")]
    table = await here.table(host, ME, FREE)
    await here.seating.join(table.id, guest, 1)
    other = await there.registry.get(table.id)
    assert not [seat for seat in other.seats if seat.kind == "open"]
    await here.seating.leave(table.id, guest, 1)
    await here.seating.lock_seat(table.id, host, 1, True)
    with pytest.raises(Conflict):
        await there.play.start(table.id, host)
    for house in (here, there):
        await house.close()


def test_this_machine_is_the_operators() -> None:
    quotas = QuotaService(Quotas(people_by_address=1))
    for address in ("127.0.0.1", "::1", "", "192.0.2.7", "testclient"):
        quotas.count_address("people", address)
    quotas.count_address("people", "127.0.0.1")
    quotas.count_address("people", "::1")
    with pytest.raises(QuotaExceeded):
        quotas.count_address("people", "192.0.2.7")


def test_addresses_are_counted_as_long_as_there_is_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas_module, "MAX_ADDRESSES", 100)
    quotas = QuotaService(Quotas(people_by_address=1))
    for number in range(1000):
        quotas.count_address("people", f"192.0.{number // 256}.{number % 256}")
    assert len(quotas._by_address) <= 101


def test_one_address_makes_only_so_many_people_tables_and_lines(tmp_path: Path) -> None:
    with Web(tmp_path) as web:
        web.services.quotas.quotas = Quotas(people_by_address=2, tables_by_address=1, chat_lines_by_address=1)
        ania, emre = web.person("Ania"), web.person("Emre")
        late = web.stranger.post("/api/people", json={"name": "Jana"})
        assert (late.status_code, late.json()["error"]) == (429, "quota")
        table = {"game": "dragon", "seats": [{"kind": "me"}, {"kind": "open"}]}
        path = f"/api/tables/{ania.post('/api/tables', table)['id']}"
        assert emre.post("/api/tables", table, 429)["error"] == "quota"
        ania.post(f"{path}/chat", {"room": "players", "text": "hello"})
        assert ania.post(f"{path}/chat", {"room": "players", "text": "hello"}, 429)["error"] == "quota"
        with ania.live(path) as socket:
            socket.receive_text(timeout=10)
            socket.send_text('{"type":"chat","room":"players","text":"hello"}')
            assert '"error":"quota"' in socket.receive_text(timeout=10)


def test_seats_are_locked_and_freed_over_http(tmp_path: Path) -> None:
    with Web(tmp_path) as web:
        ania, emre = web.person("Ania"), web.person("Emre")
        table = {"game": "dragon", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
        path = f"/api/tables/{ania.post('/api/tables', table)['id']}"
        emre.post(f"{path}/seats", {"seat": 1})
        assert ania.post(f"{path}/seats/send-away", {"seat": 1})["seats"][1]["kind"] == "open"
        assert emre.post(f"{path}/seats", {"seat": 1}, 403)["error"] == "sent-away"
        assert ania.post(f"{path}/seats/lock", {"seat": 2, "locked": True})["seats"][2]["kind"] == "locked"
        emre.post(f"{path}/seats/lock", {"seat": 2, "locked": False}, 403)


def test_quotas_are_set_by_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    changed = Quotas().with_limits(["open-tables=5", "archive_days=0"])
    assert (changed.open_tables, changed.archive_days, changed.packs) == (5, 0, Quotas().packs)
    for wrong in ("tables=3", "packs", "packs=-1", "packs=many"):
        with pytest.raises(InvalidInput, match=wrong.partition("=")[0]):
            Quotas().with_limits([wrong])
    assert main(["serve", "--data", str(tmp_path), "--port", "0", "--limit", "nonsense=1", "--lang", "en"]) == 2
    assert "open_tables" in capsys.readouterr().err


def test_the_operator_sees_who_takes_up_most(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with Web(tmp_path) as web:
        ania, emre = web.person("Ania"), web.person("Emre")
        web.running(ania, emre)
        table = {"game": "dragon", "seats": [{"kind": "me"}, {"kind": "open"}]}
        for _ in range(3):
            path = f"/api/tables/{emre.post('/api/tables', table)['id']}"
            emre.post(f"{path}/chat", {"room": "players", "text": "hello " * 150})
        assert main(["admin", "usage", "--data", str(tmp_path), "--lang", "en"]) == 0  # while the server runs
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines if line.startswith(("Ania", "Emre"))] == ["Emre", "Ania"]
    emres = next(line for line in lines if line.startswith("Emre"))
    assert emres.split()[1:5] == ["3", "0", "0", "3"]
    services = Services.from_config(Config(tmp_path))  # and it changes nothing
    asyncio.run(services.close())
    deleted = next(line for line in lines if line.startswith("Ania")).split()[-1]
    assert main(["admin", "delete", deleted, "--yes", "--data", str(tmp_path)]) == 0
    assert main(["admin", "usage", "--data", str(tmp_path), "--lang", "en"]) == 0
    left = capsys.readouterr().out.splitlines()
    assert [line.split()[-1] for line in left if line.startswith("former player")] == [deleted]
    assert main(["admin", "usage", "--data", str(tmp_path / "none"), "--lang", "en"]) == 2


async def test_usage_is_told_on_postgresql_too(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    house = await House.at(tmp_path, database)
    await house.table(await house.guest("Ania"), ME, FREE)
    await house.close()
    assert await asyncio.to_thread(main, ["admin", "usage", "--database", database, "--lang", "en"]) == 0
    assert "Ania" in capsys.readouterr().out
