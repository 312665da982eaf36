"""People: guests, those with a name and a password, and what a cookie is worth when."""

import asyncio
import json
import re
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncConnection

from tests.server.house import House
from tests.server.patience import PATIENCE, till, until
from tests.server.web import Person, Web
from yamen.server.accounts import sessions
from yamen.server.accounts.passwords import NO_PASSWORD, verify
from yamen.server.accounts.schemas import Me
from yamen.server.config import Config
from yamen.server.db.models import Person as PersonRow
from yamen.server.db.models import Session
from yamen.server.errors import Conflict, InvalidInput, NotFound
from yamen.server.services import Services

SECRET = "correct horse battery"


@pytest.fixture
def web(tmp_path: Path) -> Iterator[Web]:
    with Web(tmp_path) as web:
        yield web


def sign_in(web: Web, path: str, data: Any) -> Person:
    answer = web.stranger.post(path, json=data)
    web.stranger.cookies.clear()
    assert answer.status_code == 200, answer.text
    return Person(web.stranger, answer.cookies["yamen"])


def test_a_name_and_a_password_bring_all_tables_to_another_device(web: Web) -> None:
    ania, emre = web.person("Ania"), web.person("Emre")
    assert ania.get("/api/people/me")["login"] is None
    path = web.running(ania, emre)
    told = ania.post("/api/people/password", {"login": "Ania_K", "password": SECRET})
    assert (told["name"], told["login"]) == ("Ania", "ania_k")
    phone = sign_in(web, "/api/people/login", {"login": "ANIA_k", "password": SECRET})
    assert phone.get("/api/people/me") == told == ania.get("/api/people/me")
    assert [line["id"] for line in phone.get("/api/tables")] == [path.rpartition("/")[2]]
    assert phone.get(path)["seat"] == 0
    phone.post("/api/people/password", {"login": "ania", "password": "another long secret"})
    login = {"login": "ania_k", "password": SECRET}
    assert web.stranger.post("/api/people/login", json=login).status_code == 403
    sign_in(web, "/api/people/login", {"login": "ania", "password": "another long secret"})


def test_an_unknown_name_and_a_wrong_password_get_the_same_answer(web: Web) -> None:
    ania, emre = web.person("Ania"), web.person("Emre")
    ania.post("/api/people/password", {"login": "ania", "password": SECRET})
    wrong = web.stranger.post("/api/people/login", json={"login": "ania", "password": "wrong password"})
    unknown = web.stranger.post("/api/people/login", json={"login": "anja", "password": "wrong password"})
    assert (wrong.status_code, wrong.content) == (unknown.status_code, unknown.content)
    assert wrong.status_code == 403
    assert "yamen" not in wrong.cookies
    taken = emre.post("/api/people/password", {"login": "ＡNIA ", "password": SECRET}, 409)
    assert taken["error"] == "name-taken"
    emre.post("/api/people/password", {"login": "emre", "password": "short"}, 400)


async def test_a_name_that_nobody_has_takes_as_much_work_as_a_wrong_password(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ania = await house.guest("Ania")
    await house.accounts.set_password(ania, "ania", SECRET)
    async with house.store.read() as connection:
        hash_ = (await connection.execute(PersonRow.__table__.select())).one().password
    parameters = re.compile(r"\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$")
    ours, nobodys = parameters.match(hash_), parameters.match(NO_PASSWORD)
    assert ours
    assert nobodys
    assert ours[0] == nobodys[0]
    assert not verify(NO_PASSWORD, SECRET)
    assert SECRET not in hash_


def test_a_cookie_is_worth_nothing_after_signing_out(web: Web) -> None:
    ania = web.person("Ania")
    phone = sign_in(web, "/api/people/recover", {"code": ania.code})
    answer = web.stranger.post("/api/people/logout", headers=ania.headers)
    assert answer.status_code == 204
    assert 'yamen=""' in answer.headers["set-cookie"] or "yamen=;" in answer.headers["set-cookie"]
    ania.get("/api/people/me", 401)
    ania.post("/api/tables", {"game": "dragon", "seats": [{"kind": "me"}, {"kind": "bot"}]}, 401)
    assert phone.get("/api/people/me")["name"] == "Ania"
    again = sign_in(web, "/api/people/recover", {"code": ania.code})
    assert web.stranger.post("/api/people/logout-everywhere", headers=phone.headers).status_code == 204
    for device in (ania, phone, again):
        device.get("/api/people/me", 401)
    assert web.stranger.post("/api/people/logout").status_code == 204  # nobody may go as well


def test_a_cookie_stays_worth_nothing_after_a_restart(tmp_path: Path) -> None:
    with Web(tmp_path) as web:
        ania, emre = web.person("Ania"), web.person("Emre")
        web.stranger.post("/api/people/logout", headers=ania.headers)
    with Web(tmp_path) as web:
        Person(web.stranger, ania.cookie).get("/api/people/me", 401)
        assert Person(web.stranger, emre.cookie).get("/api/people/me")["name"] == "Emre"


def test_a_new_recovery_code_ends_the_one_before(web: Web) -> None:
    ania = web.person("Ania")
    new = ania.post("/api/people/code")
    assert new["recovery_code"] != ania.code
    assert web.stranger.post("/api/people/recover", json={"code": ania.code}).status_code == 404
    assert sign_in(web, "/api/people/recover", {"code": new["recovery_code"]}).get("/api/people/me")["id"] == new["id"]


def test_people_change_their_name_at_tables_to_come(web: Web) -> None:
    ania = web.person("Ania")
    assert ania.post("/api/people/name", {"name": " <i>Anna</i> "})["name"] == "<i>Anna</i>"
    assert ania.get("/api/people/me")["name"] == "<i>Anna</i>"
    table = ania.post("/api/tables", {"game": "dragon", "seats": [{"kind": "me"}, {"kind": "open"}]})
    assert table["seats"][0]["name"] == "<i>Anna</i>"
    ania.post("/api/people/name", {"name": "  "}, 400)
    ania.post("/api/people/name", {"name": "a\u0007b"}, 400)


def test_sockets_close_when_their_session_ends(web: Web) -> None:
    ania, emre = web.person("Ania"), web.person("Emre")
    phone = sign_in(web, "/api/people/recover", {"code": ania.code})
    path = web.running(ania, emre)
    with ania.live(path) as one, phone.live(path) as two:
        assert json.loads(one.receive_text(timeout=PATIENCE))["type"] == "state"
        assert json.loads(two.receive_text(timeout=PATIENCE))["type"] == "state"
        web.stranger.post("/api/people/logout", headers=ania.headers)
        assert json.loads(one.receive_text(timeout=PATIENCE))["error"] == "nameless"
        with pytest.raises(WebSocketDisconnect) as gone:
            one.receive_text(timeout=PATIENCE)
        assert gone.value.code == 4401
        until(lambda: len(web.services.sessions._on_end) == 1)
        two.send_text(json.dumps({"type": "chat", "room": "players", "text": "still here"}))
        assert json.loads(two.receive_text(timeout=PATIENCE))["type"] == "chat"
    until(lambda: web.services.sessions._on_end == {})


@pytest.mark.parametrize("where", ["sqlite", "postgres"])
async def test_sessions_are_stored_without_what_the_cookie_holds(
    tmp_path: Path, where: str, request: pytest.FixtureRequest
) -> None:
    database = None if where == "sqlite" else request.getfixturevalue("database")
    house = await House.at(tmp_path, database)
    ania = await house.guest("Ania")
    cookie = await house.sessions.begin(ania.id)
    signed = await house.sessions.find(cookie)
    assert signed is not None
    assert signed.me == ania
    async with house.store.read() as connection:
        stored = (await connection.execute(Session.__table__.select())).one()
    assert stored.id == signed.session
    assert stored.id not in cookie
    assert await house.sessions.find(f"{stored.id}.{house.sessions._signature(stored.id)}") is None
    other = await House.at(tmp_path, database)
    await house.sessions.end([signed.session])
    assert await house.sessions.find(cookie) is None
    assert await other.sessions.find(cookie) is None
    if where == "postgres":  # another process has seen it alive, and hears of the end all the same
        cookie = await house.sessions.begin(ania.id)
        assert await other.sessions.find(cookie) is not None
        await house.sessions.end_all_of(ania)
        assert await other.sessions.find(cookie) is None
    for each in (house, other):
        await each.close()


async def test_a_session_read_while_it_ends_is_not_kept(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    cookie = await house.sessions.begin((await house.guest("Ania")).id)
    signed = await house.sessions.find(cookie)
    assert signed is not None
    house.sessions._people.clear()
    found, ended, read = asyncio.Event(), asyncio.Event(), house.store.read

    @asynccontextmanager
    async def slow() -> AsyncIterator[AsyncConnection]:
        async with read() as connection:
            yield connection
        found.set()
        await ended.wait()

    monkeypatch.setattr(house.store, "read", slow)
    late = asyncio.create_task(house.sessions.find(cookie))
    await found.wait()
    await house.sessions.end([signed.session])
    ended.set()
    assert await late == signed  # it was asked before the end
    assert await house.sessions.find(cookie) is None


async def test_what_cannot_be_a_name_or_is_taken_is_refused(house: House) -> None:
    ania, emre = await house.guest("Ania"), await house.guest("Emre")
    await house.accounts.set_password(ania, "ania", SECRET)
    with pytest.raises(Conflict, match="choose another"):
        await house.accounts.set_password(emre, "Ania", SECRET)
    for name in (" ", "\x00", "ﷺ" * 20):
        with pytest.raises(InvalidInput):
            await house.accounts.set_password(emre, name, SECRET)
    with pytest.raises(NotFound):
        await house.accounts.recover("AAAA")


async def test_a_session_lasts_a_year_and_is_forgotten_then(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ania = await house.guest("Ania")
    now = time.time()
    monkeypatch.setattr(sessions, "time", SimpleNamespace(time=lambda: now - sessions.YEAR - 60))
    cookie = await house.sessions.begin(ania.id)
    assert await house.sessions.find(cookie) is not None
    house.sessions._people.clear()
    monkeypatch.undo()
    assert await house.sessions.find(cookie) is None
    await house.sessions.begin(ania.id)
    async with house.store.read() as connection:
        assert len((await connection.execute(Session.__table__.select())).all()) == 1


async def test_sessions_that_end_in_another_process_end_here(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = (Services.from_config(Config(tmp_path, database)) for _ in range(2))
    listens = asyncio.Event()
    monkeypatch.setattr(there.registry, "invalidate", listens.set)  # called when the listening begins
    for server in (here, there):
        await server.open()
    ania = await here.accounts.create("Ania")
    cookies = [await here.sessions.begin(ania.id) for _ in range(130)]  # more than one notice carries
    signed = [await there.sessions.find(cookie) for cookie in cookies]
    ended: list[str] = []
    for one in signed:
        assert one is not None
        there.sessions.connected(one.session, partial(ended.append, one.session))
    await asyncio.wait_for(listens.wait(), PATIENCE)
    await here.sessions.end_all_of(Me(ania.id, "Ania"))
    await till(lambda: len(set(ended)) == len(cookies))
    for server in (here, there):
        await server.close()


async def test_sessions_that_ended_while_nobody_listened_are_found(house: House) -> None:
    signed = await house.sessions.find(await house.sessions.begin((await house.guest("Ania")).id))
    assert signed is not None
    alive = await house.sessions.find(await house.sessions.begin(signed.me.id))
    assert alive is not None
    ended: list[str] = []
    house.sessions.connected(signed.session, lambda: ended.append("one"))
    house.sessions.connected(alive.session, lambda: ended.append("other"))
    end = delete(Session).where(Session.id == signed.session)
    await house.store.write(lambda connection: connection.execute(end))
    house.sessions._people.clear()
    await house.sessions.check_connected()
    assert ended == ["one"]
