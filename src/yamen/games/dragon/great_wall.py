"""D8: the Great Wall, an expansion."""

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from yamen.engine.messages import Kind, Message
from yamen.engine.moves import OptionSets
from yamen.engine.tasks import Chance, Choice, PlayerStep, Step, Task
from yamen.games.dragon import questions
from yamen.games.dragon.moves import WALL
from yamen.games.dragon.news import (
    FIREWORKS_GAINED,
    MARCHED,
    POINTS_GAINED,
    RICE_GAINED,
    WALL_BROKEN,
    WALL_BUILT,
    WALL_HOLDS,
    WALL_SCORED,
    YUAN_GAINED,
)
from yamen.games.dragon.palaces import BuildFloor, release_some
from yamen.games.dragon.reasons import BONUS_USED
from yamen.games.dragon.state import Dragon
from yamen.games.dragon.words import (
    BONUSES,
    FIREWORK_BONUS,
    FLOOR_BONUS,
    FROM_WALL,
    RICE_BONUS,
    STEPS_BONUS,
    WALL_LENGTH,
    YUAN_BONUS,
)

TILES: Final = OptionSets(WALL, len(BONUSES))


def may_build_wall(s: Dragon, player: i64) -> bool:
    """D8.2: not with 12 tiles built, nor with no own tile left."""
    return len(s.wall) < WALL_LENGTH and s.courts[player].wall_tiles != 0


@final
class BuildWall(Choice[Dragon]):
    """D8.2: choose an unused tile of one's own, take its bonus, then put it under the leftmost event without one."""

    question: ClassVar[Kind] = questions.WALL

    def options(self, s: Dragon) -> list[int]:
        return unused_tiles(s, self.player)

    def answer(self, s: Dragon, move: int) -> None:
        s.then(build(s, self.player, move - WALL))

    def expected(self, s: Dragon) -> list[int]:
        return list(range(WALL, WALL + len(BONUSES)))

    def why_not(self, s: Dragon, move: int) -> Message:
        return BONUS_USED.message()


@final
class DrawTile(Chance[Dragon]):
    """D8.2, with the option of random wall tiles: the unused tile is drawn."""

    fields: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, player: i64) -> None:
        super().__init__()
        self.player = player

    def options(self, s: Dragon) -> list[int]:
        return unused_tiles(s, self.player)

    def answer(self, s: Dragon, move: int) -> None:
        s.then(build(s, self.player, move - WALL))


def unused_tiles(s: Dragon, player: i64) -> list[int]:
    return TILES.of(s.courts[player].wall_tiles)


def build(s: Dragon, player: i64, bonus: i64) -> list[Task[Any]]:
    """D8.2: the bonus, then the tile."""
    if s.rules < 2:  # in version 1 the tile lay in the wall while its floor was being built
        lay_tile(s, player, bonus)
        return take_bonus(s, player, bonus)
    return [*take_bonus(s, player, bonus), LayTile(player, bonus)]


def take_bonus(s: Dragon, player: i64, bonus: i64) -> list[Task[Any]]:
    """D8.1: what a wall tile brings. D8.5: a floor is built at once, without hammers; the steps get no helmets."""
    court = s.courts[player]
    amount: i64 = s.content.bonus[bonus]
    if bonus == FLOOR_BONUS:
        return [BuildFloor(player, amount)]
    if bonus == RICE_BONUS:
        court.rice += amount
        s.tell(RICE_GAINED, player, amount)
    elif bonus == FIREWORK_BONUS:
        court.fireworks += amount
        s.tell(FIREWORKS_GAINED, player, amount)
    elif bonus == YUAN_BONUS:
        court.yuan += amount
        s.tell(YUAN_GAINED, player, amount)
    elif bonus == STEPS_BONUS:
        s.march(player, amount)
        s.tell(MARCHED, player, amount)
    else:
        s.score(player, FROM_WALL, amount)
        s.tell(POINTS_GAINED, player, amount)
    return []


@final
class LayTile(Step[Dragon]):
    """D8.2: once its bonus is taken, the tile goes into the wall."""

    fields: ClassVar[tuple[str, ...]] = ("player", "bonus")

    def __init__(self, player: i64, bonus: i64) -> None:
        self.player = player
        self.bonus = bonus

    def run(self, s: Dragon) -> None:
        lay_tile(s, self.player, self.bonus)


def lay_tile(s: Dragon, player: i64, bonus: i64) -> None:
    s.courts[player].wall_tiles ^= 1 << bonus
    s.wall = s.wall + [player]
    s.tell(WALL_BUILT, player, bonus, len(s.wall))


@final
class ScoreWall(Step[Dragon]):
    """D8.3, D8.4: a wall that reaches the mark scores; otherwise whoever built least releases a person."""

    fields: ClassVar[tuple[str, ...]] = ("mark",)

    def __init__(self, mark: i64) -> None:
        self.mark = mark

    def run(self, s: Dragon) -> None:
        tiles = [0] * len(s.courts)
        for builder in s.wall:
            tiles[builder] += 1
        if len(s.wall) >= self.mark:
            s.tell(WALL_HOLDS, len(s.wall), self.mark)
            for player in s.order:
                s.score(player, FROM_WALL, tiles[player])
                s.tell(WALL_SCORED, player, tiles[player])
            return
        s.tell(WALL_BROKEN, len(s.wall), self.mark)
        fewest = min(tiles)
        tasks: list[Task[Any]] = [LoseGuard(player) for player in s.order if tiles[player] == fewest]
        s.then(tasks)


@final
class LoseGuard(PlayerStep[Dragon]):
    """D8.3: release one person."""

    def run(self, s: Dragon) -> None:
        s.then(release_some(s, self.player, 1))
