"""Every screen in every language and theme: nothing missing, nothing cut off, nothing that shuts anyone out."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, Response, StorageState, expect

from tests.browser.conftest import Open
from tests.browser.scenes import SCENES, dress, settle

LANGUAGES = ("en", "pl", "cs", "tr")
At = Callable[..., tuple[Page, str]]


@pytest.fixture(scope="session")
def prepared() -> dict[str, tuple[StorageState, str]]:
    """Each scene's person and address, once it was prepared."""
    return {}


@pytest.fixture
def at(open_page: Open, prepared: dict[str, tuple[StorageState, str]]) -> At:
    """Opens a scene as the person it was prepared for."""

    def open_(name: str, size: str) -> tuple[Page, str]:
        if name not in prepared:
            page = open_page()
            address = SCENES[name].prepare(page)
            prepared[name] = page.context.storage_state(), address
            page.close()
        state, address = prepared[name]
        return open_page("/settings", size=size, storage_state=state), address

    return open_


def violations(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [f"{each['id']}: {each['help']}: {each['nodes'][0]['html'][:160]}" for each in found]


@pytest.mark.parametrize("name", SCENES)
def test_axe_finds_nothing_in_either_theme(at: At, name: str) -> None:
    page, address = at(name, "desk")
    for theme in ("paper", "lacquer"):
        dress(page, SCENES[name], address, theme=theme)
        assert violations(page) == [], theme


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
            if (one.closest('.visually-hidden, .skip, .text-view') || !one.innerText || !one.offsetParent) continue;
            const hidden = style.overflowX !== 'visible' && style.overflowX !== 'auto' && style.overflowX !== 'scroll';
            if (hidden && one.scrollWidth > one.clientWidth + 1) wrong.push(one.innerText.slice(0, 60));
            let around = one.parentElement;
            while (around && !/auto|scroll/.test(getComputedStyle(around).overflowX)) around = around.parentElement;
            const box = one.getBoundingClientRect();
            if (!around && (box.left < -1 || box.right > innerWidth + 1)) wrong.push(`beside: ${one.innerText}`);
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


@pytest.mark.parametrize("name", SCENES)
def test_a_screen_speaks_four_languages_and_fits_a_phone(at: At, name: str) -> None:
    page, address = at(name, "phone")
    for lang in LANGUAGES:
        dress(page, SCENES[name], address, lang=lang)
        check_words(page, lang, name)


def test_the_first_load_is_small_and_asks_no_other_host(open_page: Open, server: str) -> None:
    page = open_page("/settings")
    asked: list[tuple[str, int]] = []

    def note(response: Response) -> None:
        asked.append((response.url, int(response.all_headers().get("content-length", 0))))

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
    expect(page.get_by_text("You are offline").first).to_be_visible()
    expect(page.get_by_role("button", name="Play now").first).to_have_attribute("aria-disabled", "true")


def test_the_manifest_names_icons_that_are_there(open_page: Open) -> None:
    page = open_page("/")
    manifest = page.request.get("/manifest.webmanifest").json()
    assert manifest["icons"]
    for icon in manifest["icons"]:
        assert page.request.get(icon["src"]).ok, icon


def test_the_pictures_of_the_documents_exist() -> None:
    root = Path(__file__).parent.parent.parent
    assert len(list((root / "docs" / "screenshots").glob("*.jpg"))) >= 8
