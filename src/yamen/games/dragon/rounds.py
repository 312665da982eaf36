"""The twelve months, each with its four phases."""

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from yamen.engine.tasks import Step, Task
from yamen.games.dragon.actions import ActionPhase
from yamen.games.dragon.events import Decay, Event
from yamen.games.dragon.great_wall import ScoreWall
from yamen.games.dragon.news import MONTH_BEGINS
from yamen.games.dragon.persons import PersonPhase
from yamen.games.dragon.scoring import FinalScoring, Scoring
from yamen.games.dragon.state import NO_SUPER_EVENT, Dragon
from yamen.games.dragon.super_events import DrawSuperEvent, SuperEvent
from yamen.games.dragon.words import MONGOLS, MONTHS, SUPER_EVENT_MONTH, WALL_LENGTH


@final
class Month(Step[Dragon]):
    """Actions (D3), persons (D4), event (D5), scoring (D6); then the next month, or the end (D7)."""

    fields: ClassVar[tuple[str, ...]] = ("month",)

    def __init__(self, month: i64) -> None:
        self.month = month

    def run(self, s: Dragon) -> None:
        s.month = self.month
        s.tell(MONTH_BEGINS, self.month, s.events[self.month - 1])
        tasks: list[Task[Any]] = [*PHASES]
        if self.month == SUPER_EVENT_MONTH and s.super_event_hidden:
            tasks = [DrawSuperEvent(), *tasks]
        if self.month < MONTHS:
            tasks.append(Month(self.month + 1))
        else:
            if s.great_wall:
                tasks.append(ScoreWall(WALL_LENGTH))
            tasks.append(FinalScoring())
        s.then(tasks)


@final
class EventPhase(Step[Dragon]):
    """D5.9: the event, the wall scoring at a Mongol invasion, the super event in month 7, decay."""

    def run(self, s: Dragon) -> None:
        event = s.events[s.month - 1]
        tasks: list[Task[Any]] = [Event(event)]
        if s.great_wall and event == MONGOLS:
            tasks.append(ScoreWall(s.month))
        if s.month == SUPER_EVENT_MONTH and s.super_event != NO_SUPER_EVENT:
            tasks.append(SuperEvent())
        tasks.append(Decay())
        s.then(tasks)


PHASES: Final[list[Task[Any]]] = [ActionPhase(), PersonPhase(), EventPhase(), Scoring()]
