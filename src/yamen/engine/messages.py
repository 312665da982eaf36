"""Typed messages without a word of any language.

Moves, events, questions and reasons are all a `Kind` (a name and typed fields) with small ints for its fields. A
reader's language turns the kind's name into a sentence and the fields into its arguments.
"""

from typing import Any, Final, NamedTuple

from mypy_extensions import mypyc_attr


class Words:
    """A set of named things that a field may hold: the int is the place in `words`."""

    def __init__(self, name: str, words: tuple[str, ...] = (), first: int = 0) -> None:
        self.name: Final = name
        self.words: Final = words
        self.first: Final = first

    def text(self, value: int) -> str:
        return self.words[value] if self.words else str(value + self.first)

    def __reduce__(self) -> tuple[Any, ...]:
        return Words, (self.name, self.words, self.first)


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

    def __repr__(self) -> str:
        return f"<kind {self.name}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return _kind, (self.name, self.fields, self.rule)


def _kind(name: str, fields: tuple[tuple[str, Words], ...], rule: str) -> Kind:
    return Kind(name, *fields, rule=rule)


class Context(NamedTuple):
    """What a message needs to be put into words: which game it is about, who plays, and what it is there."""

    role: str
    """`event`, `question`, `reason` or `move`."""
    game: Any
    """The type of the game: a `GameDefinition`, which this module can't know."""
    names: list[str]


class Message:
    """A kind with its arguments: an event, a question, a reason or a move.

    Those that a `Game` gives know their game, so `text` puts them into the words of a language.
    """

    def __init__(self, kind: Kind, args: tuple[int, ...]) -> None:
        self.kind: Final = kind
        self.args: Final = args[: len(kind.fields)]
        self.context: Context | None = None
        """The game it is about; None if it comes from a bare position."""

    def text(self, language: str = "en") -> str:
        """The message as a sentence in a language: `en`, `pl`, `cs` or `tr`. Needs the extra `play`."""
        if self.context is None:
            raise ValueError(f"{self!r} comes from a bare position, which has no names; ask a Game for sentences.")
        return _speakers[-1].sentence(self, self.context, language)

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
        return f"<{' '.join([self.kind.name, *(f'{name}={value}' for name, value in self.named().items())])}>"

    def __str__(self) -> str:
        """The sentence in English, where that is possible."""
        if self.context is None or not _speakers[-1].can_speak():
            return repr(self)
        return self.text()

    def __reduce__(self) -> tuple[Any, ...]:
        return _message, (self.kind, self.args, self.context)

    def __copy__(self) -> "Message":
        return self  # it never changes

    def __deepcopy__(self, memo: object) -> "Message":
        return self


def _message(kind: Kind, args: tuple[int, ...], context: Context | None) -> Message:
    message = Message(kind, args)
    message.context = context
    return message


@mypyc_attr(allow_interpreted_subclasses=True)
class Speaker:
    """Puts messages and games into words. The kernel has none itself: the package gives it one (`yamen.wording`)."""

    def can_speak(self) -> bool:
        """Whether the words of languages are at hand."""
        return False

    def sentence(self, message: Message, context: Context, language: str) -> str:
        """A message in a language."""
        raise NotImplementedError

    def board(self, game: Any, language: str) -> str:
        """What lies on the table of a game, drawn in plain text."""
        raise NotImplementedError


_speakers: Final[list[Speaker]] = [Speaker()]


def speak_with(speaker: Speaker) -> None:
    """Let a speaker put all messages and games into words from now on."""
    _speakers.append(speaker)


def speaker() -> Speaker:
    """Who puts messages and games into words."""
    return _speakers[-1]
