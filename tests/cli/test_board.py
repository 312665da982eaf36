"""The table as it is drawn: never wider than 100 columns, nothing cut off, whatever is played."""

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
from yamen.locales import LANGUAGES, Language

NBSP = "\N{NO-BREAK SPACE}"
SECRETIVE: dict[str, Any] = {"super_event": "random", "super_event_hidden": True, "hands": "closed"}
EXPANSIONS: tuple[dict[str, Any], ...] = ({}, {"great_wall": True, "super_event": "assassination_attempt"}, SECRETIVE)


def moments(players: int, seed: int, **options: Any) -> Iterator[yamen.Game]:
    """A random game, looked at now and then and at its end."""
    names = ["Ann", "Bo-Yang", "Maximiliana", "Zdzisław", "Güneş"][:players]
    game = yamen.new_game("dragon", players, seed=seed, names=names, **options)
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


@pytest.mark.parametrize("options", EXPANSIONS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("code", LANGUAGES)
def test_the_board_is_never_wider_than_100_columns_and_nothing_is_cut_off(
    code: str, players: int, options: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    for game in moments(players, seed=players, **options):
        for section in sections(game, code):
            Boxed().section(section)
            drawn = capsys.readouterr().out
            assert max(cell_len(line) for line in drawn.splitlines()) <= WIDTH
            letters = re.sub(r"[\W_]", "", drawn)
            words = {word for row in section.rows for cell in row.cells for word in re.findall(r"\w+", cell)}
            assert [word for word in words if word not in letters] == []


def test_long_names_and_wide_letters_stay_within_100_columns(capsys: pytest.CaptureFixture[str]) -> None:
    names = ["Wolfeschlegelsteinhausenbergerdorff " * 3, "\N{DRAGON FACE}" * 30, "在龙年" * 20]
    game = yamen.new_game("dragon", 3, seed=1, names=names, great_wall=True)
    for section in sections(game, "en"):
        Boxed().section(section)
    assert max(cell_len(line) for line in capsys.readouterr().out.splitlines()) <= WIDTH


@pytest.mark.parametrize("code", LANGUAGES)
def test_everything_on_the_board_is_also_told_plainly(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    for game in moments(4, seed=1, great_wall=True, super_event="tornado"):
        for section in sections(game, code):
            Plain().section(section)
            told = capsys.readouterr().out.replace(" ", NBSP)
            assert not re.search(r"[\x1b\u2190-\u21ff\u2500-\u27bf\[\]]", told)
            persons = {
                person for row in section.rows for cell in row.cells for person in re.findall(r"\[(\w.*?)\]", cell)
            }
            assert [person for person in persons if person not in told] == []


def test_the_months_show_what_is_over_what_is_now_and_who_built_the_wall() -> None:
    """D2.1, D8.2, D9.1"""
    game = yamen.new_game("dragon", 2, seed=1, names=["Ann", "Bo"], great_wall=True, super_event="tornado")
    while game.view(0)["month"] < 8:
        build = [text for text in game.legal_texts() if text in ("do build_wall", "wall rice", "wall yuan")]
        game.play(build[0] if build else game.legal_moves()[-1])
    year = Reader(game, Language("en")).board(0)[0]
    wall = game.view(0)["wall"]
    assert year.title == "Month 8 of 12"
    assert [row.cells[0] for row in year.rows] == [*(f"✓ {m}" for m in range(1, 8)), "► 8", "9", "10", "11", "12"]
    assert year.rows[6].cells[1].endswith("+ Tornado")
    assert [row.cells[2] for row in year.rows] == [
        f"wall: {('Ann', 'Bo')[wall[month]] if month < len(wall) else '–'}" for month in range(12)
    ]


def test_a_group_shows_its_dragons_and_what_it_costs() -> None:
    """D3.3"""
    game = yamen.new_game("dragon", 2, seed=1, names=["Ann", "Bo"])
    while not (game.view(0)["month"] == 1 and any(game.view(0)["groups"])):
        game.play(game.legal_moves()[0])
    first = game.names[game.player]
    taken = game.text(game.legal_moves()[1]).removeprefix("do ")
    game.play(f"do {taken}")
    while game.text(game.legal_moves()[0]) != "pass":
        game.play(game.legal_moves()[0])
    reader = Reader(game, Language("en"))
    costs = [row.cells[-1] for row in reader.board(0)[1].rows]
    group = next(number for number, actions in enumerate(game.view(0)["groups"]) if taken in actions)
    assert costs[group] == f"Costs 3 yuan. Dragons: {first}"
    assert costs[1 - group] == "Costs nothing"
    name = Language("en").word("dragon", "action", taken)
    assert f"{name} (Group {group + 1}, costs 3 yuan)" in reader.choices()


def test_the_persons_show_values_symbols_tiles_and_who_holds_the_card() -> None:
    """D1.1, D1.2, D1.3"""
    game = yamen.new_game("dragon", 3, seed=1)
    rows = {row.cells[0]: row.cells[1:] for row in Reader(game, Language("en")).board(0)[-1].rows}
    assert rows["monk"] == ("6/1 ×4", "2/2 ×2", "123")
    assert rows["craftsman"] == ("2/1 ×6", "", "123")
    assert rows["wild card"] == ("", "", "112233")


def test_a_palace_shows_a_bracket_for_each_floor() -> None:
    """D2.4"""
    game = yamen.new_game("dragon", 2, seed=1)
    game.play("take young_monk")
    seat = game.player
    game.play("house 2")
    courts = Reader(game, Language("en")).board(0)[1]
    court = next(row for row in courts.rows if game.names[seat] in row.cells[0])
    assert court.cells[2].replace(NBSP, " ") == "1 [ ] [ ]\n2 [young monk] [ ]"


def test_the_result_adds_up() -> None:
    """D7.1, D7.2"""
    *_, game = moments(4, seed=2)
    result = Reader(game, Language("en")).result()
    table = [[int(cell) for cell in row.cells[1:]] for row in result.rows]
    assert [sum(column[:-1]) for column in zip(*table, strict=True)] == table[-1]
    assert table[-1] == [game.scores[seat] for seat in game.ranking]


def test_closed_hands_and_a_hidden_super_event_are_not_on_the_board() -> None:
    """D1.3, D9.1: but one's own cards are, and what others have played."""
    game = yamen.new_game("dragon", 2, seed=3, names=["Ann", "Bo"], **SECRETIVE)
    while game.view(0)["month"] < 3:
        game.play(game.legal_moves()[-1])
    said = {
        seat: "\n".join(line for part in Reader(game, Language("en")).board(seat) for line in part.lines)
        for seat in (0, yamen.SPECTATOR)
    }
    own = ", ".join(Language("en").word("dragon", "card", card) for card in game.view(0)["hand"])
    assert f"Your hand: {own}" in said[0]
    assert "Your hand" not in said[yamen.SPECTATOR]
    for seat, text in said.items():
        assert "7: " in text, seat
        assert "+ super event, face down" in text
        for player in game.view(seat)["players"]:
            played = ", ".join(Language("en").word("dragon", "card", card) for card in player["played"])
            assert f"Person cards in hand: {player['card_count']}; played: {played}" in text
        assert "Person cards: " not in text
