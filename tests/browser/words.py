"""What a page says, and whether it says it in its language: each text is compared with all that there are."""

import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page

import yamen.locales

LOCALES = Path(yamen.locales.__file__).parent
FEW = 3
"""Of a text with fewer letters of its own than this, nobody can say whose language it is."""

SAID = """() => {
  const said = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) if (walk.currentNode.parentElement.checkVisibility()) said.add(walk.currentNode.data);
  for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'])
    for (const one of document.querySelectorAll(`[${name}]`)) said.add(one.getAttribute(name));
  return [...said].filter(Boolean).map((text) => text.replaceAll('\\u00AD', '').replace(/\\s+/g, ' ').trim());
}"""
"""Everything a page says, aloud or in print."""


class Texts:
    """The texts of a language, to find again what is shown of them."""

    def __init__(self, code: str) -> None:
        self.patterns: list[re.Pattern[str]] = []
        self.plain: set[str] = set()
        self.all = ""
        for file in sorted((LOCALES / code).rglob("*.ftl")):
            for entry in FluentParser().parse(file.read_text("utf-8")).body:
                if isinstance(entry, ast.Message):
                    for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
                        if pattern is not None:
                            self._add(pattern)

    def _add(self, pattern: ast.Pattern) -> None:
        if _letters(pattern) < FEW:
            return
        own = _own(pattern)
        self.all += own + "\n"
        if all(isinstance(element, ast.TextElement) for element in pattern.elements):
            self.plain.add(own.strip())
        else:
            self.patterns.append(re.compile(_regex(pattern)))

    def has(self, text: str) -> bool:
        """Whether a text is one of these, whatever was put into it."""
        return text in self.plain or any(pattern.fullmatch(text) for pattern in self.patterns)


def _regex(pattern: ast.Pattern) -> str:
    def part(element: ast.TextElement | ast.Placeable) -> str:
        if isinstance(element, ast.TextElement):
            return re.escape(_spaced(element.value))
        if isinstance(element.expression, ast.SelectExpression):
            return f"(?:{'|'.join(_regex(variant.value) for variant in element.expression.variants)})"
        return ".+?"

    return "".join(map(part, pattern.elements))


def _letters(pattern: ast.Pattern) -> int:
    """How many letters of its own a text has at least, whatever is put into it."""

    def count(element: ast.TextElement | ast.Placeable) -> int:
        if isinstance(element, ast.TextElement):
            return len(re.findall(r"[^\W\d_]", element.value))
        if isinstance(element.expression, ast.SelectExpression):
            return min(_letters(variant.value) for variant in element.expression.variants)
        return 0

    return sum(map(count, pattern.elements))


def _own(pattern: ast.Pattern) -> str:
    """The words of a text without what is put into it; of several ways to say it, all."""

    def part(element: ast.TextElement | ast.Placeable) -> str:
        if isinstance(element, ast.TextElement):
            return _spaced(element.value)
        if isinstance(element.expression, ast.SelectExpression):
            return " ".join(_own(variant.value) for variant in element.expression.variants)
        return "…"

    return "".join(map(part, pattern.elements))


def _spaced(text: str) -> str:
    return re.sub(r"\s+", " ", text.replace("\u00ad", ""))


@cache
def texts_of(code: str) -> Texts:
    return Texts(code)


@cache
def sentences_only_in_english(code: str) -> re.Pattern[str]:
    """English texts of several words that stand nowhere in another language's texts."""
    theirs = texts_of(code).all
    sentences = [text for text in texts_of("en").plain if " " in text and len(text) >= 12 and text not in theirs]
    return re.compile("|".join(map(re.escape, sentences)))


@cache
def is_english(text: str, code: str) -> bool:
    """Whether a text is English where another language is spoken."""
    if texts_of(code).has(text):
        return False
    return texts_of("en").has(text) or sentences_only_in_english(code).search(text) is not None


def said_on(page: Page) -> list[str]:
    said: list[str] = page.evaluate(SAID)
    return said


def keys_shown(said: list[str]) -> list[str]:
    """A key without a text shows itself in brackets."""
    return [text for text in said if re.search(r"\[[a-z]+-[\w-]+[^\]]*\]", text)]


CUT_OFF = """() => {
  const wrong = [];
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth + 1) wrong.push(`the page is ${wide} wide`);
  for (const one of document.querySelectorAll('button, a, h1, h2, h3, label, p, b, td, th, summary')) {
    const style = getComputedStyle(one);
    if (one.closest('.visually-hidden, .skip, .text-view') || !one.innerText || !one.offsetParent) continue;
    if (style.clipPath === 'inset(50%)') continue; // it is there for screen readers
    const hidden = style.overflowX !== 'visible' && style.overflowX !== 'auto' && style.overflowX !== 'scroll';
    if (hidden && one.scrollWidth > one.clientWidth + 1) wrong.push(one.innerText.slice(0, 60));
    let around = one.parentElement;
    while (around && !/auto|scroll/.test(getComputedStyle(around).overflowX)) around = around.parentElement;
    const box = one.getBoundingClientRect();
    const room = around ? around.getBoundingClientRect() : { left: 0, right: innerWidth };
    if (box.left < room.left - 1 || box.right > room.right + 1) wrong.push(`beside: ${one.innerText}`);
  }
  const common = (a, b) => ({
    across: Math.min(a.right, b.right) - Math.max(a.left, b.left),
    down: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  });
  const words = [...document.querySelectorAll('svg text')]
    .filter((one) => /\\p{L}{2}/u.test(one.textContent) && one.checkVisibility() && !one.closest('defs'))
    .map((one) => ({ one, text: one.textContent.trim(), box: one.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0);
  for (const { one, text, box } of words) {
    for (let under = one.previousElementSibling; under; under = under.previousElementSibling) {
      const plaque = under.getBoundingClientRect();
      const { across, down } = common(box, plaque);
      if (under.tagName !== 'rect' || across < box.width / 2 || down < box.height / 2) continue;
      if (across < box.width - 1) wrong.push(`wider than its plaque: ${text}`);
      break;
    }
  }
  words.forEach(({ one, text, box }, at) => {
    for (const other of words.slice(at + 1)) {
      if (other.one.ownerSVGElement !== one.ownerSVGElement) continue;
      const { across, down } = common(box, other.box);
      const height = Math.min(box.height, other.box.height);
      if (across > 2 && down > 0.4 * height) wrong.push(`one over the other: ${text}, ${other.text}`);
    }
  });
  return wrong;
}"""
"""Texts that don't fit into the room they have, and whatever makes the page scroll sideways."""


def cut_off(page: Page) -> list[str]:
    found: list[str] = page.evaluate(CUT_OFF)
    return found
