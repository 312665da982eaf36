"""What happens at a table in the browser besides the moves."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.hands import ENOUGH, MARKED, Hands, known, new_table, state_of, won
from tests.browser.scenes import BOT, ME, after, asked, in_round, seated, settle, table


def test_two_browsers_play_in_two_languages_through_a_reload_and_a_cut_line(open_page: Open) -> None:
    ada, bob = seated(open_page, "dragon", "pl")
    people = [Hands(ada, 2), Hands(bob, 3)]
    names = {"en": "In the Year of the Dragon", "pl": "W roku smoka"}
    expect(ada).to_have_title(re.compile(names["en"]))
    expect(bob).to_have_title(re.compile(names["pl"]))

    def turns(count: int) -> None:
        for _ in range(count):
            state = state_of(ada)
            people[state["to_move"]].move(state)

    turns(6)
    bob.reload()
    expect(bob.locator("[data-thing]").first).to_be_visible()
    turns(4)
    bob.context.set_offline(True)
    people[0].play(seat=0)
    expect(ada.get_by_role("heading", name="Waiting for Bob")).to_be_visible()
    bob.context.set_offline(False)
    expect(bob.locator(MARKED).first).to_be_visible()
    turns(4)
    seen = [state_of(page)["view"] for page in (ada, bob)]
    assert seen[0]["players"] == seen[1]["players"]
    open_page.forgive("ERR_INTERNET_DISCONNECTED")


def test_a_move_can_be_taken_back_until_a_fence_and_behind_it_all_must_agree(open_page: Open) -> None:
    ada, bob = seated(open_page, "dragon")
    first, second = (ada, bob) if state_of(ada)["to_move"] == 0 else (bob, ada)
    Hands(first).play(seat=state_of(first)["seat"])
    undo = first.get_by_role("button", name="Undo", exact=True)
    expect(undo).not_to_have_attribute("aria-disabled", "true")
    undo.click()
    expect(first.locator(MARKED).first).to_be_visible()
    before = state_of(first)
    assert before["to_move"] == before["seat"]

    Hands(first).play(seat=state_of(first)["seat"])
    Hands(second).move()
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(undo).to_have_accessible_description(re.compile("."))
    after = state_of(first)
    first.get_by_role("button", name="More", exact=True).click()
    first.get_by_role("menuitem", name="Ask to take a move back").click()
    second.get_by_role("button", name="Agree", exact=True).click()
    expect(first.locator(MARKED).first).to_be_visible()
    again = state_of(first)
    assert again["number"] > after["number"]
    assert again["to_move"] == before["seat"]
    assert again["view"]["players"] != after["view"]["players"]


def test_at_one_screen_the_hands_are_covered_between_the_seats(open_page: Open) -> None:
    page = open_page()
    known(page)
    page.goto(new_table(page, "gugong", [ME, {"kind": "same_screen", "name": "Zofia"}]))
    hands = Hands(page)
    for _ in range(2):
        show = page.get_by_role("button", name=re.compile("^I am "))
        expect(show).to_be_visible()
        assert page.locator("[data-thing]").count() == 0
        show.click()
        hands.play(seat=state_of(page)["to_move"])


def test_a_game_can_be_looked_back_at_and_a_link_leads_to_a_move(open_page: Open) -> None:
    page = open_page()
    known(page)
    address = new_table(page, "dragon", [ME, BOT])
    page.goto(address)
    hands = Hands(page)
    for _ in range(8):
        hands.move()
    page.goto(address.replace("table", "replay") + "?move=5&seat=0")
    expect(page.get_by_text("move 5 of")).to_be_visible()
    page.get_by_role("button", name="One move on").click()
    expect(page.get_by_text("move 6 of")).to_be_visible()
    expect(page).to_have_url(re.compile(r"move=6"))
    page.reload()
    expect(page.get_by_text("move 6 of")).to_be_visible()


@pytest.mark.parametrize(("game", "last"), [("dragon", 10), pytest.param("gugong", 4, marks=pytest.mark.nightly)])
def test_a_whole_game_needs_no_mouse(open_page: Open, game: str, last: int, nightly: bool) -> None:
    """With keys alone: the number of a choice, Enter to confirm, s to pass, n to go on with a story. For a change, the
    game's last months or day."""
    page = open_page()
    page.goto(table(game, [ME, BOT], after(0) if nightly else in_round(last))(page))
    for key in "123A45sn67" * ENOUGH:
        state = state_of(page)
        if state["stage"] == "over":
            break
        if state["to_move"] == state["seat"]:
            page.keyboard.press(key)
            page.keyboard.press("Enter")
        page.wait_for_timeout(30)
    assert state["stage"] == "over", f"The keys don't bring the game to its end: {state['question']}"
    won(page)


@pytest.mark.parametrize("size", [pytest.param("desk", marks=pytest.mark.nightly), "phone"])
def test_whoever_watches_is_told_whose_turn_it_is_and_what_happened_and_is_asked_nothing(
    open_page: Open, size: str
) -> None:
    ada = open_page()
    known(ada)
    ada.goto(new_table(ada, "dragon", [ME, {"kind": "same_screen", "name": "Zofia"}]))
    watcher = open_page(ada.url, size=size)
    settle(watcher)
    expect(watcher.get_by_role("heading", name=re.compile("Waiting for (Ada|Zofia)"))).to_be_visible()
    Hands(ada).move()
    lately = watcher.get_by_role("region", name="Lately")
    expect(lately.get_by_role("listitem").first).to_contain_text(re.compile("Ada|Zofia"))
    assert watcher.locator(".choices, .acts, .own").count() == 0
    assert watcher.locator("[data-thing].legal").count() == 0


def test_a_chosen_gift_looks_chosen_and_the_board_keeps_its_size_in_a_low_window(open_page: Open) -> None:
    page = open_page(size="small-desk")
    page.goto(table("gugong", [ME, BOT], asked("exchange", 0))(page))
    settle(page)
    board = "() => document.querySelector('.stage').clientHeight"
    before = page.evaluate(board)
    chosen = page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--st-selected').trim()")
    page.locator(".own [data-thing].legal").last.click()  # the highest, which is free at most places
    expect(page.locator(".choices .chip")).to_have_count(7)
    settle(page)
    assert before - page.evaluate(board) <= 40
    expect(page.locator(".own [data-thing].selected")).to_have_css("box-shadow", re.compile(rgb(chosen)))
    place = page.locator(".stage [data-thing^='gift:'].legal").first
    place.click()
    expect(page.locator(".stage [data-thing].selected > .ring")).to_have_css("stroke", re.compile(rgb(chosen)))
    expect(page.locator(".acts [role=status]")).to_have_text("Touch it again, or")
    number = state_of(page)["number"]
    page.locator(".stage [data-thing].selected").click()
    expect(page.locator(".stage [data-thing].selected")).to_have_count(0)
    assert state_of(page)["number"] > number


def rgb(colour: str) -> str:
    """A colour of the style as the browser tells it."""
    return re.escape("rgb({}, {}, {})".format(*bytes.fromhex(colour[1:])))


@pytest.mark.parametrize("size", [pytest.param("desk", marks=pytest.mark.nightly), "phone"])
def test_the_rules_open_at_the_rule_of_the_question_and_lead_back(open_page: Open, size: str) -> None:
    page = open_page(size=size)
    known(page)
    page.goto(new_table(page, "gugong", [ME, BOT]))
    expect(page.locator(MARKED).first).to_be_visible()
    rule = state_of(page)["question"]["rule"]
    if size == "desk":
        page.get_by_role("link", name="Rules").click()
    else:
        page.get_by_role("button", name="More", exact=True).click()
        page.get_by_role("menuitem", name="Rules").click()
    assert page.url.endswith(f"#{rule}")
    expect(page.locator(f'[id="{rule}"]')).to_be_in_viewport()
    page.get_by_role("link", name="Back to the table").first.click()
    expect(page.locator(MARKED).first).to_be_visible()


def test_before_the_start_the_host_locks_a_seat_and_sends_somebody_away(open_page: Open) -> None:
    ada = open_page()
    known(ada)
    ada.goto(new_table(ada, "dragon", [ME, {"kind": "open"}, {"kind": "open"}]))
    ada.get_by_role("button", name="Seat 3: Lock").click()
    expect(ada.get_by_text("Locked seat", exact=True)).to_be_visible()
    bob = open_page(ada.url, size="phone")
    known(bob, "Bob")
    bob.reload()
    bob.get_by_role("button", name="Sit down as Bob").click()
    ada.get_by_role("button", name="Send away: Bob").click()
    ada.get_by_role("dialog").get_by_role("button", name="Send away", exact=True).click()
    bob.get_by_role("button", name="Sit down as Bob").click()
    expect(bob.get_by_role("alert")).to_contain_text("Sit down at another one")
    ada.get_by_role("button", name="Seat 3: Unlock").click()
    expect(ada.get_by_text("Open seat", exact=True)).to_have_count(2)
    open_page.forgive("403")
