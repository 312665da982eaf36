"""Files of weights, in the safetensors format: a header in JSON that says where each tensor lies, then the numbers."""

import hashlib
import json
import struct
from array import array
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from yamen.bots.pure_inference import PureNetwork
from yamen.engine.encoder import Encoder
from yamen.engine.errors import YamenError

try:
    from yamen.bots import _inference
except ImportError:  # no C compiler, or YAMEN_PURE=1
    NETWORK: Any = PureNetwork
else:
    NETWORK = _inference.Network

LENGTH: Final = 8
"""The bytes of the length of the header."""
NUMBERS: Final = {"F16": ("e", 2), "F32": ("f", 4)}
NAMES: Final = (
    "seat.weight",
    "table.weight",
    "hidden.bias",
    "own.weight",
    "mean.weight",
    "max.weight",
    "mix.bias",
    "points.weight",
    "points.bias",
    "win.weight",
    "win.bias",
    "query.weight",
    "query.table",
    "query.bias",
    "move.weight",
    "move.bias",
)
"""The tensors of a network, in the order in which it takes them."""


class BadWeights(YamenError):
    """A file of weights that can't be used."""


class Tensor(NamedTuple):
    """Numbers and their shape, row by row."""

    shape: tuple[int, ...]
    numbers: Sequence[float]


class Weights(NamedTuple):
    """What a file of weights holds."""

    tensors: dict[str, Tensor]
    metadata: dict[str, str]


def read_weights(data: bytes, source: str) -> Weights:
    """The tensors of a file; `source` is what messages call it."""
    try:
        (length,) = struct.unpack_from("<Q", data)
        header = json.loads(data[LENGTH : LENGTH + length])
        body = memoryview(data)[LENGTH + length :]
        metadata = header.pop("__metadata__", {})
        return Weights({name: read_tensor(entry, body) for name, entry in header.items()}, dict(metadata))
    except (struct.error, ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadWeights(f"{source} is not a file of weights in the safetensors format ({error}).") from None


def read_tensor(entry: dict[str, Any], body: memoryview) -> Tensor:
    code, size = NUMBERS[entry["dtype"]]
    shape = tuple(entry["shape"])
    begin, end = entry["data_offsets"]
    count = 1
    for length in shape:
        count *= length
    if not 0 <= begin <= end <= len(body) or end - begin != count * size:
        raise ValueError(f"a tensor of shape {shape} can't be the bytes {begin} to {end}")
    return Tensor(shape, struct.unpack(f"<{count}{code}", body[begin:end]))


def weights_to_bytes(weights: Weights, dtype: str = "F16") -> bytes:
    """The reverse of `read_weights`."""
    code, _ = NUMBERS[dtype]
    header: dict[str, Any] = {"__metadata__": weights.metadata}
    body = b""
    for name, tensor in weights.tensors.items():
        numbers = struct.pack(f"<{len(tensor.numbers)}{code}", *tensor.numbers)
        header[name] = {"dtype": dtype, "shape": tensor.shape, "data_offsets": [len(body), len(body) + len(numbers)]}
        body += numbers
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % LENGTH)
    return struct.pack("<Q", len(text)) + text + body


def feature_hash(encoder: Encoder) -> str:
    """A hash of the names of the features, which tells encoders with equally many features apart."""
    names = "\n".join([*encoder.table_features, "", *encoder.seat_features])
    return hashlib.sha256(names.encode()).hexdigest()[:16]


def network_of(weights: Weights, encoder: Encoder, moves: int, source: str) -> Any:
    """The network with these weights, if they fit the encoder and the number of moves of the game.

    The compiled one, or a `PureNetwork`.
    """
    tensors = weights.tensors
    missing = [name for name in NAMES if name not in tensors]
    if missing:
        raise BadWeights(f"{source} lacks {', '.join(missing)}; it holds no network of this kind.")
    table, seat = len(encoder.table_features), len(encoder.seat_features)
    hidden, mixed, query = (len(tensors[name].numbers) for name in ("hidden.bias", "mix.bias", "query.bias"))
    shapes = (
        (seat, hidden),
        (table, hidden),
        (hidden,),
        (hidden, mixed),
        (hidden, mixed),
        (hidden, mixed),
        (mixed,),
        (mixed,),
        (1,),
        (mixed,),
        (1,),
        (mixed, query),
        (table, query),
        (query,),
        (moves, query),
        (moves,),
    )
    for name, shape in zip(NAMES, shapes, strict=True):
        if tensors[name].shape != shape:
            raise BadWeights(
                f"{source} was trained for something else: {name} has the shape {tensors[name].shape}, not {shape} as "
                f"{table} features of the table, {seat} of a contender and {moves} moves need it. Train it anew."
            )
    features = weights.metadata.get("features")
    if features is not None and features != feature_hash(encoder):
        raise BadWeights(f"{source} was trained with other features of the same number. Train it anew.")
    numbers = array("f")
    for name in NAMES:
        numbers.extend(tensors[name].numbers)
    return NETWORK(table, seat, hidden, mixed, query, moves, numbers.tobytes())
