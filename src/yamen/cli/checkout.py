"""Rows that need a checkout: those of its folder benchmarks/, and what it costs those who try or change it."""

import json
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Final

from yamen.cli.benchmarks import Benchmark, CannotMeasure, Figures
from yamen.cli.serve import running_at

PATIENCE: Final = 5400.0
"""Seconds after which a command is given up."""
EDITED: Final = "src/yamen/games/*/actions.py"
"""The first of these is edited."""
READY: Final = "takes over at the next start"
"""What `make play` says once the compiled engine is built."""


def find_checkout() -> Path | None:
    """Beside our own venv, or the current directory."""
    for folder in (Path(sys.prefix).parent, Path.cwd()):
        if (folder / "benchmarks" / "rows.py").is_file() and (folder / "src" / "yamen").is_dir():
            return folder
    return None


def checkout_benchmarks(root: Path) -> list[Benchmark]:
    sys.path.insert(0, str(root))
    from benchmarks.rows import rows

    return rows() + cost_benchmarks(root)


def checkout_notes() -> list[str]:
    """How the page explains these rows."""
    from benchmarks.rows import notes

    return [
        *notes(),
        "`setup-fresh` is `make play` in a new clone with empty caches: wall time until the table answers, processor "
        "time until the engine is compiled as well. `build-after-edit` is `make setup` after all lines of one rules "
        "module have moved. `ci` is `.ci/run` in a new clone. These are measured once, not in each round.",
    ]


def cost_benchmarks(root: Path) -> list[Benchmark]:
    """Setting up, building after an edit, testing a change: each in clones of its own, with empty caches."""
    if not (root / ".git").exists():  # it was unpacked from a source archive
        return []
    rows = {"setup-fresh": open_the_table, "build-after-edit": build_after_edit, "ci": test_the_change}
    return [Benchmark(name, partial(in_a_clone, root, work), once=True) for name, work in rows.items()]


def in_a_clone(root: Path, work: Callable[[Path], Figures], seconds: float) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder, "yamen")
        run_in(Path(folder), "git", "clone", "--quiet", str(root), str(tree))
        return work(tree)


def open_the_table(tree: Path) -> Figures:
    """`make play`: wall time until the table answers, processor time until the engine is compiled, too."""
    log, data = tree.parent / "log", tree.parent / "data" / "yamen" / "server"
    with stopwatch() as cost:
        with log.open("w") as output:
            play = subprocess.Popen(
                ["make", "play"], cwd=tree, env=fresh(tree), stdout=output, stderr=output, start_new_session=True
            )
        try:
            wait_until(lambda: running_at(data) is not None, play, log)
            opened = time.monotonic() - cost["began"]
            wait_until(lambda: READY in log.read_text("utf-8"), play, log)
        finally:
            os.killpg(play.pid, signal.SIGTERM)  # what is run in the background may have to ignore SIGINT
            play.wait()
    return {"wall_seconds": opened, "cpu_seconds": cost["cpu_seconds"], "steps": steps(tree)}


def build_after_edit(tree: Path) -> Figures:
    """`make setup` once more after all lines of one rules module have moved."""
    run_in(tree, "make", "setup")
    edited = min(tree.glob(EDITED))
    edited.write_text("# An edit.\n" + edited.read_text("utf-8"), "utf-8")
    with stopwatch() as cost:
        run_in(tree, "make", "setup")
    return {key: cost[key] for key in ("wall_seconds", "cpu_seconds")}


def test_the_change(tree: Path) -> Figures:
    with stopwatch() as cost:
        run_in(tree, "bash", ".ci/run")
    return {"wall_seconds": cost["wall_seconds"], "cpu_seconds": cost["cpu_seconds"], "steps": steps(tree)}


@contextmanager
def stopwatch() -> Iterator[Figures]:
    cost = {"began": time.monotonic()}
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    yield cost
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cost["wall_seconds"] = time.monotonic() - cost["began"]
    cost["cpu_seconds"] = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def run_in(folder: Path, *command: str) -> None:
    try:
        done = subprocess.run(command, cwd=folder, env=fresh(folder), capture_output=True, text=True, timeout=PATIENCE)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise CannotMeasure(str(error)) from None
    if done.returncode != 0:
        raise CannotMeasure(f"{' '.join(command)}: {last_line(done.stdout + done.stderr)}")


def wait_until(true: Callable[[], bool], process: subprocess.Popen[bytes], log: Path) -> None:
    until = time.monotonic() + PATIENCE
    while not true():
        if process.poll() is not None or time.monotonic() > until:
            raise CannotMeasure(f"make play: {last_line(log.read_text('utf-8'))}")
        time.sleep(0.1)


def last_line(text: str) -> str:
    return (text.strip().splitlines() or ["it said nothing"])[-1]


def fresh(tree: Path) -> dict[str, str]:
    """An environment in which nothing was fetched before, whose browser shows nothing."""
    beside = tree.parent
    caches = {name: str(beside / name) for name in ("UV_CACHE_DIR", "PIP_CACHE_DIR", "npm_config_cache")}
    ours = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "MAKE", "MFLAGS"))}
    return {**ours, **caches, "XDG_DATA_HOME": str(beside / "data"), "BROWSER": "true"}


def steps(tree: Path) -> str:
    """Wall and processor seconds of each step, as tools/step.py keeps them, in the order in which they ended."""
    kept = sorted((tree / ".stamps" / "cost").glob("*.json"), key=lambda path: path.stat().st_mtime)
    costs = {path.stem: json.loads(path.read_text("utf-8")) for path in kept}
    return ", ".join(f"{name} {cost['wall_seconds']:.0f}/{cost['cpu_seconds']:.0f}" for name, cost in costs.items())
