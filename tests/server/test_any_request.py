"""Whatever is sent to the server, it answers as its OpenAPI document says, and never fails."""

import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import hypothesis
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.web import Person, Served, Web
from yamen.server.app import create_app
from yamen.server.limits import RateLimiter

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EXAMPLES = {"sqlite": 5, "postgres": 2}
MORE = 6
"""How many times as many at night."""
NO_LIMITS = RateLimiter(1e9, 1e9)


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.nightly)])
def web(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Web]:
    database = request.getfixturevalue("database") if request.param == "postgres" else None
    with Web(tmp_path, NO_LIMITS, database) as web:
        web.services.quotas.quotas = replace(web.services.quotas.quotas, people_by_address=0, tables_by_address=0)
        yield web


def tables(web: Web, person: Person, emre: Person) -> list[str]:
    """An open table, and one that runs."""
    open_: str = person.post("/api/tables", {"game": "gugong", "seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
    return [open_, web.running(person, emre).rpartition("/")[2]]


def test_any_request_is_answered_as_the_document_says(web: Web, request: pytest.FixtureRequest, nightly: bool) -> None:
    examples = EXAMPLES[request.node.callspec.params["web"]] * (MORE if nightly else 1)
    schema = schemathesis.openapi.from_dict(web.stranger.get("/schema/openapi.json").json())
    operations = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
    assert len(operations) > 25
    emre, jana = web.person("Emre"), web.person("Jana")
    closed = web.running(emre, jana, watchable=False).rpartition("/")[2]
    for operation in operations:
        ania = web.person("Ania")
        assert ask(web, operation, ania, [*tables(web, ania, emre), closed, "nowhere"], examples) > 0


METHODS = ("get", "put", "post", "delete", "patch", "head", "trace", "options")


def test_an_address_answers_the_methods_of_the_document_and_names_them_to_whoever_tries_others(tmp_path: Path) -> None:
    with Web(tmp_path, NO_LIMITS) as web:
        for path, operations in web.stranger.get("/schema/openapi.json").json()["paths"].items():
            allowed = {method.upper() for method in operations if method in METHODS} | {"OPTIONS"}
            for method in METHODS:
                answer = web.stranger.request(method, path.replace("{table}", "nowhere"))
                assert (answer.status_code == 405) == (method.upper() not in allowed), (method, path)
                if answer.status_code == 405 or method == "options":
                    assert set(answer.headers["allow"].split(", ")) == allowed, (method, path)


def test_nothing_private_is_asked_for_in_an_address(tmp_path: Path) -> None:
    """Addresses come into the logs of proxies."""
    with Web(tmp_path, NO_LIMITS) as web:
        operations = [
            operation
            for methods in web.stranger.get("/schema/openapi.json").json()["paths"].values()
            for operation in methods.values()
        ]
    asked = {
        each["name"] for operation in operations for each in operation.get("parameters", []) if each["in"] == "query"
    }
    assert asked == {"deal", "lang", "language", "number", "refined", "room", "seat", "since", "turns"}


def test_nothing_that_is_sent_is_called_like_what_handlers_get(tmp_path: Path) -> None:
    """The framework takes a mistake in it for one of the server's own, and answers 500."""
    with Web(tmp_path, NO_LIMITS) as web:
        document = web.stranger.get("/schema/openapi.json").json()
        ania, given = web.person("Ania"), set[str]()
        for route in create_app(web.services).routes:
            for handler in getattr(route, "route_handlers", []):
                given |= set(handler.resolve_dependencies())
        webhook = {"preset": "telegram", "language": "en", "token": "1:A", "chat": "the family"}
        refused = ania.post("/api/notifications/webhook", webhook, status=400)
        assert refused["message"].startswith("What was sent doesn't fit: chat: ")
    sent = set[str]()
    for operation in (each for methods in document["paths"].values() for each in methods.values()):
        for body in operation.get("requestBody", {}).get("content", {}).values():
            sent |= set(document["components"]["schemas"][body["schema"]["$ref"].rpartition("/")[2]]["properties"])
    assert "chats" in given
    assert "chat" in sent
    assert not sent & given


@pytest.mark.nightly
def test_schemathesis_finds_nothing_by_itself(tmp_path: Path) -> None:
    """All its checks, from outside. What the document can't say is answered 400 as well: a move that isn't legal."""
    config = tmp_path / "schemathesis.toml"
    accepted = ["2xx", "3xx", 400, 401, 403, 404, 409, 429]
    config.write_text(f"[checks.positive_data_acceptance]\nexpected-statuses = {json.dumps(accepted)}\n")
    with Served(tmp_path, connection_limits=None) as web:
        ania = web.person("Ania")
        command = [
            *(sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run"),
            f"{web.stranger.base_url}/schema/openapi.json",
            *("--header", f"Cookie: yamen={ania.cookie}", "--checks", "all", "--phases", "examples,coverage,fuzzing"),
            # Who has signed out, or is deleted, would be refused everything.
            *("--exclude-path-regex", "logout|people/delete", "--max-examples", "40"),
            *("--continue-on-failure", "--no-color"),
        ]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-30_000:] + done.stderr


def ask(web: Web, operation: Any, ania: Person, tables: list[str], examples: int) -> int:
    """Send many requests of one kind, to tables where somebody has a seat or not; returns how many."""
    asked = 0

    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
        phases=[hypothesis.Phase.generate],
    )
    @given(case=operation.as_strategy(), table=st.sampled_from(tables))
    def once(case: Any, table: str) -> None:
        nonlocal asked
        asked += 1
        if "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = table
        case.headers = {**(case.headers or {}), **ania.headers}
        case.cookies = {}
        wanted = case.as_transport_kwargs(base_url=str(web.stranger.base_url))
        del wanted["cookies"]  # it comes as a header
        answer = web.stranger.request(**wanted, follow_redirects=False)
        web.stranger.cookies.clear()
        assert "Traceback" not in answer.text
        case.validate_response(answer, checks=CHECKS)
        # The document says all that makes a request unreadable; whatever else is refused has a reason of the game's.
        assert not answer.text.startswith('{"error":"bad-request","message":"What was sent'), (case.body, answer.text)

    once()
    return asked
