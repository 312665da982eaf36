"""The main paths in Firefox: the start page, a table of each game, some moves, and nothing in the console."""

import random
import shutil
from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser.firefox import Firefox, firefox
from tests.browser.hands import BESIDE, LEGAL, ON, SPOT
from tests.browser.scenes import BOT, ME

pytestmark = [
    pytest.mark.nightly,
    pytest.mark.skipif(not shutil.which("firefox-esr"), reason="Firefox is not installed (apt install firefox-esr)."),
]
MOVES = 12
API = """async (path, data) => {
  const given = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(data) };
  const answer = await fetch(`/api${path}`, data ? given : {});
  return answer.ok ? answer.json() : Promise.reject(await answer.text());
}"""


@pytest.fixture(scope="module")
def fox(tmp_path_factory: pytest.TempPathFactory, server: str) -> Iterator[Firefox]:
    with firefox(tmp_path_factory.mktemp("firefox")) as fox:
        fox.goto(server)
        fox.wait("() => document.querySelector('h1')")
        fox.evaluate(API, "/people", {"name": "Ada"})
        fox.evaluate("() => localStorage.setItem('known', 'yes')")
        yield fox


@pytest.fixture(autouse=True)
def nothing_is_complained_of(fox: Firefox) -> Iterator[None]:
    fox.complaints.clear()
    yield
    assert fox.complaints == []


def press(fox: Firefox, selector: str, nth: int = 0) -> bool:
    """Press it where it lies, if it can be seen."""
    spot = fox.evaluate(SPOT, [selector, nth])
    if spot is None or "under" in spot:
        return False
    fox.click(spot["x"], spot["y"])
    return True


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_the_start_page_shows_both_games(fox: Firefox, server: str, size: tuple[int, int]) -> None:
    fox.resize(*size)
    fox.goto(server)
    fox.wait("() => document.querySelectorAll('main h2').length >= 2")
    assert fox.evaluate("() => document.documentElement.scrollWidth") <= size[0]


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
@pytest.mark.parametrize("game", ["gugong", "dragon"])
def test_moves_are_made_by_touching_what_is_marked(fox: Firefox, server: str, game: str, size: tuple[int, int]) -> None:
    fox.resize(*size)
    dice = random.Random(1)
    made = fox.evaluate(API, "/tables", {"game": game, "seats": [ME, BOT]})
    path = f"/tables/{made['id']}"
    fox.evaluate(API, f"{path}/start", {})
    fox.goto(f"{server}/table/{made['id']}")
    fox.wait("() => document.querySelector('[data-thing]')")
    state: Any = fox.evaluate(API, path, None)
    own = 0
    while own < MOVES:
        number = state["number"]
        fox.wait("(selectors) => document.querySelector(selectors)", f"{ON}, {LEGAL}, {BESIDE}")
        if not press(fox, ON):
            selector = dice.choice([LEGAL, BESIDE])
            found = fox.evaluate("(selector) => document.querySelectorAll(selector).length", selector)
            if found:
                press(fox, selector, dice.randrange(found))
        state = fox.evaluate(API, path, None)
        own += state["number"] > number
    shown = fox.evaluate("() => document.querySelector('main').innerText")
    assert "Ada" in shown
