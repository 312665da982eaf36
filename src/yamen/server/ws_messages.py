"""The messages of clients and server over the WebSocket of a table."""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Struct

from yamen.server.chat.schemas import ChatLine, Phrase, Text
from yamen.server.play.schemas import MoveGiven
from yamen.server.schemas import GameMessage, Number
from yamen.server.tables.schemas import LogStep, Presence, ProposalKind, TableView

Ref = Annotated[str, msgspec.Meta(max_length=40)] | None


# What clients send


class ClientMessage(Struct, tag_field="type", forbid_unknown_fields=True):
    ref: Ref = None
    """Comes back with the answer."""


class SendPlay(ClientMessage, tag="play", kw_only=True):
    number: Number
    move: MoveGiven


class SendUndo(ClientMessage, tag="undo", kw_only=True):
    number: Number


class SendPropose(ClientMessage, tag="propose", kw_only=True):
    number: Number
    kind: ProposalKind


class SendAnswer(ClientMessage, tag="answer", kw_only=True):
    agree: bool


class SendChat(ClientMessage, tag="chat", kw_only=True):
    room: Literal["players", "watchers"]
    text: Text | None = None
    phrase: Phrase | None = None


class SendState(ClientMessage, tag="state"):
    """Asks for the whole state."""


# What they get


class FullState(Struct, tag_field="type", tag="state"):
    state: TableView
    steps: list[LogStep]
    presence: Presence | None
    """None if it is as it was."""


class Change(Struct, tag_field="type", tag="change"):
    """What is new in the state, in its view, and in its view's players: of each only what has changed."""

    number: int
    set: dict[str, Any]
    view: dict[str, Any]
    players: dict[int, dict[str, Any]]
    """By seat."""
    steps: list[LogStep]
    done: "Acknowledgement | None" = None
    """The answer to what this client asked, if that is what changed the table: it comes along."""


class ChatMessage(Struct, tag_field="type", tag="chat"):
    line: ChatLine


class NoticeMessage(Struct, tag_field="type", tag="notice"):
    """An operator has done something about this person, who finds what and why among their notices."""


class Acknowledgement(Struct, tag_field="type", tag="done"):
    """What was asked is stored."""

    ref: str | None


class ErrorMessage(Struct, tag_field="type", tag="error"):
    error: str
    message: str
    reason: GameMessage | None = None
    ref: str | None = None


SocketSent = SendPlay | SendUndo | SendPropose | SendAnswer | SendChat | SendState
SocketReceived = FullState | Change | Presence | ChatMessage | NoticeMessage | Acknowledgement | ErrorMessage
DECODER: Final[msgspec.json.Decoder[SocketSent]] = msgspec.json.Decoder(SocketSent)
