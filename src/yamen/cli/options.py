"""What the commands share: their options, and turning what a person typed into what the engine takes."""

import os
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Annotated

import typer

from yamen.bots import BOTS, check_bot
from yamen.cli.render import print_error, sanitised
from yamen.engine import record
from yamen.engine.content import Content
from yamen.engine.definition import GameDefinition, Setup
from yamen.engine.errors import BadOption, BadRecord, YamenError
from yamen.engine.game import Game
from yamen.engine.replay import read_game
from yamen.extras import extra
from yamen.games import GAMES, find_game
from yamen.locales import LANGUAGES, Language

GAME_HELP = f"The game: {' or '.join(GAMES)}."
GameName = Annotated[str, typer.Argument(metavar="GAME", help=GAME_HELP, show_default=False)]
Players = Annotated[int, typer.Option("--players", "-p", help="How many play.", show_default=False)]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; may be given several times."),
]
Lang = Annotated[
    str | None,
    typer.Option("--lang", metavar="|".join(LANGUAGES), help="The language; else that of your system, if possible."),
]
OwnBots = Annotated[
    str | None,
    typer.Option(
        "--bots", metavar="MODULE:CLASS,…", help="Bots of your own that may sit at tables, besides the levels."
    ),
]
PlainText = Annotated[bool, typer.Option("--plain", help="No boxes, no colour: for screen readers.")]
ContentFile = Annotated[
    Path | None,
    typer.Option("--content", metavar="FILE", help="A content file to play with; else the game's own figures."),
]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game.", show_default=False)]


class UsageError(YamenError):
    """Something on the command line doesn't fit."""


def language_of(code: str | None) -> Language:
    """The language asked for, or else that of the system, or else English."""
    if code is not None:
        return Language(code)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            system = value[:2].lower()
            return Language(system if system in LANGUAGES else "en")
    return Language("en")


def needing(name: str, language: Language) -> AbstractContextManager[None]:
    """Around imports of packages of an extra: one that is missing raises an error in the reader's language."""
    return extra(language.text("terminal-needs-extra", extra=name))


def setup_of(game: str, players: int, options: list[str] | None, content: Path | None, language: Language) -> Setup:
    type_ = find_game(game)
    return Setup(type_, players, options_of(options, language), content_of(content, type_, language))


def content_of(file: Path | None, game: GameDefinition, language: Language) -> Content | None:
    """The figures in a file; None for those that the game has by itself."""
    return None if file is None else game.read_content(read_text(file, language), sanitised(str(file)))


def options_of(given: list[str] | None, language: Language) -> dict[str, str]:
    options: dict[str, str] = {}
    for text in given or []:
        name, sign, value = text.partition("=")
        if not sign:
            raise UsageError(language.text("terminal-option-without-value", option=text))
        if name in options:
            raise UsageError(language.text("terminal-option-twice", option=name))
        options[name] = value
    return options


def bots_of(given: str, seats: int, language: Language) -> list[str]:
    """The bots named in a list with commas, one for each of the seats."""
    bots = named_bots(given, language)
    if len(bots) != seats:
        raise UsageError(language.text("terminal-bots-and-seats", bots=len(bots), seats=seats))
    return bots


def named_bots(given: str, language: Language) -> list[str]:
    """The bots named in a list with commas: levels, or bots of one's own as `module:Class`."""
    bots = [name.strip() for name in given.split(",")]
    if any(":" in name for name in bots) and os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())  # where a bot of one's own is looked for first, as by `python -m`
    for name in bots:
        try:
            check_bot(name)
        except BadOption as error:
            if ":" in name:
                raise UsageError(str(error)) from None
            raise UsageError(language.text("terminal-no-such-bot", bot=name, bots=", ".join(BOTS))) from None
    return bots


def own_bots(given: str | None, language: Language) -> tuple[str, ...]:
    """The bots of one's own that a server is started with."""
    return tuple(named_bots(given, language)) if given is not None else ()


def at_least(least: int, option: str, value: int | float, language: Language) -> None:
    if value < least:
        raise UsageError(language.text("terminal-too-small", option=option, least=least, value=str(value)))


def read_text(path: Path, language: Language) -> str:
    try:
        return path.read_text("utf-8")
    except OSError as error:
        reason = error.strerror or str(error)
    except UnicodeDecodeError:
        reason = language.text("terminal-no-text-file")
    raise UsageError(language.text("terminal-cannot-read", file=sanitised(str(path)), reason=reason))


def recorded_game(path: Path, content: Path | None, language: Language) -> Game:
    """The game of a record. One that was played with other content isn't damaged, so that is no BadRecord."""
    text = read_text(path, language)
    try:
        tags = record.read_record(text)
        game = find_game(tags.one("Game").value)
    except YamenError:
        return read_game(text, find_game)  # which says what is wrong, with its line
    figures = content_of(content, game, language) or game.content
    wanted = tags.one("Content").value
    if wanted != figures.hash:
        file = sanitised(str(path))
        raise UsageError(
            language.text("terminal-other-content", file=file, wanted=sanitised(wanted), have=figures.hash)
        )
    return read_game(text, find_game, figures)


def read_record(path: Path, at: int | None, content: Path | None, language: Language) -> Game:
    """The game in a file, or as it was after its first `at` moves, which may precede a damage."""
    try:
        game = recorded_game(path, content, language)
    except BadRecord as error:
        before = error.game
        reason = f"{sanitised(str(path))}: {sanitised(str(error))}"
        if not isinstance(before, Game) or not before.moves:
            raise UsageError(reason) from None
        if at is None or at > len(before.moves):
            raise UsageError(f"{reason}. {language.text('terminal-moves-before', moves=len(before.moves))}") from None
        game = before
    if at is None:
        return game
    at_least(0, "--at", at, language)
    if at > len(game.moves):
        raise UsageError(language.text("terminal-at-too-far", at=at, moves=len(game.moves)))
    return game.at(at)


def tried(attempt: Callable[[], None], language: Language, file: Path) -> bool:
    """Whether a file could be written; if not, the reason is printed."""
    try:
        attempt()
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        print_error(language.text("terminal-cannot-write", file=sanitised(str(file)), reason=reason))
        return False
    return True
