"""`yamen content`: the printed figures of a game, and how sure we are of them."""

from pathlib import Path
from typing import Annotated

import typer

from yamen.cli.options import GameName, Lang, PlainText, language_of, read_text
from yamen.cli.render import harmless, screen
from yamen.engine.board import Row, Section
from yamen.engine.content import CONFIDENCE
from yamen.games import GAMES, find_game
from yamen.locales import Language

app = typer.Typer(help="The printed figures of a game.", no_args_is_help=True, rich_markup_mode=None)


@app.command()
def show(game: GameName, lang: Lang = None, plain: PlainText = False) -> None:
    """All figures of a game, each with how sure we are of it."""
    language = language_of(lang)
    figures = find_game(game).content.figures
    sure = {name: confidence(name, language) for name in CONFIDENCE}
    rows = [Row((figure.path, str(figure.value), figure.confidence)) for figure in figures]
    lines = [f"{figure.path}: {figure.value} ({figure.confidence})" for figure in figures]
    heads = (
        language.text("terminal-figure"),
        language.text("terminal-value"),
        language.text("terminal-confidence"),
    )
    out = screen(plain)
    out.section(Section(language.text("terminal-figures-of", game=game), heads, rows, lines, folds=2))
    legend = [f"{name}: {meaning}" for name, meaning in sure.items()]
    out.section(
        Section(language.text("terminal-legend"), ("", ""), [Row(pair) for pair in sure.items()], legend),
    )


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
    game: Annotated[str, typer.Option("--game", help="The game that the file is for.")] = "dragon",
    lang: Lang = None,
) -> None:
    """Check a content file; every mistake is told with its line."""
    language = language_of(lang)
    if content in GAMES:
        figures = GAMES[content].content.figures
    else:
        type_ = find_game(game)
        figures = type_.read_content(read_text(Path(content), language), harmless(content)).figures
    print(language.text("terminal-content-sound", content=harmless(content), figures=len(figures)))
