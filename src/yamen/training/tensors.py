"""Files of tensors in the safetensors format: the length of a header, the header as JSON, the numbers."""

import json
import struct
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

DTYPES: Final = {"F32": np.float32, "F16": np.float16, "I64": np.int64}
ALIGNMENT: Final = 8


def to_bytes(tensors: dict[str, NDArray[Any]], metadata: dict[str, str]) -> bytes:
    names = {np.dtype(dtype): name for name, dtype in DTYPES.items()}
    header: dict[str, Any] = {"__metadata__": metadata}
    parts: list[bytes] = []
    at = 0
    for name, tensor in tensors.items():
        data = np.ascontiguousarray(tensor).tobytes()
        header[name] = {
            "dtype": names[tensor.dtype],
            "shape": list(tensor.shape),
            "data_offsets": [at, at + len(data)],
        }
        parts.append(data)
        at += len(data)
    text = json.dumps(header, separators=(",", ":")).encode()
    text += b" " * (-len(text) % ALIGNMENT)
    return b"".join([struct.pack("<Q", len(text)), text, *parts])


def from_bytes(data: bytes) -> tuple[dict[str, NDArray[Any]], dict[str, str]]:
    """The tensors, and the metadata."""
    (length,) = struct.unpack_from("<Q", data)
    begin = 8 + length
    header = json.loads(data[8:begin])
    metadata = header.pop("__metadata__", {})
    tensors = {}
    for name, entry in header.items():
        first, last = entry["data_offsets"]
        flat = np.frombuffer(data[begin + first : begin + last], DTYPES[entry["dtype"]])
        tensors[name] = flat.reshape(entry["shape"])
    return tensors, metadata


def write_whole(file: Path, data: bytes) -> None:
    """Write a file atomically."""
    part = file.with_name(f"{file.name}.part")
    part.write_bytes(data)
    part.replace(file)
