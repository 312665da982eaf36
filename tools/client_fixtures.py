"""Write positions of Gùgōng for the client's tests and its bench: every question with every mixture of choices.

Games of all player counts and options are played by bots; of each question with its kinds of moves, allowed and not,
the first position met is kept.
"""

import json
import random
import sys
from pathlib import Path
from typing import Any

import msgspec

import yamen
from yamen.server.tables.client_state import decision_of

HERE = Path(__file__).resolve().parent.parent / "client" / "src" / "games" / "gugong" / "decisions.json"
SETUPS: tuple[tuple[int, dict[str, Any]], ...] = (
    (1, {"level": "hard"}),
    (1, {"level": "easy", "sets": "1/2"}),
    (2, {}),
    (3, {"bonus": True}),
    (4, {"expert": True}),
    (5, {"bonus": True, "expert": True}),
)
GAMES_EACH = 100


def decision(game: yamen.Game, players: int, options: dict[str, Any]) -> dict[str, Any]:
    return {
        "players": players,
        "options": options,
        "seat": game.player,
        **msgspec.to_builtins(decision_of(game)),
        "view": game.view(game.player),
    }


def shape(found: dict[str, Any]) -> tuple[Any, ...]:
    """What makes a decision worth keeping: the question and the kinds of moves; of tokens the table is never short."""
    question = found["question"]
    legal = sorted({move["message"]["kind"] for move in found["legal"]} - {"tokens"})
    return question["kind"], question.get("location"), tuple(legal)


def main() -> None:
    chance = random.Random(7)
    kept: dict[tuple[Any, ...], dict[str, Any]] = {}
    for seed in range(GAMES_EACH):
        for players, options in SETUPS:
            game = yamen.new_game("gugong", players=players, seed=seed, **options)
            while not game.is_over:
                found = decision(game, players, options)
                kept.setdefault(shape(found), found)
                game.play(chance.choice(game.legal_moves()))
    decisions = list(kept.values())
    text = json.dumps(decisions, ensure_ascii=False, separators=(",", ":")) + "\n"
    HERE.write_text(text, "utf-8")
    print(f"{len(decisions)} decisions, {len(text)} characters", file=sys.stderr)


if __name__ == "__main__":
    main()
