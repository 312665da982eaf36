"""What `yamen bench` measures by itself: a row for each game and way of playing it."""

import json
import os
import random
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Callable
from functools import partial
from itertools import cycle
from pathlib import Path
from typing import Any, Final, NamedTuple

import yamen
from yamen.bots.clock import FOREVER
from yamen.bots.levels import model_of, new_bot, search_config
from yamen.bots.mcts import MCTS, MCTSConfig
from yamen.bots.observation import Observation
from yamen.bots.search import Search
from yamen.engine.bench import measure_clone, measure_determinise, measure_playouts, measure_view, midgame
from yamen.engine.rng import Rng
from yamen.games import find_game

Figures = dict[str, Any]
"""The results of a measurement, by their names in the JSON."""

TYPICAL_PLAYERS: Final = 4
CLONES: Final = 2_000
VIEWS: Final = 200
BATCHES: Final = 10
CLONES_WEIGHED: Final = 1_000
MOMENTS: Final = (0, 4, 2, 6, 1, 5, 3, 7)
"""The eighths of a game after which positions are searched, ordered so that the first few are spread, too."""
SIMULATIONS: Final = 1_000
"""In each of those positions."""
WARM_UP: Final = 60
GAMES_COUNTED: Final = 20
"""The random games whose instructions are counted, some thousand decisions, and those played before."""
COUNTED: Final = """
import yamen
from yamen.engine.position import playout
from yamen.engine.rng import Rng

start = yamen.new_position("{game}", {players})
for _ in range({warm_up}):
    playout(start.clone(), Rng(_))
rng = Rng(1)
print(sum(playout(start.clone(), rng) for _ in range({games})))
"""
SLACK: Final = 120.0
"""The seconds that another process may take to start and end."""


class CannotMeasure(Exception):
    """A row that can't be measured here."""


class Benchmark(NamedTuple):
    name: str
    measure: Callable[[float], Figures]
    """Takes about how many seconds to measure."""
    once: bool = False
    """Takes so long that it is measured in one round only."""


def benchmarks() -> list[Benchmark]:
    """Each game with every number of players, then in other ways."""
    rows: list[Benchmark] = []
    for game in yamen.GAMES.values():
        counts = sorted(game.players, key=lambda players: (players == 1, players))
        rows += [Benchmark(f"{game.name}-{at_table(n)}-bulk", partial(in_bulk, game.name, n)) for n in counts]
        typical = f"{game.name}-{TYPICAL_PLAYERS}p"
        rows.append(Benchmark(f"{typical}-python", partial(from_python, game.name, TYPICAL_PLAYERS)))
        rows.append(Benchmark(f"{typical}-bulk-uncompiled", partial(uncompiled, f"{typical}-bulk")))
        rows.append(Benchmark(f"{typical}-search", partial(searched, game.name, TYPICAL_PLAYERS, False)))
        rows.append(Benchmark(f"{typical}-search-playouts", partial(searched, game.name, TYPICAL_PLAYERS, True)))
        rows.append(Benchmark(f"{typical}-instructions", partial(counted, game.name, TYPICAL_PLAYERS), once=True))
    return rows


def at_table(players: int) -> str:
    return "solo" if players == 1 else f"{players}p"


def in_bulk(game: str, players: int, seconds: float) -> Figures:
    """Random games driven inside the engine; in mid-game what a clone takes and weighs, a view and a new deal take."""
    start = yamen.new_position(game, players)
    decisions, elapsed = measure_playouts(start, Rng(1), seconds)
    middle = midgame(start, 1)
    rng = Rng(1)
    clone = min(measure_clone(middle, CLONES) for _ in range(BATCHES))
    view = min(measure_view(middle, 0, VIEWS) for _ in range(BATCHES))
    determinise = min(measure_determinise(middle, 0, rng, VIEWS) for _ in range(BATCHES))
    return {
        "decisions_per_second": decisions / elapsed,
        "clone_us": 1e6 * clone,
        "view_us": 1e6 * view,
        "determinise_us": 1e6 * determinise,
        "position_bytes": weigh(middle),
    }


def weigh(position: yamen.Position) -> int:
    """The bytes of a cloned position."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [position.clone() for _ in range(CLONES_WEIGHED)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before - sys.getsizeof(kept)) // CLONES_WEIGHED


def from_python(game: str, players: int, seconds: float) -> Figures:
    """Random games driven from here, move by move, through the public API."""
    start = yamen.new_position(game, players)
    chance, nobody = yamen.CHANCE, yamen.NOBODY
    rng = Rng(1)
    uniform = random.Random(1).random
    decisions = 0
    began = time.process_time()
    while (elapsed := time.process_time() - began) < seconds:
        position = start.clone()
        while (player := position.player) != nobody:
            if player == chance:
                position.play(position.roll(rng))
            else:
                moves = position.legal
                position.play(moves[int(uniform() * len(moves))])
                decisions += 1
    return {"decisions_per_second": decisions / elapsed}


def searched(game: str, players: int, playouts: bool, seconds: float) -> Figures:
    """The simulations of a search in positions spread over a game, as the levels make them or with random playouts."""
    simulations, elapsed = 0.0, 0.0
    for observation in cycle(spread(game, players)):
        search: Search | MCTS = (
            MCTS(find_game(game).evaluator(), MCTSConfig(SIMULATIONS, playouts=True), Rng(1))
            if playouts
            else Search(model_of(game), search_config(game, SIMULATIONS, FOREVER), Rng(1))
        )
        began = time.process_time()
        search.run(observation)
        elapsed += time.process_time() - began
        simulations += search.simulations
        if elapsed >= seconds:
            break
    return {"simulations_per_second": simulations / elapsed}


def spread(game: str, players: int) -> list[Observation]:
    """Who is to choose at moments spread evenly over a game of greedy players."""
    played = yamen.new_game(game, players, seed=1)
    bots = [new_bot("greedy", game, seat) for seat in range(players)]
    chosen: list[Observation] = []
    while not played.is_over:
        observation = Observation(played.position.clone(), played.player)
        chosen.append(observation)
        played.play(bots[played.player].choose(observation))
    return [chosen[len(chosen) * moment // len(MOMENTS)] for moment in MOMENTS]


def counted(game: str, players: int, seconds: float) -> Figures:
    """The instructions of a decision in random games, which no neighbour on the machine disturbs: Valgrind counts them.

    Of two runs one plays more games, so that the difference is theirs alone; the first games of both only warm up.
    """
    if not yamen.COMPILED:
        raise CannotMeasure("only the compiled engine is quick enough to be counted")
    (first, fewer), (second, more) = (count_run(game, players, games) for games in (0, GAMES_COUNTED))
    return {"instructions_per_decision": (second - first) / (more - fewer)}


def count_run(game: str, players: int, games: int) -> tuple[int, int]:
    """The instructions of a process that plays a number of games, and the decisions in them."""
    script = COUNTED.format(game=game, players=players, warm_up=WARM_UP, games=games)
    command = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
    environment = {**os.environ, "PYTHONHASHSEED": "0"}  # else the order in sets differs from run to run
    try:
        done = subprocess.run(
            [*command, sys.executable, "-c", script], capture_output=True, text=True, env=environment, timeout=SLACK
        )
    except FileNotFoundError:
        raise CannotMeasure("valgrind, which counts instructions, is not installed") from None
    except subprocess.TimeoutExpired as error:
        raise CannotMeasure(str(error)) from None
    found = re.search(r"I +refs: +([\d,]+)", done.stderr)
    if found is None or not done.stdout.strip().isdecimal():
        raise CannotMeasure((done.stderr.strip().splitlines() or ["valgrind said nothing"])[-1])
    return int(found[1].replace(",", "")), int(done.stdout)


def uncompiled(row: str, seconds: float) -> Figures:
    """The same row measured by a copy of the package without its compiled modules."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(
            Path(yamen.__file__).parent, Path(folder, "yamen"), ignore=shutil.ignore_patterns("*.so", "*.pyd", "*.pyc")
        )
        command = [
            sys.executable,
            "-m",
            "yamen",
            "bench",
            row,
            "--json",
            "--rounds",
            "1",
            "--seconds",
            str(seconds),
        ]
        found = run(command, seconds, {**os.environ, "PYTHONPATH": folder})
    figures = dict(found["rows"][0])
    del figures["name"]
    return figures


def run(command: list[str], seconds: float, environment: dict[str, str] | None, given: str = "") -> Figures:
    """The JSON that another process prints."""
    try:
        done = subprocess.run(
            command, input=given, capture_output=True, text=True, env=environment, timeout=seconds + SLACK
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise CannotMeasure(str(error)) from None
    try:
        found: Figures = json.loads(done.stdout)
    except ValueError:
        said = done.stderr.strip().splitlines() or [f"exit code {done.returncode}"]
        raise CannotMeasure(said[-1]) from None
    return found


def middle_of(rounds: list[Figures]) -> Figures:
    """The median of each figure over the rounds; the machine may have been busy in one of them."""
    figures: Figures = {}
    for key, value in rounds[-1].items():
        if isinstance(value, str):
            figures[key] = value
        else:
            median = statistics.median(found[key] for found in rounds)
            figures[key] = (
                round(median, 3) if key.startswith("ratio") or key.endswith(("_us", "_ms")) else round(median)
            )
    return figures
