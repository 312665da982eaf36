"""The rules reference in a real browser: what lies beside the board, on paper and on the way through the chapters."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.scenes import choose, settle

LANGUAGES = ("en", "pl", "cs", "tr")
LONGEST = ("pl", "tr")
"""The languages that need the most room."""
PAGE = re.compile(rb"/Type\s*/Page\b(?!s)")
A4 = re.compile(rb"/MediaBox\s*\[0 0 59[45][.\d]* 84[12][.\d]*\]")


def printed(page: Page) -> bytes:
    return page.pdf(prefer_css_page_size=True, print_background=True)


@pytest.mark.parametrize("game", ["gugong", "dragon"])
def test_the_summary_of_a_game_is_one_sheet_of_a4_in_every_language(open_page: Open, game: str, nightly: bool) -> None:
    page = open_page(f"/rules/{game}/summary", size="desk")
    for lang in LANGUAGES if nightly else LONGEST:
        choose(page, language=lang)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        expect(page.locator("article")).not_to_contain_text("[rules-")  # until the texts have come, keys stand there
        settle(page)
        sheet = printed(page)
        assert len(PAGE.findall(sheet)) == 1, lang
        assert A4.search(sheet)


def test_paper_is_white_whatever_the_theme_and_has_no_buttons(open_page: Open) -> None:
    page = open_page("/rules/gugong/travel", size="desk")
    choose(page, theme="lacquer")
    settle(page)
    screen = page.evaluate("getComputedStyle(document.querySelector('article')).color")
    page.emulate_media(media="print")
    assert page.evaluate("getComputedStyle(document.querySelector('article')).color") != screen
    expect(page.locator("header.top, .rules > aside, .print, .turn")).to_have_count(4)
    for hidden in page.locator("header.top, .rules > aside, .print, .turn").all():
        expect(hidden).to_be_hidden()
    expect(page.locator("article figure")).to_be_visible()


def test_the_button_prints_the_page(open_page: Open) -> None:
    page = open_page("/rules/dragon/summary", size="desk")
    page.evaluate("window.print = () => { document.title = 'printed'; }")
    page.get_by_role("button", name="Print").click()
    expect(page).to_have_title("printed")


def test_one_reads_from_the_first_chapter_to_the_last(open_page: Open) -> None:
    page = open_page("/rules/dragon", size="desk")
    titles = [page.locator("article h1").inner_text()]
    while page.locator(".turn a").last.get_attribute("href") and len(titles) < 9:
        page.locator(".turn a").last.click()
        expect(page.locator("article h1")).not_to_have_text(titles[-1])
        titles.append(page.locator("article h1").inner_text())
    assert titles[0] == "What is on the table"
    assert titles[-1] == "Expansion: super events"


def test_a_question_is_found_by_its_words(open_page: Open) -> None:
    page = open_page("/rules/gugong", size="desk")
    page.get_by_role("searchbox").fill("removed servants lost")
    page.locator(".found a").first.click()
    expect(page.locator("dt.marked")).to_contain_text("removed servants")
    expect(page.locator("dt.marked")).to_be_in_viewport()
