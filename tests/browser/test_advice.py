"""What bots say of a game in the browser: hints, the review after the end, and what if."""

import re

from playwright.sync_api import Route, expect

from tests.browser.conftest import Open
from tests.browser.hands import known, new_table, state_of
from tests.browser.scenes import BOT, ME, never, table


def test_a_hint_tells_moves_with_chances_and_can_be_taken(open_page: Open) -> None:
    page = open_page()
    known(page)
    page.goto(new_table(page, "gugong", [ME, BOT], hints=True))
    before = state_of(page)
    held: list[Route] = []
    page.route("**/hint?refined=true", lambda route: held.append(route))  # which Playwright marks, unlike a builtin
    page.get_by_role("button", name="Hint", exact=True).click()
    panel = page.get_by_role("region", name="Hint")
    advised = panel.get_by_role("listitem")
    expect(panel.get_by_role("status")).to_contain_text("still thinking")  # the first is there, a better one comes
    expect(page.locator("[data-thing] .rank").filter(has_text="1").first).to_be_visible()
    expect(advised.first).to_be_visible()
    held[0].continue_()
    expect(advised.first).to_contain_text(re.compile(r"\d+%.*expects -?[\d.]+ points?", re.DOTALL))
    assert 2 <= advised.count() <= 3
    expect(panel.get_by_role("status")).not_to_contain_text("still thinking")
    expect(page.locator("[data-thing] .rank").filter(has_text="1").first).to_be_visible()
    page.set_viewport_size({"width": 1280, "height": 720})
    for move in advised.all():
        expect(move).to_be_in_viewport(ratio=1)
    advised.first.get_by_role("button").click()
    expect(page.get_by_role("region", name="Hint")).to_be_hidden()
    assert state_of(page)["number"] > before["number"]


def test_a_review_shows_what_moves_cost_and_another_move_can_be_tried_there(open_page: Open) -> None:
    page = open_page()
    page.goto(table("dragon", [ME, BOT], never)(page))
    page.get_by_role("button", name="Review the game").click()
    expect(page.get_by_role("heading", name="Win chances")).to_be_visible()
    blunder = page.locator(".review li").first
    expect(blunder).to_contain_text(re.compile(r"Move \d+, .*\. [^.]*[?.:]\s*Played:.*Better:.*cost \d+%", re.DOTALL))
    seen = blunder.get_by_role("link")
    found = re.search(r"See move (\d+)", seen.get_attribute("aria-label") or "")
    assert found
    seen.click()
    before = int(found[1]) - 1
    expect(page.get_by_text(f"move {before} of")).to_be_visible()
    standing = page.get_by_role("list", name="Win chances").get_by_role("listitem")
    expect(standing).to_have_text([re.compile(r"^\d+%$")] * 2)

    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.locator("[data-thing]").first).to_be_visible()
    branch = state_of(page)
    assert branch["stage"] == "running"
    assert branch["number"] >= before
    assert [seat["kind"] for seat in branch["seats"]] == ["person", "bot"]
