"""G14.4 to G14.10: what Meng does at the locations."""

from typing import Any, ClassVar, final

from mypy_extensions import i64

from yamen.engine.tasks import Chance, Step, Task
from yamen.games.gugong.decrees import PlaceOnDecree, decree_cost
from yamen.games.gugong.family import NO_CITY, with_card
from yamen.games.gugong.gifts import discard
from yamen.games.gugong.great_wall import CheckWall, put_on_wall
from yamen.games.gugong.intrigue import can_intrigue, intrigue_a, move_intrigue
from yamen.games.gugong.jade import jade_prices, square_price
from yamen.games.gugong.meng_canal import meng_can_load, meng_load
from yamen.games.gugong.moves import REVEAL
from yamen.games.gugong.news import (
    CARD_DISCARDED,
    CARD_TAKEN_BACK,
    MENG_ACTS,
    MENG_CANT,
    MENG_FREE,
    MENG_SWAP,
    SERVANTS_REMOVED,
    TOKEN_USED,
)
from yamen.games.gugong.palace import move_envoy
from yamen.games.gugong.servants import gain, score
from yamen.games.gugong.ships import gift_weights
from yamen.games.gugong.state import MENG, NO_TOKEN, Gugong
from yamen.games.gugong.tokens import exchange_tokens, gain_jade
from yamen.games.gugong.travel import collect
from yamen.games.gugong.words import (
    CANAL,
    CHEAP_TRAVEL,
    DECREES,
    EXTRA_WALL,
    FOR_JADE,
    FOR_SERVANT,
    GREAT_WALL,
    INTRIGUE,
    JADE,
    LEVELS,
    PALACE,
    SHOWN_PER_LEVEL,
    TOKEN_CARD_FOR_JADE,
    TOKEN_ENVOY,
    TOKEN_INTRIGUE,
    TOKEN_SERVANT,
    TOKEN_SERVANTS,
    TOKEN_SERVANTS_FOR_JADE,
    TOKEN_SHIP,
    TOKEN_SWAP,
    TOKEN_TAKE_BACK,
    TOKEN_VP,
    TOKEN_WALL,
    TRAVEL,
)

# G14.5 Tokens


def within_reach(s: Gugong) -> i64:
    """The servants Meng could have in his pool, tokens exchanged as far as they go."""
    family = s.families[MENG]
    doubles = family.double_tokens()
    exchanges = doubles + (len(family.tokens) - doubles) // 2
    return family.pool + (exchanges if exchanges < family.supply else family.supply)


def muster(s: Gugong, servants: i64) -> bool:
    """G14.5: tokens become servants whenever that makes an action possible. Whether it is possible."""
    if within_reach(s) < servants:
        return False
    family = s.families[MENG]
    while family.pool < servants:
        doubles = family.double_tokens()
        exchange_tokens(s, MENG, FOR_SERVANT, 1 if len(family.tokens) - doubles < 2 else 0)
    return True


def remove(s: Gugong, servants: i64) -> None:
    family = s.families[MENG]
    family.pool -= servants
    family.supply += servants
    if servants > 0:
        s.tell(SERVANTS_REMOVED, MENG, servants)


def meng_store(s: Gugong, token: i64) -> None:
    """G14.5: six tokens become jade at once, always."""
    family = s.families[MENG]
    family.tokens = family.tokens + [token]
    doubles = family.double_tokens()
    singles: i64 = len(family.tokens) - doubles
    if singles + 2 * doubles < 6:
        return
    used = doubles if doubles < 3 else 3
    while 2 * used + singles < 6 or 6 - 2 * used > singles:
        used -= 1
    exchange_tokens(s, MENG, FOR_JADE, used)


# G14.4 Travel


def next_city(s: Gugong) -> i64:
    """Along the rim to the next token, else the nearest one, else NO_CITY."""
    rim = s.content.rim[s.side]
    count: i64 = len(rim)
    for step in range(1, count + 1):
        at = (s.meng_rim + step) % count
        if s.token_in(rim[at]) != NO_TOKEN:
            return rim[at]
    return nearest_token(s)


def nearest_token(s: Gugong) -> i64:
    """Fewest roads; of several the first in rim order, then inner ones."""
    here = s.families[MENG].traveller
    reached: list[int] = s.content.cities[s.side] if here == NO_CITY else [here]
    visited = reached[:]
    while len(reached) > 0:
        with_token = [city for city in s.content.cities[s.side] if city in reached and s.token_in(city) != NO_TOKEN]
        if len(with_token) > 0:
            return with_token[0]
        ahead: list[int] = []
        for city in reached:
            for neighbour in s.content.roads[s.side][city]:
                if neighbour not in visited:
                    visited.append(neighbour)
                    ahead.append(neighbour)
        reached = ahead
    return NO_CITY


@final
class MengTravel(Step[Gugong]):
    """G14.4: one move, the token's benefit, and the token is kept."""

    fields: ClassVar[tuple[str, ...]] = ("twilight",)

    def __init__(self, twilight: i64) -> None:
        self.twilight = twilight

    def run(self, s: Gugong) -> None:
        city = next_city(s)
        if city == NO_CITY:
            return
        rim = s.content.rim[s.side]
        if city in rim:
            s.meng_rim = rim.index(city)
        token = collect(s, MENG, city)
        s.then([*meng_benefit(s, token, self.twilight == 1), MengStore(token)])


@final
class MengStore(Step[Gugong]):
    """G14.5: the token is kept once its benefit is settled."""

    fields: ClassVar[tuple[str, ...]] = ("token",)

    def __init__(self, token: i64) -> None:
        self.token = token

    def run(self, s: Gugong) -> None:
        meng_store(s, self.token)


def meng_benefit(s: Gugong, token: i64, twilight: bool) -> list[Task[Any]]:
    """G14.5: normal benefits, but for cards: taken back and given blindly by day, 1 VP in twilight; swap is 1 VP."""
    family = s.families[MENG]
    s.tell(TOKEN_USED, MENG, token)
    if token in (TOKEN_SERVANT, TOKEN_SERVANTS):
        meng_gain(s, 1 if token == TOKEN_SERVANT else 2)
    elif token == TOKEN_ENVOY:
        move_envoy(s, MENG, 1)
    elif token == TOKEN_INTRIGUE:
        move_intrigue(s, MENG, 1)
    elif token == TOKEN_VP:
        score(s, MENG, s.content.token_vp)
    elif token == TOKEN_SWAP or (twilight and token in (TOKEN_TAKE_BACK, TOKEN_CARD_FOR_JADE)):
        s.tell(MENG_SWAP, 1)
        score(s, MENG, 1)
    elif token == TOKEN_TAKE_BACK:
        if len(family.discards) > 0:
            card = family.discards[-1]
            family.discards = family.discards[:-1]
            family.hand = with_card(family.hand, card)
            s.settle_spots(MENG)
            s.tell(CARD_TAKEN_BACK, MENG)
    elif token == TOKEN_CARD_FOR_JADE:
        if len(family.hand) > 0:
            return [MengGivesCard()]
    elif token == TOKEN_SHIP:
        if family.supply > 0:
            return meng_load(s, 1, True, twilight)
    elif token == TOKEN_WALL:
        if family.supply > 0:
            put_on_wall(s, MENG, False, True)
            return [CheckWall()]
    elif token == TOKEN_SERVANTS_FOR_JADE and family.pool >= s.content.token_servants:
        remove(s, s.content.token_servants)
        gain_jade(s, MENG)
    return []


def meng_gain(s: Gugong, servants: i64) -> None:
    supply = s.families[MENG].supply
    gain(s, MENG, servants if servants < supply else supply, False)


@final
class MengGivesCard(Chance[Gugong]):
    """G14.5: the top card of his stack, whatever its value, for a jade; it goes face down to his discards."""

    def options(self, s: Gugong) -> list[int]:
        return s.gifts(s.families[MENG].hand, REVEAL)

    def weights(self, s: Gugong) -> list[int]:
        return gift_weights(s, s.families[MENG].hand)

    def answer(self, s: Gugong, move: int) -> None:
        s.hide_spots(MENG, s.families[MENG].hand)
        discard(s, MENG, s.card_of(s.families[MENG].hand, move - REVEAL))
        s.settle_spots(MENG)
        s.tell(CARD_DISCARDED, MENG)
        gain_jade(s, MENG)


# G14.6 to G14.10 The locations


@final
class MengActs(Step[Gugong]):
    """G14.2: the action of a location as variant A; G14.10: free and as variant B with a special card."""

    fields: ClassVar[tuple[str, ...]] = ("location", "special")

    def __init__(self, location: i64, special: i64) -> None:
        self.location = location
        self.special = special

    def run(self, s: Gugong) -> None:
        tasks = free_action(s, self.location) if self.special else day_action(s, self.location)
        if len(tasks) == 0:
            s.tell(MENG_CANT, self.location)
        s.then(tasks)


def done(s: Gugong, location: i64, free: bool = False) -> list[Task[Any]]:
    """Say what Meng does; the tasks that follow it begin with this."""
    s.tell(MENG_FREE if free else MENG_ACTS, location)
    return [Settled()]


@final
class Settled(Step[Gugong]):
    """Nothing more to do."""

    def run(self, s: Gugong) -> None:
        pass


def day_action(s: Gugong, location: i64) -> list[Task[Any]]:
    """Variant A, if Meng can; an empty list if he can't."""
    if location == TRAVEL:
        return [*done(s, location), MengTravel(0)] if next_city(s) != NO_CITY else []
    if location == GREAT_WALL:
        return [*done(s, location), *meng_wall(s, 1, False)] if muster(s, 1) else []
    if location == JADE:
        return buy_cheapest(s, False)
    if location == INTRIGUE:
        done(s, location)
        intrigue_a(s, MENG)
        return [Settled()]
    if location == PALACE:
        done(s, location)
        move_envoy(s, MENG, 1)
        return [Settled()]
    if location == DECREES:
        return obtain_decree(s, False)
    if not meng_can_load(s) or not muster(s, 1):
        return []
    return [*done(s, location), *meng_load(s, 1, False)]


def free_action(s: Gugong, location: i64) -> list[Task[Any]]:
    """G14.10: variant B, free, with servants from the supply first, then the pool, as many as there are."""
    family = s.families[MENG]
    servants = family.supply + family.pool
    if location == TRAVEL:
        return [*done(s, location, True), MengTravel(0), MengTravel(0)] if next_city(s) != NO_CITY else []
    if location == GREAT_WALL:
        return [*done(s, location, True), *meng_wall(s, 2, True)] if servants > 0 else []
    if location == JADE:
        return buy_cheapest(s, True)
    if location == INTRIGUE:
        done(s, location, True)
        move_intrigue(s, MENG, 3)
        return [Settled()]
    if location == PALACE:
        done(s, location, True)
        move_envoy(s, MENG, 2)
        move_intrigue(s, MENG, 1)
        return [Settled()]
    if location == DECREES:
        return obtain_decree(s, True)
    return [*done(s, location, True), *meng_load(s, 2, True)] if meng_can_load(s) and servants > 0 else []


def meng_wall(s: Gugong, servants: i64, from_supply: bool) -> list[Task[Any]]:
    """G14.6: servants onto the wall, G5.1: then the extra one of the decree, then the check."""
    family = s.families[MENG]
    for _ in range(servants):
        if from_supply and family.supply > 0:
            put_on_wall(s, MENG, False, True)
        elif family.pool > 0:
            put_on_wall(s, MENG, False, False)
    extra = s.has_decree(MENG, EXTRA_WALL) and family.supply > 0
    if extra and not (from_supply and s.rules < 2):  # version 1 gave him none with his special card
        put_on_wall(s, MENG, False, True)
    return [CheckWall()]


def buy_cheapest(s: Gugong, free: bool) -> list[Task[Any]]:
    """G14.7: the cheapest jade he can pay."""
    price = square_price(s, MENG)
    house: i64 = -1
    at: i64 = 0
    for asked in jade_prices(s, MENG):
        if s.houses >> at & 1 and (house < 0 or asked < price):
            price = asked
            house = at
        at += 1
    if not free:
        if not muster(s, price):
            return []
        remove(s, price)
    if house >= 0:
        bit: i64 = 1
        s.houses &= ~(bit << house)
    settled = done(s, JADE, free)
    gain_jade(s, MENG)
    return settled


def decree_wishes(s: Gugong) -> list[int]:
    """G14.8: the decrees in the order of Meng's wishes: the day's level, lower ones, higher ones."""
    level = s.day if s.day < LEVELS else LEVELS
    levels = [*range(level, 0, -1), *range(level + 1, LEVELS + 1)]
    wishes: list[int] = []
    for wanted in levels:
        bottom = (wanted - 1) * SHOWN_PER_LEVEL
        taken_bottom = s.on_decrees[bottom] & 1
        taken_top = s.on_decrees[bottom + 1] & 1
        first = bottom + 1 if taken_bottom and not taken_top else bottom
        wishes.append(first)
        wishes.append(2 * bottom + 1 - first)
    return wishes


def obtain_decree(s: Gugong, free: bool) -> list[Task[Any]]:
    """G14.8: at normal cost, tokens included; G14.10: only the placed servant with a special card."""
    family = s.families[MENG]
    for at in decree_wishes(s):
        if s.on_decrees[at] >> MENG & 1:
            continue
        if free:
            if family.supply + family.pool > 0:
                return [*done(s, DECREES, True), PlaceOnDecree(MENG, at, 1 if family.supply > 0 else 0)]
        else:
            cost = decree_cost(s, MENG, at)
            if muster(s, cost + 1):
                remove(s, cost)
                return [*done(s, DECREES), PlaceOnDecree(MENG, at, 0)]
    return []


def twilight_action(s: Gugong, location: i64) -> list[Task[Any]]:
    """G14.3 to G14.10: the lower half of an automa card, if Meng can pay."""
    if location == TRAVEL:
        price: i64 = 1 if s.has_decree(MENG, CHEAP_TRAVEL) else 2
        if next_city(s) == NO_CITY or not muster(s, price):
            return []
        remove(s, price)
        return [*done(s, location), MengTravel(1)]
    if location == GREAT_WALL:
        if not muster(s, 2):
            return []
        remove(s, 1)
        return [*done(s, location), *meng_wall(s, 1, False)]
    if location == INTRIGUE:
        if not can_intrigue(s, MENG) or not muster(s, 1):
            return []
        remove(s, 1)
        done(s, location)
        move_intrigue(s, MENG, 2)
        return [Settled()]
    if location == PALACE:
        if not muster(s, 2):
            return []
        remove(s, 2)
        done(s, location)
        move_envoy(s, MENG, 1)
        move_intrigue(s, MENG, 1)
        return [Settled()]
    if location == CANAL:
        if not meng_can_load(s) or not muster(s, 2):
            return []
        remove(s, 1)
        return [*done(s, location), *meng_load(s, 1, False, True)]
    return [*done(s, TRAVEL, True), MengTravel(1)] if next_city(s) != NO_CITY else []
