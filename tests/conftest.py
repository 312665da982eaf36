"""The coverage of rule ids: printed after a full run, which fails on a gap; an id that no game has fails every run.

Also what `make nightly` runs beyond the tests of every change: `pytest --nightly`.
"""

from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.rule_ids import Coverage, rules_of_games

TESTS: Final = Path(__file__).parent
COVERAGE: Final = pytest.StashKey[Coverage]()
SELECTIONS: Final = ("keyword", "markexpr", "deselect", "ignore_glob", "lf", "stepwise", "collectonly")
"""Options of pytest that leave tests out."""
WITHOUT_RULES: Final = {TESTS / "attack", TESTS / "browser", TESTS / "server"}
"""Tests that speak of no rule, so that a run without them is still full."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--nightly", action="store_true", help="also what is too long for every change")


@pytest.fixture(scope="session")
def nightly(pytestconfig: pytest.Config) -> bool:
    """Whether there is time for many games."""
    return bool(pytestconfig.getoption("nightly"))


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL of the tests' own, for tests of the server and attacks on it."""
    from tests.server.postgres import postgres_server  # which needs what other tests don't

    with postgres_server() as address:
        yield address


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("nightly"):
        later = [item for item in items if item.get_closest_marker("nightly")]
        items[:] = [item for item in items if not item.get_closest_marker("nightly")]
        config.hook.pytest_deselected(items=later)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "nightly: too long for every change, so only with --nightly")
    config.stash[COVERAGE] = Coverage(rules_of_games(TESTS))


def pytest_collection_finish(session: pytest.Session) -> None:
    for item in session.items:
        function = getattr(item, "function", None)
        session.config.stash[COVERAGE].add_test(item.nodeid, getattr(function, "__doc__", None))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call" and report.passed:
        item.config.stash[COVERAGE].passed(item.nodeid)
    return report


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    coverage = session.config.stash[COVERAGE]
    coverage.is_full = is_full_run(session)
    if exitstatus == pytest.ExitCode.OK and coverage.mistakes():
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    for line in config.stash[COVERAGE].report():
        terminalreporter.line(line)


def is_full_run(session: pytest.Session) -> bool:
    """Whether all tests were asked for and none was kept from running."""
    config = session.config
    paths = [(config.invocation_params.dir / argument).resolve() for argument in config.args]
    asked = any(TESTS.is_relative_to(path) for path in paths)
    chosen = any(config.getoption(option, None) for option in SELECTIONS)
    ignored = {(config.invocation_params.dir / path).resolve() for path in config.getoption("ignore", None) or ()}
    return asked and not chosen and ignored <= WITHOUT_RULES and not session.shouldstop and not session.shouldfail
