"""Games that bots play to learn from: what seats looked like, and the points that they had in the end."""

from typing import Final, NamedTuple

from mypy_extensions import i64

from yamen.bots.bot import Bot
from yamen.bots.evaluator import POINT, Evaluation
from yamen.bots.greedy import GreedyBot
from yamen.bots.observation import Seat
from yamen.engine.agenda import CHANCE, NOBODY, Position
from yamen.engine.game import Setup
from yamen.engine.rng import Rng

ERRS: Final = (0, 5, 10, 20, 40)
"""How much the players misjudge moves, by turns: so that the games show what comes of mistakes, too."""
SEEDS: Final = 1 << 30


class Lesson(NamedTuple):
    """A seat at some moment of a game."""

    features: list[int]
    kind: int
    """A player, or whoever else can win."""
    points: float
    """What it had in the end."""
    game: int


def lessons(setup: Setup, base: Evaluation, player: Evaluation, seed: int, game: int, every: i64) -> list[Lesson]:
    """A game between bots that evaluate with `player`, seen at one of `every` decisions by all who can win."""
    rng = Rng(seed)
    bots: list[Bot] = [GreedyBot(player, rng.below(SEEDS), rng.pick(list(ERRS))) for _ in range(setup.players)]
    s: Position = setup.position()
    seen: list[list[int]] = []
    seats: list[int] = []
    while s.player != NOBODY:
        if s.player == CHANCE:
            s.play(s.roll(rng))
            continue
        if rng.below(every) == 0:
            for seat in range(base.rivals(s)):
                seen.append(base.features(s, seat))
                seats.append(seat)
        s.play(bots[s.player].choose(Seat(s, s.player)))
    points = [worth / POINT for worth in base.standing(s)]
    return [Lesson(seen[i], base.kind(s, at), points[at], game) for i, at in enumerate(seats)]
