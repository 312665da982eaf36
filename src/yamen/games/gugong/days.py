"""G2, G3.1: the four days, each with morning, day and night; the first morning is skipped."""

from typing import Any, ClassVar, final

from mypy_extensions import i64, mypyc_attr

from yamen.engine.tasks import PlayerStep, Step, Task
from yamen.games.gugong.day import EXCHANGE_GIFT
from yamen.games.gugong.final_scoring import FinalScoring
from yamen.games.gugong.morning import FillMap, MorningDecrees, NewServants, NewStartPlayer, RollDie
from yamen.games.gugong.news import DAY_BEGINS, PASSED
from yamen.games.gugong.night import CheckDice, PutAwayBonus
from yamen.games.gugong.solo import MengTurn, Twilight
from yamen.games.gugong.state import Gugong
from yamen.games.gugong.words import DAYS


@final
class Day(Step[Gugong]):
    """G2: a day; after the fourth the game ends (G12.3)."""

    fields: ClassVar[tuple[str, ...]] = ("day",)

    def __init__(self, day: i64) -> None:
        self.day = day

    def run(self, s: Gugong) -> None:
        tasks: list[Task[Any]] = []
        if self.day > 1:
            tasks = [NewStartPlayer(), FillMap(), RollDie(0), MorningDecrees(), MoveDayMarker(self.day), NewServants()]
        else:
            tasks = [MoveDayMarker(1)]
        tasks.append(FirstTurn())
        if s.players == 1:
            tasks.append(Twilight())
        tasks.extend([PutAwayBonus(), CheckDice()])
        tasks.append(Day(self.day + 1) if self.day < DAYS else FinalScoring())
        s.then(tasks)


@final
class MoveDayMarker(Step[Gugong]):
    """G2.5: the day marker moves."""

    fields: ClassVar[tuple[str, ...]] = ("day",)

    def __init__(self, day: i64) -> None:
        self.day = day

    def run(self, s: Gugong) -> None:
        s.day = self.day
        s.tell(DAY_BEGINS, self.day, s.start)


@final
class FirstTurn(Step[Gugong]):
    """G3.1: from the start player on."""

    def run(self, s: Gugong) -> None:
        s.follow(Turn(s.start))


@final
@mypyc_attr(free_list_len=1)
class Turn(PlayerStep[Gugong]):
    """G3.1: one exchange, then the next player; whoever has no hand card at their turn passes for the day."""

    def run(self, s: Gugong) -> None:
        count: i64 = len(s.families)
        for turn in range(count):
            player = (self.player + turn) % count
            family = s.families[player]
            if family.passed:
                continue
            if len(family.hand) > 0:
                exchange: Task[Any] = MengTurn() if s.is_meng(player) else EXCHANGE_GIFT[player]
                s.then([exchange, Turn((player + 1) % count)])
                return
            family.passed = True
            s.tell(PASSED, player)
