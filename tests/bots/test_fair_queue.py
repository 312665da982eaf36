"""The order in which work is done, and how long may be thought when there is much of it."""

from typing import Any, NamedTuple

import pytest

from yamen.bots.fair_queue import PROMOTED_AFTER, FairQueue, Job, Lane, Payer

BOTS, ADVICE, REVIEWS = Lane(0), Lane(1, 0.5), Lane(2, 0.5)


class Quick(NamedTuple):
    name: str = ""

    def run(self) -> str:
        return self.name


class Elastic(NamedTuple):
    seconds: float

    def run(self) -> float:
        return self.seconds

    def shortened(self, share: float) -> "Elastic":
        return Elastic(self.seconds * share)


def job(who: str, lane: Lane = BOTS, task: Any = None) -> Job[Any]:
    """A job of a person, and of the table that is named after a slash."""
    person, _, table = who.partition("/")
    return Job(task or Quick(who), Payer(person, table), lane)


def order(queue: FairQueue, count: int = 1000) -> list[str]:
    """For whom things are done, one after the other."""
    done: list[str] = []
    while len(done) < count and (found := queue.take(lambda _: True)) is not None:
        done.append("/".join(found.payer).rstrip("/"))
        queue.done(found)
    return done


def queue_of(*jobs: Job[Any], processes: int = 1) -> FairQueue:
    queue = FairQueue(processes)
    for each in jobs:
        queue.push(each)
    return queue


def test_persons_take_turns_and_so_do_the_tables_of_each() -> None:
    queue = queue_of(*[job("ann/1")] * 3, job("ann/2"), job("ann/2"), job("bob/7"), job("eve/9"))
    assert order(queue) == ["ann/1", "bob/7", "eve/9", "ann/2", "ann/1", "ann/2", "ann/1"]
    assert order(queue) == []


def test_whoever_comes_later_waits_for_one_turn_of_each_and_not_for_all_they_want() -> None:
    queue = queue_of(*[job(f"ann/{table}") for table in range(160)])
    assert order(queue, 10) == [f"ann/{table}" for table in range(10)]
    queue.push(job("bob/1"))
    assert order(queue, 2) == ["ann/10", "bob/1"]


def test_bots_go_before_advice_but_not_for_ever() -> None:
    advice = job("ann/1", ADVICE)
    queue = queue_of(advice, *[job(f"bob/{table}") for table in range(5)])
    assert order(queue, 2) == ["bob/0", "bob/1"]
    advice.queued -= PROMOTED_AFTER + 1
    assert order(queue, 2) == ["ann/1", "bob/2"]


def test_advice_has_only_its_share_of_the_processes() -> None:
    queue = queue_of(*[job(f"{person}/1", ADVICE) for person in "abcd"], processes=4)
    assert [queue.take(lambda _: True) is not None for _ in range(3)] == [True, True, False]
    queue.push(job("eve/1"))
    found = queue.take(lambda _: True)
    assert found is not None
    assert found.payer.person == "eve"


@pytest.mark.parametrize(("first", "then"), [(ADVICE, REVIEWS), (REVIEWS, ADVICE)])
def test_what_goes_after_advice_takes_of_its_share(first: Lane, then: Lane) -> None:
    queue = queue_of(job("ann/1", first), job("bob/1", first), processes=4)
    assert [queue.take(lambda _: True) is not None for _ in range(3)] == [True, True, False]
    queue.push(job("eve/1", then))
    assert queue.take(lambda _: True) is None
    queue.push(job("eve/1"))
    assert queue.take(lambda _: True) is not None


def test_nobody_has_all_processes_where_there_are_several() -> None:
    queue = queue_of(*[job(f"ann/{table}") for table in range(5)], processes=3)
    first = queue.take(lambda _: True)
    assert first is not None
    assert queue.take(lambda _: True) is not None
    assert queue.take(lambda _: True) is None
    queue.push(job("bob/1"))
    found = queue.take(lambda _: True)
    assert found is not None
    assert found.payer.person == "bob"
    queue.done(first)
    assert queue.take(lambda _: True) is not None


def test_what_was_begun_and_must_be_begun_anew_does_not_wait_again() -> None:
    queue = queue_of(job("ann/1"), job("bob/1"), job("bob/2"))
    queue.push(job("bob/3"), first=True)
    assert order(queue) == ["bob/3", "ann/1", "bob/1", "bob/2"]


def test_a_job_that_suits_another_process_better_is_left_to_it() -> None:
    queue = queue_of(job("ann/1"))
    assert queue.take(lambda _: False) is None
    assert queue.take(lambda _: True) is not None


# How long may be thought


def thought(queue: FairQueue) -> dict[str, float]:
    """How long is thought about what each person asked for first."""
    found: dict[str, float] = {}
    for each in list(queue):
        found.setdefault(each.payer.person, each.cost * queue.share_of(each.payer.person))
    return found


def test_everybody_thinks_as_long_as_they_like_while_there_is_time() -> None:
    queue = queue_of(job("ann/1", task=Elastic(1.8)), job("bob/1", task=Elastic(0.45)))
    assert thought(queue) == {"ann": 1.8, "bob": 0.45}
    taken = queue.take(lambda _: True)
    assert taken is not None
    assert taken.task == Elastic(1.8)


@pytest.mark.parametrize(("processes", "own"), [(1, 1), (3, 2)])
def test_under_overload_all_that_waits_is_done_in_time(processes: int, own: int) -> None:
    """On the processes that a person may have."""
    jobs = [job(f"ann/{table}", task=Elastic(0.45)) for table in range(160)]
    queue = queue_of(*jobs, processes=processes)
    assert sum(each.cost * queue.share_of("ann") for each in jobs) == pytest.approx(4.0 * own)
    taken = queue.take(lambda _: True)
    assert taken is not None
    assert taken.task.run() == pytest.approx(4.0 * own / 160)


def test_those_who_want_most_are_shortened_first() -> None:
    greedy = [job(f"ann/{table}", task=Elastic(1.0)) for table in range(100)]
    queue = queue_of(*greedy, job("bob/1", task=Elastic(1.0)), job("eve/1", task=Elastic(0.5)))
    assert thought(queue) == {"ann": pytest.approx(0.025), "bob": 1.0, "eve": 0.5}
    queue = queue_of(*[job(f"{number}/1", task=Elastic(1.0)) for number in range(8)])
    assert set(thought(queue).values()) == {0.5}


def test_once_the_queue_is_empty_nobody_is_shortened() -> None:
    queue = queue_of(*[job("ann/1", task=Elastic(0.1)) for _ in range(100)])
    assert queue.share_of("ann") < 1.0
    assert len(order(queue)) == 100
    assert queue.share_of("ann") == 1.0
