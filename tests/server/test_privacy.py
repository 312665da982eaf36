"""What the server has of a person: all of it exported, and deleted without a trace but for the games."""

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from tests.server.house import FREE, ME, House
from tests.server.patience import till, until
from tests.server.processes import begun, serving
from tests.server.test_sign_in import outdate
from tests.server.web import Web
from yamen import loads
from yamen.cli import main
from yamen.server.accounts.lookup import find_person
from yamen.server.db.models import Base
from yamen.server.errors import InvalidInput, NotFound
from yamen.server.moderation.schemas import NewReport, NewSanction
from yamen.server.tables.text import describe

SECRET = "correct horse battery"
MANY = 10_000


@pytest.fixture(params=["sqlite", "postgres"])
async def either(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[House]:
    house = await House.at(tmp_path, None if request.param == "sqlite" else request.getfixturevalue("database"))
    yield house
    await house.close()


async def everything(house: House) -> str:
    """All that is stored, as text."""
    async with house.store.read() as connection:
        rows = [
            [str(value) for value in row]
            for table in Base.metadata.sorted_tables
            for row in await connection.execute(table.select())
        ]
    return json.dumps(rows, ensure_ascii=False)


async def test_a_person_gets_all_that_is_stored_about_them(either: House) -> None:
    zofia, emre = await either.guest("Zofia"), await either.guest("Emre")
    await either.accounts.set_password(zofia, "zofia_k", SECRET)
    await either.sessions.begin(zofia.id, "Firefox, Linux")
    over, running = await either.running(zofia, emre), await either.running(emre, zofia)
    await either.play_on(over, [zofia, emre], MANY)
    await either.chat.post(over.id, zofia, "players", "cześć")
    await either.chat.post(over.id, emre, "players", "not hers")
    await either.table(emre, ME, FREE)
    whole = await either.privacy.export(zofia)
    assert (whole.account.name, whole.account.login, whole.account.password) == ("Zofia", "zofia_k", True)
    assert [session.device for session in whole.sessions] == ["Firefox, Linux"]
    assert [line.text for line in whole.chat] == ["cześć"]
    tables = {table.id: table for table in whole.tables}
    assert set(tables) == {over.id, running.id}
    assert (tables[over.id].seats, tables[over.id].made) == ([0], True)
    assert (tables[running.id].seats, tables[running.id].made) == ([1], False)
    record = tables[over.id].record
    assert record is not None
    assert loads(record).scores == over.game.scores
    assert tables[running.id].record is None  # it would tell what is hidden
    text = msgspec.json.encode(whole).decode()
    assert SECRET not in text
    assert "argon2" not in text


async def test_who_is_deleted_leaves_nothing_but_the_games(either: House) -> None:
    zofia, emre, jana = [await either.guest(name) for name in ("Zofia", "Emre", "Jana")]
    await either.accounts.set_password(zofia, "zofia_k", SECRET)
    cookie = await either.sessions.begin(zofia.id, "Firefox, Linux")
    over, running = await either.running(zofia, emre), await either.running(emre, zofia)
    await either.play_on(over, [zofia, emre], MANY)
    scores = list(over.game.scores)
    open_ = await either.table(jana, ME, FREE, FREE)
    await either.seating.join(open_.id, zofia, 1)
    await either.chat.post(over.id, zofia, "players", "good game")
    await either.play.propose(running.id, zofia, running.number, "abandon")

    await either.privacy.delete(zofia)

    left = await everything(either)
    for trace in ("Zofia", "zofia", "Firefox", "argon2"):
        assert trace not in left
    assert await either.sessions.find(cookie) is None
    (line,) = await either.chat.lines(over.id, emre, "players")
    assert (line.name, line.seat, line.text) == ("", 0, "good game")
    await till(lambda: not any(table.stale for table in (over, running, open_)))
    assert [(seat.kind, seat.name) for seat in over.seats] == [("person", ""), ("person", "Emre")]
    record = loads(await either.records.record(over.id, emre))
    assert (record.names, record.scores) == (["former player", "Emre"], scores)
    assert [(seat.kind, seat.name) for seat in open_.seats] == [("person", "Jana"), ("open", ""), ("open", "")]
    view = await either.tables.view(over.id, emre)
    assert "former player" in str(describe(over, view, "en"))
    assert "były gracz" in str(describe(over, view, "pl"))
    await either.seating.join(open_.id, emre, 2)
    await either.seating.join(open_.id, await either.guest("Zofia"), 1)  # her name is free again
    await either.play.start(open_.id, jana)
    while running.stage == "running":  # a bot has followed her
        await either.wait_for_bots(running)
        await either.play_on(running, [emre, emre], 1)
    assert running.seats[1].kind == "bot"
    with pytest.raises(NotFound):
        await either.accounts.recover("deleted")


async def test_who_is_deleted_is_in_no_report_and_no_notice(either: House) -> None:
    zofia, emre, jana = [await either.guest(name) for name in ("Zofia", "Emre", "Jana")]
    table = await either.running(zofia, emre, jana)
    await either.chat.post(table.id, zofia, "players", "cześć")
    for who, seat, note in ((emre, 0, "of her"), (zofia, 1, "by her"), (jana, 1, "of him")):
        await either.moderation.report(who, NewReport(table.id, "spam", note, seat=seat))
    await either.moderation.sanction(NewSanction(zofia.id, "warn", "to her"))
    await either.privacy.delete(zofia)
    left = await everything(either)
    assert not [trace for trace in ("Zofia", "of her", "by her", "to her") if trace in left]
    (report,) = await either.moderation.open_reports()
    assert (report.note, [(line.name, line.text) for line in report.lines]) == ("of him", [("", "cześć")])


async def test_a_bot_follows_at_a_table_that_nobody_looks_at(tmp_path: Path) -> None:
    house = await House.at(tmp_path)
    zofia, emre = await house.guest("Zofia"), await house.guest("Emre")
    table = await house.running(zofia, emre)
    while table.game.player != 0:
        await house.play_on(table, [zofia, emre], 1)
    id_, number = table.id, table.number
    house = await house.reopened()
    assert house.registry.peek(id_) is None
    await house.privacy.delete(zofia)
    await till(lambda: (table := house.registry.peek(id_)) is not None and table.number > number)
    await house.close()


async def test_people_are_found_by_the_names_they_have(house: House) -> None:
    ania, zofia = await house.guest("Ania"), await house.guest("Zofia")
    await house.accounts.set_password(zofia, "zofia_k", SECRET)
    for wanted in (zofia.id, "zofia_k", "ZOFIA_K", "Zofia"):
        assert (await find_person(house.store, wanted)).id == zofia.id
    other = await house.guest("Ania")
    with pytest.raises(InvalidInput) as several:
        await find_person(house.store, "Ania")
    assert ania.id in str(several.value)
    assert other.id in str(several.value)
    await house.privacy.delete(ania)
    assert (await find_person(house.store, "Ania")).id == other.id
    for nobody in ("", "Nobody"):
        with pytest.raises(NotFound, match="Nobody is called"):
            await find_person(house.store, nobody)


def test_both_ask_again_who_it_is(tmp_path: Path) -> None:
    with Web(tmp_path) as web:
        ania = web.person("Ania")
        outdate(web)
        assert ania.get("/api/people/export", 403)["error"] == "not-proven"
        assert ania.post("/api/people/delete", {}, 403)["error"] == "not-proven"
        ania.post("/api/people/confirm", {"code": ania.code})
        answer = web.stranger.get("/api/people/export", headers=ania.headers)
        assert answer.headers["Content-Disposition"].startswith("attachment")
        assert answer.json()["account"]["name"] == "Ania"
        assert web.stranger.post("/api/people/delete", headers=ania.headers).status_code == 204
        ania.get("/api/people/me", 401)
        assert web.stranger.post("/api/people/recover", json={"code": ania.code}).status_code == 404


def test_the_operator_exports_and_deletes_while_the_server_runs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(tmp_path) as server:
        cookie, path = begun(server, {"kind": "me"}, {"kind": "same_screen"})
        with server.client(cookie) as ania, server.live(path, cookie):
            assert ania.get(path).json()["seats"][0]["name"] == "Ania"
            assert main(["admin", "export", "Ania", "--data", str(tmp_path)]) == 0
            whole = json.loads(capsys.readouterr().out)
            assert (whole["account"]["name"], len(whole["tables"])) == ("Ania", 1)
            out = tmp_path / "ania.json"
            assert main(["admin", "export", "Ania", "--data", str(tmp_path), "--out", str(out)]) == 0
            assert json.loads(out.read_text()) == whole
            assert main(["admin", "delete", "Ania", "--yes", "--data", str(tmp_path)]) == 0
            until(lambda: ania.get("/api/people/me").status_code == 401)
            until(lambda: ania.get(path).json()["seats"][0]["kind"] == "bot")
            with sqlite3.connect(tmp_path / "yamen.sqlite3") as database:
                until(lambda: database.execute("SELECT COUNT(*) FROM changes").fetchone() == (0,))
            database.close()
    assert main(["admin", "delete", "Ania", "--yes", "--data", str(tmp_path)]) == 2
    assert "Nobody is called Ania" in capsys.readouterr().err
    assert main(["admin", "export", "Ania", "--data", str(tmp_path / "nowhere")]) == 2
    assert "There is no server's data" in capsys.readouterr().err


async def test_a_new_code_from_the_operator_ends_the_lost_one(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    welcome = await house.accounts.create("Ania")
    command = ["admin", "code", "Ania", "--data", str(house.config.data)]
    assert await asyncio.to_thread(main, command) == 0
    code = capsys.readouterr().out.strip()
    assert (await house.accounts.recover(code)).id == welcome.id
    with pytest.raises(NotFound):
        await house.accounts.recover(welcome.recovery_code)
