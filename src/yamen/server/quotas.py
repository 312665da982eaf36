"""How much of the server one person, or one address, may take up: more than people need, less than scripts want.

What a person has is counted in the database, in the transaction that adds to it. What an address has done is counted
in memory for a day: addresses are not stored.
"""

import ipaddress
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from typing import Final

from sqlalchemy import Select, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from yamen.server.db.models import OPEN, OVER, PERSON, RUNNING, Chat, NotificationChannel, Person, Seat, Table
from yamen.server.errors import InvalidInput, QuotaExceeded, TooManySeats
from yamen.server.metrics import QUOTA_REFUSALS

DAY: Final = 24 * 3600.0
MAX_ADDRESSES: Final = 100_000
"""How many addresses are counted; with more, all begin anew."""


@dataclass(frozen=True)
class Quotas:
    """0 is no limit."""

    open_tables: int = 20
    """Tables of a person that wait for players."""
    running_tables: int = 100
    """Tables that a person has made and that are being played."""
    tables_a_day: int = 200
    """Tables that a person makes in a day."""
    packs: int = 50
    """Tables of a person that are open or played with a content pack."""
    strangers_seats: int = 3
    """Seats that a person holds at tables of others that have not begun."""
    chat_lines_a_day: int = 2000
    """Lines that a person writes in a day."""
    channels: int = 10
    """Browsers, e-mail addresses and webhooks by which a person is told that it is their turn."""
    records: int = 2000
    """Finished games of a person with bots alone: of more, the oldest are removed. Games with others stay for ever."""
    people_by_address: int = 200
    tables_by_address: int = 2000
    packs_by_address: int = 200
    chat_lines_by_address: int = 20_000
    mails_by_address: int = 20
    """What comes from one address in a day: a whole school may have one."""

    open_days: int = 7
    """An open table that nobody has touched for so long ends."""
    running_days: int = 365
    """A game that nobody has gone on with for so long ends without a result, and becomes a record."""
    guest_days: int = 90
    """A guest who has no seat anywhere is forgotten so long after they were here last."""
    archive_days: int = 30
    """A game that has been over for so long is compressed."""
    backup_days: int = 7
    backup_weeks: int = 4
    """Of how many days, and of how many weeks, the nightly backups are kept; no days, no backups."""

    def with_limits(self, given: Sequence[str]) -> "Quotas":
        """The same with some set otherwise, each as `name=number`."""
        names = [field.name for field in fields(self)]
        changed: dict[str, int] = {}
        for text in given:
            name, _, number = text.partition("=")
            if name.replace("-", "_") not in names:
                raise InvalidInput(f"There is no limit '{name}'; choose one of: {', '.join(names)}.")
            if not number.isascii() or not number.isdecimal() or len(number) > 9:
                raise InvalidInput(f"The limit '{name}' must be a whole number, such as {name}=10; 0 is no limit.")
            changed[name.replace("-", "_")] = int(number)
        return replace(self, **changed)


class QuotaService:
    def __init__(self, quotas: Quotas) -> None:
        self.quotas = quotas
        self._by_address: Counter[tuple[str, str]] = Counter()
        self._since = time.time()

    # By address

    def count_address(self, what: str, address: str) -> None:
        """Count what an address does; refused if it has done too much of it today."""
        most = getattr(self.quotas, f"{what}_by_address")
        if not most or not address or is_loopback(address):
            return
        if time.time() - self._since > DAY or len(self._by_address) > MAX_ADDRESSES:
            self._by_address.clear()
            self._since = time.time()
        key = what, address
        if self._by_address[key] >= most:
            sentence = f"Too much of this has come from your address today (at most {most}); go on tomorrow."
            _refuse(f"{what}_by_address", sentence)
        self._by_address[key] += 1

    # By person, in the transaction that adds to what there is

    async def check_new_table(self, connection: AsyncConnection, person: str, pack: bool, stage: str = OPEN) -> None:
        """Whether a person may make another table."""
        await lock_person(connection, person)
        mine = Table.owner == person
        await self._must_be_fewer(
            connection,
            "tables_a_day",
            select(func.count()).select_from(Table).where(mine, Table.created > time.time() - DAY),
            "You have made {} tables today; play at those, or make another one tomorrow.",
        )
        if stage == OPEN:
            await self._must_be_fewer(
                connection,
                "open_tables",
                select(func.count()).select_from(Table).where(mine, Table.stage == OPEN),
                "{} tables of yours wait for players; begin one of them, or play at one.",
            )
        else:
            await self.check_start(connection, person)
        if pack:
            await self._must_be_fewer(
                connection,
                "packs",
                select(func.count()).select_from(Table).where(mine, Table.stage != OVER, Table.pack),
                "You have {} tables with content packs that are not over; play one of them to its end first.",
            )

    async def check_start(self, connection: AsyncConnection, person: str) -> None:
        """Whether another table of a person may be played."""
        await self._must_be_fewer(
            connection,
            "running_tables",
            select(func.count()).select_from(Table).where(Table.owner == person, Table.stage == RUNNING),
            "{} tables of yours are being played; play one of them to its end, or agree to abandon it.",
        )

    async def check_seat(self, connection: AsyncConnection, person: str, table: str) -> None:
        """Whether a person may take another seat at a table of somebody else."""
        await lock_person(connection, person)
        waiting = select(Table.id).where(Table.stage == OPEN, Table.owner != person)
        held = select(func.count()).select_from(Seat).where(Seat.person == person, Seat.kind == PERSON)
        stranger = (await connection.execute(select(Table.owner != person).where(Table.id == table))).scalar()
        if stranger:
            await self._must_be_fewer(
                connection,
                "strangers_seats",
                held.where(Seat.table.in_(waiting)),
                "You hold {} seats at tables that have not begun; leave one of them, or wait until it begins.",
                TooManySeats,
            )

    async def check_chat(self, connection: AsyncConnection, person: str) -> None:
        await self._must_be_fewer(
            connection,
            "chat_lines_a_day",
            select(func.count()).select_from(Chat).where(Chat.person == person, Chat.at > time.time() - DAY),
            "You have written {} lines today; go on tomorrow.",
        )

    async def check_channel(self, connection: AsyncConnection, person: str) -> None:
        await lock_person(connection, person)
        await self._must_be_fewer(
            connection,
            "channels",
            select(func.count()).select_from(NotificationChannel).where(NotificationChannel.person == person),
            "You have {} channels already; remove one of them first.",
        )

    async def _must_be_fewer(
        self,
        connection: AsyncConnection,
        name: str,
        count: Select[int],
        sentence: str,
        error: type[QuotaExceeded] = QuotaExceeded,
    ) -> None:
        most = getattr(self.quotas, name)
        if most:
            there = (await connection.execute(count)).scalar_one()
            if there >= most:
                _refuse(name, sentence.format(there), error)


async def lock_person(connection: AsyncConnection, person: str) -> None:
    """Let one transaction at a time count what a person has. SQLite has one at a time anyway."""
    if connection.dialect.name != "sqlite":
        await connection.execute(select(Person.id).where(Person.id == person).with_for_update())


def is_loopback(address: str) -> bool:
    """Whether it is this machine, whose owner the server is."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


def _refuse(name: str, sentence: str, error: type[QuotaExceeded] = QuotaExceeded) -> None:
    QUOTA_REFUSALS.labels(name).inc()
    raise error(sentence)
