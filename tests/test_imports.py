"""Who imports whom: the arrows of docs/explanation/architecture.md, and what playing does without."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1] / "src" / "yamen"
ALLOWED: Final[dict[str, set[str]]] = {
    "engine": set(),
    "locales": {"engine"},
    "games": {"engine", "locales"},
    "bots": {"engine", "games"},
    "training": {"engine", "games", "bots"},
    "server": {"engine", "locales", "games", "bots"},
    "conformance": {"engine"},
    "cli": {"engine", "locales", "games", "bots", "server", "training"},
}
"""For each part of the package, which others it may import."""
TRAINER: Final = "cli/train.py"
"""The only module outside that imports the training package, and only when the command is given."""
CHECKOUT: Final = "cli/checkout.py"
"""The only module that imports the folder benchmarks/, which is not published, once it has found it."""
FOR_TRAINING: Final = {"jax", "numpy", "optax", "ray"}


def modules() -> list[Path]:
    return sorted(path for path in ROOT.rglob("*.py") if "static" not in path.parts)


def part_of(path: Path) -> str:
    """The part of the package that a module is in: a folder, or the module by itself."""
    return path.relative_to(ROOT).parts[0].removesuffix(".py")


def game_of(path: Path) -> str:
    """The game whose folder a module is in; the registry knows all, so it is in none."""
    return path.relative_to(ROOT).parts[1]


def imported(tree: ast.AST) -> Iterator[str]:
    """The full names of what is imported anywhere in a module, `from yamen import games` as `yamen.games`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "relative imports hide where an arrow points"
            name = str(node.module)
            yield from (f"{name}.{alias.name}" for alias in node.names) if name == "yamen" else [name]


def wrong_arrows(path: Path, source: str) -> list[str]:
    """What a module imports of other parts of the package and shouldn't."""
    part = part_of(path)
    if part not in ALLOWED:  # yamen/__init__.py and __main__.py, through which everything is found
        return []
    found = []
    for name in imported(ast.parse(source)):
        root, _, rest = name.partition(".")
        other = rest.partition(".")[0]
        if root == "yamen" and other in ALLOWED and other != part and other not in ALLOWED[part]:
            found.append(name)
        if part == other == "games" and rest.count(".") and rest.split(".")[1] != game_of(path):
            found.append(name)
        if other == "training" and part == "cli" and path.relative_to(ROOT).as_posix() != TRAINER:
            found.append(name)
        if root == "benchmarks" and path.relative_to(ROOT).as_posix() != CHECKOUT:
            found.append(name)
        if root in FOR_TRAINING and part != "training":
            found.append(name)
    return found


@pytest.mark.parametrize("path", modules(), ids=lambda path: path.relative_to(ROOT).as_posix())
def test_imports_point_one_way(path: Path) -> None:
    assert wrong_arrows(path, path.read_text("utf-8")) == []


@pytest.mark.parametrize(
    ("module", "line", "wrong"),
    [
        ("engine/tasks.py", "from yamen.games.dragon.state import Dragon", ["yamen.games.dragon.state"]),
        ("games/dragon/state.py", "import yamen.games.gugong.state", ["yamen.games.gugong.state"]),
        ("games/dragon/state.py", "from yamen.games.dragon.moves import MOVES", []),
        ("games/dragon/state.py", "import yamen.bots.bot", ["yamen.bots.bot"]),
        ("bots/levels.py", "def f():\n    from yamen.training.run import train", ["yamen.training.run"]),
        ("bots/model.py", "import numpy as np", ["numpy"]),
        ("training/run.py", "from yamen.cli.options import UsageError", ["yamen.cli.options"]),
        ("server/app.py", "from yamen.training import learner", ["yamen.training"]),
        ("cli/play.py", "from yamen.training import learner", ["yamen.training"]),
        ("cli/train.py", "from yamen.training import run", []),
        ("cli/bench.py", "from benchmarks.rows import rows", ["benchmarks.rows"]),
        ("cli/checkout.py", "from benchmarks.rows import rows", []),
        ("bots/levels.py", "from yamen.engine.rng import Rng\nfrom yamen.games import find_game", []),
    ],
)
def test_an_arrow_that_points_the_other_way_is_found(module: str, line: str, wrong: list[str]) -> None:
    assert wrong_arrows(ROOT / module, line) == wrong


PLAYS: Final = f"""
import sys

for name in {sorted(FOR_TRAINING)}:
    sys.modules[name] = None  # importing it fails
import yamen.cli.app, yamen.server.app
from yamen.bots import BOTS, new_bot
from yamen.bots.levels import LEVELS
from yamen.bots.observation import Observation
for game, players in (("dragon", 2), ("gugong", 1)):
    table = yamen.new_game(game, players, seed=1)
    for bot in BOTS:
        name = bot + "@2" if LEVELS[bot].seconds else bot
        move = new_bot(name, game, 1, players).choose(Observation(table.position, table.player))
        assert move in table.legal_moves()
loaded = [name for name in sys.modules if name.startswith("yamen.training")]
assert not loaded, loaded
"""


def test_playing_needs_nothing_that_training_needs() -> None:
    ran = subprocess.run([sys.executable, "-c", PLAYS], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
