"""The pieces of one player: the family."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from yamen.engine.counts import NO_COUNTS, bit, count
from yamen.engine.counts import changed as changed_count
from yamen.games.gugong.words import (
    IN_POOL,
    IN_SUPPLY,
    LOCKED,
    ON_SHIP,
    ON_WALL,
    PALACE_STEP,
    REWARDS,
    SHIPS,
    SOURCES,
    TOKEN_DOUBLE,
)

NO_CITY: Final = -1
AT_HOME: Final = -1
NO_CARD: Final = -1


def changed(counts: list[int], at: i64, by: i64) -> list[int]:
    """The same counts but for one."""
    result = counts[:]
    result[at] += by
    return result


def replaced(items: list[int], at: i64, item: i64) -> list[int]:
    """The same list but for one place."""
    result = items[:]
    result[at] = item
    return result


def without(items: list[int], item: i64) -> list[int]:
    """The same list without the first `item`."""
    result = items[:]
    at: i64 = 0
    while result[at] != item:
        at += 1
    result.pop(at)
    return result


def with_card(cards: list[int], card: i64) -> list[int]:
    """The same hand, sorted, with one card more."""
    result = cards[:]
    at: i64 = 0
    while at < len(result) and result[at] < card:
        at += 1
    result.insert(at, card)
    return result


def mask_of(cards: list[int]) -> i64:
    """The cards as a set, a bit for each."""
    mask: i64 = 0
    for card in cards:
        mask |= bit(card)
    return mask


NO_CARDS: Final[list[int]] = []
ALL_BERTHS: Final = (1 << 4 * SHIPS) - 1
CARGO: Final = SHIPS
CLAIMS: Final = 2 * SHIPS
"""Where the servants aboard and the claims begin among the counts of the ships."""
NO_POINTS: Final[list[int]] = [0] * len(SOURCES)


@final
@mypyc_attr(acyclic=True)
class Family:
    """All that one player has. Its lists never change: a changed list is a new one, so that clones share them."""

    def __init__(self) -> None:
        self.pool: i64 = 6
        self.supply: i64 = 6
        self.double: i64 = LOCKED
        """Where the double servant is: one of DOUBLE_PLACES."""
        self.wall: i64 = 0
        """Normal servants on the wall."""
        self.jade: i64 = 0
        self.vp: i64 = 0
        self.envoy: i64 = 0
        self.arrival: i64 = 0
        """Which place in the palace, from 1 on; 0 outside."""
        self.intrigue: i64 = 0
        self.traveller: i64 = NO_CITY
        self.passed: bool = False
        self.hand = NO_CARDS
        """Cards by number, ascending."""
        self.discards = NO_CARDS
        """Cards by number, the top one last."""
        self.sees: i64 = 0
        """The cards of which this family knows who holds them, a bit for each card."""
        self.spots: i64 = 0
        """The cards of which it knows whether they are in the hand or in the discard pile."""
        self.tokens = NO_CARDS
        """Travel tokens on the board, the oldest first."""
        self.ships: i64 = NO_COUNTS
        """Where each ship lies, counted from 1 on, how many normal servants it has, and the claims of each reward."""
        self.final = NO_POINTS

    def clone(self) -> "Family":
        copy = Family()
        copy.pool = self.pool
        copy.supply = self.supply
        copy.double = self.double
        copy.wall = self.wall
        copy.jade = self.jade
        copy.vp = self.vp
        copy.envoy = self.envoy
        copy.arrival = self.arrival
        copy.intrigue = self.intrigue
        copy.traveller = self.traveller
        copy.passed = self.passed
        copy.hand = self.hand
        copy.discards = self.discards
        copy.sees = self.sees
        copy.spots = self.spots
        copy.tokens = self.tokens
        copy.ships = self.ships
        copy.final = self.final
        return copy

    def is_like(self, other: "Family") -> bool:
        """Whether it is a clone that nothing has changed of but the cards."""
        return (
            self.pool == other.pool
            and self.supply == other.supply
            and self.double == other.double
            and self.wall == other.wall
            and self.jade == other.jade
            and self.vp == other.vp
            and self.envoy == other.envoy
            and self.arrival == other.arrival
            and self.intrigue == other.intrigue
            and self.traveller == other.traveller
            and self.passed == other.passed
            and self.tokens is other.tokens
            and self.ships == other.ships
            and self.final is other.final
        )

    # G11 The double servant

    def can_remove(self, servants: i64, keep: i64 = 0) -> bool:
        """Whether so many servants can be removed from the pool with `keep` normal ones left in it."""
        return self.can_remove_normal(servants, keep) or self.can_remove_double(servants, keep)

    def can_remove_normal(self, servants: i64, keep: i64) -> bool:
        return self.pool >= servants + keep

    def can_remove_double(self, servants: i64, keep: i64) -> bool:
        """G11.1: the double servant stands for two of them, or for one where exactly one is due."""
        if self.double != IN_POOL or servants == 0:
            return False
        return self.pool >= keep + (servants - 2 if servants > 2 else 0)

    def servants_in_supply(self) -> i64:
        return self.supply + (1 if self.double == IN_SUPPLY else 0)

    def servants_in_pool(self) -> i64:
        return self.pool + (1 if self.double == IN_POOL else 0)

    def on_wall(self) -> i64:
        """G11.1: on the wall the double servant counts 2."""
        return self.wall + (2 if self.double == ON_WALL else 0)

    # G10 Ships

    def berth(self, ship: i64) -> i64:
        """Where a ship lies: route x 5 + harbour, both from 0 on; or AT_HOME."""
        return count(self.ships, ship) - 1

    def has_ships_out(self) -> bool:
        """Whether any ship is on the canal."""
        return self.ships & ALL_BERTHS != 0

    def move_ship(self, ship: i64, berth: i64) -> None:
        self.ships = changed_count(self.ships, ship, berth - self.berth(ship))

    def normal_aboard(self, ship: i64) -> i64:
        """Normal servants on a ship."""
        return count(self.ships, CARGO + ship)

    def load(self, ship: i64, servants: i64) -> None:
        """So many more normal servants on a ship, or fewer."""
        self.ships = changed_count(self.ships, CARGO + ship, servants)

    def claimed(self, reward: i64) -> i64:
        """Servants at a harbour reward."""
        return count(self.ships, CLAIMS + reward)

    def mark_claim(self, reward: i64) -> None:
        self.ships = changed_count(self.ships, CLAIMS + reward, 1)

    def aboard(self, ship: i64) -> i64:
        """G11.1: on a ship the double servant counts 2."""
        return self.normal_aboard(ship) + (2 if self.double == ON_SHIP + ship else 0)

    def ship_at_home(self) -> i64:
        """The first ship that is not on the canal, or NO_CARD."""
        for ship in range(SHIPS):
            if self.berth(ship) == AT_HOME:
                return ship
        return NO_CARD

    @property
    def berths(self) -> list[int]:
        """Where each ship lies."""
        return [self.berth(ship) for ship in range(SHIPS)]

    @berths.setter
    def berths(self, berths: list[int]) -> None:
        for ship in range(SHIPS):
            self.move_ship(ship, berths[ship])

    @property
    def cargo(self) -> list[int]:
        """Normal servants on each ship."""
        return [self.normal_aboard(ship) for ship in range(SHIPS)]

    @cargo.setter
    def cargo(self, cargo: list[int]) -> None:
        for ship in range(SHIPS):
            self.load(ship, cargo[ship] - self.normal_aboard(ship))

    @property
    def claims(self) -> list[int]:
        """Servants at each harbour reward."""
        return [self.claimed(reward) for reward in range(len(REWARDS))]

    @claims.setter
    def claims(self, claims: list[int]) -> None:
        for reward in range(len(REWARDS)):
            self.ships = changed_count(self.ships, CLAIMS + reward, claims[reward] - self.claimed(reward))

    # G4.6 Tokens

    def double_tokens(self) -> i64:
        count: i64 = 0
        for token in self.tokens:
            if token == TOKEN_DOUBLE:
                count += 1
        return count

    def in_palace(self) -> bool:
        return self.envoy == PALACE_STEP
