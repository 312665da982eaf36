"""A game that runs: begun, moves made and undone, proposals that need everyone's consent, seats resigned."""

import time
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, delete, update
from sqlalchemy.ext.asyncio import AsyncConnection

from yamen.engine.errors import IllegalMove, YamenError
from yamen.engine.game import Game
from yamen.server.accounts.schemas import Me
from yamen.server.clocks.repository import NO_CLOCKS
from yamen.server.clocks.service import ClockService
from yamen.server.db.models import BACK_TO, BOT, OPEN, OVER, RUNNING, TAKEN_BACK, Plan, Table
from yamen.server.db.store import Store
from yamen.server.errors import Conflict, InvalidInput, InvalidMove, NotYourTurn, PermissionDenied
from yamen.server.play.bots import BotPlayer
from yamen.server.play.log import SNAPSHOT_AFTER
from yamen.server.play.moves import MoveService
from yamen.server.quotas import QuotaService
from yamen.server.tables import repository
from yamen.server.tables.moves import Advance, MoveRow, begin, play_move, replay_row, taken_back, without_undone
from yamen.server.tables.notices import Notice
from yamen.server.tables.registry import TableRegistry
from yamen.server.tables.schemas import ProposalKind
from yamen.server.tables.seating import leave_out_locked, setup_without_locked
from yamen.server.tables.state import SeatInfo, StoredProposal, TableState
from yamen.server.tables.writer import TableChange, TableWriter

FENCE_AFTER: Final = 4 * SNAPSHOT_AFTER
"""After this many moves without a fence one is added: else a move made and taken back for ever would make a table that
takes ever longer to load."""


class PlayService:
    def __init__(
        self,
        store: Store,
        registry: TableRegistry,
        writer: TableWriter,
        moves: MoveService,
        bots: BotPlayer,
        quotas: QuotaService,
        clocks: ClockService,
    ) -> None:
        self.quotas = quotas
        self.clocks = clocks
        self.store = store
        self.registry = registry
        self.writer = writer
        self.moves = moves
        self.bots = bots

    async def start(self, id_: str, person: Me, deal: int | None = None) -> None:
        """Begin, once no seat is open; locked ones are left out. With a `deal`, what chance does before the first
        decision is the same each time, as a guided first game needs it; what follows is chance as ever.
        """
        table = await self.registry.get(id_)
        async with table.lock:
            if person.id != table.owner and not table.permissions.seats_of(person.id):
                raise PermissionDenied("Only those who sit at the table, or who made it, can start the game.")
            if table.stage != OPEN:
                raise Conflict("The game has begun already.")
            free = [str(at + 1) for at, seat in enumerate(table.seats) if seat.kind == OPEN]
            if free:
                raise Conflict(f"These seats are still open: {', '.join(free)}. Fill or lock them, then start.")
            setup = setup_without_locked(table)
            if deal is not None and len(table.people()) > 1:
                raise InvalidInput(
                    "A deal can be chosen only by somebody who plays with bots alone; start without one."
                )
            async with self.store.read() as connection:
                await self.quotas.check_start(connection, table.owner)
            before = None if setup is table.setup else leave_out_locked(table, setup)
            try:
                async with self.store.read() as connection:
                    clocks = await self.clocks.begin(connection, table)
                moves = begin(Game(table.setup, None, table.names), deal)
                if clocks is not None:
                    clocks = clocks.asking(moves.game.player, self.clocks.time.now())
                await self.moves.commit(table, moves, was=OPEN, clocks=clocks, before=before)
            except BaseException:
                table.stale = True  # it has all its seats still
                raise

    async def play(self, id_: str, person: Me, number: int, move: int | str) -> None:
        """Make a move in the position after `number` moves; returns when it is stored."""
        table = self.registry.at_hand(id_) or await self.registry.get(id_)
        async with table.lock:
            mine = _seats_now(table, person, number)
            game = table.game
            if game.player not in mine:
                raise NotYourTurn(table.seats[game.player].name)
            table.must_play_itself(game.player)
            if table.number - table.snapshot >= FENCE_AFTER:
                game = _fenced(table)
            try:
                known = game.type.moves.parse(move) if isinstance(move, str) else game.type.moves.known(move)
                moves = play_move(game, table.number, known)
            except IllegalMove as error:
                raise InvalidMove(str(error), error.reason.to_json()) from None
            except YamenError as error:
                raise InvalidMove(str(error)) from None
            table.game = game
            await self.moves.commit(table, moves)

    async def undo(self, id_: str, person: Me, number: int) -> None:
        """Take back one's last move, if no fence came after it."""
        table = await self.registry.get(id_)
        async with table.lock:
            mine = _seats_now(table, person, number)
            seat = next((seat for seat in mine if table.game.can_undo(seat)), None)
            if seat is None:
                raise Conflict(
                    "There is nothing of yours to take back: chance, something newly seen or another's move followed. "
                    "Propose to go back: all people at the table must agree."
                )
            table.must_play_itself(seat)
            game = table.game.clone()
            row = MoveRow(table.number + 1, seat, TAKEN_BACK)
            await self.moves.commit(table, Advance(game, [row], [replay_row(game, row)]))

    async def resign(self, id_: str, person: Me, seat: int) -> None:
        """Leave a running game: a bot plays on."""
        table = await self.registry.get(id_)
        async with table.lock:
            if seat not in table.permissions.seats_of(person.id):
                raise PermissionDenied(f"Seat {seat + 1} is not yours.")
            table.must_run()
            name = table.seats[seat].name
            new = SeatInfo(BOT, None, name, table.stand_in, former=person.id)
            notice = Notice(table, seat, "resigned", name)
            await self.clocks.save(table, self.clocks.without(table, seat), notice, {seat: new}, proposal=None)

    # By consent

    async def propose(self, id_: str, person: Me, number: int, kind: ProposalKind) -> None:
        """Ask all people at the table to go back to one's own last decision, to abandon the game, or to wait for
        whoever is away."""
        table = await self.registry.get(id_)
        async with table.lock:
            mine = _seats_now(table, person, number)
            if table.proposal is not None:
                raise Conflict("Another proposal waits for answers; answer it first.")
            if kind == "undo":
                made = await self._going_back(table, mine)
            else:
                if kind == "wait":
                    _must_be_away(table)
                made = StoredProposal(kind, mine[0], 0, mine)
            await self._settle(table, made)

    async def answer(self, id_: str, person: Me, agree: bool) -> None:
        """Agree to what is proposed, with all one's seats, or end it."""
        table = await self.registry.get(id_)
        async with table.lock:
            mine = table.permissions.must_have_seat(person.id)
            table.must_run()
            asked = table.proposal
            while asked is not None and table.proposal == asked:
                made = msgspec.json.decode(asked, type=StoredProposal)
                try:
                    if agree:
                        made.agreed = sorted({*made.agreed, *mine})
                        await self._settle(table, made)
                    else:
                        await self._reject(table, mine[0])
                    return
                except Conflict:  # the table is read anew: perhaps another only answered at the same moment
                    asked = None if table.proposal == asked else table.proposal
            raise Conflict("Nothing is proposed here, or no longer.")

    async def _reject(self, table: TableState, seat: int) -> None:
        notice = Notice(table, seat, "disagreed", table.seats[seat].name)
        await self._update(table, notice, proposal=None)
        table.proposal = None
        table.publish(notice.steps)
        self.bots.ask(table)

    async def _going_back(self, table: TableState, mine: list[int]) -> StoredProposal:
        async with self.store.read_at_length() as connection:
            line = without_undone(await repository.read_rows(connection, table.id, 0, table.number))
        own = [at for at, row in enumerate(line) if row.seat in mine]
        if not own:
            raise Conflict("You have made no decision yet that could be taken back.")
        to = line[own[-1] - 1].number if own[-1] > 0 else 0
        return StoredProposal("undo", line[own[-1]].seat, to, mine)

    async def _settle(self, table: TableState, made: StoredProposal) -> None:
        """Do what is proposed if all have agreed; else let it wait for the others."""
        if any(seat not in made.agreed for seat in table.must_agree(made.kind)):
            text = msgspec.json.encode(made).decode()
            await self._update(table, None, proposal=text)
            table.proposal = text
            table.publish([])
        elif made.kind == "undo":
            async with self.store.read_at_length() as connection:
                past = await repository.replay_to(connection, table.setup, table.id, table.names, made.to)
            # A new game from there: what was agreed on can't be undone.
            game = Game(table.setup, None, table.names, past.game.position)
            row = MoveRow(table.number + 1, made.by, BACK_TO - made.to)
            await self.moves.commit(table, Advance(game, [row], [taken_back(row)]))
        elif made.kind == "wait":
            await self.clocks.wait(table)
        else:
            notice = Notice(table, made.by, "abandoned", table.seats[made.by].name)
            ended = {"stage": OVER, "abandoned": True, "to_move": None, "proposal": None, "touched": time.time()}
            await self._update(table, notice, **ended, **NO_CLOCKS)
            table.stage, table.abandoned, table.proposal, table.plans = OVER, True, None, {}
            table.clocks = table.deadline = None
            table.publish(notice.steps)

    async def _update(self, table: TableState, notice: Notice | None, **values: Any) -> None:
        """Change the row of a table if neither a move nor another's answer came between."""
        change = update(Table).where(
            Table.id == table.id, Table.stage == RUNNING, Table.number == table.number, _same_proposal(table)
        )

        async def write(connection: AsyncConnection) -> None:
            if (await connection.execute(change.values(**values))).rowcount != 1:
                raise Conflict("The table has changed meanwhile; look at it again.")
            if values.get("stage") == OVER:
                await connection.execute(delete(Plan).where(Plan.table == table.id))

        if notice is None:
            await self.writer.update(table, write, TableChange(table.id))
        else:
            await self.writer.update(table, notice.along_with(write), TableChange(table.id, notice.steps))


def _same_proposal(table: TableState) -> ColumnElement[bool]:
    """The condition that nobody has proposed or answered anything meanwhile."""
    return Table.proposal.is_(None) if table.proposal is None else Table.proposal == table.proposal


def _must_be_away(table: TableState) -> None:
    if not table.is_away(table.game.player):
        raise Conflict(f"The time of {table.seats[table.game.player].name} is not up; there is nobody to wait for.")
    if table.clocks is not None and table.clocks.waits:
        raise Conflict("You are waiting already.")


def _fenced(table: TableState) -> Game:
    """The same game with nothing to undo, so that a snapshot can be taken here."""
    return Game(table.setup, None, table.names, table.game.position)


def _seats_now(table: TableState, person: Me, number: int) -> list[int]:
    """The seats of a person at a running table, whose number of moves they must know."""
    mine = table.permissions.must_have_seat(person.id)
    table.must_run()
    table.must_be_at(number)
    return mine
