"""Which rules the tests cover: each game lists its ids in `tests/GAME/rules.txt`, tests name them in docstrings."""

import re
from pathlib import Path
from typing import Final

ID: Final = re.compile(r"\b[A-Z]\d+\.\d+\b")


def read_rules(text: str) -> list[str]:
    """The ids a `rules.txt` lists: one a line, with a few words, beside empty lines and comments."""
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    ids = [line.split(" ", 1)[0] for line in lines]
    for rule in ids:
        if not ID.fullmatch(rule) or ids.count(rule) > 1:
            raise ValueError(f"'{rule}' is no rule id, or stands in the list twice")
    return ids


def rules_of_games(tests: Path) -> dict[str, list[str]]:
    """The ids of each game that has a list."""
    return {path.parent.name: read_rules(path.read_text("utf-8")) for path in sorted(tests.glob("*/rules.txt"))}


def named_in(docstring: str | None) -> set[str]:
    return set(ID.findall(docstring or ""))


class Coverage:
    """Collects which ids are named by which tests, and which of these tests passed."""

    def __init__(self, rules: dict[str, list[str]]) -> None:
        self.rules = rules
        self.named: dict[str, set[str]] = {}
        self.covered: set[str] = set()
        self.is_full = False
        """Whether all tests ran, so that every rule must be covered."""

    def add_test(self, test: str, docstring: str | None) -> None:
        self.named[test] = named_in(docstring)

    def passed(self, test: str) -> None:
        self.covered |= self.named.get(test, set())

    def unknown(self) -> list[str]:
        """A line for each test that names an id no game has."""
        known = {rule for rules in self.rules.values() for rule in rules}
        strays = {test: ids - known for test, ids in self.named.items() if ids - known}
        return [f"{test} names {', '.join(sorted(ids))}: no such rule" for test, ids in strays.items()]

    def gaps(self) -> list[str]:
        """A line for each game with rules that no passed test names."""
        missing = {game: [rule for rule in rules if rule not in self.covered] for game, rules in self.rules.items()}
        return [f"Rules of {game} without a passed test: {', '.join(ids)}" for game, ids in missing.items() if ids]

    def mistakes(self) -> list[str]:
        return self.unknown() + (self.gaps() if self.is_full else [])

    def report(self) -> list[str]:
        counts = [f"{game} {len(self.covered & set(rules))}/{len(rules)}" for game, rules in self.rules.items()]
        return self.mistakes() + (["Rules covered: " + ", ".join(counts)] if self.is_full else [])
