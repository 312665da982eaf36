"""`yamen admin`: what the operator of a server looks at and does."""

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from yamen.cli.options import Lang, Mistake, language_of, needing
from yamen.cli.render import harmless
from yamen.cli.serve import Data, Database, default_folder

app = typer.Typer(help="For whoever operates a server.", no_args_is_help=True, rich_markup_mode=None)

Most = Annotated[int, typer.Option("--most", min=1, max=10_000, help="How many people are listed.")]


@app.callback()
def admin() -> None:
    """For whoever operates a server."""


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
        raise Mistake(str(error)) from None
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
    table.add_column("id")
    for each in found:
        counts = (each.open, each.running, each.over, each.chat_lines, each.packs, each.moves, -(-each.size // 1024))
        table.add_row(harmless(each.name), *(str(count) for count in counts), each.person)
    Console(soft_wrap=True, markup=False, highlight=False).print(table)
