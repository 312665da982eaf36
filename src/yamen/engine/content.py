"""Content is data: figures printed on components, each with how sure we are of it, checked when loaded."""

import hashlib
import json
import re
import tomllib
from typing import Any, Final, NamedTuple

from mypy_extensions import mypyc_attr

from yamen.engine.errors import BadContent

CONFIDENCE: Final = ("text", "likely", "inferred", "ours")
"""A rulebook says it; a published description says it; it follows from the text; it is our reconstruction."""


MISTAKES_LISTED: Final = 200
"""How many mistakes of a file are listed, which is more than an empty one has; the rest are counted."""
MISTAKE_LENGTH: Final = 300
MOST_LINES: Final = 4_000
DEEPEST: Final = 16
"""How many dots a line may have: reading a key takes time by the square of its parts."""


class Figure(NamedTuple):
    path: str
    value: int
    confidence: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Content:
    """The printed figures of a game, checked. Games add what they need of them."""

    def __init__(self, hash_: str, figures: list[Figure], text: str = "") -> None:
        self.hash = hash_
        self.figures = figures
        self.text = text
        """The file it was read from; empty for figures that were not read from one."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Content) and (self.hash, self.figures) == (other.hash, other.figures)

    def __hash__(self) -> int:
        return hash(self.hash)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.hash}, {len(self.figures)} figures>"

    def __reduce__(self) -> tuple[Any, ...]:
        if self.text:
            return read_again, (type(self), self.text)
        return type(self), (self.hash, self.figures)

    def __copy__(self) -> "Content":
        return self  # it never changes

    def __deepcopy__(self, memo: object) -> "Content":
        return self


class Sheet:
    """A content file being read: hands out figures and notes every mistake with its line."""

    def __init__(self, text: str, source: str) -> None:
        self.source = source
        self.text = text
        self.mistakes: list[str] = []
        """Those that are listed."""
        self.mistakes_unlisted = 0
        self.figures: list[Figure] = []
        self._lines = text.splitlines()
        self._line_of: dict[str, int] | None = None
        """The first line of each path, once somebody has asked."""
        lines = text.split("\n")  # as TOML has them
        if len(lines) > MOST_LINES:
            raise BadContent(source, [f"has {len(lines)} lines; at most {MOST_LINES} are read"])
        for number, line in enumerate(lines, 1):
            if is_deep(line):
                raise BadContent(source, [f"line {number}: is nested too deep; {DEEPEST} dots are the most"])
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadContent(source, [f"not readable as TOML: {error}"]) from None
        self.hash: str = hashlib.sha256(json.dumps(self.data, sort_keys=True, default=str).encode()).hexdigest()[:16]

    def mistake(self, path: str, reason: str) -> None:
        if len(self.mistakes) >= MISTAKES_LISTED:
            self.mistakes_unlisted += 1
            return
        told = f"line {self.line(path)}: {path}: {reason}"
        self.mistakes.append(told if len(told) <= MISTAKE_LENGTH else f"{told[:MISTAKE_LENGTH]}…")

    def table(self, path: str, allowed: tuple[str, ...]) -> dict[str, Any]:
        """The table at `path`; keys other than `allowed` are mistakes."""
        table = self._at(path) if path else self.data
        if not isinstance(table, dict):
            self.mistake(path, "a table is expected here" if table is not None else "is missing")
            return {}
        for key in table:
            if key not in allowed:
                self.mistake(f"{path}.{key}" if path else key, f"is unknown; known: {', '.join(allowed)}")
        return table

    def figure(self, path: str, low: int, high: int) -> int:
        """The figure at `path`, a pair of number and confidence, from `low` to `high`."""
        pair = self._at(path)
        if pair is None:
            self.mistake(path, "is missing")
        elif not (isinstance(pair, list) and len(pair) == 2 and type(pair[0]) is int):
            self.mistake(path, 'a figure is a number and how sure it is, like [3, "text"]')
        elif pair[1] not in CONFIDENCE:
            self.mistake(path, f"'{pair[1]}' is no confidence; choose one of: {', '.join(CONFIDENCE)}")
        elif not low <= pair[0] <= high:
            self.mistake(path, f"{pair[0]} is out of range; {low} to {high} is possible")
        else:
            self.figures.append(Figure(path, pair[0], pair[1]))
            return int(pair[0])
        return low

    def done(self) -> None:
        """Refuse the file if there was any mistake."""
        if self.mistakes_unlisted:
            self.mistakes.append(f"and {self.mistakes_unlisted} more mistakes; mend these first")
        if self.mistakes:
            raise BadContent(self.source, self.mistakes)

    def line(self, path: str) -> int:
        """The line where `path`, or the deepest part of it that is there, stands."""
        if self._line_of is None:
            self._line_of = self._find_lines()
        while path:
            if path in self._line_of:
                return self._line_of[path]
            path = path.rpartition(".")[0]
        return 1

    def _find_lines(self) -> dict[str, int]:
        found_at: dict[str, int] = {}
        header = ""
        for number, text in enumerate(self._lines, 1):
            if found := re.match(r"\s*\[\[?([\w.]+)\]", text):
                header = here = found[1]
            elif found := re.match(r"\s*([\w.]+)\s*=", text):
                here = f"{header}.{found[1]}" if header else found[1]
            else:
                continue
            while here and here not in found_at:
                found_at[here] = number
                here = here.rpartition(".")[0]
        return found_at

    def _at(self, path: str) -> Any:
        here: Any = self.data
        for key in path.split("."):
            here = here.get(key) if isinstance(here, dict) else None
        return here


def is_deep(line: str) -> bool:
    """Whether a line may have a key of very many parts. What follows a # is a comment, unless that stands in quotes."""
    if line.count(".") <= DEEPEST:
        return False
    before = line.partition("#")[0]
    return '"' in before or "'" in before or before.count(".") > DEEPEST


def read_again(content: Any, text: str) -> Content:
    """Content of a class of its own, out of the text it was read from: what a pickle of it holds."""
    read: Content = content(Sheet(text, "content"))
    return read
