"""A server to attack, shared by the tests of a module: on SQLite, and at night on PostgreSQL as well."""

from collections.abc import Iterator

import pytest

from tests.attack.harness import Target
from tests.server.databases import copied_database, prepare


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.nightly)])
def storage(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str]:
    """The option of `yamen serve` that names an empty place for data, and the place."""
    if request.param == "sqlite":
        data = tmp_path_factory.mktemp("attacked")
        prepare(data)
        return "--data", str(data)
    return "--database", copied_database(request.getfixturevalue("postgres"))


@pytest.fixture(scope="module")
def target(storage: tuple[str, str]) -> Iterator[Target]:
    with Target(*storage).until_closed() as target:
        yield target
