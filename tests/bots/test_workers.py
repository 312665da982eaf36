"""The pool of worker processes: nothing that one of them does takes anything else with it."""

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from tests.bots.work import Crash, Double, Hang, Held, Pid, Raise
from tests.server.patience import until
from yamen.bots.fair_queue import Lane, Payer
from yamen.bots.workers import ATTEMPTS, PoolClosed, TaskTimedOut, WorkerDied, WorkerError, WorkerPool


@pytest.fixture(scope="module")
def shared() -> Iterator[WorkerPool]:
    with WorkerPool(2) as pool:
        yield pool


def test_results_come_in_the_order_of_the_tasks(shared: WorkerPool) -> None:
    assert list(shared.map(Double(number) for number in range(20))) == [2 * number for number in range(20)]
    assert os.getpid() not in set(shared.map([Pid()] * 5))


def test_what_a_task_raises_is_raised_with_the_place_where_it_was(shared: WorkerPool) -> None:
    with pytest.raises(ValueError, match="no such luck") as caught:
        shared.submit(Raise()).future.result()
    assert "work.py" in caught.value.__notes__[0]
    with pytest.raises(WorkerError, match="Awkward: one and two"):
        shared.submit(Raise(awkward=True)).future.result()


def test_what_cannot_be_sent_fails_alone(shared: WorkerPool) -> None:
    unsendable: Any = threading.Lock()
    failed = shared.submit(Double(unsendable))
    assert shared.submit(Double(2)).future.result() == 4
    with pytest.raises(TypeError, match="pickle"):
        failed.future.result()


def test_a_task_whose_process_dies_is_done_by_another(shared: WorkerPool, tmp_path: Path) -> None:
    assert shared.submit(Crash(ATTEMPTS - 1, tmp_path)).future.result() == ATTEMPTS - 1


def test_a_task_whose_process_died_is_done_before_what_waits(tmp_path: Path) -> None:
    with WorkerPool(1) as pool:
        crash = pool.submit(Crash(ATTEMPTS - 1, tmp_path))
        after = [pool.submit(Double(number)) for number in range(3)]
        assert [job.future.result() for job in after] == [0, 2, 4]
        assert crash.future.result() == ATTEMPTS - 1
        assert crash.ended <= after[0].started


def test_a_task_that_kills_every_process_fails_and_others_do_not_notice(tmp_path: Path) -> None:
    (tmp_path / "crashes").mkdir()
    with WorkerPool(2) as pool:
        held = pool.submit(Held("held", tmp_path))
        until((tmp_path / "held").exists)
        crash = pool.submit(Crash(100, tmp_path / "crashes"))
        after = [pool.submit(Double(number)) for number in range(3)]
        with pytest.raises(WorkerDied, match=f"Crash: {ATTEMPTS} worker processes died of it"):
            crash.future.result()
        assert [job.future.result() for job in after] == [0, 2, 4]
        (tmp_path / "go on").touch()
        assert (held.future.result(), held.attempts) == ("held", 1)


def test_a_task_that_hangs_is_ended_alone_and_its_time_counts_from_its_start(tmp_path: Path) -> None:
    with WorkerPool(2) as pool:
        held = pool.submit(Held("held", tmp_path))
        until((tmp_path / "held").exists)
        hanging = [pool.submit(Hang(), limit=1) for _ in range(3)]
        behind = pool.submit(Double(1), limit=2.5)  # it waits for longer than it may run
        assert behind.future.result() == 2
        assert behind.started - behind.queued > 2.5
        for job in hanging:
            with pytest.raises(TaskTimedOut, match="Hang ran for more than 1 seconds; its process was ended"):
                job.future.result()
        (tmp_path / "go on").touch()
        assert (held.future.result(), held.attempts) == ("held", 1)


def test_what_is_alike_is_done_by_the_same_process_while_that_is_free(tmp_path: Path) -> None:
    with WorkerPool(2) as pool:
        held = pool.submit(Held("held", tmp_path), affinity="one")
        until((tmp_path / "held").exists)
        other = pool.submit(Pid(), affinity="two").future.result()
        assert pool.submit(Pid(), affinity="one").future.result() == other  # better than to wait
        (tmp_path / "go on").touch()
        held.future.result()
        one = pool.submit(Pid(), affinity="three").future.result()
        for _ in range(5):
            assert pool.submit(Pid(), affinity="two").future.result() == other
            assert pool.submit(Pid(), affinity="three").future.result() == one


def test_one_person_who_asks_for_much_holds_nobody_up(tmp_path: Path) -> None:
    with WorkerPool(2) as pool:
        many = [pool.submit(Held(f"{table}", tmp_path), Payer("ann", str(table))) for table in range(20)]
        until((tmp_path / "0").exists)
        assert pool.submit(Double(4), Payer("bob", "1"), limit=60).future.result() == 8
        assert [job for job in many if job.future.done()] == []
        (tmp_path / "go on").touch()
        assert [job.future.result() for job in many] == [str(table) for table in range(20)]


def test_cancelled_work_is_not_done(tmp_path: Path) -> None:
    with WorkerPool(1) as pool:
        held = pool.submit(Held("held", tmp_path))
        unwanted, wanted = pool.submit(Held("unwanted", tmp_path)), pool.submit(Double(1))
        assert unwanted.future.cancel()
        (tmp_path / "go on").touch()
        assert (held.future.result(), wanted.future.result()) == ("held", 2)
        assert not (tmp_path / "unwanted").exists()


def test_when_a_pool_is_closed_what_waits_and_what_runs_fails_at_once(tmp_path: Path) -> None:
    pool = WorkerPool(1)
    running = pool.submit(Hang()).future
    waiting = [pool.submit(Double(1), lane=Lane(rank)).future for rank in range(3)]
    until(lambda: pool.workers[0].process is not None)
    process = pool.workers[0].process
    assert process is not None
    pool.close()
    futures: list[Future[Any]] = [running, *waiting]
    for future in futures:
        with pytest.raises(PoolClosed):
            future.result(timeout=60)
    with pytest.raises(PoolClosed):
        pool.submit(Double(1))
    assert process.exitcode is not None
    pool.close()


PARENT = """
import os, signal, sys, time
from tests.bots.work import Hang, Pid
from yamen.bots.workers import WorkerPool

if __name__ == "__main__":
    pool = WorkerPool(1)
    worker = pool.submit(Pid()).future.result()
    os.kill(worker, signal.SIGTERM)  # as a service manager does to all, at once
    assert pool.submit(Pid()).future.result() == worker
    print(worker, flush=True)
    if sys.argv[1] == "killed":
        pool.submit(Hang())
        time.sleep(600)
"""


@pytest.mark.parametrize("end", ["killed", "forgets"])
def test_processes_end_with_their_parent(tmp_path: Path, end: str) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT, "utf-8")
    path = os.pathsep.join(sys.path)
    parent = subprocess.Popen(
        [sys.executable, str(script), end], stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": path}
    )
    assert parent.stdout is not None
    worker = int(parent.stdout.readline())
    if end == "killed":
        parent.kill()
    assert parent.wait(60) == (-signal.SIGKILL if end == "killed" else 0)
    until(lambda: not is_running(worker))


def is_running(pid: int) -> bool:
    """Whether a process is there and no zombie, which waits for nothing but somebody to read its exit code."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
