"""Networks: the same outputs by C and by Python, and files of weights that fit or are refused with a sentence."""

import json
import random
import re
import struct
from array import array
from math import exp, prod
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import yamen
from tests.engine import toy
from yamen.bots import weights as weights_module
from yamen.bots.model import EvaluatorModel, NetworkModel, network_model
from yamen.bots.pure_inference import PureNetwork
from yamen.bots.weights import NAMES, BadWeights, Tensor, Weights, feature_hash, read_weights, weights_to_bytes
from yamen.engine.definition import GameDefinition, Setup
from yamen.engine.encoder import Encoder
from yamen.engine.evaluator import ScoreEvaluator
from yamen.engine.position import Position, playout
from yamen.engine.rng import Rng
from yamen.engine.tasks import CHANCE

try:
    from yamen.bots import _inference
except ImportError:
    compiled: ModuleType | None = None
else:
    compiled = _inference

SIZES = {"hidden": 12, "mixed": 7, "query": 5}


class TeaEncoder(Encoder):
    """What lies where, and who has what."""

    table_features = ("pile", *(f"served {card + 1}" for card in range(toy.CARDS)), "toast")
    seat_features = ("points", "cups", "to move", *(f"card {card + 1}" for card in range(toy.CARDS)))

    def encode(self, s: Position) -> list[int]:
        assert isinstance(s, toy.Tea)
        found = [len(s.hand(toy.PILE)), *(int(where == toy.OPEN) for where in s.where)]
        found.append(int(not s.is_over and isinstance(s.choice(), toy.Toast)))
        for seat in range(len(s.points)):
            found += [s.points[seat], s.cups[seat], int(s.player == seat)]
            found += [int(where == seat) for where in s.where]
        return found


TEA: GameDefinition = toy.GAME._replace(encoder=TeaEncoder)


def shapes(table: int, seat: int, moves: int, hidden: int, mixed: int, query: int) -> list[tuple[int, ...]]:
    one = [(seat, hidden), (table, hidden), (hidden,), *[(hidden, mixed)] * 3, (mixed,), (mixed,), (1,), (mixed,), (1,)]
    return [*one, (mixed, query), (table, query), (query,), (moves, query), (moves,)]


def random_weights(game: GameDefinition = TEA, seed: int = 1, **sizes: int) -> Weights:
    assert game.encoder is not None
    rng = random.Random(seed)
    wanted = shapes(
        *(len(game.encoder.table_features), len(game.encoder.seat_features), len(game.moves)), **{**SIZES, **sizes}
    )
    tensors = {
        name: Tensor(shape, [rng.gauss(0, 0.3) for _ in range(prod(shape))])
        for name, shape in zip(NAMES, wanted, strict=True)
    }
    return Weights(tensors, {"game": game.name, "features": feature_hash(game.encoder())})


def tea(players: int = 3, seed: int = 1) -> Position:
    """A position in which a card was served, and somebody may be toasted."""
    rng = Rng(seed)
    s = Setup(TEA, players).position()
    playout(s, rng, limit=3 * players + 1)
    while s.player == CHANCE:
        s.play(s.roll(rng))
    return s


def tea_model(weights: Weights | None = None) -> NetworkModel:
    return network_model(TEA, weights_to_bytes(weights or random_weights(), "F32"), "tea")


# By C and by Python


def test_a_compiled_package_has_the_inference_in_c() -> None:
    assert (compiled is not None) == yamen.COMPILED
    assert weights_module.NETWORK is (compiled.Network if compiled else PureNetwork)


@pytest.mark.skipif(compiled is None, reason="nothing is compiled")
@pytest.mark.parametrize("contenders", [1, 2, 3, 5, 16])
def test_c_and_python_agree(contenders: int) -> None:
    assert compiled is not None
    rng = random.Random(contenders)
    table, seat, moves = 21, 13, 40
    sizes = (table, seat, 33, 17, 9, moves)
    count = sum(prod(shape) for shape in shapes(table, seat, moves, *sizes[2:5]))
    data = array("f", [rng.gauss(0, 0.2) for _ in range(count)]).tobytes()
    one, other = compiled.Network(*sizes, data), PureNetwork(*sizes, data)
    batch = []
    for number in range(20):
        encoded = [rng.choice([0, 0, 0, 1, 2, -7]) for _ in range(table + contenders * seat)]
        legal = sorted(rng.sample(range(moves), number % 9))
        batch.append((encoded, contenders, rng.randrange(contenders), legal))
    together = one.evaluate_batch(batch)
    assert together == [one.evaluate(*each) for each in batch]
    for outputs, expected, (*_, legal) in zip(together, other.evaluate_batch(batch), batch, strict=True):
        for found, wanted, length in zip(outputs, expected, (contenders, contenders, len(legal)), strict=True):
            assert len(found) == length
            assert found == pytest.approx(wanted, rel=1e-4, abs=1e-4)


@pytest.mark.parametrize("network", [PureNetwork, *([compiled.Network] if compiled else [])])
def test_a_network_computes_what_it_should(network: Any) -> None:
    """One unit a layer: the seat's own units, the mean and the best of the others, and how each counts."""
    numbers = [2.0, 1.0, 0.5, 1.0, 10.0, 100.0, 0.25, 3.0, 1.0, 0.001, 0.5, 1.0, 7.0, -1.0, 0.001, -0.002, 0.1, 0.2]
    made = network(1, 1, 1, 1, 1, 2, array("f", numbers).tobytes())
    units = [3 + 2 * own + 0.5 for own in (0, 1, 3)]
    mixed = [
        own + 10 * sum(others) / 2 + 100 * max(others) + 0.25
        for own, others in ((units[at], units[:at] + units[at + 1 :]) for at in range(3))
    ]
    points, chances, priors = made.evaluate([3, 0, 1, 3], 3, 1, [0, 1])
    assert points == pytest.approx([10 * (3 * each + 1) for each in mixed])
    weights = [exp(0.001 * each) for each in mixed]
    assert chances == pytest.approx([each / sum(weights) for each in weights], rel=1e-4)
    query = mixed[1] + 21 - 1
    assert priors[1] / priors[0] == pytest.approx(exp(-0.003 * query + 0.1), rel=1e-3)
    assert sum(priors) == pytest.approx(1)


@pytest.mark.parametrize("network", [PureNetwork, *([compiled.Network] if compiled else [])])
@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (([0] * 5, 3, 0, [0]), "The encoded position has 5 numbers, which doesn't fit 3 contenders."),
        (([0], 0, 0, [0]), "The encoded position has 1 numbers, which doesn't fit 0 contenders."),
        (([0] * 3, 2, 2, [0]), "There is no contender 2 to move."),
        (([0] * 3, 2, 0, [0, 2]), "The network knows no move 2."),
        (([0] * 3, 2, 0, [-1]), "The network knows no move -1."),
    ],
)
def test_inputs_that_do_not_fit_are_refused(network: Any, arguments: tuple[Any, ...], reason: str) -> None:
    made = network(1, 1, 1, 1, 1, 2, array("f", [1.0] * 18).tobytes())
    with pytest.raises(ValueError, match=re.escape(reason)):
        made.evaluate(*arguments)
    with pytest.raises(ValueError, match=re.escape(reason)):
        made.evaluate_batch([arguments])
    with pytest.raises(ValueError, match="has 72 bytes of weights, not 68"):
        network(1, 1, 1, 1, 1, 2, array("f", [1.0] * 17).tobytes())
    with pytest.raises(ValueError, match="can't have these sizes"):
        network(1, 1, 0, 1, 1, 2, b"")


# Models


@pytest.mark.parametrize("players", [2, 3])
def test_a_model_evaluates_positions_of_a_game(players: int) -> None:
    model = tea_model()
    positions = [tea(players, seed) for seed in range(4)]
    over = tea(players)
    playout(over, Rng(2))
    dealing = Setup(TEA, players).position()
    found = model.evaluate_batch([*positions, over, dealing])
    for s, evaluation in zip([*positions, over, dealing], found, strict=True):
        assert len(evaluation.points) == len(evaluation.win_chances) == players
        assert sum(evaluation.win_chances) == pytest.approx(1)
        assert evaluation.points == pytest.approx(model.evaluate(s).points)
    for s, evaluation in zip(positions, found, strict=False):
        assert len(evaluation.priors) == len(s.legal)
        assert sum(evaluation.priors) == pytest.approx(1)
    assert found[-2].points == over.scores
    assert found[-2].win_chances == over.returns()
    assert found[-1].priors == []


def test_an_evaluator_is_a_model_whose_priors_take_longer() -> None:
    s = tea()
    model = EvaluatorModel(ScoreEvaluator())
    evaluation = model.evaluate(s)
    assert evaluation.points == s.scores
    toasted, sipped = (evaluation.priors[s.legal.index(move)] for move in (toy.TOAST + 1, toy.SIP))
    assert sipped > 1.5 * toasted
    assert sum(evaluation.priors) == pytest.approx(1)
    assert model.glance(s).priors == []
    assert model.glance(s).win_chances == evaluation.win_chances


# Files


@pytest.mark.parametrize(("dtype", "exact"), [("F32", 1e-6), ("F16", 1e-3)])
def test_a_file_gives_back_the_weights(dtype: str, exact: float) -> None:
    weights = random_weights()
    read = read_weights(weights_to_bytes(weights, dtype), "a file")
    assert read.metadata == weights.metadata
    assert list(read.tensors) == list(weights.tensors)
    for name, tensor in read.tensors.items():
        assert tensor.shape == weights.tensors[name].shape
        assert list(tensor.numbers) == pytest.approx(list(weights.tensors[name].numbers), rel=exact, abs=exact)


GOOD = weights_to_bytes(random_weights(), "F32")


@pytest.mark.parametrize(
    "data",
    [b"", b"short", b"{}" * 40, GOOD[:100], GOOD[:-1], struct.pack("<Q", 2) + b"[]", struct.pack("<Q", 2) + b"{}"],
)
def test_what_is_no_file_of_weights_is_refused(data: bytes) -> None:
    with pytest.raises(BadWeights, match=r"^here\.bin (is not a file of weights|lacks seat\.weight)"):
        network_model(TEA, data, "here.bin")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"dtype": "I64"}, "is not a file of weights in the safetensors format .'I64'."),
        ({"shape": [2, 2]}, r"a tensor of shape \(2, 2\) can't be the bytes"),
        ({"data_offsets": [-4, 8]}, "is not a file of weights"),
    ],
)
def test_a_tensor_that_is_none_is_refused(change: dict[str, Any], reason: str) -> None:
    (length,) = struct.unpack_from("<Q", GOOD)
    header = json.loads(GOOD[8 : 8 + length])
    header["seat.weight"].update(change)
    text = json.dumps(header).encode()
    with pytest.raises(BadWeights, match=reason):
        network_model(TEA, struct.pack("<Q", len(text)) + text + GOOD[8 + length :], "here.bin")


def refusal(weights: Weights, game: GameDefinition = TEA) -> str:
    with pytest.raises(BadWeights) as refused:
        network_model(game, weights_to_bytes(weights, "F32"), "here.bin")
    return str(refused.value)


def test_weights_of_something_else_are_refused_with_a_sentence() -> None:
    weights = random_weights()

    class More(TeaEncoder):
        seat_features = (*TeaEncoder.seat_features, "hat")

    class Other(TeaEncoder):
        seat_features = ("prestige", *TeaEncoder.seat_features[1:])

    assert refusal(weights, TEA._replace(encoder=More)) == (
        "here.bin was trained for something else: seat.weight has the shape (12, 12), not (13, 12) as 11 features of "
        "the table, 13 of a contender and 34 moves need it. Train it anew."
    )
    assert refusal(weights, TEA._replace(encoder=Other)) == (
        "here.bin was trained with other features of the same number. Train it anew."
    )
    assert refusal(Weights(weights.tensors, {"game": "go"})) == "here.bin has weights for go, not for tea."
    fewer = {name: tensor for name, tensor in weights.tensors.items() if name != "win.bias"}
    assert refusal(Weights(fewer, {})) == "here.bin lacks win.bias; it holds no network of this kind."


def test_weights_written_by_others_can_be_read(tmp_path: Path) -> None:
    """Tensors in another order, with spaces between header and numbers, as the format's own library writes them."""
    weights = random_weights()
    turned = Weights(dict(reversed(weights.tensors.items())), {})
    file = tmp_path / "network.safetensors"
    file.write_bytes(weights_to_bytes(turned, "F32"))
    s = tea()
    found = network_model(TEA, file.read_bytes(), "here").evaluate(s)
    assert found.priors == pytest.approx(tea_model(weights).evaluate(s).priors)
