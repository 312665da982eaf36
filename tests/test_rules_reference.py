"""The rules reference of the browser: complete in every language, every chapter with all its parts."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message
from rule_pictures import PLANS, Plan, file_of

from tests.rule_ids import rules_of_games
from yamen import new_game
from yamen.locales import LANGUAGES

TESTS: Final = Path(__file__).parent
LOCALES: Final = TESTS.parent / "src" / "yamen" / "locales"
RULES: Final = rules_of_games(TESTS)
FEWEST_QUESTIONS: Final = 2
MOST_QUESTIONS: Final = 4

NATIVE: Final = pytest.mark.parametrize("lang", LANGUAGES)
BY_GAME: Final = pytest.mark.parametrize("game", sorted(RULES))


@cache
def told(game: str, lang: str) -> dict[str, set[str]]:
    """The keys of a game's reference, each with the names of its attributes; "" if it has a text of its own."""
    body = parse((LOCALES / lang / "rules" / f"{game}.ftl").read_text("utf-8")).body
    return {
        entry.id.name: {attribute.id.name for attribute in entry.attributes} | ({""} if entry.value else set())
        for entry in body
        if isinstance(entry, Message)
    }


def key(rule: str) -> str:
    return f"rules-{rule.replace('.', '-')}"


def chapters(game: str, lang: str) -> list[str]:
    return [name for name, parts in told(game, lang).items() if "lead" in parts and not name.endswith("-summary")]


@NATIVE
@BY_GAME
def test_every_rule_has_a_text_in_the_reference(game: str, lang: str) -> None:
    assert [rule for rule in RULES[game] if "" not in told(game, lang).get(key(rule), set())] == []


@NATIVE
@BY_GAME
def test_the_reference_knows_no_rule_that_the_game_has_not(game: str, lang: str) -> None:
    rules = {name for name in told(game, lang) if re.fullmatch(r"rules-[A-Z]\d+-\d+", name)}
    assert rules == {key(rule) for rule in RULES[game]}


@NATIVE
@BY_GAME
def test_every_chapter_ends_with_questions_and_their_answers(game: str, lang: str) -> None:
    texts = told(game, lang)
    for chapter in chapters(game, lang):
        asked = [name for name in texts if re.fullmatch(rf"{chapter}-q\d", name)]
        assert FEWEST_QUESTIONS <= len(asked) <= MOST_QUESTIONS, chapter
        assert asked == [f"{chapter}-q{at + 1}" for at in range(len(asked))]
        assert [name for name in asked if texts[name] != {"", "answer"}] == []


@NATIVE
@BY_GAME
def test_every_language_tells_the_same_parts_of_each_rule(game: str, lang: str) -> None:
    assert told(game, lang) == told(game, "en")


@pytest.mark.parametrize(
    "rule",
    ["G1.8", "G3.1", "G3.5", "G9.3", "G11.1", "G9.2", "G14.5", "G2.2", "G14.2", "G14.8", "G10.1"],
    ids=lambda rule: f"{rule}",
)
def test_where_the_four_rulebooks_differ_the_reference_says_so(rule: str) -> None:
    """Start player, final pass, same action twice, jade decree, unlocked double, morning swap, Meng's exchange,
    reshuffling of tokens and automa cards, Meng's choice among decrees, loading and sailing."""
    assert "differs" in told("gugong", "en")[key(rule)]


@pytest.mark.parametrize("rule", ["D8.5", "D9.1", "G3.1", "D7.2", "D5.9", "D4.1"])
def test_what_we_decided_is_marked_as_our_ruling(rule: str) -> None:
    game = "dragon" if rule.startswith("D") else "gugong"
    assert "ruling" in told(game, "en")[key(rule)]


@NATIVE
def test_no_text_waits_for_its_translation(lang: str) -> None:
    waiting = [
        f"{file.relative_to(LOCALES)}:{number}"
        for file in sorted((LOCALES / lang).rglob("*.ftl"))
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if line.startswith(("# untranslated", "# before:"))
    ]
    assert waiting == []


def shape(value: Any) -> Any:
    """The names in a view at every depth; what lies in lists differs from game to game."""
    return {name: shape(inner) for name, inner in value.items()} if isinstance(value, dict) else None


@pytest.mark.parametrize(("name", "plan"), PLANS.items(), ids=list(PLANS))
def test_the_pictures_are_of_positions_as_the_game_shows_them_now(name: str, plan: Plan) -> None:
    kept = json.loads(file_of(name).read_text("utf-8"))
    game = new_game(plan.game, players=plan.players, seed=1, **plan.options)
    now = game.view(game.player)
    assert kept["view"].keys() == now.keys(), "run python tools/rule_pictures.py"
    assert shape(kept["view"]["players"][0]) == shape(now["players"][0]), "run python tools/rule_pictures.py"
    assert len(kept["view"]["players"]) == len(kept["names"])
