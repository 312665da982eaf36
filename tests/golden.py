"""Records the games of Gùgōng in `tests/games` anew, and counts the positions in `tests/perft/gugong.txt` anew:

    python -m tests.golden

For when printed figures or rules have changed, so that the old records don't replay. Greedy bots play, and restless
players who see to it that every question of the game is asked in some record. The records replay without either.
"""

import random
from collections import Counter
from pathlib import Path
from typing import Any, Final, NamedTuple

from yamen import CHANCE, GAMES, Game, Setup
from yamen.bots import new_bot
from yamen.bots.seat import Seat
from yamen.engine.agenda import perft
from yamen.engine.game import option_text

FOLDER: Final = Path(__file__).parent
GUGONG: Final = GAMES["gugong"]
RESTLESS_SEEDS: Final = 200
ENOUGH_LINES: Final = 1000
MOST_MOVES: Final = 6
LIKES: Final = {
    "claim": 500,
    "use": 100,
    "load": 60,
    "sail": 60,
    "benefit": 50,
    "gain-double": 50,
    "option-a": 40,
    "option-b": 40,
    "decree": 40,
    "launch": 30,
    "exchange": 30,
    "place": 30,
    "to": 30,
    "mark": 30,
    "skip": 3,
    "pay-servants": 3,
    "tokens": 1,
    "no-actions": 1,
}
"""What restless players like, by the kind of move; 10 is usual. They travel far and hoard their tokens."""
HEAD: Final = """\
# Counted positions of Gùgōng: how many lines of play of 1, 2, 3 ... moves there are, chance included. A line that ends
# the game earlier counts once; where there is only one choice it is no move. Written by python -m tests.golden.
#
# players | options other than the defaults | the position: start, the moves that lead there, or a game of tests/games
# and how many of its moves | what is asked there | lines of 1, 2, 3 ... moves

"""


class Plan(NamedTuple):
    name: str
    players: int
    options: dict[str, Any]
    restless: bool = False


PLANS: Final = (
    Plan("2p-plain", 2, {}),
    Plan("2p-bonus-expert", 2, {"bonus": True, "expert": True}, restless=True),
    Plan("3p-bonus", 3, {"bonus": True}, restless=True),
    Plan("4p-expert", 4, {"expert": True}),
    Plan("4p-bonus", 4, {"bonus": True}, restless=True),
    Plan("5p-plain", 5, {}),
    Plan("5p-bonus-expert", 5, {"bonus": True, "expert": True}, restless=True),
    Plan("1p-easy-drawn", 1, {}),
    Plan("1p-easy-travel", 1, {"sets": "1/2", "focus": "travel"}, restless=True),
    Plan("1p-normal-great-wall", 1, {"level": "normal", "sets": "2/3", "focus": "great_wall"}),
    Plan("1p-normal-jade", 1, {"level": "normal", "focus": "jade", "expert": True}, restless=True),
    Plan("1p-normal-intrigue", 1, {"level": "normal", "sets": "1/2", "focus": "intrigue"}),
    Plan("1p-hard-palace", 1, {"level": "hard", "focus": "palace"}),
    Plan("1p-hard-decrees", 1, {"level": "hard", "sets": "2/3", "focus": "decrees", "expert": True}),
    Plan("1p-hard-canal", 1, {"level": "hard", "sets": "1/2", "focus": "canal"}, restless=True),
)


def play(plan: Plan, seed: int) -> Game:
    """One whole game, decided by the seed."""
    rng = random.Random(seed)
    game = Game(Setup(GUGONG, plan.players, plan.options), random.Random(seed))
    bots = [new_bot("greedy", GUGONG.name, seed + seat) for seat in range(plan.players)]
    while not game.is_over:
        legal = game.legal_moves()
        if plan.restless:
            game.play(rng.choices(legal, [liking(move) for move in legal])[0])
        else:
            game.play(bots[game.player].choose(Seat(game.position, game.player)))
    return game


def liking(move: int) -> int:
    message = GUGONG.moves.messages[move]
    farther = message.kind.name == "exchange" and message.named()["location"] == "travel"
    return LIKES.get(message.kind.name, 10) * (5 if farther else 1)


def asked_in(game: Game) -> dict[str, list[int]]:
    """Every question of a game but the first, chance by its kind of move, with how many moves precede it each time."""
    found: dict[str, list[int]] = {}
    position = game.setup.position()
    for number, (_, move) in enumerate(game.moves):
        if position.player == CHANCE:
            name = f"chance {GUGONG.moves.messages[move].kind.name}"
        else:
            name = position.choice().ask(position).kind.name
        if number > 0:
            found.setdefault(name, []).append(number)
        position.play(move)
    return found


def record_games() -> dict[str, Game]:
    """Play all games; of the restless ones that which asks the most that none has asked before."""
    games: dict[str, Game] = {}
    asked: set[str] = set()
    for plan in PLANS:
        seeds = range(1, RESTLESS_SEEDS + 1) if plan.restless else range(1, 2)
        best = max((play(plan, seed) for seed in seeds), key=lambda game: len(asked_in(game).keys() - asked))
        asked |= asked_in(best).keys()
        games[f"gugong-{plan.name}.yamen"] = best
    unasked = {kind.name for kind in GUGONG.questions} - asked
    if unasked:
        raise SystemExit(f"No game asks: {', '.join(sorted(unasked))}. Let restless players try more seeds.")
    return games


def count_positions(games: dict[str, Game]) -> str:
    """A counted position for the start with each number of players, and one for everything that is asked."""
    lines = [line_of(Game(Setup(GUGONG, players)), "start") for players in GUGONG.players]
    places: dict[str, list[tuple[str, int]]] = {}
    for file, game in games.items():
        for name, numbers in asked_in(game).items():
            places.setdefault(name, []).append((file, numbers[len(numbers) // 2]))
    used: Counter[str] = Counter()
    for name in sorted(places, key=lambda name: (len(places[name]), name)):
        file, number = min(places[name], key=lambda place: used[place[0]])
        used[file] += 1
        lines.append(line_of(games[file].at(number), f"{file} {number}"))
    return HEAD + "\n".join(lines) + "\n"


def line_of(game: Game, place: str) -> str:
    options = [
        f"{option.name}={option_text(game.setup.options[option.name])}"
        for option in GUGONG.options
        if game.setup.options[option.name] != option.values[0]
    ]
    asked = "chance" if game.player == CHANCE else game.question().kind.name
    counts = [perft(game.position, 1)]
    while counts[-1] < ENOUGH_LINES and len(counts) < MOST_MOVES:
        counts.append(perft(game.position, len(counts) + 1))
    counted = " ".join(str(count) for count in counts)
    return f"{game.setup.players} | {' '.join(options) or '-'} | {place} | {asked} | {counted}"


def main() -> None:
    for old in (FOLDER / "games").glob("gugong-*.yamen"):
        old.unlink()
    games = record_games()
    for file, game in games.items():
        game.save(FOLDER / "games" / file)
    (FOLDER / "perft" / "gugong.txt").write_text(count_positions(games), "utf-8")
    print(f"{len(games)} games recorded, and positions in them counted.")


if __name__ == "__main__":
    main()
