"""Previews of links to tables: their words, and their pictures, which are drawn once and kept."""

import logging
from collections import OrderedDict
from importlib.util import find_spec
from typing import Final

from yamen.bots.fair_queue import Payer
from yamen.bots.workers import TaskTimedOut, WorkerDied
from yamen.extras import needs
from yamen.server.errors import NotFound, Unavailable
from yamen.server.limits import Limits, RateLimiter
from yamen.server.previews.card import Card, card_of
from yamen.server.previews.tasks import RenderCard
from yamen.server.tables.listing import ListingService
from yamen.server.workers.pool import AsyncWorkerPool

LOG: Final = logging.getLogger("yamen.previews")
KEPT: Final = 256
"""How many pictures are kept, of some 40 kB each."""
PICTURE_SECONDS: Final = 5.0
"""Seconds that drawing may take."""


class PreviewService:
    def __init__(self, listing: ListingService, workers: AsyncWorkerPool, limits: Limits | None) -> None:
        limits = limits or Limits.none()
        self.listing = listing
        self.workers = workers
        self.limiter = RateLimiter(limits.preview_rate, limits.preview_burst)
        self.has_pictures: Final = find_spec("resvg_py") is not None
        self._kept: OrderedDict[Card, bytes] = OrderedDict()

    async def card(self, id_: str, code: str) -> Card:
        """What a link to a table says, in a language."""
        return card_of(await self.listing.find(id_), code)

    async def picture(self, id_: str, code: str, address: str) -> bytes:
        """The same as a picture. Those that must be drawn are counted."""
        if not self.has_pictures:
            raise NotFound(f"This server draws no previews. {needs('That', 'preview')}")
        card = await self.card(id_, code)
        if card not in self._kept:
            self.limiter.check(address)
            self._kept[card] = await self._draw(card, address)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(card)
        return self._kept[card]

    async def _draw(self, card: Card, address: str) -> bytes:
        try:
            return await self.workers.run(RenderCard(card), Payer(address), limit=PICTURE_SECONDS)
        except (TaskTimedOut, WorkerDied) as error:
            LOG.warning("A preview was given up: %s", error)
            raise Unavailable("The picture took too long; ask for it again later.") from None
