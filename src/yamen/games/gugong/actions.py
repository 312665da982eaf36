"""G3.5: the actions of the locations, whether a gift card or a location grants them, and what others have of them."""

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from yamen.engine.messages import Kind, Message
from yamen.engine.moves import OptionSets
from yamen.engine.tasks import Choice, Step, Task
from yamen.games.gugong import questions
from yamen.games.gugong.canal import BeginCanal, LoadTwo, PutOnShip, may_canal_a, may_canal_b, normal_to_keep
from yamen.games.gugong.decrees import decree_cost, decree_moves, obtaining
from yamen.games.gugong.great_wall import wall_action
from yamen.games.gugong.intrigue import can_intrigue, intrigue_a, move_intrigue
from yamen.games.gugong.jade import houses_to_see, jade_moves, jade_prices, square_price
from yamen.games.gugong.moves import BUY_HOUSE, BUY_SQUARE, CLAIM, OBTAIN, OPTION_A, OPTION_B, SKIP
from yamen.games.gugong.news import FOLLOWED as HAS_FOLLOWED
from yamen.games.gugong.news import POINTS_LOST, TOLL_PAID
from yamen.games.gugong.palace import move_envoy
from yamen.games.gugong.reasons import (
    HAVE_DECREE,
    HOUSE_EMPTY,
    HOUSES_FIRST,
    NOTHING_REACHABLE,
    NOTHING_TO_DO,
    TOO_FEW_SERVANTS,
    TOP_OF_TRACK,
)
from yamen.games.gugong.servants import removal, score
from yamen.games.gugong.ships import claim, claim_moves, expected_claims, why_no_claim
from yamen.games.gugong.state import NO_HOLDER, Gugong
from yamen.games.gugong.tokens import gain_jade
from yamen.games.gugong.travel import (
    SecondTravelStep,
    TravelStep,
    bonus_location,
    bonus_owner,
    bonus_token,
    reachable,
)
from yamen.games.gugong.words import (
    BONUS_FOLLOW,
    BONUS_TOLL,
    CANAL,
    CHEAP_TRAVEL,
    DECREES,
    ENVOY_STEPS_A,
    ENVOY_STEPS_B,
    GREAT_WALL,
    INTRIGUE,
    JADE,
    LOCATIONS,
    MOST_PLAYERS,
    PALACE,
    TRAVEL,
)


def printed_price_of_b(location: i64) -> i64:
    """The servants that variant B of a location removes."""
    if location == TRAVEL:
        return 2
    return 2 if location == PALACE else 1


def price_of_b(s: Gugong, player: i64, location: i64) -> i64:
    """G9.3: Travel costs one fewer with the decree for it."""
    price = printed_price_of_b(location)
    return price - 1 if location == TRAVEL and s.has_decree(player, CHEAP_TRAVEL) else price


def may_a(s: Gugong, player: i64, location: i64) -> bool:
    """G3.5: whether variant A changes anything."""
    if location == TRAVEL:
        return reachable(s, player) != 0
    if location == GREAT_WALL:
        return s.families[player].servants_in_pool() > 0
    if location == INTRIGUE:
        return can_intrigue(s, player) or s.medal == NO_HOLDER
    if location == CANAL:
        return may_canal_a(s, player)
    return location == PALACE


def may_b(s: Gugong, player: i64, location: i64) -> bool:
    """G3.5: whether variant B can be paid for and changes anything."""
    family = s.families[player]
    if not family.can_remove(price_of_b(s, player, location)):
        return False
    if location == TRAVEL:
        return reachable(s, player) != 0
    if location == GREAT_WALL:
        return family.servants_in_pool() > 1
    if location == INTRIGUE:
        return can_intrigue(s, player)
    if location == CANAL:
        return may_canal_b(s, player)
    return location == PALACE


FOLLOWED: Final = 1
CLAIMED: Final = 2
"""What there is to know of an action that is being chosen: that it follows another's, that a ship has claimed."""


VARIANTS: Final = OptionSets(SKIP, 3)


def action_moves(s: Gugong, player: i64, location: i64) -> list[int]:
    """What can be done at a location now, or nothing."""
    if location == JADE:
        return [SKIP, *jade_moves(s, player)]
    if location == DECREES:
        return [SKIP, *decree_moves(s, player)]
    one: i64 = 1
    may: i64 = one << SKIP
    if may_a(s, player, location):
        may |= one << OPTION_A
    if may_b(s, player, location):
        may |= one << OPTION_B
    moves = VARIANTS.of(may)
    return moves + claim_moves(s, player) if location == CANAL and s.rules > 1 else moves


@final
class Act(Choice[Gugong]):
    """G3.5: the action of a location, in one of its variants, or not. G10.4: full ships may claim before that."""

    fields: ClassVar[tuple[str, ...]] = ("player", "location", "followed")
    question: ClassVar[Kind] = questions.ACTION

    def __init__(self, player: i64, location: i64, followed: i64) -> None:
        super().__init__(player)
        self.location = location
        self.followed = followed
        """Whether it is FOLLOWED, CLAIMED or both."""

    def options(self, s: Gugong) -> list[int]:
        return action_moves(s, self.player, self.location)

    def answer(self, s: Gugong, move: int) -> None:
        claimed = self.followed & CLAIMED != 0
        if move == SKIP and not claimed:
            return
        if self.followed == FOLLOWED:
            s.tell(HAS_FOLLOWED, self.player, self.location)
        if move >= CLAIM:
            s.follow(Act(self.player, self.location, self.followed | CLAIMED))
            claim(s, self.player, move)
            return
        tasks: list[Task[Any]] = []
        if move != SKIP:
            tasks = action(s, self.player, self.location, move, claimed)
        if not self.followed & FOLLOWED and len(s.bonus) > 0:
            tasks.append(AfterAction(self.player, self.location))
        elif self.followed & FOLLOWED and s.rules > 1:
            tasks.append(AfterFollowing(self.player, self.location))
        s.then(tasks)

    def ask(self, s: Gugong) -> Message:
        question = questions.FOLLOW if self.followed & FOLLOWED else questions.ACTION
        return question.message(self.player, self.location)

    def expected(self, s: Gugong) -> list[int]:
        if self.location == JADE:
            return [SKIP, *(BUY_HOUSE + house for house in houses_to_see(s)), BUY_SQUARE]
        if self.location == DECREES:
            return [SKIP, *sorted(OBTAIN + decree for decree in s.decrees)]
        moves = [SKIP, OPTION_A, OPTION_B]
        if self.location == CANAL and s.rules > 1:
            moves.extend(expected_claims(s, self.player))
        return moves

    def why_not(self, s: Gugong, move: int) -> Message:
        pool = s.families[self.player].pool
        if move >= CLAIM:
            return why_no_claim(s, self.player, move)
        if self.location == JADE:
            return self.why_no_jade(s, move)
        if self.location == DECREES:
            at = s.decrees.index(move - OBTAIN)
            if s.on_decrees[at] >> self.player & 1:
                return HAVE_DECREE.message(move - OBTAIN)
            return TOO_FEW_SERVANTS.message(decree_cost(s, self.player, at) + 1, pool)
        if self.location == TRAVEL and not reachable(s, self.player):
            return NOTHING_REACHABLE.message()
        if self.location == INTRIGUE and not can_intrigue(s, self.player):
            return TOP_OF_TRACK.message()
        due: i64 = 1
        placed: i64 = 0
        if move == OPTION_B:
            due = price_of_b(s, self.player, self.location)
            placed = 1 if self.location == GREAT_WALL else 2 if self.location == CANAL else 0
        family = s.families[self.player]
        if not family.can_remove(due) or (placed > 0 and family.servants_in_pool() < due + placed):
            return TOO_FEW_SERVANTS.message(due + placed, pool)
        return NOTHING_TO_DO.message()

    def why_no_jade(self, s: Gugong, move: int) -> Message:
        pool = s.families[self.player].pool
        if move == BUY_SQUARE:
            if s.houses != 0:
                return HOUSES_FIRST.message()
            return TOO_FEW_SERVANTS.message(square_price(s, self.player), pool)
        house = move - BUY_HOUSE
        price = jade_prices(s, self.player)[house]
        if not s.houses >> house & 1:
            return HOUSE_EMPTY.message()
        return TOO_FEW_SERVANTS.message(price, pool)


ACT: Final = [[Act(player, location, 0) for location in range(len(LOCATIONS))] for player in range(MOST_PLAYERS)]


def action(s: Gugong, player: i64, location: i64, move: int, claimed: bool) -> list[Task[Any]]:
    """What a chosen variant does."""
    if location == JADE:
        return buying(s, player, move)
    if location == DECREES:
        return obtaining(s, player, s.decrees.index(move - OBTAIN))
    tasks: list[Task[Any]] = []
    b = move == OPTION_B
    if b and location != CANAL:
        tasks.extend(removal(player, price_of_b(s, player, location)))
    if location == TRAVEL:
        tasks.append(TravelStep(player))
        if b:
            tasks.append(SecondTravelStep(player))
    elif location == GREAT_WALL:
        tasks.extend(wall_action(s, player, 2 if b else 1))
    elif location == CANAL:
        if not claimed:
            tasks.append(BeginCanal())
        if b:
            tasks.extend(removal(player, 1, normal_to_keep(s, player)))
            tasks.append(LoadTwo(player, 2))
        else:
            tasks.append(PutOnShip(player))
    elif b:
        tasks.append(Advance(player, location))
    elif location == INTRIGUE:
        intrigue_a(s, player)
    else:
        move_envoy(s, player, ENVOY_STEPS_A)
    return tasks


@final
class Advance(Step[Gugong]):
    """G7.1 B: three steps of intrigue. G8.1 B: two of the envoy and one of intrigue. The servants are removed."""

    fields: ClassVar[tuple[str, ...]] = ("player", "location")

    def __init__(self, player: i64, location: i64) -> None:
        self.player = player
        self.location = location

    def run(self, s: Gugong) -> None:
        if self.location == INTRIGUE:
            move_intrigue(s, self.player, 3)
        else:
            move_envoy(s, self.player, ENVOY_STEPS_B)
            move_intrigue(s, self.player, 1)


def buying(s: Gugong, player: i64, move: int) -> list[Task[Any]]:
    """G6.1: remove the price, take the jade."""
    if move == BUY_SQUARE:
        return [*removal(player, square_price(s, player)), TakeJade(player, -1)]
    house: i64 = move - BUY_HOUSE
    return [*removal(player, jade_prices(s, player)[house]), TakeJade(player, house)]


@final
class TakeJade(Step[Gugong]):
    """G6.1: the jade of a house, or of the square."""

    fields: ClassVar[tuple[str, ...]] = ("player", "house")

    def __init__(self, player: i64, house: i64) -> None:
        self.player = player
        self.house = house

    def run(self, s: Gugong) -> None:
        if self.house >= 0:
            bit: i64 = 1
            s.houses &= ~(bit << self.house)
        gain_jade(s, self.player)


@final
class AfterAction(Step[Gugong]):
    """G4.5: when a card or location action is complete, tolls come first, then followers in turn order."""

    fields: ClassVar[tuple[str, ...]] = ("player", "location")

    def __init__(self, player: i64, location: i64) -> None:
        self.player = player
        self.location = location

    def run(self, s: Gugong) -> None:
        if not was_performed(s, self.location):
            return
        for owner in owners(s, self.player, self.location, BONUS_TOLL):
            toll(s, self.player, owner)
        followers: list[Task[Any]] = [
            Act(owner, self.location, FOLLOWED) for owner in owners(s, self.player, self.location, BONUS_FOLLOW)
        ]
        s.then(followers)


@final
class AfterFollowing(Step[Gugong]):
    """G4.5: to follow is to perform, so a follower pays tolls like anybody else, though never to oneself."""

    fields: ClassVar[tuple[str, ...]] = ("player", "location")

    def __init__(self, player: i64, location: i64) -> None:
        self.player = player
        self.location = location

    def run(self, s: Gugong) -> None:
        if was_performed(s, self.location):
            for owner in owners(s, self.player, self.location, BONUS_TOLL):
                toll(s, self.player, owner)


def was_performed(s: Gugong, location: i64) -> bool:
    """G3.5: a canal action with nothing placed, moved or claimed was not."""
    return location != CANAL or s.performed


def owners(s: Gugong, player: i64, location: i64, token: i64) -> list[int]:
    """G4.5: the others who have such a token at the location, in turn order, each as often as they have one."""
    found: list[int] = []
    count = len(s.families)
    for turn in range(1, count):
        owner = (player + turn) % count
        for code in s.bonus:
            if bonus_owner(code) == owner and bonus_location(code) == location and bonus_token(code) == token:
                found.append(owner)
    return found


def toll(s: Gugong, player: i64, owner: i64) -> None:
    """G4.5 (b): the owner gains 1 VP and the other loses 1, though never below 0."""
    s.tell(TOLL_PAID, player, owner)
    score(s, owner, 1)
    if s.families[player].vp > 0:
        s.families[player].vp -= 1
        s.tell(POINTS_LOST, player, 1)
