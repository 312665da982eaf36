"""What a process takes, as Linux tells it."""

import re
import sys
import time
from pathlib import Path
from typing import Final

from yamen.cli.benchmarks import CannotMeasure

ONLY_LINUX: Final = "only Linux tells what a process takes"
OF_A_PROCESS: Final = 2
"""The kind of clock that counts the processor time of all threads of a process, in Linux's numbers for them."""


def resident(pid: int) -> float:
    """The memory of a process, in kB."""
    try:
        found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    except OSError:
        raise CannotMeasure(ONLY_LINUX) from None
    assert found is not None
    return float(found[1])


def busy(pid: int) -> float:
    """The seconds of processor time that a process has taken: to the nanosecond, where /proc has hundredths."""
    if sys.platform != "linux":
        raise CannotMeasure(ONLY_LINUX)
    return time.clock_gettime(~pid << 3 | OF_A_PROCESS)
