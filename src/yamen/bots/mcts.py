"""Information-set Monte Carlo tree search (ISMCTS) with PUCT selection, for any game on the kernel.

Each simulation determinises the position anew, descends a single tree by PUCT, samples chance, and evaluates the first
node that is new. Values are win probabilities, one for each seat, and each player maximises their own (max^n). Nodes
are choices of players only, so chance is averaged over; availability counts make up for choices that not every
determinisation offers.
"""

from math import exp, sqrt
from typing import Any, Final, final

from mypy_extensions import i64

from yamen.bots.clock import CLOCK, FOREVER, Clock, Deadline
from yamen.bots.model import is_follow_up
from yamen.bots.observation import Observation
from yamen.engine.evaluator import Evaluator, softmax
from yamen.engine.position import Position
from yamen.engine.rng import Rng
from yamen.engine.tasks import CHANCE, NOBODY, Task

SEATS: Final = 16
"""More than there are seats in any game: what a move is multiplied by to number moves of different seats."""
UNLIMITED: Final = 1e12
NO_MOVE: Final = -1
NOT_EVALUATED: Final = -(1 << 60)


@final
class MCTSConfig:
    """The budget and the parameters of a search."""

    def __init__(
        self,
        simulations: float = UNLIMITED,
        seconds: float = FOREVER,
        c_puct: float = 0.6,
        prior_temperature: float = 150.0,
        opponent_exploration: float = 1.0,
        leaf_depth: i64 = 4,
        prior_depth: i64 = 2,
        score_weight: float = 0.00002,
        playouts: bool = False,
    ) -> None:
        self.simulations = simulations
        """At most so many simulations, and at most so many seconds."""
        self.seconds = seconds
        self.c_puct = c_puct
        """The exploration constant."""
        self.prior_temperature = prior_temperature
        """Priors are a softmax over the values of moves with this temperature, in hundredths of a point."""
        self.opponent_exploration = opponent_exploration
        """A factor of the exploration constant at the choices of opponents."""
        self.leaf_depth = leaf_depth
        """How many follow-up choices of a move are resolved before a leaf is evaluated."""
        self.prior_depth = prior_depth
        """How many of them are resolved for the prior of a move."""
        self.score_weight = score_weight
        """The weight of a hundredth of a point beside the win probability, for playing on in decided games."""
        self.playouts = playouts
        """Random playouts instead of static evaluation, and uniform priors: a search without knowledge."""


@final
class MCTSNode:
    """The statistics of a choice that was made, from the point of view of whoever made it."""

    def __init__(self) -> None:
        self.visits: float = 0.0
        self.availability: float = 0.0
        """How often it was among the legal moves when its parent was visited."""
        self.total_value: float = 0.0
        self.prior_value: i64 = 0
        """The static evaluation, from which the prior is made."""
        self.children: dict[int, MCTSNode] = {}
        """By move and seat: after the same moves, chance may let different players choose."""
        self.player: i64 = NOBODY
        """The choice seen here last: whose it was, the legal moves, their nodes, and their priors."""
        self.moves: list[int] = []
        self.legal_children: list[MCTSNode] = []
        self.priors: list[float] = []

    def child(self, move: int) -> "MCTSNode":
        """The node of one of the moves that were legal here last."""
        return self.legal_children[self.moves.index(move)]


@final
class MCTS:
    """The search of one bot, with its tree."""

    def __init__(self, evaluator: Evaluator, config: MCTSConfig, rng: Rng, clock: Clock = CLOCK) -> None:
        self.evaluator = evaluator
        self.config = config
        self.rng = rng
        self.clock = clock
        self.deadline = Deadline(clock, FOREVER)
        """The deadline of the run."""
        self.root = MCTSNode()
        self.simulations: float = 0.0
        """How many the last run made."""
        self.viewer: i64 = NOBODY
        self.resolved_value: i64 = NOT_EVALUATED
        """The value of the position that `resolved` gave last, if it is known."""

    def run(self, observation: Observation) -> None:
        """Simulate until the budget is used up, or until nothing can change the choice any more.

        What is in the tree already counts against the simulations.
        """
        config = self.config
        budget = config.simulations - self.root.visits
        self.deadline = Deadline(self.clock, config.seconds)
        self.simulations = 0.0
        self.viewer = observation.viewer
        while self.simulations < budget or self.simulations < 1.0:
            self.simulate(observation.deal(self.rng))
            self.simulations += 1.0
            if self.deadline.is_late():
                break
            if self.simulations % 64.0 == 0.0:
                left = budget - self.simulations
                elapsed = self.deadline.elapsed()
                if elapsed > 0.0 and self.simulations / elapsed - self.simulations < left:
                    left = self.simulations / elapsed - self.simulations
                if self.visit_lead() > left:
                    break
        self.deadline.keep()
        self.deadline = Deadline(self.clock, FOREVER)

    def visit_lead(self) -> float:
        """How many more visits the most visited move has than the next."""
        first: float = 0.0
        second: float = 0.0
        for child in self.root.legal_children:
            if child.visits > first:
                second = first
                first = child.visits
            elif child.visits > second:
                second = child.visits
        return first - second

    def best_move(self) -> int:
        """The most visited move; of several, the one with the best value."""
        root = self.root
        at: i64 = 0
        for i in range(len(root.legal_children)):
            child, best = root.legal_children[i], root.legal_children[at]
            if child.visits > best.visits or (child.visits == best.visits and child.total_value > best.total_value):
                at = i
        return root.moves[at]

    # A simulation

    def simulate(self, s: Position) -> None:
        node = self.root
        path: list[MCTSNode] = []
        movers: list[int] = []
        below: i64 = -1
        waiting: Task[Any] | None = None
        mover: i64 = NOBODY
        while True:
            if s.player == CHANCE:
                s.play(s.roll(self.rng))
                mover = NOBODY
                continue
            if s.player == NOBODY:
                break
            if node.visits == 0.0 and len(path) > 0:
                if mover == s.player:
                    s = self.resolved(s, mover, below, waiting, self.config.leaf_depth)
                break
            if s.player != node.player or s._legal != node.moves:
                self.expand(node, s)
            at = self.select(node)
            mover = s.player
            below = s.pending - 2
            waiting = s.task(below) if below >= 0 else None
            s.play(s._legal[at])
            node = node.legal_children[at]
            path.append(node)
            movers.append(mover)
        utilities = self.utilities(s)
        for i in range(len(path)):
            node = path[i]
            node.visits += 1.0
            node.total_value += utilities[movers[i]]
        self.root.visits += 1.0

    def select(self, node: MCTSNode) -> i64:
        """PUCT, with the availability count in place of the visits of the parent."""
        children = node.legal_children
        priors = node.priors
        c_puct = self.config.c_puct
        if node.player != self.viewer:
            c_puct *= self.config.opponent_exploration
        visits: float = 0.0
        total: float = 0.0
        for child in children:
            child.availability += 1.0
            visits += child.visits
            total += child.total_value
        unvisited: float = total / visits if visits > 0.0 else 0.0
        best: float = -1e30
        at: i64 = 0
        i: i64 = 0
        for child in children:
            count: float = child.visits
            mean: float = child.total_value / count if count > 0.0 else unvisited
            score: float = mean + c_puct * priors[i] * sqrt(child.availability) / (1.0 + count)
            if score > best:
                best = score
                at = i
            i += 1
        return at

    def expand(self, node: MCTSNode, s: Position) -> None:
        """Give a node the children for the legal moves of a position, with their priors.

        When the time is up, those that have not been evaluated yet are left out.
        """
        player = s.player
        children: list[MCTSNode] = []
        moves = s._legal
        best: i64 = 0
        for move in s._legal:
            key = move * SEATS + player
            child = node.children.get(key)
            if child is None:
                if len(children) > 0 and self.deadline.is_late():
                    moves = s._legal[: len(children)]
                    break
                child = MCTSNode()
                child.prior_value = self.lookahead(s, move, player)
                node.children[key] = child
            if len(children) == 0 or child.prior_value > best:
                best = child.prior_value
            children.append(child)
        temperature = self.config.prior_temperature
        priors = [exp(float(child.prior_value - best) / temperature) for child in children]
        total: float = 0.0
        for prior in priors:
            total += prior
        node.player = player
        node.moves = moves
        node.legal_children = children
        node.priors = [prior / total for prior in priors]

    def lookahead(self, s: Position, move: int, player: i64) -> i64:
        """The value of a move with its follow-ups resolved."""
        if self.config.playouts:
            return 0
        next_: Position = s.clone()
        below = s.pending - 2
        next_.play(move)
        depth: i64 = self.config.prior_depth
        if depth > self.evaluator.lookahead_depth():
            depth = self.evaluator.lookahead_depth()
        self.resolved_value = NOT_EVALUATED
        if next_.player == player and depth > 0:
            next_ = self.resolved(next_, player, below, s.task(below) if below >= 0 else None, depth)
        value = self.resolved_value
        return self.evaluator.value(next_, player) if value == NOT_EVALUATED else value

    def resolved(self, s: Position, player: i64, below: i64, waiting: Task[Any] | None, depth: i64) -> Position:
        """The position after the choices that belong to the last move, each made greedily. It may be played in `s`.

        It has been evaluated for the choice, so its value is kept in `resolved_value`.
        """
        if self.config.playouts:
            return s
        while depth > 0 and s.player == player and is_follow_up(s, below, waiting) and not self.deadline.is_late():
            depth -= 1
            best: i64 = NOT_EVALUATED
            chosen: Position | None = None
            moves = s._legal
            if s.choice().interruptible and moves[-1] >= s.interruptions:
                moves = [move for move in moves if move < s.interruptions]
            last: i64 = moves[-1] if len(moves) > 0 else NO_MOVE
            for move in moves:
                next_: Position = s if move == last else s.clone()
                next_.play(move)
                value = self.evaluator.value(next_, player)
                if value > best:
                    best = value
                    chosen = next_
                if self.deadline.is_late():
                    break
            if chosen is None:
                s.play(s._legal[0])
            else:
                s = chosen
            self.resolved_value = best
        return s

    def utilities(self, s: Position) -> list[float]:
        """What a leaf is worth to each seat: the win probability, and a little for being ahead in points."""
        score_weight = self.config.score_weight
        if self.config.playouts:
            while s.player != NOBODY:
                s.play(s.roll(self.rng) if s.player == CHANCE else self.rng.pick(s._legal))
        values = self.evaluator.values(s)
        chances = s.returns() if s.player == NOBODY else softmax(values, self.evaluator.uncertainty(s))
        mean: float = 0.0
        for value in values:
            mean += value
        mean /= len(values)
        return [chances[seat] + score_weight * (values[seat] - mean) for seat in range(len(s.scores))]
