"""The table itself: what lies on it is in reach."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.conftest import Open
from tests.browser.scenes import SCENES, dress


@pytest.mark.parametrize("name", ["dragon", "meng", "night"])
def test_what_a_low_window_scrolls_is_reached_by_keyboard(open_page: Open, name: str) -> None:
    page = open_page()
    address = SCENES[name].prepare(page)
    for width, height in ((1440, 640), (1024, 640)):
        page.set_viewport_size({"width": width, "height": height})
        dress(page, SCENES[name], address)
        found = Axe().run(page, options={"runOnly": ["scrollable-region-focusable"]}).response["violations"]
        assert [node["html"][:160] for each in found for node in each["nodes"]] == [], (width, height)
