"""Mutes, blocks, reports and what an operator does about them; stock phrases for those who only watch."""

import json
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from tests.server.house import FREE, ME, House
from tests.server.patience import PATIENCE, till, until
from tests.server.processes import begun, serving
from tests.server.web import Person, Web
from yamen.cli import main
from yamen.server.accounts.login_names import NameTaken
from yamen.server.accounts.schemas import Me
from yamen.server.accounts.service import AccountClosed
from yamen.server.chat.service import PhrasesOnly, Silenced
from yamen.server.config import Config
from yamen.server.errors import InvalidInput, NotFound, PermissionDenied, RateLimited, Suspended
from yamen.server.moderation.schemas import NewReport, NewSanction
from yamen.server.services import Services
from yamen.server.tables.seating import Blocked, NamesAlike

SECRET = "correct horse battery"


@pytest.fixture(params=["sqlite", "postgres"])
async def either(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[House]:
    house = await House.at(tmp_path, None if request.param == "sqlite" else request.getfixturevalue("database"))
    yield house
    await house.close()


@pytest.fixture
def web(tmp_path: Path) -> Iterator[Web]:
    with Web(tmp_path) as web:
        yield web


async def three(house: House) -> list[Me]:
    return [await house.guest(name) for name in ("Ania", "Emre", "Jana")]


async def again(house: House, person: Me) -> Me:
    """A person as the server knows them now."""
    signed = await house.sessions.find(await house.sessions.begin(person.id))
    assert signed is not None
    return signed.me


# Muted and blocked


async def test_an_id_that_no_database_holds_is_refused_in_a_sentence(either: House) -> None:
    ania = await either.guest("Ania")
    if either.store.is_sqlite:
        await either.moderation.stop_ignoring(ania, "a\0b")
        return
    with pytest.raises(InvalidInput, match="can't be stored"):
        await either.moderation.stop_ignoring(ania, "a\0b")


async def test_a_mute_is_the_muters_own(either: House) -> None:
    ania, emre, jana = await three(either)
    table = await either.running(ania, emre, jana)
    line = await either.chat.post(table.id, emre, "players", "loud")
    await either.chat.post(table.id, jana, "players", "quiet")
    await either.moderation.ignore(ania, table.id, None, line.id, "mute")
    assert [line.text for line in await either.chat.lines(table.id, ania, None)] == ["quiet"]
    assert [line.text for line in await either.chat.lines(table.id, jana, None)] == ["loud", "quiet"]
    assert [line.text for line in await either.chat.lines(table.id, emre, None)] == ["loud", "quiet"]
    (known,) = await either.moderation.list_ignored(ania)
    assert (known.name, known.kind) == ("Emre", "mute")
    next_table = await either.table(emre, ME, FREE)
    await either.seating.join(next_table.id, ania, 1)  # a mute keeps nobody apart
    await either.moderation.stop_ignoring(ania, known.id)
    assert len(await either.chat.lines(table.id, ania, None)) == 2


async def test_those_of_whom_one_has_blocked_the_other_are_not_seated_together(either: House) -> None:
    ania, emre, jana = await three(either)
    table = await either.running(ania, emre, jana)
    await either.moderation.ignore(ania, table.id, 1, None, "block")
    for host, guest in ((ania, emre), (emre, ania)):
        next_table = await either.table(host, ME, FREE)
        with pytest.raises(Blocked, match="another table"):
            await either.seating.join(next_table.id, guest, 1)
        await either.seating.join(next_table.id, jana, 1)
    await either.play_on(table, [ania, emre, jana], 10_000)  # the game that runs goes on
    following = await either.tables.rematch(table.id, ania)
    assert [seat.name for seat in following.seats] == ["", "Jana", "Ania"]
    with pytest.raises(Blocked):
        await either.seating.join(following.id, emre, 0)
    await either.moderation.ignore(ania, table.id, 1, None, "mute")  # which is less
    await either.seating.join(following.id, emre, 0)


async def test_who_is_meant_must_be_there(either: House) -> None:
    ania, emre, jana = await three(either)
    table, closed = await either.running(ania, emre), await either.running(emre, jana, watchable=False)
    line = await either.chat.post(table.id, ania, "players", "hello")
    ignore = either.moderation.ignore
    for seat, number in ((None, None), (1, line.id)):
        with pytest.raises(InvalidInput, match="either"):
            await ignore(ania, table.id, seat, number, "mute")
    with pytest.raises(InvalidInput, match="you"):
        await ignore(ania, table.id, 0, None, "mute")
    with pytest.raises(PermissionDenied):
        await ignore(ania, closed.id, 0, None, "mute")
    for seat, number in ((7, None), (None, line.id + 1000)):
        with pytest.raises(NotFound):
            await ignore(ania, table.id, seat, number, "mute")
    with pytest.raises(NotFound):  # who watches doesn't read what players write
        await ignore(jana, table.id, None, line.id, "mute")


def test_nothing_of_somebody_muted_comes_by_the_socket(web: Web) -> None:
    ania, emre, jana = web.person("Ania"), web.person("Emre"), web.person("Jana")
    path = web.running(ania, emre, jana)

    def said(line: Any) -> str:
        while True:
            message = json.loads(line.receive_text(timeout=PATIENCE))
            if message["type"] == "chat":
                return str(message["line"]["text"])

    with ania.live(path) as line:
        emre.post(f"{path}/chat", {"room": "players", "text": "first"})
        assert said(line) == "first"
        mute = {"table": path.rpartition("/")[2], "seat": 1, "kind": "mute"}
        assert web.stranger.post("/api/people/ignored", json=mute, headers=ania.headers).status_code == 204
        emre.post(f"{path}/chat", {"room": "players", "text": "second"})
        jana.post(f"{path}/chat", {"room": "players", "text": "third"})
        assert said(line) == "third"
        id_ = ania.get("/api/people/ignored")[0]["id"]
        assert web.stranger.post("/api/people/ignored/end", json={"id": id_}, headers=ania.headers).status_code == 204
        emre.post(f"{path}/chat", {"room": "players", "text": "fourth"})
        assert said(line) == "fourth"
    until(lambda: web.services.moderation._ignored == {})


async def test_a_mute_and_a_warning_are_heard_of_in_other_processes(tmp_path: Path, database: str) -> None:
    here, there = (Services.from_config(Config(tmp_path, database)) for _ in range(2))
    for server in (here, there):
        await server.open()
    house = await House.at(tmp_path, database)
    ania, emre, _ = await three(house)
    table = await house.running(ania, emre)
    told: list[str] = []

    def tell() -> None:
        told.append(ania.id)

    ignored = there.moderation.connected(ania.id, tell)
    await here.moderation.ignore(ania, table.id, 1, None, "mute")
    await till(lambda: ignored == {emre.id})
    assert told == []
    await here.moderation.sanction(NewSanction(emre.id, "warn", "Be kind."))
    await here.moderation.sanction(NewSanction(ania.id, "warn", "Be kind."))
    await till(lambda: told)
    there.moderation.disconnected(ania.id, tell)
    for each in (here, there, house):
        await each.close()


# What is said to strangers


async def test_who_only_watches_says_stock_phrases(either: House) -> None:
    ania, emre, jana = await three(either)
    table = await either.running(ania, emre)
    with pytest.raises(PhrasesOnly):
        await either.chat.post(table.id, jana, "watchers", "buy my things")
    line = await either.chat.post(table.id, jana, "watchers", phrase="nice-move")
    assert (line.text, line.phrase) == ("", "nice-move")
    assert await either.chat.lines(table.id, jana, None) == [line]
    await either.chat.post(table.id, ania, "players", phrase="hello")
    await either.chat.post(table.id, ania, "players", "my own words")
    for text, phrase in ((None, None), ("both", "hello")):
        with pytest.raises(InvalidInput):
            await either.chat.post(table.id, ania, "players", text, phrase)


def test_no_other_phrases_are_known(web: Web) -> None:
    ania, emre = web.person("Ania"), web.person("Emre")
    path = web.running(ania, emre)
    ania.post(f"{path}/chat", {"room": "players", "phrase": "buy my things"}, 400)
    assert ania.post(f"{path}/chat", {"room": "players", "phrase": "good-luck"})["phrase"] == "good-luck"


# Reported


async def test_a_report_comes_with_the_last_thirty_lines(either: House) -> None:
    ania, emre, jana = await three(either)
    table = await either.running(ania, emre)
    for number in range(35):
        await either.chat.post(table.id, (ania, emre)[number % 2], "players", f"line {number}")
    await either.chat.post(table.id, jana, "watchers", phrase="hello")
    await either.moderation.report(ania, NewReport(table.id, "insult", " he is rude ", seat=1))
    (report,) = await either.moderation.open_reports()
    assert (report.name, report.reporter, report.reason, report.note) == ("Emre", "Ania", "insult", "he is rude")
    assert [line.text for line in report.lines] == [f"line {number}" for number in range(5, 35)]
    assert [line.name for line in report.lines if line.about] == ["Emre"] * 15
    await either.moderation.handle(report.id)
    assert await either.moderation.open_reports() == []
    with pytest.raises(NotFound):
        await either.moderation.handle(report.id)


async def test_nobody_floods_the_queue(house: House) -> None:
    ania, emre, _ = await three(house)
    table = await house.running(ania, emre)
    report = NewReport(table.id, "spam", seat=1)
    for _ in range(10):
        await house.moderation.report(ania, report)
    with pytest.raises(RateLimited):
        await house.moderation.report(ania, report)
    assert len(await house.moderation.open_reports()) == 10


# What is done about it


async def test_who_is_warned_is_told_until_they_have_read_it(either: House) -> None:
    ania, emre, _ = await three(either)
    table = await either.running(ania, emre)
    await either.moderation.report(ania, NewReport(table.id, "insult", seat=1))
    await either.moderation.sanction(NewSanction(emre.id, "warn", "Be kind."))
    assert await either.moderation.open_reports() == []  # that is what was done about it
    (notice,) = await either.moderation.notices(emre)
    assert (notice.kind, notice.reason) == ("warn", "Be kind.")
    with pytest.raises(NotFound):
        await either.moderation.acknowledge(ania, notice.id)
    await either.moderation.acknowledge(emre, notice.id)
    assert await either.moderation.notices(emre) == []
    await either.moderation.report(ania, NewReport(table.id, "insult", seat=1))
    (report,) = await either.moderation.open_reports()
    assert [done.reason for done in report.before] == ["Be kind."]


def told(line: Any) -> dict[str, Any]:
    """What a socket says beside how the table stands."""
    while (message := json.loads(line.receive_text(timeout=PATIENCE)))["type"] in ("state", "presence"):
        pass
    return cast(dict[str, Any], message)


def test_who_sits_at_a_table_hears_of_a_warning_at_once(web: Web) -> None:
    ania, emre = web.person("Ania"), web.person("Emre")
    path = web.running(ania, emre)
    warned = emre.get("/api/people/me")["id"]
    client: Any = web.stranger

    with emre.live(path) as one, emre.live(path) as another, ania.live(path) as other:
        with client.portal() as portal:
            portal.call(web.services.moderation.sanction, NewSanction(warned, "warn", "Be kind."))
        assert [told(one)["type"], told(another)["type"]] == ["notice", "notice"]
        assert main(["admin", "warn", warned, "--reason", "Again.", "--data", str(web.services.config.data)]) == 0
        assert told(one)["type"] == "notice"
        emre.post(f"{path}/chat", {"room": "players", "text": "sorry"})
        assert told(other)["type"] == "chat", "nobody else is told"
    notices = emre.get("/api/people/notices")
    assert [(notice["reason"], notice["seen"]) for notice in notices] == [("Be kind.", False), ("Again.", False)]


async def test_who_is_silenced_plays_but_doesnt_write(either: House) -> None:
    ania, emre, _ = await three(either)
    table = await either.running(ania, emre)
    await either.moderation.sanction(NewSanction(emre.id, "silence", "Too loud.", hours=2))
    emre = await again(either, emre)
    assert 7000 < emre.silenced - time.time() < 7300
    with pytest.raises(Silenced):
        await either.chat.post(table.id, emre, "players", "but")
    with pytest.raises(Silenced):
        await either.chat.post(table.id, emre, "players", phrase="sorry")
    await either.play_on(table, [ania, emre], 10)
    (notice,) = await either.moderation.notices(emre)
    await either.moderation.acknowledge(emre, notice.id)
    (lasting,) = await either.moderation.notices(emre)  # as long as it lasts
    assert (lasting.id, notice.seen, lasting.seen) == (notice.id, False, True)


def test_who_is_suspended_only_looks_and_is_told_why(web: Web) -> None:
    ania, emre = web.person("Ania"), web.person("Emre")
    path = web.running(ania, emre)
    ania.post("/api/people/password", {"login": "ania", "password": SECRET})
    about = {"person": emre.get("/api/people/me")["id"], "kind": "suspend", "reason": "Cheating.", "hours": 24}
    assert ania.post("/api/moderation/sanctions", about, 404)["error"] == "not-found"  # not for everybody
    assert ania.get("/api/moderation/reports", 404)["error"] == "not-found"
    assert main(["admin", "operator", "ania", "--data", str(web.services.config.data)]) == 0
    until(lambda: ania.get("/api/people/me")["operator"])
    with emre.live(path) as line:
        assert web.stranger.post("/api/moderation/sanctions", json=about, headers=ania.headers).status_code == 204
        assert told(line)["type"] == "notice"
        line.send_text(json.dumps({"type": "chat", "room": "players", "text": "but"}))
        assert told(line)["error"] == "suspended"
    refused = emre.post("/api/tables", {"game": "dragon", "seats": [{"kind": "me"}, {"kind": "open"}]}, 403)
    assert refused["error"] == "suspended"
    assert refused["reason"]["until"] > time.time()
    assert emre.get(path)["seat"] == 1
    assert len(emre.get("/api/tables")) == 1
    assert emre.get("/api/people/notices")[0]["reason"] == "Cheating."
    assert emre.get("/api/people/export")["sanctions"][0]["reason"] == "Cheating."


async def test_a_suspension_ends_by_itself(either: House) -> None:
    _, emre, _ = await three(either)
    await either.moderation.sanction(NewSanction(emre.id, "suspend", "Cheating.", hours=1))
    emre = await again(either, emre)
    with pytest.raises(Suspended):
        emre.must_be_active()
    emre.suspended = time.time() - 1
    emre.must_be_active()


async def test_a_closed_account_cannot_be_signed_in_to(either: House) -> None:
    welcome = await either.accounts.create("Emre")
    emre = Me(welcome.id, "Emre")
    await either.accounts.set_password(emre, "emre", SECRET)
    cookie = await either.sessions.begin(emre.id)
    await either.moderation.sanction(NewSanction(emre.id, "close", "Sells things."))
    assert await either.sessions.find(cookie) is None
    with pytest.raises(AccountClosed, match="Sells things"):
        await either.accounts.check_password("emre", SECRET, "")
    with pytest.raises(AccountClosed, match="Sells things"):
        await either.accounts.recover(welcome.recovery_code)
    with pytest.raises(PermissionDenied, match="mistyped"):  # nobody else learns of it
        await either.accounts.check_password("emre", "a wrong password", "")


def test_whose_account_is_closed_is_disconnected_and_told_why_on_each_device(web: Web) -> None:
    ania, emre = web.person("Ania"), web.person("Emre")
    path = web.running(ania, emre)
    close = NewSanction(emre.get("/api/people/me")["id"], "close", "Sells things.")
    client: Any = web.stranger
    with emre.live(path) as line:
        assert json.loads(line.receive_text(timeout=PATIENCE))["type"] == "state"
        with client.portal() as portal:
            portal.call(web.services.moderation.sanction, close)
        while (message := json.loads(line.receive_text(timeout=PATIENCE)))["type"] != "error":
            pass
        assert message["error"] == "nameless"
    refused = emre.get("/api/people/me", status=403)
    assert (refused["error"], refused["reason"]) == ("account-closed", {"kind": "closed", "reason": "Sells things."})
    assert emre.get("/api/tables", status=401)["error"] == "nameless"
    assert Person(web.stranger, "forged.cookie").get("/api/people/me", status=401)["error"] == "nameless"


async def test_nobody_is_given_a_name_that_looks_like_another_at_their_table(either: House) -> None:
    ania, emre, jana = [await either.guest(name) for name in ("Ania", "Emre", "Jana")]
    table = await either.running(ania, emre)
    for alike in ("Ania", "An\u0131a"):
        with pytest.raises(NamesAlike, match="called Ania, which looks the same"):
            await either.moderation.sanction(NewSanction(emre.id, "rename", "Too loud.", name=alike))
    assert [seat.name for seat in (await either.registry.get(table.id)).seats] == ["Ania", "Emre"]
    assert await either.moderation.notices(emre) == []
    await either.moderation.sanction(NewSanction(jana.id, "rename", "Too loud.", name="Ania"))  # she sits elsewhere


async def test_a_name_is_changed_at_all_tables(either: House) -> None:
    ania, rude, _ = await either.guest("Ania"), await either.guest("Rude Name"), await either.guest("Jana")
    await either.accounts.set_password(ania, "ania", SECRET)
    table = await either.running(ania, rude)
    await either.chat.post(table.id, rude, "players", "hello")
    with pytest.raises(NameTaken):
        await either.moderation.sanction(NewSanction(rude.id, "rename", "Your name.", name="Ania"))
    await either.moderation.sanction(NewSanction(rude.id, "rename", "Your name."))
    named = (await again(either, rude)).name
    assert named.startswith("Guest ")
    await till(lambda: table.seats[1].name == named)
    assert [line.name for line in await either.chat.lines(table.id, ania, None)] == [named]
    told = msgspec.json.encode(await either.records.log_since(table.id, ania, 0)).decode()
    assert named in told
    assert "Rude Name" not in told
    await either.moderation.sanction(NewSanction(rude.id, "rename", "Better.", name="Polite"))
    assert (await again(either, rude)).name == "Polite"


async def test_what_makes_no_sense_is_not_done(house: House) -> None:
    _, emre, _ = await three(house)
    for new in (
        NewSanction(emre.id, "silence", "For how long?"),
        NewSanction(emre.id, "warn", "For ever.", hours=3),
        NewSanction(emre.id, "warn", "Otherwise.", name="Polite"),
        NewSanction(emre.id, "warn", "  "),
    ):
        with pytest.raises(InvalidInput):
            await house.moderation.sanction(new)
    with pytest.raises(NotFound):
        await house.moderation.sanction(NewSanction("nobody", "warn", "Who?"))
    assert await house.moderation.notices(emre) == []


async def test_who_is_deleted_is_in_no_report(either: House) -> None:
    ania, zofia, jana = await either.guest("Ania"), await either.guest("Zofia"), await either.guest("Jana")
    table = await either.running(ania, zofia, jana)
    await either.chat.post(table.id, zofia, "players", "hello")
    await either.moderation.ignore(ania, table.id, 1, None, "block")
    for seat in (1, 2):
        await either.moderation.report(ania, NewReport(table.id, "insult", seat=seat))
    await either.moderation.sanction(NewSanction(jana.id, "warn", "Be kind."))
    await either.moderation.report(ania, NewReport(table.id, "insult", seat=2))
    await either.privacy.delete(zofia)
    (report,) = await either.moderation.open_reports()
    assert (report.name, [line.name for line in report.lines]) == ("Jana", [""])
    assert await either.moderation.list_ignored(ania) == []


def test_the_operator_does_all_of_it_by_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def admin(*arguments: str) -> tuple[int, str, str]:
        code = main(["admin", *arguments, "--data", str(tmp_path)])
        said = capsys.readouterr()
        return code, said.out, said.err

    with serving(tmp_path) as server:
        cookie, path = begun(server, {"kind": "me"}, {"kind": "same_screen"})
        with server.client(cookie) as ania, server.client() as emre:
            assert emre.post("/api/people", json={"name": "Emre"}).status_code == 201
            emre.post(f"{path}/chat", json={"room": "watchers", "phrase": "hello"})
            report = {"table": path.rpartition("/")[2], "seat": 0, "reason": "name", "note": "\x1b[31mred"}
            assert emre.post("/api/people/reports", json=report).status_code == 204
            code, out, _ = admin("reports")
            assert code == 0
            assert "Ania" in out
            assert "reported by Emre: " in out
            assert "\x1b" not in out
            assert "Emre: hello" in out
            assert admin("rename", "Ania", "--reason", "Not this one.", "--to", "Anna")[0] == 0
            until(lambda: ania.get("/api/people/me").json()["name"] == "Anna")
            assert "Reports to handle: 0" in admin("reports")[1]
            assert admin("silence", "Anna", "--reason", "Quiet.", "--hours", "1")[0] == 0
            until(lambda: ania.get("/api/people/me").json()["silenced"] > 0)
            assert admin("suspend", "Anna", "--reason", "Rest.", "--hours", "1")[0] == 0
            assert admin("warn", "Anna", "--reason", "Be kind.")[0] == 0
            assert emre.post("/api/people/reports", json=report).status_code == 204
            assert admin("dismiss", "2")[0] == 0
            assert admin("dismiss", "2")[0] == 2
            assert admin("close", "Anna", "--reason", "Enough.")[0] == 0
            until(lambda: ania.get("/api/people/me").json().get("error") == "account-closed")
    assert admin("warn", "Emre", "--reason", "x" * 501)[0] == 2
    assert admin("operator", "Emre")[1] == "Emre is an operator now.\n"
    assert admin("operator", "Emre", "--remove")[1] == "Emre is no operator any more.\n"
