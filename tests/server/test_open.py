"""`yamen` alone: the server starts, the browser opens; once is enough."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

from tests.server.patience import PATIENCE, until


def yamen(home: Path) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", "yamen", "--lang", "en"],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "XDG_DATA_HOME": str(home), "BROWSER": str(home / "browser")},
    )


def opened(home: Path) -> list[str]:
    """What the browser was asked to show."""
    path = home / "opened"
    return path.read_text().split() if path.exists() else []


def test_yamen_alone_opens_the_table_in_the_browser_and_a_second_time_the_same_one(tmp_path: Path) -> None:
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {tmp_path}/opened\n')
    browser.chmod(0o755)
    first = yamen(tmp_path)
    try:
        assert first.stdout is not None
        link = re.search(r"http://127\.0\.0\.1:\d+/", first.stdout.readline())
        assert link
        second = yamen(tmp_path)
        assert f"open already: {link[0]}" in second.communicate(timeout=PATIENCE)[0]
        assert second.returncode == 0
        until(lambda: opened(tmp_path) == [link[0], link[0]])  # nobody waits for a browser that is being opened
    finally:
        first.send_signal(signal.SIGTERM)
        assert first.wait(timeout=PATIENCE) == 0
