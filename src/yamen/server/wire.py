"""uvicorn's WebSocket, and a short way to it: what is told at once is written at once, several messages in one go."""

from collections.abc import Iterable
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

WIRE: Final = "yamen.wire"
"""The extension of ASGI by which an application finds it."""
TEXT: Final = 0x81
"""A frame that is a whole text."""


class Wire(WebSocketsSansIOProtocol):
    async def run_asgi(self) -> None:
        extensions = cast(dict[str, Any], self.scope.setdefault("extensions", {}))
        extensions[WIRE] = self
        await super().run_asgi()

    @property
    def is_free(self) -> bool:
        """Whether it is open and the client keeps up with what it is sent."""
        return self.conn.state is State.OPEN and self.writable.is_set() and not self.transport.is_closing()

    def tell(self, messages: Iterable[bytes]) -> None:
        self.transport.write(b"".join([part for message in messages for part in (_head(len(message)), message)]))


def _head(size: int) -> bytes:
    if size < 126:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return bytes((TEXT, 126)) + size.to_bytes(2)
    return bytes((TEXT, 127)) + size.to_bytes(8)
