"""`yamen train`: networks trained on games that bots play against each other."""

import json
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TimeRemainingColumn

from yamen.cli.options import GameName, Lang, Mistake, at_least, language_of, needing
from yamen.cli.render import console
from yamen.engine.definition import Setup
from yamen.games import find_game
from yamen.locales import Language

if TYPE_CHECKING:
    from yamen.training.run import Event

PHASES = {"policy": "terminal-practising", "games": "terminal-simulating", "fitting": "terminal-learning"}


def train(
    game: GameName,
    out: Annotated[
        Path, typer.Option("--out", metavar="FOLDER", help="Where games, weights and curves go.", show_default=False)
    ],
    practice: Annotated[
        int, typer.Option("--practice", help="How many rounds a policy network learns by PPO, before all else.")
    ] = 0,
    practised: Annotated[int, typer.Option("--practised", help="How many games a round of that.")] = 2000,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games a round.")] = 1000,
    rounds: Annotated[
        int, typer.Option("--rounds", help="How often to play with what was learned in the round before.")
    ] = 2,
    passes: Annotated[int, typer.Option("--passes", help="How often to go through the games of all rounds.")] = 12,
    share: Annotated[
        float,
        typer.Option("--share", help="How much of the value is learned, from 0 to 1; the rest is the game's own."),
    ] = 0.5,
    inputs: Annotated[
        int | None, typer.Option("--inputs", help="Value networks use only so many features, which is quicker.")
    ] = None,
    players: Annotated[int | None, typer.Option("--players", "-p", help="Only games of so many players.")] = None,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same games and weights.")] = 1,
    processes: Annotated[int, typer.Option("--processes", help="How many games are played at a time.")] = 1,
    address: Annotated[
        str | None, typer.Option("--address", help="Play on the machines of a Ray cluster; 'auto' finds it.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Teach an evaluation by games that bots play.

    What is in the folder is not done again: a run that was broken off goes on where it was.
    """
    language = language_of(lang)
    at_least(0, "--practice", practice, language)
    for option, value in (
        ("--practised", practised),
        ("--games", games),
        ("--rounds", rounds),
        ("--passes", passes),
        ("--processes", processes),
    ):
        at_least(1, option, value, language)
    if not 0 <= share <= 1:
        raise Mistake(language.text("terminal-no-share", value=str(share)))
    type_ = find_game(game)
    if players is not None:
        Setup(type_, players)
    with needing("training", language):
        from yamen.training.run import Config, OtherRun, least_inputs
        from yamen.training.run import train as run
        from yamen.training.workers import ClusterUnreachable, open_workers
    if inputs is not None:
        at_least(least_inputs(type_.name), "--inputs", inputs, language)
    config = Config(type_.name, practice, practised, games, passes, share, seed, players, inputs)
    report = Report(rounds, language)
    try:
        with ExitStack() as stack:
            with needing("ray", language):
                map_ = stack.enter_context(open_workers(processes, address))
            run(config, rounds, out, map_, report)
    except OtherRun as error:
        found = json.dumps(error.found)
        raise Mistake(language.text("terminal-other-training", folder=str(error.folder), found=found)) from None
    except ClusterUnreachable as error:
        reason = language.text("terminal-no-cluster", address=error.address, reason=error.reason)
        raise Mistake(reason) from None
    finally:
        report.close()


class Report:
    """Says what happens: a bar on standard error while a phase lasts, on a terminal, and a line after it."""

    def __init__(self, rounds: int, language: Language) -> None:
        self.rounds = rounds
        self.language = language
        self.phase = ""
        self.bar: Progress | None = None
        self.task = TaskID(0)

    def __call__(self, event: "Event") -> None:
        from yamen.training.run import PolicyTrained, RoundFitted, RoundFound
        from yamen.training.run import Progress as Reached

        text = self.language.text
        if isinstance(event, Reached):
            self.show(event.phase, event.done, event.total, event.figure)
            return
        self.close()
        if isinstance(event, PolicyTrained):
            print(text("terminal-practised", rounds=event.rounds, ahead=f"{event.margin:+.2f}"))
        elif isinstance(event, RoundFitted):
            off = f"{event.validation_error:.2f}"
            print(text("terminal-round-done", round=event.number + 1, rounds=self.rounds, off=off))
        elif isinstance(event, RoundFound):
            print(text("terminal-round-there", round=event.number + 1, rounds=self.rounds))

    def show(self, phase: str, done: int, total: int, figure: float | None) -> None:
        name = self.language.text(PHASES[phase])
        if phase != self.phase or self.bar is None:
            self.close()
            columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
            self.bar = Progress(*columns, console=console(stderr=True), disable=not sys.stderr.isatty())
            self.bar.start()
            self.phase = phase
            self.task = self.bar.add_task(name, total=total)
        description = name if figure is None else f"{name} ({figure:.2f})"
        self.bar.update(self.task, completed=done, description=description)

    def close(self) -> None:
        if self.bar is not None:
            self.bar.stop()
            self.bar = None
