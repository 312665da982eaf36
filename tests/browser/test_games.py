"""Whole games, played by touching the board."""

import re
from collections import Counter

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.hands import Hands, known, new_table, won
from tests.browser.scenes import BOT, ME, after, in_round, table


def test_a_game_of_dragon_is_played_to_the_end_by_touching_the_board(open_page: Open, nightly: bool) -> None:
    """For a change, its last six months."""
    page = open_page()
    begun = after(0) if nightly else in_round(7)
    page.goto(table("dragon", [ME, BOT], begun, great_wall=True, super_event="random")(page))
    hands = Hands(page)
    state = hands.play()
    assert hands.touches > 5
    won(page)
    winner = state["seats"][state["result"]["winner"]]["name"]
    expect(page.get_by_role("heading", level=1)).to_contain_text(winner)


@pytest.mark.nightly
def test_a_game_of_gugong_is_played_to_the_end_on_a_phone(open_page: Open) -> None:
    page = open_page(size="phone")
    known(page)
    page.goto(new_table(page, "gugong", [ME, BOT]))
    hands = Hands(page)
    hands.play()
    assert hands.touches > 20
    won(page)


def test_a_game_alone_against_meng_is_played_to_the_end(open_page: Open, nightly: bool) -> None:
    """For a change, on its last day."""
    page = open_page()
    address = table("gugong", [ME], after(0) if nightly else in_round(4), level="easy")(page)
    asked = Counter[str]()
    page.on("request", lambda request: asked.update([request.url]))
    page.goto(address)
    Hands(page).play()
    won(page)
    expect(page.get_by_text("Meng").first).to_be_visible()
    sprites = {url: times for url, times in asked.items() if re.search(r"/(icons|pieces)\b.*\.svg", url)}
    assert sprites
    assert max(sprites.values()) < 10, sprites  # kept, though every move draws much anew
