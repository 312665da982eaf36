"""Running the server, or a worker that thinks for its bots, until somebody ends it."""

import asyncio
import contextlib
import gc
import logging
import signal
import socket
from collections.abc import Callable, Generator
from pathlib import Path

import uvicorn

from yamen.server.app import create_app
from yamen.server.db.store import Store, address_of
from yamen.server.errors import BadRequest
from yamen.server.limits import LARGEST
from yamen.server.metrics import CountErrors
from yamen.server.services import Server
from yamen.server.tables.service import Tables
from yamen.server.workers.pool import Workers

COLLECT_AFTER = (50_000, 20, 50)
"""After how many new objects Python looks for garbage: tables are many, live long, and are looked at each time."""


def listen(host: str, port: int) -> socket.socket:
    """A socket on which connections are already waited for."""
    family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
    except OSError:
        listener.close()
        raise
    return listener


class Uvicorn(uvicorn.Server):
    """Ends on a signal with what is under way done, and as a success."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self.handle_exit)
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()


def websocket_protocol() -> type[asyncio.Protocol] | str:
    """Ours; or, with a uvicorn that no longer has what it is made from, uvicorn's own."""
    try:
        from yamen.server.transport import Wire
    except ImportError as error:
        logging.getLogger("yamen.wire").warning("WebSockets take the long way: %s.", error)
        return "auto"
    return Wire


def configured(server: Server) -> uvicorn.Config:
    return uvicorn.Config(
        create_app(server),
        log_config=None,
        log_level="warning",
        access_log=False,
        ws=websocket_protocol(),
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,  # changes are small, and a compressor for each client weighs more than a table
        timeout_graceful_shutdown=5,
        server_header=False,
    )


def run(data: Path, database: str | None, listener: socket.socket, ready: Callable[[str], None]) -> None:
    """Serve tables; `ready` is told where they are kept."""
    _log()
    server = Server.at(data, database)
    place = str(data) if server.store.is_sqlite else server.store.shown_address
    config = configured(server)

    async def serve() -> None:
        try:
            await server.open()  # here and not by the framework, so that what fails can be told
        except BaseException:
            await server.close()
            raise
        await Uvicorn(config, lambda: ready(place)).serve([listener])

    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:  # uvloop, where there is one
        runner.run(serve())


def work(database: str, processes: int, ready: Callable[[], None]) -> None:
    """Think for the bots of all tables in a PostgreSQL database."""
    _log()
    store = Store(address_of(Path(), database))
    if store.is_sqlite:
        raise BadRequest("Workers are for PostgreSQL; with SQLite the server's own processes think.")
    from yamen.server.workers.jobs import Jobs

    jobs = Jobs(store)
    tables = Tables(store, Workers(processes), jobs=jobs)

    async def think() -> None:
        try:
            await store.open()
            ready()
            await jobs.work(tables.play_bot, processes)
        finally:
            await tables.close()
            await store.close()

    asyncio.run(think())


def _log() -> None:
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger().addHandler(CountErrors())
    for noisy in ("aiosqlite", "alembic", "procrastinate", "psycopg"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
