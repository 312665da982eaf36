"""Putting sections and sentences on the terminal: in boxes, or plainly for a screen reader."""

import os
import re
import sys
import unicodedata
from collections.abc import Iterable
from textwrap import wrap
from typing import Final, Protocol

from rich import box
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from yamen.cli.words import spoken
from yamen.engine.layout import FAINT, LIT, Row, Section

WIDTH: Final = 100
FIGURE: Final = re.compile(r"-?%?[\d.,\xa0]*( ?%)?")
STYLES: Final = {LIT: "bold green", FAINT: "dim", "": ""}


class Screen(Protocol):
    """Where sections and sentences are printed."""

    redraws: bool
    """Whether the whole board is shown before every question, not only when its title has changed."""

    def heading(self, text: str) -> None: ...
    def say(self, text: str) -> None: ...
    def log(self, sentences: Iterable[str]) -> None: ...
    def section(self, section: Section) -> None: ...
    def question(self, text: str, choices: list[str], refused: list[str]) -> None: ...


def screen(plain: bool) -> Screen:
    """Boxes where the terminal can show them, unless plain text is wanted."""
    return Plain() if plain or os.environ.get("TERM") == "dumb" else Boxed()


class Plain:
    """No boxes, no colour, no cursor tricks: every line makes sense when read aloud."""

    redraws = False

    def heading(self, text: str) -> None:
        print(f"\n{text}")

    def say(self, text: str) -> None:
        print(text)

    def log(self, sentences: Iterable[str]) -> None:
        for sentence in sentences:
            print(spoken(sentence))

    def section(self, section: Section) -> None:
        print(f"\n{section.title}")
        for line in section.lines:
            print(line)

    def question(self, text: str, choices: list[str], refused: list[str]) -> None:
        print(f"\n{text}")
        for number, choice in enumerate(choices, 1):
            print(f"{number}: {spoken(choice)}")
        for reason in refused:
            print(f"— {spoken(reason)}")


class Boxed:
    """Tables in at most 100 columns."""

    redraws = True

    @property
    def console(self) -> Console:
        """Asked for anew each time, for the window may have been resized."""
        return console()

    def heading(self, text: str) -> None:
        self.console.print()
        self.console.print(Text(text, "bold"))

    def say(self, text: str) -> None:
        self.console.print(Text(text), soft_wrap=True)

    def log(self, sentences: Iterable[str]) -> None:
        for sentence in sentences:
            self._hanging("·", sentence)

    def question(self, text: str, choices: list[str], refused: list[str]) -> None:
        self.heading(text)
        for number, choice in enumerate(choices, 1):
            self._hanging(f"{number:>3}", choice, "bold")
        for reason in refused:
            self._hanging("  —", reason, "dim")

    def section(self, section: Section) -> None:
        table = self._cards(section) if section.across else self._table(section)
        self.console.print(table)

    def _hanging(self, mark: str, text: str, style: str = "") -> None:
        """A mark, and a text whose further lines stand under the first."""
        line = Table.grid(padding=(0, 1))
        line.add_row(Text(mark, style), Text(text, "dim" if style == "dim" else ""))
        self.console.print(line)

    def _frame(self, section: Section) -> Table:
        title = Text(section.title, "bold")
        if section.note:
            title.append(f" ({section.note})", "dim")
        return Table(
            title=title,
            title_justify="left",
            box=box.ROUNDED,
            border_style="dim",
        )

    def _cards(self, section: Section) -> Table:
        table = self._frame(section)
        table.width = self.console.width
        table.show_header = False
        table.show_lines = True
        for _ in range(section.across):
            table.add_column(overflow="fold")
        for first in range(0, len(section.rows), section.across):
            table.add_row(*(_card(row) for row in section.rows[first : first + section.across]))
        return table

    def _table(self, section: Section) -> Table:
        table = self._frame(section)
        folds = section.folds if folded_width(section) <= self.console.width else 1
        height = -(-len(section.rows) // folds)
        if any("\n" in cell for row in section.rows for cell in row.cells):
            table.show_lines = True
            table.width = self.console.width
        last = len(section.heads) - 1
        for _ in range(folds):
            for column, head in enumerate(section.heads):
                figures = folds == 1 and all(FIGURE.fullmatch(row.cells[column]) for row in section.rows)
                table.add_column(
                    Text(head),
                    overflow="fold",
                    justify="right" if figures else "left",
                    ratio=1 if table.show_lines and column == last else None,
                )
        for number in range(height):
            rows = section.rows[number::height]
            table.add_row(*(Cell(cell, STYLES[row.tone]) for row in rows for cell in row.cells))
        return table


class Cell:
    """A text that breaks at ordinary spaces only, and whose further lines stand under the first."""

    def __init__(self, text: str, style: str) -> None:
        self.lines = text.splitlines() or [""]
        self.style = style

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        longest_word = max(cell_len(word) for line in self.lines for word in line.split(" "))
        return Measurement(longest_word, max(map(cell_len, self.lines)))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self.lines:
            parts = wrap(line, max(options.max_width, 3), subsequent_indent="  ") or [""]
            yield Text("\n".join(parts).replace("\N{NO-BREAK SPACE}", " "), self.style, overflow="fold")


def folded_width(section: Section) -> int:
    """How wide a table is that is folded into parts side by side."""
    rows = [section.heads, *(row.cells for row in section.rows)]
    height = -(-len(section.rows) // section.folds)
    parts = [rows[:1] + rows[1 + first : 1 + first + height] for first in range(0, len(section.rows), height)]
    columns = [max(cell_len(row[column]) for row in part) for part in parts for column in range(len(section.heads))]
    return sum(columns) + 3 * len(columns) + 1


def _card(row: Row) -> Text:
    style = STYLES[row.tone]
    heading, *lines = row.cells
    return Text("\n").join([Text(heading, style or "bold"), *(Text(line, style) for line in lines)])


def console(stderr: bool = False) -> Console:
    """At most 100 columns wide, and exactly that where no terminal says otherwise."""
    out = Console(stderr=stderr, highlight=False, markup=False, emoji=False)
    out.width = min(out.width, WIDTH) if out.is_terminal else WIDTH
    return out


def sanitised(text: str) -> str:
    """A text from outside without anything that could steer the terminal."""
    return "".join("\N{REPLACEMENT CHARACTER}" if unicodedata.category(c) in ("Cc", "Cf", "Cs") else c for c in text)


def sanitised_lines(text: str) -> str:
    """The same for a text of several lines."""
    return "\n".join(sanitised(line) for line in text.split("\n"))


def print_error(sentence: str) -> None:
    """One sentence to whoever called; of a content file, a line for each mistake."""
    sys.stdout.flush()
    print(sanitised_lines(sentence), file=sys.stderr)
