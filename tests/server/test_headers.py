"""What goes with every answer: what the server is called, what browsers may keep, load and send."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.processes import Serving, ended
from tests.server.web import Served, Web
from yamen.server.hosts import ANY, is_allowed, name_in, own_names
from yamen.server.request_filter import RequestFilter

BEHIND_TLS = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.7"}


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Web]:
    """By real sockets: the words of a proxy are read by uvicorn."""
    with Served(tmp_path_factory.mktemp("headers")) as web:
        yield web


def test_under_https_the_cookie_is_this_hosts_alone(web: Web) -> None:
    answer = web.stranger.post("/api/people", json={"name": "Ania"}, headers=BEHIND_TLS)
    web.stranger.cookies.clear()
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("__Host-yamen=")
    for part in ("Path=/", "Secure", "HttpOnly", "SameSite=lax"):
        assert part in cookie
    assert "Domain" not in cookie
    value = cookie.partition("=")[2].partition(";")[0]
    assert web.stranger.get("/api/people/me", headers={**BEHIND_TLS, "Cookie": f"__Host-yamen={value}"}).is_success
    out = web.stranger.post("/api/people/logout", headers={**BEHIND_TLS, "Cookie": f"__Host-yamen={value}"})
    removed = [cookie for cookie in out.headers.get_list("set-cookie") if cookie.startswith('__Host-yamen=""; ')]
    assert len(removed) == 1
    assert "Max-Age=0" in removed[0]
    assert "Secure" in removed[0]


def test_a_cookie_from_before_the_prefix_is_still_good_and_never_before_the_other(web: Web) -> None:
    old, new = web.person("Old"), web.person("New")
    alone = {**BEHIND_TLS, "Cookie": f"yamen={old.cookie}"}
    assert web.stranger.get("/api/people/me", headers=alone).json()["name"] == "Old"
    both = {**BEHIND_TLS, "Cookie": f"yamen={old.cookie}; __Host-yamen={new.cookie}"}
    assert web.stranger.get("/api/people/me", headers=both).json()["name"] == "New"


def test_without_https_there_is_neither_prefix_nor_hsts(web: Web) -> None:
    answer = web.stranger.post("/api/people", json={"name": "Ania"})
    web.stranger.cookies.clear()
    assert answer.headers["set-cookie"].startswith("yamen=")
    assert "Secure" not in answer.headers["set-cookie"]
    assert "strict-transport-security" not in answer.headers


def test_only_a_proxy_on_this_machine_is_believed(web: Web) -> None:
    """Somebody elsewhere may say what they like."""
    transport = httpx.HTTPTransport(local_address="127.0.0.2")
    with httpx.Client(base_url=str(web.stranger.base_url), transport=transport) as elsewhere:
        answer = elsewhere.get("/api/games", headers=BEHIND_TLS)
    assert answer.status_code == 200
    assert "strict-transport-security" not in answer.headers
    assert "server" not in answer.headers  # which would tell what to attack


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nowhere", "/assets/none.js", "/%00", "/health"])
def test_every_answer_says_what_browsers_may_do(web: Web, path: str) -> None:
    answer = web.stranger.get(path, headers=BEHIND_TLS)
    assert answer.headers["strict-transport-security"] == "max-age=31536000"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    policy = dict(part.strip().partition(" ")[::2] for part in answer.headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'self'"
    assert policy["object-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    assert "unsafe" not in answer.headers["content-security-policy"]
    if path.startswith("/api/"):
        assert answer.headers["cache-control"] == "no-store"


def test_personal_answers_are_kept_nowhere(web: Web) -> None:
    ania = web.person("Ania")
    path = web.running(ania, web.person("Emre"))
    for address in ("/api/people/me", "/api/tables", path, f"{path}/chat?room=players"):
        assert web.stranger.get(address, headers=ania.headers).headers["cache-control"] == "no-store"


@pytest.mark.parametrize("path", ["/metrics", "/", "/api/games", "/schema/openapi.json"])
def test_a_name_that_is_not_ours_is_refused(web: Web, path: str) -> None:
    for host in (
        "evil.example",
        "evil.example:8000",
        "127.0.0.1.evil.example",
        "localhost.evil.example",
        "169.254.1.1",
    ):
        answer = web.stranger.get(path, headers={"Host": host})
        assert (answer.status_code, answer.json()["error"]) == (400, "bad-host")
        assert f"yamen serve --allow-host {host.partition(':')[0]}" in answer.json()["message"]
    for host in ("localhost", "LOCALHOST:80", "127.0.0.1:1", "[::1]:8000", "localhost."):
        assert web.stranger.get(path, headers={"Host": host}).status_code != 400


def test_no_page_of_another_name_connects_by_websocket(web: Web) -> None:
    ania = web.person("Ania")
    path = web.running(ania, web.person("Emre"))
    with pytest.raises(Exception, match="403"), ania.live(path, Host="evil.example"):
        pass


def test_those_who_watch_over_a_server_may_call_it_as_they_like(web: Web) -> None:
    assert web.stranger.get("/health", headers={"Host": "10.0.0.5:8000"}).status_code == 200


@pytest.mark.parametrize(
    ("bound", "given", "allowed", "refused"),
    [
        ("127.0.0.1", [], ["localhost", "127.0.0.1", "::1"], ["10.0.0.5", "play.example.org"]),
        ("127.0.0.1", ["Play.example.org"], ["play.example.org"], ["www.play.example.org"]),
        ("0.0.0.0", [], ["10.0.0.5", "fe80::1", "localhost"], ["evil.example", "10.0.0.5.evil.example"]),
        ("192.168.1.7", [], ["192.168.1.7", "localhost"], ["evil.example"]),
        ("127.0.0.1", [ANY], ["whatever.example"], []),
    ],
)
def test_what_a_server_is_called(bound: str, given: list[str], allowed: list[str], refused: list[str]) -> None:
    names = own_names(bound, given)
    assert all(is_allowed(name, names) for name in allowed)
    assert not any(is_allowed(name, names) for name in refused)


def test_the_machines_own_name_is_its_name_in_the_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "Attic.lan")
    assert {"attic.lan", "attic.local"} <= own_names("0.0.0.0")
    assert "attic.lan" not in own_names("127.0.0.1")


@pytest.mark.parametrize("header", ["", "a b", "[::1", "a:b:c", "a:123456", "-", "a/b", "ä", "a" * 300])
def test_a_host_that_is_none(header: str) -> None:
    assert name_in(header) is None


def test_a_name_is_added_on_the_command_line(tmp_path: Path) -> None:
    process = Serving("--data", str(tmp_path), "--allow-host", "play.example.org")
    with ended(process):
        process.ready()
        with process.client() as client:
            assert client.get("/api/games", headers={"Host": "play.example.org"}).status_code == 200
            assert client.get("/api/games", headers={"Host": "evil.example"}).status_code == 400


@pytest.mark.parametrize("hosts", [[], [b"here", b"there"], [b"h\xff"]], ids=["none", "two", "unreadable"])
def test_where_any_name_is_allowed_one_must_be_said_all_the_same(hosts: list[bytes]) -> None:
    scope: Any = {"type": "http", "path": "/", "query_string": b"", "client": None}
    scope["headers"] = [(b"host", host) for host in hosts]
    refusal = RequestFilter(None, frozenset({ANY})).refusal(scope)
    assert refusal is not None
    assert (refusal.status, refusal.message.endswith("which Host it is for.")) == (400, True)
