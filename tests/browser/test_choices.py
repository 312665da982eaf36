"""No choice is ever hidden: recorded games at every size, with every choice and Confirm whole in the window."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Open
from tests.browser.house import EVERY_SIZE, Window
from tests.browser.positions import GAMES, Decision, kinds, sit_down
from tests.browser.scenes import choose

LANGUAGES = ("en", "pl", "cs", "tr")
SIZES = {**EVERY_SIZE, "large-desk": (1920, 1080)}
SMALLEST = ("phone", "small-desk")
"""The smallest with a board above and with one beside."""
LARGER = [size for size in SIZES if size not in SMALLEST]
HANDFUL = {
    "gugong": ("1p-hard-decrees", "2p-bonus-expert", "4p-bonus-rules-2", "5p-plain"),
    "dragon": ("2p-wall-flood", "4p-chosen", "5p-wall-drawn"),
}
DEEPER = 1
"""How many of the choices that lead to others are followed."""

WALK = """async ([positions, most]) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  // What comes of a new size is drawn a frame later, and where that scrolls the page, another one.
  const drawn = async () => {
    for (let before = '', same = 0; same < 2; ) {
      await frame();
      const { top, bottom } = document.querySelector('.prompt').getBoundingClientRect();
      const now = `${top} ${bottom} ${document.querySelector('.stage').clientHeight}`;
      same = now === before ? same + 1 : 0;
      before = now;
    }
  };
  const inside = (box, room) =>
    box.left > room.left - 2 && box.top > room.top - 2 && box.right < room.right + 2 && box.bottom < room.bottom + 2;
  const cuts = (around) => around !== document.body && getComputedStyle(around).overflow !== 'visible';
  const hidden = (one) => {
    const box = one.getBoundingClientRect();
    if (box.width < 4 || box.height < 4) return 'is not drawn';
    if (!inside(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight })) return 'is not whole in the window';
    for (let around = one.parentElement; around.parentElement; around = around.parentElement)
      if (cuts(around) && !inside(box, around.getBoundingClientRect())) return 'must be scrolled to';
    for (const [across, down] of [[0.5, 0.5], [0.06, 0.2], [0.94, 0.8]]) {
      const hit = document.elementFromPoint(box.left + box.width * across, box.top + box.height * down);
      if (!hit || !(one.contains(hit) || hit.contains(one))) return `lies under ${hit?.outerHTML.slice(0, 80)}`;
    }
    return null;
  };
  const wrong = [];
  const look = (name) => {
    // A phone repeats in a list only what doesn't lie in sight: the hand, and the actions of a month.
    const atHand = '.dock button.touch.legal, .stage [data-thing^="action:"].legal';
    const things = innerWidth <= 820 ? atHand : '.dock [data-thing].legal';
    const choices = [...document.querySelectorAll(`.choices button, .aside button, ${things}`)];
    if (!choices.length) wrong.push(`${name}: nothing can be chosen`);
    for (const one of [...choices, ...document.querySelectorAll('.prompt h2, .choices .refused, .acts button')]) {
      const found = hidden(one);
      const text = (one.innerText || one.getAttribute('aria-label') || '').replaceAll(/\\s+/g, ' ').slice(0, 60);
      if (found) wrong.push(`${name}: "${text}" ${found}`);
    }
  };
  for (const { name, state } of positions) {
    window.say(state);
    await drawn();
    look(name);
    const leading = Math.min(document.querySelectorAll('[data-leads]').length, most);
    for (let at = 0; at < leading; at++) {
      document.querySelectorAll('[data-leads]')[at].click();
      await drawn();
      look(`${name}, then ${at + 1}`);
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      await drawn();
    }
  }
  return wrong;
}"""
"""What is hidden in any of the positions, after each choice that leads to others as well."""


@pytest.fixture(scope="module")
def opened(browser: Browser, server: str) -> Open:
    open_ = Open(browser.new_context, server)
    open_.forgive("/favicon.ico")  # Chromium asks for it at a picture
    return open_


class Recorded:
    """One page for all decisions of a game, resized in place."""

    def __init__(self, opened: Open, positions: list[Decision]) -> None:
        page = opened("/favicon.svg")
        self.window = Window(page)
        self.page = page
        self.positions = [{"name": each.name, "state": each.state} for each in positions]
        sit_down(page, positions[0])

    def walk(self) -> list[str]:
        found: list[str] = self.page.evaluate(WALK, [self.positions, DEEPER])
        return found


@pytest.fixture(scope="module", params=HANDFUL)
def recorded(request: pytest.FixtureRequest, opened: Open, nightly: bool) -> Iterator[Recorded]:
    game: str = request.param
    paths = [GAMES / f"{game}-{name}.yamen" for name in HANDFUL[game]]
    if nightly:
        paths = sorted(GAMES.glob(f"{game}-*.yamen"))
    yield Recorded(opened, kinds(paths, every_number=nightly))
    assert opened.complaints() == []


@pytest.mark.parametrize("size", [*SMALLEST, *(pytest.param(size, marks=pytest.mark.nightly) for size in LARGER)])
def test_every_choice_and_confirm_is_whole_in_the_window(recorded: Recorded, size: str, nightly: bool) -> None:
    width, height = SIZES[size]
    recorded.window.resize(width, height, touch=width <= 1024)
    for lang in LANGUAGES if nightly else ("en",):
        choose(recorded.page, language=lang)
        found = recorded.walk()
        assert found == [], "\n".join([f"{lang} at {width} × {height}:", *found])
