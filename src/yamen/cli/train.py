"""`yamen train`: networks that learn a game by playing it."""

import json
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TimeRemainingColumn

from yamen.cli.options import GameName, Lang, UsageError, at_least, language_of, needing
from yamen.cli.render import console
from yamen.engine.definition import Setup
from yamen.games import find_game
from yamen.locales import Language

if TYPE_CHECKING:
    from yamen.training.run import Event

PHASES = {"games": "terminal-simulating", "fitting": "terminal-learning", "self-play": "terminal-practising"}


def train(
    game: GameName,
    out: Annotated[
        Path, typer.Option("--out", metavar="FOLDER", help="Where games, networks and curves go.", show_default=False)
    ],
    hours: Annotated[float, typer.Option("--hours", help="How long to play and learn.")] = 2.0,
    anew: Annotated[
        bool, typer.Option("--anew", help="Begin with nothing, not with the network that is shipped.")
    ] = False,
    first: Annotated[
        int, typer.Option("--first", help="Beginning with nothing: how many games of bots that need no network.")
    ] = 4000,
    simulations: Annotated[int, typer.Option("--simulations", help="How many simulations a search makes.")] = 64,
    players: Annotated[int | None, typer.Option("--players", "-p", help="Only games of so many players.")] = None,
    seed: Annotated[int, typer.Option("--seed", help="What decides the deals.")] = 1,
    processes: Annotated[
        int, typer.Option("--processes", help="How many play beside the one that learns; 0: it plays, too.")
    ] = 0,
    address: Annotated[
        str | None, typer.Option("--address", help="Play on the machines of a Ray cluster; 'auto' finds it.")
    ] = None,
    gate: Annotated[
        int,
        typer.Option("--gate", help="Then at most so many games against the shipped bot, with 2 and with 4 players."),
    ] = 200,
    lang: Lang = None,
) -> None:
    """Teach a network a game, by games that it plays against itself.

    A run goes on where it was broken off, and so does one that is given more hours.
    """
    language = language_of(lang)
    for option, value, least in (
        ("--first", first, 1),
        ("--simulations", simulations, 2),
        ("--processes", processes, 0),
    ):
        at_least(least, option, value, language)
    type_ = find_game(game)
    if players is not None:
        Setup(type_, players)
    with needing("training", language):
        from yamen.training.run import OtherRun, Run, RunConfig
        from yamen.training.workers import ClusterUnreachable, open_source
    config = RunConfig(type_.name, seed, players, anew, first, simulations)
    report = ProgressReport(language)
    try:
        with ExitStack() as stack:
            with needing("ray", language):
                source = stack.enter_context(open_source(processes, address))
            run = Run(config, out, source, report)
            run.train(hours)
            if gate:
                run.gate(gate)
    except OtherRun as error:
        found = json.dumps(error.found)
        raise UsageError(language.text("terminal-other-training", folder=str(error.folder), found=found)) from None
    except ClusterUnreachable as error:
        reason = language.text("terminal-no-cluster", address=error.address, reason=error.reason)
        raise UsageError(reason) from None
    finally:
        report.close()


class ProgressReport:
    """Says what happens: a bar on standard error while a phase lasts, on a terminal, and a line for each checkpoint."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self.phase = ""
        self.bar: Progress | None = None
        self.task = TaskID(0)

    def __call__(self, event: "Event") -> None:
        from yamen.training.gate import Trial
        from yamen.training.run import Progress as Reached

        if isinstance(event, Reached):
            self.show(event.phase, event.done, event.total)
            return
        self.close()
        text = self.language.text
        if isinstance(event, Trial):
            verdict = {True: "better", False: "worse", None: "open"}[event.better]
            counts = {"players": event.players, "wins": event.wins, "games": event.games}
            print(text("terminal-gate", **counts, verdict=verdict), flush=True)
            return
        losses = event.losses
        figures = {
            "policy": f"{losses.policy:.3f}",
            "agreement": f"{losses.agreement:.0%}",
            "win": f"{losses.win:.3f}",
            "points": f"{losses.points:.2f}",
        }
        print(text("terminal-checkpoint", number=event.number, games=event.games, **figures), flush=True)

    def show(self, phase: str, done: int, total: int) -> None:
        if phase != self.phase or self.bar is None:
            self.close()
            columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
            self.bar = Progress(*columns, console=console(stderr=True), disable=not sys.stderr.isatty())
            self.bar.start()
            self.phase = phase
            self.task = self.bar.add_task(self.language.text(PHASES[phase]), total=total)
        self.bar.update(self.task, completed=done)

    def close(self) -> None:
        if self.bar is not None:
            self.bar.stop()
            self.bar = None
