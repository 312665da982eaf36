"""Plans for one's next turn, made by touching the board."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.hands import Hands, api, state_of
from tests.browser.scenes import seated


def plan(page: Page) -> str:
    """Choose moves for the next turn on the board until one is planned; what is planned, in words."""
    page.get_by_role("button", name="Plan my next turn").click()
    chosen = page.locator(".plans .chosen")
    expect(page.get_by_text("As if it were your turn now")).to_be_visible()
    hands = Hands(page)
    while not chosen.inner_text():
        hands._touch()
    words = chosen.inner_text()
    page.get_by_role("button", name="Keep this plan").click()
    expect(page.get_by_text("My plan: ")).to_be_visible()
    return words.removeprefix("Planned: ").split(" → ")[0]


@pytest.mark.parametrize("game", ["gugong", "dragon"])
def test_a_turn_is_planned_by_touching_the_board(open_page: Open, game: str) -> None:
    ada, bob = seated(open_page, game)
    pages = [ada, bob]
    state: Any = state_of(ada)
    while state["question"] is None or state["question"]["kind"] not in ("exchange", "act"):  # the opening
        Hands(pages[state["to_move"]]).play(state["to_move"])
        state = state_of(pages[state_of(ada)["to_move"]])
    mover = state["to_move"]
    planner, other = pages[1 - mover], pages[mover]
    words = plan(planner)
    kept = state_of(planner)["plan"]
    assert len(kept["entries"]) == 1
    planner.get_by_role("checkbox", name="have changed" if game == "dragon" else "has changed").check()
    expect(planner.locator(".plans li")).to_contain_text(words)
    assert state_of(other)["plan"] is None
    assert other.get_by_text("My plan: ").count() == 0
    Hands(other).play(mover)
    expect(planner.locator(".plans li")).to_have_count(0)
    expect(planner.locator(".plans p[role=status]")).to_have_count(0)
    steps = api(planner, "GET", f"/tables/{state['id']}/events?since={state['number']}")["steps"]
    assert 1 - mover in {step["seat"] for step in steps}
    assert state_of(planner)["plan"] is None
