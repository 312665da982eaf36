"""Writes what `yamen bots` tells of the bots, from what `yamen arena --json` has measured: tools/ratings.py FILE…

A bot that thinks for a time gives its time a move; one that counts its simulations, as strong@50, gives its rating.
"""

import json
import sys
from pathlib import Path
from typing import Any

FILE = Path(__file__).parent.parent / "src" / "yamen" / "bots" / "ratings.json"


def gathered(runs: list[dict[str, Any]]) -> dict[str, Any]:
    """Ratings by game from runs in which all bots count their simulations; times of the others."""
    ratings: dict[str, Any] = {}
    times: dict[str, list[float]] = {}
    for run in runs:
        timed = {each["bot"] for each in run["bots"]} & {"strong", "master"}
        for each in run["bots"]:
            if "@" not in each["bot"] and (not timed or each["bot"] in timed):
                times.setdefault(each["bot"], []).append(each["seconds_per_move"])
        if not timed:
            kept = ("bot", "rating", "rating_interval")
            bots = [{name: each[name] for name in kept} for each in run["bots"]]
            ratings[run["game"]] = {name: run[name] for name in ("players", "games", "seed")} | {"bots": bots}
    seconds = {bot: round(sum(each) / len(each), 4) for bot, each in times.items()}
    return {"ratings": ratings, "seconds_per_move": seconds}


if __name__ == "__main__":
    found = gathered([json.loads(Path(name).read_text("utf-8")) for name in sys.argv[1:]])
    FILE.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
