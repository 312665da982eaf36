"""Every screen in every language and theme: nothing missing, nothing cut off, nothing that shuts anyone out."""

from collections.abc import Callable
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, Response, StorageState, expect

from tests.browser.conftest import Open
from tests.browser.house import SIZES
from tests.browser.scenes import SCENES, choose, settle, watch
from tests.browser.words import cut_off, is_english, keys_shown, said_on

LANGUAGES = ("en", "pl", "cs", "tr")
At = Callable[[str, str], Page]
Prepared = dict[Callable[[Page], str], tuple[StorageState, str]]


@pytest.fixture(scope="session")
def prepared() -> Prepared:
    """Each scene's person and address, once it was prepared; several scenes may be of one table."""
    return {}


@pytest.fixture
def at(open_page: Open, prepared: Prepared) -> At:
    """Opens a scene as the person it was prepared for."""

    def open_(name: str, size: str) -> Page:
        scene = SCENES[name]
        if scene.prepare not in prepared:
            page = open_page()
            address = scene.prepare(page)
            prepared[scene.prepare] = page.context.storage_state(), address
            page.close()
        state, address = prepared[scene.prepare]
        page = open_page(scene.page(address), size=size, storage_state=state)
        settle(page)
        scene.pose(page)
        return page

    return open_


def check_words(page: Page, *widths: int) -> None:
    """Switch through the languages without loading anything anew, and look in each."""
    for lang in LANGUAGES:
        choose(page, language=lang)
        settle(page)
        said = said_on(page)
        assert len("".join(said)) > 40, f"{lang}: nothing is said"
        assert keys_shown(said) == [], lang
        assert lang == "en" or [text for text in said if is_english(text, lang)] == [], lang
        for width in widths:
            page.set_viewport_size({"width": width, "height": 844})
            settle(page)
            assert cut_off(page) == [], f"{lang} at {width}"


def violations(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [f"{each['id']}: {each['help']}: {each['nodes'][0]['html'][:160]}" for each in found]


@pytest.mark.parametrize("name", SCENES)
def test_a_screen_speaks_four_languages_and_fits_a_phone(at: At, name: str) -> None:
    check_words(at(name, "phone"), SIZES["phone"][0])


@pytest.mark.parametrize("name", SCENES)
def test_a_screen_shuts_nobody_out_at_a_desk_in_any_language_and_theme(at: At, name: str) -> None:
    page = at(name, "desk")
    for theme in ("paper", "lacquer"):
        choose(page, theme=theme)
        settle(page)
        assert violations(page) == [], theme
    check_words(page, SIZES["tablet"][0], SIZES["desk"][0])


def test_what_is_chosen_in_one_tab_holds_in_all(open_page: Open) -> None:
    page = open_page("/settings")
    other = open_page.tab(page.context, "/settings")
    other.get_by_text("Polski").click()
    other.get_by_text("Laka").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ustawienia")
    expect(page.locator("html")).to_have_attribute("data-theme", "lacquer")


def test_the_first_load_is_small_and_asks_no_other_host(open_page: Open, server: str) -> None:
    page = open_page("/settings")
    asked: list[tuple[str, int]] = []

    def note(response: Response) -> None:
        asked.append((response.url, int(response.all_headers().get("content-length", 0))))

    fresh = watch(page.context.new_page())
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
    open_page.forgive("ERR_INTERNET_DISCONNECTED")
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
