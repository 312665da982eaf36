"""The bot that plays by tree search."""

from typing import Any, final

from yamen.bots.bot import Bot
from yamen.bots.clock import FOREVER
from yamen.bots.mcts import MCTS, MCTSConfig, MCTSNode
from yamen.bots.observation import Observation
from yamen.engine.evaluator import Evaluator
from yamen.engine.rng import Rng


@final
class MCTSBot(Bot):
    """Searches within its budget, and keeps the subtree of its move for the follow-up choices of the same move."""

    def __init__(self, evaluator: Evaluator, config: MCTSConfig, seed: int) -> None:
        self.search = MCTS(evaluator, config, Rng(seed))
        self.full_simulations = config.simulations
        """The whole budget."""
        self.full_seconds = config.seconds
        self.expected: dict[str, Any] | None = None
        """The view from the seat if its next choice follows directly on the last one."""
        self.next = MCTSNode()
        """The subtree for that choice."""

    def choose(self, observation: Observation) -> int:
        search = self.search
        search.root = self.next if self.is_expected(observation) else MCTSNode()
        search.run(observation)
        move = search.best_move()
        self.expect(observation, move)
        return move

    def shorten(self, share: float) -> None:
        config = self.search.config
        config.simulations = share * self.full_simulations
        config.seconds = share * self.full_seconds if self.full_seconds < FOREVER else FOREVER

    def votes(self, observation: Observation) -> dict[int, float]:
        """The visit count of each move."""
        self.search.run(observation)
        root = self.search.root
        return {move: child.visits for move, child in zip(root.moves, root.legal_children, strict=True)}

    def is_expected(self, observation: Observation) -> bool:
        return (
            self.expected is not None and self.next.moves == observation.legal and self.expected == observation.view()
        )

    def expect(self, observation: Observation, move: int) -> None:
        after = observation.deal(self.search.rng)
        after.play(move)
        self.expected = None
        if after.player == observation.viewer:
            self.expected = after.view(observation.viewer)
            self.next = self.search.root.child(move)
