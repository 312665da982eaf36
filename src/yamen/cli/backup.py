"""`yamen backup` and `yamen restore`: copies of a server's database, and back to one of them."""

from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from yamen.cli.options import Lang, UsageError, language_of, needing
from yamen.cli.serve import Data, Database, default_folder

Into = Annotated[Path | None, typer.Argument(metavar="FOLDER", help="Where backups are kept; else DIR/backups.")]
At = Annotated[
    str | None,
    typer.Option("--at", metavar="TIME", help="Go back to the newest backup of before, such as 2026-11-17T20:00."),
]


def backup(folder: Into = None, data: Data = None, database: Database = None, lang: Lang = None) -> None:
    """Copy the database of a server, which may be running, and verify the copy."""
    language = language_of(lang)
    with needing("server", language):
        from yamen.server.db.backup import back_up, dump
        from yamen.server.db.folder import BACKUPS, DataFolder
        from yamen.server.errors import DomainError

    place = DataFolder(data or default_folder())
    into = folder or place.path / BACKUPS
    try:
        made = back_up(place, into) if database is None else dump(database, into)
    except DomainError as error:
        raise UsageError(str(error)) from None
    except OSError as error:
        raise UsageError(f"{error.filename or into}: {error.strerror or error}") from None
    print(language.text("terminal-backed-up", file=str(made), size=str(max(1, made.stat().st_size // 1024))))


def restore(
    folder: Into = None, at: At = None, data: Data = None, database: Database = None, lang: Lang = None
) -> None:
    """Put a backup in place of a server's database; what was there is kept beside it. The server must be ended."""
    language = language_of(lang)
    if database is not None:
        raise UsageError(language.text("terminal-restore-postgres"))
    with needing("server", language):
        from yamen.server.db import backup as backups
        from yamen.server.db.folder import BACKUPS, DataFolder
        from yamen.server.errors import DomainError

    place = DataFolder(data or default_folder())
    try:
        wanted = None if at is None else datetime.fromisoformat(at).astimezone()
    except ValueError:
        raise UsageError(language.text("terminal-not-a-time", given=at or "")) from None
    try:
        found = backups.newest_before(folder or place.path / BACKUPS, wanted)
        place.acquire()
        try:
            aside = backups.restore(place, found)
        finally:
            place.release()
    except DomainError as error:
        raise UsageError(str(error)) from None
    except OSError as error:
        raise UsageError(f"{error.filename or place.path}: {error.strerror or error}") from None
    print(language.text("terminal-restored", time=f"{found.at.astimezone():%Y-%m-%d %H:%M:%S}", file=str(found.file)))
    if aside is not None:
        print(language.text("terminal-restored-aside", folder=str(aside)))
