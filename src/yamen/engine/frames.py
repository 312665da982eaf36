"""One move, task by task: how a table looks after each thing that happened, for whoever follows it."""

from typing import Any

from yamen.engine.messages import Message
from yamen.engine.position import NO_INTERRUPTION, Position
from yamen.engine.tasks import NOBODY


class Frame:
    """The events of a task, and the view after it."""

    def __init__(self, events: list[Message], view: dict[str, Any]) -> None:
        self.events = events
        self.view = view


def play_frames(before: Position, move: int, viewer: int) -> list[Frame]:
    """The frames of a legal move, which is played on a copy; the last one shows the table after it.

    The effect of a task without events is seen in the next frame. A move without events has one frame.
    """
    s = before.clone()
    news: list[Message] = []
    s.news = news
    frames: list[Frame] = []
    if move >= s.interruptions and s.choice().interruptible:
        s.interrupt(move)
    else:
        s.take_task().answer(s, move)
    while True:
        if len(news) > 0:
            frames.append(Frame(news, s.view(viewer)))
            news = []
            s.news = news
        if not _settle(s):
            break
    after = s.view(viewer)
    if len(frames) > 0:
        frames[-1].view = after
        return frames
    return [Frame([], after)]


def _settle(s: Position) -> bool:
    """Do the next task, as `Position.advance` does all of them; False where somebody has a real choice."""
    if s.pending == 0:
        s.player = NOBODY
        return False
    task = s.task(s.pending - 1)
    player = task.waits_for
    if player == NOBODY:
        s.take_task().run(s)
        return True
    options: list[int] = task.options(s)
    if s.interruptions != NO_INTERRUPTION and player >= 0 and task.interruptible:
        options = options + s.anytime(player)
    if len(options) > 1:
        s.player = player
        return False
    s.take_task().answer(s, options[0])
    return True
