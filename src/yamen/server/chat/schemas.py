"""Lines of the chat."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from yamen.server.schemas import Strict

Text = Annotated[str, Meta(min_length=1, max_length=1000, pattern=r"^[^\x00]*$")]
Phrase = Literal[
    "hello", "good-luck", "one-moment", "back", "your-turn", "nice-move", "sorry", "thanks", "good-game", "bye"
]
"""What can be said to strangers, in everybody's language."""


class ChatLine(Struct):
    id: int
    room: str
    name: str
    """Empty where the account is deleted."""
    seat: int | None
    """Where the writer sat; None for a watcher."""
    text: str
    phrase: str | None
    """In place of a text, a stock phrase, which each reads in their language."""
    at: float


class Say(Strict):
    """Either a text, for those who sit at the table, or a stock phrase, for watchers as well."""

    room: Literal["players", "watchers"]
    text: Text | None = None
    phrase: Phrase | None = None
