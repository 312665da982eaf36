"""The server live: a WebSocket for each client at a table.

First comes the whole state, then what changes of it; each client gets only what its person may see.
"""

import asyncio
import contextlib
import logging
from typing import Annotated, Any, Final, Literal, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, QueryParameter
from msgspec import Struct

from yamen.server import talk
from yamen.server.errors import BadRequest, Nameless, Refused, TooMany
from yamen.server.limits import LARGEST, Bucket, same_origin
from yamen.server.live import LiveTable, Notice
from yamen.server.people import Signed
from yamen.server.server import Server
from yamen.server.shapes import ChatLine, MoveGiven, Number, Step, TableState, Text
from yamen.server.shown import ENCODER, Shown
from yamen.server.wire import WIRE, Wire

LOG: Final = logging.getLogger("yamen.socket")
Socket = WebSocket[Any, Any, State]
MOST_WAITING: Final = 500
"""A client this far behind gets the whole state in place of everything it has missed."""
NOBODY: Final = 4401
REFUSED: Final = 4403
NOT_FOUND: Final = 4404
SIGNED_OUT: Final = "You have signed out, here or on another device; sign in again."
Ref = Annotated[str, msgspec.Meta(max_length=40)] | None


# What clients send


class Message(Struct, tag_field="type", forbid_unknown_fields=True):
    ref: Ref = None
    """Comes back with the answer."""


class SendPlay(Message, tag="play", kw_only=True):
    number: Number
    move: MoveGiven


class SendUndo(Message, tag="undo", kw_only=True):
    number: Number


class SendPropose(Message, tag="propose", kw_only=True):
    number: Number
    kind: Literal["undo", "abandon"]


class SendAnswer(Message, tag="answer", kw_only=True):
    agree: bool


class SendChat(Message, tag="chat", kw_only=True):
    room: Literal["players", "watchers"]
    text: Text


class SendState(Message, tag="state"):
    """Asks for the whole state."""


# What they get


class FullState(Struct, tag_field="type", tag="state"):
    state: TableState
    steps: list[Step]


class Changes(Struct, omit_defaults=True):
    set: dict[str, Any] = {}
    gone: list[str] = []


class Change(Struct, tag_field="type", tag="change"):
    """What is new in the state; the view, if it has changed, is told key by key as well."""

    number: int
    set: dict[str, Any]
    view: Changes
    steps: list[Step]


class Said(Struct, tag_field="type", tag="chat"):
    line: ChatLine


class Done(Struct, tag_field="type", tag="done"):
    """What was asked is stored."""

    ref: str | None


class Wrong(Struct, tag_field="type", tag="error"):
    error: str
    message: str
    reason: dict[str, Any] | None = None
    ref: str | None = None


SocketSent = SendPlay | SendUndo | SendPropose | SendAnswer | SendChat | SendState
SocketReceived = FullState | Change | Said | Done | Wrong
DECODER: Final[msgspec.json.Decoder[SocketSent]] = msgspec.json.Decoder(SocketSent)


@websocket("/api/tables/{table:str}/live")
async def live(
    socket: Socket,
    server: NamedDependency[Server],
    table: FromPath[str],
    since: Annotated[str | None, QueryParameter()] = None,
) -> None:
    await socket.accept()
    with contextlib.suppress(WebSocketDisconnect):
        try:
            same_origin(socket.headers)
            found = await server.tables.find(table)
            begin = _number(since)
        except Refused as error:
            await _send(socket, Wrong(error.kind, str(error)))
            await socket.close(NOT_FOUND if error.status == 404 else REFUSED)
            return
        signed = await server.signed_in(socket)
        connection = Connection(socket, server, found, signed)
        if signed is None:
            await connection.run(begin)
        else:
            with server.people.listening(signed.session, connection.end):
                await connection.run(begin)


def _number(since: str | None) -> int | None:
    if since is None:
        return None
    if not since.isdecimal() or len(since) > 7:
        raise BadRequest("'since' must be the number of moves that you know of.")
    return int(since)


async def _send(socket: Socket, message: Struct) -> None:
    await _send_json(socket, ENCODER.encode(message))


async def _send_json(socket: Socket, message: bytes) -> None:
    await socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})


class Connection:
    """One client: what it sends is done in order. What it gets is written as soon as it is told of, or, if the client
    has to be waited for, after that.
    """

    def __init__(self, socket: Socket, server: Server, table: LiveTable, signed: Signed | None) -> None:
        self.socket = socket
        self.server = server
        self.table = table
        self.session = signed.session if signed else None
        self.who = signed.me.id if signed else None
        self.ended = False
        """Whether the person has signed out."""
        self.wire = cast(Wire | None, (socket.scope.get("extensions") or {}).get(WIRE))
        self.sent: Shown | None = None
        self.bucket = Bucket(20, 100)
        self._waiting: list[Notice | Struct] = []
        self._wake = asyncio.Event()
        self._idle = False
        """Whether all that had to be waited for is written."""
        self._answering = False

    async def run(self, since: int | None) -> None:
        self.table.listeners.add(self.notice)
        reader = asyncio.create_task(self._read())
        reader.add_done_callback(lambda _: self._wake.set())
        try:
            await self._write(reader, since)
        finally:
            self.table.listeners.discard(self.notice)
            reader.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect):
                await reader

    def notice(self, notice: Notice | Struct) -> None:
        self._waiting.append(notice)
        if self._answering:
            return  # it goes out together with the answer
        if self._idle and self.wire is not None and self.wire.is_free and not (self.ended or self.table.stale):
            if messages := self._messages():
                self.wire.tell(messages)
        else:
            self._wake.set()

    def end(self) -> None:
        """The person has signed out: nothing more is told."""
        self.ended = True
        self._wake.set()

    # Reading

    async def _read(self) -> None:
        """Do what comes in, until the client is gone."""
        while True:
            event = cast(dict[str, Any], await self.socket.receive())
            if event["type"] != "websocket.receive":
                return
            data = event.get("text")
            self._answering = True
            answer = await self._answer(event.get("bytes") or b"" if data is None else data)
            self._answering = False
            self.notice(answer)

    async def _answer(self, data: str | bytes) -> Struct:
        ref: str | None = None
        try:
            if not self.bucket.take():
                await asyncio.sleep(0.1)
                raise TooMany("Too many messages; send fewer.")
            message = _decoded(data)
            ref = message.ref
            await self._do(message)
        except Refused as error:
            return Wrong(error.kind, str(error), error.reason, ref)
        except Exception as error:
            LOG.error("A message for table %s failed", self.table.id, exc_info=error)
            return Wrong("internal", "Something went wrong on the server; it is noted there.", None, ref)
        return Done(ref)

    async def _do(self, message: SocketSent) -> None:
        if isinstance(message, SendState):
            self.sent = None
            return
        if self.session is None:
            raise Nameless("The server doesn't know you yet; tell it a name, or give your recovery code.")
        me = await self.server.people.person_of(self.session)
        if me is None:
            self.end()
            raise Nameless(SIGNED_OUT)
        tables, id_ = self.server.tables, self.table.id
        if isinstance(message, SendPlay):
            await tables.play(id_, me, message.number, message.move)
        elif isinstance(message, SendUndo):
            await tables.undo(id_, me, message.number)
        elif isinstance(message, SendPropose):
            await tables.propose(id_, me, message.number, message.kind)
        elif isinstance(message, SendAnswer):
            await tables.answer(id_, me, message.agree)
        elif isinstance(message, SendChat):
            await talk.say(self.server.store, self.table, me, message.room, message.text)

    # Writing

    async def _write(self, reader: asyncio.Task[None], since: int | None) -> None:
        """Write what can't be written at once, until the client is gone or its person has signed out."""
        # What was told so far is part of the state; what is told from here on is not.
        self._waiting = [item for item in self._waiting if not isinstance(item, Notice) or item.chat is not None]
        shown = self.table.shown(self.who)
        steps = [] if since is None else await self.server.tables.events(self.table, self.who, since, shown.number)
        self.sent = shown
        await _send_json(self.socket, shown.whole(steps))
        while True:
            self._idle = True
            await self._wake.wait()
            self._wake.clear()
            self._idle = False
            if reader.done():
                return
            if self.ended:
                await _send(self.socket, Wrong("nameless", SIGNED_OUT))
                await self.socket.close(NOBODY)
                return
            await self.server.tables.freshen(self.table)
            for message in self._messages():
                await _send_json(self.socket, message)

    def _messages(self) -> list[bytes]:
        """All that waits to be told."""
        waiting, self._waiting = self._waiting, []
        shown = self.table.shown(self.who)
        if self.sent is None or len(waiting) > MOST_WAITING:
            messages = [shown.whole([])]
        else:
            notices = [item for item in waiting if isinstance(item, Notice)] if shown.may_watch else []
            change = self.table.change(self.sent, shown, notices)
            messages = [] if change is None else [change]
        self.sent = shown
        for item in waiting:
            if not isinstance(item, Notice):
                messages.append(ENCODER.encode(item))
            elif item.chat is not None and item.room == talk.room_of(self.table, self.who):
                messages.append(ENCODER.encode(Said(item.chat)))
        return messages


def _decoded(data: str | bytes) -> SocketSent:
    if len(data) > LARGEST:
        raise BadRequest(f"That is too large; at most {LARGEST // 1024} kB are taken.")
    try:
        return DECODER.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadRequest(f"This message can't be understood: {error}.") from None
