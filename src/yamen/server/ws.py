"""Tables live: a WebSocket for each client at a table.

First comes the whole state, then deltas; each client gets only what its person may see.
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
from litestar.params import QueryParameter
from msgspec import Struct

from yamen.server.accounts.schemas import Me
from yamen.server.chat.schemas import ChatLine, Phrase, Text
from yamen.server.chat.service import room_of
from yamen.server.eager import start
from yamen.server.errors import DomainError, InvalidInput, NotFound, NotSignedIn, RateLimited
from yamen.server.http import TableId, address_of
from yamen.server.limits import MAX_MESSAGE, TokenBucket, check_origin
from yamen.server.play.schemas import MoveGiven
from yamen.server.schemas import GameMessage, Number
from yamen.server.services import Services
from yamen.server.tables.client_state import ENCODER, ClientState
from yamen.server.tables.listeners import Broadcast
from yamen.server.tables.schemas import LogStep, Presence, TableView
from yamen.server.tables.state import TableState

LOG: Final = logging.getLogger("yamen.socket")
Socket = WebSocket[Me | None, str | None, State]
MAX_QUEUED: Final = 500
"""A client this far behind gets the whole state in place of everything it has missed."""
CLOSE_FLOODED: Final = 1008
CLOSE_FAILED: Final = 1011
CLOSE_SIGNED_OUT: Final = 4401
CLOSE_REFUSED: Final = 4403
CLOSE_NOT_FOUND: Final = 4404
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
    text: Text | None = None
    phrase: Phrase | None = None


class SendState(Message, tag="state"):
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
    done: "Done | None" = None
    """The answer to what this client asked, if that is what changed the table: it comes along."""


class Said(Struct, tag_field="type", tag="chat"):
    line: ChatLine


class Done(Struct, tag_field="type", tag="done"):
    """What was asked is stored."""

    ref: str | None


class Wrong(Struct, tag_field="type", tag="error"):
    error: str
    message: str
    reason: GameMessage | None = None
    ref: str | None = None


SocketSent = SendPlay | SendUndo | SendPropose | SendAnswer | SendChat | SendState
SocketReceived = FullState | Change | Presence | Said | Done | Wrong
DECODER: Final[msgspec.json.Decoder[SocketSent]] = msgspec.json.Decoder(SocketSent)


@websocket("/tables/{table:str}/live")
async def live(
    socket: Socket,
    services: NamedDependency[Services],
    table: TableId,
    since: Annotated[str | None, QueryParameter()] = None,
) -> None:
    await socket.accept()
    with contextlib.suppress(WebSocketDisconnect):
        try:
            check_origin(socket.headers)
            found = await services.registry.get(table)
            begin = _number(since)
        except DomainError as error:
            await _send(socket, Wrong(error.code, str(error)))
            if isinstance(error, NotFound):
                services.gate.guesses.allows(socket.client.host if socket.client else "")
            await socket.close(CLOSE_NOT_FOUND if isinstance(error, NotFound) else CLOSE_REFUSED)
            return
        socket.scope["headers"] = []  # they weigh as much as a view, and nobody asks for them any more
        address = socket.client.host if socket.client else ""
        person = socket.user.id if socket.user else None
        async with contextlib.AsyncExitStack() as open_:
            try:
                open_.enter_context(services.sockets.opened(person, address))
            except RateLimited as error:
                await _send(socket, Wrong(error.code, str(error)))
                await socket.close(CLOSE_FLOODED)
                return
            ignored = await open_.enter_async_context(services.moderation.connected(person))
            connection = Connection(socket, services, found, ignored)
            if socket.auth is not None:
                open_.enter_context(services.sessions.connected(socket.auth, connection.end))
            # In a task of its own: what wakes it need not come down through all that a request passes.
            await asyncio.create_task(connection.run(begin))


def _number(since: str | None) -> int | None:
    if since is None:
        return None
    if not since.isdecimal() or len(since) > 7:
        raise InvalidInput("'since' must be the number of moves that you know of.")
    return int(since)


async def _send(socket: Socket, message: Struct) -> None:
    await _send_json(socket, ENCODER.encode(message))


async def _send_json(socket: Socket, message: bytes) -> None:
    await socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})


class Connection:
    """One client. What it sends is handled in order; what it gets is sent at once, unless it is slow to take it."""

    __slots__ = (
        "_handling",
        "_queue",
        "_ready",
        "_receiving",
        "_sending",
        "bucket",
        "ended",
        "ignored",
        "person",
        "sent",
        "services",
        "session",
        "socket",
        "table",
    )

    def __init__(self, socket: Socket, services: Services, table: TableState, ignored: set[str]) -> None:
        self.socket = socket
        self.services = services
        self.table = table
        self.session = socket.auth
        self.person = socket.user.id if socket.user else None
        self.ignored = ignored
        """Those whose lines the person doesn't want to read."""
        self.ended = False
        """Whether the person has signed out."""
        self.sent: ClientState | None = None
        """What the client has."""
        self.bucket = TokenBucket(20, 100)
        self._queue: list[Broadcast | Struct] = []
        self._sending: asyncio.Task[None] | None = None
        self._ready = False
        """Whether the client has the whole state, so that deltas can follow."""
        self._handling = False
        """Whether a message is being handled: what is told meanwhile goes out together with the answer."""
        self._receiving: asyncio.Task[None]

    async def run(self, since: int | None) -> None:
        self._receiving = cast("asyncio.Task[None]", asyncio.current_task())
        self.table.listeners.add(self.enqueue)
        self.services.presence.on_opened(self.table, self.person)
        try:
            await self._begin(since)
            await self._receive()
        except asyncio.CancelledError:
            if not self.ended:
                raise
        finally:
            self.table.listeners.discard(self.enqueue)
            self.services.presence.on_closed(self.table, self.person)
            self._ready = False  # nothing more is told
            if self._sending is not None:
                self._sending.cancel()
                await asyncio.wait([self._sending])

    async def _begin(self, since: int | None) -> None:
        """Send how the table stands. What was told so far is part of that; what is told from here on is not."""
        self._queue = [item for item in self._queue if isinstance(item, Broadcast) and item.chat is not None]
        state = self.table.views.client_state(self.person)
        steps: list[LogStep] = []
        if since is not None:
            records = self.services.records
            steps = await records.steps(self.table, self.person, since, state.number)
            steps += await records.notices(self.table, self.person, since)
        self.sent = state
        await _send_json(self.socket, state.full(steps, self.table.presence()))
        self._ready = True
        self._send_queued()

    def end(self) -> None:
        """The person has signed out: nothing more is told."""
        self.ended = True
        self._send_queued()

    # Receiving

    async def _receive(self) -> None:
        """Handle messages until the client is gone, or has signed out."""
        while not self.ended:
            event = cast(dict[str, Any], await self.socket.receive())
            if event["type"] != "websocket.receive":
                return
            text = event.get("text")
            self._handling = True
            answer = await self._answer(event.get("bytes") or b"" if text is None else text)
            self._handling = False
            self.enqueue(answer)

    async def _answer(self, data: str | bytes) -> Struct:
        ref: str | None = None
        try:
            if not self.bucket.take():
                await asyncio.sleep(0.1)
                raise RateLimited("Too many messages; send fewer.")
            message = _decode(data)
            ref = message.ref
            await self._handle(message)
        except DomainError as error:
            return Wrong(error.code, str(error), error.reason, ref)
        except Exception as error:
            LOG.error("A message for table %s failed", self.table.id, exc_info=error)
            return Wrong("internal", "Something went wrong on the server; it is noted there.", None, ref)
        return Done(ref)

    async def _handle(self, message: SocketSent) -> None:
        if isinstance(message, SendState):
            self.sent = None
            return
        if self.session is None:
            raise NotSignedIn
        me = await self.services.sessions.person_of(self.session)
        if me is None:
            self.end()
            raise NotSignedIn(SIGNED_OUT)
        me.must_be_active()
        play, id_ = self.services.play, self.table.id
        if isinstance(message, SendPlay):
            await play.play(id_, me, message.number, message.move)
        elif isinstance(message, SendUndo):
            await play.undo(id_, me, message.number)
        elif isinstance(message, SendPropose):
            await play.propose(id_, me, message.number, message.kind)
        elif isinstance(message, SendAnswer):
            await play.answer(id_, me, message.agree)
        elif isinstance(message, SendChat):
            address = address_of(self.socket)
            await self.services.chat.post(id_, me, message.room, message.text, message.phrase, address)

    # Sending

    def enqueue(self, item: Broadcast | Struct) -> None:
        self._queue.append(item)
        if not self._handling:
            self._send_queued()

    def _send_queued(self) -> None:
        if self._ready and self._sending is None and (self._queue or self.ended):
            self._sending = start(self._send_all(), self._receiving.get_loop())

    async def _send_all(self) -> None:
        """Send until the queue is empty; what comes while the client is waited for is sent after that."""
        try:
            while self._queue and not self.ended:
                if self.table.stale:
                    await self.services.registry.refresh(self.table)
                for message in self._messages():
                    await self.socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})
            if self.ended:
                await _send(self.socket, Wrong(NotSignedIn.code, SIGNED_OUT))
                await self.socket.close(CLOSE_SIGNED_OUT)
                self._ready = False  # nothing more is told
                if not self._handling:
                    self._receiving.cancel()  # not every client says goodbye
        except (WebSocketDisconnect, OSError):  # the client is gone, as its receiver hears
            return
        except Exception as error:
            LOG.error("A client at table %s can't be told what is new", self.table.id, exc_info=error)
            await self.socket.close(CLOSE_FAILED)
        finally:
            self._sending = None

    def _messages(self) -> list[bytes]:
        """All that is queued."""
        queued, self._queue = self._queue, []
        steps: list[bytes] = []
        messages: list[bytes] = []
        done: Done | None = None
        for item in queued:
            if isinstance(item, Done) and done is None and not messages:
                done = item
            elif not isinstance(item, Broadcast):
                messages.append(ENCODER.encode(item))
            elif item.presence is not None:
                messages.append(ENCODER.encode(item.presence))
            elif item.chat is None:
                steps.append(item.encoded)
            elif item.room == room_of(self.table, self.person) and item.author not in self.ignored:
                messages.append(ENCODER.encode(Said(item.chat)))
        state = self.table.views.client_state(self.person)
        delta: bytes | None = None
        if self.sent is None or len(queued) > MAX_QUEUED:
            delta = state.full([])
        else:
            delta = self.table.views.delta(self.sent, state, steps)
            if delta is not None and done is not None:
                delta, done = b'%b,"done":%b}' % (delta[:-1], ENCODER.encode(done)), None
        if done is not None:
            messages.insert(0, ENCODER.encode(done))
        if delta is not None:
            messages.insert(0, delta)
        self.sent = state
        return messages


def _decode(data: str | bytes) -> SocketSent:
    if len(data) > MAX_MESSAGE:
        raise InvalidInput(f"That is too large; at most {MAX_MESSAGE // 1024} kB are taken.")
    try:
        return DECODER.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise InvalidInput(f"This message can't be understood: {error}.") from None
