"""Saves running tables of both games as this version stores them, for the versions to come.

Run it once for each release: python -m tests.server.save_tables. What it made is never changed.
"""

import asyncio
import shutil
import sqlite3
import tempfile
from pathlib import Path

from tests.server.house import House
from yamen import GAMES, __version__
from yamen.server.tables import repository

SAVED = Path(__file__).parent.parent / "saved"
MOVES = (3, 61, 90)
"""After how many decisions tables are left: in the first turn, after a snapshot, in the middle of a later turn."""


async def play(folder: Path) -> None:
    house = await House.at(folder)
    await repository.save_own_content(house.store)
    people = [await house.guest(name) for name in ("Ania", "Emre", "Jiří")]
    for game in GAMES:
        for moves in MOVES:
            table = await house.running(*people, game=game)
            await house.play_on(table, people, moves)
            assert table.stage == "running"
    await house.close()


def save() -> None:
    file = SAVED / f"yamen-{__version__}.sqlite3"
    if file.exists():
        raise SystemExit(f"{file.name} is there already: what a version saved is never changed.")
    folder = Path(tempfile.mkdtemp())
    try:
        asyncio.run(play(folder))
        with sqlite3.connect(folder / "yamen.sqlite3") as database:
            database.execute("VACUUM INTO ?", [str(file)])
    finally:
        shutil.rmtree(folder)


if __name__ == "__main__":
    save()
