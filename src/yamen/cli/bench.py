"""`yamen bench`: the speed of the engine, of the bots and of the server beside others, in one run."""

import json
import os
import platform
import sys
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress

from yamen import COMPILED, __version__
from yamen.cli.benchmarks import MOMENTS, SIMULATIONS, Benchmark, CannotMeasure, Figures, benchmarks, middle_of
from yamen.cli.checkout import checkout_benchmarks, checkout_notes, find_checkout
from yamen.cli.options import Lang, PlainText, UsageError, at_least, language_of, tried
from yamen.cli.render import console, print_error, screen
from yamen.cli.words import decimal
from yamen.engine.layout import Row, Section
from yamen.extras import MissingExtra
from yamen.locales import Language

OURS = ("-4p-bulk", "-4p-python", "-4p-search", "-4p-search-playouts")
"""The rows that are compared with the peers."""
WORSE = 0.1
"""Figures are named that are worse by more than this than in the version before."""


def bench(
    names: Annotated[
        list[str] | None, typer.Argument(metavar="[ROW]…", help="The rows to measure; else all.", show_default=False)
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
    write: Annotated[
        Path | None, typer.Option("--write", metavar="FILE", help="Also write the table to a Markdown file.")
    ] = None,
    seconds: Annotated[float, typer.Option("--seconds", help="How long to measure a row in each round.")] = 1.0,
    rounds: Annotated[int, typer.Option("--rounds", help="How often to measure each row; the median counts.")] = 3,
    lang: Lang = None,
    plain: PlainText = False,
) -> None:
    """Measure the speed of the engine, of the bots and of the server.

    In a checkout the server is measured under load, and other engines beside it if they are installed in .venv-peers.
    """
    language = language_of(lang)
    at_least(1, "--rounds", rounds, language)
    if not seconds > 0:
        raise UsageError(language.text("terminal-no-time", value=str(seconds)))
    checkout = find_checkout()
    rows = measure(chosen(names, checkout, language), seconds, rounds, language)
    if as_json:
        print(json.dumps({"rows": rows}))
    else:
        out = screen(plain)
        for section in sections_of(rows, language):
            out.section(section)
        for line in ratios(rows) or ([language.text("terminal-no-peers")] if checkout else []):
            out.say(line)
        out.say(language.text("terminal-how-counted"))
    notes = checkout_notes() if checkout else []
    if write is not None and not tried(lambda: write_page(write, rows, notes, seconds, rounds), language, write):
        raise typer.Exit(2)


def chosen(names: list[str] | None, checkout: Path | None, language: Language) -> list[Benchmark]:
    known = {row.name: row for row in benchmarks() + (checkout_benchmarks(checkout) if checkout else [])}
    elsewhere = "" if checkout else language.text("terminal-rows-of-a-checkout")
    for name in names or []:
        if name not in known:
            unknown = language.text("terminal-no-such-row", row=name, rows=", ".join(known))
            raise UsageError(f"{unknown} {elsewhere}".rstrip())
    if elsewhere and not names:
        print_error(elsewhere)
    return [known[name] for name in names or known]


def measure(rows: list[Benchmark], seconds: float, rounds: int, language: Language) -> list[Figures]:
    """Every row once a round, so that a busy moment of the machine hits one round of each, not one row."""
    found: dict[str, list[Figures]] = {row.name: [] for row in rows}
    turns = [row for number in range(rounds) for row in rows if number == 0 or not row.once]
    for row in progress(turns, language):
        try:
            found[row.name].append(row.measure(seconds))
        except (CannotMeasure, MissingExtra) as error:
            print_error(language.text("terminal-row-left-out", row=row.name, reason=str(error)))
    return [{"name": name, **middle_of(figures)} for name, figures in found.items() if figures]


def progress(rows: list[Benchmark], language: Language) -> Iterator[Benchmark]:
    """The rows one by one, with a progress bar where somebody may look at it."""
    if not sys.stderr.isatty():
        yield from rows
        return
    with Progress(console=console(stderr=True), transient=True) as bar:
        task = bar.add_task(language.text("terminal-measuring"), total=len(rows))
        for row in rows:
            yield row
            bar.advance(task)


ENGINE = {
    "decisions_per_second": "terminal-decisions-per-second",
    "clone_us": "terminal-clone-us",
    "view_us": "terminal-view-us",
    "determinise_us": "terminal-determinise-us",
    "position_bytes": "terminal-position-bytes",
    "instructions_per_decision": "terminal-instructions-per-decision",
}
SEARCH = {"simulations_per_second": "terminal-simulations-per-second"}
SERVER = {
    "moves_per_second": "terminal-moves-per-second",
    "p50_ms": "terminal-p50-ms",
    "p99_ms": "terminal-p99-ms",
    "lost": "terminal-lost-moves",
    "kb_per_table": "terminal-kb-per-table",
    "cpu_us_per_move": "terminal-cpu-per-move",
    "start_ms": "terminal-start-ms",
    "round_us": "terminal-round-us",
}
BROWSER = {
    "script_kb": "terminal-script-kb",
    "open_ms": "terminal-open-ms",
    "open_cpu_ms": "terminal-open-cpu-ms",
    "frames_per_second": "terminal-frames-per-second",
    "longest_task_ms": "terminal-longest-task-ms",
}
CHECKOUT = {"wall_seconds": "terminal-wall-seconds", "cpu_seconds": "terminal-cpu-seconds", "steps": "terminal-steps"}
"""What the tables show: the figures, and what they are called."""


def sections_of(rows: list[Figures], language: Language) -> list[Section]:
    sections = []
    titles = {
        "terminal-bench": ENGINE,
        "terminal-bench-search": SEARCH,
        "terminal-bench-server": SERVER,
        "terminal-bench-browser": BROWSER,
        "terminal-bench-checkout": CHECKOUT,
    }
    for title, columns in titles.items():
        heads = (language.text("terminal-row"), *(language.text(key) for key in columns.values()))
        cells = [(row["name"], *(figure(row, key, language) for key in columns)) for row in rows_with(columns, rows)]
        lines = [", ".join(f"{head} {cell}" for head, cell in zip(heads, row, strict=True) if cell) for row in cells]
        if cells:
            sections.append(Section(language.text(title), heads, [Row(row) for row in cells], lines))
    return sections


def rows_with(columns: dict[str, str], rows: list[Figures]) -> list[Figures]:
    return [row for row in rows if any(key in row for key in columns)]


def figure(row: Figures, key: str, language: Language) -> str:
    if key not in row:
        return ""
    if isinstance(row[key], str):
        return str(row[key])
    return decimal(row[key], 2 if key in ("clone_us", "view_us", "determinise_us") else 0, language)


def ratios(rows: list[Figures]) -> list[str]:
    """How many times as fast as each peer, and how much more one move costs than another."""
    found: list[str] = []
    for key in ("decisions_per_second", "simulations_per_second"):
        speed = {row["name"]: row[key] for row in rows if key in row}
        found += [
            f"{name} / {peer} = {speed[name] / speed[peer]:.1f}"
            for name in speed
            for peer in speed
            if name.endswith(OURS) and peer.startswith("peer-")
        ]
    by_name = {row["name"]: row for row in rows}
    for what, key, one, other in (
        ("", "moves_per_second", "server-load", "peer-boardgame-load"),
        (" in processor time", "cpu_us_per_move", "peer-boardgame-load", "server-load"),
        ("", "round_us", "server-round-clocks", "server-round-plain"),
        (" at the 99th percentile", "p99_ms", "server-person-attacked", "server-person-quiet"),
    ):
        if one in by_name and other in by_name:
            found.append(f"{one} / {other}{what} = {by_name[one][key] / by_name[other][key]:.2f}")
    found += [
        f"{row['name']} / its base = {row['ratio']:.3f} ({row['ratio_low']:.3f} to {row['ratio_high']:.3f})"
        for row in rows
        if "ratio" in row
    ]
    return found


def write_page(file: Path, rows: list[Figures], notes: list[str], seconds: float, rounds: int) -> None:
    """Write the table as a page of the documentation; the notes explain the rows that only a checkout has."""
    english = Language("en")
    engine, search, server, browser, checkout = (
        [
            f"| {row['name']} | {' | '.join(figure(row, key, english) for key in columns)} | {row.get('version', '')} |"
            for row in rows_with(columns, rows)
        ]
        for columns in (ENGINE, SEARCH, SERVER, BROWSER, CHECKOUT)
    )
    compared = [f"- {line}" for line in ratios(rows)] or ["- no other engine was installed"]
    page = [
        "# Benchmarks",
        "",
        f"Made by `yamen bench --write` on {date.today():%Y-%m-%d}: yamen {__version__} "
        f"({'compiled' if COMPILED else 'uncompiled'}), {machine()}. Rounds: {rounds} of {seconds:g} s, the rows "
        "taking turns; the table has the medians.",
        "",
        "| row | decisions/s | clone, µs | view, µs | determinise, µs | position, bytes | instructions | version |",
        "|---|--:|--:|--:|--:|--:|--:|---|",
        *engine,
        "",
        "Searches:",
        "",
        "| row | simulations/s | version |",
        "|---|--:|---|",
        *search,
        "",
        "The server:",
        "",
        "| row | moves/s | p50, ms | p99, ms | lost | table, kB | move, µs of CPU | start, ms | round, µs | version |",
        "|---|--:|--:|--:|--:|--:|--:|--:|--:|---|",
        *server,
        "",
        "The browser:",
        "",
        "| row | scripts, kB | table drawn, ms | of CPU, ms | frames/s | longest task, ms | version |",
        "|---|--:|--:|--:|--:|--:|---|",
        *browser,
        "",
        "Setting up, building and testing a checkout:",
        "",
        "| row | wall, s | processor, s | by step: wall/processor, s | version |",
        "|---|--:|--:|---|---|",
        *checkout,
        "",
        *since_before(file, rows),
        "How many times as fast:",
        "",
        *compared,
        "",
        "How it is measured:",
        "",
        "- All rows play random games on one thread. A second is one of processor time, so that what else the machine "
        "does counts for little. " + english.text("terminal-how-counted"),
        "- `bulk` is driven inside the engine, `python` move by move from Python through the public API, `uncompiled` "
        "is the same package without its compiled modules.",
        "- A clone is timed inside the engine, halfway through a game. Its bytes are what 1,000 clones allocate, "
        "divided by 1,000. So are a view of the first seat and a position dealt anew for it (determinise).",
        "- Instructions are those of a decision in random games, counted by Valgrind: no neighbour disturbs them, so "
        "they tell a change of the engine that a busy machine hides. Each Python and compiler has its own.",
        "- `solo` is one player, with the whole turns of the engine's own opponent inside the time.",
        "- `search` is what `strong` and `master` do: a new deal, down the tree, and an evaluation at its end; "
        "`playouts` is a tree search with a random game to the end instead of the evaluation, as the other engines' "
        f"searches have. Each begins anew in {len(MOMENTS)} positions spread over a game of greedy players, "
        f"{SIMULATIONS:,} simulations in each position.",
        *(f"- {note}" for note in notes),
    ]
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("\n".join(page) + "\n", "utf-8")


def since_before(file: Path, rows: list[Figures]) -> list[str]:
    """Keeps the rows in a history beside the page, by version, and tells what has become worse since the last one."""
    history = file.with_name(f"{file.stem}-history.json")
    versions = json.loads(history.read_text("utf-8")) if history.exists() else {}
    kept = versions.pop(__version__, {"rows": {}})
    kept["rows"].update({row["name"]: {key: row[key] for key in row if key != "name"} for row in rows})
    earlier = list(versions)
    versions[__version__] = {"date": f"{date.today():%Y-%m-%d}", "machine": machine(), "rows": kept["rows"]}
    history.parent.mkdir(parents=True, exist_ok=True)
    history.write_text(json.dumps(versions, indent=1) + "\n", "utf-8")
    if not earlier:
        return []
    before = versions[earlier[-1]]["rows"]
    worse = [
        f"- {row['name']}: {key} {row[key]:,} after {before[row['name']][key]:,}"
        for row in rows
        for key in row
        if row["name"] in before and lost(key, before[row["name"]].get(key), row[key]) > WORSE
    ]
    return [f"More than {WORSE:.0%} worse than yamen {earlier[-1]} was:", "", *(worse or ["- nothing"]), ""]


def lost(key: str, before: object, now: object) -> float:
    """By what part a figure has become worse."""
    if isinstance(before, str) or isinstance(now, str) or not before or not now:
        return 0.0
    assert isinstance(before, int | float)
    assert isinstance(now, int | float)
    return before / now - 1 if key.endswith("_per_second") else now / before - 1


def machine() -> str:
    """The processor, its cores, and the Python with its compiler: builds of the same version differ."""
    model = platform.processor() or platform.machine()
    try:
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            if line.startswith("model name"):
                model = line.partition(":")[2].strip()
                break
    except OSError:
        pass  # Only Linux has this file; elsewhere the platform's word must do.
    cores = os.cpu_count() or 1
    python = f"{platform.python_implementation()} {platform.python_version()} ({platform.python_compiler()})"
    return f"{model}, {cores} {'core' if cores == 1 else 'cores'}, {python}"
