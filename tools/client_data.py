"""Write what the client takes from the program: the server's shapes, the words of messages, the printed figures.

`make api` runs it; the tests fail when the files are not what it would write.
"""

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from yamen.engine.definition import Setup
from yamen.engine.messages import Kind
from yamen.games import GAMES
from yamen.server.openapi import document

HERE = Path(__file__).resolve().parent.parent / "client" / "src" / "generated"


def words() -> dict[str, Any]:
    """By game and by what is said (moves, events, questions, reasons): the kinds, and the word set of each field."""
    return {
        game.name: {
            "words": {words.name: list(words.words) for words in game.words() if words.words},
            "move": kinds(message.kind for message in game.moves.messages),
            "event": kinds(game.events),
            "ask": kinds(game.questions),
            "why": kinds(game.reasons),
        }
        for game in GAMES.values()
    }


def kinds(all_: Iterable[Kind]) -> dict[str, dict[str, str]]:
    return {kind.name: {field: words.name for field, words in kind.fields} for kind in all_}


def figures() -> dict[str, Any]:
    """By game: what is printed only on the components, and how sure we are of it."""
    result: dict[str, dict[str, dict[str, Any]]] = {}
    for game in GAMES.values():
        own = result[game.name] = {}
        for figure in game.content.figures:
            own.setdefault(figure.path, {"sure": figure.confidence, "values": []})["values"].append(figure.value)
    return result


def printed() -> dict[str, Any]:
    """By game: what a view says is printed, for pages without a table."""
    return {game.name: Setup(game, game.players[-1]).position().printed() for game in GAMES.values()}


def files() -> dict[Path, str]:
    return {
        HERE / "openapi.json": json.dumps(document(), indent=1, sort_keys=True) + "\n",
        HERE / "figures.json": json.dumps(figures(), indent=1, sort_keys=True) + "\n",
        HERE / "printed.json": json.dumps(printed(), indent=1, sort_keys=True) + "\n",
        HERE / "words.json": json.dumps(words(), indent=1, sort_keys=True) + "\n",
    }


if __name__ == "__main__":
    for file, text in files().items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
        print(f"{file.name}: {len(text)} characters", file=sys.stderr)
