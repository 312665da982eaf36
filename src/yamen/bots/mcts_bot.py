"""The bot that plays by tree search."""

from typing import Any, final

from yamen.bots.clock import FOREVER, Deadline
from yamen.bots.mcts import SEATS, Node, Search, SearchConfig
from yamen.bots.observation import Observation
from yamen.bots.thinking import RatedMove, ThinkingBot
from yamen.engine.evaluator import Evaluator
from yamen.engine.rng import Rng


@final
class MCTSBot(ThinkingBot):
    """Searches within its budget, and keeps the subtree of its move for the follow-up choices of the same move."""

    def __init__(self, evaluator: Evaluator, config: SearchConfig, seed: int) -> None:
        self.search = Search(evaluator, config, Rng(seed))
        self.full_simulations = config.simulations
        """The whole budget."""
        self.full_seconds = config.seconds
        self.expected: dict[str, Any] | None = None
        """The view from the seat if its next choice follows directly on the last one."""
        self.next = Node()
        """The subtree for that choice."""

    def choose(self, observation: Observation) -> int:
        search = self.search
        search.root = self.next if self.is_expected(observation) else Node()
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

    def rate(self, observation: Observation, most: int, also: int, seconds: float) -> list[RatedMove]:
        """Moves with few visits get more, until they have half as many as the best."""
        search = self.search
        search.collects_leaves = True
        search.run(observation)
        deadline = Deadline(search.clock, seconds)
        root = search.root
        if root.moves != observation.legal:
            # The time was up before every move had been evaluated; the one asked for may be among the others.
            search.expand(root, observation.deal(search.rng))
        visited = [(child.visits, child.total_value, -at) for at, child in enumerate(root.legal_children)]
        visited.sort(reverse=True)
        chosen = [-at for visits, _, at in visited[:most] if visits > 0.0]
        chosen += [at for at, move in enumerate(root.moves) if move == also and at not in chosen]
        moves = [root.moves[at] for at in chosen]
        nodes = [root.legal_children[at] for at in chosen]
        shares = [node.visits / root.visits for node in nodes]
        enough = nodes[0].visits / 2.0
        rated: list[RatedMove] = []
        for move, node, share in zip(moves, nodes, shares, strict=True):
            while node.visits == 0.0 or (node.visits < enough and not deadline.is_late()):
                deal = observation.deal(search.rng)
                deal._legal = [move]
                search.simulate(deal)
                assert node is root.children[move * SEATS + observation.viewer]
            leaves = node.leaves
            assert leaves is not None
            chances = [chance / leaves.count for chance in leaves.win_chances]
            rated.append(RatedMove(move, share, chances, [value / leaves.count for value in leaves.values]))
        return rated

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
