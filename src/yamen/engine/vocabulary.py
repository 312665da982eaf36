"""Typed messages without a word of any language.

Moves, events, questions and reasons are all a `Kind` (a name and typed fields) with small ints for its fields. A
reader's language turns the kind's name into a sentence and the fields into its arguments.
"""

from typing import Final


class Words:
    """A set of named things that a field may hold: the int is the place in `words`."""

    def __init__(self, name: str, words: tuple[str, ...] = (), first: int = 0) -> None:
        self.name: Final = name
        self.words: Final = words
        self.first: Final = first

    def text(self, value: int) -> str:
        return self.words[value] if self.words else str(value + self.first)


NUMBER: Final = Words("number")
PLAYER: Final = Words("player", first=1)
"""Seats are 0, 1, 2… in data and 1, 2, 3… in text."""


class Kind:
    """A kind of move, event, question or reason: `fields` are pairs of a name and what it holds."""

    def __init__(self, name: str, *fields: tuple[str, Words], rule: str = "") -> None:
        self.name: Final = name
        self.fields: Final = fields
        self.rule: Final = rule

    def message(self, *args: int) -> "Message":
        return Message(self, args)


class Message:
    """A kind with its arguments."""

    def __init__(self, kind: Kind, args: tuple[int, ...]) -> None:
        self.kind: Final = kind
        self.args: Final = args[: len(kind.fields)]

    def named(self) -> dict[str, int | str]:
        """The arguments by name: numbers and players as ints, the rest as words."""
        result: dict[str, int | str] = {}
        for (name, words), value in zip(self.kind.fields, self.args, strict=True):
            result[name] = words.text(value) if words.words else int(value)
        return result

    def to_json(self) -> dict[str, int | str]:
        data: dict[str, int | str] = {"kind": self.kind.name}
        if self.kind.rule:
            data["rule"] = self.kind.rule
        data.update(self.named())
        return data

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and (self.kind.name, self.args) == (other.kind.name, other.args)

    def __hash__(self) -> int:
        return hash((self.kind.name, self.args))

    def __repr__(self) -> str:
        return f"<{self.kind.name} {' '.join(f'{name}={value}' for name, value in self.named().items())}>"
