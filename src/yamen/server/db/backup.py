"""Backups: copies of a database, made while a server writes to it, verified, thinned out and put back.

A backup has its name only when it is complete, verified and on the disk; until then it is a `.part`, which the next
backup removes if its maker died.
"""

import contextlib
import fcntl
import os
import re
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import unquote, urlsplit, urlunsplit

from yamen.server.db import sqlite
from yamen.server.db.folder import SET_ASIDE, DataFolder
from yamen.server.db.store import HEAD
from yamen.server.errors import InvalidInput

KEY: Final = "secret.key"
STAMP: Final = "%Y%m%dT%H%M%SZ"
NAME: Final = re.compile(r"yamen-(\d{8}T\d{6}Z)\.(sqlite3|dump)")


class Backup(NamedTuple):
    at: datetime
    file: Path


def list_backups(folder: Path) -> list[Backup]:
    """All backups in a folder, the oldest first."""
    found = [(NAME.fullmatch(file.name), file) for file in folder.iterdir()] if folder.is_dir() else []
    return sorted(Backup(datetime.strptime(name[1], STAMP).replace(tzinfo=UTC), file) for name, file in found if name)


def newest_before(folder: Path, at: datetime | None) -> Backup:
    """The backup to go back to: the newest that is not younger than a time."""
    there = [backup for backup in list_backups(folder) if backup.file.suffix == ".sqlite3"]
    found = [backup for backup in there if at is None or backup.at <= at]
    if found:
        return found[-1]
    if not there:
        raise InvalidInput(f"There is no backup in {folder}; name the folder that has them.")
    raise InvalidInput(
        f"No backup in {folder} is that old; the oldest is of {there[0].at.astimezone():%Y-%m-%d %H:%M}."
    )


def back_up(data: DataFolder, folder: Path) -> Path:
    """Copy the database of a server, which may be running, into a folder of backups; returns the new file.

    The copy is of one moment, and nobody waits for it: readers and the writer of a database in WAL mode don't.
    """
    if not data.database.exists():
        raise InvalidInput(f"There is no database in {data.path}; name the folder of the server with --data.")
    way_out = f"No backup was made; if that is damaged, go on from an earlier one: yamen restore --data {data.path}"
    with _new_backup(folder, "sqlite3") as part:
        try:
            with closing(sqlite.read_only(data.database)) as source, closing(sqlite3.connect(part)) as copy:
                source.backup(copy)
                copy.execute("PRAGMA journal_mode=DELETE")  # one file, whoever opens it
        except sqlite3.DatabaseError as error:
            raise InvalidInput(f"The database {data.database} can't be copied: {error}. {way_out}") from None
        verify(part, f"The database {data.database}, as it was copied,", way_out)
    key = data.path / KEY
    if key.exists():
        _copy(key, folder / KEY)
    return list_backups(folder)[-1].file


def dump(address: str, folder: Path) -> Path:
    """The same of a PostgreSQL database, by its own tool."""
    if shutil.which("pg_dump") is None or shutil.which("pg_restore") is None:
        raise InvalidInput(
            "PostgreSQL is backed up by its own pg_dump, which is not installed here (on Debian: apt install "
            "postgresql-client); or run it elsewhere: pg_dump --format=custom --file yamen.dump and the address."
        )
    url = urlsplit(address)
    host = url.netloc.rpartition("@")[2]
    plain = urlunsplit(url._replace(netloc=f"{url.username}@{host}" if url.username else host))
    # Whoever lists processes sees their arguments, so the password is not among them.
    environment = {**os.environ, **({"PGPASSWORD": unquote(url.password)} if url.password else {})}
    with _new_backup(folder, "dump") as part:
        for command in (
            ["pg_dump", "--format=custom", "--file", str(part), plain],
            ["pg_restore", "--list", str(part)],
        ):
            done = subprocess.run(command, env=environment, capture_output=True, text=True)
            if done.returncode != 0:
                raise InvalidInput(f"The database can't be backed up: {' '.join(done.stderr.split())}")
    return list_backups(folder)[-1].file


def verify(file: Path, called: str = "", way_out: str = "Choose another one with --at.") -> None:
    """Refuse a backup from which a server couldn't go on."""
    called = called or f"The backup {file}"
    try:
        with closing(sqlite.read_only(file)) as connection:
            found = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
            orphans = connection.execute("PRAGMA foreign_key_check").fetchone()
            version = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.DatabaseError as error:
        raise InvalidInput(f"{called} can't be read: {error}. {way_out}") from None
    if found != "ok" or orphans is not None or version is None:
        reason = " ".join(found.split()) if found != "ok" else "rows belong to nothing" if orphans else "it is empty"
        raise InvalidInput(f"{called} is damaged: {reason}. {way_out}")
    if version[0] > HEAD:
        raise InvalidInput(f"{called} was made by a newer version of Yamen; install that one first.")


def thin_out(folder: Path, days: int, weeks: int, now: datetime) -> None:
    """Keep all backups of the last day, the newest of each of some days, and of each of some weeks before."""
    backups = list_backups(folder)
    kept = {backup for backup in backups if now - backup.at < timedelta(days=1)}
    by_day = {backup.at.date(): backup for backup in backups}
    by_week = {backup.at.isocalendar()[:2]: backup for backup in backups}
    kept |= {by_day[day] for day in sorted(by_day)[-days:]} | {by_week[week] for week in sorted(by_week)[-weeks:]}
    for backup in backups:
        if backup not in kept:
            os.unlink(backup.file)


def restore(data: DataFolder, backup: Backup) -> Path | None:
    """Put a backup in place of the database; returns where that is now, if there was one.

    Whoever holds the folder calls this. If it is cut short a server refuses to start until it is done again.
    """
    verify(backup.file)
    part = data.path / f"{data.database.name}.part"
    _copy(backup.file, part)
    aside = _new_folder(data.path / f"{SET_ASIDE}{datetime.now(UTC).strftime(STAMP)}")
    with data.restoring():
        for suffix in ("-wal", "-shm", ""):
            old = Path(f"{data.database}{suffix}")
            if old.exists():
                os.replace(old, aside / old.name)
        os.replace(part, data.database)
        key = backup.file.parent / KEY
        if key.exists() and not (data.path / KEY).exists():
            _copy(key, data.path / KEY)
        _sync(aside)
        _sync(data.path)
    if any(aside.iterdir()):
        return aside
    aside.rmdir()
    return None


@contextlib.contextmanager
def _new_backup(folder: Path, suffix: str) -> Iterator[Path]:
    """A file to write a backup to; if all goes well it is on the disk and has its name afterwards."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    with os.fdopen(os.open(folder / ".lock", os.O_WRONLY | os.O_CREAT, 0o600), "w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise InvalidInput(f"Another backup into {folder} is under way; wait for its end.") from None
        for left in folder.glob("*.part*"):
            os.unlink(left)
        final = folder / f"yamen-{time.strftime(STAMP, time.gmtime())}.{suffix}"
        part = final.with_name(f"{final.name}.part")
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        try:
            yield part
            _sync(part)
            os.replace(part, final)
            _sync(folder)
        except Exception:
            with contextlib.suppress(OSError):
                part.unlink()
            raise


def _copy(source: Path, target: Path) -> None:
    """A copy that is there whole or not at all, and only for the owner to read."""
    draft = target.with_name(f"{target.name}.copy")
    with contextlib.suppress(FileNotFoundError):
        os.unlink(draft)
    with source.open("rb") as old, os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as new:
        shutil.copyfileobj(old, new)
        new.flush()
        os.fsync(new.fileno())
    os.replace(draft, target)


def _sync(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _new_folder(wanted: Path) -> Path:
    folder, count = wanted, 1
    while folder.exists():
        count += 1
        folder = wanted.with_name(f"{wanted.name}-{count}")
    folder.mkdir(mode=0o700)
    return folder
