"""A person at the table: looks at what is marked, touches it, confirms."""

import json
import random
import re
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, expect

LEGAL = "[data-thing].legal"
ENOUGH = 400
"""No game that is played here asks this often."""


def api(page: Page, method: str, path: str, **data: Any) -> Any:
    """What the page's person asks of the server directly, to set a scene."""
    answer = page.request.fetch(
        f"/api{path}",
        method=method,
        data=json.dumps(data) if method == "POST" else None,
        headers={"Content-Type": "application/json"},
    )
    assert answer.ok, answer.text()
    return answer.json()


def known(page: Page, name: str = "Ada") -> None:
    """Make the page's person known."""
    api(page, "POST", "/people", name=name)
    page.evaluate("localStorage.setItem('known', 'yes')")


def new_table(page: Page, game: str, seats: list[dict[str, str]], **options: Any) -> str:
    """A table that has begun, unless seats are open; the address of its page."""
    made = api(page, "POST", "/tables", game=game, seats=seats, options=options)
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

    def play(self, until: str = "over") -> Any:
        """Play on until the table is `over`, or somebody else has to."""
        for _ in range(ENOUGH):
            state = state_of(self.page)
            if state["stage"] == "over" or (until == "turn" and state["to_move"] != state["seat"]):
                return state
            self.move()
        raise AssertionError("The game does not end.")

    def move(self) -> None:
        """Touch things until the table has gone on: by this person's move, or by another's."""
        before = self._number()
        for _ in range(40):
            self._touch()
            if self._number() != before:
                return
        raise AssertionError(f"Nothing that is touched makes a move: {state_of(self.page)['question']}")

    def _touch(self) -> None:
        """What a person does next: confirm, else touch something marked, else choose beside the board."""
        for name in ("Confirm", "All at once"):
            button = self.page.get_by_role("button", name=name, exact=True)
            if button.count() and button.is_visible() and button.get_attribute("aria-disabled") != "true":
                self._press(button)
                self.page.wait_for_timeout(60)
                return
        things = self._in_sight()
        beside = self.page.locator(".choices button:visible, .aside button:visible")
        if things and (self.dice.random() < 0.8 or not beside.count()):
            self._press(self.page.locator(f'[data-thing="{self.dice.choice(things)}"].legal').first)
            self.touches += 1
        elif beside.count():
            self._press(beside.nth(self.dice.randrange(beside.count())))
        self.page.wait_for_timeout(60)

    def _press(self, thing: Locator) -> None:
        """Press it where it is; what has gone meanwhile is let go, what is hidden by something else is a defect."""
        try:
            thing.click(timeout=2_000)
        except TimeoutError as error:
            if "intercepts pointer events" in str(error):
                raise

    def _in_sight(self) -> list[str]:
        """The marked things that a finger can reach where the camera looks."""
        found: list[str] = self.page.evaluate(
            """(legal) => [...document.querySelectorAll(legal)]
              .filter((thing) => {
                const box = thing.getBoundingClientRect();
                return box.width > 4 && box.left >= 0 && box.right <= innerWidth + 1;
              })
              .map((thing) => thing.dataset.thing)""",
            LEGAL,
        )
        return found

    def _number(self) -> int:
        return int(state_of(self.page)["number"])


def won(page: Page) -> None:
    """The result is shown."""
    result = page.get_by_role("button", name="Result")
    if result.count():
        result.click()
    expect(page.get_by_role("table")).to_be_visible()
