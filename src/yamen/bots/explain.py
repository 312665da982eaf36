"""The analysis of a position: how good the best moves are, and why. For hints at the table and for reviews of games.

The bot that plays as `master` rates the moves, so the best one is the move that it would make. The reasons come from
games that are played on to the end by the same network, without looking ahead: where a move gains its points, compared
with another one, with the same determinisations and the same dice.
"""

import time
from math import sqrt
from typing import Any, Final, NamedTuple

from yamen.bots.clock import FOREVER, GIL
from yamen.bots.levels import thinking_bot
from yamen.bots.model import Model
from yamen.bots.observation import Observation
from yamen.bots.search_bot import SearchBot
from yamen.engine.position import Position
from yamen.engine.rng import Rng
from yamen.engine.tasks import CHANCE, NOBODY

NO_MOVE: Final = -1
MOST_REASONS: Final = 3
"""The most reasons that are given for a move."""
LEAST_POINTS: Final = 0.3
"""Smaller differences are no reasons."""
STANDARD_ERRORS: Final = 1.6
SMALL_SAMPLE: Final = 4.0
"""Nor are differences within this many standard errors; more if few games were played (about Student's 90 %)."""
CHOICE: Final = 0.4
COMPARISON: Final = 0.1
"""The fractions of the time for choosing a move, and for moves that got few simulations."""
QUICK_CHOICE: Final = 0.7
QUICK_COMPARISON: Final = 0.25
"""The same where no games are to be played."""
FORFEIT: Final = "forfeit"
"""The source of points that don't count in the end, whatever brought them."""


class Budget(NamedTuple):
    """How long to think. Without a limit in seconds the same seed gives the same analysis."""

    simulations: int = 800
    playouts: int = 24
    """Games played to the end after each of the moves in the analysis."""
    seconds: float = FOREVER


class Reason(NamedTuple):
    """Points that a move gains or loses in one source, compared with another move."""

    source: str
    points: float


class MoveAnalysis(NamedTuple):
    """How good a move is, and why."""

    move: int
    visit_share: float
    """The fraction of its simulations that the search spent on the move: how good it found it."""
    win_chance: float
    score: float
    """The expected final score."""
    reasons: list[Reason]
    """The best move is compared with the next one, all others with the best."""
    gain: float = 0.0
    """Its mean lead over the best move in games played to the end: own points less those of the best opponent."""
    gain_error: float = 0.0
    """The standard error of the gain."""

    def to_json(self) -> dict[str, Any]:
        return {
            "move": self.move,
            "share": round(self.visit_share, 3),
            "win_chance": round(self.win_chance, 3),
            "score": round(self.score, 1),
            "reasons": reasons_to_json(self.reasons),
        }


class Analysis(NamedTuple):
    """What is expected in a position."""

    win_chances: list[float]
    """Of each contender: the seats, and after them an automa if one plays."""
    scores: list[float]
    moves: list[MoveAnalysis]
    """The best moves, the best first; none if it isn't the seat's turn."""

    def to_json(self) -> dict[str, Any]:
        return {
            "win_chances": [round(chance, 3) for chance in self.win_chances],
            "scores": [round(score, 1) for score in self.scores],
            "moves": [move.to_json() for move in self.moves],
        }

    def of(self, move: int) -> MoveAnalysis:
        """The analysis of one of the moves."""
        for analysed in self.moves:
            if analysed.move == move:
                return analysed
        raise LookupError(f"The move {move} was not analysed.")


def reasons_to_json(reasons: list[Reason]) -> list[dict[str, Any]]:
    return [{"source": reason.source, "points": round(reason.points, 1)} for reason in reasons]


class Outcome(NamedTuple):
    """The end of a playout."""

    sources: dict[str, int]
    """The score breakdown of the observing seat."""
    points: list[float]
    """Of each contender."""

    def lead(self, viewer: int) -> float:
        """By how much the viewer is ahead of the best opponent."""
        others = [points for at, points in enumerate(self.points) if at != viewer]
        return self.points[viewer] - max(others, default=0.0)


def explain(
    observation: Observation, game: str, seed: int, budget: Budget, most: int = 3, also: int = NO_MOVE
) -> Analysis:
    """Analyse a position as one seat may know it: its `most` best moves and the move `also`, everyone's chances.

    A seat that isn't to move, or a game that is over, has chances but no moves.
    """
    share = CHOICE if budget.playouts > 0 else QUICK_CHOICE
    bot = thinking_bot(game, seed, budget.simulations, budget.seconds * share)
    return explain_with(observation, bot, seed, budget, most, also)


def explain_with(
    observation: Observation, bot: SearchBot, seed: int, budget: Budget, most: int, also: int = NO_MOVE
) -> Analysis:
    """The same with any bot that searches, and so for any game."""
    end = time.perf_counter() + budget.seconds
    deal = observation.deal(Rng(seed))
    viewer, model = observation.viewer, bot.search.model
    if deal.player != viewer:
        expected = model.glance(deal)
        return Analysis(expected.win_chances, expected.points, [])
    share = COMPARISON if budget.playouts > 0 else QUICK_COMPARISON
    rated = bot.rate(observation, most, also, budget.seconds * share)
    outcomes = play_out(observation, model, seed, [each.move for each in rated], budget, end)
    moves: list[MoveAnalysis] = []
    for at, each in enumerate(rated):
        gain, error = gained(outcomes[at], outcomes[0], viewer)
        score = each.points[viewer]
        moves.append(
            MoveAnalysis(each.move, each.share, each.win_chances[viewer], score, reasons(outcomes, at), gain, error)
        )
    return Analysis(rated[0].win_chances, rated[0].points, moves)


def play_out(
    observation: Observation, model: Model, seed: int, moves: list[int], budget: Budget, end: float
) -> list[list[Outcome]]:
    """Playouts after each of the moves, in the same determinisations for all of them; one of each at least, if any."""
    outcomes: list[list[Outcome]] = [[] for _ in moves]
    longest = 0.0
    for number in range(budget.playouts):
        begin = time.perf_counter()
        if number > 0 and begin + longest >= end:
            break
        deal = observation.deal(Rng(seed + number + 1))
        for at in range(len(moves)):
            s: Position = deal.clone()
            s.play(moves[at])
            play_to_end(s, model, Rng(seed + number + 1))
            outcomes[at].append(Outcome(sources(s, observation.viewer), model.glance(s).points))
        longest = max(longest, time.perf_counter() - begin)
    return outcomes


def gained(outcomes: list[Outcome], best: list[Outcome], viewer: int) -> tuple[float, float]:
    """The mean difference to the best move in the same games, in points ahead of the best opponent, and its error."""
    count = len(outcomes)
    if count < 2:
        return 0.0, 0.0
    differences = [outcomes[at].lead(viewer) - best[at].lead(viewer) for at in range(count)]
    mean = sum(differences) / count
    return mean, sqrt(sum([(each - mean) ** 2 for each in differences]) / (count - 1) / count)


def reasons(outcomes: list[list[Outcome]], at: int) -> list[Reason]:
    """Those for one of the moves: the first is compared with the second, the others with the first."""
    if len(outcomes) < 2:
        return []
    other = 0 if at > 0 else 1
    return differences([outcome.sources for outcome in outcomes[at]], [outcome.sources for outcome in outcomes[other]])


def play_to_end(s: Position, model: Model, dice: Rng) -> None:
    """Play to the end of the game, everybody the move that looks best to the model."""
    while s.player != NOBODY:
        if s.player == CHANCE:
            s.play(s.roll(dice))
            continue
        GIL.release_if_due()
        priors = model.evaluate(s).priors
        s.play(s._legal[priors.index(max(priors))])


def sources(s: Position, seat: int) -> dict[str, int]:
    """The score breakdown of a seat, as the view of a game that is over has it."""
    players = s.view(seat).get("players")
    shown = players[seat].get("sources") if players else None
    if shown is None:
        return {}
    points: dict[str, int] = dict(shown)
    forfeited = s.scores[seat] - sum(points.values())
    if forfeited != 0:
        points[FORFEIT] = forfeited
    return points


def differences(games: list[dict[str, int]], others: list[dict[str, int]]) -> list[Reason]:
    """The sources in which games gained significantly more or less than others with the same determinisations."""
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
        if abs(mean) >= LEAST_POINTS and abs(mean) >= (STANDARD_ERRORS + SMALL_SAMPLE / (count - 1)) * error:
            found.append(Reason(name, mean))
    found.sort(key=weight)
    return found[:MOST_REASONS]


def weight(reason: Reason) -> float:
    """Less for what comes first."""
    return -abs(reason.points)
