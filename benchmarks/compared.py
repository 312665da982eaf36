"""What a move costs the server where something comes to it: rows of `yamen bench`, each beside a base."""

import asyncio
import tempfile
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any, Final

from benchmarks.load import COMPARED, EARLY, MANY, Server, clients, prepare, serving, side
from yamen.cli.benchmarks import Benchmark, CannotMeasure, Figures

MOST: Final = 100_000
"""Tables that are stored."""
LATE: Final = 120
"""Decisions after which the end of a game is near."""
LONG: Final = 400
"""The moves of a long game: with those that were taken back and made again, for else none is so long."""
WATCHERS: Final = 5
FEW: Final = 50
"""Tables on PostgreSQL, where a move takes much longer."""
FEW_AT_ONCE: Final = 8
"""Tables at which a move is under way, where few moves share a transaction."""
ROUNDS: Final = 12
"""In how many rounds sides are compared, in a second."""


def compared_benchmarks() -> list[Benchmark]:
    rows: dict[str, Callable[[float], Figures]] = {
        "clocks": partial(at_tables, {}, {"clocks": True}, stored=MANY),
        "told": partial(at_tables, {"pace": "live"}, {}),
        "watched": partial(at_tables, {}, {}, watchers=WATCHERS),
        "late": partial(at_tables, {}, {"moves": LATE}),
        "long": partial(at_tables, {}, {"moves": LATE, "rows": LONG}),
        "limits": partial(of_servers, {"options": ["--unlimited"]}, {}),
        "plain-sockets": partial(of_servers, {}, {"options": ["--plain-sockets"]}),
        "plain-writes": partial(of_servers, {}, {"options": ["--plain-writes"]}),
        "plain-writes-few": partial(of_servers, {}, {"options": ["--plain-writes"]}, together=FEW_AT_ONCE),
        "postgres-two": on_postgres,
    }
    found = [Benchmark(f"server-move-{name}", measure) for name, measure in rows.items()]
    found.append(Benchmark("server-move-stored", partial(of_servers, {}, {"stored": MOST}), once=True))
    return found


def compared_notes() -> list[str]:
    return [
        "`server-move` rows have the processor time of a move in the server, and how many times that of a base it is: "
        f"both play in turns in the same run, {COMPARED} tables each, a few moves at each, so a busy machine hits "
        "both alike. The ratio is the median of those of neighbouring turns, with its 95 % interval. Each table has an "
        "address of its own, so that limits by address count.",
        "The base is an early game without a clock. `clocks` has a clock for each person, a move a day, who all "
        f"sleep at night, beside {MANY:,} other tables with clocks; `told` stores with each turn whom to tell of it, "
        f"its base doesn't; `watched` has {WATCHERS} people who look on at each table; `late` begins "
        f"after {LATE} decisions, `long` after {LONG} moves (as many decisions, many of them taken back and made "
        f"again); `stored` has {MOST:,} other tables in the database. `limits` has all limits, its base has "
        "none; `plain-sockets` passes each message through the web framework. `plain-writes` writes moves to SQLite by "
        f"SQLAlchemy's asyncio engine; in `few` moves are under way at {FEW_AT_ONCE} tables at a time, as where people "
        "play, else at all of them: then many share a transaction, and its cost.",
        "`postgres-two` is two processes on PostgreSQL that share the tables, beside one of them alone: what two carry "
        "is 2 divided by that ratio. It is reckoned so, since one machine has them, the database and the clients.",
    ]


def at_tables(
    base: dict[str, Any],
    other: dict[str, Any],
    seconds: float,
    *,
    stored: int = 0,
    watchers: int = 0,
) -> Figures:
    """Tables of two kinds at one server."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        plain = asyncio.run(prepare(folder, COMPARED, **base))
        special = asyncio.run(prepare(folder, COMPARED, **other, stored=stored))
        with serving(folder) as server:
            return compare([side([server], plain), side([server], special, watchers)], seconds)


def of_servers(base: dict[str, Any], other: dict[str, Any], seconds: float, *, together: int = 0) -> Figures:
    """Like tables at two servers."""
    with ExitStack() as stack:
        sides = [side(*_new_server(stack, **kind)) for kind in (base, other)]
        return compare(sides, seconds, together)


def _new_server(stack: ExitStack, stored: int = 0, options: Sequence[str] = ()) -> tuple[list[Server], Any]:
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
    places = asyncio.run(prepare(folder, COMPARED, stored=stored))
    return [stack.enter_context(serving(folder, *options))], places


def on_postgres(seconds: float) -> Figures:
    """Two processes that have the tables in turns, beside one of them."""
    try:
        from tests.server.postgres import new_database, postgres_server
    except ImportError as error:
        raise CannotMeasure(str(error)) from None
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = new_database(stack.enter_context(postgres_server()), "bench")
        alone, shared = (asyncio.run(prepare(folder, FEW, EARLY, database=database)) for _ in range(2))
        servers = [stack.enter_context(serving(folder, "--database", database)) for _ in range(2)]
        return compare([side(servers[:1], alone), side(servers, shared)], seconds)


def compare(sides: list[Figures], seconds: float, together: int = 0) -> Figures:
    """What a move costs on the second side, and how many times that on the first."""
    orders = {"sides": sides, "rounds": max(3, round(ROUNDS * seconds)), "together": together}
    return clients(orders, 60 * seconds)
