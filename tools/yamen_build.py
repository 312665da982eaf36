"""The build backend: setuptools, with what a package of Yamen has beside its modules.

- The client, built: a package without it would serve no table, so the build makes it, or fails.
- The commit, baked in.
- The README, as a package index can show it.
- mypyc as a requirement of wheels, unless YAMEN_PURE=1.
"""

import os
import re
import runpy
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from setuptools import Command, build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

MYPYC = "mypy==2.4.1"
TYPES = ("alembic", "fluent.runtime", "msgspec", "procrastinate", "prometheus-client", "psycopg", "sqlalchemy")
"""What compiled modules import, themselves or through others: the compiler checks types, so it needs them."""
CLIENT, PAGES, WORDS = Path("client"), Path("src/yamen/server/static/index.html"), Path("src/yamen/locales")
NODE = (20, 19)
PICTURES = re.compile(r"(?:^!\[[^\]]*\]\([^)]*\)\n+)+", re.MULTILINE)
"""Pictures one below the other."""
LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!\w+:|#)([^)]*)\)")
"""A link or a picture that isn't an address of its own."""
BOARD = """`yamen play dragon` in the terminal; pictures of the table in the browser are in the source archive, in
`docs/screenshots`:

```text
{board}
```

"""


def get_requires_for_build_wheel(config_settings: Mapping[str, Any] | None = None) -> list[str]:
    requires = list(build_meta.get_requires_for_build_wheel(config_settings))
    if os.environ.get("YAMEN_PURE") == "1":
        return requires
    project = settings()["project"]
    extras = project["optional-dependencies"]
    types = [each for each in extras["play"] + extras["server"] + extras["postgres"] if each.startswith(TYPES)]
    return [*requires, MYPYC, *project["dependencies"], *types]


def settings() -> dict[str, Any]:
    return tomllib.loads(Path("pyproject.toml").read_text("utf-8"))


# The client


def require_client() -> None:
    """The pages of the table, built if they aren't there or older than what they are made of.

    A source archive has them, and the dates of its files tell nothing.
    """
    if PAGES.is_file() and (Path("PKG-INFO").is_file() or not is_stale()):
        return
    if not (CLIENT / "package.json").is_file():
        sys.exit(f"yamen: {PAGES} is missing, and so is the folder client/ it is built from: get the sources anew.")
    if node_version() < NODE or shutil.which("npm") is None:
        wanted = ".".join(map(str, NODE))
        sys.exit(f"yamen: the client is not built, and building it needs Node.js {wanted} or newer, with npm.")
    print("yamen: building the client", file=sys.stderr, flush=True)
    for command in (["npm", "ci", "--silent"], ["npm", "run", "-s", "build", "--", "--logLevel", "error"]):
        if subprocess.run(command, cwd=CLIENT).returncode:
            sys.exit(f"yamen: the client could not be built: '{' '.join(command)}' failed in the folder client/.")


def is_stale() -> bool:
    """Whether something that the pages are made of is newer than they are."""
    made = PAGES.stat().st_mtime
    sources = [*CLIENT.glob("*"), *CLIENT.glob("src/**/*"), *CLIENT.glob("public/**/*"), *WORDS.glob("**/*.ftl")]
    return any(source.stat().st_mtime > made for source in sources if source.is_file())


def node_version() -> tuple[int, ...]:
    try:
        said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return ()
    return tuple(int(part) for part in re.findall(r"\d+", said)[:2])


# The commit


def bake_commit(package: Path) -> None:
    """Write the commit into a package that is being made; one from a source archive has it already."""
    found = runpy.run_path("src/yamen/commit.py")["git_commit"](Path()) if Path(".git").exists() else None
    if found:
        package.mkdir(parents=True, exist_ok=True)
        (package / "commit.txt").write_text(f"{found}\n", "utf-8")


class BuildPackage(build_py):  # type: ignore[misc]
    def run(self) -> None:
        if self.editable_mode:
            super().run()
            return
        require_client()
        super().run()
        bake_commit(Path(self.build_lib, "yamen"))


class SourceArchive(sdist):  # type: ignore[misc]
    def run(self) -> None:
        require_client()
        super().run()

    def make_release_tree(self, base_dir: str, files: list[str]) -> None:
        super().make_release_tree(base_dir, files)
        bake_commit(Path(base_dir, "src", "yamen"))


COMMANDS: dict[str, type[Command]] = {"build_py": BuildPackage, "sdist": SourceArchive}


# The README


def index_readme() -> str:
    """The README for a package index, which shows no files of the project.

    Once the project has an address, links and pictures lead there: `files` in the table [tool.yamen] of pyproject.toml
    is the beginning of the address of a file. Until then links are plain words, and the picture is a board in letters.
    """
    text = Path("README.md").read_text("utf-8")
    if files := settings().get("tool", {}).get("yamen", {}).get("files"):
        return LINK.sub(rf"\1[\2]({files}\3)", text)
    board = Path("docs/board.txt").read_text("utf-8").rstrip()
    return LINK.sub(r"\2", PICTURES.sub(lambda _: BOARD.format(board=board), text, count=1))
