"""Plans for one's next turn, made by touching the board."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.hands import LEGAL, Hands, api, state_of
from tests.browser.scenes import seated

COLOURS = ("crane", "lotus")
"""Of the first two seats."""


def plan(page: Page) -> str:
    """Choose moves for the next turn on the board until one is planned; what is planned, in words."""
    page.get_by_role("button", name="Plan my next turn").click()
    expect(page.get_by_text("As if it were your turn now")).to_be_visible()
    return plan_on_board(page)


def plan_on_board(page: Page) -> str:
    chosen = page.locator(".plans .chosen")
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


def test_an_action_is_planned_on_the_board_before_its_cards_are_dealt(open_page: Open) -> None:
    ada, bob = seated(open_page, "dragon")
    pages = [ada, bob]
    state: Any = state_of(ada)
    while True:  # until one has taken a person this month, and the other has not
        mover = state["to_move"]
        hands = [court["card_count"] for court in state_of(ada)["view"]["players"]]
        if state_of(pages[mover])["question"]["kind"] == "play-card" and hands[mover] > hands[1 - mover]:
            break
        Hands(pages[mover]).move()
        state = state_of(ada)
    planner, other = pages[1 - mover], pages[mover]
    planner.get_by_role("button", name="Plan my next turn").click()
    expect(planner.get_by_text("Not dealt into groups yet").last).to_be_visible()
    things = planner.locator(LEGAL).evaluate_all("(things) => things.map((one) => one.dataset.thing)")
    assert len({thing for thing in things if thing.startswith("action:")}) == 7
    # What is asked, is asked of the one who plans, not of the one who is waited for.
    expect(planner.locator(f".asked use[href$='em-{COLOURS[mover]}']")).to_have_count(0)
    words = plan_on_board(planner)
    planner.get_by_role("checkbox", name="the price of that group has changed").check()
    expect(planner.locator(".plans li")).to_contain_text(words)
    assert state_of(other)["plan"] is None
    while state_of(other)["to_move"] == mover:
        Hands(other).move()
    expect(planner.locator(".plans li")).to_have_count(0)
