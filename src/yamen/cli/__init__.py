"""The command line."""

from yamen.cli.app import main

__all__ = ["main"]
