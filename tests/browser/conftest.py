"""A real Chromium before a real server. A page that logs an error or a warning fails its test."""

import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.hands import PATIENCE
from yamen.server.pages import STATIC

Open = Callable[..., Page]
SIZES = {"phone": (390, 844), "tablet": (1024, 768), "desk": (1440, 900)}

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """Debian's Chromium: Playwright needn't download one."""
    chromium = shutil.which("chromium")
    assert chromium, "The browser tests need Chromium (on Debian: apt install chromium)."
    return {"executable_path": chromium}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of `yamen serve`, as people run it."""
    assert (STATIC / "index.html").is_file(), "The pages are not built: run make setup."
    data = tmp_path_factory.mktemp("data")
    with (data / "log").open("w") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "yamen.cli", "serve", "--port", "0", "--data", str(data), "--lang", "en"],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
        assert process.stdout is not None
        found = re.search(r"http://[\d.]+:\d+", process.stdout.readline())
        assert found, (data / "log").read_text()
        yield found[0]
        process.send_signal(signal.SIGTERM)
        assert process.wait(timeout=20) == 0
    assert "Traceback" not in (data / "log").read_text()


@pytest.fixture
def open_page(new_context: Callable[..., BrowserContext], server: str) -> Iterator[Open]:
    """Opens pages, each as a person of their own; what they log to the console fails the test."""
    said: list[str] = []

    def open_(address: str = "/", size: str = "desk", lang: str = "en", theme: str = "paper", **more: Any) -> Page:
        width, height = SIZES[size]
        touch = size == "phone"
        context = new_context(
            base_url=server,
            viewport={"width": width, "height": height},
            locale=lang,
            color_scheme="dark" if theme == "lacquer" else "light",
            reduced_motion="reduce",
            has_touch=touch,
            is_mobile=touch,
            **more,
        )
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
