"""Web Push from end to end: Firefox subscribes, decrypts and shows what the server sends through a push service."""

import shutil
from collections.abc import Iterator

import pytest

from tests.browser.firefox import Firefox, firefox
from tests.browser.house import serving
from tests.browser.push_service import PushService, push_service
from tests.browser.test_firefox import API

pytestmark = [
    pytest.mark.nightly,
    pytest.mark.skipif(not shutil.which("firefox-esr"), reason="Firefox is not installed (apt install firefox-esr)."),
]
BUTTON = """(name) => {
  const ready = [...document.querySelectorAll('button:not([aria-busy=true], [aria-disabled=true])')];
  const named = (one) => (one.ariaLabel || one.innerText.trim()).startsWith(name);
  const found = ready.find(named);
  found?.scrollIntoView({ block: 'center' });
  const box = found?.getBoundingClientRect();
  return box && [box.x + box.width / 2, box.y + box.height / 2];
}"""
SAID = "(text) => [...document.querySelectorAll('[role=status]')].some((one) => one.innerText.includes(text))"
SHOWN = "async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title }) => title).join()"
CHANNELS = "async () => (await (await fetch('/api/notifications')).json()).channels.map(({ id }) => id)"


@pytest.fixture
def pushed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Firefox, PushService]]:
    """Firefox on the account's page, with a push service of ours in place of its maker's."""
    preferences = {
        "dom__push__testing__allowInsecureServerURL": True,
        "dom__push__connection__enabled": True,
        "remote__prefs__recommended": False,  # they switch push services off
        "permissions__default__desktop-notification": 1,
    }
    data = tmp_path_factory.mktemp("pushed")
    with (
        push_service() as (service, address),
        serving(data, "tests.browser.quick", "--allow-private") as server,
        firefox(tmp_path_factory.mktemp("firefox"), dom__push__serverURL=address, **preferences) as fox,
    ):
        fox.goto(server)
        fox.wait("() => document.querySelector('h1')")
        fox.evaluate(API, "/people", {"name": "Ada"})
        fox.evaluate("() => localStorage.setItem('known', 'yes')")
        fox.goto(f"{server}/account")
        yield fox, service


def test_a_browser_subscribes_decrypts_and_shows_what_the_server_pushes(pushed: tuple[Firefox, PushService]) -> None:
    fox, service = pushed

    def click(name: str) -> None:
        fox.click(*fox.wait(BUTTON, name))

    click("Notify me on this device")
    click("Test: Browser")
    fox.wait(SAID, "Delivered")
    fox.wait(f"async () => (await ({SHOWN})()) === 'Messages arrive here'")
    assert service.sent == 1
    # At the next start it subscribes anew where the push service has given it another address.
    before = fox.evaluate(CHANNELS)
    fox.evaluate(
        """async () => {
          const { pushManager } = await navigator.serviceWorker.ready;
          await (await pushManager.getSubscription()).unsubscribe();
          location.reload();
        }"""
    )
    fox.wait(f"async (before) => !(await ({CHANNELS})()).includes(before)", before[0])
    assert len(fox.evaluate(CHANNELS)) == len(service.channels) == 1
    click("Test: Browser")  # of the channel that there is now
    fox.wait(f"async () => (await ({SHOWN})()).includes('Messages arrive here')")
    fox.wait(SAID, "Delivered")
    service.channels.clear()
    click("Test: Browser")
    fox.wait(SAID, "No device there any more")
    assert fox.evaluate(CHANNELS) == []
