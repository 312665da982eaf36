"""The table in words: what lies on it, read aloud line by line in the reader's language.

It is made from the view of the asker's seat, as the scene in the browser is, and can tell no more.
"""

from importlib import import_module
from typing import Any

from msgspec import Struct

from yamen.engine.agenda import SPECTATOR
from yamen.engine.board import Section
from yamen.locales import Language
from yamen.server.db.models import OPEN, OVER
from yamen.server.errors import Conflict, Forbidden
from yamen.server.tables.schemas import TableState
from yamen.server.tables.state import LiveTable


class TextSection(Struct):
    title: str
    lines: list[str]


class TableText(Struct):
    """What lies on the table after `number` moves."""

    number: int
    seat: int | None
    sections: list[TextSection]


def told(table: LiveTable, state: TableState, code: str) -> TableText:
    """The table as the state shows it to somebody, in their language."""
    if table.stage == OPEN:
        raise Conflict("The game hasn't begun: there is nothing on the table yet.")
    if state.view is None:
        raise Forbidden("This table is only for those who play at it.")
    sections = _sections(table, SPECTATOR if state.seat is None else state.seat, Language(code))
    return TableText(table.number, state.seat, [TextSection(section.title, section.lines) for section in sections])


def _sections(table: LiveTable, viewer: int, language: Language) -> list[Section]:
    """Each game draws its own table; after the end the result comes first."""
    game = table.game
    drawing: Any = import_module(f"yamen.{game.type.name}.board")
    view = game.view(viewer)
    sections: list[Section] = drawing.draw(view, game.player, game.cast, language, game.setup.content)
    if table.stage == OVER and game.is_over:
        sections = [drawing.draw_result(view, game.ranking, game.cast, language), *sections]
    return sections
