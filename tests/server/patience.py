"""How the tests of the server wait: for what must happen, however busy the machine is."""

import asyncio
import time
from collections.abc import Callable

PATIENCE = 120
"""Seconds after which something won't happen any more."""
PAUSE = 0.01


def until(happened: Callable[[], object]) -> None:
    """Wait for what another thread or process does."""
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end, "It didn't happen."
        time.sleep(PAUSE)


async def till(happened: Callable[[], object]) -> None:
    """Wait for what another task does."""
    async with asyncio.timeout(PATIENCE):
        while not happened():
            await asyncio.sleep(PAUSE)
