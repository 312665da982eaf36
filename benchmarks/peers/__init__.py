"""Other engines, each measured by a script of ours that its own Python runs."""

from functools import partial
from pathlib import Path

from benchmarks import PEERS
from yamen.cli.benchmarks import MOMENTS, Benchmark, Figures, run

SCRIPTS = {"catanatron": "catanatron_peer.py", "openspiel-backgammon": "openspiel_peer.py"}


def peer_benchmarks() -> list[Benchmark]:
    """Two rows for each engine, if they are installed."""
    python = PEERS / "bin" / "python"
    if not python.exists():
        return []
    rows: list[Benchmark] = []
    for name, script in SCRIPTS.items():
        rows.append(Benchmark(f"peer-{name}", partial(peer, python, script, [])))
        rows.append(Benchmark(f"peer-{name}-search", partial(peer, python, script, ["--search"])))
    return rows


def peer(python: Path, script: str, options: list[str], seconds: float) -> Figures:
    path = Path(__file__).with_name(script)
    found = run([str(python), str(path), *options, "--seconds", str(seconds)], seconds, None)
    return {key: found[key] for key in found if key.endswith("_per_second") or key == "version"}


def peer_notes() -> list[str]:
    return [
        "The other engines play other games: catanatron four random players of Catan through its own loop, OpenSpiel "
        "backgammon driven from Python. They count a player's forced moves as decisions; ours are never forced.",
        f"Their searches play a random game to the end. Each begins anew in {len(MOMENTS)} positions spread over a "
        "random game, too: OpenSpiel's own MCTS bot (in C++) in one of backgammon, 100 simulations in each position; "
        "catanatron in one of four players, 20 in each. catanatron's package has no search, so its row is a plain UCT "
        "over its engine by a script of ours, which copies the game less often than the MCTS player in its repository "
        "does.",
    ]
