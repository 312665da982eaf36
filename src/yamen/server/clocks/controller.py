"""Clocks over HTTP."""

from litestar import get

from yamen.server.clocks.paces import PACES
from yamen.server.clocks.schemas import PaceInfo


@get("/paces")
async def paces() -> list[PaceInfo]:
    """The paces that tables can be played at, beside `none`; all in seconds."""
    return [PaceInfo(*pace) for pace in PACES.values()]
