"""G13: final scoring, in its order."""

from typing import Any, ClassVar, final

from mypy_extensions import i64

from yamen.engine.messages import Kind
from yamen.engine.tasks import Choice, Step, Task
from yamen.games.gugong import questions
from yamen.games.gugong.family import changed
from yamen.games.gugong.great_wall import most_on_wall, wall_filled
from yamen.games.gugong.moves import SKIP
from yamen.games.gugong.news import (
    ARRIVAL_SCORED,
    FINAL_SCORED,
    GAME_WON,
    NOBODY_WON,
    OUTSIDE_PALACE,
    WALL_SCORED,
)
from yamen.games.gugong.palace import move_envoy
from yamen.games.gugong.state import MENG, Gugong
from yamen.games.gugong.words import (
    END_DECREES,
    END_FLAT,
    END_HARBOURS,
    END_JADE,
    END_VP,
    FROM_DECREES,
    FROM_JADE,
    FROM_PALACE,
    FROM_WALL,
)


@final
class LastExchange(Choice[Gugong]):
    """G13.1: the last chance to exchange tokens."""

    question: ClassVar[Kind] = questions.LAST_EXCHANGE

    def options(self, s: Gugong) -> list[int]:
        return [SKIP]

    def answer(self, s: Gugong, move: int) -> None:
        pass


@final
class FinalScoring(Step[Gugong]):
    """G13: everyone's last exchange, then the scoring."""

    def run(self, s: Gugong) -> None:
        tasks: list[Task[Any]] = [LastExchange(player) for player in s.everyone() if not s.is_meng(player)]
        s.then([*tasks, ScoreEverything()])


def add(s: Gugong, player: i64, source: i64, points: i64) -> None:
    family = s.families[player]
    family.final = changed(family.final, source, points)


def jade_worth(s: Gugong, jade: i64) -> i64:
    """G13.5: 1/3/6/10/15 for 1 to 5 jade, 2 for each beyond."""
    if jade == 0:
        return 0
    worth = s.content.worth
    known: i64 = len(worth)
    if jade <= known:
        return worth[jade - 1]
    return worth[known - 1] + s.content.more * (jade - known)


def decree_worth(s: Gugong, player: i64) -> i64:
    """G9.4: the level 3 decrees; the one for the points on the track comes first."""
    family = s.families[player]
    total: i64 = 0
    if s.has_decree(player, END_VP):
        track = (family.vp + family.final[FROM_WALL]) // 3
        total += track if track < 10 else 10
    if s.has_decree(player, END_FLAT):
        total += 8
    if s.has_decree(player, END_JADE):
        total += 2 * family.jade if family.jade < 5 else 10
    if s.has_decree(player, END_DECREES):
        for mask in s.on_decrees:
            if mask >> player & 1:
                total += 2
    if s.has_decree(player, END_HARBOURS):
        for claimed in family.claims:
            total += 2 * claimed
    return total


@final
class ScoreEverything(Step[Gugong]):
    """G13.2 wall, G13.3 decrees, G13.4 palace, G13.5 jade; G13.6 who isn't in the palace scores 0."""

    def run(self, s: Gugong) -> None:
        if wall_filled(s) > 0:
            best = most_on_wall(s)
            s.tell(WALL_SCORED, best, s.content.wall_points)
            add(s, best, FROM_WALL, s.content.wall_points)
            move_envoy(s, best, 1)
        for player in s.everyone():
            family = s.families[player]
            decrees = decree_worth(s, player)
            jade = jade_worth(s, family.jade)
            add(s, player, FROM_DECREES, decrees)
            add(s, player, FROM_JADE, jade)
            s.tell(FINAL_SCORED, player, family.final[FROM_WALL], decrees, jade)
            if family.in_palace():
                arrival: i64 = s.content.arrival[family.arrival - 1]
                add(s, player, FROM_PALACE, arrival)
                s.tell(ARRIVAL_SCORED, player, arrival)
            else:
                s.tell(OUTSIDE_PALACE, player)
        self.announce(s)

    def announce(self, s: Gugong) -> None:
        winner = s.winner
        if winner is not None:
            s.tell(GAME_WON, winner, s.score(winner))
        elif s.players == 1:
            s.tell(GAME_WON, MENG, s.score(MENG))
        else:
            s.tell(NOBODY_WON)
