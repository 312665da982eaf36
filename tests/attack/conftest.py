"""A server to attack, shared by the tests of a module: on SQLite, and at night on PostgreSQL as well."""

import secrets
from collections.abc import Iterator

import pytest

from tests.attack.harness import Target
from tests.server.postgres import new_database


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.nightly)])
def storage(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str]:
    """The option of `yamen serve` that names an empty place for data, and the place."""
    if request.param == "sqlite":
        return "--data", str(tmp_path_factory.mktemp("attacked"))
    return "--database", new_database(request.getfixturevalue("postgres"), f"attacked_{secrets.token_hex(6)}")


@pytest.fixture(scope="module")
def target(storage: tuple[str, str]) -> Iterator[Target]:
    with Target(*storage).until_closed() as target:
        yield target
