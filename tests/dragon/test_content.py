"""The printed figures of the game as data."""

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from tests.dragon.scenes import DRAGON
from yamen import BadContent, new_game
from yamen.engine.content import CONFIDENCE
from yamen.games.dragon.content import CONTENT, DragonContent, read_content
from yamen.games.dragon.words import BONUSES, PERSONS

TEXT = files("yamen.games.dragon").joinpath("content.toml").read_text("utf-8")

TILES = {
    "craftsman": (2, 1, 10),
    "court_lady": (1, 1, 10),
    "young_pyrotechnist": (5, 1, 6),
    "old_pyrotechnist": (3, 2, 4),
    "tax_collector": (3, 3, 10),
    "young_warrior": (5, 1, 6),
    "old_warrior": (3, 2, 4),
    "young_monk": (6, 1, 6),
    "old_monk": (2, 2, 4),
    "young_healer": (4, 1, 6),
    "old_healer": (1, 2, 4),
    "young_farmer": (4, 1, 6),
    "old_farmer": (1, 2, 4),
    "young_scholar": (4, 2, 6),
    "old_scholar": (2, 3, 4),
}
"""Value, symbols and count."""


@pytest.mark.parametrize("person", TILES)
def test_each_person_tile_has_its_value_symbols_and_count(person: str) -> None:
    """D1.1"""
    kind = PERSONS.index(person)
    assert (CONTENT.value[kind], CONTENT.symbols[kind], CONTENT.count[kind]) == TILES[person]


def test_all_ninety_person_tiles_are_there() -> None:
    """D1.1: ten of each of nine types."""
    assert set(TILES) == set(PERSONS)
    assert sum(CONTENT.count) == 90


def test_cards_prices_and_events_are_as_printed() -> None:
    """D1.3, D1.5, D3.5, D3.11, D5.2, D5.4, D5.6, D8.1"""
    assert CONTENT.cards == [1] * 9 + [2]
    assert CONTENT.action == [2, 1, 1, 1, 1, 1]
    assert (CONTENT.small_price, CONTENT.dragons) == (2, [1, 2])
    assert CONTENT.event_tiles == [2] * 6
    assert (CONTENT.tribute, CONTENT.contagion, CONTENT.festival) == (4, 3, [6, 3])
    assert dict(zip(BONUSES, CONTENT.bonus, strict=True)) == {
        "rice": 1,
        "firework": 1,
        "floor": 1,
        "yuan": 2,
        "steps": 3,
        "points": 3,
    }


def leaves(data: Any, path: str = "") -> dict[str, Any]:
    """Every figure of a content file by its path."""
    if not isinstance(data, dict):
        return {path: data}
    found: dict[str, Any] = {}
    for key, value in data.items():
        found |= leaves(value, f"{path}.{key}" if path else key)
    return found


def test_every_figure_says_how_sure_it_is() -> None:
    """D1.1: and none stands in the file that isn't read."""
    figures = {figure.path: [figure.value, figure.confidence] for figure in CONTENT.figures}
    assert figures == leaves(tomllib.loads(TEXT))
    assert {figure.confidence for figure in CONTENT.figures} <= set(CONFIDENCE)


def test_the_uncertain_figures_are_marked_as_such() -> None:
    """D1.1, D1.3: what only implementations or reports tell is no rulebook text."""
    sure = {figure.path: figure.confidence for figure in CONTENT.figures}
    assert sure["persons.tax_collector.young.value"] == "inferred"
    assert sure["persons.court_lady.young.value"] == "likely"
    assert sure["persons.healer.old.symbols"] == "likely"
    assert sure["cards.wild"] == "likely"
    assert all(sure[f"persons.{name}.old.value"] == "likely" for name in ("monk", "healer", "farmer", "scholar"))


# Other content


def line_of(text: str, part: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if part in line)


def mistakes_in(text: str) -> list[str]:
    with pytest.raises(BadContent) as error:
        read_content(text, "mine.toml")
    return error.value.mistakes


def replaced(*changes: tuple[str, str]) -> str:
    text = TEXT
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


def test_all_mistakes_are_listed_each_with_its_line() -> None:
    """D1.1: several at once, not only the first."""
    text = replaced(
        ("young = { value = [6,", "young = { value = [7,"),
        ('taxes = [2, "text"]', 'taxes = [2, "sure"]'),
        ('harvest = [1, "text"]', "harvest = 1"),
        ('research = [1, "text"]', 'reading = [1, "text"]'),
        ('yuan = [4, "text"]', 'yuan = ["four", "text"]'),
    )
    found = mistakes_in(text)
    lines = {
        "persons.monk.young.value: 7 is out of range; 1 to 6": line_of(text, "value = [7,"),
        "actions.taxes: 'sure' is no confidence": line_of(text, "taxes ="),
        "actions.harvest: a figure is a number and how sure it is": line_of(text, "harvest = 1"),
        "actions.reading: is unknown": line_of(text, "reading ="),
        "actions.research: is missing": line_of(text, "[actions]"),
        "events.tribute.yuan: a figure is a number and how sure it is": line_of(text, '"four"'),
    }
    for reason, line in lines.items():
        assert [mistake for mistake in found if mistake.startswith(f"line {line}: {reason}")], (reason, found)
    assert len(found) == len(lines)


def test_the_message_names_the_file_before_each_mistake() -> None:
    with pytest.raises(BadContent) as error:
        read_content(replaced(('wild = [2, "likely"]', "wild = 2"), ('taxes = [2, "text"]', "taxes = 2")), "mine.toml")
    assert [line.split(":")[0] for line in str(error.value).splitlines()] == ["mine.toml", "mine.toml"]


def test_counts_that_do_not_make_ten_tiles_are_a_mistake() -> None:
    """D1.1"""
    text = replaced(('symbols = [3, "text"], count = [4, "text"]', 'symbols = [3, "text"], count = [5, "text"]'))
    assert mistakes_in(text) == [
        f"line {line_of(text, '[persons.scholar]')}: persons.scholar: "
        "there are 10 tiles of each type, these counts give 11"
    ]


def test_counts_must_leave_tiles_for_two_players() -> None:
    """D1.2: three players missing take three young and three old ones away."""
    text = replaced(
        ('symbols = [2, "text"], count = [6, "text"]', 'symbols = [2, "text"], count = [8, "text"]'),
        ('symbols = [3, "text"], count = [4, "text"]', 'symbols = [3, "text"], count = [2, "text"]'),
    )
    assert "persons.scholar" in mistakes_in(text)[0]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("large = { dragons", 'large = { price = [6, "text"], dragons'),
        ('first = [6, "text"],', 'first = [6, "text"], third = [1, "text"],'),
        ("[cards]", "[card]"),
        ("[persons.court_lady]", "[persons.court_lord]"),
    ],
)
def test_a_name_that_nothing_reads_is_a_mistake(old: str, new: str) -> None:
    """D1.1: wherever it stands."""
    text = replaced((old, new))
    unknown = [mistake for mistake in mistakes_in(text) if "is unknown" in mistake]
    assert [mistake for mistake in unknown if mistake.startswith(f"line {line_of(text, new)}:")]


def test_only_split_types_have_old_persons() -> None:
    """D1.1"""
    old = 'old = { value = [1, "ours"], symbols = [1, "ours"], count = [4, "ours"] }'
    text = replaced(("[persons.court_lady]", f"[persons.court_lady]\n{old}"))
    assert "line 16: persons.court_lady: only the six split types have old persons" in mistakes_in(text)


def test_what_is_no_toml_is_refused_with_its_place() -> None:
    assert "not readable as TOML" in mistakes_in(TEXT.replace("[cards]", "[cards"))[0]
    assert "line" in mistakes_in(TEXT.replace("[cards]", "[cards"))[0]


def test_an_empty_file_lacks_everything() -> None:
    found = mistakes_in("")
    for table in ("persons", "cards", "actions", "privileges.small.price", "events.tribute.yuan", "wall.points"):
        assert f"line 1: {table}: is missing" in found


def test_a_game_is_played_with_the_content_given() -> None:
    """D3.5: taxes that bring 5 yuan; the hash tells one content from the other."""
    content = read_content(replaced(('taxes = [2, "text"]', 'taxes = [5, "ours"]')), "mine.toml")
    assert isinstance(content, DragonContent)
    assert content.hash != CONTENT.hash == DRAGON.content.hash
    game = new_game("dragon", 2, seed=1, content=content)
    assert game.view()["printed"]["actions"]["taxes"] == 5
    while "do taxes" not in game.legal_texts():
        game.play(game.legal_moves()[0])
    seat = game.player
    before = [player["yuan"] for player in game.view()["players"]][seat]
    collectors = str(game.view(seat)["players"][seat]["palaces"]).count("tax_collector")
    news = game.play("do taxes")
    assert news[1].named() == {"player": seat, "yuan": 5 + 3 * collectors}
    assert game.view()["players"][seat]["yuan"] == before + 5 + 3 * collectors


def test_the_view_tells_what_is_printed() -> None:
    """D1.1, D3.11, D5, D8.1"""
    printed = new_game("dragon", 3, seed=1, large_privilege_price=6).view()["printed"]
    told = {person: (tile["value"], tile["symbols"]) for person, tile in printed["persons"].items()}
    assert told == {person: (value, symbols) for person, (value, symbols, _) in TILES.items()}
    assert printed["prices"] == {"small": 2, "large": 6}
    assert printed["dragons"] == {"small": 1, "large": 2}
    assert (printed["tribute"], printed["contagion"], printed["festival"]) == (4, 3, [6, 3])
    assert printed["bonuses"] == {"rice": 1, "firework": 1, "floor": 1, "yuan": 2, "steps": 3, "points": 3}
