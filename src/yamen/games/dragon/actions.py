"""D3: the action phase."""

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from yamen.engine.counts import NO_COUNTS, changed, present, things
from yamen.engine.messages import Kind, Message
from yamen.engine.moves import OptionSets
from yamen.engine.tasks import Chance, Choice, Step, Task
from yamen.games.dragon import questions
from yamen.games.dragon.court import NO_GROUP
from yamen.games.dragon.great_wall import BuildWall, DrawTile, may_build_wall
from yamen.games.dragon.moves import BUY, DEAL, DO, PASS
from yamen.games.dragon.news import (
    ACTION_TAKEN,
    DEALT,
    FEE_PAID,
    FIREWORKS_GAINED,
    MARCHED,
    PASSED,
    POINTS_GAINED,
    PRIVILEGE_BOUGHT,
    RICE_GAINED,
    YUAN_GAINED,
)
from yamen.games.dragon.palaces import BuildFloor
from yamen.games.dragon.reasons import FEE, FEE_AND_PRICE, NO_WALL_TILES, PRICE, WALL_COMPLETE
from yamen.games.dragon.state import Dragon
from yamen.games.dragon.words import (
    ACTIONS,
    BUILD,
    BUILD_WALL,
    CRAFTSMAN,
    FARMER,
    FEE_OF_A_TAKEN_GROUP,
    FIREWORKS,
    FROM_RESEARCH,
    HARVEST,
    MILITARY_PARADE,
    MOST_PLAYERS,
    PRIVILEGE,
    PYROTECHNIST,
    RESEARCH,
    SCHOLAR,
    SIZES,
    SMALL,
    TAX_COLLECTOR,
    TAXES,
    WALL_LENGTH,
    WARRIOR,
)

PASS_UP_TO: Final = 3
HELPER: Final = [TAX_COLLECTOR, CRAFTSMAN, FARMER, PYROTECHNIST, WARRIOR, SCHOLAR]
"""The type of person whose symbols add to each of the first six actions."""
DEALS: Final = OptionSets(DEAL, len(ACTIONS))
PASS_OR_DO: Final = OptionSets(PASS, 1 + len(ACTIONS))
PURCHASES: Final = OptionSets(BUY, len(SIZES))


@final
class ActionPhase(Step[Dragon]):
    """D3: lay out the cards, then everyone acts in turn order, then the cards are gathered."""

    def run(self, s: Dragon) -> None:
        tasks: list[Task[Any]] = [LAY_OUT_CARD]
        for player in s.order:
            tasks.append(TAKE_ACTION[player])
        tasks.append(GATHER_CARDS)
        s.then(tasks)


@final
class LayOutCard(Chance[Dragon]):
    """D3.1: shuffled, the action cards make as many groups as there are players, as even as possible."""

    skippable: ClassVar[bool] = True  # an action tells its group, which is free until a dragon lies on it

    def options(self, s: Dragon) -> list[int]:
        one: i64 = 1
        everything: i64 = (one << s.actions()) - 1
        return DEALS.of(everything ^ present(s.groups))

    def answer(self, s: Dragon, move: int) -> None:
        action: i64 = move - DEAL
        cards = s.actions()
        laid = things(s.groups)
        players: i64 = len(s.courts)
        small: i64 = cards // players
        larger: i64 = cards % players
        in_larger: i64 = larger * (small + 1)
        at: i64 = laid // (small + 1) if laid < in_larger else larger + (laid - in_larger) // small
        s.groups = changed(s.groups, action, at + 1)
        s.tell(DEALT, action, at + 1)
        if laid + 1 < cards:
            s.follow(self)


def groups_with_dragons(s: Dragon) -> i64:
    """The groups that dragons lie on, a bit for each."""
    one: i64 = 1
    mask: i64 = 0
    for court in s.courts:
        if court.dragon != NO_GROUP:
            mask |= one << court.dragon
    return mask


def fee(with_dragons: i64, group: i64) -> i64:
    """D3.3: a group that already has a dragon costs 3 yuan."""
    return FEE_OF_A_TAKEN_GROUP if group != NO_GROUP and with_dragons >> group & 1 else 0


@final
class TakeAction(Choice[Dragon]):
    """D3.2: put the dragon on a group and carry out one of its actions, or pass. The action tells the group."""

    question: ClassVar[Kind] = questions.ACT

    def options(self, s: Dragon) -> list[int]:
        yuan = s.courts[self.player].yuan
        with_dragons = groups_with_dragons(s)
        to_pass: i64 = 1
        may: i64 = to_pass
        for action in range(s.actions()):
            rest = yuan - fee(with_dragons, s.group_of(action))
            if rest >= 0 and self.possible(s, action, rest):
                may |= to_pass << 1 + action
        return PASS_OR_DO.of(may)

    def possible(self, s: Dragon, action: i64, yuan: i64) -> bool:
        """D3.2: whether the player can carry the action out with this much money."""
        if action == PRIVILEGE:
            return yuan >= s.content.small_price
        return action != BUILD_WALL or may_build_wall(s, self.player)

    def answer(self, s: Dragon, move: int) -> None:
        player = self.player
        court = s.courts[player]
        if move == PASS:
            gain: i64 = PASS_UP_TO - court.yuan
            if gain < 0:
                gain = 0
            court.yuan += gain
            s.tell(PASSED, player, gain)
            return
        action: i64 = move - DO
        group = s.group_of(action)
        due = fee(groups_with_dragons(s), group)
        court.dragon = group
        if due > 0:
            court.yuan -= due
            s.tell(FEE_PAID, player, due)
        s.tell(ACTION_TAKEN, player, action)
        if action == PRIVILEGE:
            s.follow(BUY_PRIVILEGE[player])
        elif action == BUILD_WALL:
            s.follow(DrawTile(player) if s.random_tiles else BuildWall(player))
        elif action == BUILD:
            s.follow(BuildFloor(player, amount(s, player, BUILD)))
        elif action == TAXES:
            gain_yuan(s, player, amount(s, player, TAXES))
        elif action == HARVEST:
            gain_rice(s, player, amount(s, player, HARVEST))
        elif action == FIREWORKS:
            gain_fireworks(s, player, amount(s, player, FIREWORKS))
        elif action == MILITARY_PARADE:
            parade(s, player, amount(s, player, MILITARY_PARADE))
        else:
            research(s, player, amount(s, player, RESEARCH))

    def expected(self, s: Dragon) -> list[int]:
        return [PASS, *range(DO, DO + s.actions())]

    def why_not(self, s: Dragon, move: int) -> Message:
        action = move - DO
        have = s.courts[self.player].yuan
        due = fee(groups_with_dragons(s), s.group_of(action))
        if have < due:
            return FEE.message(due, have)
        if action == PRIVILEGE:
            reason = FEE_AND_PRICE if due > 0 else PRICE
            return reason.message(due + s.content.small_price, have)
        return WALL_COMPLETE.message() if len(s.wall) == WALL_LENGTH else NO_WALL_TILES.message()


@final
class GatherCards(Step[Dragon]):
    """D3.12: the dragons come back and the cards are gathered."""

    def run(self, s: Dragon) -> None:
        for court in s.courts:
            court.dragon = NO_GROUP
        s.groups = NO_COUNTS


LAY_OUT_CARD: Final = LayOutCard()
TAKE_ACTION: Final = [TakeAction(player) for player in range(MOST_PLAYERS)]
GATHER_CARDS: Final = GatherCards()


# The actions, with the number of symbols on card and persons


def amount(s: Dragon, player: i64, action: i64) -> i64:
    """D3.5 to D3.10: the symbols on the action card and on all own persons of its type."""
    symbols: i64 = s.content.action[action]
    return symbols + s.courts[player].symbols(s.content, HELPER[action])


def gain_yuan(s: Dragon, player: i64, coins: i64) -> None:
    """D3.5 Taxes: a yuan for each coin."""
    s.courts[player].yuan += coins
    s.tell(YUAN_GAINED, player, coins)


def gain_rice(s: Dragon, player: i64, sacks: i64) -> None:
    """D3.7 Harvest: a rice for each rice symbol."""
    s.courts[player].rice += sacks
    s.tell(RICE_GAINED, player, sacks)


def gain_fireworks(s: Dragon, player: i64, rockets: i64) -> None:
    """D3.8 Fireworks: one for each firework symbol."""
    s.courts[player].fireworks += rockets
    s.tell(FIREWORKS_GAINED, player, rockets)


def parade(s: Dragon, player: i64, helmets: i64) -> None:
    """D3.9 Military parade: a step on the person track for each helmet."""
    s.march(player, helmets)
    s.tell(MARCHED, player, helmets)


def research(s: Dragon, player: i64, books: i64) -> None:
    """D3.10 Research: a point for each book."""
    s.score(player, FROM_RESEARCH, books)
    s.tell(POINTS_GAINED, player, books)


@final
class BuyPrivilege(Choice[Dragon]):
    """D3.11: a small or a large privilege, one per action."""

    question: ClassVar[Kind] = questions.BUY

    def price(self, s: Dragon, size: i64) -> i64:
        return s.content.small_price if size == SMALL else s.large_price

    def options(self, s: Dragon) -> list[int]:
        yuan = s.courts[self.player].yuan
        one: i64 = 1
        may: i64 = 0
        for size in range(len(SIZES)):
            if yuan >= self.price(s, size):
                may |= one << size
        return PURCHASES.of(may)

    def answer(self, s: Dragon, move: int) -> None:
        court = s.courts[self.player]
        size: i64 = move - BUY
        price = self.price(s, size)
        court.yuan -= price
        if size == SMALL:
            court.small += 1
        else:
            court.large += 1
        s.tell(PRIVILEGE_BOUGHT, self.player, size, price)


BUY_PRIVILEGE: Final = [BuyPrivilege(player) for player in range(MOST_PLAYERS)]
