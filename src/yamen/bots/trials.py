"""Trying moves out, for any game on the kernel.

The moves that look best are played on, everybody doing what looks best at once, to the end of a stage of the game: a
day, a month. All are tried with the same deals and the same dice, so that little but the move itself makes the
difference. Twice the worse half drops out, and the rest is tried on.
"""

from typing import Final, final

from mypy_extensions import i64

from yamen.bots.bot import Bot
from yamen.bots.clock import CLOCK, FOREVER, Clock, Deadline
from yamen.bots.evaluation import Evaluation
from yamen.bots.greedy import GreedyBot
from yamen.bots.seat import Seat
from yamen.engine.agenda import CHANCE, NOBODY, Position
from yamen.engine.rng import Rng

BREADTH: Final = 6
"""So many moves are tried at the most,"""
MARGIN: Final = 300
"""and none that looks worse than the best by more hundredths of a point."""
CUTS: Final = (0.45, 0.7)
"""The shares of the budget after which the worse half drops out."""
VICTORY: Final = 1000
"""What winning counts, in hundredths of a point, where a game was played to its end."""
DICE: Final = 1 << 30


@final
class TrialBot(Bot):
    """Tries moves within its budget: at most so many trials, and at most so many seconds."""

    def __init__(
        self, evaluation: Evaluation, seed: int, trials: float, seconds: float = FOREVER, clock: Clock = CLOCK
    ) -> None:
        self.evaluation = evaluation
        self.greedy = GreedyBot(evaluation, seed)
        self.rng = Rng(seed)
        self.trials = trials
        self.seconds = seconds
        self.clock = clock
        self.deadline = Deadline(clock, FOREVER)

    def choose(self, seat: Seat) -> int:
        return self.best(seat)[0]

    def votes(self, seat: Seat) -> dict[int, float]:
        """More for the better of the moves that were tried to the last."""
        return {move: 1.0 / (1.0 + place) for place, move in enumerate(self.best(seat))}

    def best(self, seat: Seat) -> list[int]:
        """The moves that were tried to the last, the best one first."""
        self.deadline = Deadline(self.clock, self.seconds)
        moves = self.at_first_sight(seat)
        totals = [0] * len(moves)
        spent: float = 0.0
        cuts: i64 = 0
        while len(moves) > 1 and (spent == 0.0 or spent + float(len(moves)) <= self.trials):
            gains = self.try_out(seat, moves)
            if len(gains) < len(moves):
                break
            for i in range(len(moves)):
                totals[i] += gains[i]
            spent += float(len(moves))
            share = max(spent / self.trials, self.deadline.share())
            in_order = sorted(range(len(moves)), key=lambda at: -totals[at])
            while cuts < len(CUTS) and share >= CUTS[cuts]:
                cuts += 1
                in_order = in_order[: max(2, (len(in_order) + 1) // 2)]
            moves = [moves[at] for at in in_order]
            totals = [totals[at] for at in in_order]
        self.deadline.keep()
        return moves

    def at_first_sight(self, seat: Seat) -> list[int]:
        """The moves that look best, as far as there was time to look, the best one first."""
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
        return [move for move in moves if best - worths[move] <= MARGIN]

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
        """The own points, less half of those of the best other; and winning, where the game is over."""
        standing = self.evaluation.standing(s)
        own: i64 = standing[viewer]
        others = [standing[i] for i in range(len(standing)) if i != viewer]
        gain = own - (max(others) if others else 0) // 2
        return gain + VICTORY if s.player == NOBODY and s.winner() == viewer else gain
