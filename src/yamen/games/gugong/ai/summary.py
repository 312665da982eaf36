"""A summary of one family in Gùgōng, for the evaluation."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from yamen.games.gugong.days import Day
from yamen.games.gugong.final_scoring import FinalScoring, ScoreEverything
from yamen.games.gugong.night import CheckDice, matches
from yamen.games.gugong.state import Gugong
from yamen.games.gugong.words import DAYS, PALACE_STEP


@final
@mypyc_attr(acyclic=True)
class FamilySummary:
    """A player's family and the days to come, computed once for all parts of the evaluation."""

    def __init__(self, s: Gugong, seat: i64) -> None:
        self.s = s
        self.seat = seat
        self.family = s.families[seat]
        self.days: i64 = DAYS - s.day
        """The days after this one."""
        self.night_due: i64 = 0
        """1 until the night of this day."""
        self.read_agenda()

        self.cards: i64 = len(self.family.hand) + len(self.family.discards)
        self.today: i64 = len(self.family.hand) if self.night_due and not self.family.passed else 0
        """The exchanges still to come today, and in the whole game."""
        self.exchanges: i64 = self.today + self.days * self.cards
        self.others_today: i64 = 0
        """The exchanges of the others still to come today."""
        if self.night_due:
            for family in s.families:
                if family is not self.family and not family.passed:
                    self.others_today += len(family.hand)
        self.steps: i64 = PALACE_STEP - self.family.envoy
        """The steps to the palace."""
        self.matches: i64 = matches(s, seat) if self.night_due else 0
        """G12.1: the pairs of card and die."""
        self.owned: i64 = 0
        """The decrees, a bit for each."""
        self.decrees: i64 = 0
        self.count_decrees()

    def read_agenda(self) -> None:
        """Which day it is, and whether its night is still to come: in the morning the day marker has yet to move."""
        s = self.s
        for at in range(s.pending):
            task = s.task(at)
            if isinstance(task, Day):
                self.days = DAYS + 1 - task.day
            elif isinstance(task, (FinalScoring, ScoreEverything)):
                self.days = 0
            elif isinstance(task, CheckDice):
                self.night_due = 1

    def count_decrees(self) -> None:
        one: i64 = 1
        at: i64 = 0
        for mask in self.s.on_decrees:
            if mask >> self.seat & 1:
                self.owned |= one << self.s.decrees[at]
                self.decrees += 1
            at += 1

    def has(self, decree: i64) -> bool:
        return self.owned >> decree & 1 == 1

    def ahead_of(self, other: i64) -> bool:
        """G7.2: who wins a tie against the other."""
        for player in self.s.track:
            if player == self.seat:
                return True
            if player == other:
                return False
        return False
