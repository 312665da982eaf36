"""Metrics, in the format of Prometheus."""

import logging
from functools import cache
from typing import TYPE_CHECKING, Final

from prometheus_client import Counter, Gauge, Histogram

if TYPE_CHECKING:
    from yamen.server.tables.moves import Advance
    from yamen.server.tables.state import TableState

COMMITS: Final = Histogram(
    "yamen_commit_seconds",
    "How long it takes to bring to the disk what wants to be stored at the same time.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5),
)
MOVES: Final = Counter("yamen_moves", "Moves stored, those of bots and of chance counted.", ["game"])
THINKING: Final = Histogram(
    "yamen_bot_thinking_seconds",
    "How long bots thought about a move.",
    ["bot"],
    buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0),
)
BOT_WAITING: Final = Histogram(
    "yamen_bot_waiting_seconds",
    "How long bots waited for a process to think in.",
    buckets=(0.001, 0.01, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0),
)
TASKS_WAITING: Final = Gauge("yamen_tasks_waiting", "Bots' moves and advice that wait for a process.")
BOT_FAILURES: Final = Counter("yamen_bot_failures", "Moves that bots could not find in the time they have.", ["bot"])
TABLES_IN_MEMORY: Final = Gauge("yamen_tables_in_memory", "Tables that are in memory.")
CONNECTIONS: Final = Gauge("yamen_live_clients", "Clients that are connected to a table.")
JOBS_WAITING: Final = Gauge(
    "yamen_bot_jobs_waiting", "Moves that no worker has begun to think about (PostgreSQL only)."
)
QUOTA_REFUSALS: Final = Counter("yamen_quota_refusals", "What was refused to whoever had enough of it.", ["quota"])
UPKEEP: Final = Counter("yamen_upkeep", "What was ended, forgotten, compressed, removed or backed up.", ["what"])
UPKEEP_AT: Final = Gauge("yamen_upkeep_timestamp_seconds", "When upkeep was last done by this process.")
BACKUP_AT: Final = Gauge("yamen_backup_timestamp_seconds", "When the last nightly backup was made.")
STORED_TABLES: Final = Gauge("yamen_stored_tables", "Tables in the database when upkeep was last done.", ["stage"])
STORED_PEOPLE: Final = Gauge("yamen_stored_people", "People in the database when upkeep was last done.")
REFUSED_CONNECTIONS: Final = Counter(
    "yamen_refused_connections", "Connections that were ended for what their client did.", ["reason"]
)
NOTIFICATIONS: Final = Counter(
    "yamen_notifications",
    "Messages to people who are elsewhere, by channel and by what became of them.",
    ["channel", "outcome"],
)
ERRORS: Final = Counter("yamen_errors", "Errors in the log, by who noted them.", ["logger"])


def count_moves(table: "TableState", moves: "Advance") -> None:
    _moves_of(table.setup.game.name).inc(len(moves.rows))


@cache
def _moves_of(game: str) -> Counter:
    return MOVES.labels(game)


class CountErrors(logging.Handler):
    """Counts the errors in the log."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)

    def emit(self, record: logging.LogRecord) -> None:
        ERRORS.labels(record.name).inc()
