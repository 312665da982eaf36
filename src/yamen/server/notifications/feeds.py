"""A person's turns as an Atom feed, and their deadlines as a calendar."""

from datetime import UTC, datetime
from typing import Any, Final
from xml.etree import ElementTree

from sqlalchemy import select

from yamen.locales import Language
from yamen.server.accounts.schemas import Me
from yamen.server.db.models import PERSON, RUNNING, Seat, Table, TurnOutbox
from yamen.server.db.store import Store
from yamen.server.errors import DomainError
from yamen.server.notifications.delivery import TableTurn, table_path
from yamen.server.notifications.digest import table_turn
from yamen.server.notifications.schedule import TurnDeadline, deadline
from yamen.server.tables.registry import TableRegistry

ATOM: Final = "http://www.w3.org/2005/Atom"
MOST: Final = 30
"""How many tables a feed has: those where it has become the person's turn last."""
FOLD: Final = 74
"""The longest line of a calendar, in bytes."""
UTC_ZONE: Final = (
    "BEGIN:VTIMEZONE",
    "TZID:Etc/UTC",
    "BEGIN:STANDARD",
    "DTSTART:19700101T000000",
    "TZOFFSETFROM:+0000",
    "TZOFFSETTO:+0000",
    "END:STANDARD",
    "END:VTIMEZONE",
)
"""A calendar has at least one component (RFC 5545, 3.4), also where nothing is due."""


class FeedService:
    def __init__(self, store: Store, registry: TableRegistry) -> None:
        self.store = store
        self.registry = registry

    async def atom(self, me: Me, code: str, link: str, origin: str, now: float) -> bytes:
        """The tables where it is somebody's turn; each turn has an id of its own."""
        turns = await self._turns(me, code, now)
        ElementTree.register_namespace("", ATOM)
        feed = ElementTree.Element(f"{{{ATOM}}}feed")
        _add(feed, "id", f"{origin}{link}")
        _add(feed, "title", Language(code).text("notify-feed"))
        _add(feed, "link", rel="self", href=f"{origin}{link}")
        _add(feed, "updated", _iso(max((began for _, began, _ in turns), default=0.0)))
        _add(_add(feed, "author"), "name", "Yamen")
        for turn, began, _ in turns:
            entry = _add(feed, "entry")
            _add(entry, "id", f"{origin}/table/{turn.table}#{turn.number}")
            _add(entry, "title", Language(code).text("notify-turn", table=turn.title))
            _add(entry, "updated", _iso(began))
            _add(entry, "link", href=origin + table_path(turn.table))
            _add(entry, "content", "\n".join([*turn.since, *([turn.left] if turn.left else [])]), type="text")
        return bytes(ElementTree.tostring(feed, "utf-8", xml_declaration=True))

    async def calendar(self, me: Me, code: str, origin: str, now: float) -> bytes:
        """When the time runs out at the tables where it is somebody's turn."""
        language = Language(code)
        lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Yamen//EN"]
        lines += [f"X-WR-CALNAME:{_escaped(language.text('notify-feed-deadlines'))}", *UTC_ZONE]
        for turn, _, end in await self._turns(me, code, now):
            if end is not None:
                lines += [
                    "BEGIN:VEVENT",
                    f"UID:{turn.table}-{turn.number}@{origin.partition('://')[2]}",
                    f"DTSTAMP:{_stamp(now)}",
                    f"DTSTART:{_stamp(end.end)}",  # and no end: it would have to be later
                    f"SUMMARY:{_escaped(language.text('notify-deadline', table=turn.title))}",
                    f"URL:{origin}{table_path(turn.table)}",
                    "TRANSP:TRANSPARENT",
                    "END:VEVENT",
                ]
        lines.append("END:VCALENDAR")
        return "".join(f"{_folded(line)}\r\n" for line in lines).encode()

    async def _turns(self, me: Me, code: str, now: float) -> list[tuple[TableTurn, float, TurnDeadline | None]]:
        query = (
            select(TurnOutbox.table, TurnOutbox.number, TurnOutbox.began)
            .join(Table, Table.id == TurnOutbox.table)
            .join(Seat, (Seat.table == TurnOutbox.table) & (Seat.seat == Table.to_move))
            .where(TurnOutbox.person == me.id, Table.stage == RUNNING, Seat.kind == PERSON, Seat.person == me.id)
            .where(Seat.bot == "")
        )
        async with self.store.read() as connection:
            rows = (await connection.execute(query.order_by(TurnOutbox.began.desc()).limit(MOST))).all()
        found = []
        for row in rows:
            try:
                table = await self.registry.get(row.table)
            except DomainError:  # this version can't load it
                continue
            async with self.store.read_at_length() as connection:
                turn = await table_turn(connection, table, me.id, row.number, code, now)
            found.append((turn, row.began, deadline(table)))
        return found


def _add(parent: Any, name: str, text: str | None = None, **attributes: str) -> Any:
    child = ElementTree.SubElement(parent, f"{{{ATOM}}}{name}", attributes)
    child.text = text
    return child


def _iso(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


def _stamp(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y%m%dT%H%M%SZ")


def _escaped(text: str) -> str:
    for plain, escaped in (("\\", "\\\\"), (";", "\\;"), (",", "\\,"), ("\n", "\\n")):
        text = text.replace(plain, escaped)
    return text


def _folded(line: str) -> str:
    """Long lines go on in the next one, after a space; no letter is cut."""
    parts, size = [""], 0
    for letter in line:
        size += len(letter.encode())
        if size > FOLD:
            parts.append("")
            size = len(letter.encode())
        parts[-1] += letter
    return "\r\n ".join(parts)
