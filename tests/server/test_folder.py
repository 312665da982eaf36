"""The folder of a server: one has it at a time, others don't look into it, damage is said before anything is lost."""

import os
import shutil
import signal
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.processes import Process, begun, ended, serving
from tests.server.web import Web
from yamen.server.config import Config
from yamen.server.db.folder import DataFolder
from yamen.server.errors import InvalidInput
from yamen.server.services import Services


def complaint(folder: Path) -> str:
    """What a server says instead of starting."""
    with pytest.raises(InvalidInput) as refused:
        Services.from_config(Config(folder))
    return str(refused.value)


def test_a_second_server_on_one_folder_is_told_who_has_it(tmp_path: Path) -> None:
    with serving(tmp_path) as process:
        said = complaint(tmp_path)
        assert f"number {process.process.pid})" in said
        assert "--data" in said
        with process.client() as client:
            assert client.get("/health/ready").json()["status"] == "ready"
        process.end(signal.SIGKILL)
    with serving(tmp_path) as process:  # what a dead one has left blocks nobody
        assert (tmp_path / "lock").read_text() == f"{process.process.pid} open\n"
        process.end(signal.SIGTERM)
    assert (tmp_path / "lock").read_text() == f"{process.process.pid} closed\n"


def test_what_is_kept_can_be_read_by_its_owner_only(tmp_path: Path) -> None:
    data = tmp_path / "new" / "data"
    with serving(data):
        modes = {path.name: path.stat().st_mode & 0o777 for path in (data, *data.iterdir())}
    assert modes.pop("data") == 0o700
    assert set(modes) >= {"yamen.sqlite3", "yamen.sqlite3-wal", "yamen.sqlite3-shm", "secret.key", "lock", "link"}
    assert set(modes.values()) == {0o600}


def test_a_folder_of_earlier_versions_is_made_private_and_one_with_other_things_left_alone(tmp_path: Path) -> None:
    for name, others in (("ours", ()), ("shared", ("notes.txt",))):
        folder = tmp_path / name
        folder.mkdir(mode=0o755)
        for file in ("yamen.sqlite3", "secret.key", *others):
            (folder / file).touch(0o644)
        lock = DataFolder(folder)
        lock.acquire()
        lock.release()
        assert (folder / "yamen.sqlite3").stat().st_mode & 0o777 == 0o600
    assert (tmp_path / "ours").stat().st_mode & 0o777 == 0o700
    assert (tmp_path / "shared").stat().st_mode & 0o777 == 0o755
    assert (tmp_path / "shared" / "notes.txt").stat().st_mode & 0o777 == 0o644


@pytest.fixture(scope="module")
def crashed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a server leaves that was killed: much is in the journal only."""
    folder = tmp_path_factory.mktemp("crashed")
    with serving(folder) as process:
        cookie, path = begun(process, {"kind": "me"}, {"kind": "same_screen"})
        with process.client(cookie) as client:
            for _ in range(5):
                state = client.get(path).json()
                client.post(f"{path}/moves", json={"number": state["number"], "move": state["legal"][0]["move"]})
        process.end(signal.SIGKILL)
    return folder


def flip(file: Path, at: float) -> None:
    data = bytearray(file.read_bytes())
    data[int(len(data) * at)] ^= 0x40
    file.write_bytes(data)


def merge_journal(folder: Path) -> None:
    """What a clean end does."""
    with sqlite3.connect(folder / "yamen.sqlite3") as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    (folder / "lock").unlink()


def damaged_pages(folder: Path) -> None:
    merge_journal(folder)
    data = bytearray((folder / "yamen.sqlite3").read_bytes())
    data[4096 : 3 * 4096] = os.urandom(2 * 4096)
    (folder / "yamen.sqlite3").write_bytes(data)


def another_file(folder: Path) -> None:
    merge_journal(folder)
    (folder / "yamen.sqlite3").write_text("hello" * 1000)


DAMAGE: dict[str, tuple[Callable[[Path], object], str]] = {
    "no database": (lambda folder: (folder / "yamen.sqlite3").unlink(), "is missing or empty"),
    "empty database": (lambda folder: (folder / "yamen.sqlite3").write_bytes(b""), "is missing or empty"),
    "no journal": (lambda folder: (folder / "yamen.sqlite3-wal").unlink(), "the last moves are in it"),
    "journal": (lambda folder: flip(folder / "yamen.sqlite3-wal", 0.3), "transactions follow"),
    "head of the journal": (lambda folder: flip(folder / "yamen.sqlite3-wal", 0), "its header"),
    "pages": (damaged_pages, "is damaged"),
    "another kind of file": (another_file, "is damaged"),
}


@pytest.mark.parametrize("what", DAMAGE)
def test_damage_is_said_with_the_way_out_and_nothing_is_begun_or_changed(
    what: str, crashed: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "data"
    shutil.copytree(crashed, folder)
    break_it, words = DAMAGE[what]
    break_it(folder)
    before = {file.name: file.read_bytes() for file in folder.glob("yamen.sqlite3*") if file.suffix != ".sqlite3-shm"}
    for _ in range(2):  # the first attempt must not make the second one succeed
        said = complaint(folder)
        assert words in said
        assert f"yamen restore --data {folder}" in said
    after = {file.name: file.read_bytes() for file in folder.glob("yamen.sqlite3*") if file.suffix != ".sqlite3-shm"}
    assert {name: data for name, data in after.items() if data} == {name: data for name, data in before.items() if data}


def test_a_database_that_went_missing_after_a_clean_end_is_not_begun_anew(tmp_path: Path) -> None:
    first = DataFolder(tmp_path / "data")
    first.acquire()
    first.check()
    first.opened()
    first.closing()
    first.release()
    first.database.unlink()
    for _ in range(2):
        again = DataFolder(tmp_path / "data")
        again.acquire()
        with pytest.raises(InvalidInput, match="is missing or empty, though it was in use before"):
            again.check()
        again.release()


def test_what_a_killed_server_left_is_whole_and_so_is_what_another_program_has_merged(
    crashed: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "data"
    shutil.copytree(crashed, folder)
    half_written = folder / "yamen.sqlite3-wal"
    half_written.write_bytes(half_written.read_bytes()[:-100])  # a power cut in the middle of the last commit
    with serving(folder) as process, process.client() as client:
        assert client.get("/health/ready").status_code == 200
    merge_journal(folder)
    with serving(folder) as process, process.client() as client:
        assert client.get("/health/ready").status_code == 200


def test_ready_tells_whether_moves_can_be_stored_and_alive_does_not_care(tmp_path: Path) -> None:
    with Web(tmp_path) as web:
        ask = web.stranger.get
        assert (ask("/health/ready").status_code, ask("/health").status_code) == (200, 200)
        writer = sqlite3.connect(tmp_path / "yamen.sqlite3")
        writer.execute("BEGIN IMMEDIATE")  # as a full disk does, this lets everybody read and nobody write
        web.services.store._tried = -10.0  # a second has passed
        full = ask("/health/ready")
        assert (full.status_code, full.json()["error"]) == (503, "unavailable")
        assert ask("/health").status_code == 200
        assert ask("/api/tables/public").status_code == 200
        writer.rollback()
        writer.close()
        web.services.store._tried = -10.0
        assert ask("/health/ready").status_code == 200


def test_services_that_cannot_begin_leave_the_folder_to_others(tmp_path: Path) -> None:
    (tmp_path / "secret.key").write_bytes(b"short")
    for _ in range(2):
        with pytest.raises(InvalidInput, match="key"):
            Services.from_config(Config(tmp_path))


def test_a_worker_for_bots_does_not_keep_the_folder_of_a_killed_server(tmp_path: Path) -> None:
    with serving(tmp_path) as process:
        begun(process, {"kind": "bot"}, {"kind": "bot"}, game="gugong")
        process.end(signal.SIGKILL)
    again = Process("serve", "--port", "0", "--data", str(tmp_path))
    with ended(again):
        again.ready()
