"""People who share a table, or an account, or a record: each with a browser of their own."""

import json
import re
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Open
from tests.browser.hands import LEGAL, MARKED, PATIENCE, Hands, api, known, new_table, state_of
from tests.browser.scenes import BOT, ME, begin_slow_tables, choose, seated, settle
from tests.browser.words import is_english, keys_shown

RECORD = Path(__file__).parent.parent / "games" / "dragon-2p-plain.yamen"
LANGUAGES = ("en", "pl", "cs", "tr")
WATCHING = re.compile("you are watching")


def menu(page: Page, item: str, sure: str) -> None:
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("menuitem", name=item).click()
    page.get_by_role("dialog").get_by_role("button", name=sure).click()


def test_a_code_that_is_said_aloud_leads_to_the_table(open_page: Open) -> None:
    ada = open_page()
    known(ada)
    ada.goto(new_table(ada, "gugong", [ME, {"kind": "open"}]))
    said = ada.locator(".code output").inner_text()
    assert re.fullmatch(r"[a-z]+-[a-z]+-[a-z]+-\d{4}", said)
    bob = open_page()
    expect(
        bob.get_by_text("Nobody is playing in public right now")
    ).to_be_visible()  # a table for friends is on no list
    bob.get_by_role("textbox", name="Got a link or a code?").fill(said.upper().replace("-", " "))
    bob.get_by_role("button", name="Join").click()
    expect(bob).to_have_url(ada.url)
    bob.get_by_role("textbox", name="Your name").fill("Bob")
    bob.get_by_role("button", name="Sit down").click()
    expect(ada.get_by_role("heading", level=1)).to_have_text("Everyone is here")
    assert [seat["name"] for seat in state_of(ada)["seats"]] == ["Ada", "Bob"]
    ada.get_by_role("button", name="Start").click()
    log = ada.get_by_role("list", name="Log")
    expect(log.get_by_text("Bob sits down.")).to_be_visible()
    here = ada.get_by_role("region", name="Bob").get_by_role("img", name="here", exact=True)
    expect(here).to_be_visible()
    bob.close()
    expect(ada.get_by_role("region", name="Bob").get_by_role("img", name=re.compile("^last here "))).to_be_visible()
    carol = open_page(ada.url)
    expect(ada.get_by_role("img", name="1 person watches")).to_be_visible()
    expect(carol.get_by_text(WATCHING).first).to_be_visible()


def test_a_game_begins_without_the_seats_that_are_locked(open_page: Open) -> None:
    ada = open_page()
    known(ada)
    ada.goto(new_table(ada, "dragon", [ME, {"kind": "open"}, {"kind": "open"}]))
    for seat in (2, 3):
        ada.get_by_role("button", name=f"Seat {seat}: Lock").click()
        expect(ada.get_by_role("button", name=f"Seat {seat}: Unlock")).to_be_visible()
    start = ada.get_by_role("button", name="Start")
    expect(start).to_be_disabled()
    expect(ada.get_by_text("At least two must play: unlock a seat.").last).to_be_visible()
    ada.get_by_role("button", name="Seat 3: Unlock").click()
    expect(ada.get_by_text("Locked seats are left out: 2 play.")).to_be_visible()
    bob = open_page(ada.url, size="phone")
    bob.get_by_role("textbox", name="Your name").fill("Bob")
    bob.get_by_role("button", name="Sit down").click()
    expect(ada.get_by_role("heading", level=1)).to_have_text("Everyone is here")
    start.click()
    for page in (ada, bob):
        expect(page.locator("[data-thing]").first).to_be_visible()
    expect(ada.get_by_role("region", name="Bob")).to_be_visible()
    expect(ada.get_by_role("list", name="Log").get_by_text("Bob sits down.")).to_be_visible()
    for page, seat in ((ada, 0), (bob, 1)):
        state = state_of(page)
        assert (state["players"], state["seat"], [one["name"] for one in state["seats"]]) == (2, seat, ["Ada", "Bob"])
    mover = (ada, bob)[state["to_move"]]
    Hands(mover).play(seat=state["to_move"])
    assert state_of(mover)["number"] > state["number"]


def test_all_who_are_there_agree_to_end_a_game_and_play_again(open_page: Open, server_data: Path) -> None:
    ada, bob = seated(open_page, "dragon")
    first = state_of(ada)["id"]
    menu(ada, "Propose to end the game", "Propose it")
    expect(bob.get_by_role("alert")).to_contain_text("Ada proposes to end the game here.")
    assert state_of(ada)["stage"] == "running"
    bob.get_by_role("button", name="Agree", exact=True).click()
    for page in (ada, bob):
        page.get_by_role("button", name="Result").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Game ended unfinished")
        page.get_by_role("button", name="Rematch").click()
        page.wait_for_url(lambda url: first not in url)
    assert ada.url == bob.url
    assert [seat["name"] for seat in state_of(ada)["seats"]] == ["Bob", "Ada"]
    bob.get_by_role("button", name="Start").click()
    expect(ada.locator("[data-thing]").first).to_be_visible()
    bob.close()
    presence = ada.get_by_role("region", name="Bob").get_by_role("img", name=re.compile("^last here "))
    expect(presence).to_be_visible()
    seen_days_ago(server_data, state_of(ada)["id"], "Bob", 4)
    end = time.monotonic() + PATIENCE / 1000
    while presence.get_attribute("title") != "last here 4 days ago":  # the server hears of the change a little later
        assert time.monotonic() < end, "The server doesn't hear that Bob was seen long ago."
        ada.reload()
        settle(ada)
    menu(ada, "Propose to end the game", "Propose it")  # nobody else has been here for three days: that ends it
    expect(ada.get_by_role("button", name="Result")).to_be_visible()
    assert state_of(ada)["abandoned"]


def seen_days_ago(data: Path, table: str, name: str, days: float) -> None:
    """As if somebody had looked at a table so long ago."""
    with sqlite3.connect(data / "yamen.sqlite3", timeout=30) as database:
        end = time.monotonic() + PATIENCE / 1000
        left = 'SELECT seen < ? FROM seats WHERE "table" = ? AND name = ?'
        while not database.execute(left, [time.time(), table, name]).fetchone()[0]:
            assert time.monotonic() < end, "The server doesn't write down who has left."
            time.sleep(0.05)
        seen = time.time() - days * 86400
        database.execute('UPDATE seats SET seen = ? WHERE "table" = ? AND name = ?', [seen, table, name])
        database.execute("INSERT INTO changes (change) VALUES (?)", [json.dumps({"table": table})])
    database.close()


def test_who_leaves_a_game_is_followed_by_a_bot(open_page: Open) -> None:
    ada, bob = seated(open_page, "dragon")
    menu(bob, "Leave the game", "Leave the game")
    expect(bob.get_by_text(WATCHING).first).to_be_visible()
    state = state_of(ada)
    lines = ada.get_by_role("list", name="Log").get_by_role("listitem")
    expect(lines.filter(has_text="Bob leaves the game; a bot plays on.")).to_be_visible()
    for lang in LANGUAGES:
        choose(ada, language=lang)
        settle(ada)
        told = ada.locator("aside ol li").all_inner_texts()
        assert len(told) >= 3, lang
        assert keys_shown(told) == [], lang
        assert lang == "en" or [line for line in told if is_english(line, lang)] == [], lang
    choose(ada, language="en")
    assert [seat["kind"] for seat in state["seats"]] == ["person", "bot"]
    played: set[int] = set()
    for _ in range(8):  # nobody chooses so often in a row
        expect(ada.locator(MARKED).first).to_be_visible()
        Hands(ada).play(seat=0)
        steps = api(ada, "GET", f"/tables/{state['id']}/events?since={state['number']}")["steps"]
        played = {step["seat"] for step in steps}
        if 1 in played:
            break
    assert 1 in played


def test_who_moves_in_two_tabs_at_once_is_told_what_became_of_it(open_page: Open) -> None:
    page = open_page()
    known(page)
    address = new_table(page, "gugong", [ME])
    late: list[str | bytes] = []
    lines: list[WebSocketRoute] = []
    slow = False

    def line(to_page: WebSocketRoute) -> None:
        """What the server says comes late while the line is slow."""
        lines.append(to_page)
        to_page.connect_to_server().on_message(lambda said: late.append(said) if slow else to_page.send(said))

    page.route_web_socket("**/live*", line)
    page.goto(address)
    expect(page.locator(LEGAL).first).to_be_visible()
    slow = True
    other = open_page.tab(page.context, address)
    expect(other.locator(LEGAL).first).to_be_visible()
    Hands(other).move()
    page.keyboard.press("1")
    while not any("conflict" in str(said) for said in late):
        page.keyboard.press("Enter")
        page.keyboard.press("1")
        page.wait_for_timeout(50)
    slow = False
    for said in late:
        lines[-1].send(said)
    expect(page.get_by_text("The table has moved on meanwhile.")).to_be_visible()
    assert state_of(page)["number"] == state_of(other)["number"]
    Hands(page).move()


def test_who_plays_slowly_goes_from_turn_to_turn(open_page: Open) -> None:
    ada, bob = open_page(), open_page(size="phone")
    known(ada)
    known(bob, "Bob")
    first, second = begin_slow_tables(ada, bob)
    ada.goto("/")
    mine = ada.get_by_role("region", name="Your turn")
    expect(mine.get_by_role("link", name=re.compile("^Play"))).to_have_count(2)
    expect(mine.get_by_text("6 days left").first).to_be_visible()  # twice the bank, since both have never played before
    expect(mine.get_by_text("Since your last turn").first).to_be_visible()
    expect(mine.get_by_text(re.compile("^Bob ")).first).to_be_visible()
    mine.get_by_role("link", name=re.compile("^Play – In the Year")).click()
    ada.wait_for_url(f"**/table/{first}")
    Hands(ada).play(seat=0)
    ada.get_by_role("link", name=re.compile("^Next table")).click()
    ada.wait_for_url(f"**/table/{second}")
    Hands(ada).play(seat=0)
    expect(ada.get_by_role("link", name="Next table")).to_have_count(0)  # it is her turn nowhere else

    new_table(ada, "gugong", [ME, BOT])
    left = api(bob, "POST", "/tables", game="dragon", seats=[ME, {"kind": "open"}], pace="calm")["id"]
    api(ada, "POST", f"/tables/{left}/seats", seat=1)
    api(bob, "POST", f"/tables/{left}/start")
    api(bob, "POST", f"/tables/{left}/resign", seat=0)
    api(bob, "POST", "/tables", game="dragon", seats=[ME, {"kind": "open"}], pace="calm", public=True)
    ada.goto("/")
    rows = ada.get_by_role("region", name="My tables").get_by_role("heading", level=3)
    expect(rows).to_have_count(4)
    which = ada.get_by_role("radiogroup", name="Which tables")
    which.get_by_role("radio", name="Live").check()
    expect(rows).to_have_count(2)  # with bots alone
    which.get_by_role("radio", name="Slow").check()
    expect(rows).to_have_count(2)  # where she waits for Bob
    expect(ada.get_by_text("Bob: finished 0 of 1 games").first).to_be_visible()


def test_a_name_and_a_password_bring_ones_tables_to_another_browser(open_page: Open) -> None:
    home = open_page("/account")
    home.get_by_label("Your name").fill("Zofia")
    home.get_by_role("button", name="That’s me").click()
    expect(home.get_by_role("heading", name="Zofia")).to_be_visible()
    home.get_by_label("Login name").fill("zofia")
    home.get_by_label("Password", exact=True).fill("qwertyuiop12")
    home.get_by_role("button", name="Save", exact=True).click()
    expect(home.get_by_text("This is easily guessed.")).to_be_visible()
    open_page.forgive("400")
    home.get_by_label("Password", exact=True).fill("jade and ink")
    home.get_by_role("button", name="Save", exact=True).click()
    expect(home.get_by_text("You can log in with it now")).to_be_visible()
    address = new_table(home, "dragon", [ME, BOT])

    away = open_page("/account")
    away.get_by_label("Login name").fill("zofia")
    away.get_by_label("Password", exact=True).fill("jade and inc")
    away.get_by_role("button", name="Log in", exact=True).click()
    expect(away.get_by_text("The name or the password is wrong.")).to_be_visible()
    open_page.forgive("403")
    away.get_by_label("Password", exact=True).fill("jade and ink")
    away.get_by_role("button", name="Log in", exact=True).click()
    expect(away.get_by_role("heading", name="Zofia")).to_be_visible()
    away.goto("/")
    away.get_by_role("link", name="Play – In the Year of the Dragon, Zofia, Bot Mei").click()
    expect(away).to_have_url(re.compile(address))
    Hands(away).move()


def test_who_is_a_nuisance_is_muted_and_reported_and_an_account_is_deleted(open_page: Open) -> None:
    ada, bob = seated(open_page, "dragon")
    api(bob, "POST", f"/tables/{state_of(ada)['id']}/chat", room="players", text="loud words")
    ada.get_by_role("tab", name="Chat").click()
    ada.get_by_text("Stock phrases").click()
    ada.get_by_role("button", name="Good luck and have fun!").click()
    chat = ada.get_by_role("log", name="Chat")
    expect(chat.get_by_text("Good luck and have fun!")).to_be_visible()
    expect(chat.get_by_text("seat 2").first).to_be_visible()
    more = chat.get_by_role("button", name="Bob: mute, block, report").first
    more.click()
    ada.get_by_role("menuitem", name="Report…").click()
    ada.get_by_role("radio", name="Advertising or spam").check()
    ada.get_by_role("button", name="Report", exact=True).click()
    expect(ada.get_by_text("The operator will look at it.")).to_be_visible()
    more.click()
    ada.get_by_role("menuitem", name="Mute").click()
    expect(chat.get_by_text("loud words")).to_have_count(0)

    table = ada.url
    ada.goto("/account")
    ada.get_by_role("button", name="Undo: Bob").click()
    expect(ada.get_by_role("heading", name="Muted and blocked")).to_have_count(0)
    with ada.expect_download() as saved:
        ada.get_by_role("button", name="Download my data").click()
    assert json.loads(Path(saved.value.path()).read_text())["account"]["name"] == "Ada"
    ada.get_by_role("button", name="Delete my account").click()
    ada.get_by_role("button", name="Delete it for good").click()
    expect(ada.get_by_text("Your account is deleted.")).to_be_visible()
    bob.goto(table)
    expect(bob.get_by_text("former player").first).to_be_visible()


def test_who_is_warned_reads_it_at_the_table_at_once(open_page: Open, server_data: Path) -> None:
    ada, bob = seated(open_page, "dragon")
    command = ["admin", "warn", api(bob, "GET", "/people/me")["id"], "--reason", "Be kind.", "--data", str(server_data)]
    subprocess.run([sys.executable, "-m", "yamen", *command], check=True)
    told = "From the operator: You have been warned. Reason: Be kind."
    expect(bob.get_by_text(told)).to_be_visible()
    bob.goto("/")
    expect(bob.get_by_text(told)).to_be_visible()
    with bob.expect_response("**/api/people/notices/seen"):
        bob.get_by_role("button", name="Understood").click()
    with bob.expect_response("**/api/people/notices"):
        bob.reload()
    expect(bob.get_by_text(told)).to_have_count(0)
    expect(ada.get_by_text(told)).to_have_count(0)


def test_whose_account_is_closed_reads_why_at_the_table(open_page: Open, server_data: Path) -> None:
    ada, bob = seated(open_page, "dragon")
    open_page.forgive("403")
    closed = api(bob, "GET", "/people/me")["id"]
    command = ["admin", "close", closed, "--reason", "Sells things.", "--data", str(server_data)]
    subprocess.run([sys.executable, "-m", "yamen", *command], check=True)
    expect(bob.get_by_text("Reason: Sells things.")).to_be_visible()
    bob.goto("/account")
    expect(bob.get_by_role("textbox", name="Recovery code")).to_be_visible()
    expect(ada.locator("[data-thing]").first).to_be_visible()


def test_what_cannot_be_taken_back_asks_who_it_is(open_page: Open, server_data: Path) -> None:
    page = open_page("/account")
    page.get_by_role("button", name="That’s me").click()
    code = page.locator("output").inner_text()
    page.get_by_role("button", name="I have it").click()
    with sqlite3.connect(server_data / "yamen.sqlite3") as database:
        database.execute("UPDATE sessions SET proven = 0")  # as if everybody had signed in long ago
    database.close()
    open_page.forgive("403")
    page.get_by_role("button", name="Make a new code").click()
    page.get_by_label("Password or recovery code").fill("AAAA-BBBB-CCCC-DDDD-EEEE")
    page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_text("That is not right.")).to_be_visible()
    page.get_by_label("Password or recovery code").fill(code.lower())
    page.get_by_role("button", name="Confirm").click()
    expect(page.locator("output")).to_be_visible()
    assert page.locator("output").inner_text() != code


def test_a_recovery_code_brings_a_guest_back_to_the_seat(open_page: Open) -> None:
    home = open_page()
    home.get_by_role("article", name="In the Year of the Dragon").get_by_role("button", name="Play now").click()
    home.wait_for_url("**/table/*")
    expect(home.locator(LEGAL).first).to_be_visible()
    address = home.url
    home.goto("/")
    code = home.locator("output").inner_text()
    away = open_page(address)
    expect(away.get_by_text(WATCHING).first).to_be_visible()
    away.goto("/account")
    away.get_by_role("textbox", name="Recovery code").fill(code.lower())
    away.get_by_role("button", name="Bring me back").click()
    expect(away.get_by_role("heading", level=1)).to_have_text(state_of_name(home))
    away.goto(address)
    expect(away.locator(LEGAL).first).to_be_visible()
    Hands(away).move()


def state_of_name(page: Page) -> str:
    return str(api(page, "GET", "/people/me")["name"])


def test_a_record_from_ones_own_device_is_looked_at_move_by_move(open_page: Open) -> None:
    page = open_page()
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Look at a record").click()
    chooser.value.set_files(RECORD)
    page.wait_for_url("**/replay?upload*")
    told = page.get_by_text(re.compile(r"^move (\d+) of \1$"))
    expect(told).to_be_visible()
    log = page.locator(".log li")
    whole = log.count()
    assert whole > 60
    page.get_by_role("button", name="To the beginning").click()
    expect(page.get_by_text("move 0 of")).to_be_visible()
    assert log.count() == whole
    page.get_by_role("button", name="One move on").click()
    expect(page.get_by_text("move 1 of")).to_be_visible()
