"""The analysis of a position: how good the best moves are, and why. For hints at the table and for reviews of games.

The bot that plays as `master` rates the moves, so the best one is the move that it would make. The reasons come from
games that are played on greedily to the end: where a move gains its points, compared with another one, with the same
determinisations and the same dice. They also correct the predicted scores, for an evaluator may be biased by some
points.
"""

import time
from math import sqrt
from typing import Any, Final, NamedTuple

from yamen.bots.clock import FOREVER, GIL
from yamen.bots.levels import evaluator_for, thinking_bot
from yamen.bots.mcts import Search, SearchConfig
from yamen.bots.observation import Observation
from yamen.bots.thinking import ThinkingBot
from yamen.engine.evaluator import Evaluator
from yamen.engine.position import Position
from yamen.engine.rng import Rng
from yamen.engine.tasks import CHANCE, NOBODY

POINT: Final = 100.0
NO_MOVE: Final = -1
MOST_REASONS: Final = 3
"""How many reasons are given for a move, the weightiest first."""
LEAST_POINTS: Final = 0.3
"""A smaller difference is no reason."""
STANDARD_ERRORS: Final = 1.6
SMALL_SAMPLE: Final = 4.0
"""Nor is one within so many standard errors, more where few games were played (about Student's 90 %)."""
SIMULATIONS_A_ROLLOUT: Final = 10
"""How many simulations of a tree search a rollout counts for, in a game that is played by rollouts."""
CHOICE: Final = 0.4
COMPARISON: Final = 0.1
"""The fractions of the time for choosing a move, and for those that the bot gave little thought to."""
QUICK_CHOICE: Final = 0.55
QUICK_COMPARISON: Final = 0.2
"""The same where no reasons are asked for, and few games are played."""
QUICK_PLAYOUTS: Final = 2
"""Games after a move that is not to be explained."""
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
    """The fraction of its simulations that the bot by itself gave to it: how good it found the move."""
    win_chance: float
    score: float
    """The expected final score."""
    reasons: list[Reason]
    """The best move is compared with the next one, all others with the best."""
    gain: float = 0.0
    """What it gains over the best move in games played to the end: own points less those of the best opponent."""
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
    players = observation.players()
    quick = budget.playouts <= QUICK_PLAYOUTS
    seconds = budget.seconds * (QUICK_CHOICE if quick else CHOICE)
    rollouts = max(1, budget.simulations // SIMULATIONS_A_ROLLOUT)
    bot = thinking_bot(game, seed, players, budget.simulations, rollouts, seconds)
    return explain_with(observation, evaluator_for(game, players), bot, seed, budget, most, also)


def explain_with(
    observation: Observation,
    evaluator: Evaluator,
    bot: ThinkingBot,
    seed: int,
    budget: Budget,
    most: int,
    also: int = NO_MOVE,
) -> Analysis:
    """The same with any evaluator and bot, and so for any game."""
    end = time.perf_counter() + budget.seconds
    deal = observation.deal(Rng(seed))
    viewer, seats = observation.viewer, len(deal.scores)
    if deal.player != viewer:
        chances = deal.returns() if deal.player == NOBODY else evaluator.win_chances(deal)
        predicted = points_of(evaluator, deal)
        outcomes = play_out(observation, evaluator, seed, [NO_MOVE], budget, end)
        scores = corrected(predicted, bias([predicted], outcomes))
        return Analysis(with_automa(chances, len(predicted), seats), scores, [])
    quick = budget.playouts <= QUICK_PLAYOUTS
    rated = bot.rate(observation, most, also, budget.seconds * (QUICK_COMPARISON if quick else COMPARISON))
    outcomes = play_out(observation, evaluator, seed, [each.move for each in rated], budget, end)
    points = [[value / POINT for value in each.values] for each in rated]
    too_much = bias(points, outcomes)
    moves: list[MoveAnalysis] = []
    for at, each in enumerate(rated):
        score = corrected(points[at], too_much)[viewer]
        gain, error = gained(outcomes[at], outcomes[0], viewer)
        moves.append(
            MoveAnalysis(each.move, each.share, each.win_chances[viewer], score, reasons(outcomes, at), gain, error)
        )
    everyone = with_automa(rated[0].win_chances, len(points[0]), seats)
    return Analysis(everyone, corrected(points[0], too_much), moves)


def with_automa(chances: list[float], contenders: int, seats: int) -> list[float]:
    """The chances of all contenders: an automa wins where the seats don't."""
    if contenders == seats:
        return chances
    return [*chances[:seats], 1.0 - sum(chances[:seats])]


def play_out(
    observation: Observation, evaluator: Evaluator, seed: int, moves: list[int], budget: Budget, end: float
) -> list[list[Outcome]]:
    """Playouts after each of the moves, in the same determinisations for all of them; one of each at least."""
    outcomes: list[list[Outcome]] = [[] for _ in moves]
    policy = Search(evaluator, SearchConfig(), Rng(seed))
    longest = 0.0
    for number in range(budget.playouts):
        begin = time.perf_counter()
        if number > 0 and begin + longest >= end:
            break
        deal = observation.deal(Rng(seed + number + 1))
        for at in range(len(moves)):
            s: Position = deal.clone()
            if moves[at] != NO_MOVE:
                s.play(moves[at])
            play_to_end(s, policy, Rng(seed + number + 1))
            outcomes[at].append(Outcome(sources(s, observation.viewer), points_of(evaluator, s)))
        longest = max(longest, time.perf_counter() - begin)
    return outcomes


def points_of(evaluator: Evaluator, s: Position) -> list[float]:
    """The predicted final score of each contender; at the end of the game, the score."""
    return [value / POINT for value in evaluator.values(s)]


def bias(predicted: list[list[float]], outcomes: list[list[Outcome]]) -> list[float]:
    """By how much the scores predicted after the moves exceed, on average, those that playouts ended with."""
    too_much = [0.0 for _ in predicted[0]]
    games = len(predicted) * len(outcomes[0])
    for at in range(len(predicted)):
        for outcome in outcomes[at]:
            for contender in range(len(too_much)):
                too_much[contender] += (predicted[at][contender] - outcome.points[contender]) / games
    return too_much


def corrected(points: list[float], too_much: list[float]) -> list[float]:
    return [points[contender] - too_much[contender] for contender in range(len(points))]


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


def play_to_end(s: Position, policy: Search, dice: Rng) -> None:
    """Play to the end of the game, everybody greedily."""
    while s.player != NOBODY:
        if s.player == CHANCE:
            s.play(s.roll(dice))
            continue
        GIL.release_if_due()
        choice = s._legal[0]
        best = policy.lookahead(s, choice, s.player)
        for move in s._legal[1:]:
            value = policy.lookahead(s, move, s.player)
            if value > best:
                best = value
                choice = move
        s.play(choice)


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
