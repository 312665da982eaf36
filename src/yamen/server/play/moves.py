"""Committing moves, a person's or a bot's: they are stored, and everything else follows from what was stored."""

from collections.abc import Callable

from yamen.server.clocks.state import TableClocks
from yamen.server.db.models import RUNNING
from yamen.server.db.store import UnitOfWork
from yamen.server.play.log import MoveLog
from yamen.server.tables.listeners import Broadcast
from yamen.server.tables.moves import Advance
from yamen.server.tables.state import TableState

Follower = Callable[[TableState, Advance], None]


class MoveService:
    def __init__(self, log: MoveLog) -> None:
        self.log = log
        self.followers: list[Follower] = []
        """Called with a table and the moves that were stored: metrics, bots."""

    async def commit(
        self,
        table: TableState,
        moves: Advance,
        was: str = RUNNING,
        clocks: TableClocks | None = None,
        before: UnitOfWork[None] | None = None,
    ) -> None:
        """Store moves, then tell everyone. The caller holds the lock of the table; where the game begins, it says which
        clocks run then, and what is to be stored `before`, in the same transaction."""
        broadcast = Broadcast(moves.steps)
        if was == RUNNING:
            clocks = table.clocks_after(moves)
        broadcast.prepared = table.views.prepare(moves, broadcast, clocks)
        await self.log.append(table, moves, was, clocks, before)
        table.views.advance(broadcast.prepared)
        table.listeners.broadcast(broadcast)
        for follow in self.followers:
            follow(table, moves)
