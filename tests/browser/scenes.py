"""Every screen, each set up through the server as quickly as can be, for tests and for pictures."""

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from weakref import WeakKeyDictionary

from playwright.sync_api import Page, Request, expect

from tests.browser.hands import ON, PATIENCE, Hands, api, known, new_table, state_of

ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "greedy", "name": "Bot Mei"}
OTHER = {"kind": "bot", "bot": "greedy", "name": "Bot Lin"}
LAST = {"kind": "bot", "bot": "greedy", "name": "Bot Yun"}
REPORT = {
    "id": 1,
    "table": "AAAA-BBBB-CCCC",
    "reason": "insult",
    "note": "",
    "created": 1_790_000_000.0,
    "about": "p1",
    "name": "Bob",
    "reporter": "Ada",
    "lines": [
        {"name": "Ada", "text": "…?", "at": 1_790_000_000.0, "about": False},
        {"name": "Bob", "text": "…!", "at": 1_790_000_001.0, "about": True},
    ],
    "before": [{"id": 1, "kind": "warn", "reason": "…", "until": None, "created": 1_780_000_000.0, "seen": True}],
}
GAMES = 10
"""How many may end before one comes to a scene."""
Seats = list[dict[str, str]]
Happened = Callable[[Any, Callable[[], list[str]]], bool]
"""Whether a scene has come: the table's state, and what asks for the kinds of events since this person's last move."""


@dataclass(frozen=True)
class Scene:
    """`prepare` gives an address, `page` that of the page to open there, and `pose` does what must be done on it."""

    prepare: Callable[[Page], str]
    pose: Callable[[Page], None] = lambda page: None
    page: Callable[[str], str] = str


def at(address: str) -> Callable[[Page], str]:
    return lambda page: address


def play_on(page: Page, table: str, happened: Happened, seed: int = 1) -> Any:
    """Make random moves until something has happened, or the game is over."""
    dice, since = random.Random(seed), 0

    def kinds() -> list[str]:
        steps = api(page, "GET", f"/tables/{table}/events?since={since}")["steps"]
        return [event["kind"] for step in steps for event in step["events"]]

    state = api(page, "GET", f"/tables/{table}")
    while state["stage"] != "over":
        if state["to_move"] != state["seat"]:
            page.wait_for_timeout(10)
            state = api(page, "GET", f"/tables/{table}")
        elif happened(state, kinds):
            break
        else:
            since = state["number"]
            move = dice.choice(state["legal"])["move"]
            state = api(page, "POST", f"/tables/{table}/moves", number=since, move=move)
    return state


def table(game: str, seats: Seats, happened: Happened, seed: int = 1, **options: Any) -> Callable[[Page], str]:
    def prepare(page: Page) -> str:
        known(page)
        for attempt in range(GAMES):
            address = new_table(page, game, seats, **options)
            state = play_on(page, address.rsplit("/", 1)[1], happened, seed + attempt)
            if state["stage"] != "over" or happened is never:
                return address
        raise AssertionError("No game came to the scene.")

    return prepare


def after(moves: int) -> Happened:
    return lambda state, kinds: bool(state["number"] >= moves)


def asked(kind: str, moves: int) -> Happened:
    return lambda state, kinds: bool(state["number"] >= moves and state["question"]["kind"] == kind)


def in_round(number: int) -> Happened:
    """The day of Gùgōng or the month of Dragon."""
    return lambda state, kinds: bool(state["view"].get("day", state["view"].get("month")) >= number)


def told(*all_of: str) -> Happened:
    return lambda state, kinds: set(all_of) <= set(kinds())


def told_of_wall(state: Any, kinds: Callable[[], list[str]]) -> bool:
    """The Mongols came, from the event on, and the wall held or broke."""
    found = set(kinds())
    return "event-happens" in found and not found.isdisjoint({"wall-holds", "wall-broken"})


def told_of_ships(state: Any, kinds: Callable[[], list[str]]) -> bool:
    """A ship sailed at night, not in somebody's turn before."""
    found = kinds()
    return "night-falls" in found and "ship-sailed" in found[found.index("night-falls") :]


def never(state: Any, kinds: Callable[[], list[str]]) -> bool:
    return False


def waiting(page: Page) -> str:
    """A table with a seat that is open, one that a bot has and one that nobody can have."""
    known(page)
    address = new_table(page, "gugong", [ME, {"kind": "open"}, BOT, {"kind": "open"}])
    api(page, "POST", f"/tables/{address.rsplit('/', 1)[1]}/seats/lock", seat=3, locked=True)
    return address


def seated(open_page: Callable[..., Page], game: str, lang: str = "en") -> tuple[Page, Page]:
    """Ada at a desk and Bob with a phone, each with a browser of their own, and the game has begun."""
    ada = open_page()
    known(ada)
    ada.goto(new_table(ada, game, [ME, {"kind": "open"}]))
    bob = open_page(ada.url, lang=lang, size="phone")
    known(bob, "Bob")
    bob.reload()
    settle(bob)
    api(bob, "POST", f"/tables/{state_of(ada)['id']}/seats", seat=1)
    ada.get_by_role("button", name="Start").click()
    for page in (ada, bob):
        expect(page.locator("[data-thing]").first).to_be_visible()
    return ada, bob


def slow(page: Page) -> str:
    """The start page of somebody who plays slowly: awaited at two tables, playing with bots, one to join."""
    known(page)
    friend = page.context.browser.new_context(base_url=page.url).new_page()  # type: ignore[union-attr]  # it has one
    friend.goto("/settings")
    known(friend, "Bob")
    begin_slow_tables(page, friend)
    public = {"public": True, "pace": "calm", "options": {"great_wall": True}}
    api(friend, "POST", "/tables", game="dragon", seats=[ME, {"kind": "open"}, BOT], **public)
    friend.context.close()
    new_table(page, "gugong", [ME, BOT])
    return "/"


def begin_slow_tables(page: Page, friend: Page) -> list[str]:
    """Two games of Ada and Bob at a daily pace, each of whom has had a turn: it is Ada's again. Returns their ids."""
    ids = []
    for game in ("dragon", "gugong"):
        id_ = api(page, "POST", "/tables", game=game, seats=[ME, {"kind": "open"}], pace="daily")["id"]
        api(friend, "POST", f"/tables/{id_}/seats", seat=1)
        state = api(page, "POST", f"/tables/{id_}/start")
        moved: list[int] = []
        while not (state["to_move"] == 0 and 0 in moved and moved[-1] == 1):
            moved.append(state["to_move"])
            player = (page, friend)[state["to_move"]]
            legal = api(player, "GET", f"/tables/{id_}")["legal"]
            api(player, "POST", f"/tables/{id_}/moves", number=state["number"], move=legal[0]["move"])
            state = api(page, "GET", f"/tables/{id_}")
        ids.append(id_)
    return ids


def planned(page: Page) -> str:
    """Ada waits for Bob, who begins, at a table with clocks, and has planned her first turn."""
    known(page)
    ada = page.context.cookies()
    page.context.clear_cookies()
    known(page, "Bob")
    bob = page.context.cookies()
    state: dict[str, Any] = {"to_move": None}
    while state["to_move"] != 1:  # who begins is drawn
        become(page, ada)
        made = api(page, "POST", "/tables", game="dragon", seats=[ME, {"kind": "open"}], pace="daily")
        path = f"/tables/{made['id']}"
        become(page, bob)
        api(page, "POST", f"{path}/seats", seat=1)
        become(page, ada)
        state = api(page, "POST", f"{path}/start")
    legal = api(page, "POST", f"{path}/plan/foresee", moves=[])["legal"]
    plan = {"number": state["number"], "entries": [[move["move"]] for move in legal[:2]], "stop_if": ["hand"]}
    assert page.request.put(f"/api{path}/plan", data=plan).ok
    return f"/table/{made['id']}"


def become(page: Page, cookies: Any) -> None:
    page.context.clear_cookies()
    page.context.add_cookies(cookies)


def account(page: Page) -> str:
    """The account of somebody who has muted another, was warned, and is told of turns."""
    known(page)
    address = new_table(page, "dragon", [ME, {"kind": "open"}])
    table = address.rsplit("/", 1)[1]
    mine = page.context.cookies()
    page.context.clear_cookies()
    known(page, "Bob")
    api(page, "POST", f"/tables/{table}/seats", seat=1)
    page.context.clear_cookies()
    page.context.add_cookies(mine)  # type: ignore[arg-type]  # what is told as one type is taken as another
    page.request.post("/api/people/ignored", data={"table": table, "seat": 1, "kind": "block"})
    for preset in ("json", "ntfy"):
        url = "https://hooks.example.org/turns"
        api(page, "POST", "/notifications/webhook", preset=preset, url=url, language="en")
    api(page, "POST", "/notifications/feeds")
    return "/account"


def reported(page: Page) -> str:
    """The operator's queue, with a report in it: only a command makes somebody an operator."""
    with_report(page)
    return "/moderation"


def with_report(page: Page) -> None:
    page.route("**/api/moderation/reports", lambda route: route.fulfill(json=[REPORT]))


def queue(page: Page) -> None:
    """A page that was opened before anything was reported is opened again."""
    if not page.get_by_role("heading", name="Bob").count():
        with_report(page)
        page.reload()
        settle(page)


def invited(page: Page) -> str:
    """The link to a table of somebody else's."""
    address = waiting(page)
    page.goto("/settings")  # the table's own page might still ask, then as nobody, or remember who it was
    settle(page)
    page.context.clear_cookies()
    page.evaluate("localStorage.clear()")
    return address


def guide(game: str, step: str | None = None) -> Callable[[Page], str]:
    """A guided game, its guide at a step of its own."""

    def prepare(page: Page) -> str:
        page.goto(f"/guide/{game}")
        page.wait_for_url("**/table/*")
        if step is not None:
            settle(page)
            place = [f"guide-{state_of(page)['id']}", f'{{"step": "{step}"}}']
            page.evaluate("(place) => localStorage.setItem(...place)", place)
        return page.url

    return prepare


def replay(address: str) -> str:
    return address.replace("/table/", "/replay/") + "?move=20&seat=0"


def review(page: Page) -> None:
    """Who has asked for the review in this tab before finds it again."""
    begin, found = page.locator(".review .ask button"), page.locator(".review .found")
    expect(begin.or_(found)).to_be_visible()
    if begin.is_visible():
        begin.click()
    expect(found).to_be_visible()


def replay_of_review(page: Page) -> None:
    review(page)
    page.locator(".review li a").first.click()
    expect(page.locator(".area").first).to_be_attached()


def key(name: str) -> Callable[[Page], None]:
    return lambda page: page.keyboard.press(name)


def search(page: Page) -> None:
    page.get_by_role("searchbox").fill("12")  # found in every language
    expect(page.locator("mark").first).to_be_visible()


def story(until: str | None = None) -> Callable[[Page], None]:
    """Let what happened last be told, up to a part of it."""

    def pose(page: Page) -> None:
        again = page.locator(".act button:has(use[href$='#play'])").first
        look = page.locator(".over button:has(use[href$='#spectate'])")
        expect(again.or_(look).first).to_be_visible()
        if look.is_visible():
            look.click()
        again.click()
        telling = page.locator(".telling")
        expect(telling).to_be_visible()
        if until:
            telling.get_by_role("combobox").select_option("fast")
        while until and not page.locator(until).count():
            # A touch before that leaves out the rest of a part.
            page.locator(f"{until}, .told").first.wait_for(state="attached")
            if page.locator(until).count():
                return
            before = telling.inner_html()
            Hands(page)._press(ON)
            page.wait_for_function("(before) => document.querySelector('.telling')?.innerHTML !== before", arg=before)

    return pose


EARLY = {game: table(game, [ME, BOT], after(24)) for game in ("gugong", "dragon")}
FINISHED = {
    "gugong": table("gugong", [ME, BOT, OTHER], never),
    "dragon": table("dragon", [ME, BOT, OTHER], never, great_wall=True, super_event="random"),
}
CLOSED: dict[str, Any] = {"super_event": "random", "super_event_hidden": True, "hands": "closed"}
SCENES = {
    "start": Scene(at("/")),
    "setup-gugong": Scene(at("/new?game=gugong")),
    "setup-dragon": Scene(at("/new?game=dragon")),
    "setup-dragon-variants": Scene(at("/new?game=dragon&great_wall=true&super_event=random&hands=closed")),
    "waiting": Scene(waiting),
    "invited": Scene(invited),
    "gugong-begin": Scene(table("gugong", [ME, BOT, OTHER], after(0))),
    "gugong": Scene(table("gugong", [ME, BOT, OTHER], asked("exchange", 90))),
    "gugong-text": Scene(EARLY["gugong"], key("t")),
    "dragon-draft": Scene(table("dragon", [ME, BOT, OTHER], after(0), great_wall=True)),
    "dragon": Scene(table("dragon", [ME, BOT, OTHER], asked("act", 90), great_wall=True)),
    "dragon-closed": Scene(table("dragon", [ME, BOT, OTHER], asked("act", 60), **CLOSED)),
    "dragon-person": Scene(table("dragon", [ME, BOT, OTHER, LAST], asked("play-card", 60))),
    "dragon-text": Scene(EARLY["dragon"], key("t")),
    "dragon-planned": Scene(planned, lambda page: page.locator(".plans summary").click()),
    "month": Scene(table("dragon", [ME, BOT, OTHER, LAST], told("month-scored"), great_wall=True), story()),
    "super-event": Scene(
        table(
            "dragon",
            [ME, BOT, OTHER, LAST],
            told("event-happens", "super-event-happens"),
            super_event="lantern_festival",
        ),
        story(),
    ),
    "wall-scoring": Scene(table("dragon", [ME, BOT, OTHER], told_of_wall, great_wall=True), story()),
    "meng": Scene(table("gugong", [ME], told("automa-revealed")), story()),
    "twilight": Scene(table("gugong", [ME], told("twilight-falls")), story(".picture ol")),
    "night": Scene(table("gugong", [ME, BOT, OTHER], told_of_ships), story(".ships li")),
    "night-alone": Scene(table("gugong", [ME], told("night-falls")), story(".night")),
    "final-scoring": Scene(FINISHED["gugong"], story(".final")),
    "over-gugong": Scene(FINISHED["gugong"]),
    "over-dragon": Scene(FINISHED["dragon"]),
    "review": Scene(FINISHED["dragon"], review),
    "replay-gugong": Scene(EARLY["gugong"], page=replay),
    "replay-dragon": Scene(EARLY["dragon"], page=replay),
    "replay-review": Scene(FINISHED["dragon"], replay_of_review),
    "rules-gugong": Scene(at("/rules/gugong/canal")),
    "rules-dragon": Scene(at("/rules/dragon/events")),
    "rules-turns": Scene(at("/rules/gugong/turns")),
    "rules-solo": Scene(at("/rules/gugong/solo")),
    "rules-scoring": Scene(at("/rules/dragon/scoring")),
    "rules-search": Scene(at("/rules/dragon"), search),
    "rules-summary-gugong": Scene(at("/rules/gugong/summary")),
    "rules-summary-dragon": Scene(at("/rules/dragon/summary")),
    "rules-all": Scene(at("/rules/dragon/all")),
    "guide-gugong": Scene(guide("gugong")),
    "guide-dragon": Scene(guide("dragon")),
    "guide-task": Scene(guide("gugong", "free"), lambda page: page.locator(".coach .ways button").last.click()),
    "guide-questions": Scene(
        guide("dragon", "after-a-month"), lambda page: page.locator(".coach summary").last.click()
    ),
    "settings": Scene(at("/settings")),
    "slow": Scene(slow),
    "account": Scene(at("/account")),
    "account-known": Scene(account, lambda page: page.locator("details summary").click()),
    "mail-confirm": Scene(at("/notifications/confirm/x_y")),
    "moderation": Scene(reported, queue),
    "nowhere": Scene(at("/nowhere")),
}


DRAWN = """() => Promise.race([
    document.fonts.ready
      .then(() => new Promise((done) => requestAnimationFrame(done))) // tells what observes sizes
      .then(() => new Promise((done) => requestAnimationFrame(done))), // draws what came of it
    new Promise((done) => setTimeout(done, 10_000)), // a page that isn't shown has no frames to wait for
  ]).then(() => document.querySelector('[aria-busy=true]') === null)"""
ASKED: WeakKeyDictionary[Page, set[Request]] = WeakKeyDictionary()
"""What is on its way to each page."""


def watch(page: Page) -> Page:
    """Remember from now on what a page waits for, so that it can be said when it has settled."""
    asked = ASKED[page] = set()
    page.on("request", lambda request: asked.add(request))
    page.on("requestfinished", lambda request: asked.discard(request))
    page.on("requestfailed", lambda request: asked.discard(request))
    return page


def settle(page: Page) -> None:
    """Wait until nothing is on its way to a page any more, and all of it is drawn."""
    end, quiet = time.monotonic() + PATIENCE / 1000, 0
    while quiet < 2:
        assert time.monotonic() < end, f"The page still waits: {[request.url for request in ASKED[page]]}"
        quiet = quiet + 1 if page.evaluate(DRAWN) and not ASKED[page] else 0
        page.wait_for_timeout(10)


def choose(page: Page, **kept: str) -> None:
    """Choose a theme or a language, as if in another tab."""
    page.evaluate(
        """(kept) => {
          for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
          dispatchEvent(new StorageEvent('storage'));
        }""",
        kept,
    )
    shown = {"language": "lang", "theme": "data-theme"}
    for name, value in kept.items():
        expect(page.locator("html")).to_have_attribute(shown[name], value)


def dress(page: Page, scene: Scene, address: str, **kept: str) -> None:
    """Go to a scene in a theme or a language."""
    page.evaluate("(kept) => Object.entries(kept).forEach(([key, value]) => localStorage.setItem(key, value))", kept)
    page.goto(address)
    settle(page)
    scene.pose(page)
    settle(page)
