"""Running the server, or a worker for its bots, until somebody ends it."""

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
from yamen.server.config import Config
from yamen.server.db.store import database_url
from yamen.server.errors import InvalidInput
from yamen.server.limits import MAX_MESSAGE
from yamen.server.metrics import CountErrors
from yamen.server.protocols import ServerConfig, WebSocketProtocol
from yamen.server.services import Services
from yamen.server.ws_direct import DirectWebSocket

LOG_LINE = 500
"""The longest line of the log."""
COLLECT_AFTER = (50_000, 20, 50)
"""The thresholds of the garbage collector: it visits all tables each time, which are many and live long."""


def listen(host: str, port: int) -> socket.socket:
    """A socket that already listens."""
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
    """Finishes on a signal what is under way, and then exits as a success."""

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


def uvicorn_config(services: Services) -> ServerConfig:
    return ServerConfig(
        create_app(services),
        services.config.limits,
        ws=WebSocketProtocol if services.config.plain_sockets else DirectWebSocket,
        log_config=None,
        log_level="warning",
        access_log=False,
        ws_max_size=MAX_MESSAGE,
        ws_per_message_deflate=False,  # deltas are small, and a compressor for each client weighs more than a table
        timeout_graceful_shutdown=5,
        server_header=False,
    )


def run(config: Config, listener: socket.socket, ready: Callable[[str], None]) -> None:
    """Serve tables; `ready` is called with the place of the data."""
    _log()
    services = Services.from_config(config)
    place = str(config.data) if services.store.is_sqlite else services.store.display_url
    settings = uvicorn_config(services)

    async def serve() -> None:
        try:
            await services.open()  # here and not by the framework, so that what fails can be told
        except BaseException:
            await services.close()
            raise
        await Uvicorn(settings, lambda: ready(place)).serve([listener])

    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)
    with asyncio.Runner(loop_factory=settings.get_loop_factory()) as runner:  # uvloop, where there is one
        runner.run(serve())


def work(database: str, processes: int, ready: Callable[[], None], bots: tuple[str, ...] = ()) -> None:
    """Run jobs of the bots of all tables in a PostgreSQL database."""
    _log()
    if database_url(Path(), database).startswith("sqlite"):  # before anything is written beside whoever runs it
        raise InvalidInput("Workers are for PostgreSQL; with SQLite the server's own processes think.")
    services = Services.from_config(Config(Path(), database, processes=processes, bots=bots))
    jobs = services.jobs
    assert jobs is not None

    async def think() -> None:
        try:
            await services.store.open()
            await services.time.follow()
            following = asyncio.create_task(services.time.run(serves=False))
            ready()
            await jobs.work(services.bots.do_job, processes)
            following.cancel()
        finally:
            await services.close()

    asyncio.run(think())


class LineFormatter(logging.Formatter):
    """One line for each record, however long or strange what a client sent is; a traceback of ours stays whole."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        line = super().formatMessage(record)
        line = "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in line)
        return line if len(line) <= LOG_LINE else f"{line[: LOG_LINE - 1]}…"


def _log() -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(LineFormatter())
    logging.basicConfig(level=logging.INFO, handlers=[handler])
    logging.getLogger().addHandler(CountErrors())
    for noisy in ("aiosqlite", "alembic", "procrastinate", "psycopg"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
