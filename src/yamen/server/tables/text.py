"""The table in words: what lies on it, read aloud line by line in the reader's language.

It is made from the view of the asker's seat, as the scene in the browser is, and can tell no more.
"""

from yamen.engine.layout import Section
from yamen.engine.tasks import SPECTATOR
from yamen.locales import Language
from yamen.server.db.models import OPEN, OVER
from yamen.server.errors import Conflict, PermissionDenied
from yamen.server.tables.schemas import TableText, TableView, TextSection
from yamen.server.tables.state import TableState


def describe(table: TableState, view: TableView, code: str) -> TableText:
    """The table as somebody's view shows it, in their language."""
    if table.stage == OPEN:
        raise Conflict("The game hasn't begun: there is nothing on the table yet.")
    if view.view is None:
        raise PermissionDenied("This table is only for those who play at it.")
    sections = _sections(table, SPECTATOR if view.seat is None else view.seat, Language(code))
    return TableText(table.number, view.seat, [TextSection(section.title, section.lines) for section in sections])


def _sections(table: TableState, viewer: int, language: Language) -> list[Section]:
    """Each game draws its own table; after the end the result comes first."""
    game = table.game
    drawing, view = game.type.drawing(), game.view(viewer)
    cast = [name or language.text("client-former-player") for name in game.cast]
    sections = drawing.draw(view, game.player, cast, language, game.setup.content)
    if table.stage == OVER and game.is_over:
        sections = [drawing.draw_result(view, game.ranking, cast, language), *sections]
    return sections
