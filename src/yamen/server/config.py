"""How a server is set up."""

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from yamen.bots.explain import Budget
from yamen.server.quotas import Quotas

COOKIE: Final = "yamen"
METRICS_TOKEN: Final = "YAMEN_METRICS_TOKEN"
"""In the environment: what lets somebody on another machine read the metrics."""


HINT: Final = Budget(4000, 200, 1.5)
REVIEW: Final = Budget(1500, 200, 0.25)
QUOTAS: Final = Quotas()


@dataclass(frozen=True)
class Config:
    data: Path
    """The folder of the database and of the key that cookies are signed with; made if need be."""
    database: str | None = None
    """The address of a PostgreSQL database, which then holds everything."""
    request_rate: float = 50
    request_burst: float = 500
    """How many requests a second one address may send, and how many at once."""
    bot_processes: int = max(1, (os.cpu_count() or 2) - 1)
    advice_processes: int = 1
    hint: Budget = HINT
    review: Budget = REVIEW
    """How long is thought about a hint, and about each decision of a review."""
    quotas: Quotas = QUOTAS
    """How much one person or one address may take up, and how long what nobody uses is kept."""
    backups: Path | None = None
    """The folder of the nightly backups of an SQLite database; without one, none are made."""
