"""Signing in: who may try how often, which passwords are good enough, and what asks for them again."""

import asyncio
import os
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Literal

import pytest
from argon2 import PasswordHasher
from sqlalchemy import select, update

from tests.server.house import House
from tests.server.patience import PATIENCE, till
from tests.server.web import Person, Web
from yamen.server.accounts import attempts, passwords, sessions
from yamen.server.accounts.attempts import Buckets
from yamen.server.accounts.devices import DeviceCookie, device_name
from yamen.server.accounts.passwords import CommonPassword, ShortPassword
from yamen.server.accounts.schemas import Proof
from yamen.server.db.models import Person as PersonRow
from yamen.server.db.models import Session
from yamen.server.errors import InvalidInput, NotFound, NotProven, PermissionDenied, RateLimited

SECRET = "correct horse battery"
OTHER = "seven quiet bridges"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


@pytest.fixture
def web(tmp_path: Path) -> Iterator[Web]:
    with Web(tmp_path) as web:
        yield web


@pytest.fixture(params=["sqlite", "postgres"])
async def either(tmp_path: Path, request: pytest.FixtureRequest) -> Any:
    """A server's inside on each kind of database."""
    database = None if request.param == "sqlite" else request.getfixturevalue("database")
    house = await House.at(tmp_path, database)
    yield house
    await house.close()


def log_in(web: Web, login: str, password: str, **cookies: str) -> Any:
    given = "; ".join(f"{name}={value}" for name, value in cookies.items())
    answer = web.stranger.post(
        "/api/people/login", json={"login": login, "password": password}, headers={"Cookie": given}
    )
    web.stranger.cookies.clear()
    return answer


# Who may try how often


async def test_a_strangers_guesses_dont_keep_the_owner_out(house: House) -> None:
    ania = await house.guest("Ania")
    await house.accounts.set_password(ania, "ania", SECRET)
    known = DeviceCookie(
        DeviceCookie(None, house.sessions.sign_device).with_person(ania.id), house.sessions.sign_device
    )
    house.accounts.attempts.by_address = Buckets(0.0, 30)  # time must not help here
    refused = 0
    for _ in range(40):
        try:
            await house.accounts.check_password("ania", "wrong password", "10.0.0.1")
        except PermissionDenied:
            refused += 1
        except RateLimited:
            break
    assert 0 < refused < 40
    with pytest.raises(RateLimited):
        await house.accounts.check_password("ania", SECRET, "10.0.0.1")
    assert await house.accounts.check_password("ania", SECRET, "10.0.0.1", known)  # even from the same address
    assert await house.accounts.check_password("ania", SECRET, "10.0.0.2")  # and from elsewhere on a new device


async def test_guesses_are_counted_by_device_by_address_and_at_last_by_name(house: House) -> None:
    ania, emre = await house.guest("Ania"), await house.guest("Emre")
    for person, name in ((ania, "ania"), (emre, "emre")):
        await house.accounts.set_password(person, name, SECRET)
    known = DeviceCookie(
        DeviceCookie(None, house.sessions.sign_device).with_person(ania.id), house.sessions.sign_device
    )
    counted = house.accounts.attempts
    counted.by_device, counted.by_address, counted.by_name = Buckets(0, 3), Buckets(0, 5), Buckets(0, 7)

    async def guess(name: str, address: str, device: DeviceCookie | None = None) -> str:
        try:
            await house.accounts.check_password(name, "wrong password", address, device)
        except RateLimited:
            return "too many"
        except PermissionDenied:
            return "wrong"
        raise AssertionError

    assert [await guess("ania", "10.0.0.1", known) for _ in range(9)] == ["wrong"] * 8 + [
        "too many"
    ]  # 3, then 5 as any
    assert await guess("emre", "10.0.0.1", known) == "too many"  # it is known for Ania only
    assert [await guess("ania", "10.0.0.2") for _ in range(3)] == ["wrong", "wrong", "too many"]  # 7 by name
    assert await guess("emre", "10.0.0.2") == "wrong"  # what was refused has cost nothing
    assert (await house.accounts.check_password("emre", SECRET, "10.0.0.3")).id == emre.id
    counted.by_name_and_address = Buckets(0, 1)
    assert [await guess(name, "10.0.0.4") for name in ("jana", "jana", "emre")] == ["wrong", "too many", "wrong"]


def test_whoever_tried_longest_ago_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attempts, "MAX_BUCKETS", 100)
    buckets = Buckets(0, 1)
    for number in range(1000):
        assert buckets[f"10.0.{number // 256}.{number % 256}"].take()
    assert len(buckets._buckets) == 100
    assert not buckets["10.0.3.231"].take()  # the last of them


async def test_who_signs_in_often_is_not_taken_for_somebody_who_guesses(house: House) -> None:
    await house.accounts.set_password(await house.guest("Ania"), "ania", SECRET)
    house.accounts.attempts.by_name_and_address = Buckets(0, 2)
    for _ in range(4):
        assert await house.accounts.check_password("ania", SECRET, "10.0.0.1")


def test_a_device_is_known_by_a_cookie_that_only_the_server_can_make(web: Web) -> None:
    ania = web.person("Ania")
    ania.post("/api/people/password", {"login": "ania", "password": SECRET})
    signed_in = log_in(web, "ania", SECRET)
    cookie = signed_in.cookies["yamen_device"]
    for header in signed_in.headers.get_list("set-cookie"):
        assert "HttpOnly" in header
        assert "SameSite=lax" in header
    sign = web.services.sessions.sign_device
    me = signed_in.json()["id"]
    assert DeviceCookie(cookie, sign).knows(me)
    assert not DeviceCookie(cookie, sign).knows("somebody else")
    assert not DeviceCookie(cookie[:-1] + ("0" if cookie[-1] != "0" else "1"), sign).knows(me)
    assert not DeviceCookie("x" + cookie, sign).knows(me)
    for nonsense in (None, "", ".", "a.b", "~" * 5000, "é.ü"):
        assert not DeviceCookie(nonsense, sign).knows(me)
    both = DeviceCookie(DeviceCookie(cookie, sign).with_person("emre"), sign)
    assert both.knows(me)
    assert both.knows("emre")
    many = cookie
    for at in range(20):
        many = DeviceCookie(many, sign).with_person(f"person {at}")
    assert len(many) < 700  # a cookie that doesn't grow
    assert web.stranger.get("/api/people/me", headers={"Cookie": f"yamen_device={cookie}"}).status_code == 401


async def test_those_who_are_known_dont_wait_for_strangers(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    hash_ = await house.accounts.passwords.hash(SECRET)
    begun, go = asyncio.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    def slow(hash_: str, password: str) -> bool:
        loop.call_soon_threadsafe(begun.set)
        asyncio.run_coroutine_threadsafe(go.wait(), loop).result()
        return True

    verify = passwords.verify
    monkeypatch.setattr(passwords, "verify", slow)
    strangers = [
        asyncio.create_task(house.accounts.passwords.verify(hash_, "a guess", known=False))
        for _ in range(passwords.MAX_WAITING)
    ]
    await begun.wait()
    monkeypatch.setattr(passwords, "verify", verify)
    try:
        async with asyncio.timeout(PATIENCE):
            assert await house.accounts.passwords.verify(hash_, SECRET, known=True)
            assert not any(task.done() for task in strangers)
            with pytest.raises(RateLimited):  # nobody queues for ever
                await house.accounts.passwords.verify(hash_, "a guess", known=False)
    finally:
        go.set()
    await asyncio.gather(*strangers)


async def test_thirty_who_sign_in_at_once_hold_up_nobody(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hashes are made beside the event loop, which answers others until the last one is there."""
    answering = threading.get_ident()
    others_answered = threading.Event()
    made: list[str] = []

    class Slow(PasswordHasher):
        """A hash takes until somebody else was answered."""

        def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
            made.append("hash")
            assert threading.get_ident() != answering
            return super().hash(password, salt=salt)

        def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
            made.append("verify")
            assert threading.get_ident() != answering
            assert others_answered.wait(PATIENCE)
            return super().verify(hash, password)

    def score(password: str, *own: str) -> int:
        made.append("score")
        assert threading.get_ident() != answering
        return passwords.STRONG

    monkeypatch.setattr(passwords, "HASHER", Slow(time_cost=1, memory_cost=1024, parallelism=1))
    monkeypatch.setattr(passwords, "score", score)
    ania = await house.guest("Ania")
    await house.accounts.set_password(ania, "ania", SECRET)
    signing_in = [
        asyncio.create_task(house.accounts.check_password("ania", SECRET, f"10.0.0.{number}")) for number in range(30)
    ]
    await till(lambda: "verify" in made)
    assert (await house.guest("Emre")).name == "Emre"
    assert not any(task.done() for task in signing_in)
    others_answered.set()
    assert {me.id for me in await asyncio.gather(*signing_in)} == {ania.id}
    assert made.count("verify") == len(signing_in)
    assert {"hash", "score"} <= set(made)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere all threads have one priority")
@pytest.mark.parametrize("less", [0, passwords.NICE + 5])
def test_hashing_steps_back_and_never_forward(less: int) -> None:
    """Who starts the server with less priority may not raise it, and people sign in there all the same."""

    def priorities() -> tuple[int, int]:
        own = threading.get_native_id()
        os.setpriority(os.PRIO_PROCESS, own, max(less, os.getpriority(os.PRIO_PROCESS, own)))
        before = os.getpriority(os.PRIO_PROCESS, own)
        passwords._step_back()
        return before, os.getpriority(os.PRIO_PROCESS, own)

    with ThreadPoolExecutor(1) as thread:
        before, then = thread.submit(priorities).result()
    assert then == max(before, passwords.NICE)


# Which passwords are good enough


@pytest.mark.parametrize("weak", ["short", "elevenchars", "ąćęłńóśźżab"])
async def test_a_password_has_twelve_characters(house: House, weak: str) -> None:
    with pytest.raises(ShortPassword, match="12"):
        await house.accounts.set_password(await house.guest("Ania"), "ania", weak)


@pytest.mark.parametrize(
    "weak", ["password1234", "aaaaaaaaaaaa", "qwertyuiop12", "123456789012", "anna-zofia-x", "yamenyamen12"]
)
async def test_a_password_that_is_tried_first_is_refused(house: House, weak: str) -> None:
    with pytest.raises(CommonPassword, match="easily guessed"):
        await house.accounts.set_password(await house.guest("anna-zofia"), "anna-zofia", weak)


@pytest.mark.parametrize(
    "good", ["correct horse battery", "żółta łódka płynie", "x7#qLw9!ptRz", "word " * 3 + "jade bridge " * 10]
)
async def test_a_passphrase_is_welcome(house: House, good: str) -> None:
    await house.accounts.set_password(await house.guest("Ania"), "ania", good)
    assert await house.accounts.check_password("ania", good, "")


async def test_a_password_from_before_still_works_and_is_hashed_anew(house: House) -> None:
    ania = await house.guest("Ania")
    await house.accounts.set_password(ania, "ania", SECRET)
    old = PasswordHasher(time_cost=1, memory_cost=1024, parallelism=2).hash("8 chars!")
    change = update(PersonRow).values(password=old)
    await house.store.write(lambda connection: connection.execute(change))
    assert await house.accounts.check_password("ania", "8 chars!", "")
    async with house.store.read() as connection:
        now = (await connection.execute(select(PersonRow.password))).scalar_one()
    assert now is not None
    assert not passwords.HASHER.check_needs_rehash(now)
    assert await house.accounts.check_password("ania", "8 chars!", "")


# What asks for them again


async def test_what_cannot_be_taken_back_asks_again_who_it_is(either: House, monkeypatch: pytest.MonkeyPatch) -> None:
    welcome = await either.accounts.create("Ania")
    signed = await either.sessions.find(await either.sessions.begin(welcome.id))
    assert signed is not None
    await either.sessions.must_be_proven(signed.session)  # a moment after signing in
    await either.accounts.set_password(signed.me, "ania", SECRET, signed.session)
    later = time.time() + sessions.PROOF + 1
    monkeypatch.setattr(sessions, "time", SimpleNamespace(time=lambda: later))
    for proof in (Proof(password=SECRET), Proof(code=welcome.recovery_code.lower())):
        with pytest.raises(NotProven):
            await either.sessions.must_be_proven(signed.session)
        for wrong in (Proof(password="wrong password"), Proof(code="AAAA-BBBB")):
            with pytest.raises(PermissionDenied, match="mistyped"):
                await either.accounts.confirm(signed.me, signed.session, wrong)
        with pytest.raises(NotProven):
            await either.sessions.must_be_proven(signed.session)
        await either.accounts.confirm(signed.me, signed.session, proof)
        await either.sessions.must_be_proven(signed.session)
        later += sessions.PROOF + 1
    for neither in (Proof(), Proof(SECRET, welcome.recovery_code)):
        with pytest.raises(InvalidInput):
            await either.accounts.confirm(signed.me, signed.session, neither)


async def test_who_has_somebodys_device_cannot_try_passwords_for_ever(house: House) -> None:
    signed = await house.sessions.find(await house.sessions.begin((await house.guest("Ania")).id))
    assert signed is not None
    house.accounts.attempts.by_person = Buckets(0, 3)
    for _ in range(3):
        with pytest.raises(PermissionDenied):
            await house.accounts.confirm(signed.me, signed.session, Proof(password="wrong password"))
    with pytest.raises(RateLimited):
        await house.accounts.confirm(signed.me, signed.session, Proof(password="wrong password"))


def outdate(web: Web) -> None:
    """Let all have signed in long ago."""

    async def write() -> None:
        await web.services.store.write(lambda connection: connection.execute(update(Session).values(proven=0)))

    portal: Any = web.stranger
    portal.portal().__enter__().call(write)


def test_a_stolen_session_changes_neither_password_nor_code(web: Web) -> None:
    ania = web.person("Ania")
    outdate(web)
    credentials = {"login": "ania", "password": SECRET}
    assert ania.post("/api/people/password", credentials, 403)["error"] == "not-proven"
    assert ania.post("/api/people/code", {}, 403)["error"] == "not-proven"
    ania.post("/api/people/confirm", {"code": "AAAA"}, 403)
    ania.post("/api/people/confirm", {"code": ania.code})
    assert ania.post("/api/people/password", credentials)["login"] == "ania"


def test_a_new_password_or_code_ends_the_other_sessions(web: Web) -> None:
    ania = web.person("Ania")
    for path, data in (("password", {"login": "ania", "password": SECRET}), ("code", {})):
        other = Person(
            web.stranger, web.stranger.post("/api/people/recover", json={"code": ania.code}).cookies["yamen"]
        )
        web.stranger.cookies.clear()
        assert other.get("/api/people/me")["name"] == "Ania"
        ania.post(f"/api/people/{path}", data)
        other.get("/api/people/me", 401)
        assert ania.get("/api/people/me")["name"] == "Ania"


def test_people_see_where_they_are_signed_in_and_end_one_of_them(web: Web) -> None:
    ania, emre = web.person("Ania"), web.person("Emre")
    answer = web.stranger.post("/api/people/recover", json={"code": ania.code}, headers={"User-Agent": FIREFOX})
    phone = Person(web.stranger, answer.cookies["yamen"])
    web.stranger.cookies.clear()
    listed = ania.get("/api/people/sessions")
    assert [one["current"] for one in listed] == [False, True]
    assert listed[0]["device"] == "Firefox, Linux"
    assert abs(listed[0]["seen"] - time.time()) < 3600
    assert listed[0]["id"] not in phone.cookie
    emre.post("/api/people/sessions/end", {"id": listed[0]["id"]}, 404)
    assert (
        ania.client.post("/api/people/sessions/end", json={"id": listed[0]["id"]}, headers=ania.headers).status_code
        == 204
    )
    phone.get("/api/people/me", 401)
    assert [one["current"] for one in ania.get("/api/people/sessions")] == [True]


async def test_it_is_noted_each_hour_that_a_session_is_used(either: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ania = await either.guest("Ania")
    cookie = await either.sessions.begin(ania.id)
    (first,) = await either.sessions.list_of(ania, None)
    now = time.time()
    for later, noted in ((1800, False), (3700, True)):
        monkeypatch.setattr(sessions, "time", SimpleNamespace(time=lambda later=later: now + later))
        for _ in range(3):
            assert await either.sessions.find(cookie) is not None
        await asyncio.gather(*either.sessions._noting)
        (then,) = await either.sessions.list_of(ania, None)
        assert (then.seen > first.seen) is noted


async def test_a_session_that_is_not_there_cannot_be_ended(house: House) -> None:
    with pytest.raises(NotFound):
        await house.sessions.end_one_of(await house.guest("Ania"), "0123456789abcdef")


@pytest.mark.parametrize(
    ("user_agent", "name"),
    [
        (FIREFOX, "Firefox, Linux"),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19.0 Mobile Safari/604",
            "Safari, iPhone",
        ),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537 Chrome/140.0 Safari/537.36 Edg/140.0",
            "Edge, Windows",
        ),
        ("Mozilla/5.0 (Linux; Android 16) AppleWebKit/537 Chrome/140.0 Mobile Safari/537.36", "Chrome, Android"),
        ("python-httpx/0.28", ""),
    ],
)
def test_a_device_is_called_by_its_browser_and_its_system(user_agent: str, name: str) -> None:
    assert device_name(user_agent) == name
