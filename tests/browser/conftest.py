"""A real Chromium before a real server. A page that logs an error or a warning fails its test."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.hands import PATIENCE
from tests.browser.house import as_seen, chromium, serving

Open = Callable[..., Page]

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    return chromium()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("data")) as address:
        yield address


@pytest.fixture
def open_page(new_context: Callable[..., BrowserContext], server: str) -> Iterator[Open]:
    """Opens pages, each as a person of their own; what they log to the console fails the test."""
    said: list[str] = []

    def open_(address: str = "/", size: str = "desk", lang: str = "en", theme: str = "paper", **more: Any) -> Page:
        context = new_context(base_url=server, **as_seen(size, lang, theme), **more)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.on("console", lambda message: note(f"{message.type}: {message.text}", message.type))
        page.on("pageerror", lambda error: note(f"error: {error}", "error"))
        page.goto(address)
        return page

    def note(text: str, kind: str) -> None:
        if kind in ("error", "warning"):
            said.append(text)

    open_.said = said  # type: ignore[attr-defined]
    yield open_
    assert said == []
