"""A board as pure data: what lies on the table, for any terminal to lay out. Each game draws its own."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from yamen.engine.messages import Message

LIT: Final = "lit"
"""What the eye should find first. A mark in the text says the same, for colour is never the only mark."""
FAINT: Final = "faint"
"""What is over and done with."""


class Row(NamedTuple):
    """A row of a table, or a card whose first cell is its heading. A cell may have several lines."""

    cells: tuple[str, ...]
    tone: str = ""


class Section(NamedTuple):
    """A part of the board."""

    title: str
    heads: tuple[str, ...]
    """The headings of the columns; none for cards."""
    rows: list[Row]
    lines: list[str]
    """The same told in lines that make sense when read aloud."""
    across: int = 0
    """How many cards lie side by side; 0 for a table."""
    note: str = ""
    """How to read the rows; the lines need no such help."""
    folds: int = 1
    """Into how many parts, side by side, the table may be folded."""


class Drawing(NamedTuple):
    """How a game is shown in a terminal. `language` is a `yamen.locales.Language`, which the engine doesn't know."""

    draw: Callable[[dict[str, Any], int, list[str], Any, Any], list[Section]]
    """The whole table: view, player to move, names, language, content."""
    draw_result: Callable[[dict[str, Any], list[int], list[str], Any], Section]
    """The final ranking: view, seats from first to last, names, language."""
    remark: Callable[[dict[str, Any], int, Message, Any, Any, list[str]], str]
    """What the table says about a choice: view, player, move, language, content, names."""
    plain_to_see: tuple[str, ...] = ()
    """Events that anybody sees on the table, so that they need not be told beside it."""


def generic_drawing() -> Drawing:
    """For a game without a drawing of its own: the view as it is, a line for each of its parts."""
    return Drawing(_draw, _draw_result, _remark)


def _draw(view: dict[str, Any], player: int, names: list[str], language: Any, content: Any) -> list[Section]:
    shared = [part for part in view if part not in ("players", "printed")]
    sections = [Section("", (), [], [f"{part}: {_plain(view[part])}" for part in shared])]
    for name, family in zip(names, view["players"], strict=True):
        sections.append(Section(name, (), [], [f"{part}: {_plain(family[part])}" for part in family]))
    return [section for section in sections if section.lines]


def _draw_result(view: dict[str, Any], ranking: list[int], names: list[str], language: Any) -> Section:
    return Section("", (), [], [f"{place}. {names[seat]}" for place, seat in enumerate(ranking, 1)])


def _remark(view: dict[str, Any], player: int, move: Message, language: Any, content: Any, names: list[str]) -> str:
    return ""


def _plain(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_plain(part)}" for key, part in value.items())
    if isinstance(value, list):
        return ", ".join(_plain(part) for part in value) or "–"
    return str(value)
