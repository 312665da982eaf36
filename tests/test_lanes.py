"""The lanes in which all tests run."""

import json
import sys
from pathlib import Path

import pytest

from tests.lanes import ONCE, PROCESSES, ROOT, Lane, Spent, keep, lanes, run_all

ORPHAN = """
import os, time
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        began = time.process_time()
        while time.process_time() - began < 0.5:
            pass
    os._exit(0)
"""


def python(code: str, after: str = "") -> Lane:
    return Lane("A lane", (sys.executable, "-c", code), after=after)


def test_a_lane_begins_when_the_one_it_waits_for_has_succeeded(tmp_path: Path) -> None:
    here = f"import pathlib; path = pathlib.Path({str(tmp_path)!r}, 'built'); "
    spent = run_all({"late": python(here + "path.read_text()", after="build"), "build": python(here + "path.touch()")})
    assert spent["late"].passed
    assert list(spent) == ["build", "late"]


def test_a_lane_that_fails_shows_what_it_said_and_those_after_it_are_not_run(
    capfd: pytest.CaptureFixture[str],
) -> None:
    spent = run_all({"build": python("exit('no such header')"), "late": python("print('begun')", after="build")})
    assert not spent["build"].passed
    assert not spent["late"].passed
    said = capfd.readouterr().out
    assert "FAILED" in said
    assert "no such header" in said
    assert "begun" not in said


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere orphans can't be waited for")
def test_what_orphans_do_counts_as_the_time_of_their_lane() -> None:
    assert run_all({"browser": python(ORPHAN)})["browser"].processor > 0.5


def test_what_a_lane_has_cost_is_kept_beside_the_steps_of_the_build(tmp_path: Path) -> None:
    keep({"setup": Spent(3, 4, True), "server": Spent(1.234, 2, True)}, tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["server.json"]
    assert json.loads((tmp_path / "server.json").read_text()) == {"wall_seconds": 1.23, "cpu_seconds": 2}


def test_every_test_is_in_a_lane_of_the_night() -> None:
    commands = [lane.command for lane in lanes(nightly=True).values()]
    folders = ("attack", "browser", "server")
    for folder in folders:
        assert any(f"tests/{folder}" in command for command in commands)
    whole = [command for command in commands if "tests" in command]
    assert len(whole) == 2, "All else is tested uncompiled and compiled."
    assert all(command[-3:] == tuple(f"--ignore=tests/{folder}" for folder in folders) for command in whole)


def test_what_is_left_out_of_a_lane_exists() -> None:
    assert [path for path in ONCE if not (ROOT / "tests" / path).exists()] == []
    assert [path for path in PROCESSES if not (ROOT / path).exists()] == []
