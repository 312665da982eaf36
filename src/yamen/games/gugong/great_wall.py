"""G5: the Great Wall, its scoring and the intrigue benefits."""

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from yamen.engine.messages import Kind, Message
from yamen.engine.moves import OptionSets
from yamen.engine.tasks import Choice, Step, Task
from yamen.games.gugong import questions
from yamen.games.gugong.family import replaced
from yamen.games.gugong.moves import PLACE, SKIP, TAKE_BENEFIT, TURN
from yamen.games.gugong.news import BENEFIT_TAKEN, DIE_TURNED, WALL_PLACED, WALL_SCORED
from yamen.games.gugong.palace import move_envoy
from yamen.games.gugong.reasons import EMPTY_SUPPLY, NO_DOUBLE, TOO_FEW_SERVANTS, TOO_FEW_STEPS
from yamen.games.gugong.servants import gaining_whole, score
from yamen.games.gugong.state import Gugong
from yamen.games.gugong.tokens import gain_jade
from yamen.games.gugong.words import (
    BENEFIT_DIE,
    BENEFIT_JADE,
    BENEFIT_SERVANT,
    BENEFIT_SERVANTS,
    BENEFIT_STEPS,
    BENEFITS,
    DICE,
    DOUBLE,
    EXTRA_WALL,
    HIGHEST_VALUE,
    IN_POOL,
    IN_SUPPLY,
    NORMAL,
    ON_WALL,
)

PLACEMENTS: Final = OptionSets(PLACE, 2)


def placements(normal: bool, double: bool) -> list[int]:
    """Which servants can be placed."""
    one: i64 = 1
    may: i64 = 0
    if normal:
        may |= one << NORMAL
    if double:
        may |= one << DOUBLE
    return PLACEMENTS.of(may)


def wall_goal(s: Gugong) -> i64:
    """G5.2: how many servants complete the wall."""
    players: i64 = len(s.families)
    return s.content.wall[players - 2]


def wall_filled(s: Gugong) -> i64:
    total: i64 = 0
    for family in s.families:
        total += family.on_wall()
    return total


def put_on_wall(s: Gugong, player: i64, double: bool, from_supply: bool) -> None:
    family = s.families[player]
    if double:
        family.double = ON_WALL
    else:
        family.wall += 1
        if from_supply:
            family.supply -= 1
        else:
            family.pool -= 1
    s.tell(WALL_PLACED, player, 2 if double else 1, wall_filled(s), wall_goal(s))


def wall_action(s: Gugong, player: i64, servants: i64) -> list[Task[Any]]:
    """G5.1: place servants from the pool, then the extra one of the decree, then see whether the wall is complete."""
    tasks: list[Task[Any]] = [PlaceOnWall(player, servants, 1)]
    if s.has_decree(player, EXTRA_WALL):
        tasks.append(ExtraOnWall(player))
    tasks.append(CheckWall())
    return tasks


@final
class PlaceOnWall(Choice[Gugong]):
    """G5.1: a servant from the pool onto the wall; of two, the second may stay in the pool."""

    fields: ClassVar[tuple[str, ...]] = ("player", "servants", "least")
    question: ClassVar[Kind] = questions.WALL

    def __init__(self, player: i64, servants: i64, least: i64) -> None:
        super().__init__(player)
        self.servants = servants
        self.least = least

    def options(self, s: Gugong) -> list[int]:
        family = s.families[self.player]
        moves = placements(family.pool > 0, family.double == IN_POOL)
        return moves if self.least > 0 else [SKIP, *moves]

    def answer(self, s: Gugong, move: int) -> None:
        if move == SKIP:
            return
        put_on_wall(s, self.player, move == PLACE + DOUBLE, False)
        if self.servants > 1:
            s.follow(PlaceOnWall(self.player, self.servants - 1, 0))

    def ask(self, s: Gugong) -> Message:
        question = questions.WALL if self.least > 0 else questions.WALL_MORE
        return question.message(self.player)

    def expected(self, s: Gugong) -> list[int]:
        return [PLACE + NORMAL, PLACE + DOUBLE]

    def why_not(self, s: Gugong, move: int) -> Message:
        if move == PLACE + DOUBLE:
            return NO_DOUBLE.message()
        return TOO_FEW_SERVANTS.message(1, s.families[self.player].pool)


@final
class ExtraOnWall(Choice[Gugong]):
    """G9.3: the decree's extra servant, from the supply."""

    question: ClassVar[Kind] = questions.WALL_EXTRA

    def options(self, s: Gugong) -> list[int]:
        return [SKIP, *supply_placements(s, self.player)]

    def answer(self, s: Gugong, move: int) -> None:
        if move != SKIP:
            put_on_wall(s, self.player, move == PLACE + DOUBLE, True)


def supply_placements(s: Gugong, player: i64) -> list[int]:
    """The servants of the supply that can be placed."""
    family = s.families[player]
    return placements(family.supply > 0, family.double == IN_SUPPLY)


@final
class TokenOnWall(Choice[Gugong]):
    """G4.4: a servant from the supply onto the wall, unless tokens exchanged meanwhile have taken the last one."""

    question: ClassVar[Kind] = questions.WALL_TOKEN

    def options(self, s: Gugong) -> list[int]:
        return supply_placements(s, self.player) or [SKIP]

    def answer(self, s: Gugong, move: int) -> None:
        if move == SKIP:
            return
        put_on_wall(s, self.player, move == PLACE + DOUBLE, True)
        s.follow(CheckWall())


@final
class CheckWall(Step[Gugong]):
    """G5.2: a complete wall is scored; G5.3: then all who were on it may take a benefit, the lowest marker first."""

    def run(self, s: Gugong) -> None:
        if wall_filled(s) < wall_goal(s):
            return
        builders = [player for player in s.track if s.families[player].on_wall() > 0]
        score_wall(s)
        builders.reverse()
        tasks: list[Task[Any]] = [TakeBenefit(player) for player in builders]
        s.then(tasks)


def most_on_wall(s: Gugong) -> i64:
    """Who has the most servants on the wall; ties go to whoever is ahead on the intrigue track."""
    best = s.track[0]
    for player in s.track:
        if s.families[player].on_wall() > s.families[best].on_wall():
            best = player
    return best


def score_wall(s: Gugong) -> None:
    """G5.2: the most servants score 3 VP and an envoy step, and go back to the supply; the others stay."""
    best = most_on_wall(s)
    family = s.families[best]
    s.tell(WALL_SCORED, best, s.content.wall_points)
    score(s, best, s.content.wall_points)
    family.supply += family.wall
    family.wall = 0
    if family.double == ON_WALL:
        family.double = IN_SUPPLY
    move_envoy(s, best, 1)


@final
class TakeBenefit(Choice[Gugong]):
    """G5.3: one intrigue benefit, or none; it costs steps down the intrigue track, and must yield something."""

    question: ClassVar[Kind] = questions.BENEFIT

    def options(self, s: Gugong) -> list[int]:
        if s.is_meng(self.player):
            return [self.meng(s)]
        family = s.families[self.player]
        moves = [SKIP]
        for benefit in range(len(BENEFITS)):
            if family.intrigue >= BENEFIT_STEPS[benefit] and (
                benefit >= BENEFIT_DIE or family.servants_in_supply() > 0
            ):
                moves.append(TAKE_BENEFIT + benefit)
        return moves

    def meng(self, s: Gugong) -> int:
        """G14.6: jade from step 7 on, else a servant from step 1 on if the supply has one."""
        family = s.families[self.player]
        if family.intrigue >= BENEFIT_STEPS[BENEFIT_JADE]:
            return TAKE_BENEFIT + BENEFIT_JADE
        if family.intrigue >= BENEFIT_STEPS[BENEFIT_SERVANT] and family.supply > 0:
            return TAKE_BENEFIT + BENEFIT_SERVANT
        return SKIP

    def answer(self, s: Gugong, move: int) -> None:
        if move == SKIP:
            return
        benefit: i64 = move - TAKE_BENEFIT
        steps: i64 = BENEFIT_STEPS[benefit]
        s.tell(BENEFIT_TAKEN, self.player, benefit, steps)
        s.advance_intrigue(self.player, -steps)
        if benefit == BENEFIT_SERVANT:
            s.then(gaining_whole(s, self.player, 1))
        elif benefit == BENEFIT_SERVANTS:
            s.then(gaining_whole(s, self.player, 2))
        elif benefit == BENEFIT_DIE:
            s.follow(TurnDie(self.player))
        else:
            gain_jade(s, self.player)

    def expected(self, s: Gugong) -> list[int]:
        return [SKIP, *range(TAKE_BENEFIT, TAKE_BENEFIT + len(BENEFITS))]

    def why_not(self, s: Gugong, move: int) -> Message:
        steps = BENEFIT_STEPS[move - TAKE_BENEFIT]
        have = s.families[self.player].intrigue
        return TOO_FEW_STEPS.message(steps, have) if have < steps else EMPTY_SUPPLY.message()


@final
class TurnDie(Choice[Gugong]):
    """G5.3: a die is turned to another of its faces."""

    question: ClassVar[Kind] = questions.DIE

    def options(self, s: Gugong) -> list[int]:
        moves: list[int] = []
        for die in range(DICE):
            for value in range(1, HIGHEST_VALUE + 1):
                if value != s.dice[die] and value in s.content.faces[die]:
                    moves.append(TURN + die * HIGHEST_VALUE + value - 1)
        return moves

    def answer(self, s: Gugong, move: int) -> None:
        which: i64 = move - TURN
        die = which // HIGHEST_VALUE
        value = which % HIGHEST_VALUE + 1
        s.dice = replaced(s.dice, die, value)
        s.tell(DIE_TURNED, self.player, die + 1, value)
