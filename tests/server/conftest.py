"""A server's inside for tests: a database in a folder or on a PostgreSQL of the tests' own, people, tables."""

import secrets
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.databases import copied_database
from tests.server.house import House
from tests.server.patience import PATIENCE
from tests.server.postgres import new_database
from tests.server.receivers import Receiver, receiver
from tests.server.told import Told


@pytest.fixture(autouse=True)
def long_time_for_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    """A content pack is read and a picture drawn within seconds, unless the machine is busy."""
    monkeypatch.setattr("yamen.server.tables.service.PACK_SECONDS", PATIENCE)
    monkeypatch.setattr("yamen.server.previews.service.PICTURE_SECONDS", PATIENCE)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = await House.at(tmp_path)
    yield house
    await house.close()


@pytest.fixture
def database(postgres: str) -> str:
    """The address of a PostgreSQL database that is up to date, and empty."""
    return copied_database(postgres)


@pytest.fixture
def bare_database(postgres: str) -> str:
    """The address of a PostgreSQL database without tables."""
    return new_database(postgres, f"test_{secrets.token_hex(6)}")


@pytest.fixture
async def told(tmp_path: Path) -> AsyncIterator[Told]:
    house = await Told.open_at(tmp_path)
    yield house
    await house.close()


@pytest.fixture
async def service() -> AsyncIterator[Receiver]:
    async with receiver() as made:
        yield made
