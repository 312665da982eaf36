"""What a search knows of a game: a model says how a position will end and which moves look good in it."""

from importlib.resources import files
from math import exp
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from yamen.bots.weights import BadWeights, Weights, network_of, read_weights
from yamen.engine.definition import GameDefinition
from yamen.engine.encoder import Encoder
from yamen.engine.errors import BadOption
from yamen.engine.evaluator import Evaluator, softmax
from yamen.engine.position import Position
from yamen.engine.tasks import CHANCE, NOBODY, Task

POINT: Final = 100.0
UNKNOWN: Final = -(1 << 60)
NO_MOVE: Final = -1
FILE: Final = "network.safetensors"


@final
class Evaluation:
    """What is expected of a position."""

    def __init__(self, points: list[float], win_chances: list[float], priors: list[float]) -> None:
        self.points = points
        """The final points of each contender: the seats, and after them an automa if one plays."""
        self.win_chances = win_chances
        """The chance to win of each contender."""
        self.priors = priors
        """The probability of each of the legal moves to be the best; empty where chance is to move."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Model:
    """Evaluates positions. Subclasses need not be compiled."""

    def evaluate(self, s: Position) -> Evaluation:
        raise NotImplementedError

    def evaluate_batch(self, positions: list[Position]) -> list[Evaluation]:
        return [self.evaluate(s) for s in positions]

    def glance(self, s: Position) -> Evaluation:
        """The same, without priors where these would take much longer than the rest."""
        return self.evaluate(s)


@final
class NetworkModel(Model):
    """A network, with the encoder of its game."""

    def __init__(self, encoder: Encoder, network: Any) -> None:
        self.encoder = encoder
        self.network = network

    def evaluate(self, s: Position) -> Evaluation:
        encoder = self.encoder
        if s.player == NOBODY:
            return result(s, encoder.points(s))
        legal = s._legal if s.player != CHANCE else []
        points, win_chances, priors = self.network.evaluate(encoder.encode(s), encoder.contenders(s), s.player, legal)
        return Evaluation(points, win_chances, priors)

    def evaluate_batch(self, positions: list[Position]) -> list[Evaluation]:
        encoder = self.encoder
        going = [s for s in positions if s.player != NOBODY]
        batch = [
            (encoder.encode(s), encoder.contenders(s), s.player, s._legal if s.player != CHANCE else []) for s in going
        ]
        found = iter([Evaluation(*outputs) for outputs in self.network.evaluate_batch(batch)])
        return [result(s, encoder.points(s)) if s.player == NOBODY else next(found) for s in positions]


@final
class EvaluatorModel(Model):
    """A game's static evaluation: for games without a network, and to begin the training of one."""

    def __init__(self, evaluator: Evaluator, prior_temperature: float = 150.0, prior_depth: i64 = 2) -> None:
        self.evaluator = evaluator
        self.prior_temperature = prior_temperature
        """Priors are a softmax over the values of moves with this temperature, in hundredths of a point."""
        depth = evaluator.lookahead_depth()
        self.prior_depth: i64 = depth if depth < prior_depth else prior_depth
        """How many follow-up choices of a move are resolved for its prior."""

    def glance(self, s: Position) -> Evaluation:
        values = self.evaluator.values(s)
        points = [value / POINT for value in values]
        if s.player == NOBODY:
            return result(s, points)
        return Evaluation(points, softmax(values, self.evaluator.uncertainty(s)), [])

    def evaluate(self, s: Position) -> Evaluation:
        evaluation = self.glance(s)
        if s.player >= 0:
            evaluation.priors = self.priors(s)
        return evaluation

    def priors(self, s: Position) -> list[float]:
        values = [self.lookahead(s, move) for move in s._legal]
        best: i64 = values[0]
        for value in values:
            if value > best:
                best = value
        weights = [exp(float(value - best) / self.prior_temperature) for value in values]
        total: float = 0.0
        for weight in weights:
            total += weight
        return [weight / total for weight in weights]

    def lookahead(self, s: Position, move: int) -> i64:
        """The value of a move with its follow-ups resolved."""
        player = s.player
        below = s.pending - 2
        waiting = s.task(below) if below >= 0 else None
        next_: Position = s.clone()
        next_.play(move)
        value: i64 = UNKNOWN
        depth: i64 = self.prior_depth
        while depth > 0 and next_.player == player and is_follow_up(next_, below, waiting):
            depth -= 1
            best: i64 = UNKNOWN
            chosen = next_
            moves = next_._legal
            if next_.choice().interruptible and moves[-1] >= next_.interruptions:
                moves = [each for each in moves if each < next_.interruptions]
            last: i64 = moves[-1] if len(moves) > 0 else NO_MOVE
            for each in moves:
                tried: Position = next_ if each == last else next_.clone()
                tried.play(each)
                found = self.evaluator.value(tried, player)
                if found > best:
                    best = found
                    chosen = tried
            if best == UNKNOWN:
                break
            next_ = chosen
            value = best
        return self.evaluator.value(next_, player) if value == UNKNOWN else value


def result(s: Position, points: list[Any]) -> Evaluation:
    """The result of a game. If no seat has won and there is an automa, the automa has."""
    shares = s.returns()
    for _ in range(len(points) - len(shares)):
        shares.append(1.0 - sum(shares))
    return Evaluation([float(each) for each in points], shares, [])


def is_follow_up(s: Position, below: i64, waiting: Task[Any] | None) -> bool:
    """Whether a choice belongs to the move just made: it was on the agenda before, or what lay beneath still is."""
    last = s.pending - 1
    if last <= below:
        # Only the choice right beneath can be recognised; one further down is a new move.
        return last == below and s.task(last) is waiting
    return below < 0 or s.task(below) is waiting


def network_model(game: GameDefinition, data: bytes, source: str) -> NetworkModel:
    """The model with the weights of a file, which must be for this game."""
    if game.encoder is None:
        raise BadOption(f"{game.name} has no encoder, so no network can play it.")
    weights: Weights = read_weights(data, source)
    trained_for = weights.metadata.get("game", game.name)
    if trained_for != game.name:
        raise BadWeights(f"{source} has weights for {trained_for}, not for {game.name}.")
    encoder = game.encoder()
    return NetworkModel(encoder, network_of(weights, encoder, len(game.moves), source))


def shipped_model(game: GameDefinition) -> NetworkModel | None:
    """The model with the weights that come with the package, if there are any."""
    if not game.search.package or game.encoder is None:
        return None
    file = files(game.search.package).joinpath(FILE)
    return network_model(game, file.read_bytes(), f"{game.name}/{FILE}") if file.is_file() else None
