"""Who is connected to a table, and what they are told."""

import logging
from collections.abc import Callable
from typing import Final

from yamen.server.chat.schemas import ChatLine
from yamen.server.tables.client_state import ENCODER
from yamen.server.tables.schemas import LogStep, Presence

LOG: Final = logging.getLogger("yamen.tables")


class Broadcast:
    """What everyone connected to a table hears of: the table changed, somebody wrote, or came or went."""

    __slots__ = ("author", "chat", "encoded", "presence", "room", "steps")

    def __init__(
        self,
        steps: list[LogStep],
        room: str = "",
        chat: ChatLine | None = None,
        presence: Presence | None = None,
        author: str = "",
    ) -> None:
        self.steps = steps
        self.encoded = ENCODER.encode(steps)[1:-1]
        """The steps as JSON, with commas between them."""
        self.room = room
        self.chat = chat
        self.presence = presence
        self.author = author
        """Who wrote it."""


Listener = Callable[[Broadcast], None]


class Listeners:
    def __init__(self, table: str) -> None:
        self._table = table
        self._all: set[Listener] = set()

    def __len__(self) -> int:
        return len(self._all)

    def add(self, listener: Listener) -> None:
        self._all.add(listener)

    def discard(self, listener: Listener) -> None:
        self._all.discard(listener)

    def broadcast(self, what: Broadcast) -> None:
        for listener in list(self._all):
            try:
                listener(what)
            except Exception:  # what is told is stored already, and the others must hear of it
                LOG.exception("Somebody at table %s could not be told what is new.", self._table)
