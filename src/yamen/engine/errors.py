"""What can go wrong for a person: each kind of mistake has its class, each message names the thing and the way out."""

from typing import Any

from yamen.engine.messages import Message


class YamenError(Exception):
    """Any mistake a caller or a player can make. It can be pickled, so that other processes can raise it here."""


class UnknownGame(YamenError):
    """There is no game of that name."""

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(f"There is no game '{name}'; choose one of: {', '.join(known)}.")
        self.name = name
        self.known = known

    def __reduce__(self) -> tuple[Any, ...]:
        return UnknownGame, (self.name, self.known)


class BadOption(YamenError):
    """An option, its value or the number of players does not fit the game."""


class UnknownMove(YamenError):
    """The game has no such move, now or ever."""

    def __init__(self, text: str) -> None:
        super().__init__(f"'{text}' is not a move of this game.")
        self.text = text

    def __reduce__(self) -> tuple[Any, ...]:
        return UnknownMove, (self.text,)


class IllegalMove(YamenError):
    """The move exists but may not be played now; `reason` says why, for any language."""

    def __init__(self, text: str, reason: Message, legal: list[str]) -> None:
        rule = f" ({reason.kind.rule})" if reason.kind.rule else ""
        some = ", ".join(legal[:12]) + (", …" if len(legal) > 12 else "")
        super().__init__(f"'{text}' can't be played now: {reason.kind.name}{rule}. Legal: {some or 'nothing'}.")
        self.text = text
        self.reason = reason
        self.legal = legal

    def __reduce__(self) -> tuple[Any, ...]:
        return IllegalMove, (self.text, self.reason, self.legal)


class NothingToUndo(YamenError):
    """No move can be taken back: chance, something newly seen or another player's move came after the last one."""


class BadRecord(YamenError):
    """A record that can't be read to its end. `line` says where; `game` is the game up to there, if there is one."""

    def __init__(self, line: int, reason: str, game: object = None) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason
        self.game = game

    def __reduce__(self) -> tuple[Any, ...]:
        return BadRecord, (self.line, self.reason, self.game)


class BadContent(YamenError):
    """Content that can't be played with; the message lists every mistake."""

    def __init__(self, source: str, mistakes: list[str]) -> None:
        super().__init__("\n".join(f"{source}: {mistake}" for mistake in mistakes))
        self.source = source
        self.mistakes = mistakes

    def __reduce__(self) -> tuple[Any, ...]:
        return BadContent, (self.source, self.mistakes)
