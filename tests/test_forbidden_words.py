"""No text says a word that the glossary rules out for its language; the words are in `forbidden_words.toml`."""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax.ast import Message, Pattern, Placeable, SelectExpression, TextElement
from fluent.syntax.serializer import serialize_expression

from tests.texts import texts
from yamen.locales import LANGUAGES


@dataclass(frozen=True)
class Rule:
    """Words that must not be said in some texts of a language, and what to say instead."""

    words: tuple[str, ...]
    say: str
    why: str
    keys: str = ""
    exceptions: tuple[str, ...] = ()

    def found(self, code: str, text: str) -> list[str]:
        """What a text says of these words, outside the phrases in which they are right."""
        heard = lowered(code, text)
        right = [
            range(match.start(), match.end())
            for phrase in self.exceptions
            for match in pattern(code, phrase).finditer(heard)
        ]
        said = [match for word in self.words for match in pattern(code, word).finditer(heard)]
        return [match[0] for match in said if not any(match.start() in span for span in right)]


def rules() -> dict[str, list[Rule]]:
    data = tomllib.loads(Path(__file__).with_name("forbidden_words.toml").read_text("utf-8"))
    return {
        code: [
            Rule(
                words=tuple(entry.pop("words")),
                exceptions=tuple(entry.pop("except", ())),
                **entry,  # say, why, keys: whatever else stands there is a slip, and refused
            )
            for entry in entries
        ]
        for code, entries in data.items()
    }


RULES: Final = rules()


def lowered(code: str, text: str) -> str:
    """A text in small letters: Turkish has a dotted and a dotless i, which Python's `lower` mixes up."""
    return (text.replace("İ", "i").replace("I", "ı") if code == "tr" else text).lower()


def pattern(code: str, words: str) -> re.Pattern[str]:
    """A phrase as whole words; a star is any number of letters, within a placeable any name."""
    phrase = r"[\w-]*".join(re.escape(part) for part in lowered(code, words).split("*"))
    start, end = (r"(?<!\w)" if words[0] not in "{-(" else ""), (r"(?!\w)" if words[-1] not in "})" else "")
    return re.compile(start + phrase + end)


def spoken(found: Pattern) -> Iterator[str]:
    """All the ways to say a text, with what is put in written as in Fluent."""

    def ways(element: TextElement | Placeable) -> list[str]:
        if isinstance(element, TextElement):
            return [element.value]
        if isinstance(element.expression, SelectExpression):
            return [way for variant in element.expression.variants for way in spoken(variant.value)]
        written = serialize_expression(element.expression)
        return [""] if written.startswith('"') else [f"{{ {written} }}"]  # a soft hyphen, or nothing

    for said in product(*map(ways, found.elements)):
        yield " ".join("".join(said).split())


def patterns(entry: Message) -> Iterator[tuple[str, Pattern]]:
    if entry.value is not None:
        yield entry.id.name, entry.value
    for attribute in entry.attributes:
        yield f"{entry.id.name}.{attribute.id.name}", attribute.value


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_text_says_what_the_glossary_rules_out(code: str) -> None:
    complaints = {
        f"{key}: “{word}” – say: {rule.say} ({rule.why})"
        for entry in texts(code).values()
        for key, value in patterns(entry)
        for rule in RULES[code]
        if re.search(rule.keys, key)
        for text in spoken(value)
        for word in rule.found(code, text)
    }
    assert not complaints, "\n".join(sorted(complaints))


def test_every_language_has_its_rules() -> None:
    assert list(RULES) == list(LANGUAGES)


@pytest.mark.parametrize(("code", "rule"), [(code, rule) for code in RULES for rule in RULES[code]])
def test_each_word_would_be_found_and_its_exceptions_pass(code: str, rule: Rule) -> None:
    for word in rule.words:
        assert rule.found(code, f"x {word.replace('*', 'x').capitalize()}, x")
    for phrase in rule.exceptions:
        assert rule.found(code, f"x {phrase} x") == []
    assert rule.say
    assert rule.why
    assert any(re.search(rule.keys, key) for key in texts(code))


def test_words_are_found_whole_in_any_form_and_across_what_is_put_in() -> None:
    rule = Rule(words=("odcink*", "dla { $player }", "nie * { n-* }"), say="", why="", exceptions=("ten odcinkowy",))
    assert rule.found("pl", "Odcinki muru, ten odcinkowy, podcinki") == ["odcinki"]
    assert rule.found("pl", "2 karty dla { $player }") == ["dla { $player }"]
    assert rule.found("pl", "{ $player } nie płaci { n-yuan }") == ["nie płaci { n-yuan }"]
    assert Rule(words=("ısk*",), say="", why="").found("tr", "Iskarta, İskele") == ["ıskarta"]
