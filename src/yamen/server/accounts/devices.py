"""Devices: what browsers call themselves, and the cookie by which one is known where somebody has signed in before."""

import hashlib
import hmac
import re
import secrets
from collections.abc import Callable
from typing import Final

MOST_PEOPLE: Final = 8
"""How many people one browser is remembered for."""
TWO_YEARS: Final = 2 * 365 * 24 * 3600
BROWSERS: Final = (
    (r"Edg(e|A|iOS)?/", "Edge"),
    (r"OPR/|Opera", "Opera"),
    (r"SamsungBrowser/", "Samsung Internet"),
    (r"Firefox/|FxiOS/", "Firefox"),
    (r"Chrome/|CriOS/|Chromium/", "Chrome"),
    (r"Safari/", "Safari"),
)
SYSTEMS: Final = (
    (r"iPhone", "iPhone"),
    (r"iPad", "iPad"),
    (r"Android", "Android"),
    (r"Windows", "Windows"),
    (r"CrOS", "ChromeOS"),
    (r"Macintosh|Mac OS X", "macOS"),
    (r"Linux|X11", "Linux"),
)


def device_name(user_agent: str) -> str:
    """The browser and the system, by their own names in every language; empty if neither is known."""
    found = [next((name for sign, name in known if re.search(sign, user_agent)), "") for known in (BROWSERS, SYSTEMS)]
    return ", ".join(name for name in found if name)


class DeviceCookie:
    """What a browser keeps after somebody has signed in there.

    It holds a random id of the browser and a tag for each person, which only the server can make. It signs nobody in:
    it only lets them try, while others guess.
    """

    def __init__(self, value: str | None, sign: Callable[[str], str]) -> None:
        id_, _, tags = (value or "").partition(".")
        self._id = id_ if re.fullmatch(r"[\w-]{8,40}", id_) else secrets.token_urlsafe(12)
        self._tags = re.findall(r"[0-9a-f]{64}", tags)[:MOST_PEOPLE]
        self._sign = sign

    def knows(self, person: str) -> str | None:
        """The id of the browser if this person has signed in there before, else None."""
        tag = self._tag(person)
        known = [kept for kept in self._tags if hmac.compare_digest(kept, tag)]
        return hashlib.sha256(f"{self._id} {person}".encode()).hexdigest() if known else None

    def with_person(self, person: str) -> str:
        """What the cookie holds once this person has signed in."""
        tag = self._tag(person)
        return ".".join([self._id, "~".join([tag, *(kept for kept in self._tags if kept != tag)][:MOST_PEOPLE])])

    def _tag(self, person: str) -> str:
        return self._sign(f"{self._id} {person}")
