"""The replay buffer: the newest examples, in a folder with a file for each task of games."""

from pathlib import Path
from typing import Final

from yamen.training.examples import Examples, concatenate, from_bytes
from yamen.training.tensors import write_whole

HELD_BACK: Final = 16
"""One file of so many is never learned from."""


class ReplayBuffer:
    def __init__(self, folder: Path, capacity: int) -> None:
        """What a folder has; of examples to learn from, no more than `capacity` are kept."""
        self.folder = folder
        self.capacity = capacity
        folder.mkdir(parents=True, exist_ok=True)
        self.files: dict[int, Examples] = {}
        for file in sorted(folder.glob("*.npz")):
            self.files[int(file.stem)] = from_bytes(file.read_bytes())
        self.next = max(self.files, default=-1) + 1
        self._learned_from: Examples | None = None

    def __len__(self) -> int:
        """The number of examples to learn from."""
        return sum(examples.size for number, examples in self.files.items() if number % HELD_BACK)

    def add(self, data: bytes) -> int:
        """Keep the examples of a task; returns how many of them are to be learned from."""
        number, examples = self.next, from_bytes(data)
        write_whole(self.folder / f"{number:06}.npz", data)
        self.files[number] = examples
        self.next += 1
        self._learned_from = None
        while len(self) > self.capacity:
            self.forget(min(self.files))
        return examples.size if number % HELD_BACK else 0

    def forget(self, number: int) -> None:
        del self.files[number]
        (self.folder / f"{number:06}.npz").unlink(missing_ok=True)

    def forget_all(self) -> None:
        for number in list(self.files):
            self.forget(number)
        self._learned_from = None

    def examples(self) -> Examples:
        """Those to learn from."""
        if self._learned_from is None:
            self._learned_from = concatenate([each for number, each in self.files.items() if number % HELD_BACK])
        return self._learned_from

    def held_back(self) -> Examples:
        """The others."""
        return concatenate([each for number, each in self.files.items() if number % HELD_BACK == 0])
