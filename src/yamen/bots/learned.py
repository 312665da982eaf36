"""The evaluation that was learned from games: what the parts of a game's own evaluation really bring, and when."""

import json
from importlib.resources import files
from typing import Any, Final, final

from mypy_extensions import i64

from yamen.bots.evaluation import Evaluation
from yamen.bots.network import Network, network_from_json
from yamen.engine.agenda import Position

POINT: Final = 100.0


@final
class LearnedEvaluation(Evaluation):
    """Expects the points that seats with such features had in the end."""

    def __init__(self, base: Evaluation, networks: list[Network], doubt: i64, doubt_left: i64) -> None:
        self.base = base
        self.networks = networks
        """For each kind of those who can win; one alone is for all of them."""
        self.certain = doubt
        """How far the difference of two seats is off in the end, and what the whole game adds to that."""
        self.uncertain = doubt_left

    def worth(self, s: Position, seat: i64) -> i64:
        if s.is_over():
            return self.base.worth(s, seat)
        kind = self.base.kind(s, seat) if len(self.networks) > 1 else 0
        return int(POINT * self.networks[kind].output(self.base.features(s, seat)))

    def parts(self, s: Position, seat: i64) -> list[int]:
        return self.base.parts(s, seat)

    def features(self, s: Position, seat: i64) -> list[int]:
        return self.base.features(s, seat)

    def standing(self, s: Position) -> list[int]:
        return [self.worth(s, seat) for seat in range(self.base.rivals(s))]

    def rivals(self, s: Position) -> i64:
        return self.base.rivals(s)

    def kind(self, s: Position, seat: i64) -> i64:
        return self.base.kind(s, seat)

    def left(self, s: Position) -> i64:
        return self.base.left(s)

    def stage(self, s: Position) -> i64:
        return self.base.stage(s)

    def doubt(self, s: Position) -> i64:
        return self.certain + self.uncertain * self.base.left(s) // 100


def learned(base: Evaluation, data: dict[str, Any]) -> LearnedEvaluation:
    """The evaluation that a file of weights describes."""
    networks: list[Network] = [network_from_json(network) for network in data["networks"]]
    return LearnedEvaluation(base, networks, data["doubt"], data["doubt_left"])


def shipped(game: str, base: Evaluation) -> Evaluation:
    """The evaluation that comes with the package, if one was learned for the game; else the game's own."""
    file = files("yamen.bots").joinpath(f"{game}_weights.json")
    return learned(base, json.loads(file.read_text("utf-8"))) if file.is_file() else base
