"""Every screen in every language, size and theme: nothing missing, nothing cut off, nothing that shuts anyone out."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.conftest import Open
from tests.browser.hands import Hands, known, new_table

LANGUAGES = ("en", "pl", "cs", "tr")
BOT = {"kind": "bot", "bot": "greedy", "name": "Bot Mei"}
OTHER = {"kind": "bot", "bot": "greedy", "name": "Bot Lin"}
SHELL = {
    "start": "/",
    "set-up of Gùgōng": "/new?game=gugong",
    "set-up of Dragon": "/new?game=dragon",
    "rules of Gùgōng": "/rules/gugong/canal",
    "rules of Dragon": "/rules/dragon/events",
    "settings": "/settings",
    "account": "/account",
    "nowhere": "/nowhere",
}


def play_a_little(game: str, moves: int, *others: dict[str, str], **options: object) -> Callable[[Page], str]:
    def prepare(page: Page) -> str:
        known(page)
        address = new_table(page, game, [{"kind": "me"}, *others], **options)
        page.goto(address)
        hands = Hands(page)
        for _ in range(moves):
            hands.move()
        return address

    return prepare


def waiting(page: Page) -> str:
    known(page)
    return new_table(page, "gugong", [{"kind": "me"}, {"kind": "open"}])


TABLES: dict[str, Callable[[Page], str]] = {
    "waiting room": waiting,
    "table of Gùgōng": play_a_little("gugong", 6, BOT, OTHER),
    "table of Dragon": play_a_little("dragon", 8, BOT, OTHER, great_wall=True),
    "alone against Meng": play_a_little("gugong", 4),
}


def settle(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(150)


def violations(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [f"{each['id']}: {each['help']}: {each['nodes'][0]['html'][:160]}" for each in found]


@pytest.mark.parametrize("theme", ["paper", "lacquer"])
def test_axe_finds_nothing_on_any_page(open_page: Open, theme: str) -> None:
    page = open_page(theme=theme)
    for name, address in SHELL.items():
        page.goto(address)
        settle(page)
        assert violations(page) == [], name


@pytest.mark.parametrize("theme", ["paper", "lacquer"])
@pytest.mark.parametrize("name", TABLES)
def test_axe_finds_nothing_at_a_table(open_page: Open, name: str, theme: str) -> None:
    page = open_page(theme=theme)
    page.goto(TABLES[name](page))
    settle(page)
    assert violations(page) == []


def texts(page: Page) -> str:
    """Everything a page says, aloud or in print."""
    said: str = page.evaluate(
        """() => [document.body.innerText, ...[...document.querySelectorAll('[aria-label],[title],[placeholder]')]
          .flatMap((one) => [one.ariaLabel, one.title, one.placeholder]), ...[...document.querySelectorAll('svg text')]
          .map((one) => one.textContent)].filter(Boolean).join('\\n')"""
    )
    return said


def cut_off(page: Page) -> list[str]:
    """Texts that don't fit into the room they have, and whatever makes the page scroll sideways."""
    found: list[str] = page.evaluate(
        """() => {
          const wrong = [];
          const wide = document.documentElement.scrollWidth;
          if (wide > innerWidth + 1) wrong.push(`the page is ${wide} wide`);
          for (const one of document.querySelectorAll('button, a, h1, h2, h3, label, p, b, td, th, summary')) {
            const style = getComputedStyle(one);
            if (one.closest('.visually-hidden, .skip') || !one.innerText || !one.offsetParent) continue;
            const hidden = style.overflowX !== 'visible' && style.overflowX !== 'auto' && style.overflowX !== 'scroll';
            if (hidden && one.scrollWidth > one.clientWidth + 1) wrong.push(one.innerText.slice(0, 60));
          }
          return wrong;
        }"""
    )
    return found


ENGLISH = re.compile(r"\b(the|your|turn|servants|persons|players|settings|rules|wall|with|and|choose)\b", re.IGNORECASE)


def check_words(page: Page, lang: str, name: str) -> None:
    said = texts(page)
    assert len(said) > 40, f"{name} says nothing"
    keys = re.findall(r"\[[a-z]+-[\w-]+[^\]]*\]", said)
    assert keys == [], f"{name} in {lang} shows keys"
    if lang != "en":
        shown = re.sub(r"English|[A-Z][\w]+ \d+|Bot \w+", "", said)
        assert ENGLISH.findall(shown) == [], f"{name} in {lang} speaks English"
    assert cut_off(page) == [], f"{name} in {lang}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_speaks_the_readers_language_and_fits_a_phone(open_page: Open, lang: str) -> None:
    page = open_page(size="phone", lang=lang)
    for name, address in SHELL.items():
        page.goto(address)
        settle(page)
        check_words(page, lang, name)


@pytest.mark.parametrize("name", TABLES)
def test_every_table_speaks_the_readers_language_and_fits_a_phone(open_page: Open, name: str) -> None:
    page = open_page(size="phone")
    address = TABLES[name](page)
    for lang in LANGUAGES:
        page.evaluate("(lang) => localStorage.setItem('language', lang)", lang)
        page.goto(address)
        settle(page)
        check_words(page, lang, name)


def test_the_first_load_is_small_and_asks_no_other_host(open_page: Open, server: str) -> None:
    page = open_page("/settings")
    asked: list[tuple[str, int]] = []

    def note(response: object) -> None:
        headers = response.all_headers()  # type: ignore[attr-defined]
        asked.append((response.url, int(headers.get("content-length", 0))))  # type: ignore[attr-defined]

    fresh = page.context.new_page()
    fresh.on("response", note)
    fresh.goto("/")
    settle(fresh)
    assert all(url.startswith((server, "data:", "blob:")) for url, _ in asked), asked
    scripts = sum(size for url, size in asked if url.endswith(".js"))
    assert 10_000 < scripts <= 200_000


def test_the_start_page_opens_without_a_network(open_page: Open) -> None:
    page = open_page("/")
    page.wait_for_function("() => navigator.serviceWorker.controller || navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    settle(page)
    page.context.set_offline(True)
    page.reload()
    page.get_by_text("You are offline").first.wait_for()
    open_page.said.clear()  # type: ignore[attr-defined]


def test_the_manifest_names_icons_that_are_there(open_page: Open) -> None:
    page = open_page("/")
    manifest = page.request.get("/manifest.webmanifest").json()
    assert manifest["icons"]
    for icon in manifest["icons"]:
        assert page.request.get(icon["src"]).ok, icon


def test_the_pictures_of_the_readme_exist() -> None:
    root = Path(__file__).parent.parent.parent
    assert list((root / "docs" / "screenshots").glob("*.png"))
