"""kill -9 at every write: nothing acknowledged is lost, nothing is half done, the table goes on."""

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_a_server_killed_at_any_write_has_done_all_of_it_or_nothing_and_goes_on(tmp_path: Path, nightly: bool) -> None:
    """For a change, at any kind of write."""
    path = os.pathsep.join(str(Path(entry or ".").resolve()) for entry in sys.path)
    run = subprocess.run(
        [sys.executable, "-m", "tests.server.killed", str(tmp_path), *(() if nightly else ("once",))],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert run.returncode == 0, run.stderr
    report = json.loads(run.stdout)
    assert report["failures"] == []
    done = set(report["steps"])
    assert done >= {"create", "join", "leave", "chat", "start", "move", "undo", "propose undo", "agree", "disagree"}
    assert done >= {"time up", "stand in", "bot moves", "take back", "plan", "carry out"}
    assert done >= {"resign", "propose abandon", "rematch", "archive", "end open", "forget", "delete"}
    points = set(report["points"])
    assert {"INSERT INTO plans", "DELETE FROM plans"} <= points
    assert {"INSERT INTO archives", "DELETE FROM moves", "DELETE FROM tables", "DELETE FROM people"} <= points
    assert {
        "INSERT INTO moves",
        "INSERT INTO snapshots",
        "INSERT INTO positions",
        "UPDATE tables SET",
        "COMMIT",
    } <= points
    assert len(report["points"]) > (150 if nightly else 75)
