"""What moves at the table is seen to move, unless the person prefers less motion."""

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Open
from tests.browser.hands import state_of
from tests.browser.scenes import BOT, ME, asked, settle, table
from yamen.games.gugong.words import LOCATIONS

FLYING = ".flights > div"
MOVE = 240
"""Milliseconds that a thing is under way."""


def begin(page: Page, motion: str) -> None:
    """A table before the first gift, its time in our hands."""
    address = table("gugong", [ME, BOT], asked("exchange", 0))(page)
    page.evaluate("(motion) => localStorage.setItem('motion', motion)", motion)
    page.clock.install()
    page.goto(address)
    settle(page)


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box, "It isn't on the page."
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def give(page: Page) -> tuple[Locator, tuple[float, float]]:
    """Exchange a gift without paying; the gift where it comes to lie, and where it lay."""
    expect(page.locator("[data-thing].legal").first).to_be_visible()
    free = next(move for move in exchanges(state_of(page)))
    card = page.locator(f'.own [data-thing="hand:{free["gift"]}"]')
    card.click()
    page.locator(f'.stage [data-thing="gift:{free["location"]}"]').click()
    lay = middle(card)
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
    page.locator(".acts button.main").click()
    return page.locator(f'.stage [data-spot="gift-{free["location"]}"][data-piece="{free["gift"]}"]'), lay


def exchanges(state: Any) -> Iterator[Any]:
    """Those that cost nothing: a gift of a higher value than the one that lies there."""
    lying = dict(zip(LOCATIONS, state["view"]["board"], strict=True))
    for move in (one["message"] for one in state["legal"]):
        if move["kind"] == "exchange" and value(move["gift"]) > value(lying[move["location"]]):
            yield move


def value(gift: str) -> int:
    return int(gift.split("-")[0])


def test_a_card_flies_from_the_hand_to_the_board(open_page: Open) -> None:
    page = open_page()
    begin(page, "full")
    there, lay = give(page)
    flying = page.locator(FLYING).first
    expect(there).to_be_attached()
    seen = []
    for _ in range(5):
        page.clock.run_for(MOVE // 6)
        seen.append(middle(flying))
    page.clock.run_for(MOVE)
    expect(there).to_be_visible()
    end = middle(there)
    heights = [lay[1], *(y for _, y in seen), end[1]]
    assert heights == sorted(heights, reverse=True), "It goes up from the hand to the board, never back."
    assert len({round(y) for y in heights}) == len(heights)
    page.clock.run_for(1000)
    expect(page.locator(FLYING)).to_have_count(0)


def test_with_less_motion_it_lies_there_at_once(open_page: Open) -> None:
    page = open_page()
    begin(page, "less")
    there, _ = give(page)
    expect(there).to_be_visible()
    assert page.locator(FLYING).count() == 0
