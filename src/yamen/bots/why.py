"""What a bot expects, and why: for hints at the table and for reviews of games.

How good a move is, a search says. Why, games say that are played on from it to the end, by what looks best at once:
where a move brings its points, compared with another one, after the same deals and the same dice.
"""

import time
from math import sqrt
from typing import Any, Final, NamedTuple

from yamen.bots.evaluation import Evaluation
from yamen.bots.levels import evaluation_of, settings_of
from yamen.bots.search import FOREVER, SEATS, Node, Report, Search, Settings
from yamen.bots.seat import Seat
from yamen.engine.agenda import CHANCE, NOBODY, Position
from yamen.engine.rng import Rng

POINT: Final = 100.0
NO_MOVE: Final = -1
REASONS: Final = 3
"""How many reasons are given for a move, the weightiest first."""
LEAST: Final = 0.3
"""The points that are worth a word."""
SURE: Final = 1.6
FEW: Final = 4.0
"""And so many standard errors, more where few games were played (about Student's 90 %); else they may be luck."""
SEARCHED: Final = 0.4
COMPARED: Final = 0.5
"""The shares of the time after which the search ends, and after which the best moves are known equally well."""
SEARCHED_ALONE: Final = 0.75
COMPARED_ALONE: Final = 1.0
"""The same where no reasons are asked for."""
FORFEIT: Final = "forfeit"
"""The source of points that don't count in the end, whatever brought them."""


class Budget(NamedTuple):
    """How long to think. Without a limit in seconds the same seed gives the same answer."""

    simulations: int = 800
    playouts: int = 24
    """Games played to the end after each of the moves that are told."""
    seconds: float = FOREVER


class Reason(NamedTuple):
    """Points that a move brings or costs in one source, beside what another one does."""

    source: str
    points: float


class Expectation(NamedTuple):
    """What is expected of a move."""

    move: int
    share: float
    """The share of the simulations that the search gave to it of its own accord: how good it found the move."""
    win_chance: float
    score: float
    """The points in the end."""
    reasons: list[Reason]
    """For the best move beside the next one, for all others beside the best."""

    def to_json(self) -> dict[str, Any]:
        return {
            "move": self.move,
            "share": round(self.share, 3),
            "win_chance": round(self.win_chance, 3),
            "score": round(self.score, 1),
            "reasons": reasons_to_json(self.reasons),
        }


class Outlook(NamedTuple):
    """What is expected in a position."""

    win_chances: list[float]
    """Of each who can win: the seats, and after them whoever plays beside them."""
    scores: list[float]
    moves: list[Expectation]
    """The best moves, the best first; none if the seat has nothing to choose."""

    def to_json(self) -> dict[str, Any]:
        return {
            "win_chances": [round(chance, 3) for chance in self.win_chances],
            "scores": [round(score, 1) for score in self.scores],
            "moves": [move.to_json() for move in self.moves],
        }

    def of(self, move: int) -> Expectation:
        """What is expected of one of the moves."""
        for told in self.moves:
            if told.move == move:
                return told
        raise LookupError(f"The move {move} was not looked at.")


def reasons_to_json(reasons: list[Reason]) -> list[dict[str, Any]]:
    return [{"source": reason.source, "points": round(reason.points, 1)} for reason in reasons]


def why(seat: Seat, game: str, seed: int, budget: Budget, most: int = 3, also: int = NO_MOVE) -> Outlook:
    """What a seat may expect, knowing what it may know: its `most` best moves and the move `also`, everyone's chances.

    A seat that isn't to move, or a game that is over, has chances but no moves.
    """
    share = SEARCHED if budget.playouts > 0 else SEARCHED_ALONE
    settings = settings_of(game, budget.simulations, share * budget.seconds)
    return expected(seat, evaluation_of(game), settings, seed, budget, most, also)


def expected(
    seat: Seat, evaluation: Evaluation, settings: Settings, seed: int, budget: Budget, most: int, also: int = NO_MOVE
) -> Outlook:
    """The same for any game, by an evaluation of it."""
    begin = time.perf_counter()
    rng = Rng(seed)
    dealt = seat.deal(rng)
    if dealt.player != seat.viewer:
        chances = dealt.returns() if dealt.player == NOBODY else evaluation.chances(dealt)
        standing = evaluation.standing(dealt)
        return Outlook(of_all(chances, len(standing), len(dealt.scores())), [worth / POINT for worth in standing], [])
    search = Search(evaluation, settings, rng)
    search.asked_why = True
    search.run(seat)
    until = COMPARED if budget.playouts > 0 else COMPARED_ALONE
    shares, nodes = found(search, seat, most, also, begin + until * budget.seconds)
    reasons = compared(seat, evaluation, seed, [move for move, _ in shares], budget, begin + budget.seconds)
    moves: list[Expectation] = []
    for at in range(len(shares)):
        move, share = shares[at]
        report = report_of(nodes[at])
        chance, points = report.chances[seat.viewer] / report.count, report.points[seat.viewer] / report.count / POINT
        moves.append(Expectation(move, share, chance, points, reasons[at]))
    best = report_of(nodes[0])
    everyone = of_all([chance / best.count for chance in best.chances], len(best.points), len(dealt.scores()))
    return Outlook(everyone, [points / best.count / POINT for points in best.points], moves)


def of_all(chances: list[float], rivals: int, seats: int) -> list[float]:
    """The chances of all who can win. Whoever plays beside the seats wins where they don't."""
    if rivals == seats:
        return chances
    return [*chances[:seats], 1.0 - sum(chances[:seats])]


def found(search: Search, seat: Seat, most: int, also: int, end: float) -> tuple[list[tuple[int, float]], list[Node]]:
    """The best moves of a search, each with its share and its node, and the move asked for besides.

    Those that the search neglected are tried on until they are half as well known as the best: few tries don't tell.
    """
    root = search.root
    tried = [(child.visits, child.total, at) for at, child in enumerate(root.menu)]
    tried.sort(reverse=True)
    told = [at for visits, _, at in tried[:most] if visits > 0.0]
    told += [at for at, move in enumerate(root.moves) if move == also and at not in told]
    shares = [(root.moves[at], root.menu[at].visits / root.visits) for at in told]
    nodes = [root.menu[at] for at in told]
    enough = nodes[0].visits / 2.0
    for (move, _), node in zip(shares, nodes, strict=True):
        while node.visits == 0.0 or (node.visits < enough and time.perf_counter() < end):
            dealt = seat.deal(search.rng)
            dealt.legal = [move]
            search.simulate(dealt)
            assert node is root.children[move * SEATS + seat.viewer]
    return shares, nodes


def report_of(node: Node) -> Report:
    report = node.report
    assert report is not None
    return report


def compared(
    seat: Seat, evaluation: Evaluation, seed: int, moves: list[int], budget: Budget, end: float
) -> list[list[Reason]]:
    """For each of the moves its reasons: the first is compared with the second, the others with the first."""
    if len(moves) < 2:
        return [[] for _ in moves]
    games: list[list[dict[str, int]]] = [[] for _ in moves]
    policy = Search(evaluation, Settings(), Rng(seed))
    for number in range(budget.playouts):
        if number > 0 and time.perf_counter() >= end:
            break
        deal = seat.deal(Rng(seed + number + 1))
        for at in range(len(moves)):
            s: Position = deal.clone()
            s.play(moves[at])
            play_out(s, policy, Rng(seed + number + 1))
            games[at].append(sources(s, seat.viewer))
    return [differences(games[at], games[0 if at > 0 else 1]) for at in range(len(moves))]


def play_out(s: Position, policy: Search, dice: Rng) -> None:
    """Play to the end, everybody by what looks best at once."""
    while s.player != NOBODY:
        if s.player == CHANCE:
            s.play(s.roll(dice))
            continue
        choice = s.legal[0]
        best = policy.look_ahead(s, choice, s.player)
        for move in s.legal[1:]:
            worth = policy.look_ahead(s, move, s.player)
            if worth > best:
                best = worth
                choice = move
        s.play(choice)


def sources(s: Position, seat: int) -> dict[str, int]:
    """Where the points of a seat came from, as the view of a game that is over tells it."""
    players = s.view(seat).get("players")
    told = players[seat].get("sources") if players else None
    if told is None:
        return {}
    points: dict[str, int] = dict(told)
    forfeited = s.scores()[seat] - sum(points.values())
    if forfeited != 0:
        points[FORFEIT] = forfeited
    return points


def differences(games: list[dict[str, int]], others: list[dict[str, int]]) -> list[Reason]:
    """In which sources games brought more or less than others that had the same deals; not what may be luck."""
    count = len(games)
    if count < 2:
        return []
    names: dict[str, None] = {}
    for game in games + others:
        for name in game:
            names[name] = None
    found: list[Reason] = []
    for name in names:
        gained = [games[at].get(name, 0) - others[at].get(name, 0) for at in range(count)]
        mean = sum(gained) / count
        spread = sum([(each - mean) ** 2 for each in gained])
        error = sqrt(spread / (count - 1) / count)
        if abs(mean) >= LEAST and abs(mean) >= (SURE + FEW / (count - 1)) * error:
            found.append(Reason(name, mean))
    found.sort(key=weight)
    return found[:REASONS]


def weight(reason: Reason) -> float:
    """Less for what comes first."""
    return -abs(reason.points)
