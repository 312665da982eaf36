"""Lines of the chat."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from yamen.server.schemas import Strict

Text = Annotated[str, Meta(min_length=1, max_length=1000, pattern=r"^[^\x00]*$")]


class ChatLine(Struct):
    id: int
    room: str
    name: str
    text: str
    at: float


class Say(Strict):
    room: Literal["players", "watchers"]
    text: Text
