"""A server's inside for tests: a database in a folder, people, tables."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.house import House


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = await House.open(tmp_path)
    yield house
    await house.close()
