"""The languages: what happens in a game, in the words of the reader.

Each language is a folder of Fluent files. `common.ftl` has what all games share, `<game>.ftl` the words of a game. The
key of a text is made of the game, of what kind of text it is and of the names that the game itself uses:
`dragon-event-passed`, `dragon-person-young_monk`.

A word may have other forms than the nominative: the attributes of its message. A sentence gets the word itself as
`$person` and the form `.object` as `$person-object`.

A game that brings no texts is told in the names that it uses itself: an event as `served player Ania card 3`.

A word with a hyphen is made of two parts, and one message says all words of its set: `4-great_wall` in the set `gift`
of Gùgōng is said by `gugong-gift`, with 4 as `$first` and "great_wall" as `$second`. A part of digits is a number.
"""

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from yamen.engine.definition import GameDefinition, OptionValue, option_text
from yamen.engine.errors import BadOption
from yamen.engine.messages import PLAYER, Message
from yamen.engine.tasks import NOT_NOW
from yamen.extras import extra, needs

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "pl", "cs", "tr")


class Language:
    """The texts in one language. Files are read when the first text is asked for."""

    def __init__(self, code: str) -> None:
        if code not in LANGUAGES:
            raise BadOption(f"There is no language '{code}'; choose one of: {', '.join(LANGUAGES)}.")
        self.code: Final = code

    def text(self, key: str, **args: int | str) -> str:
        """The text of a key. A missing key or argument is a mistake of the program and raises LookupError."""
        return self._format(key, None, args)

    def word(self, game: str, words: str, word: str) -> str:
        """The name of a thing of a game, in the nominative."""
        if not has_texts(game):
            return word
        key, parts = word_key(game, words, word)
        return self._format(key, None, parts)

    def move(self, game: GameDefinition, move: int, names: list[str]) -> str:
        """A move as a line in a list of choices."""
        return self.move_message(game, game.moves.message(move), names)

    def move_message(self, game: GameDefinition, message: Message, names: list[str]) -> str:
        """The same of a move as a message."""
        return self._sentence(game, "move", message, names)

    def event(self, game: GameDefinition, message: Message, names: list[str]) -> str:
        """Something that happened, as a sentence of the log."""
        return self._sentence(game, "event", message, names)

    def question(self, game: GameDefinition, message: Message, names: list[str]) -> str:
        """What a player is asked."""
        return self._sentence(game, "ask", message, names)

    def reason(self, game: GameDefinition, message: Message, names: list[str]) -> str:
        """Why a move is not allowed."""
        if message.kind.name == NOT_NOW.name:
            return self.text("why-not-now")
        return self._sentence(game, "why", message, names)

    def option(self, game: GameDefinition, name: str, value: OptionValue | None = None) -> str:
        """What an option of a game is called, or what one of its values means."""
        if not has_texts(game.name):
            return name if value is None else option_text(value)
        return self.text(option_key(game.name, name, value))

    def _sentence(self, game: GameDefinition, what: str, message: Message, names: list[str]) -> str:
        if not has_texts(game.name):
            return untold(message, names)
        args: dict[str, int | str] = {}
        for (field, words), value in zip(message.kind.fields, message.args, strict=True):
            if words.name == PLAYER.name:
                args[field] = names[value]
                continue
            word = words.text(value)
            if not words.words or word.isdecimal():
                args[field] = int(word)
                continue
            key, parts = word_key(game.name, words.name, word)
            args[field] = self._format(key, None, parts)
            for form in _bundle(self.code).get_message(key).attributes:
                args[f"{field}-{form}"] = self._format(key, form, parts)
        return self._format(f"{game.name}-{what}-{message.kind.name}", None, args)

    def _format(self, key: str, form: str | None, args: dict[str, int | str]) -> str:
        bundle = _bundle(self.code)
        if not bundle.has_message(key):
            raise LookupError(f"There is no text '{key}' in the language {self.code}.")
        message = bundle.get_message(key)
        pattern = message.value if form is None else message.attributes[form]
        if pattern is None:
            raise LookupError(f"The text '{key}' in the language {self.code} is empty.")
        text, errors = bundle.format_pattern(pattern, args)
        if errors:
            raise LookupError(f"The text '{key}' in the language {self.code}: {'; '.join(map(str, errors))}.")
        return str(text)


@cache
def has_texts(game: str) -> bool:
    """Whether there are texts for a game; one from another package has none."""
    return files(__name__).joinpath("en", f"{game}.ftl").is_file()


def untold(message: Message, names: list[str]) -> str:
    """A message in the names that the game itself uses."""
    said = [message.kind.name]
    for (field, words), value in zip(message.kind.fields, message.args, strict=True):
        said += [field, names[value] if words.name == PLAYER.name else words.text(value)]
    return " ".join(said)


def word_key(game: str, words: str, word: str) -> tuple[str, dict[str, int | str]]:
    """The key of a word, and what its text is given: the parts of a word that has two."""
    first, hyphen, second = word.partition("-")
    if not hyphen:
        return f"{game}-{words}-{word}", {}
    parts = {"first": first, "second": second}
    return f"{game}-{words}", {name: int(part) if part.isdecimal() else part for name, part in parts.items()}


def option_key(game: str, name: str, value: OptionValue | None = None) -> str:
    """The key of an option or of one of its values; keys have no slash, so `4/5` is `4-5` there."""
    ending = "" if value is None else f"-{option_text(value).replace('/', '-')}"
    return f"{game}-option-{name}{ending}"


@cache
def _bundle(code: str) -> "FluentBundle":
    # Imported here because it takes longer than all the rest of a short command.
    with extra(needs("Putting games into words", "play")):
        from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([code], use_isolating=False)
    for file in sorted(files(__name__).joinpath(code).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
