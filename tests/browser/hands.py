"""A person at the table: looks at what is marked, touches it, confirms."""

import json
import random
import re
import time
from typing import Any

from playwright.sync_api import Page, expect

PATIENCE = 120_000
"""How long anything may take, in ms, on a machine that has other things to do."""
expect.set_options(timeout=PATIENCE)

LEGAL = "[data-thing].legal:not([inert] *)"
MARKED = "[data-thing].legal, .choices button"
"""What can be chosen now, on the board or beside it."""
BESIDE = ".choices button, .aside button"
ON = ".acts button.main:not([aria-disabled=true])"
"""Confirms a move, or goes on with a story."""
BACK = ".since.open button:has(use[href$='#close'])"
"""Ends looking at what happened: a finger that was meant for something else may have begun it."""
ENOUGH = 400
"""No game that is played here asks this often."""

SPOT = """([selector, nth]) => {
  const one = document.querySelectorAll(selector)[nth];
  if (!one) return null;
  one.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, right, bottom } = one.getBoundingClientRect();
  if (right - left < 4 || bottom - top < 4) return null;
  const shares = [0.5, 0.3, 0.7, 0.15, 0.85];
  const picture = (one.ownerSVGElement ?? one).parentElement.getBoundingClientRect();
  const whole = left >= picture.left && right <= picture.right && top >= picture.top && bottom <= picture.bottom;
  let under = null;
  for (const down of shares) for (const across of shares) {
    const [x, y] = [left + (right - left) * across, top + (bottom - top) * down];
    const hit = document.elementFromPoint(x, y);
    if (hit && one.contains(hit)) return { x, y, touch: navigator.maxTouchPoints > 0 };
    under ??= hit?.outerHTML.slice(0, 200);
  }
  return whole && under ? { under } : null;
}"""
"""Where a finger meets a thing; null where it isn't wholly in the picture; what it lies under where it can't be met."""


TRIES = 10
"""How often the server may ask for patience."""


def api(page: Page, method: str, path: str, **data: Any) -> Any:
    """What the page's person asks of the server directly, to set a scene, waiting where it asks for that."""
    for _ in range(TRIES):
        answer = page.request.fetch(
            f"/api{path}",
            method=method,
            data=json.dumps(data) if method == "POST" else None,
            headers={"Content-Type": "application/json"},
        )
        if answer.status != 429:
            break
        page.wait_for_timeout(1000)
    assert answer.ok, answer.text()
    return answer.json()


def known(page: Page, name: str = "Ada") -> None:
    """Make the page's person known."""
    api(page, "POST", "/people", name=name)
    page.evaluate("localStorage.setItem('known', 'yes')")


def new_table(page: Page, game: str, seats: list[dict[str, str]], hints: bool = False, **options: Any) -> str:
    """A table that has begun, unless seats are open; the address of its page."""
    made = api(page, "POST", "/tables", game=game, seats=seats, hints=hints, options=options)
    if all(seat["kind"] != "open" for seat in made["seats"]):
        api(page, "POST", f"/tables/{made['id']}/start")
    return f"/table/{made['id']}"


def state_of(page: Page) -> Any:
    found = re.search(r"/table/([\w-]+)", page.url)
    assert found, page.url
    return api(page, "GET", f"/tables/{found[1]}")


class Hands:
    """Plays whatever is asked by touching things; beside the board only what has no place on it."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.dice = random.Random(seed)
        self.touches = 0

    def play(self, seat: int | None = None) -> Any:
        """Play on until the game is over, or until it is no longer this seat's turn."""
        state = state_of(self.page)
        for _ in range(ENOUGH):
            if state["stage"] == "over" or (seat is not None and state["to_move"] != seat):
                return state
            state = self.move(state)
        raise AssertionError("The game does not end.")

    def move(self, state: Any = None) -> Any:
        """Touch things until the table has gone on from a state, by this person's move or by another's; to which."""
        before = after = state or state_of(self.page)
        end = time.monotonic() + PATIENCE / 1000
        while after["number"] == before["number"]:
            assert time.monotonic() < end, f"Nothing that is touched makes a move: {after['question']}"
            self._touch()
            after = state_of(self.page)
        return after

    def _touch(self) -> None:
        """What a person does next: confirm, read on, come back to now; else touch something or choose in words."""
        if self._press(f"{ON}, {BACK}"):
            return
        things = self._marked()
        if things and self.dice.random() < 0.8 and self._press(f'{LEGAL}[data-thing="{self.dice.choice(things)}"]'):
            self.touches += 1
            return
        beside = self.page.locator(BESIDE).count()
        if not (beside and self._press(BESIDE, self.dice.randrange(beside))):
            self.page.wait_for_timeout(30)

    def _press(self, selector: str, nth: int = 0) -> bool:
        """Press it where it lies. What has gone meanwhile or is out of the picture is let go; what lies under
        something else is a defect."""
        spot = self.page.evaluate(SPOT, [selector, nth])
        if spot is None:
            return False
        assert "under" not in spot, f"{selector} lies under {spot['under']}"
        at = (spot["x"], spot["y"])
        self.page.touchscreen.tap(*at) if spot["touch"] else self.page.mouse.click(*at)
        return True

    def _marked(self) -> list[str]:
        found: list[str] = self.page.locator(LEGAL).evaluate_all("(things) => things.map((one) => one.dataset.thing)")
        return found


def won(page: Page) -> None:
    """What happened last is told to its end, and the result is shown."""
    hands, table = Hands(page), page.get_by_role("table")
    result = page.get_by_role("button", name="Result")
    story = page.locator(ON)
    while not table.is_visible():
        expect(table.or_(result).or_(story).first).to_be_visible()
        if result.is_visible():
            result.click()
        else:
            hands._press(ON)
