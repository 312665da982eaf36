"""Random games of catanatron, timed: prints one JSON object.

Run with a Python that has catanatron installed.
"""

import argparse
import json
import time
from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer

SEATS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def main() -> None:
    parser = argparse.ArgumentParser(description="Play random games of catanatron and time them.")
    parser.add_argument("--seconds", type=float, default=5.0, help="about how long to play")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game")
    arguments = parser.parse_args()

    play(arguments.seed, 0.2)
    decisions, elapsed = play(arguments.seed, arguments.seconds)
    print(
        json.dumps(
            {
                "name": "peer-catanatron",
                "decisions": decisions,
                "seconds": round(elapsed, 3),
                "decisions_per_second": round(decisions / elapsed, 1),
                "version": version("catanatron"),
            }
        )
    )


def play(seed: int, seconds: float) -> tuple[int, float]:
    """Whole games of four random players, through `Game.play`, until the time is up.

    A decision is one call of a player's `decide`: catanatron logs one action for each. Forced ones count too
    (rolling the dice when nothing else may be done). Setting up a game is inside the time.
    """
    decisions = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        game = Game([RandomPlayer(colour) for colour in SEATS], seed=seed)
        game.play()
        decisions += len(game.state.actions)
        seed += 1
    return decisions, time.process_time() - start


if __name__ == "__main__":
    main()
