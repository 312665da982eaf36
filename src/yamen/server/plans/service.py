"""Plans for one's next turn: what could be asked then; saving and deleting plans."""

import asyncio
import zlib
from typing import Final

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from yamen.engine.game import Game
from yamen.engine.next_turn import after_own_moves, is_one_information_set, next_turn
from yamen.engine.position import Position
from yamen.engine.rng import Rng
from yamen.server.accounts.schemas import Me
from yamen.server.db.models import RUNNING, Plan, Table
from yamen.server.errors import Conflict, InvalidInput
from yamen.server.plans.schemas import NewPlan, NextTurn
from yamen.server.plans.watching import values_of
from yamen.server.tables.client_state import NO_DECISION, decision_of, legal_move
from yamen.server.tables.plans import PlanEntry, StoredPlan
from yamen.server.tables.registry import TableRegistry
from yamen.server.tables.state import TableState
from yamen.server.tables.writer import TableChange, TableWriter

DEALS: Final = 3
"""How many determinisations are compared: what differs between them can't be foreseen."""


class CannotPlan(Conflict):
    code = "cannot-plan"


class PlanService:
    def __init__(self, registry: TableRegistry, writer: TableWriter) -> None:
        self.registry = registry
        self.writer = writer

    async def next_turn(self, id_: str, person: Me, moves: list[int]) -> NextTurn:
        """What the person would be asked if it were their turn now, after moves of theirs."""
        table = await self.registry.get(id_)
        seat = one_seat(table, person)
        table.must_run()
        number, game = table.number, table.game
        return await asyncio.to_thread(_next_turn, game, seat, number, seed_of(id_, number), moves)

    async def save(self, id_: str, person: Me, wanted: NewPlan) -> None:
        """Save a plan in place of an earlier one; nobody else learns of it."""
        table = await self.registry.get(id_)
        async with table.lock:
            seat = one_seat(table, person)
            table.must_run()
            table.must_be_at(wanted.number)
            watches = {watch.name: watch for watch in table.setup.watches()}
            unknown = [name for name in wanted.stop_if if name not in watches]
            if unknown:
                names = ", ".join(watches) or "nothing here"
                raise InvalidInput(f"A plan can't be stopped by '{unknown[0]}'; it can by: {names}.")
            old = table.plans.get(seat)
            kept = [] if old is None else old.entries  # they may be illegal now, and legal by then
            new = [entry for entry in wanted.entries if all(entry != one.moves for one in kept)]
            question = "" if old is None else old.question
            if new:
                question = await asyncio.to_thread(_check, table.game, seat, seed_of(id_, table.number), new)
            if old is not None and (old.rest is not None or old.question != question):
                raise CannotPlan("Your plan is for another question, or under way; delete it, then plan anew.")
            chosen = [watches[name] for name in dict.fromkeys(wanted.stop_if)]
            view, moves = table.game.view(seat), table.game.type.moves
            entries = []
            for entry in wanted.entries:
                before = next((one for one in kept if one.moves == entry), PlanEntry(entry, {}, table.number))
                now = values_of(chosen, view, seat, moves.message(entry[0]))
                seen = {name: before.seen.get(name, value) for name, value in now.items()}
                entries.append(PlanEntry(entry, seen, before.number))
            await self._replace(table, seat, StoredPlan(question, entries, [watch.name for watch in chosen]))

    async def delete(self, id_: str, person: Me) -> None:
        table = await self.registry.get(id_)
        async with table.lock:
            seat = one_seat(table, person)
            if seat in table.plans:
                await self._replace(table, seat, None)

    async def _replace(self, table: TableState, seat: int, plan: StoredPlan | None) -> None:
        stands = select(Table.number).where(Table.id == table.id, Table.stage == RUNNING).with_for_update()

        async def write(connection: AsyncConnection) -> None:
            # So a process that reads the next move reads the plan, too.
            if (await connection.execute(stands)).scalar_one_or_none() != table.number:
                raise Conflict("The game has gone on meanwhile; look at it again.")
            await connection.execute(delete(Plan).where(Plan.table == table.id, Plan.seat == seat))
            if plan is not None:
                row = insert(Plan).values(table=table.id, seat=seat, plan=plan.encode(), waiting=not plan.stopped)
                await connection.execute(row)

        await self.writer.update(table, write, TableChange(table.id))
        table.plans = {at: other for at, other in table.plans.items() if at != seat}
        if plan is not None:
            table.plans[seat] = plan
        table.publish([])  # only who made it sees a difference

    async def stop(self, table: TableState, seat: int, plan: StoredPlan, reason: str) -> None:
        """Stop a plan, whose maker sees why. The caller holds the lock of the table."""
        await self._replace(table, seat, msgspec.structs.replace(plan, stopped=reason))


def one_seat(table: TableState, person: Me) -> int:
    """The seat of a person who has one: whoever plays for several at one screen would plan under others' eyes."""
    mine = table.permissions.must_have_seat(person.id)
    if len(mine) > 1:
        raise CannotPlan("Several play at this screen; plans are for those who have a screen to themselves.")
    return mine[0]


def seed_of(id_: str, number: int) -> int:
    """The seed of the determinisations: the same until the next move."""
    return zlib.crc32(f"{id_}:{number}".encode())


def _deals(game: Game, seat: int, seed: int) -> list[Position]:
    """The next turn in several determinisations."""
    if game.player == seat:
        raise CannotPlan("It is your turn; make your move.")
    found = [next_turn(game.position, seat, Rng(seed + deal)) for deal in range(DEALS)]
    deals = [position for position in found if position is not None]
    if len(deals) < DEALS or not is_one_information_set(deals, seat):
        raise CannotPlan("Your next turn can't be foreseen yet; wait until somebody has moved.")
    return deals


def _next_turn(game: Game, seat: int, number: int, seed: int, moves: list[int]) -> NextTurn:
    deals = _deals(game, seat, seed)
    after = after_own_moves(deals, seat, moves)
    if after is None:
        raise InvalidInput("These moves can't be made one after the other; begin anew.")
    table = game.type.moves
    made = [legal_move(table, table.known(move)) for move in moves]
    decision = NO_DECISION
    if is_one_information_set(after, seat):
        decision = decision_of(Game(game.setup, None, game.names, after[0]))
        view = after[0].view(seat)
    else:  # nothing is shown that may differ
        before = after_own_moves(deals, seat, moves[:-1])
        view = (before or deals)[0].view(seat)
    return NextTurn(number, made, view, **decision)


def _check(game: Game, seat: int, seed: int, entries: list[list[int]]) -> str:
    """Refuse entries that could not be played now; returns the kind of question they answer."""
    deals = _deals(game, seat, seed)
    for number, entry in enumerate(entries, 1):
        if after_own_moves(deals, seat, entry) is None:
            raise InvalidInput(
                f"Entry {number} of the plan can't be played as the table stands; choose its moves anew."
            )
    return Game(game.setup, None, game.names, deals[0]).question().kind.name
