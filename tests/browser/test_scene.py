"""The table itself: what lies on it is in reach."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.hands import api
from tests.browser.house import Window
from tests.browser.scenes import BOT, ME, OTHER, SCENES, asked, dress, settle, table


@pytest.mark.parametrize("name", ["dragon", pytest.param("meng", marks=pytest.mark.nightly), "night"])
def test_what_a_low_window_scrolls_is_reached_by_keyboard(open_page: Open, name: str) -> None:
    page = open_page()
    address = SCENES[name].prepare(page)
    for width, height in ((1440, 640), (1024, 640)):
        page.set_viewport_size({"width": width, "height": height})
        dress(page, SCENES[name], address)
        found = Axe().run(page, options={"runOnly": ["scrollable-region-focusable"]}).response["violations"]
        assert [node["html"][:160] for each in found for node in each["nodes"]] == [], (width, height)
        if name == "night":
            for ship in page.locator(".ships li b").all_inner_texts():
                sailing = page.locator(".water [data-thing^='ship:']").and_(page.get_by_label(ship))
                expect(sailing.first).to_be_in_viewport()


TABS = {
    "travel": "Travel",
    "great_wall": "Wall",
    "palace": "Palace",
    "jade": "Jade",
    "intrigue": "Intrigue",
    "decrees": "Decrees",
    "canal": "Canal",
}


LOOKED = """() => {
  window.looked = [];
  const look = () => window.looked.push(document.querySelector('.tabs [aria-pressed=true]')?.innerText ?? '');
  look();
  new MutationObserver(look).observe(document.body, { subtree: true, attributeFilter: ['aria-pressed'] });
}"""
"""Keeps where the camera looks."""
HIDDEN = """() => {
  const box = (one) => document.querySelector(one).getBoundingClientRect();
  return Math.round(box('.court .palaces').bottom + scrollY - box('.prompt .foot').top);
}"""
"""How much of the own court lies below the first screen, in pixels."""
ABOVE_BUTTONS = """(one) => one.getBoundingClientRect().bottom
  <= document.querySelector('.telling .acts').getBoundingClientRect().top"""


def test_on_a_phone_the_camera_goes_where_meng_goes(open_page: Open) -> None:
    page = open_page(size="phone")
    address = SCENES["meng"].prepare(page)
    page.goto(address)
    settle(page)
    page.evaluate(LOOKED)
    SCENES["meng"].pose(page)
    steps = api(page, "GET", f"/tables/{address.rsplit('/', 1)[1]}/events")["steps"]
    events = [event for step in steps for event in step["events"]]
    went = [event["location"] for event in events if event["kind"] == "exchanged" and event["player"] == 1][-1]
    page.wait_for_function("(place) => window.looked.some((name) => name.includes(place))", arg=TABS[went])
    step = page.locator(".telling .now")
    expect(step).to_be_in_viewport(ratio=1)
    assert step.evaluate(ABOVE_BUTTONS), "What is told stands above the buttons."


def test_all_actions_are_in_sight_at_once_beside_a_large_board(open_page: Open) -> None:
    page = open_page()
    address = table("dragon", [ME, BOT, OTHER], asked("act", 0), great_wall=True)(page)
    page.goto(address)
    settle(page)
    choices = page.locator(".choices")
    for width, height, least in ((1440, 900, 0.5), (1366, 768, 0.5), (1280, 720, 0.5)):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        expect(choices.locator("button")).to_have_count(8)
        assert choices.evaluate("(one) => one.scrollHeight - one.clientHeight") == 0
        assert page.locator(".stage").evaluate("(one) => one.clientHeight / innerHeight") >= least, (width, height)
    page.set_viewport_size({"width": 1440, "height": 900})
    settle(page)
    dock, court = [page.locator(part).bounding_box() for part in (".dock", ".own .court")]
    assert dock is not None
    assert court is not None
    assert dock["height"] <= 0.41 * 900, "As drawn."
    assert court["width"] >= 0.37 * dock["width"], "As drawn."
    for name in page.locator(".hand .name").all():
        expect(name).to_be_visible()
    Window(page).resize(390, 844, touch=True)
    settle(page)
    expect(page.locator(".choices button")).to_have_count(0)  # they lie on the board
    assert page.evaluate(HIDDEN) <= 0, "All down to the own court fits one screen."
