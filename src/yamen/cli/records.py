"""`yamen replay`, `check` and `perft`: what records hold, and how many ways there are."""

import time
from pathlib import Path
from typing import Annotated

import typer

from yamen.cli.options import (
    ContentFile,
    GameName,
    Lang,
    Options,
    PlainText,
    RecordFile,
    UsageError,
    at_least,
    language_of,
    read_record,
    recorded_game,
    setup_of,
)
from yamen.cli.reader import Reader, retold
from yamen.cli.render import Screen, print_error, sanitised, screen
from yamen.cli.words import decimal
from yamen.engine.errors import BadRecord
from yamen.engine.game import Game
from yamen.engine.position import Position
from yamen.engine.position import perft as count_lines
from yamen.engine.tasks import CHANCE, SPECTATOR
from yamen.games import find_game
from yamen.locales import Language

At = Annotated[int | None, typer.Option("--at", help="After that many moves, chance counted.")]


def replay(
    file: RecordFile, at: At = None, content: ContentFile = None, lang: Lang = None, plain: PlainText = False
) -> None:
    """Tell a recorded game.

    Everything that happened, then the last board; with --at the board after so many moves and what is asked there.
    """
    language = language_of(lang)
    game = read_record(file, at, content, language)
    reader, out = Reader(game, language), screen(plain)
    if at is None:
        tell(game, reader, out)
    show(game, reader, out)


def tell(game: Game, reader: Reader, out: Screen) -> None:
    """Everything that happened, each sentence with the number of its move."""
    for number, news in enumerate(retold(game), 1):
        out.log(f"{number}. {sentence}" for sentence in reader.sentences(news))


def show(game: Game, reader: Reader, out: Screen) -> None:
    for section in reader.board(SPECTATOR):
        out.section(section)
    if game.is_over:
        out.section(reader.result())
    elif game.player == CHANCE:
        out.heading(reader.text("terminal-chance-to-move"))
    else:
        out.question(reader.question(), reader.choices(), reader.refused())


def check(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Records of games.", show_default=False)],
    content: ContentFile = None,
    lang: Lang = None,
) -> None:
    """Verify recorded games.

    Replays each and prints a line. The exit code is 1 if a record is wrong, 2 if a file can't be read or was played
    with other content.
    """
    language = language_of(lang)
    code = max(check_one(file, content, language) for file in files)
    if code:
        raise typer.Exit(code)


def check_one(file: Path, content: Path | None, language: Language) -> int:
    try:
        game = recorded_game(file, content, language)
    except BadRecord as error:
        print(f"{sanitised(str(file))}: {sanitised(str(error))}")
        return 1
    except UsageError as error:
        print_error(str(error))
        return 2
    about: dict[str, int | str] = {
        "file": sanitised(str(file)),
        "game": game.type.name,
        "players": game.setup.players,
        "rules": game.setup.rules,
        "moves": len(game.moves),
    }
    if game.is_over:
        print(language.text("terminal-record-finished", **about, result=" ".join(map(str, game.scores))))
    else:
        print(language.text("terminal-record-unfinished", **about))
    return 0


def perft(
    game: GameName,
    players: Annotated[int | None, typer.Option("--players", "-p", help="How many play.", show_default=False)] = None,
    depth: Annotated[int, typer.Option("--depth", "-d", help="How many moves deep.")] = 3,
    option: Options = None,
    start: Annotated[
        Path | None, typer.Option("--from", metavar="FILE", help="Count from the end of a record, not from the start.")
    ] = None,
    at: Annotated[int | None, typer.Option("--at", help="With --from: after that many moves.")] = None,
    content: ContentFile = None,
    lang: Lang = None,
) -> None:
    """Count the ways that a game can go on.

    For each number of moves up to --depth, chance moves included.
    """
    language = language_of(lang)
    at_least(1, "--depth", depth, language)
    position = start_of(find_game(game).name, players, option, start, at, content, language)
    for moves in range(1, depth + 1):
        began = time.perf_counter()
        lines = count_lines(position, moves)
        seconds = decimal(time.perf_counter() - began, 3, language)
        print(language.text("terminal-perft", depth=moves, lines=str(lines), seconds=seconds), flush=True)


def start_of(
    game: str,
    players: int | None,
    option: list[str] | None,
    file: Path | None,
    at: int | None,
    content: Path | None,
    language: Language,
) -> Position:
    """The position to count from."""
    if file is None:
        if at is not None:
            raise UsageError(language.text("terminal-at-without-from"))
        if players is None:
            raise UsageError(language.text("terminal-how-many-players"))
        return setup_of(game, players, option, content, language).position()
    if players is not None or option:
        raise UsageError(language.text("terminal-from-has-setup"))
    recorded = read_record(file, at, content, language)
    if recorded.type.name != game:
        raise UsageError(language.text("terminal-other-game", file=sanitised(str(file)), game=recorded.type.name))
    return recorded.position
