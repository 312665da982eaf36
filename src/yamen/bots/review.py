"""The review of a whole game: how everyone's chances went, and which moves cost most.

Each decision is analysed from what the player could see, not by what came of it. The moves that seem to have cost most
are analysed in a second pass, longer and with other deals, and only its findings are reported: the worst of many first
estimates are partly bad luck.
"""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from yamen.bots.explain import Budget, MoveAnalysis, Reason, explain, reasons_to_json
from yamen.bots.levels import new_bot
from yamen.bots.model import result
from yamen.bots.observation import Observation
from yamen.engine.game import Game
from yamen.engine.tasks import CHANCE

LEAST_COST: Final = 0.01
"""Moves that cost less of the chance to win are not reported,"""
CONFIRMED_BY: Final = 0.5
"""nor are those whose playouts don't confirm it by this many standard errors;"""
LEAST_POINTS: Final = 2.0
SURE: Final = 3.0
"""but moves that cost this many points in the playouts, by this many standard errors, are, also in decided games."""
SECOND_PASS_FACTOR: Final = 4
"""How many times longer the second pass takes for a decision."""
SECOND_PASS_MOVES: Final = 2
"""How many moves the second pass analyses for each that may be reported."""
SPREAD: Final = 0x2545F4914F6CDD1D


class AnalysedDecision(NamedTuple):
    """A decision, analysed before it was made."""

    number: int
    """The number of moves before it, including those of chance."""
    seat: int
    win_chances: list[float]
    """Of each contender: the seats, and after them an automa if one plays."""
    scores: list[float]
    played: MoveAnalysis
    best: MoveAnalysis

    @property
    def cost(self) -> float:
        """What the move cost of the chance to win."""
        return max(0.0, self.best.win_chance - self.played.win_chance)

    @property
    def is_blunder(self) -> bool:
        """Whether the move is to be reported."""
        gain, error = self.played.gain, self.played.gain_error
        confirmed = error == 0.0 or gain <= -CONFIRMED_BY * error
        return (self.cost >= LEAST_COST and confirmed) or (gain <= -LEAST_POINTS and gain <= -SURE * error)


class Blunder(NamedTuple):
    """A move, and the better one."""

    number: int
    seat: int
    played: MoveAnalysis
    better: MoveAnalysis
    reasons: list[Reason]
    """What the better one would have gained or lost."""

    def to_json(self) -> dict[str, Any]:
        return {
            "number": self.number,
            "seat": self.seat,
            "cost": round(self.better.win_chance - self.played.win_chance, 3),
            "played": brief(self.played),
            "better": brief(self.better),
            "reasons": reasons_to_json(self.reasons),
        }


class TimelinePoint(NamedTuple):
    """Everyone's chances before a decision, from what its player could see; at the end, the result."""

    number: int
    seat: int | None
    win_chances: list[float]
    scores: list[float]

    def to_json(self) -> dict[str, Any]:
        return {
            "number": self.number,
            "seat": self.seat,
            "win_chances": [round(chance, 3) for chance in self.win_chances],
            "scores": [round(score, 1) for score in self.scores],
        }


class Review(NamedTuple):
    timeline: list[TimelinePoint]
    blunders: list[Blunder]
    """The moves that cost most, the worst first."""

    def to_json(self) -> dict[str, Any]:
        return {
            "timeline": [point.to_json() for point in self.timeline],
            "blunders": [blunder.to_json() for blunder in self.blunders],
        }


def brief(analysis: MoveAnalysis) -> dict[str, Any]:
    data = analysis.to_json()
    return {name: data[name] for name in ("move", "win_chance", "score")}


def decisions(game: Game) -> list[int]:
    """The number of moves before each decision of a player."""
    return [number for number, (seat, _) in enumerate(game.moves) if seat != CHANCE]


def analyse(game: Game, numbers: list[int], seed: int, budget: Budget) -> Iterator[AnalysedDecision]:
    """Analyse some decisions of a game. Each has deals of its own, so it doesn't matter which are analysed together."""
    again = Game(game.setup, None, game.names)
    last = max(numbers, default=-1)
    for number, (seat, move) in enumerate(game.moves[: last + 1]):
        if number in numbers:
            own = seed * SPREAD + number
            analysis = explain(Observation(again.position, seat), game.type.name, own, budget, 1, move)
            yield AnalysedDecision(
                number, seat, analysis.win_chances, analysis.scores, analysis.of(move), analysis.moves[0]
            )
        again.play(move)


class Opinion(NamedTuple):
    """What a bot would have played at a decision."""

    number: int
    seat: int
    played: int
    chosen: int


def opinions(game: Game, bot: Any, seed: int) -> Iterator[Opinion]:
    """What a bot, given as `new_bot` takes it, would have played at each decision of a game."""
    again = Game(game.setup, None, game.names)
    players = [new_bot(bot, game.type.name, seed + seat, game.setup.players) for seat in range(game.setup.players)]
    for number, (seat, move) in enumerate(game.moves):
        if seat != CHANCE:
            yield Opinion(number, seat, move, players[seat].choose(Observation(again.position, seat)))
        again.play(move)


def first_pass(budget: Budget) -> Budget:
    """The budget of a decision in the first pass: nothing for reasons."""
    return Budget(budget.simulations, 0, budget.seconds)


def second_pass(budget: Budget) -> Budget:
    """The budget of a decision in the second pass."""
    return Budget(
        SECOND_PASS_FACTOR * budget.simulations,
        SECOND_PASS_FACTOR * budget.playouts,
        SECOND_PASS_FACTOR * budget.seconds,
    )


def worst(found: list[AnalysedDecision], most: int) -> list[int]:
    """The decisions for the second pass, in their order."""
    costly = [decision for decision in found if decision.cost > 0.0]
    costly.sort(key=by_cost)
    return sorted([decision.number for decision in costly[: SECOND_PASS_MOVES * most]])


def by_cost(decision: AnalysedDecision) -> float:
    return -decision.cost


def summary(game: Game, found: list[AnalysedDecision], again: list[AnalysedDecision], most: int) -> Review:
    """The review, from the first pass over all decisions and the second over the worst ones."""
    timeline = [
        TimelinePoint(decision.number, decision.seat, decision.win_chances, decision.scores) for decision in found
    ]
    if game.is_over:
        timeline.append(end(game))
    costly = [decision for decision in again if decision.is_blunder]
    costly.sort(key=by_cost)
    blunders: list[Blunder] = []
    for decision in costly[:most]:
        # The move made was compared with the better one; reported is what that would have gained.
        reasons = [Reason(reason.source, -reason.points) for reason in decision.played.reasons]
        blunders.append(Blunder(decision.number, decision.seat, decision.played, decision.best, reasons))
    return Review(timeline, blunders)


def end(game: Game) -> TimelinePoint:
    """How the game ended, for all contenders."""
    ended = result(game.position, [player["points"] for player in game.view()["players"]])
    return TimelinePoint(len(game.moves), None, ended.win_chances, ended.points)
