"""What a bot expects, and why: for hints at the table and for reviews of games."""

from typing import Any, Final, NamedTuple

from yamen.bots.levels import EVALUATIONS, evaluation_of
from yamen.bots.search import FOREVER, Node, Report, Search, Settings
from yamen.bots.seat import Seat
from yamen.engine.agenda import NOBODY
from yamen.engine.rng import Rng

POINT: Final = 100.0
REASONS: Final = 3
"""How many reasons are given for a move, the weightiest first."""


class Reason(NamedTuple):
    """Points that a move brings or costs in one source, beside what the moves tried bring on average."""

    source: str
    points: float


class Expectation(NamedTuple):
    """What is expected of a move."""

    move: int
    share: float
    """The share of the simulations that the search gave to it: how good it found the move."""
    win_chance: float
    score: float
    """The points in the end."""
    reasons: list[Reason]

    def to_json(self) -> dict[str, Any]:
        return {
            "move": self.move,
            "share": round(self.share, 3),
            "win_chance": round(self.win_chance, 3),
            "score": round(self.score, 1),
            "reasons": [{"source": reason.source, "points": round(reason.points, 1)} for reason in self.reasons],
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


def why(seat: Seat, game: str, seed: int, simulations: int = 1000, seconds: float = FOREVER, most: int = 5) -> Outlook:
    """What a seat that is to move may expect, knowing what it may know: its `most` best moves, and everyone's chances.

    A seat that isn't to move, or a game that is over, has chances but no moves.
    """
    evaluation = evaluation_of(game)
    search = Search(evaluation, Settings(simulations, seconds), Rng(seed))
    dealt = seat.deal(search.rng)
    if dealt.player != seat.viewer:
        standing = evaluation.standing(dealt)
        chances = dealt.returns() if dealt.player == NOBODY else evaluation.chances(dealt)
        return Outlook(chances, [worth / POINT for worth in standing], [])
    search.asked_why = True
    search.run(seat)
    tried = [(move, child, child.report) for move, child in zip(search.root.moves, search.root.menu, strict=True)]
    reports = [(move, child, report) for move, child, report in tried if report is not None]
    reports.sort(key=lambda each: (-each[1].visits, -each[1].total))
    together = sum_of([report for _, _, report in reports])
    sources = EVALUATIONS[game].sources
    moves = [expectation(move, child, report, together, sources, seat.viewer) for move, child, report in reports[:most]]
    best = reports[0][2]
    scores = [points / best.count / POINT for points in best.points]
    return Outlook([chance / best.count for chance in best.chances], scores, moves)


def sum_of(reports: list[Report]) -> Report:
    together = Report(0, len(reports[0].parts))
    for report in reports:
        together.count += report.count
        for i in range(len(report.parts)):
            together.parts[i] += report.parts[i]
    return together


def expectation(
    move: int, child: Node, report: Report, together: Report, sources: tuple[str, ...], viewer: int
) -> Expectation:
    differences = [
        Reason(source, (part / report.count - all_ / together.count) / POINT)
        for source, part, all_ in zip(sources, report.parts, together.parts, strict=True)
    ]
    reasons = sorted((each for each in differences if abs(each.points) >= 0.05), key=lambda each: -abs(each.points))
    return Expectation(
        move,
        report.count / together.count,
        report.chances[viewer] / report.count,
        report.points[viewer] / report.count / POINT,
        reasons[:REASONS],
    )
