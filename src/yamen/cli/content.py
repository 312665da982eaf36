"""`yamen content`: the printed figures of a game, and how sure we are of them."""

from pathlib import Path
from typing import Annotated

import typer

from yamen.cli.options import GameName, Lang, PlainText, UsageError, language_of, read_text
from yamen.cli.render import sanitised, sanitised_lines, screen
from yamen.engine.content import CONFIDENCE, Content, Figure, Sheet
from yamen.engine.definition import GameDefinition
from yamen.engine.errors import BadContent
from yamen.engine.layout import Row, Section
from yamen.games import GAMES, find_game
from yamen.locales import Language

app = typer.Typer(help="The printed figures of a game.", no_args_is_help=True, rich_markup_mode=None)


@app.command()
def show(game: GameName, lang: Lang = None, plain: PlainText = False) -> None:
    """All figures of a game, those from the rulebooks apart from those that are reconstructed."""
    language = language_of(lang)
    figures = find_game(game).content.figures
    out = screen(plain)
    for name in CONFIDENCE:
        own = [figure for figure in figures if figure.confidence == name]
        if own:
            out.section(figures_of(own, f"{name}: {confidence(name, language)}: {len(own)}", language))
    out.section(summary(figures, game, language))


def figures_of(figures: list[Figure], title: str, language: Language) -> Section:
    """Figures that stand in one list are told in one row."""
    by_path: dict[str, list[str]] = {}
    for figure in figures:
        by_path.setdefault(figure.path, []).append(str(figure.value))
    rows = [(path, ", ".join(values)) for path, values in by_path.items()]
    heads = (language.text("terminal-figure"), language.text("terminal-value"))
    lines = [f"{path}: {values}" for path, values in rows]
    return Section(title, heads, [Row(row) for row in rows], lines, folds=min(2, len(rows)))


def summary(figures: list[Figure], game: str, language: Language) -> Section:
    """How many figures we are how sure of."""
    counts = [len([figure for figure in figures if figure.confidence == name]) for name in CONFIDENCE]
    rows = [(name, confidence(name, language), str(count)) for name, count in zip(CONFIDENCE, counts, strict=True)]
    heads = (
        language.text("terminal-confidence"),
        language.text("terminal-legend"),
        language.text("terminal-figures"),
    )
    title = language.text("terminal-figures-of", game=game)
    return Section(title, heads, [Row(row) for row in rows], [f"{name}: {what}: {n}" for name, what, n in rows])


def confidence(name: str, language: Language) -> str:
    return {
        "text": language.text("terminal-confidence-text"),
        "likely": language.text("terminal-confidence-likely"),
        "inferred": language.text("terminal-confidence-inferred"),
        "ours": language.text("terminal-confidence-ours"),
    }[name]


@app.command()
def check(
    content: Annotated[str, typer.Argument(metavar="GAME|FILE", help="A game, or a content file.", show_default=False)],
    game: Annotated[
        str | None, typer.Option("--game", help="The game that the file is for; else it is known by its tables.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Check a content file.

    Every mistake is told with its line. The exit code is 1 if there is any, 2 if the file can't be read.
    """
    language = language_of(lang)
    try:
        sound = GAMES[content].content if content in GAMES else read(Path(content), game, language)
    except BadContent as error:
        print(sanitised_lines(str(error)))
        raise typer.Exit(1) from None
    figures = len(sound.figures)
    print(language.text("terminal-content-sound", content=sanitised(content), figures=figures, hash=sound.hash))


def read(file: Path, game: str | None, language: Language) -> Content:
    type_ = None if game is None else find_game(game)
    text = read_text(file, language)
    return (type_ or game_for(file, text, language)).read_content(text, sanitised(str(file)))


def game_for(file: Path, text: str, language: Language) -> GameDefinition:
    """The one game that shares the most tables with the file."""
    tables = Sheet(text, sanitised(str(file))).data.keys()
    shared = {
        name: len(tables & {figure.path.partition(".")[0] for figure in game.content.figures})
        for name, game in GAMES.items()
    }
    most = max(shared.values())
    best = [name for name, count in shared.items() if count == most]
    if len(best) > 1:
        games = ", ".join(GAMES)
        raise UsageError(language.text("terminal-content-of-which-game", file=sanitised(str(file)), games=games))
    return GAMES[best[0]]
