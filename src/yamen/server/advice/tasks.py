"""What worker processes do for advice, beside `workers.tasks`."""

from msgspec import Struct

from yamen.engine.game import Game
from yamen.server.tables.moves import Advance, MoveRow, roll_chance
from yamen.server.workers.tasks import GameSetup


class ReplayMoves(Struct, frozen=True):
    """A game played to the end of some moves, which are numbered anew."""

    setup: GameSetup
    names: list[str]
    line: list[MoveRow]

    def run(self) -> Advance:
        game = Game(self.setup.setup(), None, self.names)
        for row in self.line:
            game.play(row.move)
        rows = [MoveRow(at, seat, move) for at, (seat, move) in enumerate(game.moves, 1)]
        return Advance(game, rows, roll_chance(game, rows))
