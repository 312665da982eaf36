"""Passwords: hashed in threads, and refused if they are easy to guess."""

import asyncio
import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from yamen.server.errors import InvalidInput, RateLimited

HASHER: Final = PasswordHasher(time_cost=1, memory_cost=46 * 1024, parallelism=1)
"""What OWASP recommends for Argon2id; one lane, so that a hash takes one core and not all."""
NO_PASSWORD: Final = (
    f"$argon2id$v=19$m={HASHER.memory_cost},t={HASHER.time_cost},p={HASHER.parallelism}$c29tZXRoaW5nIHNhbHR5$"
    + "A" * 43
)
"""A hash that no password has, verified where there is no account, so that both take the same time."""
SHORTEST: Final = 12
STRONG: Final = 3
"""The score of zxcvbn from which on a password takes 100 million guesses or more."""
MAX_SCORED: Final = 72
"""The characters that zxcvbn is given: more take long and change nothing."""
MAX_WAITING: Final = 50
NICE: Final = 10

T = TypeVar("T")


class ShortPassword(InvalidInput):
    code = "short-password"

    def __init__(self) -> None:
        super().__init__(f"The password is too short; take at least {SHORTEST} characters, a sentence for example.")


class CommonPassword(InvalidInput):
    code = "common-password"

    def __init__(self) -> None:
        super().__init__("This password is easily guessed; take another, a few words that don't belong together.")


class HashingThread:
    """A thread of low priority that hashes one password after the other."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "passwords", initializer=_step_back)
        self._waiting = 0

    async def run(self, work: Callable[..., T], *args: str) -> T:
        if self._waiting >= MAX_WAITING:
            raise RateLimited("Too many people are signing in right now; try again in a few seconds.")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work, *args)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        self._thread.shutdown(cancel_futures=True)


def _step_back() -> None:
    """On Linux a thread has a priority of its own: the event loop goes first."""
    if os.uname().sysname == "Linux":
        own = threading.get_native_id()
        # Whoever runs the server with less priority may not raise it.
        os.setpriority(os.PRIO_PROCESS, own, max(NICE, os.getpriority(os.PRIO_PROCESS, own)))


class Passwords:
    def __init__(self) -> None:
        self._strangers = HashingThread()
        self._known = HashingThread()
        """For known devices and sessions, which don't wait behind the guesses of strangers."""

    async def hash(self, password: str) -> str:
        return await self._known.run(HASHER.hash, password)

    async def verify(self, hash_: str | None, password: str, known: bool) -> bool:
        lane = self._known if known else self._strangers
        return await lane.run(verify, hash_ or NO_PASSWORD, password)

    async def must_be_strong(self, password: str, *own: str) -> None:
        """Refuse passwords that are short, or easily guessed by somebody who knows these words about the person."""
        if len(password) < SHORTEST:
            raise ShortPassword
        if await self._known.run(score, password, *own) < STRONG:
            raise CommonPassword

    def close(self) -> None:
        self._strangers.close()
        self._known.close()


def verify(hash_: str, password: str) -> bool:
    try:
        return HASHER.verify(hash_, password)
    except VerifyMismatchError:
        return False


def score(password: str, *own: str) -> int:
    """How hard a password is to guess, from 0 to 4."""
    from zxcvbn import zxcvbn  # loads lists of common words, which only those need who choose a password

    return int(zxcvbn(password[:MAX_SCORED], user_inputs=["yamen", *own])["score"])
