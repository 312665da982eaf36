"""The printed figures of the game as data, and what is said to a file with mistakes."""

from collections import Counter
from importlib.resources import files

import pytest

from tests.gugong.scenes import GUGONG
from yamen import BadContent, new_game
from yamen.engine.content import CONFIDENCE
from yamen.games.gugong.content import CONTENT, GugongContent, read_content
from yamen.games.gugong.jade import square_price
from yamen.games.gugong.position import GugongPosition
from yamen.games.gugong.words import AUTOMA_CARDS, CARD_ACTIONS, CITIES, GROUPS, TOKENS

TEXT = files("yamen.games.gugong").joinpath("content.toml").read_text("utf-8")

GIFTS = {
    "board": "1 intrigue, 2 great_wall, 3 servants, 4 palace, 5 swap, 6 servant, 7 none",
    "set1": "1 palace, 4 great_wall, 6 swap, 9 none",
    "set2": "2 canal, 3 servants, 7 none, 8 none",
    "set3": "3 intrigue, 4 decrees, 6 servant, 8 none",
    "set4": "2 palace, 5 servant, 6 swap, 9 none",
    "set5": "1 great_wall, 5 swap, 7 servant, 9 none",
    "pile": "1 canal, 1 decrees, 2 decrees, 3 great_wall, 4 canal, 5 intrigue, 5 servant, 7 swap, 8 none, 8 none, "
    "9 none",
}


@pytest.mark.parametrize("group", GROUPS)
def test_each_gift_card_has_its_value_and_action(group: str) -> None:
    """G1.4, G3.6"""
    cards = [card for card in range(38) if GROUPS[CONTENT.group[card]] == group]
    assert ", ".join(f"{CONTENT.value[card]} {CARD_ACTIONS[CONTENT.action[card]]}" for card in cards) == GIFTS[group]


def test_every_value_from_1_to_9_is_there() -> None:
    """G1.4: and the board has 1 to 7 once each."""
    assert set(CONTENT.value) == set(range(1, 10))
    assert [CONTENT.value[card] for card in range(38) if CONTENT.group[card] == 0] == [1, 2, 3, 4, 5, 6, 7]


def test_no_card_travels_or_buys_jade() -> None:
    """G3.6: five location actions, servants and the swap are on cards."""
    found = {CARD_ACTIONS[action] for action in CONTENT.action}
    assert found == {"palace", "canal", "great_wall", "decrees", "intrigue", "servant", "servants", "swap", "none"}


def test_there_are_32_basic_and_6_bonus_tokens() -> None:
    """G1.1, G4.4, G4.5: of fifteen kinds."""
    assert len(TOKENS) == 15
    assert (sum(CONTENT.tokens[:12]), CONTENT.tokens[12:]) == (32, [2, 2, 2])
    assert (CONTENT.token_vp, CONTENT.token_card, CONTENT.token_servants) == (2, 7, 3)


def test_the_other_figures_are_as_printed() -> None:
    """G2.5, G5.2, G6.1, G8.1, G9.1, G10.4, G12.1, G13.5"""
    assert CONTENT.new_servants == [4, 4, 4]
    assert (CONTENT.wall, CONTENT.wall_points) == ([4, 5, 6, 7], 3)
    assert (CONTENT.houses, CONTENT.square) == ([[3, 3, 4, 4], [3, 3, 3, 4, 4, 4]], 5)
    assert (CONTENT.worth, CONTENT.more) == ([1, 3, 6, 10, 15], 2)
    assert CONTENT.arrival == [7, 5, 3, 2, 1]
    assert (CONTENT.canal_points, CONTENT.reward_spaces, CONTENT.night_points) == (4, [3, 2, 1], 3)
    assert dict(zip(AUTOMA_CARDS, CONTENT.automa, strict=True)) == {
        "travel": 1,
        "great_wall": 1,
        "jade": 2,
        "intrigue": 1,
        "palace": 2,
        "decrees": 1,
        "canal": 1,
        "special": 2,
    }


@pytest.mark.parametrize(("side", "cities", "rim"), [(0, 10, 8), (1, 14, 10)])
def test_both_maps_are_connected(side: int, cities: int, rim: int) -> None:
    """G4.2: from every city to every other, and roads go both ways."""
    roads = CONTENT.roads[side]
    known = CONTENT.cities[side]
    assert (len(known), len(CONTENT.rim[side])) == (cities, rim)
    for start in known:
        reached, ahead = {start}, [start]
        while ahead:
            here = ahead.pop()
            ahead += [city for city in roads[here] if city not in reached]
            reached |= set(roads[here])
        assert reached == set(known)
    assert all(one in roads[other] for one in known for other in roads[one])
    assert all(not roads[city] for city in range(len(CITIES)) if city not in known)


def test_every_figure_says_how_sure_it_is() -> None:
    """G1.4: nothing is claimed to be printed that isn't known."""
    assert {figure.confidence for figure in CONTENT.figures} == set(CONFIDENCE)
    sure = {figure.path: figure.confidence for figure in CONTENT.figures}
    assert sure["jade.square"] == sure["wall.three"] == sure["decrees.cheap_decrees"] == "text"
    assert sure["days.servants.each_morning"] == "likely"
    assert sure["tokens.toll"] == sure["decrees.cost1"] == sure["automa.jade"] == "inferred"
    assert sure["palace.first"] == sure["palace.third"] == "inferred", "shown for one side of the board"
    assert sure["automa.decrees"] == sure["palace.fourth"] == "ours"
    assert sure["gifts.set1.palace"] == sure["map.few.roads"] == sure["palace.fifth"] == "ours"
    gifts = Counter(figure.path.split(".")[1] for figure in CONTENT.figures if figure.path.startswith("gifts."))
    assert gifts == {"board": 7, "set1": 4, "set2": 4, "set3": 4, "set4": 4, "set5": 4, "pile": 11}


# Other content


def line_of(text: str, part: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if part in line)


def line_of_path(text: str, path: str) -> int:
    """Where a table or a key of it stands, or would stand."""
    lines = text.splitlines()
    if f"[{path}]" in lines:
        return lines.index(f"[{path}]") + 1
    table, _, key = path.rpartition(".")
    start = lines.index(f"[{table}]")
    return next((at + 1 for at in range(start, len(lines)) if lines[at].startswith(f"{key} = ")), start + 1)


def mistakes_in(text: str) -> list[str]:
    with pytest.raises(BadContent) as error:
        read_content(text, "mine.toml")
    return error.value.mistakes


def changed(*changes: tuple[str, str]) -> str:
    text = TEXT
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


ROADS = next(line for line in TEXT.splitlines() if line.startswith('roads = ["fuzhou'))
TOKEN_COUNTS = TEXT[TEXT.index("servant = [4,") : TEXT.index("plus1 = ")]
FACES = "first = { faces = [1, 2, 3, 4, 5, 6], "


@pytest.mark.parametrize(
    ("old", "new", "mistake"),
    [
        ('"1 palace", "4 great_wall"', '"4 great_wall"', "gifts.set1: there must be 4 cards"),
        ('"1 palace",', '"1 dance",', "gifts.set1: '1 dance': unknown action 'dance'; known: travel, great_wall"),
        ('"1 palace",', '"0 palace",', "gifts.set1: '0 palace': the value must be 1 to 9"),
        ('"1 palace",', '"10 palace",', "gifts.set1: '10 palace': the value must be 1 to 9"),
        ('"1 palace",', '"² palace",', "gifts.set1: '² palace': the value must be 1 to 9"),
        ("set5 = {", "set6 = {", "gifts.set6: is unknown; known: board"),
        (FACES + 'sure = "ours"', FACES + 'sure = "surely"', "dice.first: sure must be one of: text, likely"),
        ("faces = [1, 2, 3, 4, 5, 6]", "faces = [1, 2, 3, 4, 5]", "dice.first: faces must be a list of 6 numbers"),
        ("faces = [1, 2, 3, 4, 5, 6]", "faces = [1, 2, 3, 4, 5, 10]", "dice.first: 10 is out of range; 1 to 9"),
        ("faces = [1, 2, 3, 4, 5, 6]", "faces = [5, 5, 5, 5, 5, 5]", "dice.first: a die needs different faces"),
        (
            '"luoyang xian", "luoyang chengdu"]',
            '"luoyang rome"]',
            "map.few.roads: the road 'luoyang rome' leads",
        ),
        ('"luoyang xian", "luoyang chengdu"]', '"luoyang kunming"]', "map.few.roads: the road 'luoyang kunming' leads"),
        (
            '"luoyang xian", "luoyang chengdu"]',
            '"luoyang"]',
            "map.few.roads: the road 'luoyang' leads to nowhere",
        ),
        (ROADS, 'roads = ["fuzhou luoyang"]', "map.few.inner: no road leads from the rim to fuzhou"),
        (ROADS, "roads = 3", "map.few.roads: a list is expected here"),
        ('inner = ["fuzhou", "luoyang"]', "inner = 3", "map.few.inner: a list is expected here"),
        ('rim = ["hangzhou", "nanjing"', 'rim = ["hangzhou"', "map.few: there must be 10 different cities, not 9"),
        ('rim = ["hangzhou"', 'rim = ["paris"', "map.few.rim: 'paris' is not a city; known: beijing"),
        ("[map.many]", "[map.more]", "map.more: is unknown; known: few, many"),
        ('servant = [4, "ours"]', 'servant = [4, "maybe"]', "tokens.servant: 'maybe' is no confidence"),
        ('servant = [4, "ours"]', "servant = 4", "tokens.servant: a figure is a number and how sure it is"),
        ('servant = [4, "ours"]', 'servant = [16, "ours"]', "tokens.servant: 16 is out of range; 0 to 15"),
        ('servant = [4, "ours"]', 'slave = [4, "ours"]', "tokens.slave: is unknown"),
        ("prices = [3, 3, 4, 4]", "prices = []", "jade.few: prices must be a list of 1 to 8 numbers"),
        (
            "each_morning = [4, 4, 4]",
            "each_morning = [4, 4]",
            "days.servants: each_morning must be a list of 3 numbers",
        ),
        ('special = [2, "text"]', 'special = [1, "text"]', "automa: the deck has 9 location cards and 2 special"),
        ('cost3 = [3, "ours"]', "", "decrees.cost3: is missing"),
        ("[night]", "[knight]", "knight: is unknown"),
    ],
)
def test_a_mistake_is_told_with_its_line(old: str, new: str, mistake: str) -> None:
    """G1.4: whatever doesn't fit, beside what follows from it."""
    text = changed((old, new))
    told = [found for found in mistakes_in(text) if mistake in found]
    assert len(told) == 1
    assert told[0].startswith(f"line {line_of_path(text, mistake.split(':')[0])}: {mistake}")


def test_too_few_tokens_do_not_fill_the_map() -> None:
    """G1.1: fourteen at least."""
    none = "\n".join(f"{line.split(' ')[0]} = [0, 'ours']" for line in TOKEN_COUNTS.splitlines())
    text = changed((TOKEN_COUNTS, none + "\n"))
    assert mistakes_in(text) == [f"line {line_of(text, '[tokens]')}: tokens: 0 basic tokens don't fill the 14 cities"]
    text = changed((TOKEN_COUNTS, none.replace("wall = [0", "wall = [13") + "\n"))
    assert "13 basic tokens" in mistakes_in(text)[0]


def test_all_mistakes_are_told_not_only_the_first() -> None:
    """G1.4: each with the file and its line."""
    text = changed(
        ('"1 palace",', '"1 dance",'),
        ('"luoyang xian", "luoyang chengdu"]', '"luoyang rome"]'),
        ('servant = [4, "ours"]', 'servant = [4, "maybe"]'),
        ('special = [2, "text"]', 'special = [3, "text"]'),
    )
    with pytest.raises(BadContent) as error:
        read_content(text, "mine.toml")
    lines = [line_of(text, part) for part in ("1 dance", "luoyang rome", '"maybe"', "[automa]")]
    told = str(error.value).splitlines()
    assert [line.split(": ")[:2] for line in told] == [["mine.toml", f"line {line}"] for line in lines]


def test_what_is_no_toml_is_refused_with_its_place() -> None:
    """G1.4"""
    found = mistakes_in(TEXT.replace("[dice]", "[dice"))
    assert found[0].startswith("not readable as TOML")
    assert "line" in found[0]


def test_an_empty_file_lacks_everything() -> None:
    """G1.4: and no mistake follows that isn't one."""
    found = mistakes_in("")
    for table in ("gifts", "dice.first", "map.few", "tokens.servant", "jade.square", "wall.two", "automa.special"):
        assert f"line 1: {table}: is missing" in found
    assert not [mistake for mistake in found if "fill the 14 cities" in mistake]


def test_a_game_is_played_with_the_content_given() -> None:
    """G6.1: a jade square for two servants; the hash tells one content from the other."""
    content = read_content(changed(('square = [5, "text"]', 'square = [2, "ours"]')), "mine.toml")
    assert isinstance(content, GugongContent)
    assert content.hash != CONTENT.hash == GUGONG.content.hash
    position = new_game("gugong", 2, content=content, seed=1).position
    assert isinstance(position, GugongPosition)
    assert (square_price(position, 0), position.content.hash) == (2, content.hash)


def test_comments_and_layout_do_not_change_the_hash() -> None:
    """G1.4"""
    assert read_content(TEXT.replace(" = ", "=") + "\n# mine\n", "mine.toml").hash == CONTENT.hash
