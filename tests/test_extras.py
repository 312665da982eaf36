"""The library works by itself, and whatever needs more says which extra brings it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import yamen
from yamen.extras import MissingExtra, extra

PLAY = ("fluent", "rich", "typer")
SERVER = ("aiosqlite", "alembic", "argon2", "litestar", "msgspec", "prometheus_client", "sqlalchemy", "uvicorn")
OTHERS = ("numpy", "openskill", "procrastinate", "psycopg", "ray")
BLOCK = """
import sys

class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {absent}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Absent())
"""
LIBRARY = """
import importlib, pkgutil
import yamen
from yamen.bots import new_bot
from yamen.bots.simulate import simulate

for package in ("engine", "games.dragon", "games.dragon.ai", "games.gugong", "games.gugong.ai", "bots", "locales"):
    folder = importlib.import_module(f"yamen.{package}").__path__
    for module in pkgutil.iter_modules(folder, f"yamen.{package}."):
        importlib.import_module(module.name)
game = yamen.new_game("dragon", players=2, seed=7)
game.play(game.legal_moves()[0])
assert yamen.loads(game.to_record()).moves == game.moves
assert simulate(yamen.Setup(yamen.find_game("gugong"), 2), ["greedy", "random"], 2, 1).games == 2
new_bot("casual", "dragon", 1)
"""


def without(absent: tuple[str, ...], code: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Python code run as if some packages weren't installed."""
    where = str(Path(yamen.__file__).parents[1])
    environment = {**os.environ, "PYTHONPATH": where, "XDG_DATA_HOME": str(folder), "LC_ALL": "C.UTF-8"}
    command = [sys.executable, "-c", BLOCK.format(absent=set(absent)) + code]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, env=environment, cwd=folder)


def command(*arguments: str) -> str:
    return f"from yamen.cli import main; sys.exit(main({list(arguments)!r}))"


def test_the_library_and_its_bots_need_no_extra(tmp_path: Path) -> None:
    done = without((*PLAY, *SERVER, *OTHERS), LIBRARY, tmp_path)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_version_is_told_without_any_extra(tmp_path: Path) -> None:
    done = without((*PLAY, *SERVER, *OTHERS), command("--version"), tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(f"yamen {yamen.__version__} (commit ")


@pytest.mark.parametrize(
    ("absent", "arguments", "what", "name"),
    [
        (PLAY, "play dragon", "The command line", "play"),
        (PLAY, "", "The command line", "play"),
        (SERVER, "serve --port 0", "The table server", "server"),
        (SERVER, "", "The table server", "server"),
        (SERVER, "worker --database postgresql:///x", "PostgreSQL", "postgres"),
        (("psycopg",), "serve --port 0 --database postgresql:///x", "PostgreSQL", "postgres"),
        (("procrastinate",), "serve --port 0 --database postgresql:///x", "PostgreSQL", "postgres"),
        (("numpy",), "train dragon --out x", "Training", "training"),
        (("ray",), "train dragon --out x --address auto", "Playing on a cluster", "ray"),
        (("openskill",), "arena dragon --bots greedy,random", "Rating bots", "arena"),
    ],
)
def test_a_command_names_the_extra_that_it_needs(
    absent: tuple[str, ...], arguments: str, what: str, name: str, tmp_path: Path
) -> None:
    done = without(absent, command(*arguments.split()), tmp_path)
    sentence = f"{what} needs the extra '{name}': pip install 'yamen[{name}]'\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", sentence)


def test_it_is_said_in_the_language_of_the_reader(tmp_path: Path) -> None:
    done = without(("uvicorn",), command("serve", "--port", "0", "--lang", "pl"), tmp_path)
    assert done.stderr == "Serwer stołów wymaga dodatku „server”: pip install 'yamen[server]'\n"


@pytest.mark.parametrize("arguments", ["simulate dragon -p 2 -n 1 --json", "help", "perft dragon -p 2 --depth 1"])
def test_the_terminal_needs_no_server(arguments: str, tmp_path: Path) -> None:
    done = without((*SERVER, *OTHERS), command(*arguments.split()), tmp_path)
    assert (done.returncode, done.stderr) == (0, "")


def test_benchmarks_of_the_server_are_left_out_without_it(tmp_path: Path) -> None:
    done = without(SERVER, command("bench", "server-load", "--rounds", "1", "--json"), tmp_path)
    assert done.returncode == 0
    assert "server-load" in done.stderr
    assert "pip install 'yamen[server]'" in done.stderr


def test_words_without_their_library_name_the_extra(tmp_path: Path) -> None:
    code = """
from yamen.extras import MissingExtra
from yamen.locales import Language
try:
    Language("pl").text("why-not-now")
except MissingExtra as error:
    print(error)
"""
    done = without(PLAY, code, tmp_path)
    assert done.stdout == "Putting games into words needs the extra 'play': pip install 'yamen[play]'\n"


def test_a_mistake_in_the_program_is_not_taken_for_a_missing_extra() -> None:
    with pytest.raises(ModuleNotFoundError), extra("Never said."):
        import yamen.no_such_module  # type: ignore[import-not-found]  # noqa: F401
    with pytest.raises(MissingExtra, match=r"^Said\.$"), extra("Said."):
        import no_such_package  # type: ignore[import-not-found]  # noqa: F401
