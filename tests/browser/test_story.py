"""The board tells the story: in its order, at the person's pace, and nothing before it happened."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.hands import ON, Hands, api, state_of
from tests.browser.scenes import BOT, FINISHED, LAST, ME, OTHER, asked, settle, table, told
from yamen.games.gugong.words import LOCATIONS

SAMPLE = """(locations) => {
  window.seen = [];
  const look = () => {
    const words = document.querySelector('.telling.brief h2')?.innerText.trim();
    const gift = (location) => document.querySelector(`.stage [data-spot="gift-${location}"]`)?.dataset.piece ?? null;
    const lines = document.querySelectorAll('aside ol li');
    const plain = (text) => text?.replaceAll(/\\s+/g, ' ').trim();
    const board = locations.map(gift), log = lines.length, newest = plain(lines[0]?.innerText);
    const now = { words: plain(words), board, log, newest, turn: !!document.querySelector('.choices button') };
    if (words && JSON.stringify(now) !== JSON.stringify(window.seen.at(-1))) window.seen.push(now);
    requestAnimationFrame(look);
  };
  look();
}"""
"""Keeps what the page shows while somebody's turn is told."""


def paced(page: Page, pace: str = "fast") -> None:
    page.evaluate("(pace) => localStorage.setItem('pace', pace)", pace)


def frames(page: Page, since: int) -> list[Any]:
    """What happened meanwhile, with the gifts as they lay then."""
    state = state_of(page)
    found = api(page, "GET", f"/tables/{state['id']}/frames?since={since}&number={state['number']}&seat=0")
    board, out = found["view"]["board"], []
    for frame in found["frames"]:
        board = frame["view"].get("board", board)
        out.append({**frame, "board": board})
    return out


def test_bots_in_a_row_are_followed_and_nothing_is_seen_before_it_happened(open_page: Open) -> None:
    page = open_page()
    address = table("gugong", [ME, BOT, OTHER], asked("exchange", 0))(page)
    paced(page)
    page.goto(address)
    settle(page)
    page.evaluate(SAMPLE, list(LOCATIONS))
    hands = Hands(page)
    before = state_of(page)["number"]
    hands.play(0)
    page.wait_for_function("() => window.seen.length > 0")
    expect(page.locator(".choices button, [data-thing].legal").first).to_be_visible()
    seen = page.evaluate("window.seen")
    happened = [one for one in frames(page, before) if one["seat"] > 0 and one["events"]]
    assert len({one["words"] for one in seen}) >= 2
    assert not any(one["turn"] for one in seen), "Nothing is asked while others' turns are told."
    boards = [one["board"] for one in happened]
    order = [boards.index(one["board"]) for one in seen if one["board"] in boards]
    assert order == sorted(order)
    assert order, "The gifts that the bots laid are seen one after the other."
    logs = [one["log"] for one in seen]
    assert logs == sorted(logs)
    assert logs[0] < logs[-1], "The log follows."
    ahead = [(one["newest"], one["words"]) for one in seen if one["newest"] not in one["words"]]
    assert ahead == [], "The log says no more than is told."


def test_meng_takes_one_tap_a_turn_and_one_a_card_at_twilight(open_page: Open) -> None:
    """Whoever has no card left sees several of his turns in a row."""
    page, happened = open_page(), list[str]()

    def several(state: Any, kinds: Callable[[], list[str]]) -> bool:
        happened[:] = kinds()
        return happened.count("twilight-card") >= 3

    page.goto(table("gugong", [ME], several)(page))
    settle(page)
    page.locator(".act button:has(use[href$='#play'])").first.click()
    expect(page.locator(".telling:not(.brief)")).to_be_visible()
    taps = 0
    while page.locator(".telling").is_visible():
        before = page.locator(".telling").inner_text()
        page.locator(ON).click()
        taps += 1
        page.wait_for_function("(before) => document.querySelector('.telling')?.innerText !== before", arg=before)
    told_of = ("automa-revealed", "twilight-card", "night-falls", "dice-rolled")
    assert taps == sum(kind in told_of for kind in happened), "A tap for each turn, each card, the night, the morning."

    number = state_of(page)["number"]
    page.goto(page.url.replace("/table/", "/replay/") + f"?move={number - 6}&seat=0")
    for move in range(number - 6, number):
        expect(page.get_by_text(f"move {move} of {number}")).to_be_visible()
        page.get_by_role("button", name="One move on").click()
    expect(page.get_by_text(f"move {number} of {number}")).to_be_visible()


@pytest.mark.parametrize("pace", ["fast", "off"])
def test_a_turn_of_meng_is_played_to_its_end_and_waits(open_page: Open, pace: str) -> None:
    page = open_page()
    address = table("gugong", [ME], told("automa-revealed"))(page)
    paced(page, pace)
    page.goto(address)
    settle(page)
    page.locator(".act button:has(use[href$='#play'])").first.click()
    steps = page.locator(".telling li")
    expect(steps.last).to_have_attribute("aria-current", "step")
    assert page.locator("[data-mark]").count() >= 1, "What he touched wears the number of the step."
    page.get_by_role("button", name="Your turn").click()
    expect(page.locator(".telling")).to_have_count(0)


def test_what_meng_does_next_is_seen_as_a_ghost_before_he_does_it(open_page: Open) -> None:
    page = open_page()
    address = table("gugong", [ME], told("automa-revealed"))(page)
    paced(page, "slow")
    page.goto(address)
    settle(page)
    page.locator(".act button:has(use[href$='#play'])").first.click()
    ghost = page.locator(".ghosts .seen").first
    expect(ghost).to_be_attached()
    page.get_by_role("button", name="Stand still").click()
    expect(ghost).to_have_css("visibility", "visible")
    expect(page.locator(".ghosts")).to_have_css("opacity", "0.55")
    thing = ghost.get_attribute("data-thing")
    numbered = page.locator(f'.ring.ahead[data-mark="{thing}"] b')
    step = int(numbered.inner_text())
    assert step == int(page.locator(".telling li[aria-current] .mark").inner_text()) + 1
    page.get_by_role("button", name="Go on by itself").click()
    expect(page.locator(f'.ring:not(.ahead)[data-mark="{thing}"] b')).to_have_text(str(step))


def test_a_month_passes_by_itself_and_says_what_each_lost(open_page: Open) -> None:
    """D5, D6: with several courts, in turn order. How long it takes is asked of the narration itself."""
    page = open_page()
    page.goto(table("dragon", [ME, BOT, OTHER, LAST], told("month-scored"), great_wall=True)(page))
    settle(page)
    page.locator(".act button:has(use[href$='#play'])").first.click()
    expect(page.get_by_role("button", name="Your turn")).to_be_visible()
    view = state_of(page)["view"]
    names = page.locator(".picture .month ul b").all_inner_texts()
    assert names == [state_of(page)["cast"][seat] for seat in view["order"]], "In turn order."
    assert page.locator(".picture .month .effect[aria-label]").count() >= 4, "What each gained or lost, and why."
    events = page.locator(".picture .month ol li").evaluate_all("(all) => all.map((one) => one.className)")
    for month, shown in enumerate(events, view["month"]):
        assert f"event-{view['events'][month - 1]}" in shown
    panels = page.locator(".panels .order").all_inner_texts()
    assert panels == sorted(panels), "The panels stand in turn order."
    page.set_viewport_size({"width": 1280, "height": 720})
    settle(page)
    assert page.locator(".stage").evaluate("(one) => one.clientHeight / innerHeight") > 0.46, "The board is seen."
    page.get_by_role("button", name="Your turn").click()
    expect(page.locator(".telling")).to_have_count(0)


def test_the_result_is_a_picture_to_keep(open_page: Open) -> None:
    page = open_page()
    page.goto(FINISHED["gugong"](page))
    with page.expect_download() as found:
        page.get_by_role("button", name="picture").click()
    assert found.value.suggested_filename.endswith(".png")
    picture = found.value.path().read_bytes()
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert (int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])) == (1200, 630)
    page.evaluate("localStorage.setItem('motion', 'full')")
    page.reload()
    page.locator(".over button:has(use[href$='#spectate'])").click()
    page.locator(".act button:has(use[href$='#play'])").first.click()
    while not page.locator(".final").count():
        Hands(page)._press(ON)
    delay = "(all) => all.map((one) => parseFloat(getComputedStyle(one).animationDelay))"
    columns = page.locator(".final tbody tr:first-child td > b").evaluate_all(delay)
    assert columns == sorted(columns)
    assert columns[-1] > columns[-2] > 0, "The total comes after its parts."
