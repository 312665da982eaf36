"""The configuration of a server."""

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from yamen.bots.explain import Budget
from yamen.server.hosts import LOOPBACK
from yamen.server.limits import Limits
from yamen.server.notifications.channels.mail import MailServer
from yamen.server.quotas import Quotas

COOKIE: Final = "yamen"
DEVICE_COOKIE: Final = "yamen_device"
"""Tells that people have signed in on a device before; it signs nobody in."""
METRICS_TOKEN: Final = "YAMEN_METRICS_TOKEN"
"""The environment variable with the token by which other machines may read the metrics."""


HINT: Final = Budget(1500, 60, 0.9)
REFINED_HINT: Final = Budget(9000, 400, 3.0)
REVIEW: Final = Budget(1500, 200, 0.25)
QUOTAS: Final = Quotas()
LIMITS: Final = Limits()


@dataclass(frozen=True)
class Config:
    data: Path
    """The folder of the database and of the key that cookies are signed with; made if need be."""
    database: str | None = None
    """The address of a PostgreSQL database, which then holds everything."""
    limits: Limits | None = LIMITS
    """What one client may do; None counts nothing and does no upkeep, which is for measuring what these cost."""
    hosts: frozenset[str] = LOOPBACK
    """The names of the server: requests for others are refused."""
    processes: int = max(2, os.cpu_count() or 2)
    """The worker processes: for the bots at tables, and at most half of them for hints and reviews."""
    advice_per_person: int = 8
    advice_per_address: int = 40
    """How many hints, records, looks back, content packs and "what if" tables somebody may ask for before the first is
    answered; strangers are counted by their address alone."""
    reviews_per_person: int = 3
    reviews_per_address: int = 12
    """How many reviews somebody may have under way; a person's reviews are made one after the other."""
    bots: tuple[str, ...] = ()
    """The bots that may sit at tables beside the levels, as `module:Class`."""
    hint: Budget = HINT
    refined_hint: Budget = REFINED_HINT
    review: Budget = REVIEW
    """The budgets of a hint that comes at once, of the better one after it, and of each decision of a review."""
    quotas: Quotas = QUOTAS
    """How much one person or address may take up, and how long unused things are kept."""
    backups: Path | None = None
    """The folder of the nightly backups of an SQLite database; without one, none are made."""
    plain_sockets: bool = False
    """Whether WebSockets go through the web framework, message by message (docs/decisions/0032)."""
    plain_writes: bool = False
    """Whether moves are written to SQLite by SQLAlchemy, statement by statement (docs/decisions/0037)."""
    mail: MailServer | None = None
    """The SMTP server; without one, no e-mail is sent."""
    allow_private: bool = False
    """Whether webhooks and push services may be in a private network, and without TLS."""
