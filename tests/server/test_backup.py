"""Backups: made while people play, verified, thinned out, put back; and killed in the middle of it."""

import asyncio
import os
import shutil
import signal
import sqlite3
import subprocess
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tests.server.house import House
from tests.server.postgres import PROGRAMS, SITE
from tests.server.processes import begun, serving
from yamen.cli import main
from yamen.server.config import Config
from yamen.server.db import backup
from yamen.server.db.folder import DataFolder
from yamen.server.errors import InvalidInput
from yamen.server.services import Services


def run(*arguments: str) -> None:
    assert main([*arguments, "--lang", "en"]) == 0


def moves_in(database: Path) -> int:
    with closing(sqlite3.connect(database)) as connection:
        return int(connection.execute("SELECT count(*) FROM moves").fetchone()[0])


async def a_server_has_been_here(folder: Path, moves: int = 10) -> None:
    folder.mkdir(exist_ok=True)
    house = await House.at(folder)
    people = [await house.guest(name) for name in ("Ania", "Emre")]
    await house.play_on(await house.running(*people), people, moves)
    await house.close()


def test_a_backup_made_while_people_play_is_what_a_server_goes_on_from(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, kept = tmp_path / "data", tmp_path / "kept"
    with serving(data) as process:
        cookie, path = begun(process, {"kind": "me"}, {"kind": "same_screen"})
        with process.client(cookie) as client:
            then = client.get(path).json()
            run("backup", str(kept), "--data", str(data))
            move = {"number": then["number"], "move": then["legal"][0]["move"]}
            now = client.post(f"{path}/moves", json=move).json()
            assert client.get("/health/ready").status_code == 200
        with pytest.raises(InvalidInput, match="in use"):
            DataFolder(data).acquire()
        assert main(["restore", str(kept), "--data", str(data), "--lang", "en"]) == 2  # not under a running server
        process.end(signal.SIGTERM)
    assert {file.stat().st_mode & 0o777 for file in kept.iterdir()} == {0o600}
    assert now["number"] > then["number"]
    (data / "secret.key").unlink()  # as if the disk were lost
    capsys.readouterr()
    run("restore", str(kept), "--data", str(data))
    assert "What was there before is in" in capsys.readouterr().out
    with serving(data) as process, process.client(cookie) as client:
        assert client.get(path).json() == then
    aside = next(data.glob("before-restore-*"))
    assert moves_in(aside / "yamen.sqlite3") == now["number"]


async def test_restore_goes_back_to_the_newest_backup_of_before(tmp_path: Path) -> None:
    data, kept = tmp_path / "data", tmp_path / "kept"
    data.mkdir()
    kept.mkdir()
    for day, moves in ((1, 5), (2, 10), (3, 15)):
        await a_server_has_been_here(data, moves)
        made = backup.back_up(DataFolder(data), kept)
        made.rename(kept / f"yamen-2026110{day}T120000Z.sqlite3")
    counts = [moves_in(each.file) for each in backup.list_backups(kept)]
    run("restore", str(kept), "--data", str(data), "--at", "2026-11-02T23:00+00:00")
    assert moves_in(data / "yamen.sqlite3") == counts[1]
    run("restore", str(kept), "--data", str(data))
    assert moves_in(data / "yamen.sqlite3") == counts[2]
    assert len(list(data.glob("before-restore-*"))) == 2
    for wrong in ("2026-11-01T11:00+00:00", "yesterday"):
        assert main(["restore", str(kept), "--data", str(data), "--at", wrong, "--lang", "en"]) == 2
    assert main(["restore", str(tmp_path), "--data", str(data), "--lang", "en"]) == 2
    newest = backup.list_backups(kept)[-1].file
    newest.write_bytes(newest.read_bytes()[:-5000])
    before = (data / "yamen.sqlite3").read_bytes()
    assert main(["restore", str(kept), "--data", str(data), "--lang", "en"]) == 2
    assert (data / "yamen.sqlite3").read_bytes() == before


def test_old_backups_are_thinned_out(tmp_path: Path) -> None:
    now = datetime(2026, 11, 18, 12, tzinfo=UTC)
    for hours in range(0, 24 * 60, 12):
        (tmp_path / f"yamen-{(now - timedelta(hours=hours)).strftime(backup.STAMP)}.sqlite3").touch()
    (tmp_path / "mine.sqlite3").touch()
    backup.thin_out(tmp_path, 7, 4, now)
    ages = [(now - each.at) / timedelta(days=1) for each in backup.list_backups(tmp_path)]
    # Sundays of the weeks before, the days of this week, and both of the last day.
    assert ages == [17.0, 10.0, 6.0, 5.0, 4.0, 3.0, 2.0, 1.0, 0.5, 0.0]
    assert (tmp_path / "mine.sqlite3").exists()


def test_a_database_of_a_newer_version_is_refused_in_a_sentence(tmp_path: Path) -> None:
    asyncio.run(a_server_has_been_here(tmp_path))
    with closing(sqlite3.connect(tmp_path / "yamen.sqlite3")) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    with pytest.raises(InvalidInput, match="newer version"):
        backup.back_up(DataFolder(tmp_path), tmp_path / "kept")
    assert [file.name for file in (tmp_path / "kept").iterdir()] == [".lock"]
    services = Services.from_config(Config(tmp_path))

    async def start() -> None:
        try:
            await services.open()
        finally:
            await services.close()

    with pytest.raises(InvalidInput, match="newer version"):
        asyncio.run(start())


def test_a_damaged_database_is_not_backed_up_and_named_with_the_way_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(a_server_has_been_here(tmp_path))
    database = tmp_path / "yamen.sqlite3"
    whole = database.read_bytes()
    for rotten in (whole[:4096] + b"\xee" * (len(whole) - 4096), whole[:-5000] + b"\xee" * 5000):
        database.write_bytes(rotten)
        assert main(["backup", "--data", str(tmp_path), "--lang", "en"]) == 2
        said = capsys.readouterr().err
        assert str(database) in said
        assert ".part" not in said
        assert "No backup was made; if that is damaged, go on from an earlier one: yamen restore" in said
        assert backup.list_backups(tmp_path / "backups") == []


CALLS = ("fsync", "replace", "unlink")


def killed_at(fatal: int, work: Callable[[], object]) -> bool:
    """Do something in a process that is killed at one of its calls to the file system; False if it lived on."""
    child = os.fork()
    if child == 0:
        count = 0

        def deadly(call: Callable[..., object]) -> Callable[..., object]:
            def counted(*arguments: object) -> object:
                nonlocal count
                count += 1
                if count == fatal:
                    os.kill(os.getpid(), signal.SIGKILL)
                return call(*arguments)

            return counted

        for name in CALLS:
            setattr(os, name, deadly(getattr(os, name)))
        try:
            work()
        except BaseException:
            os._exit(1)
        os._exit(0)
    status = os.waitpid(child, 0)[1]
    assert os.WIFSIGNALED(status) or status == 0
    return os.WIFSIGNALED(status)


def test_a_backup_is_on_the_disk_before_it_has_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a power cut may leave a name with nothing behind it."""
    asyncio.run(a_server_has_been_here(tmp_path))
    done: list[str] = []
    fsync, replace = os.fsync, os.replace

    def synced(descriptor: int) -> None:
        fsync(descriptor)
        done.append(f"sync {Path(os.readlink(f'/proc/self/fd/{descriptor}')).name}")

    def replaced(old: Path, new: Path) -> None:
        replace(old, new)
        done.append(f"name {new.name}")

    monkeypatch.setattr(os, "fsync", synced)
    monkeypatch.setattr(os, "replace", replaced)
    file = backup.back_up(DataFolder(tmp_path), tmp_path / "kept")
    assert done == [
        f"sync {file.name}.part",
        f"name {file.name}",
        "sync kept",
        "sync secret.key.copy",
        "name secret.key",
    ]


def test_a_backup_that_is_killed_leaves_the_ones_before_and_the_next_one_succeeds(tmp_path: Path) -> None:
    asyncio.run(a_server_has_been_here(tmp_path))
    folder, kept = DataFolder(tmp_path), tmp_path / "kept"
    first = backup.back_up(folder, kept)
    first = first.rename(kept / "yamen-20200101T000000Z.sqlite3")
    fatal = 1
    while killed_at(fatal, lambda: backup.back_up(folder, kept)):
        for each in backup.list_backups(kept):  # whatever has its name is whole
            backup.verify(each.file)
        fatal += 1
    assert fatal > 4
    assert first.exists()
    assert not list(kept.glob("*.part*"))


def test_a_restore_that_is_killed_lets_no_server_start_until_it_is_done(tmp_path: Path) -> None:
    asyncio.run(a_server_has_been_here(tmp_path / "first"))
    kept = tmp_path / "kept"
    backup.back_up(DataFolder(tmp_path / "first"), kept)
    asyncio.run(a_server_has_been_here(tmp_path / "first", 20))
    wanted, there = moves_in(backup.list_backups(kept)[-1].file), moves_in(tmp_path / "first" / "yamen.sqlite3")
    assert there > wanted

    def restore(data: Path) -> None:
        folder = DataFolder(data)
        folder.acquire()
        backup.restore(folder, backup.newest_before(kept, None))
        folder.release()

    outcomes: set[int | str] = set()
    fatal, killed = 1, True
    while killed:
        data = tmp_path / f"data-{fatal}"
        shutil.copytree(tmp_path / "first", data)
        killed = killed_at(fatal, lambda data=data: restore(data))  # type: ignore[misc]  # it is called at once
        try:
            asyncio.run(Services.from_config(Config(data)).close())
            outcomes.add(moves_in(data / "yamen.sqlite3"))
        except InvalidInput as refused:
            outcomes.add(str(refused).partition("that was ")[2].partition(";")[0])
        restore(data)
        asyncio.run(Services.from_config(Config(data)).close())
        assert moves_in(data / "yamen.sqlite3") == wanted
        assert there in {moves_in(file) for file in data.glob("before-restore-*/yamen.sqlite3")}
        fatal += 1
    assert outcomes == {there, "cut short", wanted}  # before it began, in the middle, at the end


async def test_postgresql_is_backed_up_by_its_own_tool(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    house = await House.at(tmp_path, database)
    await house.guest("Ania")
    await house.close()
    monkeypatch.setenv("PATH", "")
    assert main(["backup", str(tmp_path / "kept"), "--database", database, "--lang", "en"]) == 2
    assert "apt install" in capsys.readouterr().err
    monkeypatch.setenv("PATH", str(SITE / PROGRAMS / "bin"))
    run("backup", str(tmp_path / "kept"), "--database", database)
    made = backup.list_backups(tmp_path / "kept")[0].file
    listed = subprocess.run(["pg_restore", "--list", made], capture_output=True, text=True, check=True).stdout
    assert "TABLE DATA public people" in listed
    assert main(["restore", "--database", database, "--lang", "en"]) == 2
    assert "pg_restore" in capsys.readouterr().err
