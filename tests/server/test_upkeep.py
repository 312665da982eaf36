"""Upkeep: what nobody uses ends, what is long over is compressed and can still be looked at, nights have backups."""

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update

import yamen
from tests.server.house import FREE, ME, House, bot
from tests.server.test_again import PACK
from yamen.server.accounts.schemas import Me
from yamen.server.db import backup
from yamen.server.db.folder import DataFolder
from yamen.server.db.models import Archive, Base, Figures, Move, Person, Session, Snapshot, StoredPosition, Table
from yamen.server.errors import Conflict, TableNotFound
from yamen.server.quotas import DAY, Quotas
from yamen.server.system import upkeep
from yamen.server.system.upkeep import UpkeepService
from yamen.server.tables import repository
from yamen.server.tables.schemas import NewTable
from yamen.server.tables.state import TableState


@pytest.fixture(params=["sqlite", "postgresql"])
async def home(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[House]:
    """A server on either database."""
    database = request.getfixturevalue("database") if request.param == "postgresql" else None
    house = await House.at(tmp_path, database)
    yield house
    await house.close()


async def count(house: House, model: type[Base]) -> int:
    async with house.store.read() as connection:
        return (await connection.execute(select(func.count()).select_from(model))).scalar_one()


async def finished(house: House, people: list[Me], go_back: bool = False) -> TableState:
    table = await house.running(*people, game="gugong")
    await house.play_on(table, people, 60)
    if go_back:
        await house.play.propose(table.id, people[0], table.number, "undo")
        await house.play.answer(table.id, people[1], True)
    await house.play_on(table, people, 1000)
    assert table.stage == "over"
    return table


async def told(house: House, id_: str, person: Me) -> list[Any]:
    """All that can be asked of a game that is over."""
    table = await house.registry.get(id_)
    numbers = [*range(0, table.number, 37), table.number]
    return [
        await house.tables.view(id_, person),
        await house.records.record(id_, person),
        await house.records.course(id_, person),
        await house.records.log_since(id_, person, 0),
        [await house.records.replay(id_, person, number, 1) for number in numbers],
    ]


async def test_a_game_long_over_is_compressed_and_tells_the_same_as_before(home: House) -> None:
    people = [await home.guest(name) for name in ("Ania", "Emre")]
    table = await finished(home, people, go_back=True)
    id_ = table.id
    before = await told(home, id_, people[0])
    rows = [await count(home, model) for model in (Move, Snapshot, StoredPosition)]
    assert rows[1] > 0
    await home.upkeep.round(time.time() + 29 * DAY)
    assert [await count(home, model) for model in (Move, Snapshot, StoredPosition)] == rows
    await home.upkeep.round(time.time() + 31 * DAY)
    assert [await count(home, model) for model in (Move, Snapshot, StoredPosition)] == [0, 0, 0]
    assert await count(home, Archive) == 1
    async with home.store.read() as connection:
        assert len((await connection.execute(select(Archive.data))).scalar_one()) < 10 * table.number
    assert await told(home, id_, people[0]) == before  # whoever had it open
    home.registry.forget(id_)
    assert await told(home, id_, people[0]) == before  # whoever opens it later
    branch = await home.advice.branch(id_, people[0], 40, 0, "random")
    assert branch.number >= 40
    again = await home.tables.rematch(id_, people[0])
    assert again.stage == "open"


async def test_games_that_run_or_ended_lately_stay_as_they_are(home: House) -> None:
    people = [await home.guest(name) for name in ("Ania", "Emre")]
    running = await home.running(*people)
    await home.play_on(running, people, 5)
    moves = await count(home, Move)
    await home.upkeep.round(time.time() + 300 * DAY)
    assert (await count(home, Move), await count(home, Person)) == (moves, 2)
    await home.play_on(running, people, 5)


async def test_a_game_that_nobody_goes_on_with_for_a_year_ends_and_becomes_a_record(home: House) -> None:
    people = [await home.guest(name) for name in ("Ania", "Emre")]
    left, alive, looked_at = [await home.running(*people) for _ in range(3)]
    looked_at.listeners.add(lambda _: None)
    await home.play_on(left, people, 20)
    await home.play.propose(left.id, people[0], left.number, "undo")
    now, number = time.time(), left.number
    await home.upkeep.end_untouched_games(now + 364 * DAY)
    assert (await home.registry.get(left.id)).stage == "running"
    touched = update(Table).where(Table.id == alive.id).values(touched=now + DAY)
    await home.store.write(lambda connection: connection.execute(touched))
    await home.upkeep.round(now + 365.5 * DAY)
    view = await home.tables.view(left.id, people[0])
    assert (view.stage, view.abandoned, view.result, view.proposal, view.to_move) == ("over", True, None, None, None)
    assert [(await home.registry.get(table.id)).stage for table in (alive, looked_at)] == ["running", "running"]
    assert await count(home, Archive) == 1
    assert len(yamen.loads(await home.records.record(left.id, people[1])).moves) == number
    happened = await home.records.log_since(left.id, people[1], 0)
    assert [step.events[0]["kind"] for step in happened.notices][-1] == "ended"
    with pytest.raises(Conflict):
        await home.play.play(left.id, people[0], number, 0)


async def test_an_open_table_that_nobody_touches_ends(home: House) -> None:
    ania, emre = [await home.guest(name) for name in ("Ania", "Emre")]
    table, looked_at = [await home.table(ania, ME, FREE) for _ in range(2)]
    looked_at.listeners.add(lambda _: None)
    await home.chat.post(table.id, ania, "players", "hello?")
    over = await finished(home, [ania, emre])
    rematch = await home.tables.rematch(over.id, emre)
    await home.upkeep.end_open_tables(time.time() + 6.9 * DAY)
    assert await count(home, Table) == 4
    async with home.store.read() as connection:
        assert (await connection.execute(select(Table.touched).where(Table.id == table.id))).scalar_one() > 0
    aged = update(Table).values(touched=time.time() - 6 * DAY)
    await home.store.write(lambda connection: connection.execute(aged))
    await home.seating.join(table.id, emre, 1)  # which is to touch it
    await home.upkeep.end_open_tables(time.time() + 2 * DAY)
    assert {(await home.registry.get(id_)).id for id_ in (table.id, looked_at.id)} == {table.id, looked_at.id}
    with pytest.raises(TableNotFound):
        await home.registry.get(rematch.id)
    over.stale = True
    assert (await home.registry.get(over.id)).rematch is None  # they can play again after all
    await home.upkeep.round(time.time() + 8 * DAY)
    with pytest.raises(TableNotFound):
        await home.seating.join(table.id, emre, 1)


async def test_what_ended_elsewhere_is_not_found_by_processes_that_had_it_in_memory(
    database: str, tmp_path: Path
) -> None:
    here, there = await House.at(tmp_path, database), await House.at(tmp_path, database)
    ania, emre = [await here.guest(name) for name in ("Ania", "Emre")]
    table = await here.table(ania, ME, FREE)
    await there.registry.get(table.id)
    held = await there.registry.get(table.id)
    await here.upkeep.end_open_tables(time.time() + 8 * DAY)
    with pytest.raises(TableNotFound):
        await there.seating.join(table.id, emre, 1)
    held.stale = True
    with pytest.raises(TableNotFound):
        await there.registry.refresh(held)
    for house in (here, there):
        await house.close()


async def test_guests_who_left_nothing_are_forgotten_and_signed_out(home: House) -> None:
    idle, player, member, host, talker = [
        await home.guest(name) for name in ("Idle", "Player", "Member", "Host", "Talker")
    ]
    await home.accounts.set_password(member, "member", "a long passphrase", "")
    table = await home.running(player, host)
    await home.chat.post(table.id, talker, "watchers", phrase="hello")
    cookie = await home.sessions.begin(idle.id)
    signed_in = await home.sessions.find(cookie)
    assert signed_in is not None
    closed: list[bool] = []
    home.sessions.connected(signed_in.session, lambda: closed.append(True))
    await home.upkeep.forget_guests(time.time() + 89 * DAY)
    assert await count(home, Person) == 5
    await home.upkeep.round(time.time() + 91 * DAY)
    assert await home.sessions.find(cookie) is None
    assert closed == [True]
    async with home.store.read() as connection:
        left = set((await connection.execute(select(Person.name))).scalars())
    assert left == {"Player", "Member", "Host"}
    assert await count(home, Session) == 0


async def test_a_guest_who_still_comes_is_kept_however_long_ago_they_came_first(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ania, emre = [await home.guest(name) for name in ("Ania", "Emre")]
    cookie = await home.sessions.begin(ania.id)
    await home.sessions.begin(emre.id)
    later = time.time() + 100 * DAY
    with monkeypatch.context() as then:
        then.setattr(time, "time", lambda: later)
        assert await home.sessions.find(cookie) is not None
        await home.sessions.close()  # that she was here is noted
    await home.upkeep.forget_guests(later + 80 * DAY)
    async with home.store.read() as connection:
        assert list((await connection.execute(select(Person.name))).scalars()) == ["Ania"]
    await home.upkeep.forget_guests(later + 91 * DAY)
    assert await count(home, Person) == 0


async def test_of_very_many_games_with_bots_the_oldest_are_removed(home: House) -> None:
    home.upkeep.quotas = Quotas(records=2)
    ania, emre = [await home.guest(name) for name in ("Ania", "Emre")]
    shared = await finished(home, [ania, emre])
    alone = [await home.table(ania, bot(), bot()) for _ in range(4)]
    over = update(Table).where(Table.id.in_([table.id for table in alone])).values(stage="over")
    await home.store.write(lambda connection: connection.execute(over))
    await home.upkeep.round()
    async with home.store.read() as connection:
        left = set((await connection.execute(select(Table.id))).scalars())
    assert left == {shared.id, alone[2].id, alone[3].id}


async def test_content_packs_go_with_their_last_table(home: House) -> None:
    await repository.save_own_content(home.store)
    own = await count(home, Figures)
    ania = await home.guest("Ania")
    table = await home.tables.create(ania, NewTable("gugong", [ME, FREE], content=PACK))
    await home.upkeep.remove_packs(time.time())
    assert await count(home, Figures) == own + 1
    await home.upkeep.round(time.time() + 8 * DAY)
    assert await count(home, Figures) == own
    assert table.has_pack


async def test_one_process_at_a_time_does_it_on_postgresql(database: str, tmp_path: Path) -> None:
    here, there = await House.at(tmp_path, database), await House.at(tmp_path, database)
    async with here.store.alone(upkeep.UPKEEP_LOCK) as first, there.store.alone(upkeep.UPKEEP_LOCK) as second:
        assert (first, second) == (True, False)
    async with there.store.alone(upkeep.UPKEEP_LOCK) as later:
        assert later
    for house in (here, there):
        await house.close()


async def test_a_failure_stops_neither_the_rest_nor_the_next_time(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(upkeep, "FIRST", 0.0)
    monkeypatch.setattr(upkeep, "EVERY", 0.0)
    rounds = 0

    async def fail(_: float) -> None:
        nonlocal rounds
        rounds += 1
        raise ValueError

    monkeypatch.setattr(house.upkeep, "forget_guests", fail)
    fail.__name__ = "forget_guests"
    counted = asyncio.Event()

    async def counts(_: float) -> None:
        if rounds > 2:
            counted.set()

    monkeypatch.setattr(house.upkeep, "count", counts)
    task = asyncio.create_task(house.upkeep.run())
    await asyncio.wait_for(counted.wait(), 60)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def test_every_night_has_a_backup(house: House, tmp_path: Path) -> None:
    kept = tmp_path / "backups"
    nightly = UpkeepService(house.store, house.registry, house.sessions, Quotas(), DataFolder(tmp_path), kept)
    await house.guest("Ania")
    await nightly.round()
    await nightly.round()
    (made,) = backup.list_backups(kept)
    backup.verify(made.file)
    assert kept.stat().st_mode & 0o777 == 0o700
    assert {file.stat().st_mode & 0o777 for file in kept.iterdir()} == {0o600}
    made.file.rename(kept / "yamen-20260101T030000Z.sqlite3")
    await nightly.back_up(time.time())
    assert len(backup.list_backups(kept)) == 2
    await nightly.back_up(time.time() + DAY)
    assert len(backup.list_backups(kept)) in (2, 3)  # within the same second it takes the place of the one before
    none = UpkeepService(
        house.store, house.registry, house.sessions, Quotas(backup_days=0), DataFolder(tmp_path), tmp_path / "none"
    )
    await none.back_up(time.time())
    assert not (tmp_path / "none").exists()
