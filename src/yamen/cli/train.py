"""`yamen train`: an evaluation learned from games that bots play against each other."""

import json
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from yamen.bots.learned import learned
from yamen.bots.levels import EVALUATIONS
from yamen.bots.self_play import Lesson, lessons
from yamen.bots.simulate import seed_of
from yamen.cli.arena_plot import curves
from yamen.cli.options import GameName, Lang, Mistake, at_least, language_of
from yamen.cli.render import console
from yamen.engine.errors import BadOption
from yamen.engine.game import GameType, OptionValue, Setup
from yamen.engine.rng import Rng
from yamen.games import find_game
from yamen.locales import Language

CHUNK = 20
"""The games that are played and kept together."""
EVERY = 4
"""One of so many decisions is learned from: neighbours are much alike."""
PLAIN = 3
"""One table of so many is played with options other than the usual ones."""


def train(
    game: GameName,
    out: Annotated[
        Path, typer.Option("--out", metavar="FOLDER", help="Where games, weights and curves go.", show_default=False)
    ],
    games: Annotated[int, typer.Option("--games", "-n", help="How many games a round.")] = 1000,
    rounds: Annotated[
        int, typer.Option("--rounds", help="How often to play with what was learned in the round before.")
    ] = 2,
    passes: Annotated[int, typer.Option("--passes", help="How often to go through the games of all rounds.")] = 12,
    share: Annotated[
        float,
        typer.Option("--share", help="How much of the worth is learned, from 0 to 1; the rest is the game's own."),
    ] = 0.5,
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
    for option, value in (("--games", games), ("--rounds", rounds), ("--passes", passes), ("--processes", processes)):
        at_least(1, option, value, language)
    if not 0 <= share <= 1:
        raise Mistake(language.text("terminal-no-share", value=str(share)))
    type_ = find_game(game)
    try:
        from yamen.cli import train_fit
    except ImportError:
        raise Mistake(language.text("terminal-needs-numpy")) from None
    out.mkdir(parents=True, exist_ok=True)
    settle(out, {"game": type_.name, "seed": seed, "games": games, "passes": passes, "share": share}, language)
    for number in range(rounds):
        weights = out / f"weights-{number}.json"
        if weights.is_file():
            print(language.text("terminal-round-there", round=number + 1, rounds=rounds))
            continue
        before = json.loads((out / f"weights-{number - 1}.json").read_text("utf-8")) if number else None
        with workers(processes, address, language) as play:
            gather(type_, out, number, games, seed, before, play, language)
        fitted = learn(train_fit, type_, out, number, passes, share, seed, language)
        made = {"rounds": number + 1, "games": games, "passes": passes, "share": share, "seed": seed}
        weights.write_text(json.dumps({"made": made, **fitted.weights}), "utf-8")
        drawn = {"learned from": fitted.learned, "held back": fitted.held_back}
        (out / f"curves-{number}.svg").write_text(
            curves(drawn, f"{type_.name}: points off, round {number + 1}"), "utf-8"
        )
        print(language.text("terminal-round-done", round=number + 1, rounds=rounds, off=f"{fitted.held_back[-1]:.2f}"))


def settle(out: Path, wanted: dict[str, Any], language: Language) -> None:
    """A folder belongs to one way of training: the rest of it can't be told from another's."""
    file = out / "training.json"
    if not file.is_file():
        file.write_text(json.dumps(wanted), "utf-8")
    elif (found := json.loads(file.read_text("utf-8"))) != wanted:
        raise Mistake(language.text("terminal-other-training", folder=str(out), found=json.dumps(found)))


# The games


@contextmanager
def workers(processes: int, address: str | None, language: Language) -> Iterator[Any]:
    """How chunks are played: here, in processes, or by a Ray cluster. Gives a function from jobs to their results."""
    if address is not None:
        try:
            import ray
        except ImportError:
            raise Mistake(language.text("terminal-needs-ray")) from None
        try:
            ray.init(address=address, log_to_driver=False)
        except (OSError, RuntimeError, ValueError) as error:
            raise Mistake(language.text("terminal-no-cluster", address=address, reason=str(error))) from None
        remote = ray.remote(chunk)
        try:
            yield lambda jobs: (ray.get(one) for one in [remote.remote(*job) for job in jobs])
        finally:
            ray.shutdown()
    elif processes == 1:
        yield lambda jobs: (chunk(*job) for job in jobs)
    else:
        with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
            yield lambda jobs: (one.result() for one in [pool.submit(chunk, *job) for job in jobs])


def gather(
    game: GameType, out: Path, number: int, games: int, seed: int, before: Any, play: Any, language: Language
) -> None:
    """The games of a round, in chunks, each written as soon as it is played."""
    import numpy as np

    files = {first: out / f"games-{number}-{first}.npz" for first in range(0, games, CHUNK)}
    missing = [first for first, file in files.items() if not file.is_file()]
    jobs = [(game.name, number, first, min(CHUNK, games - first), seed, before) for first in missing]
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console(stderr=True), disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(language.text("terminal-simulating"), total=len(jobs) * CHUNK)
        for first, found in zip(missing, play(jobs), strict=True):
            half = files[first].with_suffix(".part.npz")
            np.savez_compressed(
                half,
                features=np.array([lesson.features for lesson in found], np.int32),
                points=np.array([lesson.points for lesson in found], np.float32),
                games=np.array([lesson.game for lesson in found], np.int32),
            )
            half.replace(files[first])
            bar.advance(task, CHUNK)


def chunk(name: str, number: int, first: int, count: int, seed: int, before: Any) -> list[Lesson]:
    """What a worker does: some games, from the first one on."""
    game = find_game(name)
    base = EVALUATIONS[name]()
    player = base if before is None else learned(base, before)
    found: list[Lesson] = []
    for at in range(first, first + count):
        own = seed_of(seed * 1000 + number, at)
        found += lessons(table(game, own, at), base, player, own, at, EVERY)
    return found


def table(game: GameType, seed: int, number: int) -> Setup:
    """Every number of players in turn, now and then with other options than the usual ones."""
    rng = Rng(seed)
    players = game.players[number % len(game.players)]
    if players > 1 and rng.below(PLAIN) > 0:
        return Setup(game, players)
    options: dict[str, OptionValue] = {
        option.name: option.values[rng.below(len(option.values))] for option in game.options
    }
    try:
        return Setup(game, players, options)
    except BadOption:
        # What goes with so many players is left as it is, the rest isn't chosen.
        kept: dict[str, OptionValue] = {}
        for name, value in options.items():
            if game.check(players, {**Setup(game, players).options, **kept, name: value}) is None:
                kept[name] = value
        return Setup(game, players, kept)


# What is learned from them


def learn(
    fitting: Any, game: GameType, out: Path, number: int, passes: int, share: float, seed: int, language: Language
) -> Any:
    """Fit a network to the games of this round and of those before."""
    import numpy as np

    loaded = [np.load(file) for at in range(number + 1) for file in sorted(out.glob(f"games-{at}-*.npz"))]
    base = EVALUATIONS[game.name]
    with Progress(console=console(stderr=True), disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(language.text("terminal-learning"), total=passes)
        return fitting.fit(
            np.concatenate([each["features"] for each in loaded]),
            np.concatenate([each["points"] for each in loaded]),
            np.concatenate([each["games"] for each in loaded]),
            len(base.sources),
            base.traits.index("left"),
            passes,
            share,
            seed,
            lambda done, off: bar.update(task, completed=done, description=f"{off:.2f}"),
        )
