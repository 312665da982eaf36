"""Information-set Monte Carlo tree search, for any game on the kernel.

Each simulation deals anew what the seat can't see, goes down the tree by what has been found so far and by what the
evaluation thinks of untried moves, lets chance roll, and ends where the tree does: there the evaluation says how likely
everyone is to win. Every player goes for their own chance. The tree holds choices of players only; what was rolled in
between is averaged over, and a choice that isn't possible in one deal waits for another one.
"""

from math import exp, sqrt
from typing import Any, Final, final

from mypy_extensions import i64

from yamen.bots.clock import CLOCK, FOREVER, Clock, Deadline
from yamen.bots.evaluator import Evaluation, softmax
from yamen.bots.observation import Seat
from yamen.engine.agenda import CHANCE, NOBODY, Position, Task
from yamen.engine.rng import Rng

SEATS: Final = 16
"""More than there are seats in any game: what a move is multiplied by to number moves of different seats."""
UNLIMITED: Final = 1e12


@final
class Settings:
    """What a search may be told."""

    def __init__(
        self,
        simulations: float = UNLIMITED,
        seconds: float = FOREVER,
        curiosity: float = 0.6,
        trust: float = 150.0,
        rivals: float = 1.0,
        follow_ups: i64 = 4,
        insight: i64 = 2,
        ambition: float = 0.00002,
        playouts: bool = False,
    ) -> None:
        self.simulations = simulations
        """At most so many simulations, and at most so many seconds."""
        self.seconds = seconds
        self.curiosity = curiosity
        """How much is tried beside what looks best."""
        self.trust = trust
        """A move that looks worse by so many hundredths of a point is tried e times less."""
        self.rivals = rivals
        """How much of the curiosity is left at the choices of others, who are expected to do what looks best."""
        self.follow_ups = follow_ups
        """How many further questions of a move are answered before the position is evaluated."""
        self.insight = insight
        """How many of them are answered before an untried move is looked at."""
        self.ambition = ambition
        """What a hundredth of a point counts beside the chance to win: for playing on when all is won or lost."""
        self.playouts = playouts
        """Play at random to the end instead of evaluating: what a search without knowledge does."""


@final
class Report:
    """What was expected where simulations ended that began with a move: sums over them, for each who can win."""

    def __init__(self, rivals: i64, parts: i64) -> None:
        self.count: float = 0.0
        self.chances: list[float] = [0.0] * rivals
        self.points: list[float] = [0.0] * rivals
        self.parts: list[float] = [0.0] * parts
        """What the points of whoever asks were made of."""

    def add(self, chances: list[float], standing: list[int], parts: list[int]) -> None:
        self.count += 1.0
        for i in range(len(standing)):
            self.points[i] += float(standing[i])
            if i < len(chances):
                self.chances[i] += chances[i]
        for i in range(len(parts)):
            self.parts[i] += float(parts[i])


@final
class Node:
    """What is known of a choice made: how often it was tried and what came of it for whoever made it."""

    def __init__(self) -> None:
        self.visits: float = 0.0
        self.available: float = 0.0
        """How often it could have been chosen."""
        self.total: float = 0.0
        self.worth: i64 = 0
        """What the evaluation thought of it before it was tried."""
        self.children: dict[int, Node] = {}
        """By move and seat: after the same moves, chance may let different players choose."""
        self.asked: i64 = NOBODY
        """The last question seen here: who was asked, the moves, their nodes, and how much each deserves a try."""
        self.moves: list[int] = []
        self.menu: list[Node] = []
        self.priors: list[float] = []
        self.report: Report | None = None
        """For the first move of a search that is asked why."""

    def child(self, move: int) -> "Node":
        """What is known of one of the moves that were asked for last."""
        return self.menu[self.moves.index(move)]


@final
class Search:
    """The tree of one bot, and how it grows."""

    def __init__(self, evaluation: Evaluation, settings: Settings, rng: Rng, clock: Clock = CLOCK) -> None:
        self.evaluation = evaluation
        self.settings = settings
        self.rng = rng
        self.clock = clock
        self.deadline = Deadline(clock, FOREVER)
        """Of the run; there is no hurry before and after it."""
        self.root = Node()
        self.done: float = 0.0
        """The simulations of the last run."""
        self.asked_why: bool = False
        self.viewer: i64 = NOBODY

    def run(self, seat: Seat) -> None:
        """Simulate until the budget is used up, or until nothing can change the choice any more.

        What is in the tree already counts against the simulations.
        """
        settings = self.settings
        simulations = settings.simulations - self.root.visits
        self.deadline = Deadline(self.clock, settings.seconds)
        self.done = 0.0
        self.viewer = seat.viewer
        while self.done < simulations or self.done < 1.0:
            self.simulate(seat.deal(self.rng))
            self.done += 1.0
            if self.deadline.is_late():
                break
            if self.done % 64.0 == 0.0:
                left = simulations - self.done
                share = self.deadline.share()
                if share > 0.0 and self.done / share - self.done < left:
                    left = self.done / share - self.done
                if self.lead() > left:
                    break
        self.deadline.keep()
        self.deadline = Deadline(self.clock, FOREVER)

    def lead(self) -> float:
        """How much more often the most tried move was tried than the next."""
        first: float = 0.0
        second: float = 0.0
        for child in self.root.menu:
            if child.visits > first:
                second = first
                first = child.visits
            elif child.visits > second:
                second = child.visits
        return first - second

    def best(self) -> int:
        """The move tried most often; of several, the one that did best."""
        root = self.root
        at: i64 = 0
        for i in range(len(root.menu)):
            child, best = root.menu[i], root.menu[at]
            if child.visits > best.visits or (child.visits == best.visits and child.total > best.total):
                at = i
        return root.moves[at]

    # A simulation

    def simulate(self, s: Position) -> None:
        node = self.root
        path: list[Node] = []
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
                    self.settle(s, mover, below, waiting, self.settings.follow_ups)
                break
            if s.player != node.asked or s.legal != node.moves:
                self.open(node, s)
            at = self.select(node)
            mover = s.player
            below = len(s.agenda) - 2
            waiting = s.agenda[below] if below >= 0 else None
            s.play(s.legal[at])
            node = node.menu[at]
            path.append(node)
            movers.append(mover)
        values = self.values(s)
        if self.asked_why:
            self.note(path[0], s)
        for i in range(len(path)):
            node = path[i]
            node.visits += 1.0
            node.total += values[movers[i]]
        self.root.visits += 1.0

    def select(self, node: Node) -> i64:
        """The move that deserves the next try: by what it brought, and by how much it was neglected."""
        menu = node.menu
        priors = node.priors
        curiosity = self.settings.curiosity
        if node.asked != self.viewer:
            curiosity *= self.settings.rivals
        tried: float = 0.0
        got: float = 0.0
        for child in menu:
            child.available += 1.0
            tried += child.visits
            got += child.total
        expected: float = got / tried if tried > 0.0 else 0.0
        best: float = -1e30
        at: i64 = 0
        i: i64 = 0
        for child in menu:
            visits: float = child.visits
            mean: float = child.total / visits if visits > 0.0 else expected
            score: float = mean + curiosity * priors[i] * sqrt(child.available) / (1.0 + visits)
            if score > best:
                best = score
                at = i
            i += 1
        return at

    def open(self, node: Node, s: Position) -> None:
        """Lay out the choices of a question at a node, with what the evaluation thinks of each.

        When the time is up, those that nothing is known of are left out.
        """
        player = s.player
        menu: list[Node] = []
        moves = s.legal
        best: i64 = 0
        for move in s.legal:
            key = move * SEATS + player
            child = node.children.get(key)
            if child is None:
                if len(menu) > 0 and self.deadline.is_late():
                    moves = s.legal[: len(menu)]
                    break
                child = Node()
                child.worth = self.look_ahead(s, move, player)
                node.children[key] = child
            if len(menu) == 0 or child.worth > best:
                best = child.worth
            menu.append(child)
        trust = self.settings.trust
        priors = [exp(float(child.worth - best) / trust) for child in menu]
        total: float = 0.0
        for prior in priors:
            total += prior
        node.asked = player
        node.moves = moves
        node.menu = menu
        node.priors = [prior / total for prior in priors]

    def look_ahead(self, s: Position, move: int, player: i64) -> i64:
        """What a move is worth with the answers that belong to it."""
        if self.settings.playouts:
            return 0
        return self.evaluation.worth(self.after(s, move, player), player)

    def after(self, s: Position, move: int, player: i64) -> Position:
        """The position after a move, as far as the answers that belong to it can be told at first sight."""
        next_: Position = s.clone()
        below: i64 = len(s.agenda) - 2
        next_.play(move)
        insight: i64 = self.settings.insight
        if insight > self.evaluation.foresight():
            insight = self.evaluation.foresight()
        if next_.player == player and insight > 0:
            self.settle(next_, player, below, s.agenda[below] if below >= 0 else None, insight)
        return next_

    def look(self, s: Position, move: int, player: i64) -> i64:
        """What a move is worth at first sight."""
        if self.settings.playouts:
            return 0
        next_: Position = s.clone()
        next_.play(move)
        return self.evaluation.worth(next_, player)

    def settle(self, s: Position, player: i64, below: i64, waiting: Task[Any] | None, left: i64) -> None:
        """Answer the questions that belong to the move just made, each by what looks best at once."""
        if self.settings.playouts:
            return
        while left > 0 and s.player == player and belongs(s, below, waiting) and not self.deadline.is_late():
            left -= 1
            choice = s.legal[0]
            best: i64 = -(1 << 60)
            interruptible = s.agenda[-1].interruptible
            for move in s.legal:
                if move >= s.interruptions and interruptible:
                    continue
                worth = self.look(s, move, player)
                if worth > best:
                    best = worth
                    choice = move
                if self.deadline.is_late():
                    break
            s.play(choice)

    def values(self, s: Position) -> list[float]:
        """What a position is worth to each seat: the chance to win, and a little for being ahead in points."""
        ambition = self.settings.ambition
        if self.settings.playouts:
            while s.player != NOBODY:
                s.play(s.roll(self.rng) if s.player == CHANCE else self.rng.pick(s.legal))
        standing = self.evaluation.standing(s)
        chances = self.chances(s, standing)
        middle: float = 0.0
        for worth in standing:
            middle += worth
        middle /= len(standing)
        return [chances[seat] + ambition * (standing[seat] - middle) for seat in range(len(s.scores()))]

    def chances(self, s: Position, standing: list[int]) -> list[float]:
        """How likely each is to win, as far as that isn't decided."""
        return s.returns() if s.player == NOBODY else softmax(standing, self.evaluation.doubt(s))

    def note(self, first: Node, s: Position) -> None:
        """Keep what was expected at the end of a simulation, for whoever asks why."""
        standing = self.evaluation.standing(s)
        parts = self.evaluation.parts(s, self.viewer)
        if first.report is None:
            first.report = Report(len(standing), len(parts))
        first.report.add(self.chances(s, standing), standing, parts)


def belongs(s: Position, below: i64, waiting: Task[Any] | None) -> bool:
    """Whether a question belongs to the move just made: it already waited, or what waited beneath still does."""
    last: i64 = len(s.agenda) - 1
    if last <= below:
        # Only the question right beneath can be recognised; one further down is a new move.
        return last == below and s.agenda[last] is waiting
    return below < 0 or s.agenda[below] is waiting
