"""A link to a table shows what a stranger who follows it may see, in words and in a picture, and nothing more."""

import struct
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.server.house import FREE, ME, House, bot
from tests.server.web import Web
from yamen.server import pages
from yamen.server.errors import NotFound, RateLimited
from yamen.server.limits import Limits
from yamen.server.previews.card import Card, CardPlayer, card_of
from yamen.server.previews.drawing import svg_of
from yamen.server.previews.service import KEPT, PreviewService
from yamen.server.previews.tags import preferred_language, preview_tags
from yamen.server.previews.tasks import RenderCard
from yamen.server.tables.schemas import Result, SeatState, TableLine

HOSTILE = "</text><script>alert('x')</script>\"&"
SVG = "{http://www.w3.org/2000/svg}"


def line(game: str = "dragon", names: tuple[str, ...] = ("Ada", "Bob"), **more: Any) -> TableLine:
    seats = [SeatState(at, "person", name, "", False) for at, name in enumerate(names)]
    facts: dict[str, Any] = {
        "id": "t",
        "game": game,
        "stage": "running",
        "names": list(names),
        "my_turn": False,
        "players": len(names),
        "free": 0,
        "created": 0.0,
        "number": 9,
        "seats": seats,
        "to_move": 0,
        "to_move_name": names[0],
        "watchable": True,
        "abandoned": False,
        "round": 5,
        "result": None,
        "touched": 0.0,
        "what_if": False,
        "pace": "none",
        "clock": None,
        "options": {},
        "reliability": [],
    }
    return TableLine(**{**facts, **more})


def texts(card: Card) -> list[str]:
    """What is written in the picture."""
    return [text.text or "" for text in ElementTree.fromstring(svg_of(card)).iter(f"{SVG}text")]


def test_a_running_table_names_its_round_and_its_players() -> None:
    card = card_of(line(), "en")
    assert (card.title, card.about) == ("In the Year of the Dragon", "Month 5 · Ada, Bob")
    assert texts(card) == ["Yamen", "In the Year of the Dragon", "Month 5", "Ada", "Bob"]
    assert card_of(line(), "cs").about == "5. měsíc · Ada, Bob"


def test_a_result_has_the_winner_first_with_all_points() -> None:
    card = card_of(line(stage="over", result=Result([41, 57], [1, 0], 1)), "en")
    assert card.about == "Over · Bob 57, Ada 41"
    assert [player.won for player in card.players] == [True, False]
    assert texts(card)[3:] == ["Bob", "57", "Ada", "41"]


def test_whoever_plays_without_a_seat_is_in_the_result() -> None:
    card = card_of(line("gugong", ("Ada",), stage="over", result=Result([20, 31], [1, 0], 1)), "en")
    assert (card.title, card.about) == ("Gùgōng, solo", "Over · Meng 31, Ada 20")


def test_a_table_that_nobody_may_watch_tells_only_its_game() -> None:
    endings: list[dict[str, Any]] = [
        {},
        {"stage": "over", "result": Result([41, 57], [1, 0], 1)},
        {"stage": "open", "free": 1},
    ]
    for more in endings:
        assert card_of(line(watchable=False, **more), "en") == Card("In the Year of the Dragon", "A private table")


def test_names_are_text_and_never_markup() -> None:
    card = card_of(line(names=(HOSTILE, "B & C")), "en")
    assert texts(card)[3:] == [HOSTILE, "B & C"]
    tags = preview_tags(card, "https://x.example/table/t", None)
    assert "<script" not in tags
    assert 'content="Month 5 · &lt;/text&gt;&lt;script&gt;alert(&#x27;x&#x27;)' in tags


def test_a_name_in_letters_that_the_picture_lacks_is_a_number_there() -> None:
    card = card_of(line(names=("Łukasz Şimşek", "王小明")), "en")
    assert texts(card)[3:] == ["Łukasz Şimşek", "Player 2"]
    assert "王小明" in card.about


def test_a_picture_is_a_whole_png_and_differs_by_what_it_tells() -> None:
    pytest.importorskip("resvg_py")
    cards = [Card("Game", "Over", (CardPlayer(HOSTILE, HOSTILE, 0, 3, won),)) for won in (True, False)]
    pictures = [RenderCard(card).run() for card in [*cards, cards[0]]]
    for picture in pictures:
        assert picture.startswith(b"\x89PNG\r\n\x1a\n")
        assert picture.endswith(b"IEND\xaeB`\x82")
        assert struct.unpack(">II", picture[16:24]) == (1200, 630)
    assert pictures[0] == pictures[2] != pictures[1]


@pytest.mark.parametrize(
    ("accepted", "language"), [("", "en"), ("de,fr;q=0.5", "en"), ("de, tr-TR;q=0.9, pl", "tr"), ("PL", "pl")]
)
def test_the_language_is_the_first_of_ours_that_is_accepted(accepted: str, language: str) -> None:
    assert preferred_language(accepted) == language


async def test_a_picture_is_drawn_once_and_drawing_is_limited_by_address(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    previews = PreviewService(house.listing, house.workers, Limits(preview_rate=0, preview_burst=2))
    drawn: list[Card] = []

    async def run(task: RenderCard, *_: object, **__: object) -> bytes:
        drawn.append(task.card)
        return task.card.about.encode()

    monkeypatch.setattr(previews, "has_pictures", True)
    monkeypatch.setattr(house.workers, "run", run)
    ada = await house.guest("Ada")
    table = await house.table(ada, ME, FREE)
    for _ in range(5):
        assert await previews.picture(table.id, "en", "1.2.3.4") == "Waiting for one player · Ada".encode()
    await previews.picture(table.id, "pl", "1.2.3.4")
    with pytest.raises(RateLimited):
        await previews.picture(table.id, "tr", "1.2.3.4")
    await previews.picture(table.id, "tr", "5.6.7.8")
    await previews.picture(table.id, "en", "1.2.3.4")
    assert len(drawn) == 3
    assert len(previews._kept) <= KEPT


async def test_without_the_extra_links_have_words_and_a_picture_says_what_is_missing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house.previews, "has_pictures", False)
    table = await house.table(await house.guest("Ada"), ME, bot())
    assert (await house.previews.card(table.id, "en")).title == "In the Year of the Dragon"
    with pytest.raises(NotFound, match="yamen\\[preview\\]"):
        await house.previews.picture(table.id, "en", "")


@pytest.fixture
def static(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "static"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html><head><title>Yamen</title></head>")
    monkeypatch.setattr(pages, "STATIC", folder)
    monkeypatch.setattr(pages, "FILES", {})
    return folder


def test_the_page_of_a_table_has_its_preview_and_other_pages_have_none(tmp_path: Path, static: Path) -> None:
    with Web(tmp_path / "data", connection_limits=Limits(guess_rate=0, guess_burst=3)) as web:
        web.services.previews.has_pictures = True  # type: ignore[misc]  # whether or not the extra is here
        ada, bob = web.person("Ada <b>"), web.person("Bob")
        id_ = web.running(ada, bob).rpartition("/")[2]
        asked = web.stranger.get(f"/table/{id_}", headers={"Accept-Language": "pl"})
        assert '<meta property="og:title" content="W roku smoka">' in asked.text
        assert 'content="W toku · Ada &lt;b&gt;, Bob"' in asked.text
        picture = f'content="http://testserver.local/previews/{id_}/picture.png?lang=pl&amp;version='
        assert picture in asked.text
        assert "Accept-Language" in asked.headers["Vary"]
        assert web.stranger.head(f"/table/{id_}").headers["Content-Length"] == str(
            len(web.stranger.get(f"/table/{id_}").content)
        )
        hidden = web.running(ada, bob, watchable=False).rpartition("/")[2]
        told = web.stranger.get(f"/table/{hidden}").text
        assert "A private table" in told
        assert "Ada" not in told
        for address in ("/", "/rules/dragon", "/table/none", f"/table/{id_}/more"):
            assert "og:title" not in web.stranger.get(address).text
        for _ in range(3):
            web.stranger.get("/table/no-such-table")
        assert "og:title" not in web.stranger.get(f"/table/{id_}").text  # whoever guesses is told nothing any more


def test_a_picture_is_served_to_be_kept_and_shown_by_other_sites(tmp_path: Path) -> None:
    pytest.importorskip("resvg_py")
    with Web(tmp_path) as web:
        id_ = web.running(web.person("Ada"), web.person("Bob")).rpartition("/")[2]
        answer = web.stranger.get(f"/previews/{id_}/picture.png?lang=tr&version=1")
        assert (answer.status_code, answer.headers["Content-Type"]) == (200, "image/png")
        assert answer.content.startswith(b"\x89PNG")
        assert answer.headers["Cache-Control"] == "public, max-age=3600"
        assert "cross-origin-resource-policy" not in answer.headers
        assert web.stranger.get("/previews/none/picture.png").status_code == 404
