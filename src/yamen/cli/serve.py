"""`yamen serve`: the table server."""

import os
from pathlib import Path
from typing import Annotated

import typer

from yamen.cli.options import Lang, Mistake, language_of


def serve(
    host: Annotated[str, typer.Option("--host", help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="The port; 0 takes a free one.")] = 8000,
    data: Annotated[
        Path | None, typer.Option("--data", metavar="DIR", help="Where tables are kept; else a folder of your own.")
    ] = None,
    database: Annotated[
        str | None, typer.Option("--database", metavar="URL", help="A PostgreSQL database; else SQLite in DIR.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Serve tables to browsers and programs."""
    # Other commands shouldn't wait for the web framework to load.
    from yamen.server.errors import Refused
    from yamen.server.run import listen, run

    language = language_of(lang)
    folder = data or default_folder()
    try:
        listener = listen(host, port)
    except OSError as error:
        reason = error.strerror or str(error)
        raise Mistake(language.text("terminal-cannot-listen", host=host, port=str(port), reason=reason)) from None
    shown = f"[{host}]" if ":" in host else host
    link = f"http://{shown}:{listener.getsockname()[1]}/"
    try:
        run(
            folder,
            database,
            listener,
            lambda place: print(language.text("terminal-serving", link=link, folder=place), flush=True),
        )
    except Refused as error:
        raise Mistake(str(error)) from None
    except OSError as error:
        raise Mistake(f"{folder}: {error.strerror or error}") from None


def default_folder() -> Path:
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "yamen" / "server"
