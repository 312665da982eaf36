"""Trying moves out, for any game on the kernel.

The moves that look best are played on, everybody doing what looks best at once, to the end of a stage of the game: a
day, a month. All are tried with the same deals and the same dice, so that little but the move itself makes the
difference. Twice the worse half drops out, and alone all that are surely worse; the rest is tried on.
"""

from typing import Final, NamedTuple, final

from mypy_extensions import i64

from yamen.bots.bot import Bot
from yamen.bots.clock import CLOCK, FOREVER, Clock, Deadline
from yamen.bots.evaluator import Evaluation
from yamen.bots.greedy import GreedyBot
from yamen.bots.observation import Seat
from yamen.engine.agenda import CHANCE, NOBODY, Position
from yamen.engine.rng import Rng

BREADTH: Final = 6
"""So many moves are tried at the most."""
CUTS: Final = (0.45, 0.7)
"""The shares of the budget after which the worse half drops out."""
ROUNDS: Final = 4
"""After every so many rounds of trials, those drop out that are surely worse than the best,"""
SURE: Final = 3.0
"""by so many standard errors of the difference."""
DICE: Final = 1 << 30


class Manner(NamedTuple):
    """How moves are tried out."""

    margin: int
    """Moves that look worse than the best by more hundredths of a point are not tried."""
    first_sight: int
    """So many trials are counted for what a move looked like before them."""
    drops: bool
    """Whether moves that are surely worse drop out at once."""
    rivalry: int
    """How much the points of the best other count beside the own, in hundredths."""
    victory: int
    """What winning counts, in hundredths of a point, where a game was played to its end."""


WITH_OTHERS: Final = Manner(margin=300, first_sight=0, drops=False, rivalry=50, victory=1000)
ALONE: Final = Manner(margin=700, first_sight=5, drops=True, rivalry=100, victory=500)


@final
class TrialBot(Bot):
    """Tries moves within its budget: at most so many trials, and at most so many seconds."""

    def __init__(
        self,
        evaluation: Evaluation,
        seed: int,
        trials: float,
        seconds: float = FOREVER,
        clock: Clock = CLOCK,
        manner: Manner = WITH_OTHERS,
    ) -> None:
        self.evaluation = evaluation
        self.greedy = GreedyBot(evaluation, seed)
        self.rng = Rng(seed)
        self.trials = trials
        self.seconds = seconds
        self.clock = clock
        self.manner = manner
        self.deadline = Deadline(clock, FOREVER)

    def choose(self, seat: Seat) -> int:
        return self.best(seat)[0]

    def votes(self, seat: Seat) -> dict[int, float]:
        """More for the better of the moves that were tried to the last."""
        return {move: 1.0 / (1.0 + place) for place, move in enumerate(self.best(seat))}

    def best(self, seat: Seat) -> list[int]:
        """The moves that were tried to the last, the best one first."""
        self.deadline = Deadline(self.clock, self.seconds)
        worths = self.at_first_sight(seat)
        moves = list(worths)
        totals = [self.manner.first_sight * worths[move] for move in moves]
        found: dict[int, list[int]] = {move: [] for move in moves}
        rounds: i64 = 0
        spent: float = 0.0
        cuts: i64 = 0
        while len(moves) > 1 and (spent == 0.0 or spent + float(len(moves)) <= self.trials):
            gains = self.try_out(seat, moves)
            if len(gains) < len(moves):
                break
            for i in range(len(moves)):
                totals[i] += gains[i]
                found[moves[i]].append(gains[i])
            rounds += 1
            spent += float(len(moves))
            share = max(spent / self.trials, self.deadline.share())
            in_order = sorted(range(len(moves)), key=lambda at: -totals[at])
            while cuts < len(CUTS) and share >= CUTS[cuts]:
                cuts += 1
                in_order = in_order[: max(2, (len(in_order) + 1) // 2)]
            if self.manner.drops and rounds % ROUNDS == 0 and rounds > ROUNDS:
                best = found[moves[in_order[0]]]
                in_order = [at for at in in_order if not is_surely_worse(found[moves[at]], best)]
            moves = [moves[at] for at in in_order]
            totals = [totals[at] for at in in_order]
        self.deadline.keep()
        return moves

    def at_first_sight(self, seat: Seat) -> dict[int, int]:
        """The moves that look best, as far as there was time to look, the best one first, with what they are worth."""
        s = seat.deal(self.rng)
        worths: dict[int, int] = {}
        best: i64 = 0
        for move in seat.legal:
            if len(worths) > 0 and self.deadline.is_late():
                break
            worth = self.greedy.after(s, move, seat.viewer, self.evaluation.foresight())
            if len(worths) == 0 or worth > best:
                best = worth
            worths[move] = worth
        moves = sorted(worths, key=lambda move: -worths[move])[:BREADTH]
        return {move: worths[move] for move in moves if best - worths[move] <= self.manner.margin}

    def try_out(self, seat: Seat, moves: list[int]) -> list[int]:
        """What each move brings in one deal; fewer, when the time is up."""
        deal = seat.deal(self.rng)
        dice = self.rng.below(DICE)
        gains: list[int] = []
        for move in moves:
            s: Position = deal.clone()
            s.play(move)
            if not self.play_on(s, self.evaluation.stage(deal), dice):
                break
            gains.append(self.gain(s, seat.viewer))
        return gains

    def play_on(self, s: Position, stage: i64, dice: int) -> bool:
        """Play to the end of the stage; False when the time is up."""
        chance = Rng(dice)
        everybody = GreedyBot(self.evaluation, dice)
        while s.player != NOBODY and self.evaluation.stage(s) == stage:
            if s.player == CHANCE:
                s.play(s.roll(chance))
            elif self.deadline.is_late():
                return False
            else:
                s.play(everybody.choose(Seat(s, s.player)))
        return True

    def gain(self, s: Position, viewer: i64) -> i64:
        """The own points, less some of those of the best other; and winning, where the game is over."""
        standing = self.evaluation.standing(s)
        own: i64 = standing[viewer]
        others = [standing[i] for i in range(len(standing)) if i != viewer]
        gain = own - (max(others) if others else 0) * self.manner.rivalry // 100
        return gain + self.manner.victory if s.player == NOBODY and s.winner() == viewer else gain


def is_surely_worse(gains: list[int], best: list[int]) -> bool:
    """Whether trials in the same deals brought so much less that it is hardly luck."""
    count = float(len(best))
    total: float = 0.0
    squares: float = 0.0
    for i in range(len(best)):
        less = float(best[i] - gains[i])
        total += less
        squares += less * less
    spread = squares - total * total / count
    return total > 0.0 and total * total * (count - 1.0) > SURE * SURE * spread * count
