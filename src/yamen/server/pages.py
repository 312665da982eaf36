"""The client's pages: its files as they were built, and the start page for every other address.

Files are read when they are asked for: they change only with the program.
"""

import mimetypes
import re
from pathlib import Path
from typing import Any, Final, NamedTuple

from litestar import Request, Response, get, head
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException

from yamen.server.errors import TableNotFound
from yamen.server.http import address_of
from yamen.server.previews.tags import preferred_language, preview_tags
from yamen.server.services import Services

STATIC: Final = Path(__file__).parent / "static"
FOREVER: Final = "public, max-age=31536000, immutable"
"""For files that have a hash of their content in their name."""
ASK_AGAIN: Final = "no-cache"
NOT_BUILT: Final = "The pages of the table are not built yet: run make setup, then start again. The API works.\n"

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/plain", ".ftl")
mimetypes.add_type("font/woff2", ".woff2")


class Page(NamedTuple):
    body: bytes
    packed: bytes | None
    """The same compressed with Brotli, which the build does for texts."""
    type: str
    kept: str


FILES: Final[dict[str, Page]] = {}
"""What was read: there are only as many as the client has files, whatever is asked for."""


def read(path: str) -> Page | None:
    """A file of the client; None if there is none by that name."""
    if path not in FILES:
        found = _read(path)
        if found is None:
            return None
        FILES[path] = found
    return FILES[path]


def _read(path: str) -> Page | None:
    try:
        file = (STATIC / path).resolve()
        is_there = file.is_file()
    except (OSError, ValueError):  # no file system has such a name
        return None
    if not is_there or not file.is_relative_to(STATIC) or file.suffix == ".br":
        return None
    if file.relative_to(STATIC).as_posix() != path:  # each has one name only
        return None
    packed = file.with_name(f"{file.name}.br")
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind.endswith(("javascript", "json", "xml")):
        kind += "; charset=utf-8"
    kept = FOREVER if path.startswith("assets/") else ASK_AGAIN
    return Page(file.read_bytes(), packed.read_bytes() if packed.is_file() else None, kind, kept)


ADDRESSES: Final = ["/", "/{path:path}"]
LINK: Final = re.compile("(?:table|replay)/([0-9A-Za-z_-]{1,40})/?")
"""The address of a table."""
AFTER: Final = b"</title>"
"""Where in the page what is said of a table stands."""


@get(ADDRESSES, include_in_schema=False, exclude_from_auth=True)
async def page(request: Request[Any, Any, State], services: NamedDependency[Services]) -> Response[bytes]:
    return await _answer(request, services)


@head(ADDRESSES, include_in_schema=False, exclude_from_auth=True)
async def page_head(request: Request[Any, Any, State], services: NamedDependency[Services]) -> Response[None]:
    """The same without the page itself, for those who only ask whether it is there."""
    whole = await _answer(request, services)
    headers = {**whole.headers, "Content-Length": str(len(whole.content))}
    return Response(None, status_code=whole.status_code, media_type="text/plain", headers=headers)


async def _answer(request: Request[Any, Any, State], services: Services) -> Response[bytes]:
    wanted = request.scope["path"].lstrip("/")
    link = LINK.fullmatch(wanted)
    if wanted.startswith(("api/", "assets/", "fonts/", "schema/")) or "." in wanted.rpartition("/")[2]:
        found = read(wanted)
        if found is None:
            raise NotFoundException
    else:
        found = read("index.html")
        if found is None:
            return Response(NOT_BUILT.encode(), status_code=503, headers={"Content-Type": "text/plain; charset=utf-8"})
    headers = {"Content-Type": found.type, "Cache-Control": found.kept, "Vary": "Accept-Encoding"}
    if link is not None and (tags := await _preview_tags(request, services, link[1])):
        headers["Vary"] = "Accept-Encoding, Accept-Language"
        return Response(found.body.replace(AFTER, AFTER + tags, 1), headers=headers)
    if found.packed is not None and "br" in request.headers.get("accept-encoding", ""):
        return Response(found.packed, headers={**headers, "Content-Encoding": "br"})
    return Response(found.body, headers=headers)


async def _preview_tags(request: Request[Any, Any, State], services: Services, table: str) -> bytes:
    """What programs that show a link to a table read in its page; nothing, if there is no such table."""
    guesses, address = services.request_filter.guesses, address_of(request)
    if guesses.is_exhausted(address):
        return b""
    language = preferred_language(request.headers.get("accept-language", ""))
    try:
        card = await services.previews.card(table, language)
    except TableNotFound:
        guesses.allows(address)  # counted: a page tells of a table as the API does
        return b""
    site = str(request.base_url).rstrip("/")
    picture = None
    if services.previews.has_pictures:
        picture = f"{site}/previews/{table}/picture.png?lang={language}&version={card.version}"
    return preview_tags(card, f"{site}/table/{table}", picture).encode()
