"""Which part of the server knows what: HTTP stays in controllers, and storage knows no domain."""

import ast
import re
from pathlib import Path

import pytest

from yamen import server

ROOT = Path(server.__file__).parent
MODULES = sorted(path.relative_to(ROOT).as_posix() for path in ROOT.rglob("*.py"))
KNOW_HTTP = re.compile(
    r"(app|cookies|http|openapi|pages|protocols|request_filter|run|ws\w*|accounts/auth|.*/controller)\.py"
)
DOMAINS = (
    "accounts",
    "advice",
    "chat",
    "clocks",
    "moderation",
    "notifications",
    "plans",
    "play",
    "privacy",
    "records",
    "system",
    "tables",
)


def imports(module: str) -> set[str]:
    """What a module imports when it is loaded."""
    found: set[str] = set()
    for node in ast.parse((ROOT / module).read_text("utf-8")).body:
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def test_only_what_speaks_http_knows_the_framework() -> None:
    knowing = {module for module in MODULES for name in imports(module) if name.startswith(("litestar", "uvicorn"))}
    assert {module for module in knowing if not KNOW_HTTP.fullmatch(module)} == set()
    assert "tables/controller.py" in knowing


@pytest.mark.parametrize(
    ("below", "above"),
    [
        ("errors.py", ("yamen",)),
        ("db/", tuple(f"yamen.server.{domain}" for domain in DOMAINS)),
        ("tables/", ("yamen.server.play", "yamen.server.records", "yamen.server.advice", "yamen.server.notifications")),
        ("workers/", tuple(f"yamen.server.{domain}" for domain in DOMAINS)),
        ("play/", ("yamen.server.records", "yamen.server.advice", "yamen.server.notifications")),
    ],
)
def test_what_lies_below_does_not_know_what_lies_above(below: str, above: tuple[str, ...]) -> None:
    modules = [module for module in MODULES if module.startswith(below)]
    assert modules
    assert [(module, name) for module in modules for name in imports(module) if name.startswith(above)] == []
