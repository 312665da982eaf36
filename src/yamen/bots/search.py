"""Gumbel search: sequential halving at the root, information-set Monte Carlo tree search with PUCT below.

After Danihelka et al. (2022): the moves that look best to the model are all tried equally often, then the better half
of them, and so on until one is left. Each round has one determinisation and the same dice for all (common random
numbers), so that differences are due to the moves.

Below the root a simulation descends by PUCT to the first node that is new, where the model evaluates the position: a
chance to win and points for every contender, and each player maximises their own (max^n). Nodes are choices of players
only, so chance is averaged over; availability counts make up for choices that not every determinisation offers.
"""

from math import exp, log, sqrt
from typing import Final, final

from mypy_extensions import i64

from yamen.bots.clock import CLOCK, FOREVER, Clock, Deadline
from yamen.bots.model import Evaluation, Model
from yamen.bots.observation import Observation
from yamen.engine.position import Position
from yamen.engine.rng import Rng
from yamen.engine.tasks import CHANCE, NOBODY

SEATS: Final = 16
"""More than there are seats in any game: what a move is multiplied by to number moves of different seats."""
UNLIMITED: Final = 1e12
LEAST_PRIOR: Final = 1e-9
FINE: Final = 1 << 30
LOOKED_AHEAD: Final = 16
"""The rounds between checks whether the choice can still change."""


@final
class SearchConfig:
    """The budget and the parameters of a search."""

    def __init__(
        self,
        simulations: float = UNLIMITED,
        seconds: float = FOREVER,
        considered: i64 = 16,
        c_visit: float = 50.0,
        c_scale: float = 1.0,
        c_puct: float = 0.6,
        points_weight: float = 0.002,
        noise: bool = False,
    ) -> None:
        self.simulations = simulations
        """At most so many simulations, and at most so many seconds."""
        self.seconds = seconds
        self.considered = considered
        """At most so many moves are tried at the root."""
        self.c_visit = c_visit
        """How much the values found count beside the priors: (c_visit + most visits) c_scale logits for a sure win."""
        self.c_scale = c_scale
        self.c_puct = c_puct
        """The exploration constant below the root."""
        self.points_weight = points_weight
        """The weight of a point beside the chance to win, for playing on in decided games."""
        self.noise = noise
        """Whether Gumbel noise is added to the priors at the root, for exploration in self-play."""


@final
class Node:
    """A move: its statistics from the point of view of whoever made it, and the choice that comes next."""

    def __init__(self, logit: float) -> None:
        self.logit = logit
        """The logarithm of its prior."""
        self.visits: float = 0.0
        self.availability: float = 0.0
        """How often it was among the legal moves when its parent was visited."""
        self.total: float = 0.0
        """The utilities of its simulations, added up."""
        self.utilities: list[float] = []
        """What the next choice was worth to each contender when it was first met."""
        self.player: i64 = NOBODY
        """The next choice as it was met last: whose it is, the legal moves, their priors, their nodes."""
        self.moves: list[int] = []
        self.priors: list[float] = []
        self.legal_children: list[Node] = []
        self.children: dict[int, Node] | None = None
        """All nodes that it ever had, by move and seat: after the same moves, chance may let others choose."""


@final
class LeafStatistics:
    """What the simulations that began with a move came to, added up for each contender."""

    def __init__(self, contenders: i64) -> None:
        self.count: float = 0.0
        self.win_chances: list[float] = [0.0] * contenders
        self.points: list[float] = [0.0] * contenders

    def add(self, evaluation: Evaluation) -> None:
        self.count += 1.0
        win_chances, points = evaluation.win_chances, evaluation.points
        for i in range(len(points)):
            self.win_chances[i] += win_chances[i]
            self.points[i] += points[i]


@final
class SearchResult:
    """What a search found."""

    def __init__(self, move: int, policy: list[float], win_chances: list[float], points: list[float]) -> None:
        self.move = move
        self.policy = policy
        """The improved policy: for each of the legal moves, by the priors and the values found."""
        self.win_chances = win_chances
        """What is expected for each contender if whoever is to move follows this policy."""
        self.points = points


@final
class Search:
    """The search of one bot, with its tree."""

    def __init__(self, model: Model, config: SearchConfig, rng: Rng, clock: Clock = CLOCK) -> None:
        self.model = model
        self.config = config
        self.rng = rng
        self.dice = Rng(rng.below(FINE))
        self.clock = clock
        self.root = Node(0.0)
        self.leaves: list[LeafStatistics | None] = []
        """For each move at the root."""
        self.noise: list[float] = []
        self.considered: list[int] = []
        """The moves at the root, by index, that are still tried; then those dropped, the best first."""
        self.dropped: list[int] = []
        self.simulations: float = 0.0
        """The simulations of the last run."""
        self.least: float = 0.0
        """The least and the greatest utility that a simulation came to, for whoever moves at the root."""
        self.most: float = 1.0

    def run(self, observation: Observation, root: Node | None = None) -> SearchResult:
        """Search within the budget, in the tree below `root` if one was kept."""
        config = self.config
        deadline = Deadline(self.clock, config.seconds)
        self.begin(observation, Node(0.0) if root is None else root)
        halvings = halvings_of(len(self.considered))
        done: i64 = 0
        rounds: i64 = 0
        late = False
        while not late and self.simulations < config.simulations and len(self.considered) > 1:
            deal = observation.deal(self.rng)
            first, second = self.dice.first, self.dice.second
            last = self.considered[-1]
            for at in self.considered:
                self.dice.first, self.dice.second = first, second
                self.simulate(deal if at == last else deal.clone(), at)
                self.simulations += 1.0
                late = deadline.is_late()
                if late or self.simulations >= config.simulations:
                    break
            used = self.simulations / config.simulations
            if config.seconds < FOREVER and not late:
                used = max(used, deadline.elapsed())
            while done < halvings and used * float(halvings) >= float(done + 1):
                done += 1
                self.halve()
            rounds += 1
            if rounds % LOOKED_AHEAD == 0 and self.is_decided(self.simulations * (1.0 / used - 1.0)):
                break
        while len(self.considered) > 1:
            self.halve()
        deadline.keep()
        return self.result(observation.legal[self.considered[0]])

    def begin(self, observation: Observation, root: Node) -> None:
        """Choose the moves that are tried."""
        config = self.config
        self.root = root
        deal = observation.deal(self.rng)
        if len(root.utilities) == 0:
            self.visit(root, deal, self.model.evaluate(deal))
        if len(root.legal_children) == 0 or root.player != deal.player or root.moves != deal._legal:
            self.expand(root, deal)
        count = len(root.moves)
        self.simulations = 0.0
        self.least, self.most = 0.0, 1.0
        self.leaves = [None] * count
        self.noise = [gumbel(self.rng) if config.noise else 0.0 for _ in range(count)]
        most: i64 = config.considered
        while most > 2 and float(most * halvings_of(most)) > config.simulations:
            most -= 1
        logits = [child.logit for child in root.legal_children]
        order = sorted(range(count), key=lambda at: -(logits[at] + self.noise[at]))
        self.considered = order[:most]
        self.dropped = order[most:]

    def halve(self) -> None:
        """Drop the worse half of the moves."""
        scores = self.scores()
        order = sorted(self.considered, key=lambda at: -scores[at])
        half = (len(order) + 1) // 2
        self.considered = order[:half]
        self.dropped = order[half:] + self.dropped

    def is_decided(self, to_come: float) -> bool:
        """Whether the best move stays the best, whatever the simulations to come may find."""
        children = self.root.legal_children
        scores = self.scores()
        best = max(self.considered, key=lambda at: scores[at])
        leader = children[best]
        more = to_come / 2.0  # at most: all that are tried get as many
        worst = (leader.total + more * self.least) / (leader.visits + more)
        scale = self.scale()
        for at in self.considered:
            if at != best:
                rival = children[at]
                ahead = self.noise[best] + leader.logit - self.noise[at] - rival.logit
                value = worst - (rival.total + more * self.most) / (rival.visits + more)
                if ahead + scale * value <= 0.0 or ahead + (scale + self.config.c_scale * more) * value <= 0.0:
                    return False
        return True

    # What is known of the moves at the root

    def scores(self) -> list[float]:
        """The score of each move: noise, logit and scaled value."""
        children = self.root.legal_children
        values = self.values()
        scale = self.scale()
        return [self.noise[at] + children[at].logit + scale * values[at] for at in range(len(children))]

    def scale(self) -> float:
        """The logits that a utility of 1 counts: more with more visits."""
        most: float = 0.0
        for child in self.root.legal_children:
            if child.visits > most:
                most = child.visits
        return (self.config.c_visit + most) * self.config.c_scale

    def values(self) -> list[float]:
        """The mean utility of each move; of unvisited ones, an estimate from the visited ones and the priors."""
        root = self.root
        visits: float = 0.0
        weight: float = 0.0
        total: float = 0.0
        for i in range(len(root.legal_children)):
            child = root.legal_children[i]
            if child.visits > 0.0:
                visits += child.visits
                weight += root.priors[i]
                total += root.priors[i] * child.total / child.visits
        expected = root.utilities[root.player]
        if weight > 0.0:
            expected = (expected + visits * total / weight) / (1.0 + visits)
        return [child.total / child.visits if child.visits > 0.0 else expected for child in root.legal_children]

    def result(self, move: int) -> SearchResult:
        values = self.values()
        scale = self.scale()
        children = self.root.legal_children
        policy = softmax([children[at].logit + scale * values[at] for at in range(len(children))])
        contenders = len(self.root.utilities)
        win_chances = [0.0] * contenders
        points = [0.0] * contenders
        weight: float = 0.0
        for at in range(len(children)):
            leaves = self.leaves[at]
            if leaves is not None:
                share = policy[at] / leaves.count
                weight += policy[at]
                for i in range(contenders):
                    win_chances[i] += share * leaves.win_chances[i]
                    points[i] += share * leaves.points[i]
        if weight > 0.0:
            win_chances = [each / weight for each in win_chances]
            points = [each / weight for each in points]
        return SearchResult(move, policy, win_chances, points)

    # A simulation

    def simulate(self, s: Position, first: i64) -> None:
        """A simulation that begins with a move at the root."""
        node = self.root
        path: list[Node] = []
        movers: list[int] = []
        at: i64 = first
        while True:
            player = s.player
            if player == CHANCE:
                s.play(s.roll(self.dice))
                continue
            if player == NOBODY:
                evaluation = self.model.evaluate(s)
                utilities = self.utilities(evaluation)
                break
            if len(path) > 0:
                if len(node.utilities) == 0:
                    evaluation = self.model.glance(s)
                    utilities = self.visit(node, s, evaluation)
                    break
                if player != node.player or len(node.legal_children) == 0 or s._legal != node.moves:
                    self.expand(node, s)
                at = self.select(node)
            s.play(node.moves[at])
            node = node.legal_children[at]
            path.append(node)
            movers.append(player)
        for i in range(len(path)):
            node = path[i]
            node.visits += 1.0
            node.total += utilities[movers[i]]
        leaves = self.leaves[first]
        if leaves is None:
            leaves = LeafStatistics(len(utilities))
            self.leaves[first] = leaves
        leaves.add(evaluation)
        self.least = min(self.least, utilities[movers[0]])
        self.most = max(self.most, utilities[movers[0]])

    def visit(self, node: Node, s: Position, evaluation: Evaluation) -> list[float]:
        """Keep the utilities of a new node."""
        node.player = s.player
        node.moves = s._legal
        node.priors = evaluation.priors
        node.utilities = self.utilities(evaluation)
        return node.utilities

    def utilities(self, evaluation: Evaluation) -> list[float]:
        """The utility of a position for each contender."""
        points = evaluation.points
        mean: float = 0.0
        for each in points:
            mean += each
        mean /= float(len(points))
        weight = self.config.points_weight
        return [evaluation.win_chances[i] + weight * (points[i] - mean) for i in range(len(points))]

    def expand(self, node: Node, s: Position) -> None:
        """Give a node the children for the legal moves of a position, with their priors."""
        player = s.player
        moves = s._legal
        known = node.children
        if known is None:
            known = {}
            node.children = known
        children: list[Node] = []
        for move in moves:
            child = known.get(move * SEATS + player)
            if child is None:
                break
            children.append(child)
        if len(children) < len(moves):
            met = node.player == player and node.moves == moves and len(node.priors) > 0
            priors = node.priors if met else self.model.evaluate(s).priors
            children = []
            for i in range(len(moves)):
                key = moves[i] * SEATS + player
                logit = log(max(priors[i], LEAST_PRIOR))
                child = known.get(key)
                if child is None:
                    child = Node(logit)
                    known[key] = child
                else:
                    child.logit = logit
                children.append(child)
        else:
            priors = softmax([child.logit for child in children])
        node.player = player
        node.moves = moves
        node.priors = priors
        node.legal_children = children

    def select(self, node: Node) -> i64:
        """PUCT, with the availability count in place of the visits of the parent."""
        children = node.legal_children
        priors = node.priors
        c_puct = self.config.c_puct
        visits: float = 1.0
        total: float = node.utilities[node.player]
        for child in children:
            child.availability += 1.0
            visits += child.visits
            total += child.total
        unvisited = total / visits
        best: float = -1e30
        at: i64 = 0
        i: i64 = 0
        for child in children:
            count = child.visits
            mean: float = child.total / count if count > 0.0 else unvisited
            score: float = mean + c_puct * priors[i] * sqrt(child.availability) / (1.0 + count)
            if score > best:
                best = score
                at = i
            i += 1
        return at


def halvings_of(moves: i64) -> i64:
    """How often so many moves can be halved until one is left."""
    count: i64 = 0
    while moves > 1:
        moves = (moves + 1) // 2
        count += 1
    return count


def gumbel(rng: Rng) -> float:
    return -log(-log((float(rng.below(FINE)) + 0.5) / float(FINE)))


def softmax(logits: list[float]) -> list[float]:
    best = logits[0]
    for logit in logits:
        if logit > best:
            best = logit
    weights = [exp(logit - best) for logit in logits]
    total: float = 0.0
    for weight in weights:
        total += weight
    return [weight / total for weight in weights]
