"""Records games by the newest rules in `tests/games`, and counts positions of them in `tests/perft`:

    python -m tests.golden

For when the rules of a game have got a new version, or its printed figures have changed. What was recorded by earlier
rules stays as it is: it replays by those. Greedy bots play, and restless players who see to it that every question of
Gùgōng is asked in some record, and every rule that has changed shows in one. The records replay without either.
"""

import random
from collections import Counter
from pathlib import Path
from typing import Any, Final, NamedTuple

from yamen import CHANCE, GAMES, Game, GameDefinition, Setup
from yamen.bots import new_bot
from yamen.bots.observation import Observation
from yamen.engine.definition import option_text
from yamen.engine.messages import Message
from yamen.engine.position import perft
from yamen.games.gugong.news import FOLLOWED, TOLL_PAID, WALL_PLACED
from yamen.games.gugong.state import MENG

FOLDER: Final = Path(__file__).parent
RESTLESS_SEEDS: Final = 400
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


class Plan(NamedTuple):
    game: str
    name: str
    players: int
    options: dict[str, Any]
    restless: bool = False

    @property
    def file(self) -> str:
        return f"{self.game}-{self.name}{mark_of(GAMES[self.game])}"


def mark_of(game: GameDefinition) -> str:
    """How the names of records by the newest rules end."""
    return f"-rules-{game.rules_version}.yamen"


SECRETIVE: Final = {"super_event_hidden": True, "wall_tile": "random", "hands": "closed"}
PLANS: Final = (
    Plan("gugong", "2p-plain", 2, {}),
    Plan("gugong", "2p-bonus", 2, {"bonus": True}, restless=True),
    Plan("gugong", "3p-bonus-expert", 3, {"bonus": True, "expert": True}, restless=True),
    Plan("gugong", "4p-bonus", 4, {"bonus": True}, restless=True),
    Plan("gugong", "5p-bonus", 5, {"bonus": True}, restless=True),
    Plan("gugong", "1p-easy", 1, {}),
    Plan("gugong", "1p-normal-great-wall", 1, {"level": "normal", "focus": "great_wall"}, restless=True),
    Plan("gugong", "1p-hard-great-wall", 1, {"level": "hard", "sets": "1/2", "focus": "great_wall"}, restless=True),
    Plan("gugong", "1p-hard-canal", 1, {"level": "hard", "sets": "2/3", "focus": "canal"}, restless=True),
    Plan("dragon", "2p-hidden", 2, {"super_event": "random", "super_event_hidden": True}),
    Plan("dragon", "3p-wall-drawn-tiles", 3, {"great_wall": True, "wall_tile": "random"}),
    Plan("dragon", "4p-closed-tornado", 4, {"super_event": "tornado", "hands": "closed"}),
    Plan("dragon", "5p-wall-closed-hidden", 5, {"great_wall": True, "super_event": "random"} | SECRETIVE),
)


def play(plan: Plan, seed: int) -> Game:
    """One whole game, decided by the seed."""
    rng = random.Random(seed)
    game = Game(Setup(GAMES[plan.game], plan.players, plan.options), random.Random(seed))
    bots = [new_bot("greedy", plan.game, seed + seat) for seat in range(plan.players)]
    while not game.is_over:
        legal = game.legal_moves()
        if plan.restless:
            game.play(rng.choices(legal, [liking(move) for move in legal])[0])
        else:
            game.play(bots[game.player].choose(Observation(game.position, game.player)))
    return game


def liking(move: int) -> int:
    message = GAMES["gugong"].moves.messages[move]
    farther = message.kind.name == "exchange" and message.named()["location"] == "travel"
    return LIKES.get(message.kind.name, 10) * (5 if farther else 1)


def asked_in(game: Game) -> dict[str, list[int]]:
    """Every question of a game but the first, chance by its kind of move, with how many moves precede it each time."""
    found: dict[str, list[int]] = {}
    position = game.setup.position()
    for number, (_, move) in enumerate(game.moves):
        if position.player == CHANCE:
            name = f"chance {game.type.moves.messages[move].kind.name}"
        else:
            name = position.choice().ask(position).kind.name
        if number > 0:
            found.setdefault(name, []).append(number)
        position.play(move)
    return found


def changed_in(game: Game) -> set[str]:
    """The rules of Gùgōng that have changed and show in a game."""
    found: set[str] = set()
    position = game.setup.position()
    follower = Message(FOLLOWED, (-1, 0))
    for _, move in game.moves:
        asked = position.choice().ask(position).kind.name if position.player >= 0 else ""
        if asked in ("action", "follow") and game.type.moves.messages[move].kind.name == "claim":
            found.add("G10.4")
        if asked == "gain-whole" and len(position.legal) > 1:
            found.add("G3.6")
        news: list[Message] = []
        position.news = news
        position.play(move)
        kinds = [message.kind.name for message in news]
        for message in news:
            if message.kind is FOLLOWED:
                follower = message
            elif message.kind is TOLL_PAID and message.args[0] == follower.args[0]:
                found.add("G4.5")
        by_meng = [message for message in news if message.kind is WALL_PLACED and message.args[0] == MENG]
        if "meng-free" in kinds and len(by_meng) > 2:
            found.add("G5.1")
    return found


CHANGED: Final = {"G3.6", "G4.5", "G5.1", "G10.4"}


def record_games() -> dict[str, Game]:
    """Play all games; of the restless ones that in which the most is asked or shows that none has had before."""
    games: dict[str, Game] = {}
    seen: set[str] = set()
    for plan in PLANS:
        seeds = range(1, RESTLESS_SEEDS + 1) if plan.restless else range(1, 2)
        played = [play(plan, seed) for seed in seeds]
        best = max(played, key=lambda game: len(what_is_in(game) - seen))
        seen |= what_is_in(best)
        games[plan.file] = best
    wanted = {kind.name for kind in GAMES["gugong"].questions} | CHANGED
    if wanted - seen:
        raise SystemExit(f"No game has: {', '.join(sorted(wanted - seen))}. Let restless players try more seeds.")
    return games


def what_is_in(game: Game) -> set[str]:
    return {*asked_in(game), *(changed_in(game) if game.type.name == "gugong" else ())}


def count_positions(game: GameDefinition, games: dict[str, Game]) -> list[str]:
    """A counted position for everything that is asked in these games."""
    places: dict[str, list[tuple[str, int]]] = {}
    for file, recorded in games.items():
        for name, numbers in asked_in(recorded).items():
            places.setdefault(name, []).append((file, numbers[len(numbers) // 2]))
    lines = []
    used: Counter[str] = Counter()
    for name in sorted(places, key=lambda name: (len(places[name]), name)):
        file, number = min(places[name], key=lambda place: used[place[0]])
        used[file] += 1
        lines.append(line_of(games[file].at(number), f"{file} {number}"))
    return lines


def line_of(game: Game, place: str) -> str:
    options = [
        f"{option.name}={option_text(game.setup.options[option.name])}"
        for option in game.type.options
        if game.setup.options[option.name] != option.values[0]
    ]
    asked = "chance" if game.player == CHANCE else game.question().kind.name
    counts = [perft(game.position, 1)]
    while counts[-1] < ENOUGH_LINES and len(counts) < MOST_MOVES:
        counts.append(perft(game.position, len(counts) + 1))
    counted = " ".join(str(count) for count in counts)
    return f"{game.setup.players} | {' '.join(options) or '-'} | {place} | {asked} | {counted}"


def main() -> None:
    games = record_games()
    for name, game in GAMES.items():
        mark = mark_of(game)
        for old in (FOLDER / "games").glob(f"{name}-*{mark}"):
            old.unlink()
        new = {file: recorded for file, recorded in games.items() if recorded.type is game}
        for file, recorded in new.items():
            recorded.save(FOLDER / "games" / file)
        counted = FOLDER / "perft" / f"{name}.txt"
        kept = [line for line in counted.read_text("utf-8").splitlines() if mark not in line]
        counted.write_text("\n".join([*kept, *count_positions(game, new)]) + "\n", "utf-8")
    print(f"{len(games)} games recorded, and positions in them counted.")


if __name__ == "__main__":
    main()
