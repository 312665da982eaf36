"""Limits on the work that somebody may have under way."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from yamen.server.errors import RateLimited


class AdmissionControl:
    """Counts what each person, and each address, has under way: running or waiting."""

    def __init__(self, per_person: int, per_address: int) -> None:
        self.per_person = per_person
        self.per_address = per_address
        self._under_way: Counter[tuple[str, str]] = Counter()

    @contextmanager
    def admit(self, person: str | None, address: str, refusal: RateLimited) -> Iterator[None]:
        """Around work for a person, or a stranger, at an address; refused if either has too much under way."""
        limits = {("address", address): self.per_address}
        if person is not None:
            limits["person", person] = self.per_person
        if any(self._under_way[key] >= limit for key, limit in limits.items()):
            raise refusal
        self._under_way.update(limits.keys())
        try:
            yield
        finally:
            self._under_way.subtract(limits.keys())
            for key in limits:
                if self._under_way[key] == 0:
                    del self._under_way[key]
