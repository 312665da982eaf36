"""The bot that takes whatever looks best at once."""

from typing import Final, final

from mypy_extensions import i64

from yamen.bots.bot import Bot
from yamen.bots.evaluation import Evaluation
from yamen.bots.seat import Seat
from yamen.engine.agenda import Position
from yamen.engine.rng import Rng

FOLLOW_UPS: Final = 3
"""How many further questions of its own move the bot thinks through: which card, which tile, which palace."""
WORST: Final = -(1 << 60)


@final
class GreedyBot(Bot):
    """Tries every move, with the choices that belong to it, and takes the one that is worth most."""

    def __init__(self, evaluation: Evaluation, seed: int) -> None:
        self.evaluation = evaluation
        self.rng = Rng(seed)

    def choose(self, seat: Seat) -> int:
        s = seat.deal(self.rng)
        choice = seat.legal[0]
        best: i64 = WORST
        equals: i64 = 0
        for move in seat.legal:
            worth = self.after(s, move, seat.viewer, FOLLOW_UPS)
            if worth > best:
                choice = move
                best = worth
                equals = 1
            elif worth == best:
                equals += 1
                if self.rng.below(equals) == 0:
                    choice = move
        return choice

    def after(self, s: Position, move: int, viewer: i64, follow_ups: i64) -> i64:
        """What the position is worth once the move is made and its follow-ups are chosen as well as can be."""
        next_: Position = s.clone()
        next_.play(move)
        # What a move leads to stands on the agenda where its own question stood; below that, something else begins.
        if next_.player != viewer or follow_ups == 0 or len(next_.agenda) < len(s.agenda):
            return self.evaluation.worth(next_, viewer)
        best: i64 = WORST
        for follow_up in next_.legal:
            worth = self.after(next_, follow_up, viewer, follow_ups - 1)
            if worth > best:
                best = worth
        return best
