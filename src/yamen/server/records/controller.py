"""Looking back over HTTP."""

from litestar import Controller, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from yamen.server.accounts.auth import AppRequest, CurrentUser, OptionalUser
from yamen.server.http import ERRORS, LanguageQuery, NumberQuery, SeatQuery, TableId, address_of
from yamen.server.records.schemas import Course, Frames, LogUpdate, RecordUpload, RecordView, Replay
from yamen.server.records.service import RecordService

Records = NamedDependency[RecordService]


class RecordController(Controller):
    @get("/tables/{table:str}/events", responses=ERRORS)
    async def events(
        self,
        records: Records,
        optional_user: OptionalUser,
        request: AppRequest,
        table: TableId,
        since: NumberQuery = 0,
    ) -> LogUpdate:
        """What happened after the first `since` moves."""
        return await records.log_since(table, optional_user, since, address_of(request))

    @get("/tables/{table:str}/since", responses=ERRORS)
    async def since(
        self,
        records: Records,
        current_user: CurrentUser,
        request: AppRequest,
        table: TableId,
        language: LanguageQuery = "en",
    ) -> list[str]:
        """What happened since one's own last turn, in at most three lines."""
        return await records.since(table, current_user, language, address_of(request))

    @get("/tables/{table:str}/replay", responses=ERRORS)
    async def replay(
        self,
        records: Records,
        optional_user: OptionalUser,
        request: AppRequest,
        table: TableId,
        number: NumberQuery = 0,
        seat: SeatQuery = None,
    ) -> Replay:
        """The table after its first `number` moves, from a seat; without one, as a watcher sees it."""
        return await records.replay(table, optional_user, number, seat, address_of(request))

    @get("/tables/{table:str}/frames", responses=ERRORS)
    async def frames(
        self,
        records: Records,
        optional_user: OptionalUser,
        request: AppRequest,
        table: TableId,
        since: NumberQuery = 0,
        number: NumberQuery = 0,
        seat: SeatQuery = None,
    ) -> Frames:
        """What happened after the first `since` moves, up to `number`, with how the table looked each time."""
        return await records.frames(table, optional_user, since, number, seat, address_of(request))

    @get("/tables/{table:str}/course", responses=ERRORS)
    async def course(
        self, records: Records, optional_user: OptionalUser, request: AppRequest, table: TableId
    ) -> Course:
        """How the points grew, and where each turn began."""
        return await records.course(table, optional_user, address_of(request))

    @get("/tables/{table:str}/record", media_type="text/plain", responses=ERRORS)
    async def record(
        self, records: Records, optional_user: OptionalUser, request: AppRequest, table: TableId
    ) -> Response[str]:
        """The whole game as text, once it is over."""
        text = await records.record(table, optional_user, address_of(request))
        headers = {"Content-Disposition": f'attachment; filename="{table}.yamen"'}
        return Response(text, media_type="text/plain; charset=utf-8", headers=headers)

    @post("/records", status_code=200, responses=ERRORS)
    async def look_at_record(
        self, records: Records, current_user: CurrentUser, request: AppRequest, data: JSONBody[RecordUpload]
    ) -> RecordView:
        """Look at a game that was recorded, here or elsewhere. Nothing of it is kept."""
        return await records.view(data, current_user, address_of(request))
