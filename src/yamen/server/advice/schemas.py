"""What travels of hints and reviews. Chances are shares of one, for each who can win: the seats, then whoever else."""

from typing import Annotated

from msgspec import Meta, Struct

from yamen.server.schemas import GameMessage, Number, SeatNumber, Strict


class Gain(Struct):
    """Points that a move brings more or less from a source than another one; `forfeit`: points that don't count."""

    source: str
    points: float


class HintMove(Struct):
    """A move with what is expected of it; its gains are beside the best move, those of the best beside the next."""

    move: int
    text: str
    message: GameMessage
    win_chance: float
    score: float
    share: float
    gains: list[Gain]


class Hint(Struct):
    """What a bot expects after `number` moves, from what the seat can see; the best move first."""

    number: int
    seat: int
    win_chances: list[float]
    scores: list[float]
    moves: list[HintMove]


class TimelinePoint(Struct):
    """Everyone's chances after `number` moves, as the seat to move could estimate them; no seat: the end."""

    number: int
    seat: int | None
    win_chances: list[float]
    scores: list[float]


class AnalysedMove(Struct):
    move: int
    text: str
    message: GameMessage
    win_chance: float
    score: float


class Blunder(Struct):
    """A costly move made after `number` moves, with what was asked, the better one and where that gains."""

    number: int
    seat: int
    question: GameMessage
    cost: float
    played: AnalysedMove
    better: AnalysedMove
    gains: list[Gain]


class Review(Struct):
    """How everyone's chances went, and the moves that cost most, the worst first."""

    cast: list[str]
    timeline: list[TimelinePoint]
    blunders: list[Blunder]


class ReviewProgress(Struct):
    """A review under way: which share of it is done. Ask again."""

    share: float


class Branch(Strict):
    """Play on from how a table stood after `number` moves, on a seat; bots play the others."""

    number: Number
    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=20)] = "strong"
