"""D5: the event phase."""

from typing import Any, ClassVar, final

from mypy_extensions import i64, mypyc_attr

from yamen.engine.messages import Kind, Message
from yamen.engine.tasks import Choice, PlayerStep, Step, Task
from yamen.games.dragon import questions
from yamen.games.dragon.court import Palace
from yamen.games.dragon.moves import UNFED
from yamen.games.dragon.news import (
    CONTAGION_CAUGHT,
    DECAYED,
    EVENT_HAPPENS,
    FESTIVAL_SCORED,
    HELMETS_SCORED,
    PALACES_FED,
    TRIBUTE_PAID,
)
from yamen.games.dragon.palaces import ReleaseFrom, release_some
from yamen.games.dragon.state import Dragon
from yamen.games.dragon.words import (
    CONTAGION,
    DROUGHT,
    FESTIVAL,
    FROM_FESTIVAL,
    FROM_MONGOLS,
    HEALER,
    MONGOLS,
    TRIBUTE,
    WARRIOR,
)


@final
@mypyc_attr(free_list_len=1)
class Event(Step[Dragon]):
    """D5: what the tile of this month does to everyone, in turn order. D5.1: peace does nothing."""

    fields: ClassVar[tuple[str, ...]] = ("event",)

    def __init__(self, event: i64) -> None:
        self.event = event

    def run(self, s: Dragon) -> None:
        event = self.event
        s.tell(EVENT_HAPPENS, event)
        tasks: list[Task[Any]] = []
        if event == TRIBUTE:
            tasks = [PayTribute(player) for player in s.order]
        elif event == DROUGHT:
            tasks = [SufferDrought(player) for player in s.order]
        elif event == CONTAGION:
            tasks = [CatchContagion(player) for player in s.order]
        elif event == MONGOLS:
            tasks = mongol_invasion(s)
        elif event == FESTIVAL:
            dragon_festival(s)
        s.then(tasks)


@final
class PayTribute(PlayerStep[Dragon]):
    """D5.2: pay 4 yuan, as far as they go, and release a person for each yuan missing."""

    def run(self, s: Dragon) -> None:
        court = s.courts[self.player]
        due: i64 = s.content.tribute
        paid = due if court.yuan >= due else court.yuan
        court.yuan -= paid
        s.tell(TRIBUTE_PAID, self.player, paid, due - paid)
        s.then(release_some(s, self.player, due - paid))


@final
class SufferDrought(PlayerStep[Dragon]):
    """D5.3: a rice for each inhabited palace, as far as the rice goes."""

    def run(self, s: Dragon) -> None:
        court = s.courts[self.player]
        inhabited = court.inhabited()
        given = inhabited if court.rice >= inhabited else court.rice
        court.rice -= given
        s.tell(PALACES_FED, self.player, given, inhabited - given)
        if given == 0:
            s.then(hunger(s, self.player, everyone(court.palaces)))
        elif given < inhabited:
            s.follow(NameUnfed(self.player, inhabited - given, 0))


def everyone(palaces: list[Palace]) -> i64:
    """The inhabited palaces, a bit for each."""
    mask: i64 = 0
    bit: i64 = 1
    for palace in palaces:
        if palace.size > 0:
            mask |= bit
        bit <<= 1
    return mask


def hunger(s: Dragon, player: i64, unfed: i64) -> list[Task[Any]]:
    """D5.3: one person leaves each unfed palace."""
    return [ReleaseFrom(player, at) for at in range(len(s.courts[player].palaces)) if unfed >> at & 1]


@final
class NameUnfed(Choice[Dragon]):
    """D5.3: the player names the palaces that go unfed, one by one; then each loses a person."""

    fields: ClassVar[tuple[str, ...]] = ("player", "palaces", "named")
    question: ClassVar[Kind] = questions.UNFED

    def __init__(self, player: i64, palaces: i64, named: i64) -> None:
        super().__init__(player)
        self.palaces = palaces
        self.named = named

    def options(self, s: Dragon) -> list[int]:
        left: i64 = everyone(s.courts[self.player].palaces) & ~self.named
        return [UNFED + at for at in range(len(s.courts[self.player].palaces)) if left >> at & 1]

    def answer(self, s: Dragon, move: int) -> None:
        at: i64 = move - UNFED
        bit: i64 = 1
        named: i64 = self.named | bit << at
        if self.palaces > 1:
            s.follow(NameUnfed(self.player, self.palaces - 1, named))
        else:
            s.then(hunger(s, self.player, named))

    def ask(self, s: Dragon) -> Message:
        return self.question.message(self.player, self.palaces)


@final
class CatchContagion(PlayerStep[Dragon]):
    """D5.4: release 3 persons, one fewer for each mortar, counted before."""

    def run(self, s: Dragon) -> None:
        persons: i64 = s.content.contagion - s.courts[self.player].symbols(s.content, HEALER)
        if persons < 0:
            persons = 0
        s.tell(CONTAGION_CAUGHT, self.player, persons)
        s.then(release_some(s, self.player, persons))


def mongol_invasion(s: Dragon) -> list[Task[Any]]:
    """D5.5: a point for each helmet; then everyone with the fewest helmets releases one person."""
    helmets = [court.symbols(s.content, WARRIOR) for court in s.courts]
    for player in s.order:
        s.score(player, FROM_MONGOLS, helmets[player])
        s.tell(HELMETS_SCORED, player, helmets[player])
    fewest = min(helmets)
    return [LoseToMongols(player) for player in s.order if helmets[player] == fewest]


@final
class LoseToMongols(PlayerStep[Dragon]):
    """D5.5: release one person."""

    def run(self, s: Dragon) -> None:
        s.then(release_some(s, self.player, 1))


def dragon_festival(s: Dragon) -> None:
    """D5.6: all with the most fireworks score 6, all with the second most 3; who scored returns half of them."""
    most: i64 = 0
    second: i64 = 0
    for court in s.courts:
        if court.fireworks > most:
            second = most
            most = court.fireworks
        elif second < court.fireworks < most:
            second = court.fireworks
    for player in s.order:
        court = s.courts[player]
        fireworks = court.fireworks
        if fireworks == 0 or fireworks < second:
            continue
        points: i64 = s.content.festival[0] if fireworks == most else s.content.festival[1]
        returned = (fireworks + 1) // 2
        court.fireworks -= returned
        s.score(player, FROM_FESTIVAL, points)
        s.tell(FESTIVAL_SCORED, player, fireworks, points, returned)


@final
class Decay(Step[Dragon]):
    """D5.9: every palace without a person loses a floor; a palace of one floor is gone."""

    def run(self, s: Dragon) -> None:
        for player in s.order:
            court = s.courts[player]
            if court.inhabited() == len(court.palaces):
                continue
            lost: i64 = 0
            left: list[Palace] = []
            for palace in court.palaces:
                if palace.size > 0:
                    left.append(palace)
                    continue
                lost += 1
                if palace.floors > 1:
                    left.append(palace.with_floors(palace.floors - 1))
            court.palaces = left
            s.tell(DECAYED, player, lost)
