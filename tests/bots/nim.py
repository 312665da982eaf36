"""Nim, to test search by: take 1 to 3 of a pile, whoever takes the last one wins."""

from typing import Any

from mypy_extensions import i64

from yamen.engine.evaluator import Evaluator
from yamen.engine.position import Position, adopt
from yamen.engine.rng import Rng
from yamen.engine.tasks import SPECTATOR, Choice


class Take(Choice["Nim"]):
    """Leave none to nobody: a choice of one is played by the kernel."""

    def options(self, s: "Nim") -> list[int]:
        return list(range(1, min(3, s.pile) + 1))

    def answer(self, s: "Nim", move: int) -> None:
        s.pile -= move
        s.last = self.player
        if s.pile > 0:
            s.follow(Take((self.player + 1) % s.seats))


class Nim(Position):
    def __init__(self, pile: int, seats: int = 2) -> None:
        super().__init__()
        self.pile = pile
        self.seats = seats
        self.last = 0
        self.follow(Take(0))
        self.advance()

    def clone(self) -> "Nim":
        copy = Nim(1, self.seats)
        adopt(self, copy)
        copy.pile = self.pile
        copy.last = self.last
        return copy

    def determinise(self, viewer: int, rng: Rng) -> "Nim":
        return self.clone()

    def view(self, viewer: int = SPECTATOR) -> dict[str, Any]:
        return {"pile": self.pile}

    @property
    def scores(self) -> list[int]:
        return [1 if self.is_over and seat == self.last else 0 for seat in range(self.seats)]

    @property
    def ranking(self) -> list[int]:
        return sorted(range(self.seats), key=lambda seat: seat != self.last)


class NoIdea(Evaluator):
    """Knows who has won, and before that nothing."""

    def value(self, s: Position, seat: i64) -> i64:
        return 100 * s.scores[seat]

    def stage(self, s: Position) -> i64:
        return 0
