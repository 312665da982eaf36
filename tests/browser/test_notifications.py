"""Being told that it is one's turn: in the browser by its service worker, and set up on the account's page."""

import json
import shutil
import time
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import BrowserType, CDPSession, Page, expect

from tests.browser.conftest import Open
from tests.browser.hands import PATIENCE, Hands, api, known, state_of
from tests.browser.scenes import seated, settle

NO_PUSH_SERVICE = """() => {
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = async () => 'granted';
  const text = 'BP4z9KsN6nGRTbVYI/c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8';
  const key = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  let made = null;
  PushManager.prototype.getSubscription = async () => made;
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    window.subscribedWith = applicationServerKey;
    made = {
      endpoint: 'https://push.example.org/' + Math.random(),
      options: {},
      getKey: (name) => (name === 'auth' ? new ArrayBuffer(16) : key.buffer),
      unsubscribe: async () => { made = null; return true; },
    };
    return made;
  };
}"""
"""In place of the browser's push service, which is somewhere on the Internet, and of the person who is asked: a browser
without windows has nowhere to ask."""


SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
  .map(({ title, body, tag, lang, data }) => ({ title, body, tag, lang, data }))"""


@pytest.fixture
def with_windows(browser_type: BrowserType, server: str) -> Iterator[Open]:
    """A Chromium that can show notifications, as the one without windows can't."""
    found = shutil.which("chromium")
    if found is None:
        pytest.skip("It needs a Chromium with windows (on Debian: apt install chromium).")
    browser = browser_type.launch(executable_path=found)
    open_ = Open(browser.new_context, server)
    yield open_
    browser.close()
    assert open_.complaints() == []


def may_notify(page: Page) -> None:
    page.add_init_script(f"({NO_PUSH_SERVICE})()")


class Worker:
    """The service worker of a page, and the push service as DevTools plays it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.wait_for_function("() => navigator.serviceWorker.ready.then(() => true)")
        self.tools: CDPSession = page.context.new_cdp_session(page)
        self.registrations: list[Any] = []
        self.tools.on(
            "ServiceWorker.workerRegistrationUpdated", lambda event: self.registrations.extend(event["registrations"])
        )
        self.tools.send("ServiceWorker.enable")

    def push(self, message: dict[str, Any]) -> None:
        while not self.registrations:
            self.page.wait_for_timeout(50)
        self.tools.send(
            "ServiceWorker.deliverPushMessage",
            {
                "origin": self.page.evaluate("location.origin"),
                "registrationId": self.registrations[0]["registrationId"],
                "data": json.dumps(message),
            },
        )

    def shown(self, *titles: str) -> list[Any]:
        """The notifications, as soon as they have these titles."""
        end = time.monotonic() + PATIENCE / 1000
        while True:
            found = list(self.page.evaluate(SHOWN))
            if sorted(one["title"] for one in found) == sorted(titles):
                return found
            assert time.monotonic() < end, found
            self.page.wait_for_timeout(50)


def test_the_service_worker_shows_what_the_server_pushes_and_merges_by_tag(with_windows: Open) -> None:
    page = with_windows(keeps=True)
    page.context.grant_permissions(["notifications"])
    worker = Worker(page)
    message = {
        "title": "Your turn",
        "body": "Bob builds.\nBob passes.",
        "tag": "turns",
        "url": "/",
        "lang": "en",
        "count": 2,
    }
    worker.push(message)
    (shown,) = worker.shown("Your turn")
    assert shown == {"title": "Your turn", "body": message["body"], "tag": "turns", "lang": "en", "data": {"url": "/"}}
    worker.push({**message, "title": "Your turn at 2 tables"})
    worker.shown("Your turn at 2 tables")
    worker.push({**message, "tag": "test"})
    worker.shown("Your turn", "Your turn at 2 tables")


def test_after_the_first_move_at_a_table_that_takes_days_one_tap_lets_the_browser_be_told(open_page: Open) -> None:
    ada, bob = seated(partial(open_page, keeps=True), "dragon")
    for page in (ada, bob):
        may_notify(page)
        page.reload()
        settle(page)
    seat = state_of(ada)["to_move"]
    mover = (ada, bob)[seat]
    Hands(mover).play(seat)
    mover.get_by_role("button", name="Notify me").click()
    expect(mover.get_by_text("You’ll be told on this device")).to_be_visible()
    state = api(mover, "GET", "/notifications")
    assert [(channel["kind"], channel["state"]) for channel in state["channels"]] == [("push", "on")]
    assert mover.evaluate("window.subscribedWith") == state["push_key"]
    mover.goto("/account")
    panel = mover.get_by_role("region", name="When it is your turn")
    expect(panel.get_by_text("this device", exact=True)).to_be_visible()
    panel.get_by_role("button", name="Remove: Browser").click()
    expect(panel.get_by_role("button", name="Notify me on this device")).to_be_visible()
    assert api(mover, "GET", "/notifications")["channels"] == []


def test_a_notification_opens_the_table_at_what_happened_since(open_page: Open) -> None:
    ada, bob = seated(open_page, "dragon")
    pages = [ada, bob]
    first = state_of(ada)["to_move"]
    for seat in (first, 1 - first):
        Hands(pages[seat]).play(seat)
    page = pages[first]
    page.goto(f"{page.url}?since")
    story = page.get_by_role("region", name="What happened since your last move")
    expect(story.get_by_text("1 of")).to_be_visible()
    assert "since" not in page.url


def test_channels_are_set_up_by_keyboard_and_say_how_they_are(open_page: Open) -> None:
    page = open_page(size="phone")
    known(page)
    page.goto("/account")
    panel = page.get_by_role("region", name="When it is your turn")
    panel.get_by_text("Add another way").focus()
    page.keyboard.press("Enter")
    panel.get_by_label("Way").select_option("ntfy")
    panel.get_by_label("Address").fill("https://ntfy.example.org")
    page.keyboard.press("Enter")
    open_page.forgive("400 (Bad Request)")
    expect(panel.get_by_role("alert")).to_contain_text("ntfy needs your topic at its end")
    panel.get_by_label("Way").select_option("slack")
    expect(panel.get_by_role("alert")).to_have_count(0)
    panel.get_by_label("Way").select_option("ntfy")
    panel.get_by_label("Address").fill("https://ntfy.example.org/my-turns")
    page.keyboard.press("Enter")
    expect(panel.get_by_text("ntfy · ntfy.example.org")).to_be_visible()
    expect(panel.get_by_text("Ready")).to_be_visible()
    panel.get_by_role("radio", name="Türkçe").check()
    settle(page)
    assert api(page, "GET", "/notifications")["language"] == "tr"
    panel.get_by_role("button", name="Make addresses").click()
    expect(panel.get_by_role("button", name="Copy calendar")).to_be_visible()
    feeds = api(page, "GET", "/notifications")["feeds"]
    assert "<feed" in page.request.get(feeds["turns"]).text()
    panel.get_by_role("button", name="New addresses").click()
    settle(page)
    assert page.request.get(feeds["turns"]).status == 404
    panel.get_by_role("button", name="Remove: ntfy").click()
    expect(panel.get_by_text("ntfy · ntfy.example.org")).to_be_hidden()


@pytest.mark.parametrize(
    ("kind", "title", "act"),
    [("confirm", "E-mails when it is your turn", "Yes, send them"), ("stop", "No more e-mails", "Stop the e-mails")],
)
def test_a_link_in_an_e_mail_changes_something_only_once_a_button_is_pressed(
    open_page: Open, kind: str, title: str, act: str
) -> None:
    page = open_page(f"/notifications/{kind}/x_y")
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    open_page.forgive("400 (Bad Request)")
    page.get_by_role("button", name=act).click()
    expect(page.get_by_role("alert")).to_be_visible()
