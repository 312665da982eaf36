"""What the pages cost a browser, measured in Debian's Chromium through the DevTools protocol: rows of `yamen bench`."""

import shutil
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from benchmarks.attacked import Client
from benchmarks.load import serving
from yamen.cli.benchmarks import SLACK, Benchmark, CannotMeasure, Figures
from yamen.games import GAMES

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

SLOWER: Final = 4
"""How many times slower the processor of a small phone is taken to be."""
OPENED: Final = 3
"""How often a table is opened, each time by a browser that has nothing of it yet."""
PAUSE: Final = 0.9
"""Seconds between two moves: pieces have come to rest."""
PLAYED: Final = 12
"""How many moves were made before a table is opened: set-up and draft are over, so that pieces will move."""
LOCAL: Final = "127.0.0.1"
SETTINGS: Final = "localStorage.setItem('motion', 'full'); localStorage.setItem('pace', 'fast');"
WATCH: Final = """
  window.drawn = null; window.frames_seen = []; window.tasks = [];
  const note = (list) => tasks.push(...list.getEntries().map(({ duration }) => duration));
  new PerformanceObserver(note).observe({ type: 'longtask' });
  let last = null;
  const look = (now) => {
    if (drawn === null && document.querySelector('.stage [data-thing]')) drawn = now;
    const moves = document.querySelector('.flights > div') !== null;
    if (moves && last !== null) frames_seen.push(now - last);
    last = moves ? now : null;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
"""
"""When the table was drawn, the time of each frame while pieces move, and the tasks of more than 50 ms."""
SCRIPTS: Final = """() => {
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
  const sizes = new Map(scripts.map(({ name, encodedBodySize }) => [name, encodedBodySize]));
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}"""
"""How many bytes of scripts were fetched; what was loaded ahead and then used is named twice."""


def browser_benchmarks() -> list[Benchmark]:
    return [
        Benchmark("browser-start", start_page),
        *(Benchmark(f"browser-{game}", partial(table_page, game)) for game in GAMES),
    ]


def browser_notes() -> list[str]:
    return [
        "`browser-…` are pages in headless Chromium, from an empty cache: all scripts that they fetch, compressed; how "
        f"long it takes until a table is drawn with the processor slowed {SLOWER} times "
        "(`Emulation.setCPUThrottlingRate`); and, with the processor as it is, the processor time that its main thread "
        "takes to open it, which other programs disturb least, the frames a second while pieces move, and the "
        "longest task of more than 50 ms after a move (0: none).",
    ]


@contextmanager
def chromium() -> Iterator["Browser"]:
    try:
        from playwright.sync_api import sync_playwright
    except ModuleNotFoundError:
        raise CannotMeasure("Playwright is not installed (make setup)") from None
    found = shutil.which("chromium") or shutil.which("chromium-headless-shell")  # the tests do with the latter
    if found is None:
        raise CannotMeasure("Chromium is not installed (apt install chromium)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found)
        yield browser
        browser.close()


@contextmanager
def fresh(browser: "Browser", link: str) -> Iterator["BrowserContext"]:
    seen: ViewportSize = {"width": 1440, "height": 900}
    # A service worker hands scripts on unpacked, so that their compressed size isn't known any more.
    with browser.new_context(base_url=link, viewport=seen, locale="en", service_workers="block") as context:
        context.set_default_timeout(1000 * SLACK)
        context.add_init_script(SETTINGS + WATCH)
        yield context


def opened(context: "BrowserContext", address: str, rate: int = 1) -> "Page":
    """A page on a processor slowed so many times, once nothing more is being loaded."""
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": rate})
    page.goto(address, wait_until="networkidle")
    return page


def processor_ms(context: "BrowserContext", address: str) -> float:
    """The processor time that the main thread of a page takes until nothing more is being loaded."""
    page = context.new_page()
    devtools = context.new_cdp_session(page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.goto(address, wait_until="networkidle")
    metrics = {metric["name"]: metric["value"] for metric in devtools.send("Performance.getMetrics")["metrics"]}
    page.close()
    return 1000 * float(metrics["TaskDuration"])


def start_page(_: float) -> Figures:
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as (link, _),
        chromium() as browser,
        fresh(browser, link) as context,
    ):
        page = opened(context, "/")
        page.wait_for_selector("h1")
        return {"script_kb": page.evaluate(SCRIPTS) / 1000}


def table_page(game: str, seconds: float) -> Figures:
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as (link, _), chromium() as browser:
        person = Client(link, LOCAL)
        person.sit_down(game)
        for _ in range(PLAYED):
            person.play()
        address = f"/table/{person.state['id']}"
        drawn, processor = [], []
        for _ in range(OPENED):
            with fresh(browser, link) as context:
                processor.append(processor_ms(context, address))
            with fresh(browser, link) as context:
                page = opened(context, address, SLOWER)
                page.wait_for_function("() => window.drawn")
                drawn.append(page.evaluate("window.drawn"))
                scripts = page.evaluate(SCRIPTS)
        with fresh(browser, link) as context:
            page = opened(context, address)
            page.wait_for_function("() => window.drawn")
            page.evaluate("window.tasks.length = 0")
            frames = watch_moves(page, person, 5 * seconds)
            longest = page.evaluate("Math.max(0, ...window.tasks)")
    found: dict[str, Any] = {
        "script_kb": scripts / 1000,
        "open_ms": statistics.median(drawn),
        "open_cpu_ms": statistics.median(processor),
        "longest_task_ms": longest,
    }
    if frames:
        found["frames_per_second"] = 1000 / statistics.mean(frames)
    return found


def watch_moves(page: "Page", person: Client, seconds: float) -> list[float]:
    """Let somebody play while the page looks on: how long each frame took in which pieces moved."""
    person.connection.close()  # the server has, after so long; it is opened again
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        person.play()
        page.wait_for_timeout(1000 * PAUSE)
    frames: list[float] = page.evaluate("window.frames_seen")
    return frames
