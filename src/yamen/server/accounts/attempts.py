"""How often somebody may try to sign in: by address and by device, so that a stranger's guesses keep nobody out."""

from collections import OrderedDict
from typing import Final

from yamen.server.errors import RateLimited
from yamen.server.limits import TokenBucket

MAX_BUCKETS: Final = 20_000


class Buckets:
    """A token bucket for each key; the ones used longest ago are forgotten when there are too many."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def __getitem__(self, key: str) -> TokenBucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = TokenBucket(self.rate, self.burst)
            if len(self._buckets) > MAX_BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket


class Attempt:
    """An attempt, which has taken tokens; they are given back if it succeeds."""

    def __init__(self, known: bool, paid: list[TokenBucket]) -> None:
        self.known = known
        """Whether it came from a device on which this person has signed in before."""
        self._paid = paid

    def succeeded(self) -> None:
        for bucket in self._paid:
            bucket.tokens += 1


class Attempts:
    def __init__(self) -> None:
        self.by_device = Buckets(0.05, 10)
        self.by_address = Buckets(0.2, 30)
        self.by_name_and_address = Buckets(0.05, 10)
        self.by_name = Buckets(0.1, 300)
        """Against guesses at one name from many addresses; attempts from known devices don't count here."""
        self.by_person = Buckets(0.05, 10)

    def begin(self, name: str, address: str, device: str | None) -> Attempt:
        """Begin to sign in by a name, from a device that is known to be this person's, or from another (None)."""
        if device is not None and (bucket := self.by_device[device]).take():
            return Attempt(True, [bucket])
        asked = [self.by_address[address], self.by_name_and_address[f"{address} {name}"], self.by_name[name]]
        return Attempt(False, _take_all(asked))

    def confirm(self, person: str) -> Attempt:
        """Begin to show that one is still the person who has signed in."""
        return Attempt(True, _take_all([self.by_person[person]]))


def _take_all(buckets: list[TokenBucket]) -> list[TokenBucket]:
    """Take a token from each, or from none."""
    taken: list[TokenBucket] = []
    for bucket in buckets:
        if not bucket.take():
            Attempt(False, taken).succeeded()
            raise RateLimited(
                "Too many attempts to sign in; wait a minute, or use a device where you have signed in before."
            )
        taken.append(bucket)
    return taken
