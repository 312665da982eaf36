"""Random games of catanatron, timed, or a search in it: prints one JSON object.

Run with a Python that has catanatron installed.
"""

import argparse
import json
import random
import time
from importlib.metadata import version
from math import log, sqrt
from typing import Any

from catanatron import Color, Game, RandomPlayer

SEATS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
MOMENTS = (0, 4, 2, 6, 1, 5, 3, 7)
"""Eighths of a game after which is searched, in an order in which the first few are spread, too."""
SIMULATIONS = 20
"""In each of those positions."""


def main() -> None:
    parser = argparse.ArgumentParser(description="Play random games of catanatron, or search in one, and time it.")
    parser.add_argument("--seconds", type=float, default=5.0, help="about how long to play")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game")
    parser.add_argument("--search", action="store_true", help="count the simulations of a search")
    arguments = parser.parse_args()

    counted, what = (search, "simulations") if arguments.search else (play, "decisions")
    counted(arguments.seed, 0.2)
    count, elapsed = counted(arguments.seed, arguments.seconds)
    print(
        json.dumps(
            {
                what: count,
                "seconds": round(elapsed, 3),
                f"{what}_per_second": round(count / elapsed, 1),
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


# The package has no search, so this is a plain one: UCT, with random games to the end.


class Node:
    def __init__(self) -> None:
        self.visits = 0
        self.wins = 0
        """How often whoever made the choice has won."""
        self.children: dict[Any, Node] = {}


def search(seed: int, seconds: float) -> tuple[int, float]:
    """Simulations in positions spread over a game; only they are inside the time."""
    positions = spread(seed)
    simulations = 0
    start = time.process_time()
    while True:
        for position in positions:
            root = Node()
            for _ in range(SIMULATIONS):
                simulate(root, position.copy())
                simulations += 1
                if time.process_time() - start >= seconds:
                    return simulations, time.process_time() - start


def spread(seed: int) -> list[Game]:
    """Positions of a random game, evenly spread, in which there is something to choose."""
    game = Game([RandomPlayer(colour) for colour in SEATS], seed=seed)
    chosen = []
    while game.winning_color() is None:
        if len(game.state.playable_actions) > 1:
            chosen.append(game.copy())
        game.play_tick()
    return [chosen[len(chosen) * moment // len(MOMENTS)] for moment in MOMENTS]


def simulate(root: Node, game: Game) -> None:
    """Down the tree to a choice not tried before, and on at random; dice are rolled anew each time."""
    node, path = root, []
    while game.winning_color() is None:
        colour, actions = game.state.current_color(), game.state.playable_actions
        action = select(node, actions)
        game.execute(action, validate_action=False)
        node = node.children.setdefault(action, Node())
        path.append((colour, node))
        if node.visits == 0:
            break
    winner = game.play(decide_fn=lambda player, game, actions: random.choice(actions))
    root.visits += 1
    for colour, node in path:
        node.visits += 1
        node.wins += colour == winner


def select(node: Node, actions: list[Any]) -> Any:
    best, choice = -1.0, actions[0]
    for action in actions:
        child = node.children.get(action)
        if child is None:
            return action
        score = child.wins / child.visits + sqrt(2 * log(node.visits) / child.visits)
        if score > best:
            best, choice = score, action
    return choice


if __name__ == "__main__":
    main()
