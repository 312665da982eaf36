"""Scripted clients that put a load on a server, ours or boardgame.io's: four at every table, each on its own WebSocket.

Run as a program it reads what to do as JSON and prints what it found, so that it works beside the server's process.
They read of each message only what a script needs, so that it is the servers that set the pace.
"""

import asyncio
import base64
import math
import os
import random
import statistics
import struct
import sys
import time
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from operator import truediv
from typing import Any, NoReturn, cast
from urllib.parse import urlsplit

import msgspec
import uvloop
from msgspec import Struct

from benchmarks.process import busy, resident
from yamen.server.limits import open_files_limit

CLIENT_MASK = b"\0\0\0\0"
"""Clients must mask what they send; this mask leaves it as it is."""
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
SHORT, LONG = 126, 127
SLOWEST = 10.0
"""Seconds after which a move without an answer counts as lost."""
MOVES_A_ROUND = 2
"""At each table, where sides are compared."""
WARMING = 0.5
"""The share of the time in which as many moves as possible are made before they count: V8 compiles meanwhile."""
SETTLING = 0.5
"""Seconds in which what was sent last may still come in."""


class Side(Struct):
    """Tables that are measured together."""

    links: list[str]
    """Of the processes of the server, which have the tables in turns,"""
    pids: list[int]
    """and the processes."""
    tables: list[tuple[str, list[str]]]
    """The id of each table, and what its players show to prove who they are: cookies, or boardgame.io's credentials."""
    watchers: int = 0
    """How many look on at each table, beside those who play."""


class Orders(Struct):
    sides: list[Side]
    """One, or two that are compared."""
    boardgame: bool = False
    """Whether it is the server of boardgame.io."""
    rate: float = 0.0
    """Moves a second that are offered,"""
    seconds: float = 0.0
    """and how long."""
    most_seconds: float = 0.0
    """How long as many moves as possible are made."""
    rounds: int = 0
    """In how many rounds two sides are compared instead,"""
    together: int = 0
    """and how many tables are then played at at the same time; 0 stands for all."""


class Compared(Struct):
    """The second side beside the first."""

    cpu_us_per_move: float
    """The processor time of a move of the second one,"""
    ratio: float
    """and by how many times it is more: the medians of all rounds,"""
    ratio_low: float
    ratio_high: float
    """and between what this one is in 95 of 100 cases."""


class Found(Struct):
    p50_ms: float
    p99_ms: float
    lost: int
    """Moves that couldn't be sent in time, or were never heard of again."""
    moves: int
    """How many were made in the time when as many as possible were."""
    moves_per_second: float
    cpu_us_per_move: float
    """The processor time that the server took for each of them."""
    kb_per_table: float
    """What the server has grown by for each table of the second half, its clients included, once all were played at."""


class Client(asyncio.Protocol):
    """One WebSocket, just as much of it as these servers use: whole text messages, pings, a closing frame."""

    def __init__(self, table: "Table", seat: int, host: str, proof: str) -> None:
        self.table = table
        self.seat = seat
        self.host = host
        self.proof = proof
        self.open = False
        self.number = -1
        self._got = b""

    def path(self) -> str:
        raise NotImplementedError

    def hear(self, message: bytes) -> None:
        raise NotImplementedError

    def play(self, rng: random.Random) -> None:
        """Send a move, any that may be made."""
        raise NotImplementedError

    @property
    def may_play(self) -> bool:
        return True

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        hello = (
            f"GET {self.path()} HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: yamen={self.proof}\r\n\r\n"
        )
        self.transport.write(hello.encode())

    def data_received(self, data: bytes) -> None:
        data = self._got + data
        if not self.open:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._got = head
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                give_up(f"The server refuses a WebSocket: {head.decode(errors='replace')}")
            self.open = True
        at = 0
        while len(data) - at >= 2:
            begin, size = at + 2, data[at + 1]
            if size == SHORT:
                begin, size = at + 4, int.from_bytes(data[at + 2 : at + 4])
            elif size == LONG:
                begin, size = at + 10, int.from_bytes(data[at + 2 : at + 10])
            if len(data) < begin + size:
                break
            self.frame(data[at], data[begin : begin + size])
            at = begin + size
        self._got = data[at:]

    def frame(self, kind: int, data: bytes) -> None:
        if kind == TEXT:
            self.hear(data)
        elif kind == PING:
            self.send(data, PONG)
        elif kind == CLOSE:
            self.transport.close()

    def send(self, data: bytes, kind: int = TEXT) -> None:
        size = struct.pack("!B", 0x80 | len(data)) if len(data) < SHORT else struct.pack("!BH", 0x80 | SHORT, len(data))
        self.transport.write(bytes([kind]) + size + CLIENT_MASK + data)


class Choice(Struct):
    move: int


class State(Struct, frozen=True):
    """Of all that our server tells, what a script needs."""

    number: int | None = None
    to_move: int | None = None
    legal: list[Choice] | None = None


class ServerMessage(Struct):
    type: str
    state: State = State()
    set: State = State()
    message: str = ""


DECODER = msgspec.json.Decoder(ServerMessage)


class OurClient(Client):
    legal: Sequence[Choice] = ()

    def path(self) -> str:
        return f"/api/tables/{self.table.id}/live"

    def hear(self, message: bytes) -> None:
        received = DECODER.decode(message)
        if received.type == "error":
            give_up(f"The server refuses a move: {received.message}")
        news = received.state if received.type == "state" else received.set
        if news.legal is not None:
            self.legal = news.legal
        if news.to_move is not None:
            self.table.to_move = news.to_move
        if news.number is not None:
            self.number = news.number
            self.table.heard(self.number)

    def play(self, rng: random.Random) -> None:
        choice = self.legal[int(rng.random() * len(self.legal))]
        self.send(b'{"type":"play","number":%d,"move":%d}' % (self.number, choice.move))

    @property
    def may_play(self) -> bool:
        return bool(self.legal)


class WatchingClient(OurClient):
    """Somebody without a seat, for whom nobody waits."""

    def hear(self, message: bytes) -> None:
        self.number = 0


class BoardgameClient(Client):
    """Speaks what socket.io's clients do: first the engine is opened, then the room of the game is joined."""

    def path(self) -> str:
        return "/socket.io/?EIO=4&transport=websocket"

    def hear(self, message: bytes) -> None:
        if message.startswith((b'42/house,["update"', b'42/house,["sync"')):
            self.number = int(_after(message, b'"_stateID":', b",}"))
            self.table.to_move = int(_after(message, b'"currentPlayer":"', b'"'))
            self.table.heard(self.number)
        elif message.startswith(b"0{"):
            self.send(b"40/house,")
        elif message.startswith(b"40/house,"):
            self.send(b'42/house,["sync","%b","%d","%b",4]' % (self.table.id.encode(), self.seat, self.proof.encode()))
        elif message == b"2":
            self.send(b"3")
        elif not message.startswith(b"42/house,["):
            give_up(f"The server refuses something: {message.decode(errors='replace')}")

    def play(self, rng: random.Random) -> None:
        self.send(
            b'42/house,["update",{"type":"MAKE_MOVE","payload":{"type":"place","args":[%d],"playerID":"%d",'
            b'"credentials":"%b"}},%d,"%b","%d"]'
            % (rng.random() * 1000, self.seat, self.proof.encode(), self.number, self.table.id.encode(), self.seat)
        )


def _after(message: bytes, key: bytes, ends: bytes) -> bytes:
    """What follows on the first of a key, up to one of the bytes that may end it."""
    begin = end = message.index(key) + len(key)
    while message[end] not in ends:
        end += 1
    return message[begin:end]


class Table:
    def __init__(self, id_: str, rng: random.Random, address: str | None = None) -> None:
        self.id = id_
        self.address = address
        """Where its people are, if it matters: what comes from the machine itself isn't counted by address."""
        self.rng = rng
        self.clients: list[Client] = []
        self.watching: list[Client] = []
        self.to_move = -1
        self.waits = False
        self.sent_at = 0.0
        self.settled: Callable[[Table, float], None] = lambda table, seconds: None
        """What happens when all clients know of a move that was sent."""

    async def open(self, link: str, proofs: list[str], kind: type[Client], watchers: int) -> None:
        self.clients = [await self._connect(link, kind, seat, proof) for seat, proof in enumerate(proofs)]
        self.watching = [await self._connect(link, WatchingClient, -1, "") for _ in range(watchers)]

    async def _connect(self, link: str, kind: type[Client], seat: int, proof: str) -> Client:
        address = urlsplit(link)
        made = partial(kind, self, seat, address.netloc, proof)
        loop = asyncio.get_running_loop()
        where = address.hostname or "", address.port or 80
        own = None if self.address is None else (self.address, 0)
        _, client = await loop.create_connection(made, *where, local_addr=own)
        return client

    def heard(self, number: int) -> None:
        if self.waits and all(client.number == number for client in self.clients):
            self.waits = False
            self.settled(self, time.perf_counter() - self.sent_at)

    @property
    def ready(self) -> bool:
        numbers = {client.number for client in self.clients}
        if any(client.number == -1 for client in self.watching):
            return False
        return not self.waits and len(numbers) == 1 and -1 not in numbers and self.clients[self.to_move].may_play

    def play(self) -> None:
        """Send a move for whoever is asked."""
        self.waits = True
        self.sent_at = time.perf_counter()
        self.clients[self.to_move].play(self.rng)


async def offered(tables: list[Table], rate: float, seconds: float) -> tuple[list[float], int]:
    """Moves at a rate, whatever has become of those before; what each took, and how many were lost."""
    took: list[float] = []
    for table in tables:
        table.settled = lambda _, seconds: took.append(seconds)
    idle = deque(tables)
    began = time.perf_counter()
    sent = late = 0
    for due in range(int(rate * seconds)):
        await asyncio.sleep(began + due / rate - time.perf_counter())
        idle.rotate(-1)
        if idle[0].ready:
            idle[0].play()
            sent += 1
        else:
            late += 1
    deadline = time.perf_counter() + SLOWEST
    while len(took) < sent and time.perf_counter() < deadline:
        await asyncio.sleep(0.01)
    return sorted(took), late + sent - len(took)


async def most(tables: list[Table], pids: list[int], seconds: float) -> tuple[int, float, float]:
    """Every table's next move is sent as soon as all its clients know of the last.

    Returns how many moves there were, how many a second, and the microseconds that the server was busy for each.
    """
    done = 0
    on = True

    def again(table: Table, _: float) -> None:
        nonlocal done
        done += 1
        if on and table.ready:  # else its game is over
            table.play()

    began, taken = time.perf_counter(), sum(map(busy, pids))
    for table in tables:
        table.settled = again
        if table.ready:
            table.play()
    await asyncio.sleep(seconds)
    found, on = done, False
    elapsed = time.perf_counter() - began
    await asyncio.sleep(SETTLING)
    return found, found / elapsed, 1e6 * (sum(map(busy, pids)) - taken) / max(1, done)


async def compare(sides: list[list[Table]], pids: list[list[int]], rounds: int, together: int) -> Compared:
    """Some moves at every table of the first side, then of the second, then the other way round, and so on.

    What else the machine does, and where the games stand, so hits both alike.
    """
    for tables in sides:
        await play_each(tables)  # all is read and loaded
    costs: list[list[float]] = [[], []]
    for number in range(rounds):
        for side in (0, 1) if number % 2 else (1, 0):
            before = sum(map(busy, pids[side]))
            moves = await play_each(sides[side], together)
            costs[side].append(1e6 * (sum(map(busy, pids[side])) - before) / max(1, moves))
    ratios = sorted(map(truediv, costs[1], costs[0]))
    aside = max(0, int(rounds / 2 - 0.98 * math.sqrt(rounds)))  # of the sorted ones, on either side
    return Compared(statistics.median(costs[1]), statistics.median(ratios), ratios[aside], ratios[-1 - aside])


async def play_each(tables: list[Table], together: int = 0) -> int:
    """Some moves at each table, at so many tables at the same time or at all; returns how many there were in all."""
    left = dict.fromkeys(tables, MOVES_A_ROUND)
    waiting = [table for table in tables if table.ready]  # the game of the others is over
    playing = len(waiting)
    done = 0
    all_done = asyncio.get_running_loop().create_future()

    def again(table: Table, _: float) -> None:
        nonlocal done, playing
        done += 1
        left[table] -= 1
        if left[table] and table.ready:
            table.play()
        else:
            playing -= 1
            if waiting:
                waiting.pop().play()
            elif playing == 0:
                all_done.set_result(None)

    for table in tables:
        table.settled = again
    for _ in range(min(together or playing, playing)):
        waiting.pop().play()
    if playing:
        await asyncio.wait_for(all_done, SLOWEST + SLOWEST)
    return done


def give_up(reason: object) -> NoReturn:
    """An error inside a callback would only be noted."""
    print(reason, file=sys.stderr, flush=True)
    os._exit(1)


def failed(_: Any, context: dict[str, Any]) -> None:
    give_up(repr(context.get("exception") or context["message"]))


async def load(orders: Orders) -> Found | Compared:
    asyncio.get_running_loop().set_exception_handler(failed)
    kind = BoardgameClient if orders.boardgame else OurClient
    sides = [
        [
            Table(id_, random.Random(at), f"127.1.{at // 250}.{at % 250 + 1}" if orders.rounds else None)
            for at, (id_, _) in enumerate(side.tables)
        ]
        for side in orders.sides
    ]
    if orders.rounds:
        for tables, side in zip(sides, orders.sides, strict=True):
            await open_all(tables, side, 0, kind)
        return await compare(sides, [side.pids for side in orders.sides], orders.rounds, orders.together)
    [tables], [side] = sides, orders.sides
    half = len(tables) // 2
    await open_all(tables[:half], side, 0, kind)
    await play_each(tables[:half])  # what is made once, for all tables, is there
    before = sum(map(resident, side.pids))
    await open_all(tables[half:], side, half, kind)
    await play_each(tables)
    weight = (sum(map(resident, side.pids)) - before) / (len(tables) - half)
    took, lost = await offered(tables, orders.rate, orders.seconds)
    p50, p99 = (1000 * took[int(share * len(took))] if took else 0.0 for share in (0.5, 0.99))
    await most(tables, side.pids, WARMING * orders.most_seconds)
    return Found(p50, p99, lost, *await most(tables, side.pids, orders.most_seconds), weight)


async def open_all(tables: list[Table], side: Side, begin: int, kind: type[Client]) -> None:
    """Seat the clients at some tables of a side, and wait until all of them have the state."""
    for at, table in enumerate(tables, begin):
        await table.open(side.links[at % len(side.links)], side.tables[at][1], kind, side.watchers)
    while not all(table.ready for table in tables):
        await asyncio.sleep(0.05)


if __name__ == "__main__":
    open_files_limit()  # thousands of clients are as many files
    orders = msgspec.json.decode(sys.stdin.buffer.read(), type=Orders)
    print(msgspec.json.encode(uvloop.run(load(orders))).decode())
