"""Rollouts with sequential halving, for any game on the kernel.

The moves with the best priors are played on greedily to the end of the current round of the game. All of them get the
same determinisations and the same dice (common random numbers), so that the differences are due to the moves. Twice
the worse half is dropped.
"""

from typing import Final, final

from mypy_extensions import i64

from yamen.bots.bot import Bot
from yamen.bots.clock import CLOCK, FOREVER, Clock, Deadline
from yamen.bots.greedy import GreedyBot
from yamen.bots.observation import Observation
from yamen.engine.evaluator import Evaluator
from yamen.engine.position import Position
from yamen.engine.rng import Rng
from yamen.engine.tasks import CHANCE, NOBODY

CANDIDATES: Final = 6
"""The most moves that get rollouts."""
HALVINGS: Final = (0.45, 0.7)
"""The fractions of the budget after which the worse half is dropped."""
DICE: Final = 1 << 30
MARGIN: Final = 300
"""A move whose prior value is worse than the best by more hundredths of a point gets no rollouts."""
OPPONENT: Final = 2
"""A point of the best opponent lessens the reward by one divided by this,"""
WIN: Final = 1000
"""and a win adds this, where a rollout reached the end of the game."""


@final
class RolloutBot(Bot):
    """Compares moves by rollouts, within a budget of rollouts and seconds."""

    def __init__(
        self,
        evaluator: Evaluator,
        seed: int,
        rollouts: float,
        seconds: float = FOREVER,
        clock: Clock = CLOCK,
    ) -> None:
        self.evaluator = evaluator
        self.greedy = GreedyBot(evaluator, seed)
        self.rng = Rng(seed)
        self.rollouts = rollouts
        self.seconds = seconds
        self.full_rollouts = rollouts
        """The whole budget."""
        self.full_seconds = seconds
        self.clock = clock
        self.deadline = Deadline(clock, FOREVER)

    def choose(self, observation: Observation) -> int:
        return self.ranked(observation)[0]

    def shorten(self, share: float) -> None:
        self.rollouts = share * self.full_rollouts
        self.seconds = share * self.full_seconds if self.full_seconds < FOREVER else FOREVER

    def votes(self, observation: Observation) -> dict[int, float]:
        """A weight for each of the moves that remained to the last: the better, the more."""
        return {move: 1.0 / (1.0 + place) for place, move in enumerate(self.ranked(observation))}

    def ranked(self, observation: Observation) -> list[int]:
        """The moves that remained to the last, the best one first."""
        self.deadline = Deadline(self.clock, self.seconds)
        moves = self.candidates(observation)
        totals = [0] * len(moves)
        spent: float = 0.0
        halvings: i64 = 0
        while len(moves) > 1 and (spent == 0.0 or spent + float(len(moves)) <= self.rollouts):
            found = self.round(observation, moves)
            if len(found) < len(moves) or self.deadline.is_late():
                break
            for i in range(len(moves)):
                totals[i] += found[i]
            spent += float(len(moves))
            used = max(spent / self.rollouts, self.deadline.elapsed())
            in_order = sorted(range(len(moves)), key=lambda at: -totals[at])
            staying = in_order
            while halvings < len(HALVINGS) and used >= HALVINGS[halvings]:
                halvings += 1
                staying = staying[: max(2, (len(staying) + 1) // 2)]
            moves = [moves[at] for at in staying]
            totals = [totals[at] for at in staying]
        self.deadline.keep()
        return moves

    def candidates(self, observation: Observation) -> list[int]:
        """The moves with the best prior values, the best one first, as far as there was time to evaluate them."""
        s = observation.deal(self.rng)
        values: dict[int, int] = {}
        best: i64 = 0
        for move in observation.legal:
            if len(values) > 0 and self.deadline.is_late():
                break
            value = self.greedy.value_after(s, move, observation.viewer, self.evaluator.lookahead_depth())
            if len(values) == 0 or value > best:
                best = value
            values[move] = value
        moves = sorted(values, key=lambda move: -values[move])[:CANDIDATES]
        return [move for move in moves if best - values[move] <= MARGIN]

    def round(self, observation: Observation, moves: list[int]) -> list[int]:
        """What each move comes to in one determinisation; of fewer, when the time is up."""
        deal = observation.deal(Rng(self.rng.below(DICE)))
        dice = self.rng.below(DICE)
        found: list[int] = []
        for move in moves:
            s: Position = deal.clone()
            s.play(move)
            if not self.rollout(s, self.evaluator.stage(deal), dice):
                break
            found.append(self.reward(s, observation.viewer))
        return found

    def rollout(self, s: Position, stage: i64, dice: int) -> bool:
        """Play greedily to the end of the stage; False when the time is up."""
        chance = Rng(dice)
        policy = GreedyBot(self.evaluator, dice)
        while s.player != NOBODY and self.evaluator.stage(s) == stage:
            if s.player == CHANCE:
                s.play(s.roll(chance))
            elif self.deadline.is_late():
                return False
            else:
                s.play(policy.choose(Observation(s, s.player)))
        return True

    def reward(self, s: Position, viewer: i64) -> i64:
        """The value for the viewer, less some of the best opponent's; and the bonus for a win."""
        values = self.evaluator.values(s)
        own: i64 = values[viewer]
        others = [values[i] for i in range(len(values)) if i != viewer]
        reward = own - (max(others) if others else 0) // OPPONENT
        return reward + WIN if s.player == NOBODY and s.winner == viewer else reward
