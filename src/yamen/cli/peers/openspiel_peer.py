"""Random games of OpenSpiel's backgammon, driven from Python and timed: prints one JSON object.

Run with a Python that has open_spiel installed.
"""

import argparse
import json
import random
import time
from importlib.metadata import version

import pyspiel


def main() -> None:
    parser = argparse.ArgumentParser(description="Play random games of OpenSpiel's backgammon and time them.")
    parser.add_argument("--seconds", type=float, default=5.0, help="about how long to play")
    parser.add_argument("--seed", type=int, default=1, help="seed of the random choices")
    arguments = parser.parse_args()

    random.seed(arguments.seed)
    play(0.2)
    decisions, elapsed = play(arguments.seconds)
    print(
        json.dumps(
            {
                "name": "peer-openspiel-backgammon",
                "decisions": decisions,
                "seconds": round(elapsed, 3),
                "decisions_per_second": round(decisions / elapsed, 1),
                "version": version("open_spiel"),
            }
        )
    )


def play(seconds: float) -> tuple[int, float]:
    """Whole games until the time is up.

    A decision is one action of a player, forced passes included. Rolls of the dice take their time, but they
    don't count.
    """
    game = pyspiel.load_game("backgammon")
    terminal = int(pyspiel.PlayerId.TERMINAL)
    chance = int(pyspiel.PlayerId.CHANCE)
    uniform = random.random
    decisions = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        state = game.new_initial_state()
        while (player := state.current_player()) != terminal:
            # At a chance node these are the rolls. In backgammon all are equally likely, so the odds needn't
            # be fetched, which is faster.
            actions = state.legal_actions()
            state.apply_action(actions[int(uniform() * len(actions))])
            if player != chance:
                decisions += 1
    return decisions, time.process_time() - start


if __name__ == "__main__":
    main()
