"""Coroutines that start at once, and not, like tasks, when the event loop comes to them."""

import asyncio
import sys
import types
from collections.abc import Coroutine, Generator
from typing import Any

if sys.version_info >= (3, 12):

    def start(coroutine: Coroutine[Any, Any, None], loop: asyncio.AbstractEventLoop) -> asyncio.Task[None] | None:
        """Run a coroutine up to where it has to wait; what is left is a task, or None if nothing is."""
        task = asyncio.Task(coroutine, loop=loop, eager_start=True)
        return None if task.done() else task

else:

    def start(coroutine: Coroutine[Any, Any, None], loop: asyncio.AbstractEventLoop) -> asyncio.Task[None] | None:
        """Run a coroutine up to where it has to wait; what is left is a task, or None if nothing is."""
        try:
            waited_for = coroutine.send(None)
        except StopIteration:
            return None
        return loop.create_task(_go_on(coroutine, waited_for))

    @types.coroutine
    def _go_on(coroutine: Coroutine[Any, Any, None], waited_for: Any) -> Generator[Any, Any, None]:
        """The rest of a coroutine that is waiting."""
        while True:
            thrown: BaseException | None = None
            try:
                yield waited_for
            except BaseException as error:  # it was cancelled
                thrown = error
            try:
                waited_for = coroutine.send(None) if thrown is None else coroutine.throw(thrown)
            except StopIteration:
                return
