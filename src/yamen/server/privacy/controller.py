"""A person's own data over HTTP."""

from litestar import Controller, Response, get, post
from litestar.di import NamedDependency

from yamen.server.accounts.auth import AppRequest, ProvenUser
from yamen.server.config import COOKIE
from yamen.server.cookies import expired
from yamen.server.http import ERRORS
from yamen.server.privacy.schemas import PersonExport
from yamen.server.privacy.service import PrivacyService

Privacy = NamedDependency[PrivacyService]


class PrivacyController(Controller):
    path = "/people"

    @get("/export", responses=ERRORS)
    async def export(self, privacy: Privacy, proven_user: ProvenUser, request: AppRequest) -> Response[PersonExport]:
        """All that is stored about you."""
        headers = {"Content-Disposition": 'attachment; filename="yamen.json"', "Cache-Control": "no-store"}
        return Response(await privacy.export(proven_user, request.auth), headers=headers)

    @post("/delete", status_code=204, responses=ERRORS, response_cookies=expired(COOKIE))
    async def delete(self, privacy: Privacy, proven_user: ProvenUser) -> None:
        """Be forgotten. Your games stay, played by a former player; at those that run, a bot plays on."""
        await privacy.delete(proven_user)
