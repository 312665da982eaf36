"""The same tables on PostgreSQL, where there is one to start."""

import asyncio
import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import House, bot
from yamen.server import talk
from yamen.server.errors import Conflict

BINARIES = sorted(Path("/usr/lib/postgresql").glob("*/bin"))


def as_postgres(*command: str) -> None:
    """PostgreSQL refuses to run as root."""
    user = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
    subprocess.run([*user, *command], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    if not BINARIES:
        pytest.skip("no PostgreSQL is installed")
    folder = tempfile.mkdtemp(prefix="yamen-pg-")
    if os.getuid() == 0:
        shutil.chown(folder, "postgres")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    tools = str(BINARIES[-1])
    as_postgres(f"{tools}/initdb", "-D", f"{folder}/data", "-A", "trust", "-U", "postgres")
    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1"
    as_postgres(f"{tools}/pg_ctl", "-D", f"{folder}/data", "-w", "-o", options, "-l", f"{folder}/log", "start")
    yield f"postgresql://postgres@127.0.0.1:{port}/postgres"
    as_postgres(f"{tools}/pg_ctl", "-D", f"{folder}/data", "-m", "immediate", "stop")
    shutil.rmtree(folder)


async def test_tables_are_played_and_read_back(postgres: str, tmp_path: Path) -> None:
    houses = await asyncio.gather(*(House.open(tmp_path, postgres) for _ in range(2)))  # both bring it up to date
    here, there = houses
    people = [await here.guest(name) for name in ("Ania", "Emre")]
    table = await here.running(*people, game="gugong")
    await here.play_on(table, people, 100)
    again = await there.tables.find(table.id)
    assert table.snapshot > 0
    assert again.game.to_json() == table.game.to_json()
    mover, number, legal = people[table.game.player], table.number, table.game.legal_moves()
    results = await asyncio.gather(
        here.tables.play(table.id, mover, number, legal[0]),
        there.tables.play(table.id, mover, number, legal[1]),
        return_exceptions=True,
    )
    assert sorted(type(result).__name__ for result in results) == [Conflict.__name__, "NoneType"]
    assert again.game.to_json() == table.game.to_json()
    line = await talk.say(here.store, table, people[0], "players", "cześć")
    assert await talk.said(there.store, again, people[1], "players") == [line]
    bots = await here.table(people[0], bot(), bot())
    await here.tables.start(bots.id, people[0])
    assert bots.bots is not None
    await asyncio.wait_for(bots.bots, 60)
    assert (await there.tables.state(bots.id, None)).stage == "over"
    for house in houses:
        await house.close()
