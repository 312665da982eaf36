"""Clocks: a pace chosen at set-up, time shown to everybody, a seat taken back, nights and leave."""

import json
import re
import sqlite3
import time
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.hands import api, known, state_of
from tests.browser.house import Window
from tests.browser.scenes import ME, become, choose, settle
from tests.browser.test_screens import LANGUAGES, check_words, violations
from tests.browser.words import cut_off, said_on

HOUR = 3600.0
WITHIN = """(box) => {
  const { right } = box.getBoundingClientRect();
  return [...box.querySelectorAll('*')].every((part) => part.getBoundingClientRect().right <= right);
}"""
"""Whether nothing reaches out of a box."""


def let_time_pass(data: Path, table: str, late: float) -> None:
    """As if whoever is asked had been so for all their time, and so many seconds more."""
    with sqlite3.connect(data / "yamen.sqlite3", timeout=30) as database:
        (bank,) = database.execute(
            'SELECT bank FROM seats JOIN tables ON tables.id = seats."table" AND to_move = seat WHERE id = ?', [table]
        ).fetchone()
        since = time.time() - bank - late
        database.execute("UPDATE tables SET asked_since = ?, deadline = ? WHERE id = ?", [since, since + bank, table])
        database.execute("INSERT INTO changes (change) VALUES (?)", [json.dumps({"table": table})])
    database.close()


def looks_right(page: Page) -> None:
    """In every language, and to axe: no scene comes to where somebody's time is up."""
    for lang in reversed(LANGUAGES):
        choose(page, language=lang)
        settle(page)
        check_words(said_on(page), lang)
        assert cut_off(page) == [], lang
    assert violations(page) == []


def test_a_table_with_a_clock_from_set_up_to_a_seat_taken_back(open_page: Open, server_data: Path) -> None:
    ada = open_page("/new?game=dragon&players=2")
    ada.get_by_role("radio", name="Daily").check()
    expect(
        ada.get_by_text("3 days to begin with, and 12 hours more after each turn. You can save up to 5 days.")
    ).to_be_visible()
    ada.get_by_role("radiogroup", name="Who stands in").get_by_role("radio", name="casual").check()
    ada.get_by_role("button", name="Create").click()
    ada.wait_for_url("**/table/*")
    expect(
        ada.get_by_text(re.compile("If somebody’s time is up, a bot .* moves for them after 2 hours"))
    ).to_be_visible()
    table = state_of(ada)["id"]
    bob = open_page(ada.url, size="phone")
    known(bob, "Bob")
    bob.reload()
    settle(bob)
    api(bob, "POST", f"/tables/{table}/seats", seat=1)
    ada.get_by_role("button", name="Start").click()
    expect(ada.locator("[data-thing]").first).to_be_visible()
    pages = [ada, bob]
    asked = state_of(ada)["to_move"]
    late, other = pages[asked], pages[1 - asked]
    for page in pages:
        expect(page.get_by_role("img", name="Time left: about 6 days").first).to_be_visible()
    bob.get_by_role("button", name="More").click()
    bob.get_by_role("menuitem", name="Time at this table").click()
    times = bob.get_by_role("dialog", name="Time at this table")
    expect(times.get_by_text("Whoever plays a game for the first time has twice that.")).to_be_in_viewport(ratio=1)
    times.get_by_role("button", name="Give 12 hours").click()
    expect(times).to_be_hidden()
    lines = ada.get_by_role("list", name="Log").get_by_role("listitem")
    expect(lines.filter(has_text="is given more time.")).to_be_visible()
    let_time_pass(server_data, table, 1 * HOUR)
    expect(late.get_by_text("Your time is up. Make your move")).to_be_visible()
    expect(other.get_by_role("button", name="Give 12 hours")).to_be_visible()
    for page in pages:
        expect(page.get_by_role("region", name="Time is up")).to_be_in_viewport(ratio=1)
        looks_right(page)
    let_time_pass(server_data, table, 3 * HOUR)
    expect(lines.get_by_role("img", name="A bot moves").first).to_be_visible()  # each of its moves is marked
    looks_right(late)
    late.get_by_role("button", name="Take my seat back").click()
    expect(late.get_by_role("region", name="Time is up")).to_have_count(0)
    state = state_of(late)
    assert [seat["bot"] for seat in state["seats"]] == ["", ""]
    assert state["clock"]["seats"][asked]["returns"] == 1
    name = state["seats"][asked]["name"]
    for line in (f"{name} has run out of time.", f"A bot moves for {name} for now.", f"{name} is back and plays on."):
        expect(lines.filter(has_text=line)).to_be_visible()


def test_where_four_play_a_time_that_gets_short_has_room_and_one_that_is_up_stands_first(
    open_page: Open, server_data: Path
) -> None:
    page = open_page("/settings", size="phone")
    people = []
    for seat, name in enumerate(("Ada", "Bob", "Cyd", "Dee")):
        page.context.clear_cookies()
        known(page, name)
        people.append(page.context.cookies())
        if seat == 0:
            table = api(page, "POST", "/tables", game="gugong", seats=[ME, *3 * [{"kind": "open"}]], pace="daily")["id"]
        else:
            api(page, "POST", f"/tables/{table}/seats", seat=seat)
    become(page, people[api(page, "POST", f"/tables/{table}/start")["to_move"]])
    let_time_pass(server_data, table, -59 * 60)
    page.goto(f"/table/{table}")
    asked = page.locator(".strip .turn")
    expect(asked.get_by_text(re.compile(r"5\d:\d\d"))).to_be_visible()
    assert asked.evaluate(WITHIN)
    let_time_pass(server_data, table, 60)
    Window(page).resize(1280, 720, touch=False)
    up = page.get_by_role("region", name="Time is up")
    expect(up).to_be_visible()
    page.locator(".choices button").first.click()
    expect(page.locator(".choices button").nth(6)).to_be_visible()
    box, choices = up.bounding_box(), page.locator(".choices").bounding_box()
    assert box is not None
    assert choices is not None
    assert box["y"] + box["height"] <= choices["y"]


def test_nights_and_leave_are_set_with_the_account(open_page: Open) -> None:
    page = open_page("/settings")
    known(page)
    page.goto("/account")
    page.get_by_label("From").fill("22:30")
    page.get_by_label("To", exact=True).fill("06:00")
    page.get_by_label("Time zone").select_option("Europe/Prague")
    page.get_by_role("button", name="Keep these hours").click()
    expect(page.get_by_text("Your clocks will sleep with you")).to_be_visible()
    assert api(page, "GET", "/people/clock")["night"] == {"begin": 1350, "end": 360, "zone": "Europe/Prague"}
    page.get_by_label("Days").fill("3")
    page.get_by_role("button", name="Begin leave now").click()
    expect(page.get_by_text(re.compile("You are on leave until"))).to_be_visible()
    page.get_by_role("button", name="I’m back").click()
    expect(page.get_by_text(re.compile("Left this year"))).to_be_visible()
    page.get_by_label("From").fill("12:00")
    open_page.forgive("400")
    page.get_by_role("button", name="Keep these hours").click()
    expect(page.get_by_role("alert")).to_be_visible()


def test_on_a_phone_whoever_waits_for_others_finds_their_tables_before_the_games(open_page: Open) -> None:
    page = open_page("/settings", size="phone")
    known(page)
    page.goto("/")
    tables, games = page.get_by_role("heading", name="My tables"), page.get_by_role("heading", name="Gùgōng").first

    def tables_are_first() -> bool:
        above, below = tables.bounding_box(), games.bounding_box()
        assert above is not None
        assert below is not None
        return above["y"] < below["y"]

    settle(page)
    assert not tables_are_first()
    friend = open_page("/settings")
    known(friend, "Bob")
    table = api(page, "POST", "/tables", game="dragon", seats=[ME, {"kind": "open"}])["id"]
    api(friend, "POST", f"/tables/{table}/seats", seat=1)
    page.reload()
    expect(page.get_by_role("link", name="Open").or_(page.get_by_role("button", name="Open")).first).to_be_visible()
    settle(page)
    assert tables_are_first()
