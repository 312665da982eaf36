"""`yamen serve`: the table server."""

import json
import os
import socket
import webbrowser
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Final
from urllib.request import urlopen

import typer

from yamen.cli.options import Lang, OwnBots, UsageError, language_of, needing, own_bots
from yamen.locales import Language

LINK: Final = "link"
"""The file in the folder of a server that says where it answers."""


Host = Annotated[str, typer.Option("--host", help="The address to listen on.")]
Port = Annotated[int, typer.Option("--port", min=0, max=65535, help="The port; 0 takes a free one.")]
Data = Annotated[
    Path | None, typer.Option("--data", metavar="DIR", help="Where tables are kept; else a folder of your own.")
]
Database = Annotated[
    str | None, typer.Option("--database", metavar="URL", help="A PostgreSQL database; else SQLite in DIR.")
]


Limits = Annotated[
    list[str] | None,
    typer.Option("--limit", metavar="NAME=NUMBER", help="A quota, or how long things are kept; may be repeated."),
]
Backups = Annotated[
    Path | None, typer.Option("--backups", metavar="DIR", help="Where nightly backups are kept; else DIR/backups.")
]
AllowedHosts = Annotated[
    list[str] | None,
    typer.Option(
        "--allow-host",
        metavar="NAME",
        help="A name by which the server is called, such as play.example.org; again for each. "
        "Its own addresses and names need not be given.",
    ),
]

Unlimited = Annotated[
    bool,
    typer.Option("--unlimited", help="No limits and no upkeep: for measuring what they cost."),
]

PlainSockets = Annotated[
    bool,
    typer.Option("--plain-sockets", help="Pass messages through the web framework: for measuring what that costs."),
]

PlainWrites = Annotated[
    bool,
    typer.Option("--plain-writes", help="Write moves through SQLAlchemy alone: for measuring what that costs."),
]


Smtp = Annotated[
    str | None,
    typer.Option(
        "--smtp",
        metavar="URL",
        envvar="YAMEN_SMTP",
        help="The server for e-mails to players, such as smtps://user:password@mail.example.org.",
    ),
]
MailFrom = Annotated[
    str | None, typer.Option("--mail-from", metavar="ADDRESS", envvar="YAMEN_MAIL_FROM", help="Whom e-mails come from.")
]
AllowPrivate = Annotated[
    bool,
    typer.Option(
        "--allow-private",
        help="Let webhooks be in your own network, and without TLS: where you trust all players.",
    ),
]


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    data: Data = None,
    database: Database = None,
    limit: Limits = None,
    backups: Backups = None,
    bots: OwnBots = None,
    allow_host: AllowedHosts = None,
    unlimited: Unlimited = False,
    plain_sockets: PlainSockets = False,
    plain_writes: PlainWrites = False,
    smtp: Smtp = None,
    mail_from: MailFrom = None,
    allow_private: AllowPrivate = False,
    lang: Lang = None,
) -> None:
    """Serve tables to browsers and programs."""
    language = language_of(lang)
    folder = data or default_folder()
    kept = (backups or folder / "backups") if database is None else None
    own, allowed = own_bots(bots, language), allow_host or []
    _serve(
        host,
        port,
        folder,
        database,
        language,
        lambda link: None,
        limit or [],
        kept,
        own,
        allowed,
        unlimited,
        plain_sockets,
        plain_writes,
        smtp,
        mail_from,
        allow_private,
    )


def open_table(language: Language) -> None:
    """Serve this machine and show the table in the browser; if that is done already, only show it."""
    folder = default_folder()
    if link := running_at(folder):
        print(language.text("terminal-serving-already", link=link), flush=True)
        webbrowser.open(link)
        return
    _serve("127.0.0.1", free_port(8000), folder, None, language, lambda link: webbrowser.open(link))


def _serve(
    host: str,
    port: int,
    folder: Path,
    database: str | None,
    language: Language,
    ready: Callable[[str], object],
    limits: Sequence[str] = (),
    backups: Path | None = None,
    bots: tuple[str, ...] = (),
    allowed: Sequence[str] = (),
    unlimited: bool = False,
    plain_sockets: bool = False,
    plain_writes: bool = False,
    smtp: str | None = None,
    mail_from: str | None = None,
    allow_private: bool = False,
) -> None:
    # Other commands shouldn't wait for the web framework to load.
    with needing("server", language):
        from yamen.server.config import LIMITS, Config
        from yamen.server.errors import DomainError
        from yamen.server.hosts import LOOPBACK, own_names
        from yamen.server.notifications.channels.mail import MailServer
        from yamen.server.quotas import Quotas
        from yamen.server.run import listen, run

    try:
        listener = listen(host, port)
    except OSError as error:
        reason = error.strerror or str(error)
        raise UsageError(language.text("terminal-cannot-listen", host=host, port=str(port), reason=reason)) from None
    shown = f"[{host}]" if ":" in host else host
    link = f"http://{shown}:{listener.getsockname()[1]}/"

    def begin(place: str) -> None:
        if database is None:
            (folder / LINK).touch(0o600)
            (folder / LINK).write_text(link, "utf-8")
        print(language.text("terminal-serving", link=link, folder=place), flush=True)
        if host not in LOOPBACK and not allowed:
            print(language.text("terminal-serving-names"), flush=True)
        ready(link)

    try:
        config = Config(
            folder,
            database,
            limits=None if unlimited else LIMITS,
            quotas=Quotas().with_limits(limits),
            backups=backups,
            bots=bots,
            hosts=own_names(host, allowed),
            plain_sockets=plain_sockets,
            plain_writes=plain_writes,
            mail=None if smtp is None else MailServer.from_url(smtp, mail_from),
            allow_private=allow_private,
        )
        run(config, listener, begin)
    except DomainError as error:
        raise UsageError(str(error)) from None
    except OSError as error:
        raise UsageError(f"{folder}: {error.strerror or error}") from None


def running_at(folder: Path) -> str | None:
    """The link of the server that keeps its tables in a folder, if it answers."""
    try:
        link = (folder / LINK).read_text("utf-8")
        with urlopen(f"{link}health", timeout=2) as answer:
            return link if json.load(answer)["status"] == "ok" else None
    except (OSError, ValueError, LookupError, TypeError):  # nobody answers there, or somebody else
        return None


def free_port(wanted: int) -> int:
    """The wanted port if nobody has it, else 0: any."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", wanted))
        except OSError:
            return 0
    return wanted


def default_folder() -> Path:
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "yamen" / "server"
