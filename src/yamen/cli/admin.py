"""`yamen admin`: looks after a server, while it runs or not."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer
from rich.console import Console
from rich.table import Table

from yamen.cli.options import Lang, UsageError, language_of, needing
from yamen.cli.render import sanitised
from yamen.cli.serve import Data, Database, default_folder

if TYPE_CHECKING:
    from yamen.server.moderation.schemas import ReportInfo
    from yamen.server.services import Services

T = TypeVar("T")
app = typer.Typer(help="Look after a server and its people.", no_args_is_help=True, rich_markup_mode=None)
Name = Annotated[
    str, typer.Argument(metavar="NAME", help="A name to sign in with, a name at tables, or an id.", show_default=False)
]
Most = Annotated[int, typer.Option("--most", min=1, max=10_000, help="How many people are listed.")]


def run(work: "Callable[[Services], Awaitable[T]]", data: Path | None, database: str | None) -> T:
    """Do something with the data of a server; one that runs meanwhile hears of it."""
    with needing("server", language_of(None)):
        from yamen.server.config import Config
        from yamen.server.errors import DomainError
        from yamen.server.services import Services

    folder = data or default_folder()
    if database is None and not (folder / "yamen.sqlite3").exists():
        raise UsageError(f"There is no server's data in {folder}; name the folder with --data, or a --database.")

    async def opened() -> T:
        services = Services.from_config(Config(folder, database), beside=True)
        try:
            await services.store.open()
            if services.folder is not None:  # no server runs
                services.folder.opened()
            return await work(services)
        finally:
            await services.close()

    try:
        return asyncio.run(opened())
    except DomainError as error:
        raise UsageError(str(error)) from None


@app.command()
def export(
    name: Name,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="Where to; else it is printed.")] = None,
    data: Data = None,
    database: Database = None,
) -> None:
    """All that is stored about a person, as JSON."""

    async def work(services: "Services") -> bytes:
        import msgspec

        from yamen.server.accounts.lookup import find_person

        whole = await services.privacy.export(await find_person(services.store, name))
        return msgspec.json.format(msgspec.json.encode(whole)) + b"\n"

    whole = run(work, data, database)
    if out is None:
        sys.stdout.write(whole.decode())
        return
    try:
        out.write_bytes(whole)
    except OSError as error:
        raise UsageError(f"{out}: {error.strerror or error}") from None


@app.command()
def delete(
    name: Name,
    yes: Annotated[bool, typer.Option("--yes", help="Don't ask.")] = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """Delete a person. Their games stay, played by a former player."""

    async def find(services: "Services") -> str:
        from yamen.server.accounts.lookup import find_person

        me = await find_person(services.store, name)
        return f"{me.name} (id {me.id}, signs in as {me.login})" if me.login else f"{me.name} (id {me.id}, a guest)"

    async def work(services: "Services") -> None:
        from yamen.server.accounts.lookup import find_person

        await services.privacy.delete(await find_person(services.store, name))

    who = run(find, data, database)
    if not yes and not typer.confirm(f"Delete {who}? This can't be undone."):
        raise typer.Exit(1)
    run(work, data, database)
    print(f"Deleted: {who}.")


@app.command()
def code(name: Name, data: Data = None, database: Database = None) -> None:
    """Make a new recovery code for somebody who has lost theirs, and sign them out everywhere."""

    async def work(services: "Services") -> str:
        from yamen.server.accounts.lookup import find_person

        me = await find_person(services.store, name)
        return (await services.accounts.replace_code(me)).recovery_code

    print(run(work, data, database))


@app.command()
def operator(
    name: Name,
    remove: Annotated[bool, typer.Option("--remove", help="Let them be one no longer.")] = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """Let somebody look at reports in the browser, and do something about them."""

    async def work(services: "Services") -> str:
        from yamen.server.accounts.lookup import find_person

        me = await find_person(services.store, name)
        await services.moderation.appoint(me, not remove)
        return me.name

    print(f"{run(work, data, database)} is {'no operator any more' if remove else 'an operator now'}.")


@app.command()
def reports(data: Data = None, database: Database = None) -> None:
    """What people reported and nobody has handled yet."""

    async def work(services: "Services") -> "list[ReportInfo]":
        return await services.moderation.open_reports()

    found = run(work, data, database)
    for report in found:
        when = datetime.fromtimestamp(report.created).strftime("%Y-%m-%d %H:%M")
        print(
            sanitised(f"{report.id}: {report.name} (id {report.about}), {report.reason}, table {report.table}, {when}")
        )
        print(sanitised(f"   reported by {report.reporter}{': ' + report.note if report.note else ''}"))
        for done in report.before:
            print(sanitised(f"   before: {done.kind}: {done.reason}"))
        for line in report.lines:
            print(sanitised(f"   {'>' if line.about else ' '} {line.name or 'former player'}: {line.text}"))
    print(f"Reports to handle: {len(found)}")


Reason = Annotated[str, typer.Option("--reason", help="Why; the person is told.", show_default=False)]
HoursOption = Annotated[float, typer.Option("--hours", min=0.01, help="For how long.", show_default=False)]


@app.command()
def dismiss(
    report: Annotated[int, typer.Argument(metavar="NUMBER", min=0, help="Which report.", show_default=False)],
    data: Data = None,
    database: Database = None,
) -> None:
    """Take a report from the queue without doing anything."""
    run(lambda services: services.moderation.handle(report), data, database)


@app.command()
def warn(name: Name, reason: Reason, data: Data = None, database: Database = None) -> None:
    """Tell somebody what they should not do."""
    _sanction(name, data, database, kind="warn", reason=reason)


@app.command()
def silence(name: Name, reason: Reason, hours: HoursOption, data: Data = None, database: Database = None) -> None:
    """Let somebody write in no chat for some time."""
    _sanction(name, data, database, kind="silence", reason=reason, hours=hours)


@app.command()
def suspend(name: Name, reason: Reason, hours: HoursOption, data: Data = None, database: Database = None) -> None:
    """Let somebody only look, for some time."""
    _sanction(name, data, database, kind="suspend", reason=reason, hours=hours)


@app.command()
def close(name: Name, reason: Reason, data: Data = None, database: Database = None) -> None:
    """Let nobody sign in as this person any more."""
    _sanction(name, data, database, kind="close", reason=reason)


@app.command()
def rename(
    name: Name,
    reason: Reason,
    to: Annotated[
        str | None, typer.Option("--to", metavar="NAME", help="The new name; else Guest and a number.")
    ] = None,
    data: Data = None,
    database: Database = None,
) -> None:
    """Give somebody another name, at all their tables."""
    _sanction(name, data, database, kind="rename", reason=reason, name=to)


def _sanction(who: str, data: Path | None, database: str | None, **what: Any) -> None:
    async def work(services: "Services") -> None:
        from msgspec import ValidationError, convert

        from yamen.server.accounts.lookup import find_person
        from yamen.server.errors import InvalidInput
        from yamen.server.moderation.schemas import NewSanction

        me = await find_person(services.store, who)
        try:
            new = convert({"person": me.id, **what}, NewSanction)
        except ValidationError as error:
            raise InvalidInput(f"That can't be done: {error}.") from None
        await services.moderation.sanction(new)

    run(work, data, database)


@app.command("usage")
def usage(most: Most = 20, data: Data = None, database: Database = None, lang: Lang = None) -> None:
    """List the people whose tables and lines take up most; the server may be running."""
    language = language_of(lang)
    with needing("server", language):
        from yamen.server.errors import DomainError
        from yamen.server.system.usage import biggest_users

    try:
        found = biggest_users(data or default_folder(), database, most)
    except DomainError as error:
        raise UsageError(str(error)) from None
    table = Table(box=None, pad_edge=False)
    table.add_column(language.text("terminal-usage-name"), overflow="fold")
    for column in (
        language.text("terminal-usage-open"),
        language.text("terminal-usage-running"),
        language.text("terminal-usage-over"),
        language.text("terminal-usage-lines"),
        language.text("terminal-usage-packs"),
        language.text("terminal-usage-moves"),
        "kB",
    ):
        table.add_column(column, justify="right")
    table.add_column("id", min_width=max((len(each.person) for each in found), default=0))
    for each in found:
        counts = (each.open, each.running, each.over, each.chat_lines, each.packs, each.moves, -(-each.size // 1024))
        name = sanitised(each.name) or language.text("client-former-player")
        table.add_row(name, *(str(count) for count in counts), each.person)
    Console(soft_wrap=True, markup=False, highlight=False).print(table)
