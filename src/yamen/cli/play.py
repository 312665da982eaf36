"""`yamen play`: a game in the terminal, against bots or around one screen."""

import random
import sys
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer

from yamen.bots import new_bot
from yamen.cli.autosave import Autosave
from yamen.cli.options import (
    GAME_HELP,
    ContentFile,
    Lang,
    Options,
    PlainText,
    UsageError,
    bots_of,
    language_of,
    read_record,
    setup_of,
)
from yamen.cli.render import sanitised, screen
from yamen.cli.table import TerminalGame
from yamen.engine.game import Game
from yamen.games import GAMES, find_game
from yamen.locales import Language

DEFAULT_PLAYERS = 3
DEFAULT_BOT = "greedy"


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help=GAME_HELP, show_default=False)] = None,
    players: Annotated[
        int | None, typer.Option("--players", "-p", help="How many play; else 3.", show_default=False)
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots", metavar="NAME,NAME,…", help="A bot for each seat but the first, or module:Class; else all greedy."
        ),
    ] = None,
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="Everyone plays at this screen.")] = False,
    names: Annotated[
        str | None, typer.Option("--names", metavar="NAME,NAME,…", help="The names, one for each seat.")
    ] = None,
    option: Options = None,
    content: ContentFile = None,
    seed: Annotated[int | None, typer.Option("--seed", help="The same seed gives the same chance.")] = None,
    lang: Lang = None,
    plain: PlainText = False,
    load: Annotated[Path | None, typer.Option("--load", metavar="FILE", help="Go on with a saved game.")] = None,
    at: Annotated[int | None, typer.Option("--at", help="With --load: go on after that many moves.")] = None,
) -> None:
    """Play in the terminal.

    You sit at the first seat and play against bots, or everyone plays at this screen. Every move is saved at once;
    the file is named when you leave.
    """
    language = language_of(lang)
    if hot_seat and bots is not None:
        raise UsageError(language.text("terminal-bots-or-hot-seat"))
    chance = random.SystemRandom() if seed is None else random.Random(seed)
    if load is None:
        if at is not None:
            raise UsageError(language.text("terminal-at-without-load"))
        if game is None:
            raise UsageError(language.text("terminal-which-game", games=", ".join(GAMES)))
        count = DEFAULT_PLAYERS if players is None else players
        setup = setup_of(game, count, option, content, language)
        seats = bots_at(bots, hot_seat, setup.players, language)
        played = Game(setup, chance, names_of(names, seats, language))
    else:
        if players is not None or names is not None or option:
            raise UsageError(language.text("terminal-load-has-setup"))
        played = saved_game(load, at, game, content, language)
        seats = bots_at(bots, hot_seat, played.setup.players, language)
        played.resume(chance)
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401 (gives the prompt its arrow keys)
    seeds = [chance.getrandbits(32) for _ in seats]
    sitting = {
        seat: new_bot(bot, played.type.name, seeds[seat], played.setup.players) for seat, bot in enumerate(seats) if bot
    }
    TerminalGame(played, sitting, language, screen(plain), Autosave(played, load, content, language)).play()


def saved_game(file: Path, at: int | None, game: str | None, content: Path | None, language: Language) -> Game:
    """The game in a file, if it is the one asked for and still goes on."""
    saved = read_record(file, at, content, language)
    if game is not None and find_game(game) is not saved.type:
        raise UsageError(language.text("terminal-other-game", file=sanitised(str(file)), game=saved.type.name))
    if saved.is_over:
        raise UsageError(language.text("terminal-already-over", file=sanitised(str(file))))
    return saved


def bots_at(given: str | None, hot_seat: bool, players: int, language: Language) -> list[str | None]:
    """The bot at each seat, or None where a person sits."""
    if hot_seat or (players == 1 and given is None):
        return [None] * players
    return [None, *bots_of(given or ",".join([DEFAULT_BOT] * (players - 1)), players - 1, language)]


def names_of(given: str | None, bots: list[str | None], language: Language) -> list[str]:
    """The names given, or else numbered ones."""
    if given is None:
        return [
            language.text("terminal-bot-name", seat=seat) if bot else language.text("terminal-player-name", seat=seat)
            for seat, bot in enumerate(bots, 1)
        ]
    names = [sanitised(name).strip() for name in given.split(",")]
    if len(names) != len(bots):
        raise UsageError(language.text("terminal-names-and-seats", names=len(names), seats=len(bots)))
    if "" in names:
        raise UsageError(language.text("terminal-empty-name"))
    if len(set(names)) < len(names):
        raise UsageError(language.text("terminal-same-names"))
    return names
