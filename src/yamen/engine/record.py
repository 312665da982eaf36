"""The text form of a game, as PGN is for chess: tags, an empty line, then one move a line.

    [Game "dragon"]
    [Players "3"]
    …

    * event drought
    2 take young_monk

A move begins with who makes it: a seat from 1 on, or `*` for chance. `#` begins a comment line.
"""

import re
from typing import Final, NamedTuple

from yamen.engine.errors import BadRecord

FORMAT: Final = "1"
ONCE: Final = ("Yamen", "Game", "Rules", "Content", "Players", "Moves", "Result")
"""The tags every record has; `Name` stands once for each player, `Option` once for each option."""
MANY: Final = ("Name", "Option")
CHANCE_MARK: Final = "*"
TAG: Final = re.compile(r'\[(\w+) "((?:[^"\\]|\\["\\nr]|\\u[0-9a-f]{4})*)"\]')
MOVE: Final = re.compile(r"(\*|[1-9][0-9]?) +(.{1,200})")
UNREADABLE: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
"""Controls, line separators and what came of bytes that are no UTF-8: never bare in a record."""


class Tag(NamedTuple):
    number: int
    name: str
    value: str


class Line(NamedTuple):
    """A line with a move, or with a `fault` that says why it is none."""

    number: int
    seat: int
    text: str
    fault: str


class Record(NamedTuple):
    tags: list[Tag]
    moves: list[Line]
    last_line: int
    ended: bool
    """Whether the last line is known to be whole: a line end follows it."""

    def all(self, name: str) -> list[Tag]:
        return [tag for tag in self.tags if tag.name == name]

    def one(self, name: str) -> Tag:
        """The tag of a name that stands once."""
        return self.all(name)[0]


def write_record(tags: list[tuple[str, str]], moves: list[tuple[int, str]]) -> str:
    """Tags and moves (seat, text) as text; chance is seat -1."""
    head = [f'[{name} "{_escape(value)}"]' for name, value in tags]
    body = [f"{CHANCE_MARK if seat < 0 else seat + 1} {text}" for seat, text in moves]
    return "\n".join([*head, "", *body]) + "\n"


def read_record(text: str) -> Record:
    """The reverse of `write_record`, with the number of each line; BadRecord if the tags are damaged."""
    lines = re.split(r"\r\n|\r|\n", text.removeprefix("\ufeff"))
    ended = not lines[-1].strip()
    if ended:
        lines.pop()
    tags: list[Tag] = []
    moves: list[Line] = []
    for number, raw in enumerate(lines, 1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        move = _move(number, line)
        if moves or (not line.startswith("[") and (not move.fault or not _missing(tags))):
            moves.append(move)
        else:
            tags.append(_tag(number, line, tags))
    if not tags:
        raise BadRecord(1, "this is no record of a game: it must begin with tags")
    for name in _missing(tags):
        raise BadRecord(tags[-1].number, f"the tag [{name}] is missing; it must stand once, before the moves")
    return Record(tags, moves, len(lines), ended)


def _tag(number: int, line: str, before: list[Tag]) -> Tag:
    found = TAG.fullmatch(line)
    if found is None or UNREADABLE.search(line):
        what = "is not a tag" if before else "is no record of a game: it must begin with tags"
        raise BadRecord(number, f"'{_short(line)}' {what}; a tag is like [Game \"dragon\"]")
    tag = Tag(number, found[1], re.sub(r"\\(u[0-9a-f]{4}|.)", _unescaped, found[2]))
    if tag.name == "Yamen" and tag.value != FORMAT:
        raise BadRecord(number, f"the record has format '{tag.value}'; this program reads format {FORMAT}")
    if tag.name not in ONCE and tag.name not in MANY:
        raise BadRecord(number, f"the tag [{tag.name}] is unknown; for a note begin the line with #")
    if tag.name in ONCE and tag.name in [other.name for other in before]:
        raise BadRecord(number, f"the tag [{tag.name}] stands a second time; it must stand once")
    return tag


def _missing(tags: list[Tag]) -> list[str]:
    names = [tag.name for tag in tags]
    return [name for name in ONCE if name not in names]


def _move(number: int, line: str) -> Line:
    found = MOVE.fullmatch(line)
    if found is None or UNREADABLE.search(line):
        why = (
            "tags come before the moves"
            if line.startswith("[")
            else "it begins with a seat, or * for chance, like '2 pass'"
        )
        return Line(number, 0, line, f"'{_short(line)}' is not a move; {why}")
    return Line(number, -1 if found[1] == CHANCE_MARK else int(found[1]) - 1, found[2], "")


def _escape(value: str) -> str:
    plain = value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\r", "\\r")
    return UNREADABLE.sub(_escaped, plain)


def _escaped(found: re.Match[str]) -> str:
    return f"\\u{ord(found[0]):04x}"


def _unescaped(found: re.Match[str]) -> str:
    code = found[1]
    if len(code) > 1:
        return chr(int(code[1:], 16))
    return {"n": "\n", "r": "\r"}.get(code, code)


def _short(line: str) -> str:
    plain = UNREADABLE.sub("\ufffd", line)
    return plain if len(plain) <= 40 else plain[:39] + "…"
