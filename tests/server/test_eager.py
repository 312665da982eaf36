"""A coroutine that begins at once becomes a task only if it has to wait."""

import asyncio
from contextlib import suppress

from yamen.server.eager import start


async def test_what_need_not_wait_is_done_when_it_has_begun() -> None:
    done: list[int] = []

    async def work() -> None:
        await ready.wait()
        done.append(1)

    ready = asyncio.Event()
    ready.set()
    assert start(work(), asyncio.get_running_loop()) is None
    assert done == [1]


async def test_what_waits_goes_on_as_a_task() -> None:
    done: list[int] = []
    first, second = asyncio.Event(), asyncio.Event()

    async def work() -> None:
        await first.wait()
        done.append(1)
        await second.wait()
        done.append(2)

    task = start(work(), asyncio.get_running_loop())
    assert task is not None
    first.set()
    await asyncio.sleep(0)
    second.set()
    await task
    assert done == [1, 2]


async def test_what_waits_can_be_cancelled_and_tidies_up() -> None:
    tidied: list[int] = []

    async def work() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0)
            tidied.append(1)

    task = start(work(), asyncio.get_running_loop())
    assert task is not None
    await asyncio.sleep(0)
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
    assert task.cancelled()
    assert tidied == [1]
