"""A game without a folder in the client: set up and played to its end in words."""

import random
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.browser.conftest import Open
from tests.browser.hands import ENOUGH
from tests.browser.house import serving


@pytest.fixture(scope="module")
def tea_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("tea"), "tests.browser.tea") as address:
        yield address


@pytest.mark.parametrize("size", ["desk", pytest.param("phone", marks=pytest.mark.nightly)])
def test_a_game_that_only_the_server_knows_is_played_to_its_end(
    new_context: Callable[..., BrowserContext], tea_house: str, size: str
) -> None:
    open_ = Open(new_context, tea_house)
    page = open_("/", size)
    card = page.get_by_role("article", name="Tea")
    card.get_by_role("link", name="Same screen").click()
    expect(page.get_by_role("heading", name="Tea")).to_be_visible()
    page.locator("button.create").click()
    expect(page.get_by_role("region", name="What lies on the table")).to_contain_text("Pile: 3")
    chance = random.Random(size)
    choices = page.locator(".choices button, .aside button")
    for _ in range(ENOUGH):
        expect(choices.first.or_(page.get_by_role("button", name="Result"))).to_be_visible()
        if not choices.count():
            break
        asked = page.locator("main").inner_text()
        choices.nth(chance.randrange(choices.count())).click()
        confirm = page.locator(".acts button.main:not([aria-disabled=true])")
        page.wait_for_function("text => document.querySelector('main').innerText !== text", arg=asked)
        if confirm.count():
            confirm.first.click()
    page.get_by_role("button", name="Result").click()
    expect(page.get_by_role("heading", name=re.compile("wins"))).to_be_visible()
    expect(page.get_by_role("slider")).to_be_visible()  # how the points grew
    assert "[tea" not in page.content()
    assert open_.complaints() == []
