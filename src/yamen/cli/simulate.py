"""`yamen simulate`: many games between bots."""

import json
import sys
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from yamen.bots.simulate import SimulationResult
from yamen.bots.simulate import simulate as play_games
from yamen.cli.options import (
    ContentFile,
    GameName,
    Lang,
    Options,
    PlainText,
    Players,
    at_least,
    bots_of,
    language_of,
    setup_of,
)
from yamen.cli.render import console, screen
from yamen.cli.words import decimal, percent
from yamen.engine.definition import Setup
from yamen.engine.layout import Row, Section
from yamen.locales import Language

DEFAULT_BOT = "random"


def simulate(
    game: GameName,
    players: Players,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 100,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")] = 1,
    bots: Annotated[
        str | None,
        typer.Option("--bots", metavar="NAME,NAME,…", help="A bot for each seat, or module:Class; else all random."),
    ] = None,
    option: Options = None,
    content: ContentFile = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
    lang: Lang = None,
    plain: PlainText = False,
) -> None:
    """Let bots play many games."""
    language = language_of(lang)
    setup = setup_of(game, players, option, content, language)
    at_least(1, "--games", games, language)
    names = bots_of(bots or ",".join([DEFAULT_BOT] * players), players, language)
    result = run(setup, names, games, seed, language)
    if as_json:
        print(json.dumps(to_json(setup, result)))
        return
    out = screen(plain)
    for section in report(result, language):
        out.section(section)


def run(setup: Setup, bots: list[str], games: int, seed: int, language: Language) -> SimulationResult:
    """Play, with a progress bar where somebody may look at it."""
    if not sys.stderr.isatty():
        return play_games(setup, bots, games, seed)
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console(stderr=True), transient=True) as bar:
        task = bar.add_task(language.text("terminal-simulating"), total=games)
        return play_games(setup, bots, games, seed, lambda done: bar.update(task, completed=done))


def to_json(setup: Setup, result: SimulationResult) -> dict[str, object]:
    seconds = max(result.seconds, 1e-9)
    return {
        "game": setup.game.name,
        "players": setup.players,
        "games": result.games,
        "decisions": result.decisions,
        "seconds": round(result.seconds, 3),
        "decisions_per_second": round(result.decisions / seconds, 1),
        "games_per_second": round(result.games / seconds, 1),
        "seats": [
            {"bot": seat.bot, "wins": seat.wins, "mean_score": round(seat.mean_score, 2)} for seat in result.seats
        ],
    }


def report(result: SimulationResult, language: Language) -> list[Section]:
    """The speed, then how the seats and the bots did."""
    seconds = max(result.seconds, 1e-9)
    figures = {
        language.text("terminal-games"): str(result.games),
        language.text("terminal-seconds"): decimal(result.seconds, 2, language),
        language.text("terminal-games-per-second"): decimal(result.games / seconds, 1, language),
        language.text("terminal-decisions-per-second"): decimal(result.decisions / seconds, 0, language),
        language.text("terminal-decisions-per-game"): decimal(result.decisions / result.games, 1, language),
        language.text("terminal-branching"): decimal(result.branching, 2, language),
    }
    summary = Section(
        language.text("terminal-simulation"),
        (),
        [Row((f"{label}: {value}",)) for label, value in figures.items()],
        [f"{label}: {value}" for label, value in figures.items()],
        across=3,
    )
    wins, share, score = (
        language.text("terminal-wins"),
        language.text("terminal-share-of-wins"),
        language.text("terminal-mean-score"),
    )
    lines: list[str] = []

    def row(label: str, bot: str, won: int, mean_score: float) -> Row:
        cells = (label, bot, str(won), percent(won / result.games, language), decimal(mean_score, 1, language))
        lines.append(f"{label} {bot}: {wins} {cells[2]}, {share} {cells[3]}, {score} {cells[4]}".strip())
        return Row(cells)

    rows = [
        row(language.text("terminal-seat", seat=number), seat.bot, seat.wins, seat.mean_score)
        for number, seat in enumerate(result.seats, 1)
    ]
    for bot in dict.fromkeys(seat.bot for seat in result.seats):
        own = [seat for seat in result.seats if seat.bot == bot]
        all_seats = language.text("terminal-all-seats")
        rows.append(row(all_seats, bot, sum(s.wins for s in own), sum(s.mean_score for s in own) / len(own)))
    heads = ("", language.text("terminal-bot"), wins, share, score)
    return [summary, Section(language.text("terminal-seats-and-bots"), heads, rows, lines)]
