"""A server that dies while it carries SQLite's journal over (decision 0025): nothing acknowledged is lost."""

import asyncio
import os
import random
import resource
import shutil
import signal
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import text

from tests.server.house import ME, House
from yamen.server.accounts.schemas import Me
from yamen.server.config import Config
from yamen.server.db import sqlite
from yamen.server.tables.schemas import NewSeat

COMMITS = 8
"""After so many the journal is carried over."""
MUCH = text("INSERT OR REPLACE INTO figures (game, hash, text) VALUES ('none', 'none', hex(randomblob(250000)))")
"""A write of many pages, so that there is much to carry over."""
DEATHS, DEATHS_AT_NIGHT = 10, 300


def test_a_server_that_dies_while_it_carries_the_journal_over_has_lost_nothing(tmp_path: Path, nightly: bool) -> None:
    data, chance = tmp_path / "data", random.Random(5)
    died(data, 0)
    acknowledged, torn = 0, 0
    for _ in range(DEATHS_AT_NIGHT if nightly else DEATHS):
        before = database(data)
        said = died(data, chance.randrange(len(before)))
        acknowledged = max([acknowledged, *map(int, said)])
        assert rows(data, "SELECT count(*) FROM moves")[0][0] >= acknowledged > 0
        torn += database(data) not in (before, carried_over(data, tmp_path / "copy"))
    assert torn > 5, "hardly anyone died between the first page that is carried over and the last"
    assert rows(data, "PRAGMA integrity_check") == [("ok",)]


def database(data: Path) -> bytes:
    return (data / "yamen.sqlite3").read_bytes()


def carried_over(data: Path, copy: Path) -> bytes:
    """The database as it would be after the whole checkpoint."""
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(data, copy)
    sqlite.Checkpointer(copy / "yamen.sqlite3").checkpoint()
    return database(copy)


def rows(data: Path, query: str) -> list[Any]:
    with closing(sqlite.read_only(data / "yamen.sqlite3")) as connection:
        return connection.execute(query).fetchall()


def died(data: Path, byte: int) -> list[str]:
    """Play at a server in a process of its own, which dies in a checkpoint when it comes to a byte of the database.

    Pages are carried over in the order in which they lie in the file, and the system ends a process that writes beyond
    what it may: like after kill -9, no line of it runs any more. Returns how many moves there were after each one that
    was acknowledged.
    """
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            asyncio.run(served(data, byte, writer))
        except BaseException as error:
            os.write(writer, repr(error).encode())
        os._exit(1)
    os.close(writer)
    with os.fdopen(reader) as pipe:
        said = pipe.read().splitlines()
    status = os.waitpid(child, 0)[1]
    assert os.WIFSIGNALED(status), said
    assert os.WTERMSIG(status) in (signal.SIGXFSZ, signal.SIGKILL)
    return said


async def served(data: Path, byte: int, pipe: int) -> None:
    # This process has no other purpose.
    signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    sqlite.CHECKPOINT_COMMITS = COMMITS  # type: ignore[misc]
    sqlite.connect = lambda database: deadly(database, byte)
    house = House.from_config(Config(data, processes=1))  # refused if what the last one has left isn't whole
    assert isinstance(house, House)
    await house.open()
    people = [Me(*row) for row in rows(data, "SELECT id, name FROM people")] or [await house.guest("Ania")]
    ids = [id_ for (id_,) in rows(data, "SELECT id FROM tables WHERE stage = 'running'")]
    elsewhere = rows(data, "SELECT coalesce(sum(number), 0) FROM tables WHERE stage = 'over'")[0][0]
    while True:
        if not ids:
            table = await house.table(people[0], ME, NewSeat("same_screen"))
            await house.play.start(table.id, people[0])
            ids = [table.id]
        table = await house.registry.get(ids.pop())
        while table.stage == "running":
            await house.store.write(lambda connection: connection.execute(MUCH))
            await house.play_on(table, people * 2, 1)
            os.write(pipe, f"{elsewhere + table.number}\n".encode())
        elsewhere += table.number


def deadly(path: Path, byte: int) -> sqlite3.Connection:
    """A connection on which a checkpoint is the last thing that happens."""

    class Deadly(sqlite3.Connection):
        def execute(self, words: str, *given: Any) -> sqlite3.Cursor:
            if "wal_checkpoint" in words:
                resource.setrlimit(resource.RLIMIT_FSIZE, (byte, byte))
                super().execute(words)
                os.kill(os.getpid(), signal.SIGKILL)  # all that is beyond the byte was there already
            return super().execute(words, *given)

    connection = sqlite3.connect(path, factory=Deadly, check_same_thread=False)
    sqlite._connect(connection, None)
    return connection
