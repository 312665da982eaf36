"""Running tables: a WebSocket for each client at a table.

First comes the whole state, then deltas; each client gets only what its person may see.
"""

import asyncio
from contextlib import suppress
from typing import Annotated, Any, cast

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import QueryParameter

from yamen.server.accounts.schemas import Me
from yamen.server.errors import DomainError, InvalidInput, NotFound, RateLimited
from yamen.server.http import TableId, address_of
from yamen.server.limits import check_origin
from yamen.server.services import Services
from yamen.server.tables.client_state import ENCODER
from yamen.server.ws_connection import CLOSE_FLOODED, Connection, text_event
from yamen.server.ws_direct import direct_of
from yamen.server.ws_messages import ErrorMessage

Socket = WebSocket[Me | None, str | None, State]
CLOSE_REFUSED = 4403
CLOSE_NOT_FOUND = 4404


@websocket("/tables/{table:str}/live")
async def live(
    socket: Socket,
    services: NamedDependency[Services],
    table: TableId,
    since: Annotated[str | None, QueryParameter()] = None,
) -> None:
    await socket.accept()
    with suppress(WebSocketDisconnect):
        try:
            check_origin(socket.headers)
            found = await services.registry.get(table)
            begin = _number(since)
        except DomainError as error:
            if isinstance(error, NotFound):
                services.request_filter.guesses.allows(socket.client.host if socket.client else "")
            await _refuse(socket, error, CLOSE_NOT_FOUND if isinstance(error, NotFound) else CLOSE_REFUSED)
            return
        host = socket.client.host if socket.client else ""
        person = socket.user.id if socket.user else None
        direct = direct_of(socket.scope)
        send = socket.send if direct is None else direct.send
        connection = Connection(services, found, person, socket.auth, address_of(socket), send, direct)
        try:
            connection.open(host)
        except RateLimited as error:
            await _refuse(socket, error, CLOSE_FLOODED)
            return
        try:
            await connection.begin(begin)
            if direct is not None:  # it is told of what comes in, and nothing here waits any more
                direct.attach(connection)
            else:
                await _receive(socket, connection)
        finally:
            if direct is None or direct.receiver is None:
                connection.close()


def _number(since: str | None) -> int | None:
    if since is None:
        return None
    if not since.isdecimal() or len(since) > 7:
        raise InvalidInput("'since' must be the number of moves that you know of.")
    return int(since)


async def _refuse(socket: Socket, error: DomainError, code: int) -> None:
    await socket.send(text_event(ENCODER.encode(ErrorMessage(error.code, str(error)))))
    await socket.close(code)


async def _receive(socket: Socket, connection: Connection) -> None:
    """Handle messages until the client is gone, or has signed out."""
    receiving = asyncio.create_task(_receive_all(socket, connection))
    connection.leave = receiving.cancel
    try:
        await asyncio.wait([receiving])
    finally:
        receiving.cancel()
    if not receiving.cancelled():
        receiving.result()


async def _receive_all(socket: Socket, connection: Connection) -> None:
    while True:
        event = cast(dict[str, Any], await socket.receive())
        if event["type"] != "websocket.receive":
            return
        text = event.get("text")
        await connection.respond(event.get("bytes") or b"" if text is None else text)
