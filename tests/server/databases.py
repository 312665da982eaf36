"""Databases that are up to date, copied: to make one anew takes longer than most tests that need one."""

import asyncio
import secrets
import shutil
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.server.postgres import new_database
from yamen.server.db.store import Store, database_url


def prepare(data: Path) -> None:
    """Put a database into a folder, unless there is one."""
    place = Path(data, "yamen.sqlite3")
    if data.is_dir() and not place.exists():
        shutil.copyfile(Path(_sqlite().name, place.name), place)


@cache
def _sqlite() -> TemporaryDirectory[str]:
    """The folder with the database that is copied; it is there as long as this process."""
    folder = TemporaryDirectory()
    _make(Store(database_url(Path(folder.name), None)))
    return folder


def copied_database(server: str) -> str:
    """The address of a new database on a PostgreSQL server."""
    return new_database(server, f"test_{secrets.token_hex(6)}", _postgres(server))


@cache
def _postgres(server: str) -> str:
    """The name of the database that is copied."""
    name = "up_to_date"
    _make(Store(database_url(Path(), new_database(server, name))))
    return name


def _make(store: Store) -> None:
    async def make() -> None:
        await store.open()
        await store.close()

    with ThreadPoolExecutor(1) as thread:  # whoever asks may be a coroutine
        thread.submit(lambda: asyncio.run(make())).result()
