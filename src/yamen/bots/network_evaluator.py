"""The evaluator whose values come from neural networks, trained on games between bots."""

import json
from importlib.resources import files
from typing import Any, Final, final

from mypy_extensions import i64

from yamen.bots.network import Network, network_from_json
from yamen.engine.evaluator import ALL, Evaluator
from yamen.engine.position import Position
from yamen.games import find_game

POINT: Final = 100.0


@final
class NetworkEvaluator(Evaluator):
    """Value networks predict final scores; a policy network, if there is one, gives the logits of moves."""

    def __init__(
        self,
        base: Evaluator,
        networks: list[Network],
        uncertainty_at_end: i64,
        uncertainty_growth: i64,
        policy: Network | None = None,
    ) -> None:
        self.base = base
        """The game's own evaluator, whose features are the inputs."""
        self.networks = networks
        """A value network for each kind of contender, or one for all of them."""
        self.uncertainty_at_end = uncertainty_at_end
        """The uncertainty at the end of the game, and what the length of the whole game adds to it."""
        self.uncertainty_growth = uncertainty_growth
        self.policy = policy
        """Rates a move by the position after it, follow-up choices still open; without one, predicted scores do."""

    def value(self, s: Position, seat: i64) -> i64:
        policy = self.policy
        if policy is None:
            return self.score(s, seat)
        return int(POINT * policy.output(self.base.features(s, seat, policy.inputs())))

    def lookahead_depth(self) -> i64:
        return self.base.lookahead_depth() if self.policy is None else 0

    def score(self, s: Position, seat: i64) -> i64:
        """The predicted final score, in hundredths of a point."""
        if s.is_over:
            return self.base.value(s, seat)
        kind = self.base.kind(s, seat) if len(self.networks) > 1 else 0
        network = self.networks[kind]
        return int(POINT * network.output(self.base.features(s, seat, network.inputs())))

    def score_breakdown(self, s: Position, seat: i64) -> list[int]:
        return self.base.score_breakdown(s, seat)

    def features(self, s: Position, seat: i64, count: i64 = ALL) -> list[int]:
        return self.base.features(s, seat, count)

    def values(self, s: Position) -> list[int]:
        return [self.score(s, seat) for seat in range(self.base.contenders(s))]

    def contenders(self, s: Position) -> i64:
        return self.base.contenders(s)

    def kind(self, s: Position, seat: i64) -> i64:
        return self.base.kind(s, seat)

    def remaining(self, s: Position) -> i64:
        return self.base.remaining(s)

    def stage(self, s: Position) -> i64:
        return self.base.stage(s)

    def uncertainty(self, s: Position) -> i64:
        return self.uncertainty_at_end + self.uncertainty_growth * self.base.remaining(s) // 100


def evaluator_from_json(base: Evaluator, data: dict[str, Any]) -> NetworkEvaluator:
    """The evaluator that a weights file describes; the keys of the file are older than the names here."""
    networks: list[Network] = [network_from_json(network) for network in data["networks"]]
    policy = network_from_json(data["judge"]) if "judge" in data else None
    return NetworkEvaluator(base, networks, data["doubt"], data["doubt_left"], policy)


def shipped(game: str, base: Evaluator, players: int = 2) -> Evaluator:
    """The evaluator with the weights that come with the package for such a table; else the game's own.

    A solo game has an automa for an opponent, and so weights of its own where there are any.
    """
    package = find_game(game).search.weights
    for name in ("solo_weights.json", "weights.json")[players > 1 :] if package else ():
        file = files(package).joinpath(name)
        if file.is_file():
            return evaluator_from_json(base, json.loads(file.read_text("utf-8")))
    return base
