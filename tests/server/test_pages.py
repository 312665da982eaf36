"""The pages of the client come from the server, and from nowhere else."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from yamen.server import pages
from yamen.server.app import create_app
from yamen.server.config import Config
from yamen.server.services import Services


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Litestar]]:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Yamen</title>")
    (static / "icons.svg").write_text("<svg/>")
    (static / "assets" / "main-1a2b.js").write_text("0")
    (static / "assets" / "main-1a2b.js.br").write_bytes(b"packed")
    (tmp_path / "secret.txt").write_text("not for anybody")
    monkeypatch.setattr(pages, "STATIC", static)
    pages.FILES.clear()
    with TestClient(
        create_app(Services.from_config(Config(tmp_path / "data", hosts=frozenset({"testserver.local"}))))
    ) as client:
        yield client
    pages.FILES.clear()


@pytest.mark.parametrize("address", ["/", "/table/abc", "/rules/gugong/travel", "/new?game=dragon"])
def test_every_address_of_a_screen_gives_the_start_page(client: TestClient[Litestar], address: str) -> None:
    answer = client.get(address)
    assert answer.status_code == 200
    assert "<title>Yamen</title>" in answer.text
    assert answer.headers["Content-Security-Policy"].startswith("default-src 'self'")


def test_a_file_with_a_hash_in_its_name_is_kept_for_good_and_sent_packed(client: TestClient[Litestar]) -> None:
    answer = client.get("/assets/main-1a2b.js", headers={"Accept-Encoding": "identity"})
    assert (answer.text, answer.headers["Cache-Control"]) == ("0", pages.FOREVER)
    assert answer.headers["Content-Type"] == "text/javascript; charset=utf-8"
    assert pages.read("assets/main-1a2b.js") is not None
    with client.stream("GET", "/assets/main-1a2b.js", headers={"Accept-Encoding": "br"}) as packed:
        assert packed.headers["Content-Encoding"] == "br"
        assert b"".join(packed.iter_raw()) == b"packed"


def test_a_file_without_one_is_asked_for_again(client: TestClient[Litestar]) -> None:
    assert client.get("/icons.svg").headers["Cache-Control"] == pages.ASK_AGAIN


@pytest.mark.parametrize(
    "address", ["/assets/none.js", "/api/nothing", "/favicon.ico", "/..%2fsecret.txt", "/assets/..%2f..%2fsecret.txt"]
)
def test_what_is_not_there_is_said_to_be_missing(client: TestClient[Litestar], address: str) -> None:
    answer = client.get(address)
    assert answer.status_code == 404
    assert "nothing at this address" in answer.json()["message"]


def test_without_built_pages_the_server_says_how_to_build_them(
    client: TestClient[Litestar],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path / "nowhere")
    pages.FILES.clear()
    answer = client.get("/")
    assert answer.status_code == 503
    assert "make setup" in answer.text


@pytest.mark.parametrize("address", ["/", "/table/abc", "/icons.svg", "/assets/main-1a2b.js"])
def test_whoever_asks_only_for_the_head_gets_the_same_without_the_page(
    client: TestClient[Litestar], address: str
) -> None:
    whole, head = client.get(address), client.head(address)
    assert (head.status_code, head.content) == (whole.status_code, b"")
    for header in ("Content-Type", "Content-Length", "Cache-Control"):
        assert head.headers[header] == whole.headers[header]
    assert client.head("/assets/none.js").status_code == 404


def test_only_files_that_are_there_are_kept_each_by_its_own_name(client: TestClient[Litestar]) -> None:
    assert client.get(f"/assets/{'x' * 900}.js").status_code == 404
    for number in range(200):
        assert client.get(f"/assets/none-{number}.js").status_code == 404
        assert pages.read(f"assets/{'./' * (number + 1)}main-1a2b.js") is None
    for address in ("/", "/icons.svg", "/assets/main-1a2b.js"):
        assert client.get(address).status_code == 200
    assert set(pages.FILES) == {"index.html", "icons.svg", "assets/main-1a2b.js"}
