"""A summary of one court in In the Year of the Dragon, for evaluation and features."""

from typing import final

from mypy_extensions import i64

from yamen.games.dragon.actions import TakeAction
from yamen.games.dragon.events import CatchContagion, PayTribute, SufferDrought
from yamen.games.dragon.persons import PersonPhase, PlayCard
from yamen.games.dragon.rounds import EventPhase
from yamen.games.dragon.scoring import Scoring
from yamen.games.dragon.state import NO_SUPER_EVENT, NOT_DRAWN, Dragon
from yamen.games.dragon.words import EVENTS, MONTHS, SUNRISE, SUPER_EVENT_MONTH, TORNADO, TYPE_OF, TYPES, WARRIOR


@final
class CourtSummary:
    """One player's court and the months to come, counted once for everything that is asked about them."""

    def __init__(self, s: Dragon, seat: i64) -> None:
        self.s = s
        self.seat = seat
        self.court = s.courts[seat]
        self.persons: i64 = 0
        self.floors: i64 = 0
        self.inhabited: i64 = 0
        self.symbols: list[int] = [0] * len(TYPES)
        self.count_court()

        self.action_due: i64 = 0
        """1 if the player still acts this month; so with the card, the event and the scoring."""
        self.card_due: i64 = 0
        self.event_due: i64 = 0
        self.scoring_due: i64 = 0
        self.read_agenda()

        self.actions: i64 = MONTHS - s.month + self.action_due
        self.scorings: i64 = MONTHS - s.month + self.scoring_due
        self.super_event: i64 = NO_SUPER_EVENT
        """The super event, while it is to come."""
        if s.month - self.event_due < SUPER_EVENT_MONTH:
            self.super_event = s.super_event
        self.newcomers: i64 = 0
        """D4.1, D9.8, D9.9: how many persons will still be taken."""
        self.left: list[int] = [0] * len(EVENTS)
        """The events of each kind that the next person to be taken will see."""
        self.count_newcomers()

        # What events take away while the months are gone through
        self.yuan = self.court.yuan
        self.rice = self.court.rice
        self.fireworks = self.court.fireworks

    def count_court(self) -> None:
        symbols = self.s.content.symbols
        for palace in self.court.palaces:
            self.floors += palace.floors
            if len(palace.persons) > 0:
                self.inhabited += 1
                self.persons += len(palace.persons)
                for person in palace.persons:
                    self.symbols[TYPE_OF[person]] += symbols[person]

    def read_agenda(self) -> None:
        """What of this month is still to come."""
        for task in self.s.agenda:
            if isinstance(task, TakeAction):
                if task.player == self.seat:
                    self.action_due = 1
            elif isinstance(task, PlayCard):
                if task.player == self.seat:
                    self.card_due = 1
            elif isinstance(task, (PayTribute, SufferDrought, CatchContagion)):
                if task.player == self.seat:
                    self.event_due = 1
            elif isinstance(task, PersonPhase):
                self.card_due = 1
            elif isinstance(task, EventPhase):
                self.event_due = 1
            elif isinstance(task, Scoring):
                self.scoring_due = 1

    def count_newcomers(self) -> None:
        for count in self.court.cards:
            self.newcomers += count
        if self.newcomers == 0:
            self.card_due = 0
        if self.super_event == TORNADO:
            self.newcomers = self.newcomers - 2 if self.newcomers > 2 else 0
        elif self.super_event == SUNRISE:
            self.newcomers += 1
        month = self.s.month - self.card_due
        while month < MONTHS:
            event = self.s.events[month]
            if event != NOT_DRAWN:
                self.left[event] += 1
            month += 1

    def fewest_helmets(self) -> i64:
        """The fewest helmets that another player has."""
        fewest: i64 = 99
        for seat in self.s.order:
            if seat != self.seat:
                helmets = self.s.courts[seat].symbols(self.s.content, WARRIOR)
                if helmets < fewest:
                    fewest = helmets
        return fewest
