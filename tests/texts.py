"""The files of texts, and what games say, for tests of them."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import parse
from fluent.syntax.ast import BaseNode
from fluent.syntax.ast import Message as Entry

from yamen import GameDefinition
from yamen.engine.messages import Kind

SOURCE: Final = Path(__file__).parents[1] / "src" / "yamen"


def files(code: str) -> list[Path]:
    return sorted((SOURCE / "locales" / code).rglob("*.ftl"))


@cache
def entries(code: str) -> list[BaseNode]:
    return [entry for file in files(code) for entry in parse(file.read_text("utf-8")).body]


@cache
def texts(code: str) -> dict[str, Entry]:
    return {entry.id.name: entry for entry in entries(code) if isinstance(entry, Entry)}


def kinds(game: GameDefinition) -> Iterator[tuple[str, Kind]]:
    moves = {message.kind.name: message.kind for message in game.moves.messages}
    for what, found in (
        ("move", tuple(moves.values())),
        ("event", game.events),
        ("ask", game.questions),
        ("why", game.reasons),
    ):
        for kind in found:
            yield f"{game.name}-{what}-{kind.name}", kind
