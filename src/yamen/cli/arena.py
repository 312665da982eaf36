"""`yamen arena`: bots measured against each other, and `yamen bots`: which there are."""

import json
import sys
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path
from statistics import fmean
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from yamen.bots.arena import Entrant, Played, compete, results
from yamen.bots.levels import LEVELS
from yamen.bots.plots import win_rates
from yamen.cli.arena_ratings import rated, rating_model
from yamen.cli.options import (
    GameName,
    Lang,
    Options,
    PlainText,
    at_least,
    language_of,
    named_bots,
    needing,
    setup_of,
    tried,
)
from yamen.cli.render import console, screen
from yamen.cli.words import decimal, percent
from yamen.engine.definition import GameDefinition, Setup
from yamen.engine.layout import Row, Section
from yamen.games import GAMES
from yamen.locales import Language


def arena(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            metavar="NAME,NAME,…",
            help="The bots to compare; master@500 makes 500 simulations a move, module:Class is a bot of your own.",
            show_default=False,
        ),
    ],
    players: Annotated[
        int | None, typer.Option("--players", "-p", help="How many play; else as many as there are bots.")
    ] = None,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 100,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same deals.")] = 1,
    processes: Annotated[int, typer.Option("--processes", help="How many games are played at a time.")] = 1,
    option: Options = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
    plot: Annotated[
        Path | None, typer.Option("--plot", metavar="FILE", help="Also draw the shares of wins, as an SVG picture.")
    ] = None,
    lang: Lang = None,
    plain: PlainText = False,
) -> None:
    """Measure bots against each other: every one in every seat, with the same deals."""
    language = language_of(lang)
    names = named_bots(bots, language)
    setup = setup_of(game, players or len(names), option, None, language)
    at_least(1, "--games", games, language)
    at_least(1, "--processes", processes, language)
    with needing("arena", language):
        model = rating_model()
    played = run(setup, names, games, seed, processes, language)
    entrants = rated(model, names, played, results(names, played))
    if as_json:
        print(json.dumps(to_json(setup, seed, played, entrants)))
    else:
        screen(plain).section(report(entrants, language))
    if plot is not None and not tried(lambda: draw(plot, setup, entrants), language, plot):
        raise typer.Exit(2)


def run(setup: Setup, bots: list[str], games: int, seed: int, processes: int, language: Language) -> list[Played]:
    """Play, with a progress bar where somebody may look at it."""
    played = compete(setup, bots, games, seed, processes)
    if not sys.stderr.isatty():
        return list(played)
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console(stderr=True), transient=True) as bar:
        return list(watched(played, bar, bar.add_task(language.text("terminal-simulating"), total=games)))


def watched(played: Iterable[Played], bar: Progress, task: Any) -> Iterable[Played]:
    for game in played:
        bar.advance(task)
        yield game


def to_json(setup: Setup, seed: int, played: list[Played], entrants: list[Entrant]) -> dict[str, object]:
    return {
        "game": setup.game.name,
        "players": setup.players,
        "options": setup.options,
        "games": len(played),
        "seed": seed,
        "bots": [
            {
                "bot": each.bot,
                "games": each.games,
                "wins": each.wins,
                "share": round(each.wins / each.games, 4) if each.games else 0.0,
                "share_interval": [round(each.low, 4), round(each.high, 4)],
                "rating": round(each.rating, 2),
                "rating_interval": [round(each.rating - each.spread, 2), round(each.rating + each.spread, 2)],
                "mean_score": round(each.mean_score, 2),
                "mean_winning_score": round(each.winning_score, 2) if each.wins else None,
                "seconds_per_move": round(each.move_seconds, 5),
                "longest_move": round(each.longest_seconds, 4),
                "points_by_source": {source: round(points, 2) for source, points in each.sources},
                "moves_per_game": {kind: round(number, 2) for kind, number in each.moves},
            }
            for each in entrants
        ],
    }


def report(entrants: list[Entrant], language: Language) -> Section:
    """A row for each bot, the best rated first."""
    heads = (
        language.text("terminal-bot"),
        language.text("terminal-games"),
        language.text("terminal-share-of-wins"),
        language.text("terminal-rating"),
        language.text("terminal-mean-score"),
        language.text("terminal-winning-score"),
        language.text("terminal-ms-per-move"),
    )
    rows: list[Row] = []
    lines: list[str] = []
    for each in sorted(entrants, key=lambda each: -each.rating):
        share = each.wins / each.games if each.games else 0.0
        cells = (
            each.bot,
            str(each.games),
            f"{percent(share, language)} ({percent(each.low, language)} – {percent(each.high, language)})",
            f"{decimal(each.rating, 1, language)} ± {decimal(each.spread, 1, language)}",
            decimal(each.mean_score, 1, language),
            decimal(each.winning_score, 1, language) if each.wins else "–",
            decimal(1000 * each.move_seconds, 1, language),
        )
        rows.append(Row(cells))
        lines.append(", ".join(f"{head} {cell}" for head, cell in zip(heads, cells, strict=True)))
    return Section(language.text("terminal-arena"), heads, rows, lines, note=language.text("terminal-arena-note"))


def draw(file: Path, setup: Setup, entrants: list[Entrant]) -> None:
    file.write_text(win_rates(entrants, f"{setup.game.name}, {setup.players}"), "utf-8")


def list_bots(lang: Lang = None, plain: PlainText = False) -> None:
    """Which bots there are, how they play, how strong they are and how long they think."""
    language = language_of(lang)
    runs = {game.name: run for game in GAMES.values() if (run := ratings_of(game)) is not None}
    games = {game: rating_of(run["bots"], language) for game, run in runs.items()}
    heads = (
        language.text("terminal-bot"),
        language.text("terminal-plays"),
        *(language.text("terminal-rating-in", game=game) for game in games),
        language.text("terminal-seconds-a-move"),
    )
    rows: list[Row] = []
    for level in LEVELS.values():
        ratings = (rated_as.get(level.name, "") for rated_as in games.values())
        times = [run["seconds_per_move"][level.name] for run in runs.values() if level.name in run["seconds_per_move"]]
        seconds = decimal(fmean(times) if times else level.seconds, 3, language)
        rows.append(Row((level.name, language.text(f"terminal-level-{level.name}"), *ratings, seconds)))
    lines = [
        f"{row.cells[0]}: {row.cells[1]}. "
        + ", ".join(f"{head} {cell}" for head, cell in zip(heads[2:], row.cells[2:], strict=True) if cell)
        for row in rows
    ]
    out = screen(plain)
    out.section(Section(language.text("terminal-bots"), heads, rows, lines))
    out.say(language.text("terminal-bots-note"))


def ratings_of(game: GameDefinition) -> dict[str, Any] | None:
    """What the arena has measured of the bots in a game, as `tools/ratings.py` has written it; None if nothing was."""
    if not game.search.package:
        return None
    file = files(game.search.package).joinpath("ratings.json")
    return json.loads(file.read_text("utf-8")) if file.is_file() else None


def rating_of(bots: list[dict[str, Any]], language: Language) -> dict[str, str]:
    """The measured rating of each level, with the simulations a move if it made fewer than it has time for."""
    found: dict[str, str] = {}
    for each in bots:
        name, _, simulations = each["bot"].partition("@")
        low, high = each["rating_interval"]
        rating = f"{decimal(each['rating'], 0, language)} ± {decimal((high - low) / 2, 0, language)}"
        found[name] = f"{rating} (@{simulations})" if simulations else rating
    return found
