"""Rollouts with sequential halving, for any game on the kernel.

The moves with the best priors are played on greedily to the end of the current round of the game. All of them get the
same determinisations and the same dice (common random numbers), so that the differences are due to the moves. Twice
the worse half is dropped; where the configuration says so, also every move that is significantly worse.
"""

from typing import Final, NamedTuple, final

from mypy_extensions import i64

from yamen.bots.clock import CLOCK, FOREVER, Clock, Deadline
from yamen.bots.greedy import GreedyBot
from yamen.bots.mcts import win_chances
from yamen.bots.observation import Observation
from yamen.bots.thinking import RatedMove, ThinkingBot
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
NEW: Final = -1
FEWEST: Final = 2
"""The rollouts that a move is rated by at least, if there is time."""


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
class Sample:
    """The end of a rollout."""

    def __init__(self, reward: i64, values: list[int], win_chances: list[float]) -> None:
        self.reward = reward
        self.values = values
        self.win_chances = win_chances


@final
class RolloutBot(ThinkingBot):
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
        self.rounds: list[tuple[int, int]] = []
        """Of the choice being made: the seeds of each round, of its determinisation and of its dice,"""
        self.samples: dict[int, list[Sample]] = {}
        """what each candidate came to in the rounds that it took part in, which are always the first ones,"""
        self.dropped: list[int] = []
        """and those that did not remain to the last, the best first."""

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
        self.rounds = []
        self.samples = {move: [] for move in moves}
        self.dropped = []
        spent: float = 0.0
        halvings: i64 = 0
        while len(moves) > 1 and (spent == 0.0 or spent + float(len(moves)) <= self.rollouts):
            found = self.round(observation, moves)
            if len(found) < len(moves) or self.deadline.is_late():
                break
            for i in range(len(moves)):
                totals[i] += found[i].reward
                self.samples[moves[i]].append(found[i])
            spent += float(len(moves))
            used = max(spent / self.rollouts, self.deadline.elapsed())
            in_order = sorted(range(len(moves)), key=lambda at: -totals[at])
            staying = in_order
            while halvings < len(HALVINGS) and used >= HALVINGS[halvings]:
                halvings += 1
                staying = staying[: max(2, (len(staying) + 1) // 2)]
            rounds = len(self.rounds)
            if self.config.prunes and rounds % PRUNING_INTERVAL == 0 and rounds > PRUNING_INTERVAL:
                best = self.rewards(moves[staying[0]])
                staying = [at for at in staying if not is_significantly_worse(self.rewards(moves[at]), best)]
            self.dropped = [moves[at] for at in in_order if at not in staying] + self.dropped
            moves = [moves[at] for at in staying]
            totals = [totals[at] for at in staying]
        self.deadline.keep()
        return moves

    def rate(self, observation: Observation, most: int, also: int, seconds: float) -> list[RatedMove]:
        """Moves that were dropped catch up, until they have half as many samples as the best. Each is compared with the
        best in the rounds that both took part in."""
        remained = self.ranked(observation)
        moves = (remained + self.dropped)[:most]
        if also in observation.legal and also not in moves:
            moves.append(also)
        spent = sum([len(each) for each in self.samples.values()])
        best = self.samples[moves[0]]
        enough = max(FEWEST, (len(best) + 1) // 2)
        self.deadline = Deadline(self.clock, FOREVER)  # of each there must be something to tell
        for move in moves:
            if len(self.samples.setdefault(move, [])) == 0:
                self.samples[move] += self.round(observation, [move], 0)
        shares = [len(self.samples[move]) / max(1, spent) for move in moves]
        self.deadline = Deadline(self.clock, seconds)
        for move in moves:
            mine = self.samples[move]
            while len(mine) < enough and not self.deadline.is_late():
                mine += self.round(observation, [move], len(mine))
        return [compared(moves[at], min(1.0, shares[at]), self.samples[moves[at]], best) for at in range(len(moves))]

    def rewards(self, move: int) -> list[int]:
        return [sample.reward for sample in self.samples[move]]

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

    def round(self, observation: Observation, moves: list[int], number: i64 = NEW) -> list[Sample]:
        """What each move comes to in one determinisation; of fewer, when the time is up."""
        if number == NEW or number == len(self.rounds):
            number = len(self.rounds)
            self.rounds.append((self.rng.below(DICE), self.rng.below(DICE)))
        deal_seed, dice = self.rounds[number]
        deal = observation.deal(Rng(deal_seed))
        found: list[Sample] = []
        for move in moves:
            s: Position = deal.clone()
            s.play(move)
            if not self.rollout(s, self.evaluator.stage(deal), dice):
                break
            values = self.evaluator.values(s)
            reward = self.reward(s, observation.viewer, values)
            found.append(Sample(reward, values, win_chances(self.evaluator, s, values)))
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

    def reward(self, s: Position, viewer: i64, values: list[int]) -> i64:
        """The value for the viewer, less some of the best opponent's; and the bonus for a win."""
        own: i64 = values[viewer]
        others = [values[i] for i in range(len(values)) if i != viewer]
        reward = own - (max(others) if others else 0) * self.config.opponent_weight // 100
        return reward + self.config.win_bonus if s.player == NOBODY and s.winner == viewer else reward


def compared(move: int, share: float, samples: list[Sample], best: list[Sample]) -> RatedMove:
    """The means of the best move, and by how much those of a move differ in the rounds that both took part in."""
    chances = means([sample.win_chances for sample in best])
    values = means([[float(value) for value in sample.values] for sample in best])
    if samples is not best:
        both = min(len(samples), len(best))
        for i in range(both):
            for at in range(min(len(chances), len(samples[i].win_chances), len(best[i].win_chances))):
                chances[at] += (samples[i].win_chances[at] - best[i].win_chances[at]) / both
            for at in range(len(values)):
                values[at] += float(samples[i].values[at] - best[i].values[at]) / both
    return RatedMove(move, share, [min(1.0, max(0.0, chance)) for chance in chances], values)


def means(rows: list[list[float]]) -> list[float]:
    """Column by column; a row may lack the last ones."""
    longest = max([len(row) for row in rows])
    totals = [0.0] * longest
    for row in rows:
        for at in range(len(row)):
            totals[at] += row[at]
    return [total / len(rows) for total in totals]


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
