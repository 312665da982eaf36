"""The texts of messages: whose turn it is, and what happened since the person's last one, in their language."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from yamen.engine.game import Game
from yamen.engine.messages import Message
from yamen.engine.tasks import CHANCE
from yamen.locales import Language, has_texts
from yamen.server.errors import IncompatibleTable
from yamen.server.notifications.delivery import TableTurn, TurnMessage
from yamen.server.notifications.schedule import deadline
from yamen.server.tables import repository
from yamen.server.tables.moves import MoveRow, without_undone
from yamen.server.tables.state import TableState

LINES: Final = 3
MAX_LINE: Final = 140
TABLES: Final = 4
"""How many tables are named where there is little room."""
HOUR: Final = 3600.0


async def table_turn(
    connection: AsyncConnection, table: TableState, person: str, number: int, code: str, now: float
) -> TableTurn:
    """A table where it is a person's turn."""
    language = Language(code)
    seats = table.permissions.seats_of(person)
    names = [name or language.text("client-former-player") for name in table.names]
    others = ", ".join(name for seat, name in enumerate(names) if seat not in seats)
    title = f"{game_title(table.setup.game.name, language)} · {others}"
    ends = deadline(table)
    left = "" if ends is None else time_left(ends.end - now, language)
    try:
        since = await since_last_turn(connection, table, seats, language)
    except IncompatibleTable:  # played by rules that have changed since: that it is their turn is true all the same
        since = []
    return TableTurn(table.id, number, title, since, left)


def game_title(game: str, language: Language) -> str:
    return language.text(f"{game}-title") if has_texts(game) else game


def time_left(seconds: float, language: Language) -> str:
    hours = max(0, round(seconds / HOUR))
    if hours >= 48:
        return language.text("notify-days-left", days=round(hours / 24))
    return language.text("notify-hours-left", hours=hours)


async def since_last_turn(
    connection: AsyncConnection, table: TableState, seats: Sequence[int], language: Language
) -> list[str]:
    """What happened after the last move of these seats, in at most three lines: one for each turn of another.

    Fewer turns are told at greater length.
    """
    rows = without_undone(await repository.read_rows(connection, table.id, 0, table.number))
    own = max((at for at, row in enumerate(rows) if row.seat in seats), default=None)
    if own is None:
        return []
    past = await repository.replay_to(connection, table.setup, table.id, table.names, rows[own].number)
    lines = [line for line in turn_lines(past.game, rows[own + 1 :], language) if line]
    if len(lines) <= LINES:
        return [shortened(line, MAX_LINE * LINES // len(lines)) for line in lines]
    left_out = len(lines) - LINES + 1
    return [language.text("notify-turns-before", count=left_out), *(shortened(line) for line in lines[left_out:])]


def turn_lines(game: Game, rows: list[MoveRow], language: Language) -> list[str]:
    """A line for each turn of a seat, with what chance and the rules did in it."""
    cast = [name or language.text("client-former-player") for name in game.cast]
    turns: list[list[str]] = []
    last: int | None = None
    for row in rows:
        if last is None or row.seat not in (CHANCE, last):
            turns.append([])
            last = row.seat
        turns[-1] += [language.event(game.type, event, cast) for event in game.play(row.move) if worth_telling(event)]
    return [" ".join(sentences) for sentences in turns]


def worth_telling(event: Message) -> bool:
    """Whether an event isn't seen on the board anyway; the browser's catch-up leaves out the same."""
    return not (event.kind.name == "dealt" or event.kind.name.endswith("-laid"))


def shortened(text: str, most: int = MAX_LINE) -> str:
    return text if len(text) <= most else f"{text[: most - 1].rsplit(' ', 1)[0]}…"


def turn_message(turns: list[TableTurn], waiting: int, code: str) -> TurnMessage:
    """One message for all tables where it has become a person's turn."""
    language = Language(code)
    if len(turns) == 1:
        title = language.text("notify-turn", table=turns[0].title)
        lines = [*turns[0].since, *([turns[0].left] if turns[0].left else [])]
        if waiting > 1:
            lines.append(language.text("notify-more-tables", count=waiting - 1))
    else:
        title = language.text("notify-turns", count=max(waiting, len(turns)))
        lines = [turn.title for turn in turns[:TABLES]]
        if len(turns) > TABLES:
            lines.append(language.text("notify-more-tables", count=len(turns) - TABLES))
    return TurnMessage(title, lines, code, turns, max(waiting, len(turns)))


def reminder(turn: TableTurn, code: str, waiting: int) -> TurnMessage:
    """The reminder that the time for a turn gets short."""
    title = Language(code).text("notify-reminder", table=turn.title, left=turn.left)
    return TurnMessage(title, turn.since, code, [turn], waiting, tag="reminder")


def trial_message(code: str) -> TurnMessage:
    language = Language(code)
    return TurnMessage(language.text("notify-test"), [language.text("notify-test-about")], code, [], tag="test")
