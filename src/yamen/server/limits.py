"""How much one client may ask for, and from where."""

import time
from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

from yamen.server.errors import PermissionDenied, RateLimited

MAX_CLIENTS: Final = 10_000
MAX_MESSAGE: Final = 64 * 1024
"""The largest request and the largest message, in bytes."""


class TokenBucket:
    """Fills with `rate` tokens a second up to `burst`; each request takes one."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class RateLimiter:
    """A token bucket for each address."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: dict[str, TokenBucket] = {}

    def check(self, address: str) -> None:
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= MAX_CLIENTS:
                self._forget()
            bucket = self._buckets[address] = TokenBucket(self.rate, self.burst)
        if not bucket.take():
            raise RateLimited("Too many requests from your address; wait a few seconds, then go on.")

    def _forget(self) -> None:
        """Forget the addresses that have been quiet, or all if none has."""
        now = time.monotonic()
        busy = {address: bucket for address, bucket in self._buckets.items() if now - bucket.at < 60}
        self._buckets = busy if len(busy) < MAX_CLIENTS else {}


def check_origin(headers: Mapping[str, str]) -> None:
    """A page of another site must not act in a person's name."""
    origin = headers.get("origin")
    if origin is not None and urlsplit(origin).netloc.lower() != headers.get("host", "").lower():
        raise PermissionDenied("This request comes from a page of another site; open the table here.")
