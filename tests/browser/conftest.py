"""A real Chromium before a real server. A page that logs an error or a warning fails its test."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Page

from tests.browser.hands import PATIENCE
from tests.browser.house import as_seen, chromium, serving
from tests.browser.scenes import watch

LATE = "was preloaded using link preload but not used within a few seconds"
"""What Chromium logs where a machine has other things to do; test_screens.py asks whether it was used at all."""
UNKEPT = "Service Worker registration blocked by Playwright"


class Open:
    """Opens pages, each as a person of their own, and keeps what they log to the console."""

    def __init__(self, new_context: Callable[..., BrowserContext], server: str) -> None:
        self._new_context = new_context
        self._server = server
        self._said: list[str] = []
        self._forgiven = [LATE, UNKEPT]

    def __call__(
        self,
        address: str = "/",
        size: str = "desk",
        lang: str = "en",
        theme: str = "paper",
        keeps: bool = False,
        **more: Any,
    ) -> Page:
        """`keeps`: with a service worker, which keeps the page's files; to let each new person keep them takes long."""
        worker = "allow" if keeps else "block"
        context = self._new_context(base_url=self._server, service_workers=worker, **as_seen(size, lang, theme), **more)
        context.set_default_timeout(PATIENCE)
        return self.tab(context, address)

    def tab(self, context: BrowserContext, address: str) -> Page:
        """One more page of the same person."""
        page = watch(context.new_page())
        page.on("console", self._note)
        page.on("pageerror", lambda error: self._said.append(f"error: {error}"))
        page.goto(address)
        return page

    def _note(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._said.append(f"{message.type}: {message.text} ({message.location['url']})")

    def forgive(self, text: str) -> None:
        """Don't mind what Chromium itself logs of what a test does to the network or asks of the server."""
        self._forgiven.append(text)

    def complaints(self) -> list[str]:
        return [said for said in self._said if not any(text in said for text in self._forgiven)]


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    return chromium()


@pytest.fixture(scope="session")
def server_data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server keeps its data."""
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="session")
def server(server_data: Path) -> Iterator[str]:
    with serving(server_data, "tests.browser.quick") as address:
        yield address


@pytest.fixture
def open_page(new_context: Callable[..., BrowserContext], server: str) -> Iterator[Open]:
    open_ = Open(new_context, server)
    yield open_
    assert open_.complaints() == []
