"""One client at a table: its messages are handled in order, and it is sent what happens there."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextvars import copy_context
from typing import Any, Final

import msgspec
from msgspec import Struct

from yamen.server.chat.service import room_of
from yamen.server.eager import start
from yamen.server.errors import DomainError, InvalidInput, NotSignedIn, RateLimited
from yamen.server.limits import MAX_MESSAGE, bucket
from yamen.server.services import Services
from yamen.server.tables.client_state import ENCODER, ClientState
from yamen.server.tables.listeners import Broadcast
from yamen.server.tables.schemas import LogStep
from yamen.server.tables.state import TableState
from yamen.server.ws_direct import GONE, DirectWebSocket
from yamen.server.ws_messages import (
    DECODER,
    Acknowledgement,
    ChatMessage,
    ErrorMessage,
    NoticeMessage,
    SendAnswer,
    SendChat,
    SendPlay,
    SendPropose,
    SendState,
    SendUndo,
    SocketSent,
)

LOG: Final = logging.getLogger("yamen.socket")
MAX_QUEUED: Final = 500
"""A client this far behind gets the whole state in place of everything it has missed."""
CLOSE_FLOODED: Final = 1008
CLOSE_FAILED: Final = 1011
CLOSE_SIGNED_OUT: Final = 4401
SIGNED_OUT: Final = "You have signed out, here or on another device; sign in again."
Send = Callable[[Any], Awaitable[None]]


def text_event(message: bytes) -> Any:
    return {"type": "websocket.send", "text": message.decode(), "bytes": None}


def close_event(code: int) -> Any:
    return {"type": "websocket.close", "code": code, "reason": ""}


class Connection:
    """The WebSocket of a client. Messages are sent at once, unless the client is slow to read them."""

    __slots__ = (
        "_address",
        "_context",
        "_counted",
        "_direct",
        "_handling",
        "_inbox",
        "_loop",
        "_queue",
        "_ready",
        "_responding",
        "_send",
        "_sending",
        "bucket",
        "ended",
        "ignored",
        "leave",
        "person",
        "sent",
        "services",
        "session",
        "table",
    )

    def __init__(
        self,
        services: Services,
        table: TableState,
        person: str | None,
        session: str | None,
        address: str,
        send: Send,
        direct: DirectWebSocket | None,
    ) -> None:
        self.services = services
        self.table = table
        self.person = person
        self.session = session
        self.ignored: set[str] = set()
        """The people whose chat lines the person doesn't want to read."""
        self.leave: Callable[[], object] = self.close
        """Called when the person has signed out: not every client says goodbye."""
        self.ended = False
        """Whether the person has signed out."""
        self.sent: ClientState | None = None
        """The state that the client has."""
        limits = services.sockets.limits
        self.bucket = bucket(limits.message_rate, limits.message_burst)
        self._address = address
        self._send = send
        self._direct = direct
        self._loop = asyncio.get_running_loop()
        self._context = copy_context()
        """The context in which it was opened, with its address: messages straight from the protocol have none."""
        self._inbox: list[bytes | str] = []
        """Messages that came while another one was being handled."""
        self._queue: list[Broadcast | Struct] = []
        self._responding: asyncio.Task[None] | None = None
        self._sending: asyncio.Task[None] | None = None
        self._ready = False
        """Whether the client has the whole state, so that deltas can follow."""
        self._handling = False
        """Whether a message is being handled: what else happens then is sent together with the answer."""
        self._counted: list[str] | None = None
        """The keys that it counts under while it is open."""

    def open(self, host: str) -> None:
        """Count it, and listen to the table from here on."""
        services = self.services
        self._counted = services.sockets.opened(self.person, host)
        if self.person is not None:
            self.ignored = services.moderation.connected(self.person, self.on_notice)
        if self.session is not None:
            services.sessions.connected(self.session, self.end)
        self.table.listeners.add(self.enqueue, self._plays)
        services.presence.on_opened(self.table, self.person)

    def _plays(self) -> bool:
        return bool(self.table.permissions.seats_of(self.person))

    async def begin(self, since: int | None) -> None:
        """Send the state of the table. What happened so far is part of it; what happens from here on is not."""
        if self.person is not None:
            await self.services.moderation.load(self.person)
        self._queue = [item for item in self._queue if isinstance(item, Broadcast) and item.chat is not None]
        state = self.table.views.client_state(self.person)
        steps: list[LogStep] = []
        if since is not None:
            records = self.services.records
            steps = await records.steps(self.table, self.person, since, state.number)
            steps += await records.notices(self.table, self.person, since)
        self.sent = state
        await self._send(text_event(state.full(steps, self.table.presence(), self.table.clock())))
        self._ready = True
        self._send_queued()

    def close(self) -> None:
        """The client has gone."""
        if self._counted is None:
            return
        services = self.services
        services.sockets.closed(self._counted)
        self._counted = None
        if self.person is not None:
            services.moderation.disconnected(self.person, self.on_notice)
        if self.session is not None:
            services.sessions.disconnected(self.session, self.end)
        self.table.listeners.discard(self.enqueue)
        services.presence.on_closed(self.table, self.person)
        self._ready = False  # nothing more is sent
        if self._sending is not None:
            self._sending.cancel()

    def on_notice(self) -> None:
        """An operator has a message for the person."""
        self.enqueue(NoticeMessage())

    def end(self) -> None:
        """The person has signed out: nothing more is sent."""
        self.ended = True
        self._send_queued()

    # Receiving

    def on_message(self, data: bytes) -> None:
        """Handle a message now, or after those before it."""
        if self._handling:
            self._inbox.append(data)
            if self._direct is not None:
                self._direct.pause_reading()
        else:
            self._handling = True
            # In a task: time-outs of database drivers need one.
            self._responding = self._loop.create_task(self.respond(data), context=self._context)

    def on_writable(self) -> None:
        """A slow client has read what was sent."""
        self._send_queued()

    def on_closed(self) -> None:
        self.close()

    async def respond(self, data: bytes | str) -> None:
        """Handle a message, and those that came meanwhile."""
        while not self.ended:
            self._handling = True
            answer = await self._answer(data)
            self._handling = False
            self.enqueue(answer)
            if not self._inbox:
                self._responding = None
                return
            data = self._inbox.pop(0)
            if not self._inbox and self._direct is not None:
                self._direct.resume_reading()

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
            return ErrorMessage(error.code, str(error), error.reason, ref)
        except Exception as error:
            LOG.error("A message for table %s failed", self.table.id, exc_info=error)
            return ErrorMessage("internal", "Something went wrong on the server; it is noted there.", None, ref)
        return Acknowledgement(ref)

    async def _handle(self, message: SocketSent) -> None:
        if isinstance(message, SendState):
            self.sent = None
            return
        if self.session is None:
            raise NotSignedIn
        sessions = self.services.sessions
        me = sessions.known(self.session) or await sessions.person_of(self.session)
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
            await self.services.chat.post(id_, me, message.room, message.text, message.phrase, self._address)

    # Sending

    def enqueue(self, *items: Broadcast | Struct) -> None:
        self._queue += items
        if not self._handling:
            self._send_queued()

    def _send_queued(self) -> None:
        if not self._ready or self._sending is not None or not (self._queue or self.ended):
            return
        direct = self._direct
        if self.table.stale:  # the database is asked
            self._sending = self._loop.create_task(self._send_all())
        elif direct is None or self.ended:
            self._sending = start(self._send_all(), self._loop)
        elif direct.is_writable:
            try:
                for message in self._messages():
                    direct.write_text(message)
            except Exception as error:
                self._sending = start(self._fail(error), self._loop)

    async def _send_all(self) -> None:
        """Send until the queue is empty; what comes while the client is waited for is sent after that."""
        try:
            while self._queue and not self.ended:
                if self.table.stale:
                    await self.services.registry.refresh(self.table)
                for message in self._messages():
                    await self._send(text_event(message))
            if self.ended:
                await self._send(text_event(ENCODER.encode(ErrorMessage(NotSignedIn.code, SIGNED_OUT))))
                await self._send(close_event(CLOSE_SIGNED_OUT))
                self._ready = False  # nothing more is sent
                self._loop.call_soon(self.leave)
        except GONE:  # as its receiver hears
            return
        except Exception as error:
            await self._fail(error)
        finally:
            self._sending = None

    async def _fail(self, error: Exception) -> None:
        LOG.error("A client at table %s can't be told what is new", self.table.id, exc_info=error)
        await self._send(close_event(CLOSE_FAILED))

    def _messages(self) -> list[bytes]:
        """The messages to send: all that is queued."""
        queued, self._queue = self._queue, []
        if (prepared := self._prepared(queued)) is not None:
            return [prepared]
        steps: list[bytes] = []
        messages: list[bytes] = []
        done: Acknowledgement | None = None
        for item in queued:
            if isinstance(item, Acknowledgement) and done is None and not messages:
                done = item
            elif not isinstance(item, Broadcast):
                messages.append(ENCODER.encode(item))
            elif item.presence is not None:
                messages.append(ENCODER.encode(item.presence))
            elif item.chat is None:
                steps.append(item.encoded)
            elif item.room == room_of(self.table, self.person) and item.author not in self.ignored:
                messages.append(ENCODER.encode(ChatMessage(item.chat)))
        state = self.table.views.client_state(self.person)
        delta: bytes | None = None
        if self.sent is None or len(queued) > MAX_QUEUED:
            delta = state.full([], clock=self.table.clock())
        else:
            delta = self.table.views.delta(self.sent, state, steps)
            if delta is not None and done is not None:
                delta, done = _with_answer(delta, done), None
        if done is not None:
            messages.insert(0, ENCODER.encode(done))
        if delta is not None:
            messages.insert(0, delta)
        self.sent = state
        return messages

    def _prepared(self, queued: list[Broadcast | Struct]) -> bytes | None:
        """The message prepared with the move, if only that, and perhaps the answer to it, is queued."""
        told = queued[0]
        if not isinstance(told, Broadcast) or told.prepared is None or self.sent is None:
            return None
        done: Acknowledgement | None = None
        if len(queued) > 1:
            answer = queued[1]
            if len(queued) > 2 or not isinstance(answer, Acknowledgement):
                return None
            done = answer
        found = self.table.views.next_state(told.prepared, self.sent)
        if found is None:
            return None
        self.sent, delta = found
        return delta if done is None else _with_answer(delta, done)


def _with_answer(delta: bytes, done: Acknowledgement) -> bytes:
    return b'%b,"done":%b}' % (delta[:-1], ENCODER.encode(done))


def _decode(data: str | bytes) -> SocketSent:
    if len(data) > MAX_MESSAGE:
        raise InvalidInput(f"That is too large; at most {MAX_MESSAGE // 1024} kB are taken.")
    try:
        return DECODER.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise InvalidInput(f"This message can't be understood: {error}.") from None
