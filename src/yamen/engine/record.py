"""The text form of a game, as PGN is for chess: tags, an empty line, then one move a line.

    [Game "dragon"]
    [Players "3"]
    …

    * event drought
    2 take young_monk

A move begins with who makes it: a seat from 1 on, or `*` for chance. `#` begins a comment line.
"""

import re
from typing import NamedTuple

from yamen.engine.errors import BadRecord

FORMAT = "1"
TAG = re.compile(r'\[(\w+) "((?:[^"\\]|\\.)*)"\]')
CHANCE_MARK = "*"


class Line(NamedTuple):
    number: int
    seat: int
    text: str


class Record(NamedTuple):
    tags: list[tuple[str, str]]
    moves: list[Line]
    last_line: int

    def all(self, name: str) -> list[str]:
        return [value for key, value in self.tags if key == name]

    def one(self, name: str) -> str:
        values = self.all(name)
        if len(values) != 1:
            reason = f"the tag [{name}] is missing" if not values else f"the tag [{name}] stands {len(values)} times"
            raise BadRecord(1, f"{reason}; it must stand once")
        return values[0]


def write_record(tags: list[tuple[str, str]], moves: list[tuple[int, str]]) -> str:
    """Tags and moves (seat, text) as text; chance is seat -1."""
    head = [f'[{name} "{_escape(value)}"]' for name, value in tags]
    body = [f"{CHANCE_MARK if seat < 0 else seat + 1} {text}" for seat, text in moves]
    return "\n".join([*head, "", *body]) + "\n"


def read_record(text: str) -> Record:
    """The reverse of `write_record`, with the number of each line."""
    tags: list[tuple[str, str]] = []
    moves: list[Line] = []
    lines = text.splitlines()
    for number, raw in enumerate(lines, 1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        if line.startswith("["):
            tag = TAG.fullmatch(line)
            if tag is None:
                raise BadRecord(number, f"'{_short(line)}' is not a tag; a tag is like [Game \"dragon\"]")
            if moves:
                raise BadRecord(number, f"the tag [{tag[1]}] stands among the moves; tags come first")
            tags.append((tag[1], re.sub(r"\\(.)", _unescaped, tag[2])))
            continue
        who, _, move = line.partition(" ")
        if not move or not (who == CHANCE_MARK or (who.isascii() and who.isdigit() and int(who) > 0)):
            if not tags:
                raise BadRecord(number, "this is not a record of a game: it must begin with tags")
            moves.append(Line(number, -2, line))
            break
        moves.append(Line(number, -1 if who == CHANCE_MARK else int(who) - 1, move))
    if not tags:
        raise BadRecord(1, "this is not a record of a game: it must begin with tags")
    return Record(tags, moves, len(lines))


def _escape(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\r", "\\r")


def _unescaped(found: re.Match[str]) -> str:
    return {"n": "\n", "r": "\r"}.get(found[1], found[1])


def _short(line: str) -> str:
    return line if len(line) <= 40 else line[:39] + "…"
