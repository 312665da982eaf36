"""A time that goes on when a test says so."""

from datetime import UTC, datetime

from yamen.server.clocks.server_time import ServerTime
from yamen.server.db.store import Store

NOON = datetime(2026, 3, 2, 12, tzinfo=UTC).timestamp()
"""A Monday."""


class FakeTime:
    def __init__(self, at: float = NOON) -> None:
        self.wall = at
        """What the database tells,"""
        self.monotonic = 1000.0
        """and the process."""

    def for_store(self, store: Store) -> ServerTime:
        return ServerTime(store, lambda: self.monotonic, lambda: self.wall)

    def pass_(self, hours: float = 0.0, *, seconds: float = 0.0) -> None:
        self.wall += hours * 3600 + seconds
        self.monotonic += hours * 3600 + seconds
