"""What people may be called: what can be seen, and nothing that looks like another's name."""

import shutil
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import select

from tests.server.house import FREE, ME, House, bot
from tests.server.save_tables import SAVED
from yamen.server.accounts.login_names import NameTaken
from yamen.server.db.models import Person
from yamen.server.errors import InvalidInput
from yamen.server.names import are_confusable, clean_name
from yamen.server.tables.schemas import NewSeat, NewTable
from yamen.server.tables.seating import NamesAlike

SECRET = "correct horse battery"


@pytest.fixture(params=["sqlite", "postgres"])
async def either(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[House]:
    house = await House.at(tmp_path, None if request.param == "sqlite" else request.getfixturevalue("database"))
    yield house
    await house.close()


@pytest.mark.parametrize(
    "name",
    [
        "Ani\u200ba",  # zero-width space
        "Ani\u200da",
        "\u202eainA",  # right-to-left override
        "Ania\u2066",
        "Ania\u00ad",  # soft hyphen
        "\u3164",  # Hangul filler
        "\u2800\u2800",  # Braille without a dot
        "An\u0000ia",
        "Ania\ue000",  # private use
        "Ania\u0378",  # not assigned
        "A" + "\u0301" * 5,  # marks upon marks
        " \u00a0 ",
        "",
    ],
)
def test_what_cannot_be_seen_is_no_name(name: str) -> None:
    with pytest.raises(InvalidInput):
        clean_name(name)


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("  Zażółć   gęślą ", "Zażółć gęślą"),
        ("Jan\u00a0Novák", "Jan Novák"),
        ("Işıl", "Işıl"),
        ("李白", "李白"),
        ("محمد", "محمد"),
        ("Ada ❤\ufe0f", "Ada ❤"),
        ("Zoe\u0308", "Zoë"),
        ("<i>Anna</i>", "<i>Anna</i>"),
    ],
)
def test_what_people_are_called_is_kept(name: str, kept: str) -> None:
    assert clean_name(name) == kept


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ania", "ANIA"),
        ("Ania", "Аniа"),  # with Cyrillic letters
        ("Bob", "Вob"),
        ("Zofia", "Ζofia"),  # with a Greek capital
        ("Ian", "lan"),
        ("Clara", "C1ara"),
        ("Ola", "0la"),
        ("Emre", "Ernre"),
        ("Jana", "Jan a"),
        ("Ania", "𝔄𝔫𝔦𝔞"),
        ("Вова", "вова"),
    ],
)
def test_names_that_look_alike_are_found(one: str, other: str) -> None:
    assert are_confusable(one, other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ania", "Anja"), ("Łukasz", "Lukasz"), ("Crane 11", "Crane 17"), ("Żaneta", "Zaneta"), ("Bot 1", "Bot 2")],
)
def test_names_that_differ_to_the_eye_are_left_alone(one: str, other: str) -> None:
    assert not are_confusable(one, other)


async def test_nobody_is_called_what_another_signs_in_with(either: House) -> None:
    ania, emre = await either.guest("Ania"), await either.guest("Emre")
    await either.accounts.set_password(ania, "Zofia", SECRET)
    for name in ("zofia", "Ζofia", "Z0fia"):
        with pytest.raises(NameTaken):
            await either.accounts.create(name)
        with pytest.raises(NameTaken):
            await either.accounts.rename(emre, name)
        with pytest.raises(NameTaken):
            await either.accounts.set_password(emre, name, SECRET)
        with pytest.raises(NameTaken):
            await either.table(emre, NewSeat("me", name=name), FREE)
    table = await either.table(emre, ME, FREE)
    with pytest.raises(NameTaken):
        await either.seating.join(table.id, await either.guest("Jana"), 1, "ZOFIA")
    assert (await either.accounts.rename(ania, "Zofia")).name == "Zofia"  # it is hers
    await either.seating.join(table.id, ania, 1, "zofia")
    await either.accounts.set_password(ania, "another name", SECRET)
    assert (await either.accounts.create("Zofia")).name == "Zofia"  # and now it is nobody's


async def test_names_at_one_table_differ(either: House) -> None:
    ania, other = await either.guest("Ania"), await either.guest("Аnia")
    table = await either.table(ania, ME, FREE, FREE, bot())
    with pytest.raises(NamesAlike, match="Ania"):
        await either.seating.join(table.id, other, 1)
    with pytest.raises(NamesAlike):
        await either.seating.seat_bot(table.id, ania, 1, "random", "aniA")
    await either.seating.join(table.id, other, 1, "The other Ania")
    await either.seating.leave(table.id, other, 1)
    await either.seating.join(table.id, other, 1, "The other Ania")  # nobody is compared with an empty seat
    with pytest.raises(NamesAlike):
        await either.tables.create(ania, NewTable("dragon", [ME, NewSeat("same_screen", name="ANIA")]))
    with pytest.raises(InvalidInput):
        await either.seating.join(table.id, await either.guest("Jana"), 2, "J\u200bana")


async def test_the_chat_tells_who_sits_where(either: House) -> None:
    ania, emre, jana = [await either.guest(name) for name in ("Ania", "Emre", "Jana")]
    table = await either.running(ania, emre)
    await either.accounts.rename(emre, "Ania")  # elsewhere one may be called so
    told = await either.chat.post(table.id, emre, "players", "hello")  # as all hear who are there
    assert [told] == await either.chat.lines(table.id, ania, "players")
    assert (told.seat, told.name) == (1, "Emre")
    told = await either.chat.post(table.id, jana, "watchers", phrase="hello")
    assert [told] == await either.chat.lines(table.id, jana, "watchers")
    assert (told.seat, told.name) == (None, "Jana")


async def test_an_earlier_database_protects_the_names_it_has(tmp_path: Path) -> None:
    """Of two that look alike already the older one; both sign in as before."""
    data = tmp_path / "earlier"
    data.mkdir()
    shutil.copy(SAVED / "yamen-0.2.0.sqlite3", data / "yamen.sqlite3")

    with sqlite3.connect(data / "yamen.sqlite3") as database:
        people = [row[0] for row in database.execute("SELECT id FROM people ORDER BY created LIMIT 2")]
        for person, login in zip(people, ("ania", "аnia"), strict=True):
            database.execute("UPDATE people SET login = ? WHERE id = ?", (login, person))
    old = await House.at(data)
    async with old.store.read() as connection:
        looks = (
            await connection.execute(select(Person.look).where(Person.id.in_(people)).order_by(Person.created))
        ).scalars()
    assert list(looks) == ["anla", None]
    with pytest.raises(NameTaken):
        await old.accounts.create("Ania")
    await old.close()
