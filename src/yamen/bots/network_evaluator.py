"""The evaluation that was learned from games: what the parts of a game's own evaluation really bring, and when."""

import json
from importlib.resources import files
from typing import Any, Final, final

from mypy_extensions import i64

from yamen.bots.evaluator import ALL, Evaluation
from yamen.bots.network import Network, network_from_json
from yamen.engine.agenda import Position

POINT: Final = 100.0


@final
class LearnedEvaluation(Evaluation):
    """Expects the points that seats with such features had in the end."""

    def __init__(
        self, base: Evaluation, networks: list[Network], doubt: i64, doubt_left: i64, judge: Network | None = None
    ) -> None:
        self.base = base
        self.networks = networks
        """For each kind of those who can win; one alone is for all of them."""
        self.certain = doubt
        """How far the difference of two seats is off in the end, and what the whole game adds to that."""
        self.uncertain = doubt_left
        self.judge = judge
        """Of moves by what they lead to, in the middle of a move too; without one, those with most points are best."""

    def worth(self, s: Position, seat: i64) -> i64:
        judge = self.judge
        if judge is None:
            return self.points(s, seat)
        return int(POINT * judge.output(self.base.features(s, seat, judge.inputs())))

    def foresight(self) -> i64:
        return self.base.foresight() if self.judge is None else 0

    def points(self, s: Position, seat: i64) -> i64:
        """The hundredths of a point that a seat is expected to have in the end."""
        if s.is_over():
            return self.base.worth(s, seat)
        kind = self.base.kind(s, seat) if len(self.networks) > 1 else 0
        network = self.networks[kind]
        return int(POINT * network.output(self.base.features(s, seat, network.inputs())))

    def parts(self, s: Position, seat: i64) -> list[int]:
        return self.base.parts(s, seat)

    def features(self, s: Position, seat: i64, count: i64 = ALL) -> list[int]:
        return self.base.features(s, seat, count)

    def standing(self, s: Position) -> list[int]:
        return [self.points(s, seat) for seat in range(self.base.rivals(s))]

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
    judge = network_from_json(data["judge"]) if "judge" in data else None
    return LearnedEvaluation(base, networks, data["doubt"], data["doubt_left"], judge)


def shipped(game: str, base: Evaluation, players: int = 2) -> Evaluation:
    """The evaluation that comes with the package, if one was learned for such a table; else the game's own.

    Who plays alone has other rivals, and so an evaluation of their own where there is one.
    """
    for name in (f"{game}_alone_weights.json", f"{game}_weights.json")[players > 1 :]:
        file = files("yamen.bots").joinpath(name)
        if file.is_file():
            return learned(base, json.loads(file.read_text("utf-8")))
    return base
