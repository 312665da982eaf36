"""The table of Gùgōng as it is drawn: never wider than 100 columns, nothing cut off, and what it says is so."""

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from rich.cells import cell_len

import yamen
from yamen.cli.reader import Reader
from yamen.cli.render import WIDTH, Boxed, Plain
from yamen.engine.layout import Section
from yamen.games.gugong.state import Gugong
from yamen.games.gugong.words import DECREE_NAMES, GIFTS, LOCATIONS
from yamen.locales import LANGUAGES, Language

NBSP = "\N{NO-BREAK SPACE}"
EN = Language("en")
NAMES = ["Ann", "Bo-Yang", "Maximiliana", "Zdzisław", "Güneş"]


def new_game(players: int, seed: int = 1, **options: Any) -> yamen.Game:
    return yamen.new_game("gugong", players, seed=seed, names=NAMES[:players], **options)


def moments(players: int, seed: int, **options: Any) -> Iterator[yamen.Game]:
    """A random game, looked at now and then and at its end."""
    game = new_game(players, seed, **options)
    chance = random.Random(seed)
    yield game
    while not game.is_over:
        for _ in range(chance.randint(20, 60)):
            if not game.is_over:
                game.play(chance.choice(game.legal_moves()))
        yield game


def sections(game: yamen.Game, code: str) -> list[Section]:
    reader = Reader(game, Language(code))
    return [*reader.board(0), reader.result()]


def section(game: yamen.Game, number: int) -> Section:
    return Reader(game, EN).board(game.player)[number]


DAY, LOCATION_TABLE, MAP, DECREES, CANAL, FAMILIES = range(6)


def at(game: yamen.Game, location: str) -> tuple[str, ...]:
    """The row of a location, without its name."""
    cells = section(game, LOCATION_TABLE).rows[LOCATIONS.index(location)].cells[1:]
    return tuple(cell.replace(NBSP, " ") for cell in cells)


def choices(game: yamen.Game) -> dict[str, str]:
    """What stands beside each choice, by the short text of its move."""
    told = Reader(game, EN).choices()
    lines = [EN.move(game.type, move, game.cast) for move in game.legal_moves()]
    return {
        text: choice.removeprefix(line).strip().removeprefix("(").removesuffix(")")
        for text, choice, line in zip(game.legal_texts(), told, lines, strict=True)
    }


def word(words: str, name: str) -> str:
    return EN.word("gugong", words, name)


def pieces(game: yamen.Game) -> Gugong:
    """The pieces on the table, to be put elsewhere."""
    assert isinstance(game.position, Gugong)
    return game.position


def questions(name: str, players: int, seeds: range, **options: Any) -> Iterator[yamen.Game]:
    """Random games, wherever a question of this name is asked."""
    for seed in seeds:
        game = new_game(players, seed, **options)
        chance = random.Random(seed)
        while not game.is_over:
            if game.question().kind.name == name:
                yield game
            game.play(chance.choice(game.legal_moves()))


# In every language


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("code", LANGUAGES)
def test_the_board_is_never_wider_than_100_columns_and_nothing_is_cut_off(
    code: str, players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    for game in moments(players, seed=players, bonus=players > 1):
        for part in sections(game, code):
            Boxed().section(part)
            drawn = capsys.readouterr().out
            assert max(cell_len(line) for line in drawn.splitlines()) <= WIDTH
            letters = re.sub(r"[\W_]", "", drawn)
            words = {word for row in part.rows for cell in row.cells for word in re.findall(r"\w+", cell)}
            assert [word for word in words if word not in letters] == []


def test_long_names_and_wide_letters_stay_within_100_columns(capsys: pytest.CaptureFixture[str]) -> None:
    names = ["Wolfeschlegelsteinhausenbergerdorff " * 3, "\N{DRAGON FACE}" * 30, "在龙年" * 20, "W" * 40, "M" * 40]
    game = yamen.new_game("gugong", 5, seed=1, names=names)
    for _ in range(60):
        game.play(game.legal_moves()[-1])
    for part in sections(game, "en"):
        Boxed().section(part)
    assert max(cell_len(line) for line in capsys.readouterr().out.splitlines()) <= WIDTH


@pytest.mark.parametrize("code", LANGUAGES)
def test_everything_on_the_board_is_also_told_plainly(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    for players, options in ((1, {}), (4, {"bonus": True})):
        for game in moments(players, seed=1, **options):
            for part in Reader(game, Language(code)).board(0):
                Plain().section(part)
                told = capsys.readouterr().out
                assert not re.search(r"[\x1b\u2190-\u21ff\u2500-\u27bf\[\]]", told)
                marks = {"►", "✓", "→"}
                words = {word for row in part.rows for cell in row.cells for word in re.findall(r"\w{3,}", cell)}
                assert [word for word in words - marks if word not in told] == []


# What it says


def test_the_day_shows_dice_start_player_medal_and_piles() -> None:
    """G1.2, G1.3, G1.8, G7.1"""
    game = new_game(3)
    view = game.view(0)
    day = section(game, DAY)
    assert day.title == "Day 1 of 4"
    values = [row.cells[1] for row in day.rows]
    assert values == [
        ", ".join(map(str, view["dice"])),
        game.names[view["start"]],
        "–",
        "11",
        f"{view['token_pile']} (+0)",
    ]


def test_who_takes_the_medal_is_told_before_and_shown_after() -> None:
    """G7.1"""
    games = questions("action", 3, range(20))
    game = next(game for game in games if "medal" in choices(game).get("option-a", ""))
    taker = game.names[game.player]
    assert section(game, DAY).rows[2].cells[1] == "–"
    assert choices(game)["option-a"] == "intrigue +1, and the medal"
    game.play("option-a")
    assert section(game, DAY).rows[2].cells[1] == taker


def test_each_location_shows_its_gift_and_who_has_what_there() -> None:
    """G1.4, G5.2, G6.1, G7.2, G8.1"""
    game = new_game(3)
    assert [at(game, location)[0] for location in LOCATIONS] == [word("gift", gift) for gift in game.view(0)["board"]]
    assert at(game, "great_wall")[1] == "servants on it: 0 of 5"
    assert at(game, "jade")[1] == "houses: 3 3 4 4, square: 5"
    assert at(game, "palace")[1] == "Ann: 0/8, Bo-Yang: 0/8, Maximiliana: 0/8; free places: 7 5 3"
    order = [game.names[seat] for seat in game.view(0)["track"]]
    assert at(game, "intrigue")[1] == f"from the front: {', '.join(f'{name}: 0' for name in order)}"
    pieces(game).families[1].wall = 2
    pieces(game).families[2].envoy, pieces(game).families[2].arrival = 8, 1
    pieces(game).houses = 0b1010
    assert at(game, "great_wall")[1] == "servants on it: 2 of 5; Bo-Yang: 2"
    assert at(game, "palace")[1] == "Ann: 0/8, Bo-Yang: 0/8, Maximiliana: in the palace (7); free places: 5 3"
    assert at(game, "jade")[1] == "houses: – 3 – 4, square: 5"


@pytest.mark.parametrize(("players", "cities"), [(3, 10), (4, 14)])
def test_the_map_shows_tokens_travellers_and_roads_by_number(players: int, cities: int) -> None:
    """G1.1, G4.2"""
    game = new_game(players)
    rows = section(game, MAP).rows
    view = game.view(0)
    assert [row.cells[1] for row in rows] == [word("token", token) for token in view["cities"].values()]
    assert len(rows) == cities
    roads = {n: {int(other) for other in row.cells[2].split()[1:]} for n, row in enumerate(rows, 1)}
    assert all(n in roads[other] for n, others in roads.items() for other in others)
    assert all(roads.values())


def test_a_city_to_travel_to_is_told_with_its_token_and_then_shows_the_traveller() -> None:
    """G4.1, G4.3"""
    game = next(questions("travel", 4, range(20), bonus=True))
    view, seat = game.view(game.player), game.player
    cities = list(view["cities"])
    told = {text.split()[1]: remark for text, remark in choices(game).items() if text.startswith("to ")}
    assert told == {city: word("token", view["cities"][city]) for city in told}
    city = next(iter(told))
    game.play(f"to {city}")
    assert section(game, MAP).rows[cities.index(city)].cells[1] == f"► {game.names[seat]}"


def test_decrees_stand_by_level_with_the_bottom_one_below_and_cost_more_where_others_are() -> None:
    """G1.6, G9.1, G9.3"""
    game = new_game(3)
    shown = [each["decree"] for each in game.view(0)["decrees"]]
    rows = section(game, DECREES).rows
    assert [row.cells[0].partition(": ")[2] for row in rows] == [word("decree", shown[n]) for n in (1, 3, 5, 0, 2, 4)]
    assert [row.cells[1].partition(",")[0] for row in rows] == [f"servants: {n} + 1 on it" for n in (1, 2, 3)] * 2
    player = game.player
    other = (player + 1) % 3
    pieces(game).on_decrees = [1 << other, 0, 1 << player, 0, 0, 0]
    rows = section(game, DECREES).rows
    assert rows[3].cells[1].startswith("servants: 2 + 1 on it")
    assert rows[3].cells[2] == game.names[other]
    assert rows[4].cells[0].startswith("✓ Level 2: ")
    assert rows[4].cells[1] == "you have it"


@pytest.mark.parametrize(("players", "routes"), [(1, 1), (3, 1), (4, 2)])
def test_the_canal_shows_ships_at_their_harbours(players: int, routes: int) -> None:
    """G10.2"""
    game = new_game(players)
    canal = section(game, CANAL)
    assert len(canal.rows) == routes
    assert {cell for row in canal.rows for cell in row.cells[1:]} == {"–"}
    family = pieces(game).families[1]
    family.berths, family.cargo = [3, -1, -1], [2, 0, 0]
    assert section(game, CANAL).rows[0].cells[1:] == ("–", "–", "–", f"{game.cast[1]}: 2/3", "–")


def test_a_family_shows_only_what_the_viewer_knows() -> None:
    """G3.4: of a card drawn face down there is only the number."""
    game = new_game(2)
    owner, other = game.player, 1 - game.player
    card = pieces(game).pile[0]
    gift = word("gift", GIFTS[pieces(game).gift(card)])
    family = pieces(game).families[owner]
    family.hand = sorted([*family.hand, card])
    pieces(game).pile = pieces(game).pile[1:]
    pieces(game).show_to(owner, card)
    start = game.view(0)["start"]
    row = 0 if owner == start else 1
    hands = [Reader(game, EN).board(viewer)[FAMILIES].rows[row].cells[2].splitlines()[0] for viewer in (owner, other)]
    assert all(hand.startswith("hand (5): ") for hand in hands)
    assert hands[0].count(",") == hands[1].count(",") + 1
    assert gift.replace(" ", NBSP) in hands[0]


# What stands beside the choices


def test_an_exchange_says_whether_it_is_free_what_it_takes_and_what_matches_the_dice() -> None:
    """G3.2, G3.3, G12.1"""
    game = new_game(2)
    pieces(game).dice = [9, 9, 1]
    view = game.view(game.player)
    for text, told in choices(game).items():
        _, gift, location = text.split()
        taken = view["board"][LOCATIONS.index(location)]
        own, other = int(gift[0]), int(taken[0])
        free = own > other or (own, other) == (1, 9)
        assert told.startswith(f"{'free' if free else 'must pay'}, for {word('gift', taken)}")
        assert ("matching dice: 2" in told) == (other == 9)
        assert ("matching dice: 1" in told) == (other == 1)


def test_what_is_said_to_be_free_is_free_also_with_decrees_and_bonus_tokens() -> None:
    """G3.2, G4.5, G9.3: an exchange that is not free must be paid for, or brings no action."""
    found = {True: 0, False: 0}
    for game in questions("exchange", 3, range(3), bonus=True):
        for text, told in choices(game).items():
            if text.startswith("exchange"):
                trial = game.clone()
                news = [message.kind.name for message in trial.play(text)]
                asked = not trial.is_over and trial.question().kind.name == "pay-exchange"
                to_pay = asked or "without-actions" in news
                assert told.startswith("must pay") == to_pay
                found[to_pay] += 1
    assert min(found.values()) > 100


def test_the_price_of_a_house_and_of_a_decree_is_what_is_paid() -> None:
    """G6.1, G9.1, G9.3"""
    paid = {"house": 0, "decree": 0}
    for game in questions("action", 3, range(12)):
        for text, told in choices(game).items():
            kind, seat = text.split()[0], game.player
            if kind in paid and pieces(game).families[seat].double == 0:
                trial = game.clone()
                before = trial.view(seat)["players"][seat]
                trial.play(text)
                if trial.question().kind.name == "remove":
                    trial.play("remove normal")
                after = trial.view(seat)["players"][seat]
                price = int(told.split()[1])
                assert after["supply"] == before["supply"] + price
                assert after["pool"] == before["pool"] - price - (kind == "decree")
                paid[kind] += 1
    assert min(paid.values()) > 10


def test_the_variants_of_a_location_say_what_they_do_and_cost() -> None:
    """G4.1, G5.1, G7.1, G8.1, G10.1"""
    said: dict[str, set[str]] = {}
    for game in questions("action", 2, range(15)):
        location = str(game.question().named()["location"])
        for text, told in choices(game).items():
            if text.startswith("option"):
                said.setdefault(f"{location} {text}", set()).add(told)
    said["travel option-b"].discard("costs 1 servant: travel twice")  # with the decree for it
    assert said == {
        "travel option-a": {"travel once"},
        "travel option-b": {"costs 2 servants: travel twice"},
        "great_wall option-a": {"1 servant from the pool onto the wall"},
        "great_wall option-b": {"costs 1 servant: 1 or 2 others onto the wall"},
        "intrigue option-a": {"intrigue +1", "intrigue +1, and the medal"},
        "intrigue option-b": {"costs 1 servant: intrigue +3"},
        "palace option-a": {"envoy +1"},
        "palace option-b": {"costs 2 servants: envoy +2, intrigue +1"},
        "canal option-a": {"1 servant onto a ship, then a ship may move"},
        "canal option-b": {"costs 1 servant: 2 others onto ships, no ship moves"},
    }


def test_decrees_that_make_something_cheaper_are_counted_in() -> None:
    """G9.3"""
    games = questions("action", 2, range(15))
    game = next(game for game in games if game.question().named()["location"] == "travel" and len(choices(game)) > 2)
    assert choices(game)["option-b"] == "costs 2 servants: travel twice"
    assert at(game, "jade")[1].endswith("square: 5")
    pieces(game).decrees = [0, 1, DECREE_NAMES.index("cheap_travel"), DECREE_NAMES.index("cheap_jade"), 10, 11]
    pieces(game).on_decrees = [0, 0, 1 << game.player, 1 << game.player, 0, 0]
    assert choices(game)["option-b"] == "costs 1 servant: travel twice"
    assert at(game, "jade")[1].endswith("square: 4")


def test_a_ship_says_where_it_is_and_where_it_sails() -> None:
    """G10.2, G10.3: over occupied harbours."""
    game = new_game(2)
    families = pieces(game).families
    own, other = families[game.player], families[1 - game.player]
    own.berths, own.cargo = [1, -1, -1], [2, 0, 0]
    other.berths, other.cargo = [0, 2, -1], [1, 1, 0]
    best = next(
        text for text in game.legal_texts() if text.endswith("canal") and choices(game)[text].startswith("free")
    )
    game.play(best)
    while game.question().named().get("location") != "canal":
        game.play("skip")
    game.play("option-a")
    assert choices(game)["load 1 normal"] == "harbour 2, aboard 2 of 3"
    assert choices(game)["launch 1 normal"] == "harbour 4"
    game.play("skip")
    assert choices(game)["sail 1"] == "from harbour 2 to harbour 4"


# Alone


def test_alone_the_table_shows_what_meng_is_about() -> None:
    """G14.1, G14.2"""
    game = new_game(1, level="hard", focus="jade")
    values = {row.cells[0]: row.cells[1] for row in section(game, DAY).rows}
    assert values["Meng’s level"] == "hard"
    assert values["Meng’s focus"] == word("location", "jade")
    assert values["Automa deck"] == "11"
    assert values["Automa cards today"] == "–"
    assert at(game, "jade")[1].endswith("; Meng’s focus")
    assert "Meng" in section(game, FAMILIES).rows[1].cells[0]


def test_the_turn_of_meng_is_told_step_by_step() -> None:
    """G14.2"""
    game = new_game(1)
    reader = Reader(game, EN)
    news: list[yamen.Message] = []
    while not any(message.kind.name == "automa-revealed" for message in news):
        news = game.play(game.legal_moves()[0])
    told = [message.kind.name for message in reader.worth_telling(news)]
    own = told[told.index("automa-revealed") :]
    assert own[1] == "exchanged"
    assert len(own) > 2
    assert len(reader.sentences(news)) == len(news)


# The end


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_result_adds_up(players: int) -> None:
    """G13.2 to G13.6: who is outside the palace loses everything."""
    for seed in range(4):
        *_, game = moments(players, seed)
        result = Reader(game, EN).result()
        table = [[int(cell) for cell in row.cells[1:]] for row in result.rows]
        assert [sum(column[:-1]) for column in zip(*table, strict=True)] == table[-1]
        points = dict(zip(result.heads[1:], table[-1], strict=True))
        assert [points[head] for head in result.heads[1:] if "Meng" not in head] == [
            game.scores[seat] for seat in game.ranking
        ]


def test_alone_meng_has_his_place_in_the_result() -> None:
    """G14.11"""
    for seed in range(6):
        *_, game = moments(1, seed)
        first = Reader(game, EN).result().heads[1]
        assert first == ("1. Ann" if game.winner == 0 else "1. Meng")
