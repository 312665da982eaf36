"""Writes what `yamen bots` tells of the bots, from what `yamen arena --json` has measured: tools/ratings.py FILE…

Into the folder of each game that was played. A bot that thinks for a time gives its time a move; one that counts its
simulations, as strong@50, gives its rating.
"""

import json
import sys
from pathlib import Path
from statistics import fmean
from typing import Any

GAMES = Path(__file__).parent.parent / "src" / "yamen" / "games"
TIMED = {"strong", "master", "grandmaster"}


def gathered(runs: list[dict[str, Any]]) -> dict[str, Any]:
    """What a game's runs say: ratings by the one in which all bots count their simulations; the times of the others."""
    found: dict[str, Any] = {}
    times: dict[str, list[float]] = {}
    for run in runs:
        timed = {each["bot"] for each in run["bots"]} & TIMED
        for each in run["bots"]:
            if "@" not in each["bot"] and (not timed or each["bot"] in timed):
                times.setdefault(each["bot"], []).append(each["seconds_per_move"])
        if not timed:
            kept = ("bot", "rating", "rating_interval")
            bots = [{name: each[name] for name in kept} for each in run["bots"]]
            found = {name: run[name] for name in ("players", "games", "seed")} | {"bots": bots}
    return found | {"seconds_per_move": {bot: round(fmean(each), 5) for bot, each in times.items()}}


if __name__ == "__main__":
    measured = [json.loads(Path(name).read_text("utf-8")) for name in sys.argv[1:]]
    for game in {run["game"] for run in measured}:
        file = GAMES / game / "ai" / "ratings.json"
        found = gathered([run for run in measured if run["game"] == game])
        file.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
