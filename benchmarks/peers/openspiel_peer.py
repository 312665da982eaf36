"""Random games of OpenSpiel's backgammon, driven from Python and timed, or its search: prints one JSON object.

Run with a Python that has open_spiel installed.
"""

import argparse
import json
import random
import time
from importlib.metadata import version

import pyspiel

MOMENTS = (0, 4, 2, 6, 1, 5, 3, 7)
"""Eighths of a game after which is searched, in an order in which the first few are spread, too."""
SIMULATIONS = 100
"""In each of those positions."""


def main() -> None:
    parser = argparse.ArgumentParser(description="Play random games of OpenSpiel's backgammon, or search in one.")
    parser.add_argument("--seconds", type=float, default=5.0, help="about how long to play")
    parser.add_argument("--seed", type=int, default=1, help="seed of the random choices")
    parser.add_argument("--search", action="store_true", help="count the simulations of its search (MCTS)")
    arguments = parser.parse_args()

    random.seed(arguments.seed)
    counted, what = (search, "simulations") if arguments.search else (play, "decisions")
    counted(0.2)
    count, elapsed = counted(arguments.seconds)
    print(
        json.dumps(
            {
                what: count,
                "seconds": round(elapsed, 3),
                f"{what}_per_second": round(count / elapsed, 1),
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


def search(seconds: float) -> tuple[int, float]:
    """Its own MCTS with a random game to the end in each simulation, in positions spread over a game.

    Only the search is inside the time.
    """
    game = pyspiel.load_game("backgammon")
    positions = spread(game)
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=1)
    bot = pyspiel.MCTSBot(
        game, evaluator, uct_c=2.0, max_simulations=SIMULATIONS, max_memory_mb=100, solve=False, seed=1, verbose=False
    )
    simulations = 0
    start = time.process_time()
    while True:
        for position in positions:
            bot.step(position)
            simulations += SIMULATIONS
            if time.process_time() - start >= seconds:
                return simulations, time.process_time() - start


def spread(game: pyspiel.Game) -> list[pyspiel.State]:
    """Positions of a random game, evenly spread, in which there is something to choose."""
    state = game.new_initial_state()
    chosen = []
    while not state.is_terminal():
        actions = state.legal_actions()
        if not state.is_chance_node() and len(actions) > 1:
            chosen.append(state.clone())
        state.apply_action(random.choice(actions))
    return [chosen[len(chosen) * moment // len(MOMENTS)] for moment in MOMENTS]


if __name__ == "__main__":
    main()
