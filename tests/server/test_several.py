"""Several processes on one PostgreSQL: the same tables everywhere, and none of them is missed when it dies."""

import asyncio
import logging
import random
import signal
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from tests.server.house import FREE, ME, House, bot
from tests.server.patience import PATIENCE, PAUSE, till
from tests.server.processes import Player, Process, Serving, ended
from yamen.cli import main
from yamen.server.db import notify
from yamen.server.tables import repository
from yamen.server.tables.listeners import Broadcast
from yamen.server.tables.schemas import LogStep
from yamen.server.tables.state import TableState


def test_a_game_goes_on_though_a_server_and_a_worker_are_killed(database: str) -> None:
    dice = random.Random(4)
    here, there = Serving("--database", database), Serving("--database", database)
    first, second = (Process("worker", "--database", database, "--processes", "1") for _ in range(2))
    everything: list[Process] = [here, there, first, second]
    with ended(*everything):
        for process in everything:
            process.ready()
        cookies = []
        for server, name in ((here, "Ania"), (there, "Emre")):
            with server.client() as client:
                cookies.append(client.post("/api/people", json={"name": name}).cookies["yamen"])
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
        with here.client(cookies[0]) as ania, there.client(cookies[1]) as emre:
            path = "/api/tables/" + ania.post("/api/tables", json={"game": "dragon", "seats": seats}).json()["id"]
            players = [Player(here, path, cookies[0]), Player(there, path, cookies[1])]
            assert emre.post(f"{path}/seats", json={"seat": 1}).status_code == 200
            assert ania.post(f"{path}/start").json()["stage"] == "running"  # knows already who came elsewhere
        acknowledged, killed = 0, set[str]()
        for player in players:
            player.hear_of(1)
        while players[0].state["stage"] == "running":
            to_move = players[0].state["to_move"]
            if acknowledged > 30 and "server" not in killed:
                here.end(signal.SIGKILL)
                players[0].connect(there)
                killed.add("server")
                continue  # the bot may have moved meanwhile
            if acknowledged > 60 and "worker" not in killed and to_move == 2:
                first.end(signal.SIGKILL)
                killed.add("worker")
            if to_move == 2:
                players[0].hear()
            else:
                player = players[to_move]
                player.hear_of(players[0].state["number"])
                before = player.state["number"]
                player.play(dice.choice(player.state["legal"])["move"])
                acknowledged = max(acknowledged, before + 1)
            players[0].hear_of(acknowledged)
        last = players[0].state["number"]
        players[1].hear_of(last)
        assert killed == {"server", "worker"}
        for player in players:
            assert [number for number in player.numbers if number] == list(range(1, last + 1))  # all, once, in order
            assert player.state["result"] == players[0].state["result"]
            player.leave()
        assert second.end(signal.SIGTERM).count("Traceback") == 0
        assert second.process.returncode == 0
        assert there.end(signal.SIGTERM).count("Traceback") == 0
        assert there.process.returncode == 0


class Ear:
    """Somebody who listens to a table."""

    def __init__(self, table: TableState) -> None:
        self.kinds: list[str] = []
        self.numbers: list[int] = []
        self.chat: list[str] = []
        self.table = table
        table.listeners.add(self.notice)

    def notice(self, notice: Broadcast) -> None:
        self.numbers += [step.number for step in notice.steps]
        self.kinds += [str(event["kind"]) for step in notice.steps for event in step.events]
        if notice.chat is not None:
            self.chat.append(notice.chat.text)

    async def hears(self, number: int) -> None:
        await till(lambda: self.table.number >= number)


@pytest.fixture
async def houses(tmp_path: Path, database: str) -> AsyncIterator[list[House]]:
    """Two processes, as it were, that hear each other."""
    houses = [await House.at(tmp_path, database) for _ in range(2)]
    listening = [asyncio.create_task(it.store.notifier.listen(it.on_remote_change, it.on_remote_gap)) for it in houses]
    async with asyncio.timeout(PATIENCE):
        while await listeners(houses[0]) < 2:
            await asyncio.sleep(PAUSE)
    yield houses
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)
    for house in houses:
        await house.close()


async def listeners(house: House, what: str = "pid") -> int:
    """How many processes listen; `what` is done with each of them."""
    query = f"SELECT {what} FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()"
    async with house.store.read() as connection:
        return len((await connection.execute(text(query))).all())


async def test_what_is_done_in_one_process_is_told_in_the_other(houses: list[House]) -> None:
    here, there = houses
    ania, emre = await here.guest("Ania"), await here.guest("Emre")
    table = await here.table(ania, ME, FREE)
    ear = Ear(await there.registry.get(table.id))
    await here.seating.join(table.id, emre, 1)
    await here.chat.post(table.id, ania, "players", "cześć")
    await here.play.start(table.id, ania)
    await here.play.propose(table.id, ania, table.number, "abandon")
    await till(lambda: ear.table.proposal is not None and ear.chat == ["cześć"])
    await there.play.answer(table.id, emre, False)
    assert (await here.tables.view(table.id, ania)).proposal is None  # known at once, whatever is still under way
    await here.play_on(table, [ania, emre], 5)
    await ear.hears(table.number)
    assert ear.table.game.to_json() == table.game.to_json()
    assert ear.kinds[0] == "joined"
    await till(lambda: ear.numbers[-5:] == list(range(table.number - 4, table.number + 1)))
    assert ear.table.seats == table.seats


async def test_what_is_missed_while_nobody_listens_is_told_afterwards(
    houses: list[House], caplog: pytest.LogCaptureFixture
) -> None:
    here, there = houses
    people = [await here.guest("Ania"), await here.guest("Emre")]
    table = await here.running(*people, game="gugong")
    ear = Ear(await there.registry.get(table.id))
    begin = table.number
    await listeners(here, "pg_terminate_backend(pid)")
    await here.play_on(table, people, 5)
    await till(lambda: table.number in ear.numbers)
    assert "not heard any more" in caplog.text
    missed = [number for number in ear.numbers if number > begin]  # the start may have been on its way, too
    assert missed == list(range(begin + 1, table.number + 1))


async def test_what_changes_while_a_table_is_read_is_not_missed(
    houses: list[House], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = houses
    people = [await here.guest("Ania"), await here.guest("Emre")]
    table = await here.running(*people)
    ear = Ear(await there.registry.get(table.id))
    refresh, is_read, go_on = repository.refresh_table, asyncio.Event(), asyncio.Event()

    async def slow(connection: AsyncConnection, table: TableState, *most: int) -> list[LogStep]:
        steps = await refresh(connection, table, *most)
        if table is ear.table:
            is_read.set()
            await go_on.wait()
        return steps

    monkeypatch.setattr(repository, "refresh_table", slow)
    await here.play_on(table, people, 1)
    await till(is_read.is_set)
    await here.play_on(table, people, 1)
    await till(lambda: ear.table.stale)  # the second move is told before the first is taken over
    go_on.set()
    await ear.hears(table.number)
    assert (await there.registry.get(table.id)).number == table.number


async def test_a_notice_that_is_too_long_is_told_without_what_makes_it_so(
    houses: list[House], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = houses
    monkeypatch.setattr(notify, "MAX_PAYLOAD", 100)
    ania = await here.guest("Ania")
    table = await here.table(ania, ME, FREE)
    ear = Ear(await there.registry.get(table.id))
    await here.seating.join(table.id, await here.guest("Emre"), 1)
    await till(lambda: ear.table.seats == table.seats)
    assert ear.kinds == []


async def test_a_move_is_asked_for_once_and_made_in_any_case(
    tmp_path: Path, database: str, caplog: pytest.LogCaptureFixture
) -> None:
    here, there = [await House.at(tmp_path, database, jobs=True) for _ in range(2)]
    jobs = here.jobs
    assert jobs is not None
    ania = await here.guest("Ania")
    table = await here.table(ania, bot(), bot())
    await here.play.start(table.id, ania)
    number = table.number
    assert await jobs.waiting() == 1
    await jobs.defer_again(table.id, number)
    assert await jobs.waiting() == 1
    assert await jobs._forgotten() == []
    await there.bots.do_job(table.id, number, 0)
    again = await there.registry.get(table.id)
    assert again.number > number
    await there.bots.do_job(table.id, number, 0)  # as a worker does that comes too late
    assert await jobs.waiting() == 2
    async with here.store.engine.begin() as connection:
        await connection.execute(text("DELETE FROM procrastinate_jobs"))
    assert await jobs._forgotten() == [(table.id, again.number)]
    number = again.number
    with caplog.at_level(logging.ERROR):
        await there.bots.do_job(table.id, number, 3)
    assert "makes any legal move" in caplog.text
    assert again.number > number
    for house in (here, there):
        await house.close()


def test_what_keeps_a_worker_from_starting_is_said_in_a_sentence_and_nothing_is_written(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for address, reason in {
        "sqlite+aiosqlite:///file": "Workers are for PostgreSQL",
        "mysql://somewhere": "postgresql://",
        "postgresql://me:secret@127.0.0.1:1/nothing": "me:***@127.0.0.1:1/nothing can't be opened",
    }.items():
        assert main(["worker", "--lang", "en", "--database", address]) == 2
        assert reason in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


async def test_whose_bots_have_much_to_do_comes_later(database: str, tmp_path: Path) -> None:
    """The first job of each person comes before the second of anybody."""
    house = await House.at(tmp_path, database, jobs=True)
    ania, emre = await house.guest("Ania"), await house.guest("Emre")
    tables = [await house.table(person, bot("strong"), bot("strong")) for person in (ania, ania, ania, emre)]
    for table in tables:
        await house.play.start(table.id, ania if table.owner == ania.id else emre)
    query = text("SELECT args->>'id_' FROM procrastinate_jobs ORDER BY priority DESC, id")
    async with house.store.read() as connection:
        order = (await connection.execute(query)).scalars().all()
    assert order == [tables[at].id for at in (0, 3, 1, 2)]
    await house.close()


async def test_every_job_has_its_turn_however_many_its_owner_has(database: str, tmp_path: Path) -> None:
    """A worker takes some jobs at a time, and each that is done is followed by another of the same table."""
    house = await House.at(tmp_path, database, jobs=True)
    ania = await house.guest("Ania")
    tables = [await house.table(ania, bot("strong"), bot("strong")) for _ in range(8)]
    for table in tables:
        await house.play.start(table.id, ania)
    assert house.jobs is not None
    first = "(SELECT id FROM procrastinate_jobs WHERE status = 'todo' ORDER BY priority DESC, id LIMIT 1)"
    take = text(f"UPDATE procrastinate_jobs SET status = 'doing' WHERE id = {first} RETURNING id, args->>'id_'")
    done = text("DELETE FROM procrastinate_jobs WHERE id = :id")
    under_way: list[tuple[int, str]] = []
    thought: Counter[str] = Counter()
    for number in range(1000, 1032):
        row = (await house.store.write(lambda connection: connection.execute(take))).one()
        under_way.append((row[0], row[1]))
        if len(under_way) == 3:
            job, id_ = under_way.pop(0)
            await house.store.write(lambda connection, job=job: connection.execute(done, {"id": job}))  # type: ignore[misc]
            thought[id_] += 1
            await house.jobs.defer_again(id_, number)
    assert set(thought) == {table.id for table in tables}
    assert max(thought.values()) - min(thought.values()) <= 1
    await house.close()
