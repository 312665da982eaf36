"""What the server refuses: each kind has its name, its HTTP status and a sentence with the way out."""

from typing import Any, ClassVar


class Refused(Exception):
    """Something asked for that can't be had."""

    kind: ClassVar[str] = "refused"
    status: ClassVar[int] = 400

    def __init__(self, message: str, reason: dict[str, Any] | None = None) -> None:
        super().__init__(message)
        self.reason = reason
        """Why a move is not allowed, for any language."""


class BadRequest(Refused):
    kind = "bad-request"


class BadMove(Refused):
    kind = "bad-move"


class Nameless(Refused):
    """Something only people can do whom the server knows."""

    kind = "nameless"
    status = 401


class Unknown(Refused):
    kind = "not-found"
    status = 404


class Forbidden(Refused):
    kind = "forbidden"
    status = 403


class Conflict(Refused):
    """Somebody else was quicker, or what is asked no longer fits."""

    kind = "conflict"
    status = 409


class TooMany(Refused):
    kind = "too-many-requests"
    status = 429


class Unreadable(Refused):
    """A stored table that this version can't play on."""

    kind = "unreadable-table"
    status = 409
