"""The OpenAPI document: every address, and the messages of the socket as well.

`python -m yamen.server.openapi` prints it without starting a server: the client's types are made from it.
"""

import json
import tempfile
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from yamen.server.ws import SocketReceived, SocketSent


class WithSocket(JsonRenderPlugin):
    """Serves the document with the messages of the socket in it."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, with_socket(openapi_schema))


def with_socket(document: dict[str, Any]) -> dict[str, Any]:
    """The document with `SocketSent` and `SocketReceived`, and all they speak of, among its schemas."""
    messages = {"SocketSent": SocketSent, "SocketReceived": SocketReceived}
    unions, parts = msgspec.json.schema_components(messages.values(), ref_template="#/components/schemas/{name}")
    parts = {name: honest(part) for name, part in {**parts, **dict(zip(messages, unions, strict=True))}.items()}
    components = document.get("components", {})
    schemas = {**parts, **components.get("schemas", {})}  # what the addresses speak of, too, stays as it is there
    return {**document, "components": {**components, "schemas": dict(sorted(schemas.items()))}}


def honest(schema: Any) -> Any:
    """What types are made from: a dictionary of anything says so, and what may be missing has no default."""
    if isinstance(schema, list):
        return [honest(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    whole = {key: honest(part) for key, part in schema.items() if key != "default"}
    if whole.get("type") == "object" and "properties" not in whole:
        whole.setdefault("additionalProperties", {})
    return whole


def document() -> dict[str, Any]:
    from yamen.server.app import create_app
    from yamen.server.config import Config
    from yamen.server.services import Services

    with tempfile.TemporaryDirectory() as data:
        return with_socket(create_app(Services.from_config(Config(Path(data)))).openapi_schema.to_schema())


if __name__ == "__main__":
    print(json.dumps(document(), indent=2, ensure_ascii=False))
