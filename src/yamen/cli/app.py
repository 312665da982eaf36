"""The command `yamen`."""

import io
import sys
from typing import Annotated

import typer
from typer.main import get_command

from yamen.cli import (
    admin,
    arena,
    backup,
    bench,
    content,
    play,
    records,
    review,
    serve,
    simulate,
    train,
    version,
    worker,
)
from yamen.cli.options import Lang, language_of
from yamen.cli.render import print_error
from yamen.engine.errors import YamenError
from yamen.games import GAMES

app = typer.Typer(
    name="yamen",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["--help", "-h"]},
)
app.command("play")(play.play)
app.command("simulate")(simulate.simulate)
app.command("arena")(arena.arena)
app.command("bots")(arena.list_bots)
app.command("train")(train.train)
app.command("replay")(records.replay)
app.command("review")(review.review)
app.command("check")(records.check)
app.command("perft")(records.perft)
app.command("serve")(serve.serve)
app.command("worker")(worker.worker)
app.command("backup")(backup.backup)
app.command("restore")(backup.restore)
app.command("bench")(bench.bench)
app.add_typer(content.app, name="content")
app.add_typer(admin.app, name="admin")


def show_version(wanted: bool) -> None:
    if wanted:
        print(version())
        raise typer.Exit


HELP = f"Play {' or '.join(GAMES)} with every rule enforced. Without a command it opens the table in the browser."


@app.callback(invoke_without_command=True, help=HELP)
def yamen(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=show_version,
            is_eager=True,
            help="The version, the commit, and whether it is compiled.",
        ),
    ] = False,
    lang: Lang = None,
) -> None:
    if context.invoked_subcommand is None:
        serve.open_table(language_of(lang))


@app.command("help")
def usage(lang: Lang = None) -> None:
    """Tell what the commands are for."""
    print(language_of(lang).text("terminal-usage"))


def main(arguments: list[str] | None = None) -> int:
    """Run a command; whatever a person got wrong ends in a sentence and a code, never in a traceback."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = get_command(app)(arguments, prog_name="yamen", standalone_mode=False)
    except typer.TyperException as error:
        print_error(error.format_message())
        return error.exit_code
    except YamenError as error:
        print_error(str(error))
        return 2
    return code if isinstance(code, int) else 0
