"""G10.2 to G10.4: ships, their moves and their claims."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from yamen.engine.messages import Message
from yamen.engine.moves import OptionSets
from yamen.engine.tasks import EQUAL, Chance
from yamen.games.gugong.family import AT_HOME, NO_CARD, with_card, without
from yamen.games.gugong.moves import CLAIM, DEAL, LAUNCH, LOAD, SAIL
from yamen.games.gugong.news import CARD_DRAWN, REWARD_CLAIMED, SHIP_LAUNCHED, SHIP_LOADED, SHIP_SAILED
from yamen.games.gugong.reasons import (
    NO_DOUBLE,
    NO_FREE_HARBOUR,
    OTHER_HARBOUR,
    PILE_EMPTY,
    REWARD_SPACE_TAKEN,
    SHIP_FULL,
    SHIP_NOT_FULL,
    TOO_FEW_SERVANTS,
)
from yamen.games.gugong.servants import score
from yamen.games.gugong.state import Gugong
from yamen.games.gugong.words import (
    DOUBLE,
    HARBOURS,
    IN_POOL,
    IN_SUPPLY,
    NORMAL,
    ON_SHIP,
    REWARD_CARD,
    REWARD_DOUBLE,
    REWARD_VP,
    REWARDS,
    SHIP_SPACES,
    SHIPS,
)

LOADS: Final = OptionSets(LOAD, 10)
"""With the launches, which come right after the loads."""
SAILS: Final = OptionSets(SAIL, SHIPS)
CLAIMS: Final = OptionSets(CLAIM, SHIPS * len(REWARDS))


def routes(s: Gugong) -> i64:
    """G10.2: two routes with 4 or 5 players, one with fewer."""
    return 2 if s.players > 3 else 1


def occupied(s: Gugong) -> i64:
    """The harbours with a ship, a bit for each berth."""
    one: i64 = 1
    mask: i64 = 0
    for family in s.families:
        if family.has_ships_out():
            for ship in range(SHIPS):
                berth = family.berth(ship)
                if berth != AT_HOME:
                    mask |= one << berth
    return mask


def first_free(mask: i64, route: i64, harbour: i64) -> i64:
    """The first free berth of a route from a harbour on, or AT_HOME."""
    while harbour < HARBOURS:
        berth = route * HARBOURS + harbour
        if not mask >> berth & 1:
            return berth
        harbour += 1
    return AT_HOME


def harbour_of(berth: i64) -> i64:
    """1 to 5."""
    return berth % HARBOURS + 1


def load_moves(s: Gugong, player: i64, normal: bool, double: bool) -> list[int]:
    """Where a servant can be put: on a ship with room for it, or on a new ship; the double takes two spaces."""
    return LOADS.of(loads(s, player, normal, double))


def loads(s: Gugong, player: i64, normal: bool, double: bool) -> i64:
    """The same as a set: a bit for each load and launch."""
    family = s.families[player]
    one: i64 = 1
    may: i64 = 0
    a_normal: i64 = one << NORMAL if normal else 0
    any_servant: i64 = a_normal | (one << DOUBLE if double else 0)
    for ship in range(SHIPS):
        if family.berth(ship) != AT_HOME:
            room = SHIP_SPACES - family.aboard(ship)
            if room >= 1:
                may |= (any_servant if room >= 2 else a_normal) << ship * 2
    if family.ship_at_home() != NO_CARD:
        mask = occupied(s)
        for route in range(routes(s)):
            if first_free(mask, route, 0) != AT_HOME:
                may |= any_servant << LAUNCH - LOAD + route * 2
    return may


def load(s: Gugong, player: i64, move: int, from_supply: bool) -> i64:
    """Put a servant on a ship, or on a new one in the leftmost free harbour of a route. Returns the ship."""
    family = s.families[player]
    ship: i64
    servant: i64
    if move >= LAUNCH:
        ship = family.ship_at_home()
        route: i64 = (move - LAUNCH) // 2
        servant = (move - LAUNCH) % 2
        family.move_ship(ship, first_free(occupied(s), route, 0))
    else:
        ship = (move - LOAD) // 2
        servant = (move - LOAD) % 2
    if servant == DOUBLE:
        family.double = ON_SHIP + ship
    else:
        family.load(ship, 1)
        if from_supply:
            family.supply -= 1
        else:
            family.pool -= 1
    kind = SHIP_LAUNCHED if move >= LAUNCH else SHIP_LOADED
    s.tell(kind, player, harbour_of(family.berth(ship)), servant + 1)
    return ship


def sail_moves(s: Gugong, player: i64) -> list[int]:
    """G10.3: a move goes to the next free harbour ahead."""
    family = s.families[player]
    mask = occupied(s)
    bit: i64 = 1
    may: i64 = 0
    for ship in range(SHIPS):
        berth: i64 = family.berth(ship)
        if berth != AT_HOME and first_free(mask, berth // HARBOURS, berth % HARBOURS + 1) != AT_HOME:
            may |= bit << ship
    return SAILS.of(may)


def sail(s: Gugong, player: i64, ship: i64) -> None:
    family = s.families[player]
    berth: i64 = family.berth(ship)
    ahead = first_free(occupied(s), berth // HARBOURS, berth % HARBOURS + 1)
    family.move_ship(ship, ahead)
    s.tell(SHIP_SAILED, player, harbour_of(ahead))


# G10.4 Claims


def reward_harbour(reward: i64) -> i64:
    """The harbour that has a reward; the last one has them all."""
    return reward + 2


def is_full(s: Gugong, player: i64, ship: i64) -> bool:
    """Whether a ship is on the canal with 3 servants."""
    family = s.families[player]
    return family.aboard(ship) >= SHIP_SPACES and family.berth(ship) != AT_HOME


def may_claim(s: Gugong, player: i64, ship: i64, reward: i64) -> bool:
    """G10.4: a ship with 3 servants, its harbour's reward, and a free space for it on the player board."""
    if not is_full(s, player, ship):
        return False
    family = s.families[player]
    harbour = harbour_of(family.berth(ship))
    if harbour != HARBOURS and harbour != reward_harbour(reward):
        return False
    if family.claimed(reward) >= s.content.reward_spaces[reward]:
        return False
    return reward != REWARD_CARD or len(s.pile) > 0


def claim_moves(s: Gugong, player: i64, only: i64 = NO_CARD) -> list[int]:
    bit: i64 = 1
    may: i64 = 0
    for ship in range(SHIPS):
        if (only == NO_CARD or ship == only) and is_full(s, player, ship):
            for reward in range(len(REWARDS)):
                if may_claim(s, player, ship, reward):
                    may |= bit << ship * 3 + reward
    return CLAIMS.of(may)


def expected_claims(s: Gugong, player: i64) -> list[int]:
    """All claims, if any is possible."""
    return list(range(CLAIM, CLAIM + SHIPS * len(REWARDS))) if claim_moves(s, player) else []


def claim(s: Gugong, player: i64, move: int) -> None:
    """G10.4: one normal servant stays at the reward for good, the ship comes home, the others go to the supply."""
    family = s.families[player]
    ship: i64 = (move - CLAIM) // 3
    reward: i64 = (move - CLAIM) % 3
    s.tell(REWARD_CLAIMED, player, harbour_of(family.berth(ship)), reward)
    family.supply += family.normal_aboard(ship) - 1
    family.load(ship, -family.normal_aboard(ship))
    family.move_ship(ship, AT_HOME)
    family.mark_claim(reward)
    if family.double == ON_SHIP + ship:
        family.double = IN_SUPPLY
    s.performed = True
    if reward == REWARD_VP:
        score(s, player, s.content.canal_points)
    elif reward == REWARD_DOUBLE:
        family.double = IN_POOL
    else:
        s.follow(DrawGift(player, 0))


@final
class DrawGift(Chance[Gugong]):
    """G10.4: the top card of the draw pile goes into the hand; only its owner sees it. Meng's may be discarded."""

    fields: ClassVar[tuple[str, ...]] = ("player", "to_discards")

    def __init__(self, player: i64, to_discards: i64) -> None:
        super().__init__()
        self.player = player
        self.to_discards = to_discards

    def options(self, s: Gugong) -> list[int]:
        return s.gifts(s.pile, DEAL)

    def weights(self, s: Gugong) -> list[int]:
        return gift_weights(s, s.pile)

    def answer(self, s: Gugong, move: int) -> None:
        card = s.card_of(s.pile, move - DEAL)
        family = s.families[self.player]
        s.pile = without(s.pile, card)
        s.show_to(self.player, card)
        if self.to_discards:
            family.discards = family.discards + [card]
        else:
            family.hand = with_card(family.hand, card)
        s.tell(CARD_DRAWN, self.player)


def gift_weights(s: Gugong, cards: list[int]) -> list[int]:
    """How often each different gift, ascending, is among the cards."""
    gifts = s.gifts(cards, 0)
    if len(gifts) == len(cards):
        return EQUAL
    return [len([card for card in cards if s.gift(card) == gift]) for gift in gifts]


def why_no_claim(s: Gugong, player: i64, move: int) -> Message:
    family = s.families[player]
    ship: i64 = (move - CLAIM) // 3
    reward: i64 = (move - CLAIM) % 3
    if family.berth(ship) == AT_HOME or family.aboard(ship) < SHIP_SPACES:
        return SHIP_NOT_FULL.message()
    harbour = harbour_of(family.berth(ship))
    if harbour != HARBOURS and harbour != reward_harbour(reward):
        return OTHER_HARBOUR.message(reward + 2)
    if family.claimed(reward) >= s.content.reward_spaces[reward]:
        return REWARD_SPACE_TAKEN.message()
    return PILE_EMPTY.message()


def why_no_load(s: Gugong, player: i64, move: int, from_supply: bool) -> Message:
    family = s.families[player]
    servant = (move - LOAD) % 2
    have = family.supply if from_supply else family.pool
    if servant == NORMAL and have == 0:
        return TOO_FEW_SERVANTS.message(1, have)
    if servant == DOUBLE and family.double != (IN_SUPPLY if from_supply else IN_POOL):
        return NO_DOUBLE.message()
    return NO_FREE_HARBOUR.message() if move >= LAUNCH else SHIP_FULL.message()


def expected_loads(s: Gugong, player: i64) -> list[int]:
    family = s.families[player]
    moves: list[int] = []
    for ship in range(SHIPS):
        if family.berth(ship) != AT_HOME:
            moves.append(LOAD + ship * 2)
            moves.append(LOAD + ship * 2 + 1)
    for route in range(routes(s)):
        moves.append(LAUNCH + route * 2)
        moves.append(LAUNCH + route * 2 + 1)
    return moves
