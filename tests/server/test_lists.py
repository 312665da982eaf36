"""Lists of tables: found without opening a game, at a cost that stored tables don't change."""

from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, insert, select, text

from tests.server.house import FREE, ME, House, bot
from yamen.server.db.models import LISTED, Base, Table
from yamen.server.db.store import Store, database_url
from yamen.server.tables import repository
from yamen.server.tables.schemas import NewSeat, Result


async def test_people_find_their_tables_without_a_game_being_opened(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = [await house.guest(name) for name in ("Ania", "Emre", "Jana")]
    tables = [await house.running(*people[:2], game=game) for game in ("dragon", "gugong")]
    for table in tables:
        await house.play_on(table, people[:2], 7)
    turns = {table.id: table.game.player for table in tables}
    numbers = {table.id: table.number for table in tables}
    again = await house.reopened()
    monkeypatch.setattr(repository, "load_table", None)
    for seat, person in enumerate(people[:2]):
        lines = await again.listing.list_own(person)
        assert [line.id for line in lines] == [table.id for table in reversed(tables)]
        assert [line.my_turn for line in lines] == [turns[line.id] == seat for line in lines]
        assert [line.number for line in lines] == [numbers[line.id] for line in lines]
        assert [line.to_move_name for line in lines] == [people[turns[line.id]].name for line in lines]
        assert [[seat.mine for seat in line.seats] for line in lines] == [[seat == 0, seat == 1]] * 2
    assert await again.listing.list_own(people[2]) == []
    monkeypatch.undo()
    await again.close()


async def test_strangers_find_tables_to_watch_and_free_seats_and_nothing_else(house: House) -> None:
    ania, emre = await house.guest("Ania"), await house.guest("Emre")

    async def listed() -> list[str]:
        return [line.id for line in await house.listing.list_public(None)]

    table = await house.table(ania, ME, FREE)
    private = await house.table(ania, ME, FREE, public=False)
    full = await house.table(ania, ME, bot())
    assert await listed() == [table.id]
    line = (await house.listing.list_public(emre))[0]
    assert (line.players, line.free, line.stage, line.names, line.my_turn) == (2, 1, "open", ["Ania", ""], False)
    await house.seating.join(table.id, emre, 1)
    assert await listed() == []
    await house.seating.leave(table.id, emre, 1)
    assert await listed() == [table.id]
    await house.seating.join(table.id, emre, 1)
    await house.play.start(table.id, ania)
    assert await listed() == [table.id]
    await house.play.start(full.id, ania)
    assert await listed() == [table.id]
    await house.play.propose(table.id, ania, table.number, "abandon")
    await house.play.answer(table.id, emre, True)
    assert await listed() == []
    assert private.stage == "open"


async def test_whoever_plays_with_bots_or_at_one_screen_is_on_no_list(house: House) -> None:
    ania, emre = await house.guest("Ania"), await house.guest("Emre")
    await house.play.start((await house.table(ania, ME, bot(), public=True)).id, ania)
    await house.play.start((await house.table(ania, ME, NewSeat("same_screen"), public=True)).id, ania)
    waited = await house.table(ania, ME, FREE, public=True)
    assert [line.id for line in await house.listing.list_public(emre)] == [waited.id]
    await house.seating.seat_bot(waited.id, ania, 1, "random")
    await house.play.start(waited.id, ania)
    assert await house.listing.list_public(emre) == []


async def test_a_table_that_must_not_be_watched_is_listed_only_while_it_has_a_free_seat(house: House) -> None:
    ania, emre = await house.guest("Ania"), await house.guest("Emre")
    table = await house.table(ania, ME, FREE, watchable=False, public=True)
    assert [line.id for line in await house.listing.list_public(None)] == [table.id]
    await house.seating.join(table.id, emre, 1)
    await house.play.start(table.id, ania)
    assert await house.listing.list_public(None) == []


async def test_lists_tell_the_round_how_it_ended_and_what_only_tries_something_out(house: House) -> None:
    people = [await house.guest("Ania"), await house.guest("Emre")]
    table = await house.running(*people)
    await house.play_on(table, people, 20)
    line = (await house.listing.list_own(people[0]))[0]
    assert (line.round, line.result, line.what_if) == (3, None, False)
    await house.play_on(table, people, 10_000)
    line = (await house.listing.list_own(people[0]))[0]
    assert line.round == 12
    assert line.result == Result(table.game.scores, table.game.ranking, table.game.winner)
    await house.advice.branch(table.id, people[0], 20, 0, "random")
    lines = await house.listing.list_own(people[0])
    assert [line.what_if for line in lines] == [True, False]


@pytest.mark.parametrize("where", ["sqlite", "postgres"])
async def test_the_public_list_reads_an_index_of_what_is_listed_only(
    tmp_path: Path, where: str, request: pytest.FixtureRequest
) -> None:
    database = None if where == "sqlite" else request.getfixturevalue("database")
    house = await House.at(tmp_path, database)
    people = [await house.guest(name) for name in ("Ania", "Emre", "Jana", "Deniz", "Olga")]
    tables = [await house.table(person, ME, FREE) for person in people for _ in range(11)]
    lines = await house.listing.list_public(None)
    assert [line.id for line in lines] == [table.id for table in reversed(tables)][:50]
    query = select(Table.id).where(LISTED).order_by(Table.created.desc()).limit(50)
    words = str(query.compile(house.store.engine.sync_engine, compile_kwargs={"literal_binds": True}))
    async with house.store.read() as connection:
        if where == "postgres":  # it reads small tables as they lie
            await connection.execute(text("SET LOCAL enable_seqscan = off"))
        explain = "EXPLAIN QUERY PLAN " if where == "sqlite" else "EXPLAIN "
        plan = " ".join(str(row) for row in (await connection.execute(text(explain + words))).all())
    assert "tables_listed" in plan
    assert "SORT" not in plan.upper().replace("SORTED", "")
    assert "TEMP B-TREE" not in plan
    await house.close()


@pytest.mark.parametrize("where", ["sqlite", "postgres"])
async def test_tables_of_a_version_before_are_in_the_lists_and_go_on(
    tmp_path: Path, where: str, request: pytest.FixtureRequest
) -> None:
    """The same rows as they were stored before tables told of whose turn it is."""
    database = None if where == "sqlite" else request.getfixturevalue("bare_database")
    made = await House.at(tmp_path)
    people = [await made.guest(name) for name in ("Ania", "Emre")]
    table = await made.running(*people)
    await made.play_on(table, people, 15)
    waiting = await made.table(people[0], ME, FREE)
    stored = {}
    async with made.store.read() as connection:
        for name in ("people", "tables", "seats", "moves"):
            stored[name] = [
                dict(row) for row in (await connection.execute(Base.metadata.tables[name].select())).mappings()
            ]
    await made.close()

    old = Store(database_url(tmp_path / "old", database))
    (tmp_path / "old").mkdir()

    def as_before(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", "yamen.server.db:migrations")
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        kept = {
            "people": ("id", "name", "recovery", "created"),
            "seats": ("table", "seat", "kind", "person", "name", "bot"),
            "tables": [
                "id",
                "game",
                "players",
                "options",
                "rules",
                "content",
                "stage",
                "watchable",
                "owner",
                "created",
            ],
        }
        for name, rows in stored.items():
            columns = kept.get(name) or list(rows[0])
            lean = [{key: row[key] for key in columns} for row in rows]
            connection.execute(insert(Base.metadata.tables[name]), lean)

    async with old.engine.begin() as connection:
        await connection.run_sync(as_before)
    await old.close()
    house = await House.at(tmp_path / "old", database)
    lines = {line.id: line for line in await house.listing.list_own(people[0])}
    assert (lines[table.id].number, lines[table.id].to_move) == (table.number, table.game.player)
    assert (lines[waiting.id].free, lines[waiting.id].to_move) == (1, None)
    assert {line.id for line in await house.listing.list_public(None)} == {table.id, waiting.id}
    there = await house.registry.get(table.id)
    assert there.game.to_json() == table.game.to_json()
    await house.play_on(there, people, 5)
    assert (await house.listing.list_own(people[1]))[0].number == there.number
    await house.close()
