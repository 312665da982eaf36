"""Pictures of links over HTTP."""

from typing import Final

from litestar import Response, get
from litestar.di import NamedDependency

from yamen.server.accounts.auth import AppRequest
from yamen.server.http import ERRORS, LanguageQuery, TableId, address_of
from yamen.server.previews.service import PreviewService

HOUR: Final = "public, max-age=3600"


@get("/previews/{table:str}/picture.png", media_type="image/png", responses=ERRORS, exclude_from_auth=True)
async def preview_picture(
    previews: NamedDependency[PreviewService], request: AppRequest, table: TableId, lang: LanguageQuery = "en"
) -> Response[bytes]:
    """A table in a picture, for programs that show a link to it."""
    picture = await previews.picture(table, lang, address_of(request))
    return Response(picture, media_type="image/png", headers={"Cache-Control": HOUR})
