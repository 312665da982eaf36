"""The database: brought up to date by steps, and where it is."""

import asyncio
import math
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, insert, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from yamen.server.db import sqlite
from yamen.server.db.batch import WriteBatch
from yamen.server.db.models import Base, NotificationChannel, Person
from yamen.server.db.store import HEAD, Store, UnitOfWork, database_url
from yamen.server.errors import Conflict, InvalidInput, Unavailable

ADD = insert(Person)


def test_the_newest_step_is_the_one_a_start_looks_for() -> None:
    config = Config()
    config.set_main_option("script_location", "yamen.server.db:migrations")
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD


async def test_the_steps_lead_to_what_the_program_stores(tmp_path: Path) -> None:
    store = Store(database_url(tmp_path, None))
    await store.open()

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), Base.metadata))

    async with store.read() as connection:
        assert await connection.run_sync(differences) == []
    await store.close()


async def test_sqlite_keeps_what_is_committed_through_a_power_cut(tmp_path: Path) -> None:
    store = Store(database_url(tmp_path, None))
    await store.open()
    await store.open()  # a second start finds everything done
    async with store.read() as connection:
        assert (await connection.execute(text("PRAGMA journal_mode"))).scalar() == "wal"
        assert (await connection.execute(text("PRAGMA synchronous"))).scalar() == 2
    await store.close()


def test_the_database_is_given_by_its_address(tmp_path: Path) -> None:
    assert database_url(tmp_path, None) == f"sqlite+aiosqlite:///{tmp_path}/yamen.sqlite3"
    assert database_url(tmp_path, "postgresql://me@host/db") == "postgresql+psycopg://me@host/db"
    assert database_url(tmp_path, "postgres://me@host/db") == "postgresql+psycopg://me@host/db"
    with pytest.raises(InvalidInput, match="postgresql://"):
        database_url(tmp_path, "mysql://me@host/db")


async def test_the_password_of_a_database_is_told_to_nobody(tmp_path: Path) -> None:
    store = Store(database_url(tmp_path, "postgresql://yamen:hunter2@127.0.0.1:9/nothing"))
    with pytest.raises(Unavailable) as refused:
        await store.check_ready()
    assert "hunter2" not in f"{refused.value} {store.display_url}"
    await store.close()


async def test_a_write_that_fails_takes_nothing_with_it(tmp_path: Path) -> None:
    store = Store(database_url(tmp_path, None))
    await store.open()

    def add(id_: str, recovery: str, fail: bool = False) -> UnitOfWork[None]:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(insert(Person).values(id=id_, name="Ania", recovery=recovery, created=0.0))
            if fail:
                raise Conflict("no")

        return job

    jobs = [add("a", "1"), add("b", "1"), add("c", "3", fail=True), add("d", "4")]
    results = await asyncio.gather(*(store.write(job) for job in jobs), return_exceptions=True)
    assert [type(result) for result in results] == [type(None), IntegrityError, Conflict, type(None)]
    async with store.read() as connection:
        assert (await connection.execute(select(Person.id))).scalars().all() == ["a", "d"]
    await store.close()


@pytest.mark.parametrize("plain_writes", [False, True])
async def test_whatever_goes_wrong_when_changes_are_done_together_they_are_done_apart(
    plain_writes: bool, tmp_path: Path
) -> None:
    store = Store(database_url(tmp_path, None), plain_writes=plain_writes)
    await store.open()
    assert (store.batch_writer is None) == plain_writes
    too_large_for_sqlite_as_it_is = 1 << 70
    people = [("a", 0), ("b", too_large_for_sqlite_as_it_is), ("c", 0)]
    rows = [{"id": id_, "name": "Ania", "recovery": id_, "created": created} for id_, created in people]
    await asyncio.wait_for(asyncio.gather(*(store.write(WriteBatch((ADD, [row]))) for row in rows)), 10)
    async with store.read() as connection:
        assert (await connection.execute(select(Person.id))).scalars().all() == ["a", "b", "c"]
    await store.close()


async def test_what_the_driver_cannot_take_as_it_is_goes_through_sqlalchemy(tmp_path: Path) -> None:
    store = Store(database_url(tmp_path, None))
    await store.open()
    assert store.batch_writer is not None
    person = {"id": "a", "name": "Ania", "recovery": "a", "created": 0.0}
    named = dict.fromkeys(("id", "kind", "key", "label", "origin"), "x")
    channel = {**named, "person": "a", "target": {"to": "a@b.c"}, "created": 0.0}
    batch = WriteBatch((ADD, [person]), (insert(NotificationChannel), [channel]))
    assert store.batch_writer.takes(WriteBatch(batch.parts[0]))
    assert not store.batch_writer.takes(batch)
    await store.write(batch)
    async with store.read() as connection:
        assert (await connection.execute(select(NotificationChannel.target))).scalar_one() == {"to": "a@b.c"}
    await store.close()


async def test_sqlite_has_one_write_under_way_at_a_time_whatever_competes(tmp_path: Path) -> None:
    """What docs/decisions/0025 builds upon: nobody commits while another connection carries the journal over."""
    store = Store(database_url(tmp_path, None))
    await store.open()
    assert store.batch_writer is not None
    writing: set[int] = set()
    most, overlaps = 0, 0

    def wrote(connection: Connection, _cursor: object, words: str, *_: object) -> None:
        nonlocal most, overlaps
        if words.startswith(("INSERT", "UPDATE", "DELETE")):
            writing.add(id(connection.connection.dbapi_connection))
            most, overlaps = most + 1, max(overlaps, len(writing))

    def given_back(connection: object, _: object) -> None:  # after the commit, with which the journal is carried over
        writing.discard(id(connection))

    def write_batch(batch: WriteBatch) -> None:  # by the driver, of which SQLAlchemy tells nothing
        nonlocal most, overlaps
        writing.add(0)
        most, overlaps = most + len(batch.parts[0][1]), max(overlaps, len(writing))
        write(batch)
        writing.discard(0)

    event.listen(store.engine.sync_engine, "before_cursor_execute", wrote)
    event.listen(store.engine.sync_engine, "checkin", given_back)
    write = store.batch_writer._write
    store.batch_writer._write = write_batch  # type: ignore[method-assign]  # it watches what it replaces

    def person(id_: str) -> dict[str, object]:
        return {"id": id_, "name": "Ania", "recovery": id_, "created": 0.0}

    async def plainly(id_: str) -> None:
        await store.write(lambda connection: connection.execute(ADD, person(id_)))

    async def in_a_batch(id_: str) -> None:
        await store.write(WriteBatch((ADD, [person(id_)])))

    for turn in range(20):
        ids = [f"{turn}-{at}" for at in range(5)]
        await asyncio.gather(*(plainly(f"a{id_}") for id_ in ids), *(in_a_batch(f"b{id_}") for id_ in ids))
    assert most == 200
    assert overlaps == 1
    await store.close()


def test_a_sqlite_that_is_too_old_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 34, 1))
    with pytest.raises(InvalidInput, match=r"3\.35\.0 is needed"):
        Store(database_url(tmp_path, None))


async def test_a_postgresql_that_is_away_is_not_ready_in_a_sentence(tmp_path: Path) -> None:
    store = Store(database_url(tmp_path, "postgresql://nobody@127.0.0.1:9/nothing"))
    with pytest.raises(Unavailable, match="Nothing can be stored"):
        await store.check_ready()
    await store.close()


async def test_whether_it_is_ready_is_tried_once_a_second_at_most(database: str, tmp_path: Path) -> None:
    store = Store(database_url(tmp_path, database))
    await store.open()
    tried, attempt = 0, store._try

    async def counted() -> None:
        nonlocal tried
        tried += 1
        await attempt()

    store._try = counted  # type: ignore[method-assign]  # it counts what it replaces
    await asyncio.gather(*(store.check_ready() for _ in range(50)))
    assert tried == 1
    for last, times in ((math.inf, 1), (time.monotonic() - 1.0, 2)):
        store._tried = last
        await store.check_ready()
        assert tried == times
    await store.close()


async def test_the_journal_is_carried_over_only_while_nobody_can_commit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the server, whose checkpoints exclude all writers; never by a command beside it."""
    monkeypatch.setattr(sqlite, "CHECKPOINT_COMMITS", 10)
    store, beside = (Store(database_url(tmp_path, None), beside) for beside in (False, True))
    database = tmp_path / "yamen.sqlite3"
    writable: list[bool] = []

    def watched(path: Path) -> sqlite3.Connection:
        """A connection that finds out, when it is about to carry the journal over, whether another can write."""
        connection = connect(path)

        def look(statement: str) -> None:
            if "wal_checkpoint" in statement:
                with closing(sqlite3.connect(path, timeout=0, isolation_level=None)) as other:
                    try:
                        other.execute("BEGIN IMMEDIATE")
                        writable.append(True)
                    except sqlite3.OperationalError:
                        writable.append(False)

        connection.set_trace_callback(look)
        return connection

    connect = sqlite.connect
    monkeypatch.setattr(sqlite, "connect", watched)

    async def add(to: Store, ids: range) -> None:
        for id_ in ids:
            row = {"id": str(id_), "name": "Ania", "recovery": str(id_), "created": 0.0}
            await to.write(WriteBatch((ADD, [row])))

    await store.open()
    await beside.open()
    for each in (store, beside):
        async with each.read() as reading:
            assert (await reading.execute(text("PRAGMA wal_autocheckpoint"))).scalar() == 0
    before = database.read_bytes()
    await add(beside, range(50))
    await beside.close()
    assert (writable, database.read_bytes() == before) == ([], True)
    await add(store, range(50, 75))
    assert writable == [False, False]
    assert database.read_bytes() != before
    await store.close()
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("SELECT count(*) FROM people").fetchone() == (75,)
