"""A board as pure data: what lies on the table, for any terminal to lay out. Each game draws its own."""

from typing import Final, NamedTuple

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
