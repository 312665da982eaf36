"""Rollouts with sequential halving, for any game on the kernel.

The moves with the best priors are played on greedily to the end of the current round of the game. All of them get the
same determinisations and the same dice (common random numbers), so that the differences are due to the moves. Twice
the worse half is dropped; where the configuration says so, also every move that is significantly worse.
"""

from typing import Final, NamedTuple, final

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
PRUNING_INTERVAL: Final = 4
"""After every so many rollouts of each, moves significantly worse than the best are pruned,"""
SIGNIFICANCE: Final = 3.0
"""by so many standard errors of the difference."""
DICE: Final = 1 << 30


class RolloutConfig(NamedTuple):
    """How moves are compared by rollouts. Points are in hundredths."""

    margin: int
    """A move whose prior value is worse than the best by more gets no rollouts."""
    prior_weight: int
    """How many rollouts the prior value counts for."""
    prunes: bool
    """Whether moves that are significantly worse are pruned between the halvings."""
    opponent_weight: int
    """What a point of the best opponent takes from the reward, in per cent."""
    win_bonus: int
    """What a win adds to the reward where a rollout reached the end of the game."""


MULTIPLAYER: Final = RolloutConfig(margin=300, prior_weight=0, prunes=False, opponent_weight=50, win_bonus=1000)
SOLO: Final = RolloutConfig(margin=700, prior_weight=5, prunes=True, opponent_weight=100, win_bonus=500)


@final
class RolloutBot(Bot):
    """Compares moves by rollouts within its budget: at most so many rollouts, and at most so many seconds."""

    def __init__(
        self,
        evaluator: Evaluator,
        seed: int,
        rollouts: float,
        seconds: float = FOREVER,
        clock: Clock = CLOCK,
        config: RolloutConfig = MULTIPLAYER,
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
        self.config = config
        self.deadline = Deadline(clock, FOREVER)

    def choose(self, observation: Observation) -> int:
        return self.ranked(observation)[0]

    def shorten(self, share: float) -> None:
        self.rollouts = share * self.full_rollouts
        self.seconds = share * self.full_seconds if self.full_seconds < FOREVER else FOREVER

    def votes(self, observation: Observation) -> dict[int, float]:
        """More for the better of the moves that remained to the last."""
        return {move: 1.0 / (1.0 + place) for place, move in enumerate(self.ranked(observation))}

    def ranked(self, observation: Observation) -> list[int]:
        """The moves that remained to the last, the best one first."""
        self.deadline = Deadline(self.clock, self.seconds)
        priors = self.candidates(observation)
        moves = list(priors)
        totals = [self.config.prior_weight * priors[move] for move in moves]
        samples: dict[int, list[int]] = {move: [] for move in moves}
        rounds: i64 = 0
        spent: float = 0.0
        halvings: i64 = 0
        while len(moves) > 1 and (spent == 0.0 or spent + float(len(moves)) <= self.rollouts):
            rewards = self.sample(observation, moves)
            if len(rewards) < len(moves):
                break
            for i in range(len(moves)):
                totals[i] += rewards[i]
                samples[moves[i]].append(rewards[i])
            rounds += 1
            spent += float(len(moves))
            used = max(spent / self.rollouts, self.deadline.elapsed())
            in_order = sorted(range(len(moves)), key=lambda at: -totals[at])
            while halvings < len(HALVINGS) and used >= HALVINGS[halvings]:
                halvings += 1
                in_order = in_order[: max(2, (len(in_order) + 1) // 2)]
            if self.config.prunes and rounds % PRUNING_INTERVAL == 0 and rounds > PRUNING_INTERVAL:
                best = samples[moves[in_order[0]]]
                in_order = [at for at in in_order if not is_significantly_worse(samples[moves[at]], best)]
            moves = [moves[at] for at in in_order]
            totals = [totals[at] for at in in_order]
        self.deadline.keep()
        return moves

    def candidates(self, observation: Observation) -> dict[int, int]:
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
        return {move: values[move] for move in moves if best - values[move] <= self.config.margin}

    def sample(self, observation: Observation, moves: list[int]) -> list[int]:
        """The reward of each move in one determinisation; fewer, when the time is up."""
        deal = observation.deal(self.rng)
        dice = self.rng.below(DICE)
        rewards: list[int] = []
        for move in moves:
            s: Position = deal.clone()
            s.play(move)
            if not self.rollout(s, self.evaluator.stage(deal), dice):
                break
            rewards.append(self.reward(s, observation.viewer))
        return rewards

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
        reward = own - (max(others) if others else 0) * self.config.opponent_weight // 100
        return reward + self.config.win_bonus if s.player == NOBODY and s.winner == viewer else reward


def is_significantly_worse(rewards: list[int], best: list[int]) -> bool:
    """A paired test of rewards in the same determinisations."""
    count = float(len(best))
    total: float = 0.0
    squares: float = 0.0
    for i in range(len(best)):
        difference = float(best[i] - rewards[i])
        total += difference
        squares += difference * difference
    spread = squares - total * total / count
    return total > 0.0 and total * total * (count - 1.0) > SIGNIFICANCE * SIGNIFICANCE * spread * count
