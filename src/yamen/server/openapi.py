"""The OpenAPI document: every address, and the messages of the socket and the views of the games as well.

`python -m yamen.server.openapi` prints it without starting a server: the client's types are made from it.
"""

import json
import tempfile
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from yamen.engine.definition import GameDefinition
from yamen.games import GAMES
from yamen.server.schemas import Strict
from yamen.server.ws_messages import SocketReceived, SocketSent

REF: Final = "#/components/schemas/"
GAME_MESSAGE: Final = {
    "title": "GameMessage",
    "description": "A move, event, question or reason: its kind, its rule, and its arguments by name.",
    "type": "object",
    "properties": {"kind": {"type": "string"}, "rule": {"type": "string"}},
    "required": ["kind"],
    "additionalProperties": {"type": ["string", "integer"]},
}


class WholeDocument(JsonRenderPlugin):
    """Serves the document with all that travels in it."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, with_all_that_travels(openapi_schema))


def with_all_that_travels(document: dict[str, Any]) -> dict[str, Any]:
    components = document.get("components", {})
    known = components.get("schemas", {})
    sent = {name: schema for name, schema in strict_schemas().items() if name in known}
    # Litestar loses the titles of what is in lists, so what the socket speaks of, too, is described as there.
    schemas = {**known, **sent, **socket_schemas(), **view_schemas(), "GameMessage": GAME_MESSAGE}
    return {**document, "components": {**components, "schemas": with_messages(dict(sorted(schemas.items())))}}


def with_messages(schema: Any) -> Any:
    """The schema with references to `GameMessage` in place of dictionaries of that title."""
    if isinstance(schema, list):
        return [with_messages(part) for part in schema]
    if not isinstance(schema, dict) or schema is GAME_MESSAGE:
        return schema
    if schema.get("title") == GAME_MESSAGE["title"]:
        reference = {"$ref": f"{REF}{GAME_MESSAGE['title']}"}
        return {"oneOf": [reference, {"type": "null"}]} if "oneOf" in schema else reference
    return {key: with_messages(part) for key, part in schema.items()}


def socket_schemas() -> dict[str, Any]:
    """`SocketSent` and `SocketReceived`, and all they speak of."""
    messages = {"SocketSent": SocketSent, "SocketReceived": SocketReceived}
    unions, parts = msgspec.json.schema_components(messages.values(), ref_template=REF + "{name}")
    return {name: honest(part) for name, part in {**parts, **dict(zip(messages, unions, strict=True))}.items()}


def strict_schemas() -> dict[str, Any]:
    """What clients send. The framework's own schemas of these lack bounds of what may be None, and forget to say that
    unknown keys are mistakes."""
    _, parts = msgspec.json.schema_components(strict_types(), ref_template=REF + "{name}")
    return {name: honest(part) for name, part in parts.items()}


def strict_types(base: type[Strict] = Strict) -> list[type[Strict]]:
    subclasses: list[type[Strict]] = base.__subclasses__()
    return [each for found in subclasses for each in (found, *strict_types(found))]


def view_schemas() -> dict[str, Any]:
    """The views of each game, under its name, as in `chess.View`"""
    found: dict[str, Any] = {}
    for game in GAMES.values():
        if game.view is not None:
            found |= schemas_of_view(game)
    return found


def schemas_of_view(game: GameDefinition) -> dict[str, Any]:
    """The parts of a game's view and its sets of words."""
    prefix = f"{game.name}."
    _, parts = msgspec.json.schema_components([game.view], ref_template=f"{REF}{prefix}{{name}}")
    words = {tuple(sorted(words.words)): prefix + words.name for words in game.words()}
    found = {prefix + name: named(honest(part), words) for name, part in parts.items()}
    return found | {name: {"type": "string", "enum": list(names)} for names, name in words.items()}


def named(schema: Any, words: dict[tuple[str, ...], str]) -> Any:
    """The schema with references to sets of words in place of the sets."""
    if isinstance(schema, list):
        return [named(part, words) for part in schema]
    if not isinstance(schema, dict):
        return schema
    values = schema.get("enum")
    if values is not None and tuple(sorted(map(str, values))) in words:
        return {"$ref": REF + words[tuple(sorted(values))]}
    return {key: named(part, words) for key, part in schema.items()}


def honest(schema: Any) -> Any:
    """What types are made from: a dictionary of anything says so, and what may be missing has no default."""
    if isinstance(schema, list):
        return [honest(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    whole = {key: honest(part) for key, part in schema.items() if key != "default"}
    if whole.get("type") == "object" and "properties" not in whole:
        whole.setdefault("additionalProperties", {})
    if all(isinstance(value, str) for value in whole.get("enum", [0])):
        whole["type"] = "string"
    return whole


def document() -> dict[str, Any]:
    from yamen.server.app import create_app
    from yamen.server.config import Config
    from yamen.server.services import Services

    with tempfile.TemporaryDirectory() as data:
        return with_all_that_travels(create_app(Services.from_config(Config(Path(data)))).openapi_schema.to_schema())


if __name__ == "__main__":
    print(json.dumps(document(), indent=2, ensure_ascii=False))
