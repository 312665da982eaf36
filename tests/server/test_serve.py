"""The server as people run it: a process that starts, is killed, and has lost nothing."""

import contextlib
import json
import signal
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.patience import PATIENCE, until
from tests.server.processes import Player, begun, serving
from yamen.cli import main
from yamen.server.db.folder import DataFolder
from yamen.server.run import listen


def test_what_was_acknowledged_survives_being_killed_and_the_game_goes_on(tmp_path: Path) -> None:
    acknowledged: dict[str, Any] = {"number": 0}
    cookie = path = ""
    for kill in range(5):
        with serving(tmp_path) as process:
            if not path:
                cookie, path = begun(process, {"kind": "me"}, {"kind": "same_screen"}, {"kind": "bot", "bot": "random"})
            with process.client(cookie) as client:
                state = client.get(path).json()
                assert state["number"] >= acknowledged["number"]
                if state["number"] == acknowledged["number"]:
                    assert state == acknowledged
                if kill < 4:
                    threading.Timer(0.3 + 0.17 * kill, process.process.kill).start()
                with contextlib.suppress(httpx.TransportError):
                    while state["stage"] == "running":
                        if state["legal"]:
                            move = {
                                "number": state["number"],
                                "move": state["legal"][kill % len(state["legal"])]["move"],
                            }
                            answer = client.post(f"{path}/moves", json=move)
                            assert answer.status_code == 200, answer.text
                            state = acknowledged = answer.json()
                        else:
                            time.sleep(0.02)
                            state = client.get(path).json()
                if kill == 4:
                    assert client.get(f"{path}/record").text.count("\n") > 100
    assert state["stage"] == "over"


def test_a_signal_ends_it_as_a_success_with_clients_connected_and_bots_thinking(tmp_path: Path) -> None:
    with serving(tmp_path) as process:
        cookie, path = begun(process, {"kind": "me"}, {"kind": "bot"}, game="gugong")
        with process.live(path, cookie) as socket:
            assert json.loads(socket.recv(timeout=PATIENCE))["type"] == "state"
            said = process.end(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                list(socket)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012  # "service restart": clients come back by themselves
        assert process.process.returncode == 0
        assert "Traceback" not in said


def test_a_killed_server_leaves_no_thinking_processes_behind(tmp_path: Path) -> None:
    with serving(tmp_path) as process:
        begun(process, {"kind": "bot"}, {"kind": "bot"}, game="gugong")
        pid = process.process.pid
        until(lambda: children_of(pid))
        children = children_of(pid)
        process.end(signal.SIGKILL)
        until(lambda: not any(is_running(child) for child in children))


def children_of(pid: int) -> list[int]:
    tasks = Path(f"/proc/{pid}/task")
    return [int(child) for task in tasks.iterdir() for child in (task / "children").read_text().split()]


def is_running(pid: int) -> bool:
    try:
        return ") Z" not in Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False


@pytest.mark.parametrize("game", ["dragon", "gugong"])
def test_what_is_written_on_the_spot_adds_up_for_everyone_at_the_table(tmp_path: Path, game: str) -> None:
    with serving(tmp_path) as process:
        cookie, path = begun(process, {"kind": "me"}, {"kind": "same_screen"}, game=game)
        with process.client() as other:
            stranger = other.post("/api/people", json={"name": "Emre"}).cookies["yamen"]
        mover, watcher = Player(process, path, cookie), Player(process, path, stranger)
        with process.client(cookie) as client, process.client(stranger) as guest:
            for _ in range(5):
                for _ in range(6):
                    mover.play(mover.state["legal"][-1]["move"])  # who sees the news before the answer
                    assert mover.state == client.get(path).json()
                watcher.hear_of(mover.state["number"])  # who is told once a second
                assert watcher.state == guest.get(path).json()
        assert watcher.numbers == mover.numbers != []
        watcher.leave()
        mover.leave()
        assert process.end(signal.SIGTERM) == ""


def test_a_message_that_is_too_large_ends_the_connection_and_nothing_else(tmp_path: Path) -> None:
    with serving(tmp_path) as process:
        cookie, path = begun(process, {"kind": "me"}, {"kind": "same_screen"})
        with process.live(path, cookie) as socket:
            socket.recv(timeout=PATIENCE)
            socket.send("x" * 200_000)
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(timeout=PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
        with process.client(cookie) as client:
            assert client.get(path).status_code == 200


def test_what_keeps_the_server_from_starting_is_said_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def complaint(arguments: str) -> str:
        assert main(["serve", "--lang", "en", *arguments.split()]) == 2
        return capsys.readouterr().err

    taken = listen("127.0.0.1", 0)
    taken.listen()
    port = taken.getsockname()[1]
    assert f"port {port}" in complaint(f"--port {port} --data {tmp_path}")
    taken.close()
    assert "postgresql://" in complaint(f"--port 0 --data {tmp_path} --database mysql://x")
    (tmp_path / "file").write_text("")
    assert "file: " in complaint(f"--port 0 --data {tmp_path / 'file'}")
    kept = DataFolder(tmp_path / "kept")
    kept.acquire()
    assert "in use by another process" in complaint(f"--port 0 --data {tmp_path / 'kept'}")
    kept.release()
