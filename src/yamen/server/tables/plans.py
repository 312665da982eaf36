"""Plans for one's next turn, as they are stored, and after moves."""

from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct
from sqlalchemy import bindparam, delete, update

from yamen.server.db.batch import Part
from yamen.server.db.models import OVER, Plan
from yamen.server.tables.moves import Advance

if TYPE_CHECKING:
    from yamen.server.tables.state import TableState

_TABLE: Final = Plan.table == bindparam("id_")
DELETE_PLAN: Final = delete(Plan).where(_TABLE, Plan.seat == bindparam("at"))
UPDATE_PLAN: Final = (
    update(Plan)
    .where(_TABLE, Plan.seat == bindparam("at"))
    .values(plan=bindparam("text"), waiting=bindparam("goes_on"))
)


class PlanEntry(Struct):
    """Moves that answer the questions of one turn, and how that looked which must not have changed, as JSON."""

    moves: list[int]
    seen: dict[str, str]
    number: int
    """After how many rows of moves it was planned."""


class StoredPlan(Struct):
    """The first entry that can be played is, unless something happens that the plan is to be stopped by."""

    question: str
    """The kind of question it answers; another is left to the person, and the plan waits on."""
    entries: list[PlanEntry]
    stop_if: list[str]
    rest: list[int] | None = None
    """What is left to do of the entry that is being carried out."""
    stopped: str = ""
    """Why it was stopped: a watch, or that no entry can be played."""

    def is_for(self, question: str) -> bool:
        return self.rest is not None or self.question == question

    def encode(self) -> str:
        return msgspec.json.encode(self).decode()


def decode_plan(text: str) -> StoredPlan:
    return msgspec.json.decode(text, type=StoredPlan)


def plans_after(table: "TableState", moves: Advance) -> dict[int, StoredPlan]:
    """The plans after moves: that of a player is deleted once they have had their turn."""
    if moves.stage == OVER or any(row.goes_back_to is not None for row in moves.rows):
        return {}
    seat, move = moves.rows[0].seat, moves.rows[0].move
    plan = table.plans.get(seat)
    if plan is None or not plan.is_for(table.game.question().kind.name):
        return table.plans
    others = {at: other for at, other in table.plans.items() if at != seat}
    goes_on = plan.rest is not None and plan.rest[0] == move and len(plan.rest) > 1 and moves.game.player == seat
    if plan.rest is not None and goes_on:
        return {**others, seat: msgspec.structs.replace(plan, rest=plan.rest[1:])}
    return others


def changed_plans(id_: str, before: dict[int, StoredPlan], after: dict[int, StoredPlan]) -> list[Part]:
    """The statements that store changed plans."""
    gone = [{"id_": id_, "at": seat} for seat in before if seat not in after]
    gone_on = [
        {"id_": id_, "at": seat, "text": plan.encode(), "goes_on": not plan.stopped}
        for seat, plan in after.items()
        if plan is not before[seat]
    ]
    return [(statement, rows) for statement, rows in ((DELETE_PLAN, gone), (UPDATE_PLAN, gone_on)) if rows]
