"""What a process takes, as Linux tells it."""

import os
import re
from pathlib import Path
from typing import Any

from yamen.cli.benchmarks import Unavailable


def resident(pid: int) -> float:
    """The memory of a process, in kB."""
    return float(_status(pid, "status", r"VmRSS:\s+(\d+)")[0])


def busy(pid: int) -> float:
    """The seconds of processor time that a process has taken."""
    ticks = _status(pid, "stat", r"\) \S (?:\S+ ){10}(\d+) (\d+)")
    return sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK")


def _status(pid: int, name: str, pattern: str) -> tuple[Any, ...]:
    try:
        found = re.search(pattern, Path(f"/proc/{pid}/{name}").read_text())
    except OSError:
        raise Unavailable("only Linux tells what a process takes") from None
    assert found is not None
    return found.groups()
