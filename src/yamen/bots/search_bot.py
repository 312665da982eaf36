"""The bot that plays by a search over a model."""

from typing import Any, NamedTuple, final

from yamen.bots.bot import Bot
from yamen.bots.clock import FOREVER, Deadline
from yamen.bots.model import Model
from yamen.bots.observation import Observation
from yamen.bots.search import LeafStatistics, Node, Search, SearchConfig, SearchResult
from yamen.engine.rng import Rng


class RatedMove(NamedTuple):
    """A move, and what is expected after it."""

    move: int
    share: float
    """The fraction of the simulations that began with the move."""
    win_chances: list[float]
    """Of each contender: the seats, and after them an automa if one plays."""
    points: list[float]
    """The predicted final scores."""


@final
class SearchBot(Bot):
    """Searches within its budget, and keeps the subtree of its move for the next questions of the same turn."""

    def __init__(self, model: Model, config: SearchConfig, seed: int) -> None:
        self.search = Search(model, config, Rng(seed))
        self.full_simulations = config.simulations
        """The whole budget."""
        self.full_seconds = config.seconds
        self.expected: dict[str, Any] | None = None
        """What the seat sees if its next choice follows directly on the last one."""
        self.next: Node | None = None
        """The subtree for that choice."""

    def choose(self, observation: Observation) -> int:
        result = self.run(observation)
        self.expect(observation, result.move)
        return result.move

    def run(self, observation: Observation) -> SearchResult:
        return self.search.run(observation, self.next if self.is_expected(observation) else None)

    def shorten(self, share: float) -> None:
        config = self.search.config
        config.simulations = share * self.full_simulations
        config.seconds = share * self.full_seconds if self.full_seconds < FOREVER else FOREVER

    def rate(self, observation: Observation, most: int, also: int, seconds: float) -> list[RatedMove]:
        """The `most` best moves, first the one that it chooses, and the move `also`.

        After it has chosen, so many seconds go to moves with few simulations, until they have half as many as the best.
        """
        search = self.search
        self.run(observation)
        deadline = Deadline(search.clock, seconds)
        order = search.considered + search.dropped
        chosen = order[:most] + [at for at in order[most:] if observation.legal[at] == also]
        simulations = max(1.0, search.simulations)
        shares = [count_of(search.leaves[at]) / simulations for at in chosen]
        enough = count_of(search.leaves[chosen[0]]) / 2.0
        rated: list[RatedMove] = []
        for at, share in zip(chosen, shares, strict=True):
            count = count_of(search.leaves[at])
            while count == 0.0 or (count < enough and not deadline.is_late()):
                search.simulate(observation.deal(search.rng), at)
                count += 1.0
            leaves = search.leaves[at]
            assert leaves is not None
            chances = [chance / count for chance in leaves.win_chances]
            points = [each / count for each in leaves.points]
            rated.append(RatedMove(observation.legal[at], share, chances, points))
        return rated

    def is_expected(self, observation: Observation) -> bool:
        return self.expected is not None and self.expected == observation.view()

    def expect(self, observation: Observation, move: int) -> None:
        """Keep the subtree of the next choice, if it is sure to follow."""
        after = observation.deal(self.search.rng)
        after.play(move)
        self.expected = None
        if after.player == observation.viewer:
            self.expected = after.view(observation.viewer)
            self.next = self.search.root.legal_children[observation.legal.index(move)]


def count_of(leaves: LeafStatistics | None) -> float:
    return 0.0 if leaves is None else leaves.count
