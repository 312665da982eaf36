"""The bot that plays by the policy of a model, without search, and errs."""

from math import log
from typing import Final, final

from mypy_extensions import i64

from yamen.bots.bot import Bot
from yamen.bots.model import Model
from yamen.bots.observation import Observation
from yamen.bots.search import gumbel
from yamen.engine.rng import Rng

LEAST: Final = 0.03
"""A move with less than this fraction of the best prior is never made: people misjudge, but don't play nonsense."""


@final
class PolicyBot(Bot):
    """Draws each move from the priors of a model, at a temperature: the higher it is, the more it errs.

    It often takes a move that is nearly as good for the best one, and rarely one that is much worse.
    """

    def __init__(self, model: Model, temperature: float, seed: int) -> None:
        self.model = model
        self.temperature = temperature
        self.rng = Rng(seed)

    def choose(self, observation: Observation) -> int:
        legal = observation.legal
        priors = self.model.evaluate(observation.deal(self.rng)).priors
        least = LEAST * max(priors)
        best: float = -1e30
        chosen: i64 = 0
        for at in range(len(legal)):
            if priors[at] >= least:
                # The highest of logits with Gumbel noise is drawn from their softmax.
                score = log(priors[at]) + self.temperature * gumbel(self.rng)
                if score > best:
                    best = score
                    chosen = at
        return legal[chosen]
