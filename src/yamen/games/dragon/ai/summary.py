"""A summary of one court in In the Year of the Dragon, for the evaluation."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from yamen.engine.counts import NO_COUNTS, changed, count, without_first
from yamen.games.dragon.actions import TakeAction
from yamen.games.dragon.events import CatchContagion, PayTribute, SufferDrought
from yamen.games.dragon.persons import PersonPhase, PlayCard
from yamen.games.dragon.rounds import EventPhase
from yamen.games.dragon.scoring import Scoring
from yamen.games.dragon.state import NO_SUPER_EVENT, NOT_DRAWN, Dragon
from yamen.games.dragon.words import MONTHS, SUNRISE, SUPER_EVENT_MONTH, TORNADO, TYPE_OF, WARRIOR

SYMBOL_BITS: Final = 7
MOST_SYMBOLS: Final = (1 << SYMBOL_BITS) - 1
NOT_YET: Final = -1


@final
@mypyc_attr(acyclic=True)
class CourtSummary:
    """A player's court and the months to come, computed once for all parts of the evaluation."""

    def __init__(self, s: Dragon, seat: i64) -> None:
        self.s = s
        self.seat = seat
        self.court = s.courts[seat]
        self.persons: i64 = 0
        self.floors: i64 = 0
        self.inhabited: i64 = 0
        self._symbols: i64 = 0
        """The symbols of each type, SYMBOL_BITS each."""
        self.count_court()

        self.action_due: i64 = 0
        """1 if the player still acts this month; likewise for the card, the event and the scoring."""
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
        self.left: i64 = NO_COUNTS
        """The events of each kind that the next person to be taken will see."""
        self._fewest: i64 = NOT_YET
        self.count_newcomers()

        # What events take away while the months are gone through
        self.yuan = self.court.yuan
        self.rice = self.court.rice
        self.fireworks = self.court.fireworks

    def count_court(self) -> None:
        for palace in self.court.palaces:
            self.floors += palace.floors
            if palace.size > 0:
                self.inhabited += 1
                self.persons += palace.size
        symbols = self.s.content.symbols
        kinds = self.court.kinds()
        person: i64 = 0
        while kinds != NO_COUNTS:
            number = count(kinds, 0)
            if number > 0:
                self._symbols += number * symbols[person] << SYMBOL_BITS * TYPE_OF[person]
            kinds = without_first(kinds)
            person += 1

    def symbols(self, type_: i64) -> i64:
        """The symbols on all persons of a type."""
        return self._symbols >> SYMBOL_BITS * type_ & MOST_SYMBOLS

    def read_agenda(self) -> None:
        """What of this month is still to come."""
        s = self.s
        for at in range(s.pending):
            task = s.task(at)
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
        self.newcomers = self.court.cards_left()
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
                self.left = changed(self.left, event, 1)
            month += 1

    def fewest_helmets(self) -> i64:
        """The fewest helmets that another player has."""
        if self._fewest == NOT_YET:
            self._fewest = 99
            for court in self.s.courts:
                if court is not self.court:
                    helmets = court.symbols(self.s.content, WARRIOR)
                    if helmets < self._fewest:
                        self._fewest = helmets
        return self._fewest
