"""What looks for faults in texts finds them."""

import pytest
from playwright.sync_api import Page

from tests.browser.words import cut_off, is_english, keys_shown, said_on


@pytest.mark.parametrize(
    ("text", "english"),
    [
        ("Rules", True),
        ("Waiting for Bob", True),
        ("Bob: Waiting for your friends. Got a link or a code?", True),
        ("Zasady", False),
        ("Gùgōng", False),
        ("Bot Mei", False),
        ("42", False),
    ],
)
def test_english_is_known_among_polish(text: str, english: bool) -> None:
    assert is_english(text, "pl") == english


def test_a_page_is_heard_with_all_it_says(page: Page) -> None:
    page.set_content(
        """<p title="Ti">One <b>two</b></p><p hidden>none</p><input placeholder="Pla">
        <svg aria-label="La"><text>in a picture</text></svg><button>[client-play-now]</button>"""
    )
    said = said_on(page)
    assert set(said) == {"One", "two", "Ti", "Pla", "La", "in a picture", "[client-play-now]", ""}
    assert keys_shown(said) == ["[client-play-now]"]


def test_texts_are_seen_to_be_cut_off(page: Page) -> None:
    page.set_content(
        """<button style="width: 40px; overflow: hidden; white-space: nowrap">much too long for this</button>
        <button style="width: 400px; overflow: hidden">short</button>
        <div style="width: 200px; overflow: auto"><b>seen</b><b style="margin-left: 300px">after scrolling</b></div>
        <svg width="400" height="100" viewBox="0 0 400 100">
          <rect width="60" height="30" /><text x="4" y="20">wider than this</text>
          <g transform="translate(200 0)"><rect width="150" height="30" /><text x="4" y="20">fits well</text></g>
          <text x="4" y="80">written here</text><text x="30" y="82">and here</text>
        </svg>"""
    )
    assert cut_off(page) == [
        "much too long for this",
        "beside: after scrolling",
        "wider than its plaque: wider than this",
        "one over the other: written here, and here",
    ]
