"""Pictures of every screen, at six sizes and in two themes: `make screenshots` puts them into build/screenshots.

    make screenshots SCENES="--best gugong dragon"
    make screenshots SCENES="month --sizes phone desk --themes paper"

With --best, those that the documents show are also put into docs/screenshots, as JPEG of at most some 250 kB.
"""

import argparse
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.hands import PATIENCE  # noqa: E402
from tests.browser.house import EVERY_SIZE, as_seen, chromium, serving  # noqa: E402
from tests.browser.scenes import SCENES, dress, watch  # noqa: E402

OUT = ROOT / "build" / "screenshots"
DOCS = ROOT / "docs" / "screenshots"
QUALITY = 72
QUICK = "tests.browser.quick"
"""The server, with reviews that nobody must wait for."""
THEMES = ("paper", "lacquer")
BEST = (
    "start-desk-paper",
    "gugong-desk-paper",
    "gugong-phone-lacquer",
    "dragon-desk-paper",
    "dragon-desk-lacquer",
    "meng-desk-paper",
    "night-desk-paper",
    "over-gugong-desk-paper",
    "rules-gugong-desk-paper",
)


def main() -> None:
    parser = argparse.ArgumentParser(description="Make pictures of the screens.")
    parser.add_argument("scenes", nargs="*", metavar="SCENE", help=f"one of {', '.join(SCENES)}; all without")
    parser.add_argument("--best", action="store_true", help="also those in docs/screenshots")
    parser.add_argument("--sizes", nargs="+", choices=EVERY_SIZE, default=list(EVERY_SIZE))
    parser.add_argument("--themes", nargs="+", choices=THEMES, default=list(THEMES))
    arguments = parser.parse_args()
    unknown = [name for name in arguments.scenes if name not in SCENES]
    if unknown:
        parser.error(f"there is no scene {unknown[0]}; there are {', '.join(SCENES)}")
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, serving(Path(data), QUICK) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**chromium())
        for name in arguments.scenes or SCENES:
            take(browser, server, name, arguments.sizes, arguments.themes, BEST if arguments.best else ())
            print(name, flush=True)
        browser.close()


def take(browser: Browser, server: str, name: str, sizes: list[str], themes: list[str], best: tuple[str, ...]) -> None:
    """A scene is prepared once, by one person, who then looks at it in every way."""
    with browser.new_context(base_url=server, **as_seen("desk")) as context:
        page = watch(context.new_page())
        page.goto("/")
        address = SCENES[name].page(SCENES[name].prepare(page))
        person = context.storage_state()
    for size in sizes:
        with browser.new_context(base_url=server, storage_state=person, **as_seen(size)) as context:
            context.set_default_timeout(PATIENCE)
            page = watch(context.new_page())
            page.goto("/manifest.webmanifest")
            for theme in themes:
                dress(page, SCENES[name], address, theme=theme)
                picture = f"{name}-{size}-{theme}"
                page.screenshot(path=OUT / f"{picture}.png")
                if picture in best:
                    page.screenshot(path=DOCS / f"{picture}.jpg", type="jpeg", quality=QUALITY)


if __name__ == "__main__":
    main()
