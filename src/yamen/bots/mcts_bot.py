"""The bot that thinks ahead."""

from typing import Any, final

from yamen.bots.bot import Bot
from yamen.bots.evaluator import Evaluation
from yamen.bots.mcts import Node, Search, Settings
from yamen.bots.observation import Seat
from yamen.engine.rng import Rng


@final
class SearchBot(Bot):
    """Searches within its budget. What it found about the further questions of its own move it keeps for them."""

    def __init__(self, evaluation: Evaluation, settings: Settings, seed: int) -> None:
        self.search = Search(evaluation, settings, Rng(seed))
        self.expected: dict[str, Any] | None = None
        """What the seat will see if its next choice follows at once on the last one."""
        self.next = Node()
        """What is known of that choice."""

    def choose(self, seat: Seat) -> int:
        search = self.search
        search.root = self.next if self.is_expected(seat) else Node()
        search.run(seat)
        move = search.best()
        self.expect(seat, move)
        return move

    def votes(self, seat: Seat) -> dict[int, float]:
        """How often each move was tried."""
        self.search.run(seat)
        root = self.search.root
        return {move: child.visits for move, child in zip(root.moves, root.menu, strict=True)}

    def is_expected(self, seat: Seat) -> bool:
        return self.expected is not None and self.next.moves == seat.legal and self.expected == seat.view()

    def expect(self, seat: Seat, move: int) -> None:
        after = seat.deal(self.search.rng)
        after.play(move)
        self.expected = None
        if after.player == seat.viewer:
            self.expected = after.view(seat.viewer)
            self.next = self.search.root.child(move)
