"""The moves of a game: dense ints in blocks, with a short text for each."""

import operator
from itertools import product
from typing import SupportsIndex, final

from mypy_extensions import i64

from yamen.engine.errors import UnknownMove
from yamen.engine.messages import Kind, Message


class MoveTable:
    """All moves a game has. Blocks are only ever appended, so the ints of old records keep their meaning.

    Each block is the int of its first move and the kind; a block holds one move for every combination of what its
    fields may hold, the last field running fastest.
    """

    def __init__(self, *blocks: tuple[int, Kind]) -> None:
        self.messages: list[Message] = []
        self.texts: list[str] = []
        for first, kind in blocks:
            if first != len(self.messages):
                raise ValueError(f"the moves {kind.name} begin at {first}, the table is at {len(self.messages)}")
            for args in product(*(range(len(words.words)) for _, words in kind.fields)):
                self.messages.append(kind.message(*args))
                parts = [words.text(value) for (_, words), value in zip(kind.fields, args, strict=True)]
                self.texts.append(" ".join([kind.name, *parts]))
        self._by_text = {text: move for move, text in enumerate(self.texts)}
        if len(self._by_text) != len(self.texts):
            raise ValueError("two moves share a text")

    def __len__(self) -> int:
        return len(self.messages)

    def text(self, move: SupportsIndex) -> str:
        """The short text of a move, as records hold it."""
        return self.texts[self.find(move)]

    def find(self, move: SupportsIndex | str) -> int:
        """The move that an int of any kind, numpy's too, or a text means."""
        if isinstance(move, str):
            return self.parse(move)
        try:
            return self.known(operator.index(move))
        except TypeError:
            raise UnknownMove(str(move)) from None

    def message(self, move: int) -> Message:
        """The move as kind and arguments, for a reader's language."""
        return self.messages[self.known(move)]

    def parse(self, text: str) -> int:
        """The move of a text; spaces and case don't matter."""
        move = self._by_text.get(" ".join(text.split()).lower())
        if move is None:
            raise UnknownMove(text)
        return move

    def known(self, move: int) -> int:
        if not 0 <= move < len(self.messages):
            raise UnknownMove(str(move))
        return move


@final
class OptionSets:
    """Every set of moves out of a block as a list of options, made when it is first asked for and shared from then on.

    So nobody changes the options that a task gives; `Position.legal` hands out copies.
    """

    def __init__(self, first: i64, count: i64) -> None:
        self.first = first
        self.made: list[list[int] | None] = [None] * (1 << count)

    def of(self, mask: i64) -> list[int]:
        """The moves of a set, which has a bit for each of them; ascending."""
        if mask >= len(self.made):
            return self.listed(mask)
        found = self.made[mask]
        if found is None:
            found = self.listed(mask)
            self.made[mask] = found
        return found

    def listed(self, mask: i64) -> list[int]:
        moves: list[int] = []
        move = self.first
        while mask != 0:
            if mask & 1:
                moves.append(move)
            move += 1
            mask >>= 1
        return moves
