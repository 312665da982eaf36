"""A player's next turn, before it comes: what they would be asked if it were their turn now."""

from mypy_extensions import i64

from yamen.engine.position import Position
from yamen.engine.rng import Rng
from yamen.engine.tasks import NOBODY, Chance


def next_turn(position: Position, seat: i64, rng: Rng) -> Position | None:
    """The position at the next question to `seat`, as if whoever is asked before had nothing left to do.

    It is made of what the seat knows alone: what the seat can't see is dealt anew. None where it is asked already, or
    where more than one turn of somebody else comes first, or chance that the turn needs.
    """
    if position.player == seat:
        return None
    s = position.determinise(seat, rng)
    skipped: list[tuple[str, int]] = []
    while s.player != seat:
        if s.is_over:
            return None
        other: i64 = s.player
        choice = s.choice()
        if isinstance(choice, Chance):
            if not choice.skippable:
                return None
            s.take_task()
        else:
            asked = (type(choice).__name__, int(other))
            if asked in skipped:
                return None
            skipped.append(asked)
            s.take_task()
            while s.pending > 0 and getattr(s.task(s.pending - 1), "player", NOBODY) == other:
                s.take_task()
        s.advance()
    return s


def after_own_moves(positions: list[Position], seat: int, moves: list[int]) -> list[Position] | None:
    """Several deals of what a seat knows after moves of its own; None if these can't be made, or not be foreseen.

    They can be foreseen as long as the seat is the next to be asked and sees the same in every deal: neither chance nor
    something newly seen has a part in it.
    """
    after = [position.clone() for position in positions]
    for move in moves:
        if not is_one_information_set(after, seat):
            return None
        for position in after:
            if move not in position._legal:
                return None
            position.play(move)
    return after


def is_one_information_set(positions: list[Position], seat: int) -> bool:
    """Whether the seat is asked the same, and sees the same, in every deal."""
    first = positions[0]
    if first.player != seat:
        return False
    view = first.view(seat)
    for position in positions[1:]:
        if position.player != seat or position._legal != first._legal or position.view(seat) != view:
            return False
    return True
