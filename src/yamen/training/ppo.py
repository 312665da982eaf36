"""How a judge of moves learns from practice: moves that led to more than was expected are made more often.

Proximal policy optimisation, with numpy. Whoever plays draws each move by how the judge likes what it leads to; a
second network, the critic, expects how far ahead they will be in the end. What came of a move beside that, as far as
the next decisions tell it, is what the judge learns from.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from yamen.training.network import Floats, Inputs, Learner, inputs_like

Ints = NDArray[np.int64]
LIKES = 0.025
"""At first a move is liked by the worth by hand of what it leads to: so much for a hundredth of a point."""
RATE = 0.01
STEADY = 0.75
"""The share of all rounds in which the judge learns at that rate; in the rest it learns less and less."""
CRITIC_RATE = 0.002
PASSES = 5
BATCHES = 40
"""The steps of a pass over the games of a round."""
LASTING = 0.8
"""How much each later decision of a player tells of an earlier one."""
CLIP = 0.2
"""A move is made at most so much more or less often after a round."""
CURIOSITY = 0.01
"""What it counts that moves are not made always or never."""
WARM_UP = 2
"""The rounds in which only the critic learns."""
SCALE = 10.0
"""Points; winning counts as many."""
BEHIND, AHEAD = -7.0, 5.0
"""More than that to either side makes no difference."""


class Practised(NamedTuple):
    """The decisions of some games, one after the other: what `practice.Practice` has."""

    before: NDArray[np.int16]
    after: NDArray[np.int16]
    counts: Ints
    choices: Ints
    who: Ints
    """For each decision, which player of which game decides: a number for each of them."""
    games: Ints
    """For each decision, in which game."""
    ahead: Floats
    """For each player of each game, how many points ahead of the best other they were in the end."""


def joined(parts: list[Practised]) -> Practised:
    """Several, with their players and games numbered on."""
    who, games, players, first = [], [], 0, 0
    for part in parts:
        who.append(part.who + players)
        games.append(part.games + first)
        players += len(part.ahead)
        first += int(part.games[-1]) + 1
    rest = {name: np.concatenate([getattr(part, name) for part in parts]) for name in part._fields}
    return Practised(**{**rest, "who": np.concatenate(who), "games": np.concatenate(games)})


class School:
    """The judge and the critic, and how they learn."""

    def __init__(self, inputs: Inputs, sources: int, total: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.inputs = inputs
        self.seed = seed
        self.rounds = 0
        self.total = total
        """How many rounds there will be."""
        self.curve: list[float] = []
        """How far ahead players were on average after each round."""
        direct = LIKES * inputs.spread
        direct[sources:] = 0
        self.judge = Learner(direct, 0.0, rng)
        self.critic = Learner(np.zeros_like(direct), 0.0, rng)

    def learn(self, found: Practised) -> None:
        """What a round of games teaches."""
        self.curve.append(float(found.ahead.mean()))
        rng = np.random.default_rng([self.seed, self.rounds])
        before, after = self.inputs(found.before), self.inputs(found.after)
        starts = np.cumsum(found.counts) - found.counts
        made = starts + found.choices
        utility = np.clip(found.ahead / SCALE, BEHIND, AHEAD) + (found.ahead > 0)
        values = self.critic.output(before)
        returns = looking_back(values, utility, found.who)
        gains = returns - values
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        likely = np.log(shares(self.judge.output(after), starts, found.counts)[made] + 1e-12)
        for _ in range(PASSES):
            for part in batches(found.games, rng):
                first = starts[part.start]
                rows = slice(first, starts[part.stop - 1] + found.counts[part.stop - 1])
                if self.rounds >= WARM_UP:
                    decisions = Decisions(starts[part] - first, found.counts[part], made[part] - first)
                    self.practise(after[rows], decisions, likely[part], gains[part])
                expected, hidden = self.critic.hidden(before[part])
                off = (expected - returns[part]) * (2 / len(expected))
                self.critic.learn(before[part], hidden, off.astype(np.float32), CRITIC_RATE)
        self.rounds += 1

    def practise(self, x: Floats, decisions: "Decisions", likely: Floats, gains: Floats) -> None:
        """One step towards the moves that gained, as long as they are not made much more often than they were."""
        starts, counts, made = decisions
        likings, hidden = self.judge.hidden(x)
        share = shares(likings, starts, counts)
        ratio = np.exp(np.log(share[made] + 1e-12) - likely)
        enough = ((ratio > 1 + CLIP) & (gains > 0)) | ((ratio < 1 - CLIP) & (gains < 0))
        pull = np.where(enough, 0, ratio * gains) / len(gains)
        slopes = share * np.repeat(pull, counts)
        slopes[made] -= pull
        logs = np.log(share + 1e-12)
        openness = -np.add.reduceat(share * logs, starts)
        slopes += CURIOSITY / len(gains) * share * (logs + np.repeat(openness, counts))
        rate = RATE * min(1.0, (1 - self.rounds / self.total) / (1 - STEADY))
        self.judge.learn(x, hidden, slopes.astype(np.float32), rate)

    def kept(self) -> dict[str, Any]:
        """All of it, for a file."""
        own = {"mean": self.inputs.mean, "spread": self.inputs.spread, "curve": np.array(self.curve)}
        return {**own, **self.judge.kept("judge"), **self.critic.kept("critic")}

    def to_json(self) -> dict[str, Any]:
        """The judge, for bots."""
        return self.judge.to_json(self.inputs)


class Decisions(NamedTuple):
    """Where the moves of each decision begin, how many there are, and which was made."""

    starts: Ints
    counts: Ints
    made: Ints


def school_from(file: Any, sources: int, total: int, seed: int) -> School:
    """What `School.kept` gave."""
    school = School(Inputs(file["mean"], file["spread"]), sources, total, seed)
    school.curve = [float(ahead) for ahead in file["curve"]]
    school.rounds = len(school.curve)
    school.judge.bring_back("judge", file)
    school.critic.bring_back("critic", file)
    return school


def new_school(found: Practised, sources: int, total: int, seed: int) -> School:
    """Before the first round is learned from: it shows how much inputs vary."""
    return School(inputs_like(found.after), sources, total, seed)


def beginner(sources: int, inputs: int) -> dict[str, Any]:
    """A judge that has not learned yet."""
    direct = [LIKES] * sources + [0.0] * (inputs - sources)
    return {"bias": 0.0, "direct": direct, "biases": [], "columns": [[]] * inputs, "outs": []}


def shares(likings: Floats, starts: Ints, counts: Ints) -> Floats:
    """How often each move is made, of those of its decision."""
    best = np.maximum.reduceat(likings, starts)
    weights = np.exp(likings - np.repeat(best, counts))
    shared: Floats = weights / np.repeat(np.add.reduceat(weights, starts), counts)
    return shared


def looking_back(values: Floats, utility: Floats, who: Ints) -> Floats:
    """What each decision led to: by what was expected at the same player's next ones, the further off the less."""
    returns = np.empty(len(values), np.float32)
    later: dict[int, tuple[float, float]] = {}
    for at in range(len(values) - 1, -1, -1):
        player = int(who[at])
        if player in later:
            value, return_ = later[player]
            return_ = (1 - LASTING) * value + LASTING * return_
        else:
            return_ = float(utility[player])
        returns[at] = return_
        later[player] = (float(values[at]), return_)
    return returns


def batches(games: Ints, rng: np.random.Generator) -> Iterator[slice]:
    """The decisions in parts of whole games, in any order."""
    firsts = np.flatnonzero(np.diff(games, prepend=-1))
    bounds = np.unique(np.linspace(0, len(firsts), BATCHES + 1).astype(int))
    ends = [*(int(firsts[bound]) for bound in bounds[:-1]), len(games)]
    for at in rng.permutation(len(ends) - 1):
        yield slice(ends[at], ends[at + 1])
