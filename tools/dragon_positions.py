"""Recorded positions of the Dragon game for the client's tests and its development page.

python -m tools.dragon_positions
"""

import json
import random
from pathlib import Path
from typing import Any, Final

from yamen import Game, new_game
from yamen.bots import new_bot
from yamen.bots.observation import Observation

FILE: Final = Path(__file__).parents[1] / "client" / "src" / "games" / "dragon" / "fixtures" / "positions.json"
GAMES: Final[list[tuple[int, int, dict[str, Any]]]] = [
    (26, 5, {"great_wall": True, "super_event": "flood"}),
    (1, 4, {"great_wall": True, "super_event": "earthquake"}),
    (2, 3, {"great_wall": True, "super_event": "tornado", "large_privilege_price": 6}),
    (3, 2, {"super_event": "sunrise"}),
    (4, 5, {"super_event": "edict"}),
    (5, 3, {"super_event": "chosen"}),
    (6, 4, {"super_event": "tornado", "hands": "closed"}),
    (
        7,
        3,
        {
            "super_event": "random",
            "super_event_hidden": True,
            "great_wall": True,
            "wall_tile": "random",
            "hands": "closed",
        },
    ),
]
"""Seed, players and options; together they ask every question there is."""
OFTEN: Final = {"act": (1, 7, 11), "play-card": (4, 8), "take": (2, 9)}
"""Questions asked every month, and the months in which they are recorded; others are recorded once in each game."""


def position(game: Game) -> dict[str, Any]:
    moves = game.type.moves
    return {
        "seat": game.player,
        "view": game.view(game.player),
        "question": game.question().to_json(),
        "legal": [
            {"move": move, "text": moves.text(move), "message": moves.message(move).to_json()}
            for move in game.legal_moves()
        ],
        "refused": [
            {"move": move, "text": moves.text(move), "message": moves.message(move).to_json(), "reason": why.to_json()}
            for move, why in game.position.refusals().items()
        ],
    }


def positions() -> list[dict[str, Any]]:
    """Games with what can differ, played by bots that now and then make any move at all."""
    found: list[dict[str, Any]] = []
    for seed, players, options in GAMES:
        game = new_game("dragon", players, seed=seed, **options)
        bot = new_bot("greedy", "dragon", seed)
        chance = random.Random(seed)
        seen: set[tuple[str, int]] = set()
        while not game.is_over:
            kind, month = game.question().kind.name, game.view(0)["month"]
            asked = (kind, month if kind in OFTEN else 0)
            if asked not in seen and month in OFTEN.get(kind, (month,)):
                seen.add(asked)
                found.append(position(game))
            anything = chance.random() < 0.3
            move = (
                chance.choice(game.legal_moves()) if anything else bot.choose(Observation(game.position, game.player))
            )
            game.play(move)
    return found


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(json.dumps(positions(), ensure_ascii=False, separators=(",", ":")) + "\n", "utf-8")
