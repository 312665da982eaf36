"""Moves: made, taken back, and what needs the consent of all people at the table."""

from typing import Any

import msgspec
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from yamen.engine.errors import IllegalMove, YamenError
from yamen.engine.session import Game
from yamen.server.db.models import BACK_TO, OVER, RUNNING, TAKEN_BACK, Table
from yamen.server.errors import BadMove, Conflict, Forbidden
from yamen.server.tables import repository as history
from yamen.server.tables.registry import Keeper, must_be_now, must_run, same_proposal
from yamen.server.tables.schemas import Me, Step
from yamen.server.tables.state import LiveTable, Proposed, Row, apply, played, taken_back


class Playing(Keeper):
    async def play(self, id_: str, person: Me, number: int, move: int | str) -> None:
        """Make a move in the position after `number` moves; returns when it is stored."""
        table = await self.find(id_)
        async with table.lock:
            seat = self._turn_of(table, person, number)
            try:
                game = table.game
                known = game.type.moves.parse(move) if isinstance(move, str) else game.type.moves.known(move)
                after, rows, steps = played(game, table.number, known)
            except IllegalMove as error:
                raise BadMove(str(error), error.reason.to_json()) from None
            except YamenError as error:
                raise BadMove(str(error)) from None
            assert rows[0].seat == seat
            await self._commit(table, after, rows, steps)

    def _turn_of(self, table: LiveTable, person: Me, number: int) -> int:
        """The seat of the person, whose turn it must be."""
        mine = _seats_now(table, person, number)
        if table.game.player not in mine:
            raise Forbidden(f"It is the turn of {table.seats[table.game.player].name}, not yours.")
        return table.game.player

    async def undo(self, id_: str, person: Me, number: int) -> None:
        """Take back one's last move, unless a fence stands behind it."""
        table = await self.find(id_)
        async with table.lock:
            mine = _seats_now(table, person, number)
            seat = next((seat for seat in mine if table.game.can_undo(seat)), None)
            if seat is None:
                raise Conflict(
                    "There is nothing of yours to take back: chance, something newly seen or another's move followed. "
                    "Propose to go back: all people at the table must agree."
                )
            game = table.game.clone()
            row = Row(table.number + 1, seat, TAKEN_BACK)
            await self._commit(table, game, [row], [apply(game, row)])

    # By consent

    async def propose(self, id_: str, person: Me, number: int, kind: str) -> None:
        """Ask all people at the table to go back to one's own last decision, or to abandon the game."""
        table = await self.find(id_)
        async with table.lock:
            mine = _seats_now(table, person, number)
            if table.proposal is not None:
                raise Conflict("Another proposal waits for answers; answer it first.")
            made = await self._going_back(table, mine) if kind == "undo" else Proposed("abandon", mine[0], 0, mine)
            await self._settle(table, made)

    async def answer(self, id_: str, person: Me, agree: bool) -> None:
        """Agree to what is proposed, with all one's seats, or end it."""
        table = await self.find(id_)
        async with table.lock:
            mine = table.seats_of(person.id)
            if not mine:
                raise Forbidden("You have no seat at this table.")
            must_run(table)
            asked = table.proposal
            while asked is not None and table.proposal == asked:
                made = msgspec.json.decode(asked, type=Proposed)
                try:
                    if agree:
                        made.agreed = sorted({*made.agreed, *mine})
                        await self._settle(table, made)
                    else:
                        await self._refuse(table, mine[0])
                    return
                except Conflict:  # the table is read anew: perhaps another only answered at the same moment
                    asked = None if table.proposal == asked else table.proposal
            raise Conflict("Nothing is proposed here, or no longer.")

    async def _refuse(self, table: LiveTable, seat: int) -> None:
        steps = [Step(table.number, seat, [{"kind": "disagreed", "player": seat}])]
        await self._change(table, steps, proposal=None)
        table.proposal = None
        table.changed(steps)
        self._wake_bots(table)

    async def _going_back(self, table: LiveTable, mine: list[int]) -> Proposed:
        async with self.store.read() as connection:
            line = history.standing(await history.rows_of(connection, table.id, 0, table.number))
        own = [at for at, row in enumerate(line) if row.seat in mine]
        if not own:
            raise Conflict("You have made no decision yet that could be taken back.")
        to = line[own[-1] - 1].number if own[-1] > 0 else 0
        return Proposed("undo", line[own[-1]].seat, to, mine)

    async def _settle(self, table: LiveTable, made: Proposed) -> None:
        """Do what is proposed if all have agreed; else let it wait for the others."""
        if any(seat not in made.agreed for seat in table.people()):
            text = msgspec.json.encode(made).decode()
            await self._change(table, [], proposal=text)
            table.proposal = text
            table.changed([])
        elif made.kind == "undo":
            names = [seat.name for seat in table.seats]
            async with self.store.read() as connection:
                past = await history.game_at(connection, table.setup, table.id, names, made.to)
            game = Game(table.setup, None, names, past.game.position)  # what was agreed on is no undo's business
            row = Row(table.number + 1, made.by, BACK_TO - made.to)
            await self._commit(table, game, [row], [taken_back(row)])
        else:
            steps = [Step(table.number, made.by, [{"kind": "abandoned", "player": made.by}])]
            await self._change(table, steps, stage=OVER, abandoned=True, to_move=None, proposal=None)
            table.stage, table.abandoned, table.proposal = OVER, True, None
            table.changed(steps)

    async def _change(self, table: LiveTable, steps: list[Step], **values: Any) -> None:
        """Change the row of a table if neither a move nor another's answer came between."""
        change = update(Table).where(
            Table.id == table.id, Table.stage == RUNNING, Table.number == table.number, same_proposal(table)
        )

        async def write(connection: AsyncConnection) -> None:
            if (await connection.execute(change.values(**values))).rowcount != 1:
                raise Conflict("The table has changed meanwhile; look at it again.")

        await self._write(table, write, steps)


def _seats_now(table: LiveTable, person: Me, number: int) -> list[int]:
    """The seats of a person who plays at a table that runs, and who knows how it stands."""
    mine = table.seats_of(person.id)
    if not mine:
        raise Forbidden("You have no seat at this table.")
    must_run(table)
    must_be_now(table, number)
    return mine
