"""Moves as rows: played on a game, rolled by chance, replayed from the database."""

import random
from typing import Final, NamedTuple

from yamen.engine.game import Game
from yamen.engine.messages import Message
from yamen.engine.tasks import CHANCE
from yamen.server.db.models import BACK_TO, OVER, RUNNING, TAKEN_BACK
from yamen.server.tables.schemas import LogStep

DICE: Final = random.SystemRandom()


class MoveRow(NamedTuple):
    """One row of the moves of a table."""

    number: int
    seat: int
    move: int

    @property
    def goes_back_to(self) -> int | None:
        """After how many rows the table stood as it does again now; None for a move, or one taken back."""
        return BACK_TO - self.move if self.move <= BACK_TO else None


class Advance(NamedTuple):
    """Moves that were made: the game after them, the rows to store, and the steps of the log."""

    game: Game
    rows: list[MoveRow]
    steps: list[LogStep]

    @property
    def stage(self) -> str:
        return OVER if self.game.is_over else RUNNING

    def number(self, before: int) -> int:
        """The number of rows after them."""
        return self.rows[-1].number if self.rows else before


def play_move(game: Game, number: int, move: int) -> Advance:
    """Make a legal move at a table with `number` rows, and let chance play until somebody is to move."""
    after, news = game.after(move)
    rows = [MoveRow(number + 1, game.player, move)]
    return Advance(after, rows, [_step(rows[0], news), *roll_chance(after, rows)])


def begin(game: Game, deal: int | None = None) -> Advance:
    """Let chance play what comes before the first decision of a new game; the same `deal` rolls the same."""
    rows: list[MoveRow] = []
    return Advance(game, rows, roll_chance(game, rows, None if deal is None else random.Random(deal)))


def roll_chance(game: Game, rows: list[MoveRow], dice: random.Random | None = None) -> list[LogStep]:
    """Let chance play until somebody is to move; the moves are added to the rows."""
    dice = dice or DICE
    steps = []
    number = rows[-1].number if rows else 0
    while game.player == CHANCE:
        number += 1
        rows.append(MoveRow(number, CHANCE, dice.choices(game.legal_moves(), game.position.odds())[0]))
        steps.append(replay_row(game, rows[-1]))
    return steps


def replay_row(game: Game, row: MoveRow) -> LogStep:
    """Replay a stored row, unless it goes back further than an undo; the step of the log."""
    if row.move == TAKEN_BACK:
        game.undo()
        return taken_back(row)
    return _step(row, game.play(row.move))


def taken_back(row: MoveRow) -> LogStep:
    """An undo; where everyone agreed to go back further, it says where to."""
    to = row.goes_back_to
    where = {} if to is None else {"to": to}
    return LogStep(row.number, row.seat, [{"kind": "taken-back", "player": row.seat, **where}])


def without_undone(rows: list[MoveRow]) -> list[MoveRow]:
    """The moves that were not taken back."""
    line: list[MoveRow] = []
    for row in rows:
        to = row.goes_back_to
        if to is not None:
            while line and line[-1].number > to:
                line.pop()
        elif row.move == TAKEN_BACK:
            line.pop()
        else:
            line.append(row)
    return line


def is_fenced(game: Game) -> bool:
    """Whether nothing that was done before the next move can be undone once that is made.

    Snapshots are taken here, so that an undo never has to reach behind one.
    """
    return not game.can_undo(game.player)


def _step(row: MoveRow, news: list[Message]) -> LogStep:
    return LogStep(row.number, row.seat, [message.to_json() for message in news])
