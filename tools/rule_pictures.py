"""The positions that the rules reference draws its pictures from: moments of games between bots.

python tools/rule_pictures.py [NAME…]

For when a view has changed: each game is played again until a position shows what its chapters tell.
"""

import json
import re
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any, Final, NamedTuple

from yamen import Game, new_game
from yamen.bots import new_bot
from yamen.bots.observation import Observation

GAMES: Final = Path(__file__).parents[1] / "client" / "src" / "games"
NAMES: Final = ("Ada", "Deniz", "Jana", "Piotr")
View = dict[str, Any]


class Plan(NamedTuple):
    """A game, and the position of it that is wanted: seen by whoever is asked there."""

    game: str
    players: int
    options: dict[str, Any]
    wanted: Callable[[Game, View], bool]
    likes: tuple[str, ...] = ()
    """How the moves begin that the first seat prefers; the bots alone hardly ever sail as far as harbour 4."""


def is_set_up(game: Game, view: View) -> bool:
    """Nobody has made a move of the game itself."""
    return game.question().kind.name in ("exchange", "act")


def is_busy_day(game: Game, view: View) -> bool:
    """Something happens at every location."""
    return bool(
        view["day"] == 3
        and game.question().kind.name == "exchange"
        and sum(player["wall"] for player in view["players"]) >= 3
        and sum(ship is not None for player in view["players"] for ship in player["ships"]) >= 3
        and sum(bool(decree["servants"]) for decree in view["decrees"]) >= 3
        and len({player["intrigue"] for player in view["players"]}) >= 3
        and sum(player["traveller"] is not None for player in view["players"]) >= 2
        and max(player["envoy"] for player in view["players"]) >= 5
        and view["cards"][game.player]["hand"]["count"] >= 2
    )


def is_double_at_work(game: Game, view: View) -> bool:
    """On the last day the first player has claimed the double servant, and envoys are in the palace."""
    return bool(
        view["day"] == 4
        and game.question().kind.name == "exchange"
        and game.player == 0
        and view["players"][0]["claims"]["double"]
        and any(player["arrival"] for player in view["players"])
        and sum(player["wall"] for player in view["players"]) >= 2
    )


def is_meng_under_way(game: Game, view: View) -> bool:
    return bool(
        view["day"] == 2
        and game.question().kind.name == "exchange"
        and len(view["solo"]["today"]) >= 2
        and view["players"][1]["traveller"] is not None
        and view["players"][0]["envoy"] > 0
    )


def is_month(month: int, least_wall: int) -> Callable[[Game, View], bool]:
    """Groups are laid out, dragons lie there, and the wall has grown."""

    def wanted(game: Game, view: View) -> bool:
        return bool(
            view["month"] == month
            and game.question().kind.name == "act"
            and sum(player["dragon"] is not None for player in view["players"]) >= 2
            and len(view["wall"]) >= least_wall
            and any(player["privileges"]["large"] + player["privileges"]["small"] for player in view["players"])
        )

    return wanted


def is_over(game: Game, view: View) -> bool:
    """The year is over, and the first player has a monk."""
    persons = [person for palace in view["players"][0]["palaces"] for person in palace["persons"]]
    return any(person.endswith("monk") for person in persons)


PLANS: Final = {
    "gugong-start": Plan("gugong", 4, {}, is_set_up),
    "gugong": Plan("gugong", 4, {}, is_busy_day),
    "gugong-late": Plan("gugong", 3, {}, is_double_at_work, ("gain-double", "load", "sail")),
    "gugong-solo": Plan("gugong", 1, {}, is_meng_under_way),
    "dragon-start": Plan("dragon", 4, {}, is_set_up),
    "dragon": Plan("dragon", 4, {"great_wall": True}, is_month(4, 2)),
    "dragon-late": Plan("dragon", 3, {"great_wall": True, "super_event": "edict"}, is_month(7, 5)),
    "dragon-end": Plan("dragon", 3, {}, is_over),
}


def found(plan: Plan) -> dict[str, Any]:
    for seed in count(1):
        game = new_game(plan.game, players=plan.players, seed=seed, **plan.options)
        bot = new_bot("greedy", plan.game, seed)
        while True:
            seat = 0 if game.is_over else game.player
            view = game.view(seat)
            if game.is_over == (plan.wanted is is_over) and plan.wanted(game, view):
                names = [*NAMES[: plan.players], *(["Meng"] if plan.players == 1 else [])]
                return {"seat": seat, "seats": plan.players, "names": names, "view": view}
            if game.is_over:
                break
            liked = [move for move in game.legal_texts() if is_liked(plan, move)] if game.player == 0 else []
            game.play(liked[0] if liked else bot.choose(Observation(game.position, game.player)))
    raise AssertionError


def is_liked(plan: Plan, move: str) -> bool:
    """Whether the first seat plays this at once: one of its likings, or the way to the double servant."""
    if not plan.likes:
        return False
    return move.startswith(plan.likes) or re.fullmatch(r"claim \d double|exchange .* canal", move) is not None


def file_of(name: str) -> Path:
    """Where the client has a position: `usual`, or what stands after the game in its name."""
    game, _, position = name.partition("-")
    return GAMES / game / "rules" / "examples" / f"{position or 'usual'}.json"


def main(wanted: list[str]) -> None:
    for name, plan in PLANS.items():
        if wanted and name not in wanted:
            continue
        text = json.dumps(found(plan), ensure_ascii=False) + "\n"
        file_of(name).write_text(text, "utf-8")
        print(f"{name}: {len(text)} characters", file=sys.stderr)


if __name__ == "__main__":
    main(sys.argv[1:])
