"""Running tables outlive the version that they were begun with."""

import asyncio
import shutil
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest
from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tests.server.house import QUICK, House
from tests.server.patience import PATIENCE
from tests.server.save_tables import SAVED
from yamen import __version__, loads
from yamen.engine.definition import GameDefinition
from yamen.engine.game import Game
from yamen.games import find_game
from yamen.server.accounts.schemas import Me
from yamen.server.db.models import StoredPosition, Table
from yamen.server.errors import IncompatibleTable
from yamen.server.play import positions
from yamen.server.records import course
from yamen.server.system.upkeep import PARTS_OF_TABLE
from yamen.server.tables import repository
from yamen.server.tables.moves import MoveRow, replay_row
from yamen.server.tables.schemas import LogStep
from yamen.server.tables.state import TableState

MANY = 10_000


def everybody(table: TableState) -> list[Me]:
    return [Me(str(seat.person), seat.name) for seat in table.seats]


def test_tables_of_this_version_are_saved() -> None:
    assert (SAVED / f"yamen-{__version__}.sqlite3").exists()


@pytest.mark.parametrize("file", sorted(SAVED.glob("*.sqlite3")), ids=lambda file: file.stem)
async def test_tables_that_an_earlier_version_saved_are_played_to_the_end(
    tmp_path: Path, file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """By the rules they were begun with: their moves lead where they led, and can be looked at and taken back."""
    shutil.copy(file, tmp_path / "yamen.sqlite3")
    house = await House.at(tmp_path)
    rules = RULES_OF[file.stem]
    async with house.store.read() as connection:
        ids = (await connection.execute(select(Table.id).where(Table.stage == "running"))).scalars().all()
    assert len(ids) == 6
    taken_back: list[bool] = []
    for id_ in ids:
        table = await house.registry.get(id_)
        people = everybody(table)
        assert (table.setup.rules, table.game.position.rules) == (rules, rules)
        assert "as it stood" not in caplog.text
        for number in range(0, table.number, 20):
            assert await house.records.replay(id_, people[1], number, 1)
        assert await house.records.steps(table, people[0].id, 0, table.number)
        taken_back.append(await take_back_a_move(house, table, people))
        await house.play_on(table, people, MANY)
        assert table.stage == "over"
        record = await house.records.record(id_, people[0])
        assert f'[Rules "{rules}"]' in record
        assert loads(record).scores == table.game.scores
        assert loads(record).to_record() == record
    assert any(taken_back), "a move of before could be taken back"
    await house.close()


RULES_OF = {"yamen-0.1.0": 1, "yamen-0.2.0": 2}
"""By which rules the tables of each file were begun."""


async def take_back_a_move(house: House, table: TableState, people: list[Me]) -> bool:
    """Take back the last move, or the next one that can be; whether it was made by the earlier version."""
    at_once = table.game.can_undo()
    while not table.game.can_undo():
        await house.play_on(table, people, 1)
    seat = next(seat for seat in range(len(people)) if table.game.can_undo(seat))
    number = table.number
    await house.play.undo(table.id, people[seat], number)
    assert (table.number, table.game.player) == (number + 1, seat)
    return at_once


async def test_a_bot_at_a_table_of_an_earlier_version_plays_by_its_rules(tmp_path: Path) -> None:
    """G10.4: by those of version 1 no ship claims where A or B is chosen; a rematch is played by the newest rules."""
    shutil.copy(SAVED / "yamen-0.1.0.sqlite3", tmp_path / "yamen.sqlite3")
    house = await House.at(tmp_path)
    async with house.store.read() as connection:
        query = select(Table.id).where(Table.stage == "running", Table.game == "gugong")
        id_ = (await connection.execute(query)).scalars().first()
    assert id_ is not None
    table = await house.registry.get(id_)
    people = everybody(table)
    table.stand_in = QUICK
    await house.play.resign(id_, people[0], 0)
    while table.stage == "running":
        await house.wait_for_bots(table)
        await house.play_on(table, people, 1)
    assert loads(await house.records.record(id_, people[1])).setup.rules == 1
    again = await house.tables.rematch(id_, people[1])
    assert again.setup.rules == find_game("gugong").rules_version
    assert again.setup.content.hash == find_game("gugong").content.hash
    await house.close()


def refusing(number: int) -> Callable[[Game, MoveRow], LogStep]:
    """Rules by which a move that was made is not allowed."""

    def applied(game: Game, row: MoveRow) -> LogStep:
        if row.number == number:
            game.play(next(move for move in range(10_000) if move not in game.legal_moves()))
        return replay_row(game, row)

    return applied


def differing(number: int) -> Callable[[Game, MoveRow], LogStep]:
    """Rules by which a move that was made does something else."""

    def applied(game: Game, row: MoveRow) -> LogStep:
        if row.number != number:
            return replay_row(game, row)
        other = next(move for move in game.legal_moves() if move != row.move)
        return replay_row(game, row._replace(move=other))

    return applied


@pytest.mark.parametrize("change", [refusing, differing])
@pytest.mark.parametrize("game", ["dragon", "gugong"])
async def test_a_rule_that_changes_breaks_no_running_table(
    house: House,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    change: Callable[[int], Callable[[Game, MoveRow], LogStep]],
    game: str,
) -> None:
    people = [await house.guest(name) for name in ("Ania", "Emre")]
    table = await house.running(*people, game=game)
    await house.play_on(table, people, 20)
    while len(table.game.legal_moves()) < 2:
        await house.play_on(table, people, 1)
    choice = table.number + 1
    await house.play_on(table, people, 1)
    stood, number = table.game.to_json(), table.number
    for module in (repository, course):
        monkeypatch.setattr(module, "replay_row", change(choice))
    house = await house.reopened()
    again = await house.registry.get(table.id)
    assert "goes on as it stood" in caplog.text
    assert (again.game.to_json(), again.number) == (stood, number)
    await house.play_on(again, people, 1)
    number = again.number
    house = await house.reopened()  # the old moves are not asked for again: undo and all work from here on
    caplog.clear()
    again = await house.registry.get(table.id)
    assert again.number == number
    assert caplog.text == ""
    await house.play_on(again, people, MANY)
    assert again.stage == "over"
    assert again.game.result() in await house.records.record(table.id, people[0])
    assert await house.records.steps(again, people[0].id, number, again.number) != []
    if change is refusing:
        assert await house.records.steps(again, people[0].id, 0, again.number) == []
        with pytest.raises(IncompatibleTable, match="rules that have changed"):
            await house.records.replay(table.id, people[0], choice, 0)
        with pytest.raises(IncompatibleTable, match="rules that have changed"):
            await house.records.course(table.id, people[0])
    await house.close()


async def test_a_figure_that_is_corrected_changes_no_running_table(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await repository.save_own_content(house.store)
    ania, emre = await house.guest("Ania"), await house.guest("Emre")
    table = await house.running(ania, emre)
    old = table.setup.content.hash
    text = files("yamen.games.dragon").joinpath("content.toml").read_text("utf-8")
    corrected = text.replace('persons = [3, "text"] }', 'persons = [2, "text"] }')
    assert corrected != text
    content = find_game("dragon").read_content(corrected, "content.toml")

    def find(name: str) -> GameDefinition:
        return find_game(name)._replace(content=content) if name == "dragon" else find_game(name)

    monkeypatch.setattr(repository, "find_game", find)
    house = await house.reopened()
    again = await house.registry.get(table.id)
    assert again.setup.content.hash == old != content.hash
    assert again.content_text is not None
    await house.play.resign(table.id, ania, 0)  # the bot that plays on has the same figures
    while again.stage == "running":
        await house.wait_for_bots(again)
        await house.play_on(again, [ania, emre], 1)
    assert again.game.result() in await house.records.record(table.id, ania)
    await house.close()


async def stored_position(house: House) -> list[tuple[int, str]]:
    async with house.store.read() as connection:
        return [(row.number, row.position) for row in await connection.execute(select(StoredPosition))]


def as_it_stands(table: TableState) -> list[tuple[int, str]]:
    return [(table.number, repository.encode_position(table.setup, table.game.position))]


async def test_how_a_table_stands_is_stored_in_the_background(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(positions, "SAVE_AFTER", 0.01)
    people = [await house.guest(name) for name in ("Ania", "Emre")]
    table = await house.running(*people, game="gugong")
    for _ in range(3):
        await house.play_on(table, people, 2)
        async with asyncio.timeout(PATIENCE):
            while await stored_position(house) != as_it_stands(table):
                await asyncio.sleep(0.01)


async def test_how_a_table_stands_is_stored_when_the_server_ends(house: House) -> None:
    people = [await house.guest(name) for name in ("Ania", "Emre")]
    table = await house.running(*people)
    await house.play_on(table, people, 5)
    assert await stored_position(house) == []  # it is in no hurry
    house = await house.reopened()
    assert await stored_position(house) == as_it_stands(table)
    await house.close()


async def test_positions_that_cannot_be_stored_are_stored_later(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    people = [await house.guest(name) for name in ("Ania", "Emre")]
    table = await house.running(*people)
    with monkeypatch.context() as broken:
        broken.setattr(positions, "encode_position", lambda setup, position: object())  # no database takes that
        await house.positions.close()
    assert "could not be stored" in caplog.text
    await house.play_on(table, people, 1)
    await house.positions.close()
    assert await stored_position(house) == as_it_stands(table)


async def test_a_table_that_is_gone_keeps_no_other_from_being_stored(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    people = [await house.guest(name) for name in ("Ania", "Emre")]
    gone, table = await house.running(*people), await house.running(*people)

    async def remove(connection: AsyncConnection) -> None:
        for model in PARTS_OF_TABLE:
            await connection.execute(delete(model).where(model.table == gone.id))
        await connection.execute(delete(Table).where(Table.id == gone.id))

    await house.store.write(remove)
    await house.positions.close()
    assert await stored_position(house) == as_it_stands(table)
    assert house.positions._due == {}
    assert caplog.text == ""


@pytest.mark.parametrize("change", [refusing, differing])
async def test_a_killed_server_leaves_an_old_position_from_which_the_moves_lead_on(
    house: House, monkeypatch: pytest.MonkeyPatch, change: Callable[[int], Callable[[Game, MoveRow], LogStep]]
) -> None:
    """By changed rules as well, as long as they allow the moves since."""
    people = [await house.guest(name) for name in ("Ania", "Emre")]
    table = await house.running(*people)
    await house.play_on(table, people, 8)
    while len(table.game.legal_moves()) < 2:
        await house.play_on(table, people, 1)
    choice = table.number + 1
    await house.play_on(table, people, 1)
    await house.positions.close()  # stored here
    old = await stored_position(house)
    await house.play_on(table, people, 6)
    stood, number = table.game.to_json(), table.number
    house.positions._due.clear()  # as if it were killed now
    house = await house.reopened()
    assert await stored_position(house) == old
    again = await house.registry.get(table.id)
    assert (again.game.to_json(), again.number) == (stood, number)
    house.positions._due.clear()
    house = await house.reopened()
    monkeypatch.setattr(repository, "replay_row", change(choice))
    again = await house.registry.get(table.id)
    assert as_it_stands(again) == as_it_stands(table)
    house = await house.reopened()  # whoever finds an old position stores a new one
    assert await stored_position(house) == as_it_stands(table)
    await house.close()
