"""The server under load: what `yamen bench` measures of it, beside a boardgame.io server under the same load."""

import asyncio
import json
import os
import random
import re
import resource
import secrets
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final
from urllib.request import Request, urlopen

import yamen
from benchmarks import PEERS, ROOT
from yamen.cli.benchmarks import SLACK, Benchmark, CannotMeasure, Figures, run
from yamen.engine.definition import Setup
from yamen.engine.game import Game
from yamen.engine.tasks import CHANCE, SPECTATOR
from yamen.extras import extra, needs
from yamen.games import GAMES

TABLES: Final = 300
RATE: Final = 200.0
"""Moves a second that are offered."""
MANY: Final = 10_000
"""Tables that sleep."""
COMPARED: Final = 200
"""Tables that are played on, where the cost of a move is compared."""
EARLY: Final = 20
"""After how many decisions tables stand."""
CROWD, GREAT_CROWD = 500, 3000
"""Tables at which people play at their own pace."""
SPARE_FILES: Final = 200
"""How many a process of the benchmark opens beside its WebSockets."""
DECIDES_IN: Final = 3.0
"""Seconds in which somebody at a table decides."""
PLAYERS: Final = 4
TABLES_EACH: Final = 25
"""At how many tables a person plays at the same time."""
TAKEN_BACK: Final = -1
"""How a row is stored that takes a move back."""

VIEWED: Final = 60
"""After how many decisions our games are looked at for a state of like size."""

Place = tuple[str, list[str]]
"""The id of a table, and what its players show to prove who they are."""
Server = tuple[str, int]
"""The address of a server, and the number of its process."""


def load_benchmarks() -> list[Benchmark]:
    rows = [Benchmark("server-load", under_load), Benchmark("server-start", start)]
    modules = PEERS / "boardgame" / "node_modules"
    if modules.exists():
        rows.append(Benchmark("peer-boardgame-load", partial(boardgame_under_load, modules)))
    rows.append(Benchmark(f"server-pace-{CROWD}", partial(human_pace, CROWD)))
    rows.append(Benchmark(f"server-pace-{GREAT_CROWD}", partial(human_pace, GREAT_CROWD), once=True))
    rows.append(Benchmark("server-round-plain", partial(scheduler_round, False)))
    rows.append(Benchmark("server-round-clocks", partial(scheduler_round, True)))
    return rows


def load_notes() -> list[str]:
    return [
        f"`load` is one server process with {TABLES} live tables of {PLAYERS} scripted clients each, over WebSockets "
        "on the same machine. The clients are one other process, the same for both, which reads of each message only "
        "the few bytes it needs; it and the server keep to a core of their own. Ours plays both games on SQLite and "
        "acknowledges a move once it is on the disk; boardgame.io has its matches in memory, and for their state what "
        "our clients have of our games: the view, and for the player to move the question, the legal moves and the "
        "refused ones with reasons; a move changes four figures of it and who is asked. p50 and p99 are the times "
        f"from sending a move to the last client's update at {RATE:g} moves/s. For moves/s each table's next move is "
        "sent as soon as all its clients know of the last; the processor time of a "
        "move is that of the server's process meanwhile. Where other work is done on the machine, the ratio of the "
        "processor times is the one to trust.",
        "A table's memory is what one more takes with its clients: what the process has grown by, once half of the "
        "tables were played at, when all are.",
        f"`pace` has so many tables of {PLAYERS} with a decision every {DECIDES_IN:g} seconds at each; p50 and p99 as "
        "above.",
        f"`round` is the processor time of one round of the scheduler, every two seconds, at {MANY:,} tables of "
        "which none is due: with a clock for each person, and without.",
    ]


# What is measured


def under_load(seconds: float) -> Figures:
    """Clients at all tables: how long moves take at a rate, how many a second there can be, and what a table weighs."""
    with tempfile.TemporaryDirectory() as folder:
        places = asyncio.run(prepare(Path(folder), TABLES))
        with serving(Path(folder)) as server:
            return load(server, places, 5 * seconds, rate=RATE)


def human_pace(tables: int, seconds: float) -> Figures:
    """How long moves take where people decide: at each table somebody every few seconds."""
    needed, most = tables * PLAYERS + SPARE_FILES, resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if most != resource.RLIM_INFINITY and most < needed:
        raise CannotMeasure(
            f"a process may open {most} files here, and {needed} are needed; raise the hard limit (ulimit -Hn)"
        )
    with tempfile.TemporaryDirectory() as folder:
        places = asyncio.run(prepare(Path(folder), tables))
        with serving(Path(folder), "--unlimited") as server:  # all these people have one address
            found = load(server, places, max(10 * seconds, 2 * DECIDES_IN), rate=tables / DECIDES_IN, most_seconds=0)
    return {key: found[key] for key in ("p50_ms", "p99_ms", "lost", "kb_per_table")}


def scheduler_round(clocks: bool, seconds: float) -> Figures:
    """The processor time of a round of the scheduler when many tables sleep."""

    async def measure(folder: Path) -> float:
        await prepare(folder, COMPARED, 0, stored=MANY, clocks=clocks)
        services = Services.from_config(Config(folder))
        await services.store.open()
        await services.scheduler.round()  # the first also opens connections
        count, began, until = 0, time.process_time(), time.perf_counter() + seconds
        while count == 0 or time.perf_counter() < until:
            await services.scheduler.round()
            count += 1
        took = time.process_time() - began
        await services.close()
        return took / count

    with extra(needs("Measuring the server", "server")):
        from yamen.server.config import Config
        from yamen.server.services import Services
    with tempfile.TemporaryDirectory() as folder:
        return {"round_us": 1e6 * asyncio.run(measure(Path(folder)))}


def start(seconds: float) -> Figures:
    """From the command to the first answer, on a folder that has a database."""
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(2):
            began = time.perf_counter()
            with serving(Path(folder)) as (link, _):
                urlopen(f"{link}/health", timeout=SLACK).read()
                took = time.perf_counter() - began
    return {"start_ms": 1000 * took}


def load(
    server: Server,
    places: list[Place],
    seconds: float,
    *,
    rate: float = 0.0,
    most_seconds: float | None = None,
    boardgame: bool = False,
) -> Figures:
    """What the scripted clients found: moves at a rate, and then as many as possible."""
    most = seconds if most_seconds is None else most_seconds
    sides = [side([server], places)]
    orders = {"sides": sides, "boardgame": boardgame, "rate": rate, "seconds": seconds, "most_seconds": most}
    return clients(orders, 4 * (seconds + most))


def side(servers: list[Server], places: list[Place], watchers: int = 0) -> Figures:
    """Tables that are measured together, as the scripted clients are told of them."""
    links, pids = zip(*servers, strict=True)
    return {"links": links, "pids": pids, "tables": places, "watchers": watchers}


def clients(orders: Figures, seconds: float) -> Figures:
    """What the scripted clients found, in a process of their own."""
    return run(
        [*on_core(-1), sys.executable, "-m", "benchmarks.load_clients"], seconds, own_environment(), json.dumps(orders)
    )


def on_core(at: int) -> list[str]:
    """What begins a command that is to keep to one core: the servers to one, their clients to another."""
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    taskset = shutil.which("taskset")
    return [taskset, "--cpu-list", str(cores[at])] if taskset and len(cores) > 1 else []


def own_environment() -> dict[str, str]:
    """In which another Python finds this same package, and this folder."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(Path(yamen.__file__).parents[1]), str(ROOT)])}


def boardgame_under_load(modules: Path, seconds: float) -> Figures:
    """The same clients and the same load; each match has for its state what our clients have of one of our games."""
    node = shutil.which("node")
    if node is None:
        raise CannotMeasure("node is not installed")
    script = Path(__file__).parent / "peers" / "boardgame" / "server.cjs"
    environment = {**os.environ, "NODE_PATH": str(modules), "NODE_ENV": "production"}
    rng = random.Random(1)
    games = [shown(game_after(VIEWED, at, rng)) for at in range(len(GAMES))]
    with answering([node, str(script), json.dumps(games)], environment) as server:
        places = [boardgame_match(server[0], at) for at in range(TABLES)]
        found = load(server, places, 5 * seconds, rate=RATE, boardgame=True)
    package = json.loads((modules / "boardgame.io" / "package.json").read_text("utf-8"))
    return {**found, "version": package["version"]}


def shown(game: Game) -> Figures:
    """What our clients have of a game: all of them the view, and whoever is to move the question."""
    import msgspec

    from yamen.server.tables.client_state import decision_of

    return {"view": game.view(SPECTATOR), "asked": msgspec.to_builtins(decision_of(game))}


def boardgame_match(link: str, at: int) -> Place:
    def post(path: str, **data: Any) -> Any:
        head = {"Content-Type": "application/json"}
        with urlopen(Request(f"{link}/games/house/{path}", json.dumps(data).encode(), head), timeout=SLACK) as answer:
            return json.load(answer)

    match = post("create", numPlayers=PLAYERS, setupData=at)["matchID"]
    joined = [post(f"{match}/join", playerID=str(seat), playerName=f"Player {seat + 1}") for seat in range(PLAYERS)]
    return match, [player["playerCredentials"] for player in joined]


# What it takes


async def prepare(
    folder: Path,
    played: int,
    moves: int = EARLY,
    *,
    stored: int = 0,
    clocks: bool = False,
    pace: str = "none",
    rows: int = 0,
    database: str | None = None,
) -> list[Place]:
    """Adds to a database so many tables for the clients, and as many copies as make so many others that nobody plays
    at; if wanted, with clocks, at a pace, or with at least so many rows.
    """
    with extra(needs("Measuring the server", "server")):
        from sqlalchemy import insert, literal, select

        from yamen.server.accounts.schemas import Me
        from yamen.server.config import Config
        from yamen.server.db.models import PERSON, RUNNING, Move, Seat, Table
        from yamen.server.services import Services
        from yamen.server.tables.service import new_table
        from yamen.server.tables.state import SeatInfo

    services = Services.from_config(Config(folder, database))
    await services.store.open()
    if database is not None:
        services.sessions.key = bytes.fromhex(await services.store.secret("cookies", secrets.token_hex(32)))
    groups: list[tuple[list[SeatInfo], list[str]]] = []
    """Who plays together, and their cookies: nobody may have more tables open than a person has."""
    for _ in range(0, played, TABLES_EACH):
        welcomes = [await services.accounts.create(f"Player {seat + 1}") for seat in range(PLAYERS)]
        cookies = [await services.sessions.begin(welcome.id) for welcome in welcomes]
        groups.append(([SeatInfo(PERSON, welcome.id, welcome.name, "") for welcome in welcomes], cookies))
    rng = random.Random(1)
    games = [played_game(moves, at, rng, rows) for at in range(played)]
    now = time.time()
    asked = {"pace": "daily", "asked_since": now, "deadline": now + 3 * 24 * 3600} if clocks else {"pace": pace}
    seated = {"bank": 3 * 24 * 3600.0, "most": 5 * 24 * 3600.0, "night": "23:00-07:00 Europe/Prague"} if clocks else {}
    places: list[Place] = []
    tables, people, made = [], [], []
    for at, (game, history) in enumerate(games):
        seats, cookies = groups[at // TABLES_EACH]
        table = new_table(game.setup, Me(str(seats[0].person), seats[0].name), seats, True, False, False, False)
        id_ = table["id"]
        places.append((id_, cookies))
        tables.append({**table, "stage": RUNNING, "number": len(history), "to_move": game.player, **asked})
        people += [{"table": id_, "seat": seat, **info._asdict(), **seated} for seat, info in enumerate(seats)]
        made += [
            {"table": id_, "number": number, "seat": seat, "move": move}
            for number, (seat, move) in enumerate(history, 1)
        ]
    ids = [id_ for id_, _ in places]
    async with services.store.engine.begin() as connection:
        for kind, values in ((Table, tables), (Seat, people), (Move, made)):
            await connection.execute(insert(kind), values)
        for begin in range(0, stored, played):
            copied = ids[: stored - begin]
            for kind, key in ((Table, Table.id), (Seat, Seat.table), (Move, Move.table)):
                columns = list(kind.__table__.columns)
                copy: list[Any] = [
                    column + literal(f"-{begin}") if column.key == key.key else column for column in columns
                ]
                copies = select(*copy).where(key.in_(copied))
                await connection.execute(insert(kind).from_select([column.key for column in columns], copies))
    await services.close()  # else the folder would be ours still, and the server refused
    return places


def game_after(moves: int, at: int, rng: random.Random) -> Game:
    """A random game after so many decisions; the games take turns."""
    return played_game(moves, at, rng)[0]


def played_game(moves: int, at: int, rng: random.Random, rows: int = 0) -> tuple[Game, list[tuple[int, int]]]:
    """The same with its rows: where more are wanted than it has, moves are taken back and made again."""
    names = sorted(GAMES)
    game = Game(Setup(GAMES[names[at % len(names)]], PLAYERS, {}))
    made: list[tuple[int, int]] = []
    decisions = 0
    while decisions < moves or game.player == CHANCE:
        player = game.player
        move = rng.choices(game.legal_moves(), game.position.odds() if player == CHANCE else None)[0]
        game.play(move)
        made.append((player, move))
        if player != CHANCE:
            decisions += 1
            while len(made) * moves < rows * decisions and game.can_undo(player):
                game.undo()
                game.play(move)
                made += [(player, TAKEN_BACK), (player, move)]
    return game, made


@contextmanager
def serving(folder: Path, *options: str) -> Iterator[Server]:
    """`yamen serve` in a process of its own: its address and the number of the process."""
    command = [sys.executable, "-m", "yamen", "serve", "--port", "0", "--data", str(folder), "--lang", "en", *options]
    with answering(command, own_environment()) as found:
        yield found


@contextmanager
def answering(command: list[str], environment: dict[str, str]) -> Iterator[Server]:
    """A server that prints its address when it answers."""
    with tempfile.TemporaryFile("w+") as said:
        process = subprocess.Popen(
            [*on_core(0), *command], stdout=subprocess.PIPE, stderr=said, text=True, env=environment
        )
        try:
            assert process.stdout is not None
            found = re.search(r"http://[\d.]+:\d+", process.stdout.readline())
            if found is None:
                process.wait(SLACK)
                said.seek(0)
                raise CannotMeasure((said.read().strip().splitlines() or ["the server doesn't start"])[-1])
            yield found[0], process.pid
        finally:
            process.terminate()
            process.communicate()
