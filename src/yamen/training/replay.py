"""The replay buffer: the newest examples, in a folder with a file for each task."""

from pathlib import Path
from typing import Final

from yamen.training.examples import Examples, concatenate, from_bytes
from yamen.training.tensors import write_whole

VALIDATION_EVERY: Final = 16
"""One file in this many is for validation: it is never learned from."""


class ReplayBuffer:
    def __init__(self, folder: Path, capacity: int) -> None:
        """The examples in a folder; no more than `capacity` of those to learn from are kept."""
        self.folder = folder
        self.capacity = capacity
        folder.mkdir(parents=True, exist_ok=True)
        self.files: dict[int, Examples] = {}
        for file in sorted(folder.glob("*.npz")):
            self.files[int(file.stem)] = from_bytes(file.read_bytes())
        self.next = max(self.files, default=-1) + 1
        self._training: Examples | None = None

    def __len__(self) -> int:
        """The number of examples to learn from."""
        return sum(examples.size for number, examples in self.files.items() if number % VALIDATION_EVERY)

    def add(self, data: bytes) -> int:
        """Keep the examples of a task; the number of those to learn from."""
        number, examples = self.next, from_bytes(data)
        write_whole(self.folder / f"{number:06}.npz", data)
        self.files[number] = examples
        self.next += 1
        self._training = None
        while len(self) > self.capacity:
            self.forget(min(self.files))
        return examples.size if number % VALIDATION_EVERY else 0

    def forget(self, number: int) -> None:
        del self.files[number]
        (self.folder / f"{number:06}.npz").unlink(missing_ok=True)

    def forget_all(self) -> None:
        for number in list(self.files):
            self.forget(number)
        self._training = None

    def examples(self) -> Examples:
        """The examples to learn from."""
        if self._training is None:
            self._training = concatenate([each for number, each in self.files.items() if number % VALIDATION_EVERY])
        return self._training

    def validation(self) -> Examples:
        """The examples to measure by."""
        return concatenate([each for number, each in self.files.items() if number % VALIDATION_EVERY == 0])
