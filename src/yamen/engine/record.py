"""The text form of a game, as PGN is for chess: tags, an empty line, then one move a line.

    [Game "tea"]
    [Players "3"]
    …

    * sun
    2 serve 8

A move begins with who makes it: a seat from 1 on, or `*` for chance. `#` begins a comment line, on the game so far.
A file may hold several games, one after the other.
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
    comments: dict[int, list[str]]
    """By the number of moves that precede them."""

    def all(self, name: str) -> list[Tag]:
        return [tag for tag in self.tags if tag.name == name]

    def one(self, name: str) -> Tag:
        """The tag of a name that stands once."""
        return self.all(name)[0]


def write_record(
    tags: list[tuple[str, str]], moves: list[tuple[int, str]], comments: dict[int, list[str]] | None = None
) -> str:
    """Tags, moves (seat, text) and comments as text; chance is seat -1."""
    said = comments or {}
    lines = [f'[{name} "{_escape(value)}"]' for name, value in tags]
    lines.append("")
    lines += _remarks(said.get(0, []))
    for number, (seat, text) in enumerate(moves, 1):
        lines.append(f"{CHANCE_MARK if seat < 0 else seat + 1} {text}")
        if number in said:
            lines += _remarks(said[number])
    return "\n".join(lines) + "\n"


def _remarks(comments: list[str]) -> list[str]:
    return [f"# {UNREADABLE.sub(' ', line)}".rstrip() for comment in comments for line in comment.split("\n")]


def split_records(text: str) -> list[str]:
    """The records in a text of several, each behind as many empty lines that its lines keep their numbers."""
    lines = _lines(text)
    starts: list[int] = []
    for at, line in enumerate(lines):
        if line.strip().startswith("[Yamen "):
            # What is remarked right above the tags, behind an empty line, belongs to the game that they begin.
            first = at
            while first > 0 and lines[first - 1].strip().startswith("#"):
                first -= 1
            starts.append(first if first == 0 or not lines[first - 1].strip() else at)
    if not starts:
        return [text]
    starts[0] = 0
    ends = [*starts[1:], len(lines)]
    return ["\n" * start + "\n".join(lines[start:end]) for start, end in zip(starts, ends, strict=True)]


def _lines(text: str) -> list[str]:
    return re.split(r"\r\n|\r|\n", text.removeprefix("\ufeff"))


def read_record(text: str) -> Record:
    """The reverse of `write_record`, with the number of each line; BadRecord if the tags are damaged."""
    lines = _lines(text)
    ended = not lines[-1].strip()
    if ended:
        lines.pop()
    tags: list[Tag] = []
    moves: list[Line] = []
    comments: dict[int, list[str]] = {}
    for number, raw in enumerate(lines, 1):
        line = raw.strip()
        if line.startswith("#"):
            comments.setdefault(len(moves), []).append(UNREADABLE.sub("\ufffd", line[1:].strip()))
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
    return Record(tags, moves, len(lines), ended, comments)


def _tag(number: int, line: str, before: list[Tag]) -> Tag:
    found = TAG.fullmatch(line)
    if found is None or UNREADABLE.search(line):
        what = "is not a tag" if before else "is no record of a game: it must begin with tags"
        raise BadRecord(number, f"'{_short(line)}' {what}; a tag is like [Players \"3\"]")
    tag = Tag(number, found[1], re.sub(r"\\(u[0-9a-f]{4}|.)", _unescaped, found[2]))
    if tag.name == "Yamen" and tag.value != FORMAT:
        raise BadRecord(number, f"the record has format '{tag.value}'; this program reads format {FORMAT}")
    if tag.name not in MANY and tag.name in [other.name for other in before]:
        raise BadRecord(number, f"the tag [{tag.name}] stands a second time; it must stand once")
    return tag


def _missing(tags: list[Tag]) -> list[str]:
    names = [tag.name for tag in tags]
    return [name for name in ONCE if name not in names]


def _move(number: int, line: str) -> Line:
    found = MOVE.fullmatch(line)
    if found is None or UNREADABLE.search(line):
        why = "it begins with a seat, or * for chance, like '2 pass'"
        if line.startswith("[Yamen "):
            why = "another game begins there; load_all reads files of several games"
        elif line.startswith("["):
            why = "tags come before the moves"
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
