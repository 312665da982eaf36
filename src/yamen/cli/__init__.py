"""The command line."""

import sys

from yamen import COMPILED, __version__
from yamen.commit import commit
from yamen.extras import MissingExtra, extra, needs

__all__ = ["main"]


def main(arguments: list[str] | None = None) -> int:
    """Run a command. Only `--version` works without the extra `play`."""
    if (sys.argv[1:] if arguments is None else arguments) == ["--version"]:
        print(version())
        return 0
    try:
        with extra(needs("The command line", "play")):
            from yamen.cli import app
    except MissingExtra as error:
        print(error, file=sys.stderr)
        return 2
    return app.main(arguments)


def version() -> str:
    """The version, the commit it was built from, and whether it is compiled."""
    built_from = f"commit {found}" if (found := commit()) else "commit not recorded"
    return f"yamen {__version__} ({built_from}, {'compiled' if COMPILED else 'uncompiled, slower'})"
