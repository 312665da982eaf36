"""Moderation over HTTP: for everybody, and for operators."""

from litestar import Controller, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody

from yamen.server.accounts.auth import CurrentUser
from yamen.server.accounts.schemas import Me
from yamen.server.errors import NotFound
from yamen.server.http import ERRORS
from yamen.server.moderation.schemas import (
    Acknowledge,
    HandleReport,
    Ignore,
    IgnoredPerson,
    NewReport,
    NewSanction,
    ReportInfo,
    SanctionInfo,
    StopIgnoring,
)
from yamen.server.moderation.service import ModerationService

Moderation = NamedDependency[ModerationService]
Operator = NamedDependency[Me]


def provide_operator(current_user: CurrentUser) -> Me:
    """Nobody else learns that there is something at these addresses."""
    if not current_user.operator:
        raise NotFound("There is nothing at this address.")
    return current_user


class SafetyController(Controller):
    """Muting, blocking and reporting others, and an operator's decisions about oneself."""

    path = "/people"

    @get("/ignored", responses=ERRORS)
    async def ignored(self, moderation: Moderation, current_user: CurrentUser) -> list[IgnoredPerson]:
        """Whom you have muted or blocked."""
        return await moderation.list_ignored(current_user)

    @post("/ignored", status_code=204, responses=ERRORS)
    async def ignore(self, moderation: Moderation, current_user: CurrentUser, data: JSONBody[Ignore]) -> None:
        """Mute somebody at a table: you don't read their lines any more. Block them: you don't sit together, either."""
        await moderation.ignore(current_user, data.table, data.seat, data.line, data.kind)

    @post("/ignored/end", status_code=204, responses=ERRORS)
    async def stop_ignoring(
        self, moderation: Moderation, current_user: CurrentUser, data: JSONBody[StopIgnoring]
    ) -> None:
        await moderation.stop_ignoring(current_user, data.id)

    @post("/reports", status_code=204, responses=ERRORS)
    async def report(self, moderation: Moderation, current_user: CurrentUser, data: JSONBody[NewReport]) -> None:
        """Report somebody at a table to the operator, with the last lines of the chat."""
        await moderation.report(current_user, data)

    @get("/notices", responses=ERRORS)
    async def notices(self, moderation: Moderation, current_user: CurrentUser) -> list[SanctionInfo]:
        """What an operator did about you, and why."""
        return await moderation.notices(current_user)

    @post("/notices/seen", status_code=204, responses=ERRORS)
    async def acknowledge(self, moderation: Moderation, current_user: CurrentUser, data: JSONBody[Acknowledge]) -> None:
        await moderation.acknowledge(current_user, data.id)


class ModerationController(Controller):
    """The operator's queue."""

    path = "/moderation"
    dependencies = {"operator": Provide(provide_operator, sync_to_thread=False)}  # noqa: RUF012  # as the framework wants it

    @get("/reports", responses=ERRORS)
    async def reports(self, moderation: Moderation, operator: Operator) -> list[ReportInfo]:
        """What was reported and is not handled yet."""
        return await moderation.open_reports()

    @post("/reports/handled", status_code=204, responses=ERRORS)
    async def handle(self, moderation: Moderation, operator: Operator, data: JSONBody[HandleReport]) -> None:
        """Take a report from the queue without doing anything."""
        await moderation.handle(data.id)

    @post("/sanctions", status_code=204, responses=ERRORS)
    async def sanction(self, moderation: Moderation, operator: Operator, data: JSONBody[NewSanction]) -> None:
        """Warn, silence, suspend, close or rename; the person is told the reason."""
        await moderation.sanction(data)
