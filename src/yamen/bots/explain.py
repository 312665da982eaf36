"""What a bot expects, and why: for hints at the table and for reviews of games.

How good a move is, a search says. Why, games say that are played on from it to the end, by what looks best at once:
where a move brings its points, compared with another one, after the same deals and the same dice. They also say how
many points there are to expect, for an evaluation may like everything by some points too much.
"""

import time
from math import sqrt
from typing import Any, Final, NamedTuple

from yamen.bots.clock import FOREVER
from yamen.bots.evaluator import Evaluation
from yamen.bots.levels import evaluation_of, settings_of
from yamen.bots.mcts import SEATS, Node, Report, Search, Settings
from yamen.bots.observation import Seat
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
SEARCHED_AT_A_GLANCE: Final = 0.55
COMPARED_AT_A_GLANCE: Final = 0.75
"""The same where no reasons are asked for, and few games are played."""
GLANCE: Final = 2
"""Games after a move that is not to be explained."""
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


class Ending(NamedTuple):
    """How a game ended that was played on."""

    sources: dict[str, int]
    """Where the points of whoever asks came from."""
    points: list[float]
    """Of each who could win."""


def why(seat: Seat, game: str, seed: int, budget: Budget, most: int = 3, also: int = NO_MOVE) -> Outlook:
    """What a seat may expect, knowing what it may know: its `most` best moves and the move `also`, everyone's chances.

    A seat that isn't to move, or a game that is over, has chances but no moves.
    """
    share = SEARCHED if budget.playouts > GLANCE else SEARCHED_AT_A_GLANCE
    settings = settings_of(game, budget.simulations, share * budget.seconds)
    return expected(seat, evaluation_of(game, seat.players()), settings, seed, budget, most, also)


def expected(
    seat: Seat, evaluation: Evaluation, settings: Settings, seed: int, budget: Budget, most: int, also: int = NO_MOVE
) -> Outlook:
    """The same for any game, by an evaluation of it."""
    begin = time.perf_counter()
    end = begin + budget.seconds
    rng = Rng(seed)
    dealt = seat.deal(rng)
    if dealt.player != seat.viewer:
        chances = dealt.returns() if dealt.player == NOBODY else evaluation.chances(dealt)
        standing = points_of(evaluation, dealt)
        ended = endings(seat, evaluation, seed, [NO_MOVE], budget, end)
        scores = corrected(standing, excess([standing], ended))
        return Outlook(of_all(chances, len(standing), len(dealt.scores())), scores, [])
    search = Search(evaluation, settings, rng)
    search.asked_why = True
    search.run(seat)
    until = COMPARED if budget.playouts > GLANCE else COMPARED_AT_A_GLANCE
    shares, nodes = found(search, seat, most, also, begin + until * budget.seconds)
    ended = endings(seat, evaluation, seed, [move for move, _ in shares], budget, end)
    reports = [report_of(node) for node in nodes]
    points = [[each / report.count / POINT for each in report.points] for report in reports]
    too_much = excess(points, ended)
    moves: list[Expectation] = []
    for at in range(len(shares)):
        move, share = shares[at]
        chance = reports[at].chances[seat.viewer] / reports[at].count
        scores = corrected(points[at], too_much)
        moves.append(Expectation(move, share, chance, scores[seat.viewer], reasons(ended, at)))
    best = reports[0]
    everyone = of_all([chance / best.count for chance in best.chances], len(best.points), len(dealt.scores()))
    return Outlook(everyone, corrected(points[0], too_much), moves)


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
    if root.moves != seat.legal:
        # The time was up before every move had been looked at once; the one asked for may be among the others.
        search.open(root, seat.deal(search.rng))
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


def endings(
    seat: Seat, evaluation: Evaluation, seed: int, moves: list[int], budget: Budget, end: float
) -> list[list[Ending]]:
    """For each of the moves how games end after it, with the same deals for all of them; one at least is played."""
    ended: list[list[Ending]] = [[] for _ in moves]
    policy = Search(evaluation, Settings(), Rng(seed))
    longest = 0.0
    for number in range(budget.playouts):
        begin = time.perf_counter()
        if number > 0 and begin + longest >= end:
            break
        deal = seat.deal(Rng(seed + number + 1))
        for at in range(len(moves)):
            s: Position = deal.clone()
            if moves[at] != NO_MOVE:
                s.play(moves[at])
            play_out(s, policy, Rng(seed + number + 1))
            ended[at].append(Ending(sources(s, seat.viewer), points_of(evaluation, s)))
        longest = max(longest, time.perf_counter() - begin)
    return ended


def points_of(evaluation: Evaluation, s: Position) -> list[float]:
    """What each who can win may expect at first sight; in the end, what they have."""
    return [worth / POINT for worth in evaluation.standing(s)]


def excess(points: list[list[float]], ended: list[list[Ending]]) -> list[float]:
    """By how much the points expected after the moves are more, on average, than those that games ended with."""
    too_much = [0.0 for _ in points[0]]
    games = len(points) * len(ended[0])
    for at in range(len(points)):
        for ending in ended[at]:
            for rival in range(len(too_much)):
                too_much[rival] += (points[at][rival] - ending.points[rival]) / games
    return too_much


def corrected(points: list[float], too_much: list[float]) -> list[float]:
    return [points[rival] - too_much[rival] for rival in range(len(points))]


def reasons(ended: list[list[Ending]], at: int) -> list[Reason]:
    """Those for one of the moves: the first is compared with the second, the others with the first."""
    if len(ended) < 2:
        return []
    other = 0 if at > 0 else 1
    return differences([ending.sources for ending in ended[at]], [ending.sources for ending in ended[other]])


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
