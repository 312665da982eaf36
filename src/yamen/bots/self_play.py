"""Games that bots play to learn from: what seats looked like, and the points that were to be expected."""

from typing import Final, NamedTuple

from mypy_extensions import i64

from yamen.bots.bot import Bot
from yamen.bots.evaluation import POINT, Evaluation
from yamen.bots.greedy import GreedyBot
from yamen.bots.search import Node, Search, Settings
from yamen.bots.seat import Seat
from yamen.engine.agenda import CHANCE, NOBODY, Position
from yamen.engine.game import Setup
from yamen.engine.rng import Rng

ERRS: Final = (0, 5, 10, 20, 40)
"""How much the players misjudge moves, by turns: so that the games show what comes of mistakes, too."""
SEEDS: Final = 1 << 30
TRIED: Final = 15.0
"""A move that was tried less often teaches nothing: what came of it is mostly luck."""


class Lesson(NamedTuple):
    """A seat at some moment of a game."""

    features: list[int]
    kind: int
    """A player, or whoever else can win."""
    points: float
    """What it was expected to have in the end; without anyone to say so, what it had,"""
    surprise: float
    """how much more it had than was expected before,"""
    ended: float
    """and what it had."""
    game: int


class Tried(NamedTuple):
    """A seat after a move that a search tried."""

    features: list[int]
    seat: int
    points: float
    """What the search expected after the move,"""
    before: float
    """and after all that it tried."""


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
    return [Lesson(seen[i], base.kind(s, at), points[at], 0.0, points[at], game) for i, at in enumerate(seats)]


def searched_lessons(
    setup: Setup, base: Evaluation, player: Evaluation, settings: Settings, seed: int, game: int
) -> list[Lesson]:
    """A game of searches that evaluate with `player`, seen after every move they tried by all who can win."""
    rng = Rng(seed)
    search = Search(player, settings, Rng(rng.below(SEEDS)))
    search.asked_why = True
    s: Position = setup.position()
    tried: list[Tried] = []
    while s.player != NOBODY:
        if s.player == CHANCE:
            s.play(s.roll(rng))
        elif len(s.legal) == 1:
            s.play(s.legal[0])
        else:
            search.root = Node()
            search.run(Seat(s, s.player))
            tried += moves_tried(s, base, search)
            s.play(search.best())
    found: list[Lesson] = []
    ended = [worth / POINT for worth in base.standing(s)]
    for one in tried:
        end = ended[one.seat]
        found.append(Lesson(one.features, base.kind(s, one.seat), one.points, end - one.before, end, game))
    return found


def moves_tried(s: Position, base: Evaluation, search: Search) -> list[Tried]:
    """What a search expected of the moves that it tried, each looked at as the search does it."""
    root = search.root
    rivals = base.rivals(s)
    count: float = 0.0
    before: list[float] = [0.0] * rivals
    for child in root.menu:
        report = child.report
        if report is not None and report.count >= TRIED:
            count += report.count
            for seat in range(rivals):
                before[seat] += report.points[seat]
    found: list[Tried] = []
    for i in range(len(root.menu)):
        report = root.menu[i].report
        if report is None or report.count < TRIED:
            continue
        next_ = search.after(s, root.moves[i], s.player)
        if not next_.is_over():
            for seat in range(rivals):
                points = report.points[seat] / report.count / POINT
                found.append(Tried(base.features(next_, seat), seat, points, before[seat] / count / POINT))
    return found
