"""Carries plans out when their turn comes, each move after a delay like a person's."""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import select

from yamen.engine.next_turn import after_own_moves
from yamen.engine.rng import Rng
from yamen.server.db.models import PERSON, RUNNING, Plan, Table
from yamen.server.db.store import Store
from yamen.server.errors import Conflict, DomainError
from yamen.server.plans.service import PlanService, seed_of
from yamen.server.plans.watching import changed, happened, values_of
from yamen.server.play.moves import MoveService
from yamen.server.tables import repository
from yamen.server.tables.moves import DICE, Advance, play_move
from yamen.server.tables.plans import StoredPlan
from yamen.server.tables.registry import TableRegistry
from yamen.server.tables.state import TableState

LOG: Final = logging.getLogger("yamen.plans")
SWEEP: Final = 30.0
"""Seconds between two looks for plans that nobody carries out, since a server ended or failed."""
MEDIAN: Final = 6.0
SPREAD: Final = 0.6
SHORTEST: Final = 2.0
LONGEST: Final = 45.0
"""The longest delay, in seconds."""
NOT_LEGAL: Final = "illegal"
"""The reason for stopping a plan of which nothing can be played."""


class Chosen(NamedTuple):
    """The moves that a plan has for a turn, or the reason why it has none."""

    moves: list[int]
    stopped: str = ""


def person_like(dice: random.Random = DICE) -> float:
    """A delay before a move, from one distribution for all moves of all plans, so that it reveals nothing."""
    return min(max(dice.lognormvariate(0.0, SPREAD) * MEDIAN, SHORTEST), LONGEST)


class PlanPlayer:
    def __init__(self, store: Store, registry: TableRegistry, moves: MoveService, plans: PlanService) -> None:
        self.store = store
        self.registry = registry
        self.moves = moves
        self.plans = plans
        self.draw: Callable[[], float] = person_like
        self.sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
        self._playing: dict[str, asyncio.Task[None]] = {}
        """The tasks that carry out plans, by table."""

    async def close(self) -> None:
        """Stop; the plans are in the database."""
        tasks = list(self._playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def run(self) -> None:
        """Look now and then for plans that are due and that nobody carries out, after a start or a failure."""
        while True:
            try:
                await self.sweep()
            except Exception:
                LOG.exception("Looking for plans failed; it is tried again.")
            await asyncio.sleep(SWEEP)

    async def sweep(self) -> None:
        due = (Plan.table == Table.id) & (Plan.seat == Table.to_move)
        query = select(Table.id).join(Plan, due).where(Table.stage == RUNNING, Plan.waiting)
        async with self.store.read() as connection:
            ids = (await connection.execute(query)).scalars().all()
        for id_ in ids:
            try:
                self.wake(await self.registry.get(id_))
            except DomainError as error:
                LOG.warning("The plan at table %s can't be carried out: %s", id_, error)

    def on_moves(self, table: TableState, _: Advance) -> None:
        self.wake(table)

    def wake(self, table: TableState) -> None:
        if table.plans and _due(table) is not None and self.playing(table.id) is None:
            task = self._playing[table.id] = asyncio.create_task(self._play_on(table))
            task.add_done_callback(lambda done: self._ended(table.id, done))

    def playing(self, id_: str) -> asyncio.Task[None] | None:
        """The task that carries out a plan at a table, if one does."""
        task = self._playing.get(id_)
        return None if task is None or task.done() else task

    def _ended(self, id_: str, task: asyncio.Task[None]) -> None:
        if self._playing.get(id_) is task:
            del self._playing[id_]

    async def _play_on(self, table: TableState) -> None:
        try:
            while (due := _due(table)) is not None:
                await self._move(table, *due)
        except Conflict:
            LOG.info("Table %s went on elsewhere while its plan waited.", table.id)
        except Exception:
            LOG.exception("The plan at table %s stopped; it is tried again in %s s.", table.id, SWEEP)

    async def _move(self, table: TableState, seat: int, plan: StoredPlan) -> None:
        """Make the next move of a plan after its delay, or stop the plan."""
        began, wait, number = monotonic(), self.draw(), table.number
        chosen = await self._choose(table, seat, plan)
        if chosen.moves:  # choosing was a part of the delay
            await self.sleep(max(0.0, wait - (monotonic() - began)))
        async with table.lock:
            if table.number != number or table.plans.get(seat) is not plan or _due(table) is None:
                return  # taken back, thrown away, or made by hand
            if not chosen.moves:
                await self.plans.stop(table, seat, plan, chosen.stopped)
                return
            table.plans = {**table.plans, seat: msgspec.structs.replace(plan, rest=chosen.moves)}
            try:
                await self.moves.commit(table, play_move(table.game, number, chosen.moves[0]))
            except BaseException:
                table.stale = True
                raise

    async def _choose(self, table: TableState, seat: int, plan: StoredPlan) -> Chosen:
        game, number = table.game, table.number
        if plan.rest is not None:
            return Chosen(plan.rest) if plan.rest[0] in game.legal_moves() else Chosen([], NOT_LEGAL)
        watches = [watch for watch in table.setup.watches() if watch.name in plan.stop_if]
        since = min(entry.number for entry in plan.entries)
        async with self.store.read_at_length() as connection:
            past = await repository.replay_to(connection, table.setup, table.id, table.names, number, since)
        view, moves = game.view(seat), game.type.moves
        deals = [game.position.determinise(seat, Rng(seed_of(table.id, number) + deal)) for deal in range(2)]
        for entry in plan.entries:
            if after_own_moves(deals, seat, entry.moves) is not None:
                now = values_of(watches, view, seat, moves.message(entry.moves[0]))
                steps = [step for step in past.steps if step.number > entry.number]
                stopped = happened(watches, steps) or changed(entry, now)
                return Chosen([], stopped) if stopped else Chosen(entry.moves)
        return Chosen([], NOT_LEGAL)


def _due(table: TableState) -> tuple[int, StoredPlan] | None:
    """The seat whose turn it is and its plan, if that is to be carried out now."""
    if table.stage != RUNNING or table.game.player < 0:
        return None
    seat = table.game.player
    plan, info = table.plans.get(seat), table.seats[seat]
    if plan is None or plan.stopped or info.kind != PERSON or info.bot:  # a bot moves for whoever is away
        return None
    return (seat, plan) if plan.is_for(table.game.question().kind.name) else None
