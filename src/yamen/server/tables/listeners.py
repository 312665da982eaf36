"""The clients that are connected to a table, and what is broadcast to them."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from yamen.server.chat.schemas import ChatLine
from yamen.server.tables.client_state import ENCODER, Projection
from yamen.server.tables.schemas import LogStep, Presence

LOG: Final = logging.getLogger("yamen.tables")


class Broadcast:
    """News for everyone who is connected to a table: it changed, or somebody wrote, came or went."""

    __slots__ = ("author", "chat", "encoded", "prepared", "presence", "room", "steps")

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
        self.prepared: Projection | None = None
        """How the table looks after moves, if that was made before they were stored."""
        self.room = room
        self.chat = chat
        self.presence = presence
        self.author = author
        """Who wrote it."""

    @property
    def is_change(self) -> bool:
        """Whether the table has changed."""
        return self.chat is None and self.presence is None


Listener = Callable[..., None]
"""Takes broadcasts, one or several at a time."""
PACE = 1.0
"""Seconds between two messages to watchers: what happens in between is sent together."""


class Listeners:
    """Players get news at once. Watchers do, too, unless they got some a moment ago: so they cost little in fast games,
    however many they are.
    """

    def __init__(self, table: str) -> None:
        self._table = table
        self._all: dict[Listener, Callable[[], bool]] = {}
        """Each with whether it plays."""
        self._is_sorted = False
        self._playing: list[Listener] = []
        self._watching: list[Listener] = []
        self._unsent: list[Broadcast] = []
        """What the watchers have not been sent yet."""
        self._told = -PACE

    def __len__(self) -> int:
        return len(self._all)

    @property
    def playing(self) -> list[Listener]:
        self._sort()
        return self._playing

    @property
    def watching(self) -> list[Listener]:
        self._sort()
        return self._watching

    def _sort(self) -> None:
        if not self._is_sorted:
            self._is_sorted = True
            self._playing = [listener for listener, plays in self._all.items() if plays()]
            self._watching = [listener for listener, plays in self._all.items() if not plays()]

    def add(self, listener: Listener, plays: Callable[[], bool] = lambda: True) -> None:
        self._all[listener] = plays
        self.invalidate()

    def discard(self, listener: Listener) -> None:
        self._all.pop(listener, None)
        self.invalidate()

    def invalidate(self) -> None:
        """Somebody may have sat down or stood up."""
        self._is_sorted = False

    def broadcast(self, what: Broadcast) -> None:
        self._tell(self.playing, what)
        if self.watching:
            loop = asyncio.get_running_loop()
            if what.is_change and loop.time() < self._told + PACE:
                if not self._unsent:
                    loop.call_at(self._told + PACE, self._tell_watching)
                self._unsent.append(what)
            else:
                self._tell_watching(what)

    def _tell_watching(self, *what: Broadcast) -> None:
        """Send watchers what they have not been sent yet, and then this."""
        untold, self._unsent = self._unsent, []
        self._told = asyncio.get_running_loop().time()
        if untold or what:
            self._tell(self.watching, *untold, *what)

    def _tell(self, listeners: list[Listener], *what: Broadcast) -> None:
        for listener in listeners:
            try:
                listener(*what)
            except Exception:  # the news is stored already, and the others must get it
                LOG.exception("Somebody at table %s could not be sent what is new.", self._table)
