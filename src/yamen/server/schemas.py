"""Schemas of several domains. The OpenAPI document and the client's types follow from all `schemas`."""

from typing import Annotated, Any

from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$")]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=20)]
GameMessage = Annotated[dict[str, Any], Meta(title="GameMessage")]
"""A move, event, question or reason: its `kind`, its `rule` if it has one, and its arguments by name."""
PackText = Annotated[str, Meta(min_length=1, max_length=40_000, pattern=r"^[^\x00]*$")]


class Strict(Struct, forbid_unknown_fields=True):
    """Something a client sends: a key it doesn't know is a mistake and said to be one."""


class ErrorResponse(Struct):
    """What every refusal looks like."""

    error: str
    message: str
    reason: GameMessage | None = None
