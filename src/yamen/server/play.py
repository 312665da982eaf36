"""Moves: made, taken back."""

from yamen.engine.errors import IllegalMove, YamenError
from yamen.server.errors import BadMove, Conflict, Forbidden
from yamen.server.keeper import Keeper, must_be_now, must_run
from yamen.server.live import LiveTable, Row, may_undo, played, taken_back
from yamen.server.schema import TAKEN_BACK
from yamen.server.shapes import Me


class Playing(Keeper):
    async def play(self, id_: str, person: Me, number: int, move: int | str) -> None:
        """Make a move in the position after `number` moves; returns when it is stored."""
        table = await self.find(id_)
        async with table.lock:
            seat = self._turn_of(table, person, number)
            try:
                game = table.game
                known = game.type.moves.parse(move) if isinstance(move, str) else game.type.moves.known(move)
                after, rows, events = played(game, table.number, known)
            except IllegalMove as error:
                raise BadMove(str(error), error.reason.to_json()) from None
            except YamenError as error:
                raise BadMove(str(error)) from None
            assert rows[0].seat == seat
            await self._commit(table, after, rows, events)

    def _turn_of(self, table: LiveTable, person: Me, number: int) -> int:
        """The seat of the person, whose turn it must be."""
        mine = table.seats_of(person.id)
        if not mine:
            raise Forbidden("You have no seat at this table.")
        must_run(table)
        must_be_now(table, number)
        if table.game.player not in mine:
            raise Forbidden(f"It is the turn of {table.seats[table.game.player].name}, not yours.")
        return table.game.player

    async def undo(self, id_: str, person: Me, number: int) -> None:
        """Take back one's last move, unless a fence stands behind it."""
        table = await self.find(id_)
        async with table.lock:
            mine = table.seats_of(person.id)
            if not mine:
                raise Forbidden("You have no seat at this table.")
            must_run(table)
            must_be_now(table, number)
            seat = table.game.moves[-1][0] if table.game.moves else -1
            if seat not in mine or not may_undo(table.game, seat):
                raise Conflict(
                    "There is nothing of yours to take back: chance, something newly seen or another's move followed."
                )
            game = table.game.clone()
            game.undo()
            rows = [Row(table.number + 1, seat, TAKEN_BACK)]
            await self._commit(table, game, rows, [taken_back(seat)])
