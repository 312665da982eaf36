"""`yamen worker`: thinks for the bots at the tables of a server on PostgreSQL."""

import os
from typing import Annotated

import typer

from yamen.cli.options import Lang, OwnBots, UsageError, language_of, needing, own_bots


def worker(
    database: Annotated[str, typer.Option("--database", metavar="URL", help="The PostgreSQL database of the server.")],
    processes: Annotated[
        int | None, typer.Option("--processes", min=1, max=256, help="How many bots think at once; else one per core.")
    ] = None,
    bots: OwnBots = None,
    lang: Lang = None,
) -> None:
    """Think for the bots at the tables of a server on PostgreSQL."""
    language = language_of(lang)
    own = own_bots(bots, language)
    with needing("postgres", language):
        from yamen.server.errors import DomainError
        from yamen.server.run import work

    count = processes or os.cpu_count() or 1
    try:
        work(database, count, lambda: print(language.text("terminal-working", count=count), flush=True), own)
    except DomainError as error:
        raise UsageError(str(error)) from None
