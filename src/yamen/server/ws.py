"""The server live: a WebSocket for each client at a table.

First comes the whole state, then what changes of it; each client gets only what its person may see.
"""

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, QueryParameter
from msgspec import Struct

from yamen.server.accounts.service import Signed
from yamen.server.chat import service as talk
from yamen.server.errors import BadRequest, Nameless, Refused, TooMany
from yamen.server.limits import LARGEST, Bucket, same_origin
from yamen.server.services import Server
from yamen.server.tables.client_state import ENCODER, Shown
from yamen.server.tables.schemas import ChatLine, MoveGiven, Number, Step, TableState, Text
from yamen.server.tables.state import LiveTable, Notice

if TYPE_CHECKING:
    from yamen.server.transport import Wire

LOG: Final = logging.getLogger("yamen.socket")
WIRE: Final = "yamen.wire"
"""The extension of ASGI by which the short way to a client is found, where there is one (`wire`)."""
Socket = WebSocket[Any, Any, State]
MOST_WAITING: Final = 500
"""A client this far behind gets the whole state in place of everything it has missed."""
FAILED: Final = 1011
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


class Change(Struct, tag_field="type", tag="change"):
    """What is new in the state, and in its view: of both only what has changed."""

    number: int
    set: dict[str, Any]
    view: dict[str, Any]
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
        self.wire = cast("Wire | None", (socket.scope.get("extensions") or {}).get(WIRE))
        self.sent: Shown | None = None
        self.bucket = Bucket(20, 100)
        self._doing: asyncio.Task[None] | None = None
        """What the client has sent is being done."""
        self._queued = False
        """Whether more of it waits for that."""
        self._waiting: list[Notice | Struct] = []
        """What there is to tell."""
        self._writing: asyncio.Task[None] | None = None
        """The client must be waited for, or the table be read anew."""
        self._begun = False
        self._running = cast("asyncio.Task[None]", asyncio.current_task())

    async def run(self, since: int | None) -> None:
        self.table.listeners.add(self.notice)
        try:
            await self._begin(since)
            if self.wire is not None:
                self.wire.listen(self.hear)
            await self._read()
        except asyncio.CancelledError:
            if not self.ended:
                raise
        finally:
            self.table.listeners.discard(self.notice)
            self._begun = False  # nothing more is told
            if self._writing is not None:
                self._writing.cancel()
            if left := {task for task in (self._doing, self._writing) if task is not None}:
                await asyncio.wait(left)

    async def _begin(self, since: int | None) -> None:
        """Send how the table stands. What was told so far is part of that; what is told from here on is not."""
        self._waiting = [item for item in self._waiting if not isinstance(item, Notice) or item.chat is not None]
        shown = self.table.shown(self.who)
        steps = [] if since is None else await self.server.tables.events(self.table, self.who, since, shown.number)
        self.sent = shown
        await _send_json(self.socket, shown.whole(steps))
        self._begun = True
        self._tell()

    def end(self) -> None:
        """The person has signed out: nothing more is told."""
        self.ended = True
        self._tell()

    # Reading

    async def _read(self) -> None:
        """Do what doesn't come by the short way, until the client is gone."""
        while True:
            event = cast(dict[str, Any], await self.socket.receive())
            if event["type"] != "websocket.receive":
                return
            self._queued = True
            while self._doing is not None:
                await asyncio.wait([self._doing])
            self._queued = False
            data = event.get("text")
            self.hear(event.get("bytes") or b"" if data is None else data)

    def hear(self, data: str | bytes) -> bool:
        """Do what a client sends; False if something else must be done first."""
        if self._doing is not None or self._queued:
            return False
        # asyncio.create_task would ask the system which loop runs.
        self._doing = self._running.get_loop().create_task(self._do_and_answer(data))
        return True

    async def _do_and_answer(self, data: str | bytes) -> None:
        answer = await self._answer(data)
        self._doing = None  # what was told meanwhile goes out together with the answer
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

    def notice(self, notice: Notice | Struct) -> None:
        self._waiting.append(notice)
        if self._doing is None:
            self._tell()

    def _tell(self) -> None:
        """Tell all that waits: at once, if that can be, and else as soon as it can."""
        if not self._begun or self._writing is not None or not (self._waiting or self.ended):
            return
        if self.wire is not None and self.wire.writable.is_set() and not (self.ended or self.table.stale):
            if messages := self._messages():
                self.wire.tell(messages)
        else:
            self._writing = asyncio.create_task(self._write())

    async def _write(self) -> None:
        """Write what can't be written at once."""
        try:
            while self._waiting and not self.ended:
                await self.server.tables.freshen(self.table)
                for message in self._messages():
                    await _send_json(self.socket, message)
            if self.ended:
                await _send(self.socket, Wrong("nameless", SIGNED_OUT))
                await self.socket.close(NOBODY)
                self._running.cancel()  # not every client says goodbye
        except (WebSocketDisconnect, OSError):  # the client is gone, as its reader hears
            return
        except Exception as error:
            LOG.error("A client at table %s can't be told what is new", self.table.id, exc_info=error)
            await self.socket.close(FAILED)
        finally:
            self._writing = None

    def _messages(self) -> list[bytes]:
        """All that waits to be told."""
        waiting, self._waiting = self._waiting, []
        steps: list[bytes] = []
        more: list[bytes] = []
        for item in waiting:
            if not isinstance(item, Notice):
                more.append(ENCODER.encode(item))
            elif item.chat is None:
                steps.append(item.encoded)
            elif item.room == talk.room_of(self.table, self.who):
                more.append(ENCODER.encode(Said(item.chat)))
        shown = self.table.shown(self.who)
        if self.sent is None or len(waiting) > MOST_WAITING:
            more.insert(0, shown.whole([]))
        elif (told := self.table.told(self.sent, shown, steps)) is not None:
            more.insert(0, told)
        self.sent = shown
        return more


def _decoded(data: str | bytes) -> SocketSent:
    if len(data) > LARGEST:
        raise BadRequest(f"That is too large; at most {LARGEST // 1024} kB are taken.")
    try:
        return DECODER.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadRequest(f"This message can't be understood: {error}.") from None
