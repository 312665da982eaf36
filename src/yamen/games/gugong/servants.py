"""G11: removing servants from the pool and gaining them from the supply, the double servant among them."""

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from yamen.engine.messages import Kind, Message
from yamen.engine.moves import OptionSets
from yamen.engine.tasks import Choice, Task
from yamen.games.gugong import questions
from yamen.games.gugong.moves import GAIN, GAIN_WITH_DOUBLE, MOST_GAINED, REMOVE
from yamen.games.gugong.news import DOUBLE_GAINED, DOUBLE_REMOVED, POINTS_SCORED, SERVANTS_GAINED, SERVANTS_REMOVED
from yamen.games.gugong.reasons import NO_DOUBLE, TOO_FEW_SERVANTS
from yamen.games.gugong.state import Gugong
from yamen.games.gugong.words import DOUBLE, IN_POOL, IN_SUPPLY, NORMAL

REMOVALS: Final = OptionSets(REMOVE, 2)
GAINS: Final = OptionSets(GAIN, MOST_GAINED)


def score(s: Gugong, player: i64, points: i64) -> None:
    """Points on the track, at once."""
    s.families[player].vp += points
    s.tell(POINTS_SCORED, player, points)


def removal(player: i64, servants: i64, keep: i64 = 0) -> list[Task[Any]]:
    """What removes so many servants; nothing, where nothing is due."""
    return [RemoveServants(player, servants, keep)] if servants > 0 else []


@final
@mypyc_attr(free_list_len=1)
class RemoveServants(Choice[Gugong]):
    """G11.1: servants go from the pool to the supply; the double servant may stand for two, or for the only one due."""

    fields: ClassVar[tuple[str, ...]] = ("player", "servants", "keep")
    question: ClassVar[Kind] = questions.REMOVE

    def __init__(self, player: i64, servants: i64, keep: i64) -> None:
        super().__init__(player)
        self.servants = servants
        self.keep = keep
        """Normal servants that must be left in the pool for what follows."""

    def options(self, s: Gugong) -> list[int]:
        family = s.families[self.player]
        one: i64 = 1
        may: i64 = 0
        if family.can_remove_normal(self.servants, self.keep):
            may |= one << NORMAL
        if family.can_remove_double(self.servants, self.keep):
            may |= one << DOUBLE
        return REMOVALS.of(may)

    def answer(self, s: Gugong, move: int) -> None:
        family = s.families[self.player]
        normal = self.servants
        if move == REMOVE + DOUBLE:
            family.double = IN_SUPPLY
            s.tell(DOUBLE_REMOVED, self.player)
            normal = normal - 2 if normal > 2 else 0
        if normal > 0:
            family.pool -= normal
            family.supply += normal
            s.tell(SERVANTS_REMOVED, self.player, normal)

    def ask(self, s: Gugong) -> Message:
        return self.question.message(self.player, self.servants)

    def expected(self, s: Gugong) -> list[int]:
        return [REMOVE + NORMAL, REMOVE + DOUBLE]

    def why_not(self, s: Gugong, move: int) -> Message:
        family = s.families[self.player]
        if move == REMOVE + DOUBLE and family.double != IN_POOL:
            return NO_DOUBLE.message()
        return TOO_FEW_SERVANTS.message(self.servants + self.keep, family.pool)


@final
@mypyc_attr(free_list_len=1)
class GainServants(Choice[Gugong]):
    """G11.1: servants come from the supply into the pool, `least` of them if it has so many; one may be the double."""

    fields: ClassVar[tuple[str, ...]] = ("player", "servants", "least")
    question: ClassVar[Kind] = questions.GAIN

    def __init__(self, player: i64, servants: i64, least: i64) -> None:
        super().__init__(player)
        self.servants = servants
        self.least = least

    def options(self, s: Gugong) -> list[int]:
        family = s.families[self.player]
        there = family.servants_in_supply()
        most = self.servants if self.servants < family.supply else family.supply
        least = self.least if self.least < there else there
        one: i64 = 1
        counts: i64 = 0 if most < least else (one << most + 1) - (one << least)
        if family.double == IN_SUPPLY and self.servants > 0:
            most = self.servants - 1 if self.servants - 1 < family.supply else family.supply
            for count in range(least - 1 if least > 0 else 0, most + 1):
                counts |= one << GAIN_WITH_DOUBLE - GAIN + count
        return GAINS.of(counts)

    def answer(self, s: Gugong, move: int) -> None:
        if move >= GAIN_WITH_DOUBLE:
            gain(s, self.player, move - GAIN_WITH_DOUBLE, True)
        else:
            gain(s, self.player, move - GAIN, False)

    def ask(self, s: Gugong) -> Message:
        question = questions.GAIN_WHOLE if self.least == self.servants else questions.GAIN
        return question.message(self.player, self.servants)


def gain(s: Gugong, player: i64, normal: i64, with_double: bool) -> None:
    """Servants move from the supply to the pool."""
    family = s.families[player]
    if with_double:
        family.double = IN_POOL
        s.tell(DOUBLE_GAINED, player)
    if normal > 0:
        family.supply -= normal
        family.pool += normal
        s.tell(SERVANTS_GAINED, player, normal)


def gaining(s: Gugong, player: i64, servants: i64, least: i64) -> list[Task[Any]]:
    """What gains up to so many servants; nothing, where the supply has none."""
    if s.families[player].servants_in_supply() == 0:
        return []
    return [GainServants(player, servants, least)]


def gaining_whole(s: Gugong, player: i64, servants: i64) -> list[Task[Any]]:
    """G3.6: servants of a card, a token, a decree or a benefit are gained whole, as far as the supply goes."""
    return gaining(s, player, servants, 1 if s.rules < 2 else servants)
