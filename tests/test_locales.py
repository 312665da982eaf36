"""Every text in every language: complete, used, and without gaps."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from typing import Final, get_args

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import BaseNode, Junk, MessageReference, TextElement, VariableReference
from fluent.syntax.ast import Message as Entry
from fluent.syntax.visitor import Visitor

from tests.texts import SOURCE, entries, files, kinds, texts
from yamen import GAMES, GameDefinition
from yamen.bots import BOTS
from yamen.engine.messages import Kind, Words
from yamen.engine.tasks import NOT_NOW
from yamen.games import dragon, gugong
from yamen.locales import LANGUAGES, option_key, word_key
from yamen.server.notifications.delivery import FailureKind
from yamen.server.tables.notices import NoticeKind

TRANSLATIONS: Final = tuple(code for code in LANGUAGES if code != "en")

COMPUTED: Final[dict[str, tuple[str, ...]]] = {"terminal-level-": BOTS}
"""Keys of the terminal that the code puts together: how they begin, and how they may end."""
MORE_WORDS: Final = {
    "dragon": (Words("source", dragon.words.SOURCES),),
    "gugong": (Words("source", gugong.words.SOURCES),),
}
"""Words that stand in views, but in no move, event, question or reason."""
PAGES: Final = ("client", "table", "dragon-pages", "dragon-scene", "gugong-pages", "gugong-scene")
SAME_EVERYWHERE: Final = {"gugong-title", "terminal-bot", "terminal-bot-name", "client-kind-bot"}
PINYIN: Final = {
    f"gugong-city-{city}"
    for city in gugong.words.CITIES
    if city not in ("beijing", "nanjing", "guangzhou")  # these have names of their own in Polish and Turkish
}
NORMAL: Final = {
    "gugong-setup-level-normal",
    "gugong-scene-level-normal",
    "terminal-gugong-level-normal",
    "table-pace-normal",
}
"""Meng's middle level, by the word of the Turkish rulebook."""
CHANNELS: Final = {"client-notify-kind-email", "client-notify-kind-json"}
SAME_AS_ENGLISH: Final = {
    "pl": {
        "dragon-super_event-tornado",
        "client-notify-token",
        "gugong-scene-medal",
        "terminal-gugong-medal",
        *CHANNELS,
        *PINYIN,
        *SAME_EVERYWHERE,
    },
    "cs": {*CHANNELS, "dragon-super_event-buddha", "table-chat", "table-key-chat", *SAME_EVERYWHERE},
    "tr": {
        "client-notify-kind-json",
        "n-yuan",
        "dragon-bonus-yuan",
        "terminal-dragon-yuan",
        *NORMAL,
        *PINYIN,
        *SAME_EVERYWHERE,
    },
}
"""Names and words that are the same in both languages."""


# The files


class Parts(Visitor):
    """What a pattern is made of: the arguments, the other texts and the words of its own."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.references: set[str] = set()
        self.own_words: list[str] = []

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_TextElement(self, node: TextElement) -> None:
        self.own_words += re.findall(r"[^\W\d_]+", node.value)


def keys_of_pages() -> set[str]:
    """The keys of texts that only the browser shows; its own tests look for them."""
    pages = [file for file in files("en") if file.stem in PAGES or file.parent.name == "rules"]
    bodies = [entry for file in pages for entry in parse(file.read_text("utf-8")).body]
    return {entry.id.name for entry in bodies if isinstance(entry, Entry)}


def parts(node: BaseNode) -> Parts:
    found = Parts()
    found.visit(node)
    return found


def forms(entry: Entry) -> set[str]:
    return {attribute.id.name for attribute in entry.attributes}


def arguments(code: str, key: str) -> set[str]:
    """The arguments that a text needs, with those of the texts it refers to."""
    found = parts(texts(code)[key])
    return found.arguments.union(*(arguments(code, other) for other in found.references))


# What the code uses


def named(words: Words) -> bool:
    """Whether the words are names, not mere numbers."""
    return bool(words.words) and not words.words[0].isdecimal()


def keys_of_words(game: GameDefinition) -> set[str]:
    sets = [words for words in game.words() if named(words)] + list(MORE_WORDS[game.name])
    return {word_key(game.name, words.name, word)[0] for words in sets for word in words.words}


def keys_of_options(game: GameDefinition) -> set[str]:
    return {option_key(game.name, option.name, value) for option in game.options for value in (None, *option.values)}


def given(game: GameDefinition, kind: Kind) -> set[str]:
    """The arguments that a sentence of this kind gets: the fields, and the forms of words."""
    arguments = {name for name, _ in kind.fields}
    for name, words in kind.fields:
        if named(words):
            key, _ = word_key(game.name, words.name, words.words[0])
            arguments |= {f"{name}-{form}" for form in forms(texts("en")[key])}
    return arguments


@cache
def modules() -> list[ast.Module]:
    return [ast.parse(file.read_text("utf-8")) for file in sorted(SOURCE.rglob("*.py"))]


def literals(node: ast.AST) -> set[str]:
    """The strings written out in a piece of code, without those that are only part of one."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    inner = () if isinstance(node, ast.JoinedStr) else ast.iter_child_nodes(node)
    return set().union(*map(literals, inner))


def calls() -> Iterator[tuple[str, ast.Call]]:
    """Every call whose first argument is a string, or one of two."""
    for module in modules():
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and node.args:
                first = node.args[0]
                for text in (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,):
                    if isinstance(text, ast.Constant) and isinstance(text.value, str):
                        yield text.value, node


def keys_in_code() -> set[str]:
    """The keys written out in the code: whatever is given to `text`, and all others of the terminal."""
    asked = {key for key, call in calls() if isinstance(call.func, ast.Attribute) and call.func.attr == "text"}
    keys = {key for key in asked if " " not in key}  # what has spaces is SQL
    everything = set().union(*map(literals, modules()))
    return keys | {text for text in everything if re.fullmatch(r"terminal-[a-z0-9_-]+", text)}


def computed_beginnings() -> set[str]:
    """How the keys begin that the code puts together."""
    found = set()
    for module in modules():
        for node in ast.walk(module):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                found.add(str(node.values[0].value))
    return {beginning for beginning in found if beginning.startswith("terminal-")}


def used() -> set[str]:
    keys = keys_in_code() | {beginning + ending for beginning, endings in COMPUTED.items() for ending in endings}
    keys.add(f"why-{NOT_NOW.name}")
    for game in GAMES.values():
        keys |= {f"{game.name}-title", f"{game.name}-about"}
        keys |= {key for key, _ in kinds(game)} | keys_of_words(game) | keys_of_options(game)
    return keys


# Completeness


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_line_of_the_files_is_understood_and_no_text_stands_twice(code: str) -> None:
    assert [entry.content for entry in entries(code) if isinstance(entry, Junk)] == []
    keys = [entry.id.name for entry in entries(code) if isinstance(entry, Entry)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("code", TRANSLATIONS)
def test_every_language_has_the_texts_and_forms_that_english_has(code: str) -> None:
    missing = sorted(texts("en").keys() - texts(code).keys())
    superfluous = sorted(texts(code).keys() - texts("en").keys())
    assert (missing, superfluous) == ([], [])
    assert {key: forms(entry) for key, entry in texts(code).items()} == {
        key: forms(entry) for key, entry in texts("en").items()
    }


def test_every_text_that_the_code_uses_exists() -> None:
    assert sorted(used() - texts("en").keys()) == []


def test_every_text_is_used_by_the_code_or_by_another_text() -> None:
    referred = {other for code in LANGUAGES for entry in texts(code).values() for other in parts(entry).references}
    assert sorted(texts("en").keys() - used() - referred - keys_of_pages()) == []


def test_every_form_of_a_word_is_used_in_some_sentence() -> None:
    asked = {argument for code in LANGUAGES for key in texts(code) for argument in arguments(code, key)}
    offered = {argument for game in GAMES.values() for _, kind in kinds(game) for argument in given(game, kind)}
    assert {argument for argument in offered if "-" in argument} - asked == set()


def test_keys_that_the_code_puts_together_are_declared() -> None:
    assert computed_beginnings() == set(COMPUTED)


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_text_refers_to_an_unknown_one(code: str) -> None:
    unknown = {key: parts(entry).references - texts(code).keys() for key, entry in texts(code).items()}
    assert {key: names for key, names in unknown.items() if names} == {}


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_argument_of_a_text_is_given_by_the_code(code: str) -> None:
    sources = [(key, given(game, kind)) for game in GAMES.values() for key, kind in kinds(game)]
    for game in GAMES.values():
        told = [word_key(game.name, words.name, words.words[0]) for words in game.words() if named(words)]
        sources += [(key, set(parts)) for key, parts in told if parts]
    for key, call in calls():
        names = {keyword.arg or "**" for keyword in call.keywords}
        if "**" not in names and key in texts(code):
            sources.append((key, names))
    lacking = [(key, arguments(code, key) - names) for key, names in sources]
    assert [(key, names) for key, names in lacking if names] == []
    without = used() - {key for key, _ in (*sources, *calls())}
    assert [key for key in without if key in texts(code) and arguments(code, key)] == []


@pytest.mark.parametrize("code", TRANSLATIONS)
def test_nothing_is_left_in_english(code: str) -> None:
    english = {key: parts(entry).own_words for key, entry in texts("en").items()}
    same = {key for key, entry in texts(code).items() if english[key] and parts(entry).own_words == english[key]}
    assert same == SAME_AS_ENGLISH[code]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_happens_at_a_table_besides_moves_has_its_sentence(language: str) -> None:
    told = {key.removeprefix("table-notice-") for key in texts(language) if key.startswith("table-notice-")}
    assert told == set(get_args(NoticeKind))


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_keeps_a_message_from_arriving_has_its_sentence(language: str) -> None:
    told = {
        key.removeprefix("client-notify-error-") for key in texts(language) if key.startswith("client-notify-error-")
    }
    assert told == set(get_args(FailureKind)) - {"gone"}  # then the channel is removed


def test_files_that_games_share_name_no_game() -> None:
    """A third game brings files of its own, and touches none of these."""
    shared = [file for file in files("en") if not file.name.startswith(tuple(GAMES))]
    keys = {
        entry.id.name for file in shared for entry in parse(file.read_text("utf-8")).body if isinstance(entry, Entry)
    }
    assert sorted(key for key in keys if set(key.split("-")) & GAMES.keys()) == []
