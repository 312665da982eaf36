"""`yamen train`: an evaluation learned from games that bots play against each other."""

import json
import sys
from array import array
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from yamen.bots.evaluator import POINT
from yamen.bots.levels import EVALUATIONS
from yamen.bots.network import network_from_json
from yamen.bots.network_evaluator import learned
from yamen.bots.plots import curves
from yamen.bots.simulate import seed_of
from yamen.cli.options import GameName, Lang, Mistake, at_least, language_of, needing
from yamen.cli.render import console
from yamen.engine.errors import BadOption
from yamen.engine.game import GameType, OptionValue, Setup
from yamen.engine.rng import Rng
from yamen.games import find_game
from yamen.locales import Language
from yamen.training.dataset import Lesson, lessons
from yamen.training.self_play import Practice, practise

CHUNK = 20
"""The games that are played and kept together."""
EVERY = 4
"""One of so many decisions is learned from: neighbours are much alike."""
UNDECIDED = 250
"""Of a judge's likings, in hundredths: whoever errs most in lessons then errs about as much as in practice."""
PLAIN = 3
"""One table of so many is played with options other than the usual ones."""


def train(
    game: GameName,
    out: Annotated[
        Path, typer.Option("--out", metavar="FOLDER", help="Where games, weights and curves go.", show_default=False)
    ],
    practice: Annotated[
        int, typer.Option("--practice", help="How many rounds a judge of moves practises, before all else.")
    ] = 0,
    practised: Annotated[int, typer.Option("--practised", help="How many games a round of practice.")] = 2000,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games a round.")] = 1000,
    rounds: Annotated[
        int, typer.Option("--rounds", help="How often to play with what was learned in the round before.")
    ] = 2,
    passes: Annotated[int, typer.Option("--passes", help="How often to go through the games of all rounds.")] = 12,
    share: Annotated[
        float,
        typer.Option("--share", help="How much of the worth is learned, from 0 to 1; the rest is the game's own."),
    ] = 0.5,
    inputs: Annotated[
        int | None, typer.Option("--inputs", help="Expect points by so many features only, which is quicker.")
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
    if inputs is not None:
        base = EVALUATIONS[type_.name]
        at_least(len(base.sources) + base.traits.index("left") + 1, "--inputs", inputs, language)
    with needing("training", language):
        from yamen.training import fitting as train_fit
    out.mkdir(parents=True, exist_ok=True)
    wanted = {"games": games, "passes": passes, "share": share, "seed": seed}
    if players is not None:
        wanted["players"] = players
    if inputs is not None:
        wanted["inputs"] = inputs
    if practice > 0:
        wanted |= {"practice": practice, "practised": practised}
    settle(out, {"game": type_.name, **wanted}, language)
    with workers(processes, address, language) as play:
        judge = practise_on(type_, players, practice, practised, seed, out, play, language) if practice else {}
        for number in range(rounds):
            weights = out / f"weights-{number}.json"
            if weights.is_file():
                print(language.text("terminal-round-there", round=number + 1, rounds=rounds))
                continue
            before = json.loads((out / f"weights-{number - 1}.json").read_text("utf-8")) if number else None
            if judge and before is None:
                before = {**judge, "networks": [], "doubt": UNDECIDED, "doubt_left": 0}
            gather(Round(type_.name, number, seed, players, before), out, games, play, language)
            fitted = learn(train_fit, type_, out, number, passes, share, inputs, seed, language)
            made = {"rounds": number + 1, **wanted}
            weights.write_text(json.dumps({"made": made, **judge, **fitted.weights}), "utf-8")
            (out / f"curves-{number}.svg").write_text(
                curves(fitted.curves, f"{type_.name}: points off, round {number + 1}"), "utf-8"
            )
            off = fitted.curves[train_fit.HELD_BACK_CURVE][-1]
            print(language.text("terminal-round-done", round=number + 1, rounds=rounds, off=f"{off:.2f}"))


def settle(out: Path, wanted: dict[str, Any], language: Language) -> None:
    """A folder belongs to one way of training: the rest of it can't be told from another's."""
    file = out / "training.json"
    if not file.is_file():
        file.write_text(json.dumps(wanted), "utf-8")
    elif (found := json.loads(file.read_text("utf-8"))) != wanted:
        raise Mistake(language.text("terminal-other-training", folder=str(out), found=json.dumps(found)))


def progress() -> Progress:
    """A bar with how much is done and how long the rest takes, where somebody can see it."""
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console(stderr=True), disable=not sys.stderr.isatty())


# Practice


class Round(NamedTuple):
    """What the games of a round are like."""

    game: str
    number: int
    seed: int
    players: int | None
    """None for every number of players in turn."""
    before: Any
    """The weights of the round before; in practice, those of the judge."""


def practise_on(
    game: GameType, players: int | None, rounds: int, games: int, seed: int, out: Path, play: Any, language: Language
) -> dict[str, Any]:
    """A judge after so many rounds of practice. What it has learned is kept after each of them."""
    import numpy as np

    from yamen.training import ppo as train_practice

    base = EVALUATIONS[game.name]
    sources = len(base.sources)
    file = out / "practice.npz"
    school = train_practice.school_from(np.load(file), sources, rounds, seed) if file.is_file() else None
    with progress() as bar:
        task = bar.add_task(
            language.text("terminal-practising"), total=rounds, completed=school.rounds if school else 0
        )
        while school is None or school.rounds < rounds:
            judge = school.to_json() if school else train_practice.beginner(sources, sources + len(base.traits))
            round_ = Round(game.name, school.rounds if school else 0, seed, players, judge)
            jobs = [(round_, first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]
            found = train_practice.joined(list(play(practice_chunk, jobs)))
            school = school or train_practice.new_school(found, sources, rounds, seed)
            school.learn(found)
            half = file.with_suffix(".part.npz")
            np.savez(half, **school.kept())
            half.replace(file)
            bar.update(task, completed=school.rounds, description=f"{school.curve[-1]:+.2f}")
    title = f"{game.name}: points ahead, {rounds} rounds of practice"
    (out / "practice.svg").write_text(curves({"practice": school.curve}, title), "utf-8")
    print(language.text("terminal-practised", rounds=rounds, ahead=f"{school.curve[-1]:+.2f}"))
    return {"judge": school.to_json()}


def practice_chunk(round_: Round, first: int, count: int) -> Any:
    """What a worker does: some games of practice, from the first one on."""
    import numpy as np

    from yamen.training.ppo import Practised

    game = find_game(round_.game)
    base = EVALUATIONS[round_.game]()
    judge = network_from_json(round_.before)
    played: list[Practice] = []
    for at in range(first, first + count):
        own = seed_of(round_.seed * 1000 + round_.number, at)
        played.append(practise(table(game, own, at, round_.players), base, judge, own))
    inputs = len(base.sources) + len(base.traits)
    who: list[int] = []
    ahead: list[float] = []
    for each in played:
        who += [len(ahead) + seat for seat in each.seats]
        for seat in range(each.players):
            others = [points for at, points in enumerate(each.ended) if at != seat]
            ahead.append((each.ended[seat] - max(others)) / POINT)
    return Practised(
        np.concatenate([rows(each.before, inputs) for each in played]),
        np.concatenate([rows(each.after, inputs) for each in played]),
        np.concatenate([np.array(each.counts, np.int64) for each in played]),
        np.concatenate([np.array(each.choices, np.int64) for each in played]),
        np.array(who, np.int64),
        np.repeat(np.arange(count), [len(each.counts) for each in played]),
        np.array(ahead, np.float32),
    )


def rows(features: list[int], inputs: int) -> Any:
    """Features one after the other, as a table of small numbers."""
    import numpy as np

    limits = np.iinfo(np.int16)
    table_ = np.frombuffer(array("i", features), np.int32).reshape(-1, inputs)
    return np.clip(table_, limits.min, limits.max).astype(np.int16)


# The games


@contextmanager
def workers(processes: int, address: str | None, language: Language) -> Iterator[Any]:
    """How chunks are played: here, in processes, or by a Ray cluster.

    Gives a function from what is to be done, and the jobs to do it with, to their results.
    """
    if address is not None:
        with needing("ray", language):
            import ray
        try:
            ray.init(address=address, log_to_driver=False)
        except (OSError, RuntimeError, ValueError) as error:
            raise Mistake(language.text("terminal-no-cluster", address=address, reason=str(error))) from None

        def on_the_cluster(do: Any, jobs: Any) -> Iterator[Any]:
            remote = ray.remote(do)
            return (ray.get(one) for one in [remote.remote(*job) for job in jobs])

        try:
            yield on_the_cluster
        finally:
            ray.shutdown()
    elif processes == 1:
        yield lambda do, jobs: (do(*job) for job in jobs)
    else:
        with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
            yield lambda do, jobs: (one.result() for one in [pool.submit(do, *job) for job in jobs])


def gather(round_: Round, out: Path, games: int, play: Any, language: Language) -> None:
    """The games of a round, in chunks, each written as soon as it is played."""
    import numpy as np

    files = {first: out / f"games-{round_.number}-{first}.npz" for first in range(0, games, CHUNK)}
    missing = [first for first, file in files.items() if not file.is_file()]
    jobs = [(round_, first, min(CHUNK, games - first)) for first in missing]
    with progress() as bar:
        task = bar.add_task(language.text("terminal-simulating"), total=len(jobs) * CHUNK)
        for first, found in zip(missing, play(chunk, jobs), strict=True):
            half = files[first].with_suffix(".part.npz")
            np.savez_compressed(
                half,
                features=np.array([lesson.features for lesson in found], np.int32),
                kinds=np.array([lesson.kind for lesson in found], np.int32),
                points=np.array([lesson.points for lesson in found], np.float32),
                games=np.array([lesson.game for lesson in found], np.int32),
            )
            half.replace(files[first])
            bar.advance(task, CHUNK)


def chunk(round_: Round, first: int, count: int) -> list[Lesson]:
    """What a worker does: some games, from the first one on."""
    game = find_game(round_.game)
    base = EVALUATIONS[round_.game]()
    player = base if round_.before is None else learned(base, round_.before)
    found: list[Lesson] = []
    for at in range(first, first + count):
        own = seed_of(round_.seed * 1000 + round_.number, at)
        found += lessons(table(game, own, at, round_.players), base, player, own, at, EVERY)
    return found


def table(game: GameType, seed: int, number: int, players: int | None = None) -> Setup:
    """Every number of players in turn, now and then with other options than the usual ones; alone always."""
    rng = Rng(seed)
    players = players or game.players[number % len(game.players)]
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
            if game.objection(players, {**Setup(game, players).options, **kept, name: value}) is None:
                kept[name] = value
        return Setup(game, players, kept)


# What is learned from them


def learn(
    fitting: Any,
    game: GameType,
    out: Path,
    last: int,
    passes: int,
    share: float,
    inputs: int | None,
    seed: int,
    language: Language,
) -> Any:
    """Fit networks to the games of all rounds up to the last."""
    import numpy as np

    loaded = [np.load(file) for at in range(last + 1) for file in sorted(out.glob(f"games-{at}-*.npz"))]
    lessons_ = fitting.Lessons._make(
        np.concatenate([each[name] for each in loaded]) for name in fitting.Lessons._fields
    )
    base = EVALUATIONS[game.name]
    with Progress(console=console(stderr=True), disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(language.text("terminal-learning"), total=passes)
        return fitting.fit(
            lessons_._replace(features=lessons_.features[:, :inputs]),
            len(base.sources),
            base.traits.index("left"),
            passes,
            share,
            seed,
            lambda done, off: bar.update(task, completed=done, description=f"{off:.2f}"),
        )
