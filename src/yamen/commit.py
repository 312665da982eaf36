"""The commit that this Yamen was made from. The build reads this file alone, so it imports nothing of the package."""

import subprocess
from pathlib import Path
from typing import Final

BAKED: Final = Path(__file__).with_name("commit.txt")
"""Written by the build (tools/yamen_build.py), into the wheel and the source archive only."""


def commit() -> str | None:
    """That of the checkout which this is, or else that of the build; None if neither is known."""
    checkout = Path(__file__).parents[2]
    if (checkout / ".git").exists() and (found := git_commit(checkout)):
        return found
    return BAKED.read_text("utf-8").strip() if BAKED.is_file() else None


def git_commit(checkout: Path) -> str | None:
    """What git says, with `-dirty` if files were changed since; None without git, or in a folder of somebody else."""
    command = ["git", "-C", str(checkout), "describe", "--always", "--exclude=*", "--abbrev=12", "--dirty"]
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return None
