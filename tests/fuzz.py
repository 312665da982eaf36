"""Plays random games of every game, with all options and numbers of players, under the conformance checks.

    python tests/fuzz.py [--game NAME] [--decisions 1000000] [--seed N]

Every problem is printed with the record that leads to it. The exit code is 1 if there was any, or if memory grew.
"""

import gc
import random
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path
from resource import RUSAGE_SELF, getpagesize, getrusage
from time import perf_counter
from typing import Final, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

if __package__ in (None, ""):  # run as a script
    sys.path.insert(0, str(Path(__file__).parent.parent))

import yamen
from tests.laws import laws_of
from yamen import GAMES, GameDefinition, Setup
from yamen.conformance import Broken, all_setups, check_game

OFTEN: Final = 0.05
"""How often the costly checks are done."""
WARM_UP: Final = 0.1
"""The share of the decisions after which memory is looked at first."""
MOST_GROWTH: Final = 4.0
"""The megabytes by which memory may grow from then on: what Python keeps for itself varies that much."""
ENOUGH: Final = 10
"""After so many problems it stops."""


class Findings(NamedTuple):
    problems: list[Broken]
    games: int
    decisions: int
    moves: int
    warm: float
    """The memory in use after the warm-up, in megabytes."""
    end: float


def memory() -> float:
    """The memory of this process in megabytes; where the system does not tell, the most it ever was."""
    gc.collect()
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return getrusage(RUSAGE_SELF).ru_maxrss / (2**20 if sys.platform == "darwin" else 2**10)
    return pages * getpagesize() / 2**20


def setups_in_turn(game: GameDefinition, rng: random.Random) -> Iterator[Setup]:
    """Every number of players as often as any other, and with each all options in turn, shuffled; without an end."""
    setups = {players: [setup for setup in all_setups(game) if setup.players == players] for players in game.players}
    left: dict[int, list[Setup]] = {players: [] for players in game.players}
    while True:
        for players in game.players:
            if not left[players]:
                left[players] = rng.sample(setups[players], len(setups[players]))
            yield left[players].pop()


def fuzz(game: GameDefinition, decisions: int, seed: int, progress: Progress) -> Findings:
    rng = random.Random(seed)
    laws = laws_of(game)
    problems: list[Broken] = []
    done = games = moves = 0
    warm = 0.0
    task = progress.add_task(game.name, total=decisions, games=0, problems=0)
    for setup in setups_in_turn(game, rng):
        if done >= decisions or len(problems) == ENOUGH:
            break
        games += 1
        try:
            tally = check_game(setup, rng.getrandbits(48), laws, OFTEN)
        except Broken as problem:
            problems.append(problem)
            progress.console.print(f"[bold]Problem {len(problems)}:[/bold]")
            progress.console.print(str(problem), markup=False, highlight=False)
        else:
            done += tally.decisions
            moves += tally.moves
        if not warm and done >= WARM_UP * decisions:
            warm = memory()
        progress.update(task, completed=done, games=games, problems=len(problems))
    return Findings(problems, games, done, moves, warm, memory())


def arguments() -> Namespace:
    parser = ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--game", choices=list(GAMES), default=None, help="only this game")
    parser.add_argument("--decisions", type=int, default=1_000_000, help="how many decisions in each game (1000000)")
    parser.add_argument("--seed", type=int, default=None, help="the same seed plays the same games")
    return parser.parse_args()


def check(game: GameDefinition, decisions: int, seed: int, console: Console) -> bool:
    """Play one game at random for long; whether nothing is wrong with it."""
    build = "compiled" if yamen.COMPILED else "uncompiled"
    console.print(f"{decisions:,} decisions of {game.name}, {build}, seed {seed}")
    columns = (
        BarColumn(),
        TextColumn("{task.completed:,.0f} of {task.total:,.0f} decisions, {task.fields[games]:,} games"),
        TextColumn("{task.fields[problems]} problems"),
        TimeRemainingColumn(),
    )
    began = perf_counter()
    with Progress(*columns, console=console) as progress:
        found = fuzz(game, decisions, seed, progress)
    seconds = perf_counter() - began
    growth = found.end - found.warm
    console.print(
        f"{found.decisions:,} decisions ({found.moves:,} moves, chance included) in {found.games:,} games, "
        f"{seconds:,.0f} s.\n"
        f"Memory: {found.warm:.1f} MB after the warm-up, {found.end:.1f} MB at the end ({growth:+.1f} MB)."
    )
    if found.problems:
        console.print(f"{len(found.problems)} problems: the records above lead to them.")
    if growth > MOST_GROWTH:
        console.print(f"Memory grew by more than {MOST_GROWTH} MB: something keeps what it should let go.")
    if found.problems or growth > MOST_GROWTH:
        return False
    console.print("Nothing found.")
    return True


def main() -> int:
    given = arguments()
    seed = random.SystemRandom().getrandbits(32) if given.seed is None else given.seed
    games = [game for game in GAMES.values() if given.game in (None, game.name)]
    console = Console()
    sound = [check(game, given.decisions, seed, console) for game in games]
    return 0 if all(sound) else 1


if __name__ == "__main__":
    sys.exit(main())
