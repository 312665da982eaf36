"""Every screen in every language and theme: nothing missing, nothing cut off, nothing that shuts anyone out."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, Response, StorageState, expect

from tests.browser.conftest import Open
from tests.browser.hands import known, new_table
from tests.browser.house import ROOT, SIZES, Window
from tests.browser.scenes import BOT, ME, SCENES, Scene, choose, dress, settle, watch
from tests.browser.words import cut_off, is_english, keys_shown, said_on

LANGUAGES = ("en", "pl", "cs", "tr")
AT_A_CHANGE = {"en": ("desk", "phone"), "pl": ("phone",), "cs": ("phone", "tablet"), "tr": ("tablet", "phone")}
OF_COLOURS = ("color-contrast", "link-in-text-block")
"""What axe asks of colours."""
LIKE_OTHERS = (
    "account-known",
    "dragon-text",
    "guide-dragon",
    "guide-questions",
    "mail-confirm",
    "over-dragon",
    "replay-dragon",
    "replay-review",
    "rules-scoring",
    "rules-solo",
    "rules-summary-gugong",
    "rules-turns",
    "setup-dragon",
)
"""Made of what other scenes show, too: left to the night."""
DARK_AT_A_CHANGE = ("start", "setup-gugong", "waiting", "gugong", "dragon", "night", "month")
Prepared = dict[Callable[[Page], str], tuple[StorageState, str]]
NOTHING = "/favicon.svg"
"""A picture of the server's, which asks for nothing."""
STRANGER: StorageState = {"cookies": [], "origins": []}
REMEMBER = """(entries) => {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name, value } of entries) localStorage.setItem(name, value);
}"""
FONTS = """() => {
  const plain = (family) => family.replaceAll(/["']/g, '');
  const loaded = [...document.fonts].filter((font) => font.status === 'loaded').map((font) => plain(font.family));
  const used = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule && loaded.includes(plain(rule.style.fontFamily)))
    .flatMap((rule) => rule.style.src.match(/[^/]+\\.woff2/g));
  const ahead = [...document.querySelectorAll('link[rel=preload][as=font]')];
  return [ahead.map((link) => link.href.split('/').at(-1)), used];
}"""
"""The fonts that a page loads ahead, and the files of those that it uses."""


class Stage:
    """A browser whose one page shows scene after scene, each to the person it was prepared for."""

    def __init__(self, opened: Open) -> None:
        self.page = opened(NOTHING)
        self._window = Window(self.page)
        self._prepared: Prepared = {}
        self._size = "desk"

    def show(self, scene: Scene) -> None:
        """Several scenes may be of one table, which is then played once."""
        self.resize("desk")
        if scene.prepare not in self._prepared:
            self._become(STRANGER)
            address = scene.prepare(self.page)
            self._prepared[scene.prepare] = self.page.context.storage_state(), address
        person, address = self._prepared[scene.prepare]
        self._become(person)
        self.page.goto(scene.page(address))
        settle(self.page)
        scene.pose(self.page)

    def _become(self, person: StorageState) -> None:
        self.page.goto(NOTHING)  # what was shown might still ask, as somebody else
        self.page.context.clear_cookies()
        cookies: Any = person["cookies"]  # what is told as one type is taken as another
        self.page.context.add_cookies(cookies)
        self.page.evaluate(REMEMBER, [entry for origin in person["origins"] for entry in origin["localStorage"]])

    def resize(self, size: str) -> None:
        """The same page on another device, without loading it anew."""
        self.page.mouse.move(0, 0)  # no explanation of what lay below the mouse at another size stays open
        if size == self._size:
            return
        self._size = size
        self._window.resize(*SIZES[size], touch=size == "phone")


@pytest.fixture(scope="module")
def opened(browser: Browser, server: str) -> Open:
    open_ = Open(browser.new_context, server)
    open_.forgive("/favicon.ico")  # Chromium asks for it at the picture
    return open_


@pytest.fixture(scope="module")
def stage(opened: Open) -> Stage:
    return Stage(opened)


@pytest.fixture(
    scope="module",
    params=[pytest.param(name, marks=pytest.mark.nightly) if name in LIKE_OTHERS else name for name in SCENES],
)
def screen(request: pytest.FixtureRequest, stage: Stage, opened: Open) -> Iterator[Stage]:
    """A scene that all tests of it look at before the next one comes."""
    stage.show(SCENES[request.param])
    yield stage
    assert opened.complaints() == []


def violations(page: Page, *rules: str) -> list[str]:
    """What axe finds: by all of its rules, or by some."""
    chosen = {"runOnly": list(rules)} if rules else {}
    found = Axe().run(page, options={"resultTypes": ["violations"], **chosen}).response["violations"]
    return [f"{each['id']}: {each['help']}: {each['nodes'][0]['html'][:160]}" for each in found]


def test_a_screen_shuts_nobody_out_in_any_theme(screen: Stage, nightly: bool, request: pytest.FixtureRequest) -> None:
    """A theme has colours of its own and nothing else, so for a change only these are asked in the dark one, of screens
    that share theirs with all others."""
    for theme, rules in (("lacquer", () if nightly else OF_COLOURS), ("paper", ())):
        if theme == "lacquer" and not (nightly or request.node.callspec.params["screen"] in DARK_AT_A_CHANGE):
            continue
        choose(screen.page, theme=theme)
        settle(screen.page)
        assert violations(screen.page, *rules) == [], theme


def test_a_screen_speaks_four_languages_and_fits_a_phone_a_tablet_and_a_desk(screen: Stage, nightly: bool) -> None:
    """The languages change without loading anything anew, each at the size that the one before has come to.

    For a change each is looked at on the phone, where there is least room, and at one of the other sizes.
    """
    sizes = list(SIZES)
    for lang in LANGUAGES:
        sizes.reverse()
        choose(screen.page, language=lang)
        for size in sizes if nightly else AT_A_CHANGE[lang]:
            screen.resize(size)
            settle(screen.page)
            check_words(said_on(screen.page), lang)
            assert cut_off(screen.page) == [], f"{lang} at a {size}"


@pytest.mark.nightly
@pytest.mark.parametrize("name", SCENES)
def test_a_screen_that_is_opened_on_a_phone_speaks_four_languages_and_fits(open_page: Open, name: str) -> None:
    page, scene = open_page(size="phone"), SCENES[name]
    dress(page, scene, scene.page(scene.prepare(page)))
    for lang in LANGUAGES:
        choose(page, language=lang)
        settle(page)
        check_words(said_on(page), lang)
        assert cut_off(page) == [], lang


def check_words(said: list[str], lang: str) -> None:
    assert len("".join(said)) > 40, f"{lang}: nothing is said"
    assert keys_shown(said) == [], lang
    assert lang == "en" or [text for text in said if is_english(text, lang)] == [], lang


def test_what_is_chosen_in_one_tab_holds_in_all(open_page: Open) -> None:
    page = open_page("/settings")
    other = open_page.tab(page.context, "/settings")
    other.get_by_text("Polski").click()
    other.get_by_text("Laka").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ustawienia")
    expect(page.locator("html")).to_have_attribute("data-theme", "lacquer")


def test_the_first_load_is_small_and_asks_no_other_host(open_page: Open, server: str) -> None:
    page = open_page("/settings", keeps=True)
    asked: list[tuple[str, int]] = []

    def note(response: Response) -> None:
        asked.append((response.url, int(response.all_headers().get("content-length", 0))))

    fresh = watch(page.context.new_page())
    fresh.on("response", note)
    fresh.goto("/")
    settle(fresh)
    assert all(url.startswith((server, "data:", "blob:")) for url, _ in asked), asked
    scripts = sum(size for url, size in asked if url.endswith(".js"))
    assert 10_000 < scripts <= 60_000, "Of the start page, all that is fetched."
    known(fresh)
    for game in ("gugong", "dragon"):
        asked.clear()
        fresh.goto(new_table(fresh, game, [ME, BOT]))
        settle(fresh)
        assert sum(size for url, size in asked if url.endswith(".js")) <= 200_000, game


def test_every_font_that_is_loaded_ahead_is_used(open_page: Open) -> None:
    page = open_page("/")
    settle(page)
    ahead, used = page.evaluate(FONTS)
    assert ahead
    assert set(ahead) <= set(used)


def test_the_start_page_opens_without_a_network(open_page: Open) -> None:
    page = open_page("/", keeps=True)
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


def test_no_drawing_has_a_style_attribute_which_firefox_refuses() -> None:
    """The policy for contents has no inline styles, and Firefox applies it to the symbols of a sprite as well."""
    drawings = [*(ROOT / "client/public").glob("*.svg"), *(ROOT / "client/src").rglob("*.svelte")]
    assert len(drawings) > 50
    assert [path.name for path in drawings if ' style="' in path.read_text("utf-8")] == []


def test_the_pictures_of_the_documents_exist() -> None:
    assert len(list((ROOT / "docs" / "screenshots").glob("*.jpg"))) >= 8
