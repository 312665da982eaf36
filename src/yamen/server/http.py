"""What the controllers share: parameters, and the errors that every address may answer with."""

from typing import Annotated, Any, Literal

from litestar.connection import ASGIConnection
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from yamen.server.limits import network_of
from yamen.server.schemas import ErrorResponse

FROM_0 = {"minimum": 0}  # which the framework's document forgets where None is possible, too
TableId = Annotated[str, PathParameter(pattern="^[0-9A-Za-z_-]{1,40}$")]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=20, schema_extra=FROM_0)]
NumberQuery = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
DealQuery = Annotated[int | None, QueryParameter(ge=0, le=1_000_000, schema_extra=FROM_0)]
RefinedQuery = Annotated[bool, QueryParameter()]
TurnsQuery = Annotated[bool, QueryParameter()]
LanguageQuery = Annotated[Literal["en", "pl", "cs", "tr"], QueryParameter()]


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The address of the client, as limits count it."""
    return network_of(connection.client.host) if connection.client else ""


DESCRIPTIONS = {
    400: "What was sent can't be understood, or the move is not allowed.",
    401: "Only for people whom the server knows.",
    403: "Not allowed to this person.",
    404: "There is no such thing.",
    409: "The table stands otherwise; look again.",
    413: "Too large.",
    429: "Too many requests.",
}
ERRORS = {
    status: ResponseSpec(ErrorResponse, generate_examples=False, description=text)
    for status, text in DESCRIPTIONS.items()
}
