"""The errors of the domains. Each has a code, by which clients know it, and a sentence with the way out.

None of them knows HTTP: `app.py` maps them to answers, `ws.py` to messages.
"""

from typing import Any, ClassVar


class DomainError(Exception):
    """A refusal: the code is for clients, the sentence for people."""

    code: ClassVar[str] = "refused"

    def __init__(self, message: str, reason: dict[str, Any] | None = None) -> None:
        super().__init__(message)
        self.reason = reason
        """Why a move is not allowed, for any language."""


class InvalidInput(DomainError):
    code = "bad-request"


class InvalidMove(DomainError):
    code = "bad-move"


class NotSignedIn(DomainError):
    """Only people whom the server knows can do this."""

    code = "nameless"

    def __init__(
        self, message: str = "The server doesn't know you yet; tell it a name, or give your recovery code."
    ) -> None:
        super().__init__(message)


class PermissionDenied(DomainError):
    code = "forbidden"


class NotProven(PermissionDenied):
    """Somebody has signed in long ago, and what they ask for can't be undone."""

    code = "not-proven"

    def __init__(self) -> None:
        super().__init__("Show first that it is you: give your password or your recovery code.")


class Suspended(PermissionDenied):
    """An operator has suspended somebody: for some time they can only look."""

    code = "suspended"

    def __init__(self, until: float) -> None:
        super().__init__(
            "An operator has suspended you for some time; your account page tells why.",
            {"kind": "suspended", "until": int(until)},
        )


class NotYourTurn(PermissionDenied):
    def __init__(self, name: str) -> None:
        super().__init__(f"It is the turn of {name or 'a former player'}, not yours.")


class SentAway(PermissionDenied):
    """The host doesn't want this person at the table."""

    code = "sent-away"

    def __init__(self) -> None:
        super().__init__("Whoever made this table has sent you away from it; sit down at another one.")


class NotFound(DomainError):
    code = "not-found"


class TableNotFound(NotFound):
    def __init__(self) -> None:
        super().__init__("There is no such table; check the link.")


class Conflict(DomainError):
    """Somebody else was quicker, or what is asked no longer fits."""

    code = "conflict"


class StandInPlays(Conflict):
    """Somebody was away for so long that a bot moves for them."""

    code = "stand-in"

    def __init__(self) -> None:
        super().__init__("A bot moves for you, since your time was up; take your seat back, then go on.")


class RateLimited(DomainError):
    code = "too-many-requests"


class TooManyReviews(RateLimited):
    code = "too-many-reviews"


class QuotaExceeded(RateLimited):
    """Somebody has as much of something as one person may have."""

    code = "quota"


class TooManySeats(QuotaExceeded):
    code = "too-many-seats"


class Unavailable(DomainError):
    """The server can't do its work at the moment."""

    code = "unavailable"


class IncompatibleTable(DomainError):
    """A stored table that this version can't load or replay."""

    code = "unreadable-table"


class UnknownBot(IncompatibleTable):
    """A bot of somebody's own sits at a table, and the server was started without it."""

    code = "unknown-bot"

    def __init__(self, bot: str) -> None:
        super().__init__(
            f"The bot '{bot}' plays at this table, and this server was started without it; whoever runs it names its "
            f"module and class: yamen serve --bots my_module:{bot}"
        )
