"""A server to attack, shared by the tests of a module."""

from collections.abc import Iterator

import pytest

from tests.attack.harness import Target


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    target = Target(tmp_path_factory.mktemp("attacked"))
    try:
        yield target
        target.close()
    finally:
        target.kill()
