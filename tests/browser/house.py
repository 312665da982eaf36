"""A real server and a real Chromium, for tests and for pictures."""

import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.browser.hands import PATIENCE
from yamen.server.pages import STATIC

ROOT = Path(__file__).parent.parent.parent
SIZES = {"phone": (390, 844), "tablet": (1024, 768), "desk": (1440, 900)}
EVERY_SIZE = {**SIZES, "tablet-upright": (768, 1024), "small-desk": (1280, 720), "laptop": (1366, 768)}


def chromium() -> dict[str, Any]:
    """How Debian's Chromium is started: Playwright needn't download one. The one without windows needs less time."""
    found = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    assert found, "The browser tests need Chromium (on Debian: apt install chromium-headless-shell)."
    return {"executable_path": found}


@contextmanager
def serving(data: Path, program: str = "yamen", *more: str) -> Iterator[str]:
    """The address of `yamen serve`, as people run it, or of a program that is it but for something."""
    assert (STATIC / "index.html").is_file(), "The pages are not built: run make setup."
    with (data / "log").open("w") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", program, "serve", "--port", "0", "--data", str(data), "--lang", "en", *more],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            cwd=ROOT,
        )
        assert process.stdout is not None
        found = re.search(r"http://[\d.]+:\d+", process.stdout.readline())
        assert found, (data / "log").read_text()
        try:
            yield found[0]
        finally:
            process.send_signal(signal.SIGTERM)
            code = process.wait(timeout=PATIENCE / 1000)
    assert code == 0
    assert "Traceback" not in (data / "log").read_text()


SIZED = "([width, touch]) => innerWidth === width && matchMedia('(pointer: coarse)').matches === touch"


class Window:
    """A page that is moved to another device without loading it anew."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._emulation = page.context.new_cdp_session(page)

    def resize(self, width: int, height: int, touch: bool) -> None:
        metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": touch}
        self._emulation.send("Emulation.setTouchEmulationEnabled", {"enabled": touch})
        self._emulation.send("Emulation.setDeviceMetricsOverride", metrics)
        self._page.wait_for_function(SIZED, arg=[width, touch])


def as_seen(size: str, lang: str = "en", theme: str = "paper") -> dict[str, Any]:
    """What a person's browser is like: a context of Playwright."""
    width, height = EVERY_SIZE[size]
    touch = size == "phone"
    return {
        "viewport": {"width": width, "height": height},
        "locale": lang,
        "color_scheme": "dark" if theme == "lacquer" else "light",
        "reduced_motion": "reduce",
        "has_touch": touch,
        "is_mobile": touch,
    }
