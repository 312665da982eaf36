"""The folder of a server on SQLite: held by one server at a time, readable by its owner only, with a note of how the
last server ended.
"""

import contextlib
import fcntl
import logging
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from yamen.server.db import sqlite
from yamen.server.errors import InvalidInput

LOG: Final = logging.getLogger("yamen.folder")
DATABASE: Final = "yamen.sqlite3"
LOCK: Final = "lock"
BACKUPS: Final = "backups"
OURS: Final = ("yamen.sqlite3", "yamen.sqlite3-wal", "yamen.sqlite3-shm", "secret.key", "link", LOCK)
"""The files of a server."""
SET_ASIDE: Final = "before-restore-"
"""The prefix of folders with what a restored backup replaced."""
OPEN: Final = "open"
CLOSED: Final = "closed"
RESTORING: Final = "restoring"


class DataFolder:
    """Held by one process. The lock file tells which, and what it is doing:

        4711 open

    The lock itself is the system's (flock), so it ends with the process and a file that was left behind blocks nobody.
    What the file still says then is how the process ended: in order if it says "closed", or before there was a
    database if it says nothing.
    """

    def __init__(self, path: Path, database: Path | None = None) -> None:
        self.path = path
        self.database = database or path / DATABASE
        self._lock: int | None = None
        self._left = ""
        """What the lock file says of the process before: what it was doing when it died, or that it ended in order."""
        self._keeper: sqlite3.Connection | None = None
        """Keeps the journal where it is, whichever of the other connections is closed."""

    def acquire(self) -> None:
        """Take the folder for this process, and make it if need be; refused if another process has it."""
        make_private(self.path)
        lock = os.open(self.path / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            holder = os.pread(lock, 100, 0).decode("ascii", "replace").partition(" ")[0].strip() or "unknown"
            os.close(lock)
            raise InvalidInput(
                f"The folder {self.path} is in use by another process (number {holder}); "
                "end that first, or choose another folder with --data."
            ) from None
        self._lock = lock
        self._left = os.pread(lock, 100, 0).decode("ascii", "replace").strip().partition(" ")[2]
        self._say(self._left)

    def check(self) -> None:
        """Refuse to go on with a database of which something is missing or damaged."""
        if self._left == RESTORING:
            raise InvalidInput(f"A backup was being restored in {self.path} and that was cut short; {self._way_out()}")
        reason = sqlite.damage(self.database, self._left in (OPEN, CLOSED), self._left == OPEN)
        if reason:
            raise InvalidInput(f"{reason} Nothing was changed. To go on from a backup: {self._way_out()}")
        if not self.database.exists():  # SQLite would let everybody read it; what it puts beside it is like it
            os.close(os.open(self.database, os.O_WRONLY | os.O_CREAT, 0o600))

    def opened(self) -> None:
        """The database is open: from now on it has its journal beside it."""
        self._keeper = sqlite.read_only(self.database)
        self._keeper.execute("SELECT count(*) FROM sqlite_master").fetchall()
        self._say(OPEN)

    def closing(self) -> None:
        """The database is about to be closed properly, which removes its journal."""
        if self._keeper is not None:
            self._say(CLOSED)
            self._keeper.close()
            self._keeper = None

    @contextlib.contextmanager
    def restoring(self) -> Iterator[None]:
        """Until this ends the database must not be opened, even if the process dies meanwhile."""
        self._say(RESTORING)
        yield
        self._say(CLOSED)

    def release(self) -> None:
        """Release the folder; what the lock file says stays."""
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def _say(self, doing: str) -> None:
        assert self._lock is not None, "the folder isn't ours"
        said = f"{os.getpid()} {doing}\n".encode()
        os.pwrite(self._lock, said, 0)
        os.ftruncate(self._lock, len(said))

    def _way_out(self) -> str:
        return f"yamen restore --data {self.path}"


def make_private(folder: Path) -> None:
    """Let only the owner look into a folder of ours, which is made if need be, and at the files in it."""
    with contextlib.suppress(FileExistsError):
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(mode=0o700)
        return
    there = sorted(folder.iterdir())
    for file in there:
        if file.name in OURS and file.stat().st_mode & 0o077:
            file.chmod(0o600)
    if folder.stat().st_mode & 0o077:
        if all(file.name in (*OURS, BACKUPS) or file.name.startswith(SET_ASIDE) for file in there):
            folder.chmod(0o700)
        else:
            LOG.warning(
                "Others can look into %s, and it holds other things than the server's: it stays as it is.", folder
            )
