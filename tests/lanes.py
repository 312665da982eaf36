"""Runs the tests in lanes, four at the same time, and tells what each has cost: `make test`, `make nightly` and CI.

    python tests/lanes.py [--nightly] [--without LANE] [LANE…]

What a lane says is printed when it ends. The wall and processor seconds of each are printed at the end, and kept in
.stamps/cost/LANE.json, as tools/step.py does for the steps of the build.
"""

import ctypes
import json
import os
import subprocess
import sys
import tempfile
from argparse import ArgumentParser
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from time import perf_counter
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parent.parent
COST: Final = ROOT / ".stamps" / "cost"
BUILD: Final = "setup"
AT_ONCE: Final = 4
"""More than two cores: the tests of the server and of its processes mostly wait."""
SUBREAPER: Final = 36
"""What prctl calls PR_SET_CHILD_SUBREAPER: processes that lose their parent become this one's children."""
UNCOMPILED: Final = {"PYTHONPATH": str(ROOT / "src"), "YAMEN_EXPECT": "pure"}

AGAIN: Final = ("--reruns", "1", "-rR")
"""Where a browser or an attacker races with a server, a test that fails for a change is run once more, and is named in
the summary. That is a test to be mended: at night it fails."""

ONCE: Final = (
    "bots/test_arena.py",
    "bots/test_explain.py",
    "bots/test_greedy.py",
    "bots/test_gugong.py",
    "bots/test_levels.py",
    "bots/test_own.py",
    "bots/test_rollouts.py",
    "bots/test_workers.py",
    "cli",
    "training",
    "test_client_data.py",
    "test_commit.py",
    "test_docs.py",
    "test_extras.py",
    "test_forbidden_words.py",
    "test_guides.py",
    "test_imports.py",
    "test_lanes.py",
    "test_locales.py",
    "test_packages.py",
    "test_rules_reference.py",
    "test_security_page.py",
    "test_sentences.py",
)
"""Tests of what is the same Python in both builds, and of bots that think long. For a change they run on what was
installed only."""


PROCESSES: Final = tuple(
    f"tests/server/test_{name}.py"
    for name in (
        "any_request",
        "backup",
        "checkpoints",
        "folder",
        "kills",
        "postgres",
        "serve",
        "several",
        "two_worlds",
        "upgrades",
        "workers",
    )
)
"""Tests of whole servers, which mostly wait for these: a lane beside that of the others."""


class Lane(NamedTuple):
    what: str
    command: tuple[str, ...]
    uncompiled: bool = False
    """Whether the sources are tested, not what was installed."""
    after: str = ""
    """The lane that must have succeeded before."""


class Spent(NamedTuple):
    wall: float
    processor: float
    passed: bool


def lanes(nightly: bool) -> dict[str, Lane]:
    """All there are, in the order in which they begin: what others wait for first, then the longest."""
    pytest = (sys.executable, "-m", "pytest", "-q", *(("--nightly",) if nightly else ()))
    racing = pytest if nightly else (*pytest, *AGAIN)
    make = ("make", "--no-print-directory")
    rules = ("tests", *(f"--ignore=tests/{folder}" for folder in ("attack", "browser", "server")))
    same = () if nightly else tuple(f"--ignore=tests/{path}" for path in ONCE)
    screens = "tests/browser/test_screens.py"
    found = {
        BUILD: Lane("The build", (*make, "setup")),
        "uncompiled": Lane("Tests of the sources, uncompiled", (*pytest, *rules, *same), uncompiled=True),
        "processes": Lane("Tests of whole servers", (*pytest, *PROCESSES), after=BUILD),
        "server": Lane(
            "Tests of the server", (*pytest, "tests/server", *(f"--ignore={path}" for path in PROCESSES)), after=BUILD
        ),
        "browser": Lane("Games in the browser", (*racing, "tests/browser", f"--ignore={screens}"), after=BUILD),
        "screens": Lane("Every screen in the browser", (*racing, screens), after=BUILD),
        "installed": Lane("Tests of what was installed, compiled", (*pytest, *rules), after=BUILD),
        "attack": Lane("Attacks on the server", (*racing, "tests/attack"), after=BUILD),
        "lint": Lane("Linters", (*make, "lint")),
        "client": Lane("Tests of the client", (*make, "test-client")),
    }
    if nightly:
        found["fuzz"] = Lane("Random games", (sys.executable, "tests/fuzz.py"), after=BUILD)
    return found


def run(name: str, lane: Lane) -> Spent:
    """Run a lane to its end and print what it said."""
    began = perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        said, spent = Path(folder, "said"), Path(folder, "spent")
        with said.open("wb") as out:
            command = [sys.executable, __file__, "--measured", str(spent), *lane.command]
            env = {**os.environ, **UNCOMPILED} if lane.uncompiled else None
            code = subprocess.call(command, cwd=ROOT, env=env, stdout=out, stderr=out)
        done = Spent(perf_counter() - began, float(spent.read_text()), code == 0)
        verdict = "passed" if done.passed else "FAILED"
        text = said.read_text("utf-8", "replace").strip()
        print(f"\n{lane.what} ({name}): {verdict}, {done.wall:.0f} s\n{text}".rstrip(), flush=True)
    return done


def measured(spent: Path, command: list[str]) -> int:
    """Run a command and write down the processor seconds of all its processes, orphans such as browsers' included."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(SUBREAPER, 1, 0, 0, 0)
    code = subprocess.call(command)
    while True:
        try:
            os.wait()
        except ChildProcessError:
            break
    used = getrusage(RUSAGE_CHILDREN)
    spent.write_text(str(used.ru_utime + used.ru_stime))
    return code


def run_all(chosen: dict[str, Lane]) -> dict[str, Spent]:
    waiting, spent = dict(chosen), dict[str, Spent]()
    running: dict[Future[Spent], str] = {}
    with ThreadPoolExecutor(AT_ONCE) as pool:
        while waiting or running:
            for name, lane in list(waiting.items()):
                if len(running) == AT_ONCE or (lane.after in chosen and lane.after not in spent):
                    continue
                del waiting[name]
                if lane.after in chosen and not spent[lane.after].passed:
                    print(f"\n{lane.what} ({name}): not run, for {lane.after} failed", flush=True)
                    spent[name] = Spent(0, 0, False)
                else:
                    running[pool.submit(run, name, lane)] = name
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                spent[running.pop(done)] = done.result()
    return spent


def tell(spent: dict[str, Spent], wall: float) -> None:
    total = Spent(wall, sum(each.processor for each in spent.values()), all(each.passed for each in spent.values()))
    print(f"\n{'lane':12}{'wall s':>8}{'processor s':>13}")
    for name, each in {**spent, "all": total}.items():
        print(f"{name:12}{each.wall:8.0f}{each.processor:13.0f}{'' if each.passed else '  failed'}")


def keep(spent: dict[str, Spent], folder: Path) -> None:
    """Write down what each lane has cost; the steps of the build have done so by themselves."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, each in spent.items():
        if name != BUILD:
            cost = {"wall_seconds": round(each.wall, 2), "cpu_seconds": round(each.processor, 2)}
            (folder / f"{name}.json").write_text(json.dumps(cost) + "\n", "utf-8")


def main() -> int:
    if sys.argv[1:2] == ["--measured"]:
        return measured(Path(sys.argv[2]), sys.argv[3:])
    parser = ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--nightly", action="store_true", help="all that is too long for every change, too")
    parser.add_argument("--without", metavar="LANE", action="append", default=[], help="all but this one")
    parser.add_argument("lanes", nargs="*", metavar="LANE", help="only these")
    given = parser.parse_args()
    known = lanes(given.nightly)
    for name in given.lanes + given.without:
        if name not in known:
            parser.error(f"there is no lane {name}; there are {', '.join(known)}")
    began = perf_counter()
    wanted = [name for name in given.lanes or known if name not in given.without]
    spent = run_all({name: lane for name, lane in known.items() if name in wanted})
    tell(spent, perf_counter() - began)
    keep(spent, COST)
    return 0 if all(each.passed for each in spent.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
