"""G10: the Grand Canal."""

from typing import ClassVar, final

from mypy_extensions import i64

from yamen.engine.agenda import CHANCE, EQUAL, Choice, Step
from yamen.engine.vocabulary import Kind, Message
from yamen.gugong import questions
from yamen.gugong.moves import CLAIM, DEAL, LAUNCH, LOAD, SAIL, SKIP
from yamen.gugong.news import CARD_DRAWN, REWARD_CLAIMED, SHIP_LAUNCHED, SHIP_LOADED, SHIP_SAILED
from yamen.gugong.reasons import (
    NO_DOUBLE,
    NO_FREE_HARBOUR,
    OTHER_HARBOUR,
    PILE_EMPTY,
    REWARD_SPACE_TAKEN,
    SHIP_FULL,
    SHIP_NOT_FULL,
    TOO_FEW_SERVANTS,
)
from yamen.gugong.servants import score
from yamen.gugong.state import AT_HOME, NO_CARD, Gugong, changed, replaced, with_card, without
from yamen.gugong.words import (
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


def routes(s: Gugong) -> i64:
    """G10.2: two routes with 4 or 5 players, one with fewer."""
    return 2 if s.players > 3 else 1


def occupied(s: Gugong) -> i64:
    """The harbours with a ship, a bit for each berth."""
    one: i64 = 1
    mask: i64 = 0
    for family in s.families:
        for berth in family.berths:
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
    family = s.families[player]
    moves: list[int] = []
    for ship in range(SHIPS):
        if family.berths[ship] == AT_HOME:
            continue
        room = SHIP_SPACES - family.aboard(ship)
        if normal and room >= 1:
            moves.append(LOAD + ship * 2 + NORMAL)
        if double and room >= 2:
            moves.append(LOAD + ship * 2 + DOUBLE)
    if family.ship_at_home() == NO_CARD:
        return moves
    mask = occupied(s)
    for route in range(routes(s)):
        if first_free(mask, route, 0) != AT_HOME:
            if normal:
                moves.append(LAUNCH + route * 2 + NORMAL)
            if double:
                moves.append(LAUNCH + route * 2 + DOUBLE)
    return moves


def load(s: Gugong, player: i64, move: int, from_supply: bool) -> i64:
    """Put a servant on a ship, or on a new one in the leftmost free harbour of a route. Returns the ship."""
    family = s.families[player]
    ship: i64
    servant: i64
    if move >= LAUNCH:
        ship = family.ship_at_home()
        route: i64 = (move - LAUNCH) // 2
        servant = (move - LAUNCH) % 2
        family.berths = replaced(family.berths, ship, first_free(occupied(s), route, 0))
    else:
        ship = (move - LOAD) // 2
        servant = (move - LOAD) % 2
    if servant == DOUBLE:
        family.double = ON_SHIP + ship
    else:
        family.cargo = changed(family.cargo, ship, 1)
        if from_supply:
            family.supply -= 1
        else:
            family.pool -= 1
    kind = SHIP_LAUNCHED if move >= LAUNCH else SHIP_LOADED
    s.tell(kind, player, harbour_of(family.berths[ship]), servant + 1)
    return ship


def sail_moves(s: Gugong, player: i64) -> list[int]:
    """G10.3: a move goes to the next free harbour ahead."""
    family = s.families[player]
    mask = occupied(s)
    moves: list[int] = []
    for ship in range(SHIPS):
        berth = family.berths[ship]
        if berth != AT_HOME and first_free(mask, berth // HARBOURS, berth % HARBOURS + 1) != AT_HOME:
            moves.append(SAIL + ship)
    return moves


def sail(s: Gugong, player: i64, ship: i64) -> None:
    family = s.families[player]
    berth: i64 = family.berths[ship]
    ahead = first_free(occupied(s), berth // HARBOURS, berth % HARBOURS + 1)
    family.berths = replaced(family.berths, ship, ahead)
    s.tell(SHIP_SAILED, player, harbour_of(ahead))


# G10.4 Claims


def may_claim(s: Gugong, player: i64, ship: i64, reward: i64) -> bool:
    """G10.4: a ship with 3 servants, its harbour's reward, and a free space for it on the player board."""
    family = s.families[player]
    if family.berths[ship] == AT_HOME or family.aboard(ship) < SHIP_SPACES:
        return False
    harbour = harbour_of(family.berths[ship])
    if harbour != HARBOURS and harbour != reward + 2:
        return False
    if family.claims[reward] >= s.content.reward_spaces[reward]:
        return False
    return reward != REWARD_CARD or len(s.pile) > 0


def claim_moves(s: Gugong, player: i64, only: i64 = NO_CARD) -> list[int]:
    moves: list[int] = []
    for ship in range(SHIPS):
        if only == NO_CARD or ship == only:
            for reward in range(len(REWARDS)):
                if may_claim(s, player, ship, reward):
                    moves.append(CLAIM + ship * 3 + reward)
    return moves


def claim(s: Gugong, player: i64, move: int) -> None:
    """G10.4: one normal servant stays at the reward for good, the ship comes home, the others go to the supply."""
    family = s.families[player]
    ship: i64 = (move - CLAIM) // 3
    reward: i64 = (move - CLAIM) % 3
    s.tell(REWARD_CLAIMED, player, harbour_of(family.berths[ship]), reward)
    family.supply += family.cargo[ship] - 1
    family.cargo = replaced(family.cargo, ship, 0)
    family.berths = replaced(family.berths, ship, AT_HOME)
    family.claims = changed(family.claims, reward, 1)
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
class DrawGift(Choice[Gugong]):
    """G10.4: the top card of the draw pile goes into the hand; only its owner sees it. Meng's may be discarded."""

    fields: ClassVar[tuple[str, ...]] = ("player", "to_discards")

    def __init__(self, player: i64, to_discards: i64) -> None:
        super().__init__(CHANCE)
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
        own: i64 = 0 if s.is_meng(self.player) else 1 << self.player
        everybody = (1 << len(s.families)) - 1
        s.seen = replaced(s.seen, card, own)
        s.placed = replaced(s.placed, card, everybody)
        if self.to_discards:
            family.discards = family.discards + [card]
        else:
            family.hand = with_card(family.hand, card)
        s.revealed = True
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
    if family.berths[ship] == AT_HOME or family.aboard(ship) < SHIP_SPACES:
        return SHIP_NOT_FULL.message()
    harbour = harbour_of(family.berths[ship])
    if harbour != HARBOURS and harbour != reward + 2:
        return OTHER_HARBOUR.message(reward + 2)
    if family.claims[reward] >= s.content.reward_spaces[reward]:
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
        if family.berths[ship] != AT_HOME:
            moves.append(LOAD + ship * 2)
            moves.append(LOAD + ship * 2 + 1)
    for route in range(routes(s)):
        moves.append(LAUNCH + route * 2)
        moves.append(LAUNCH + route * 2 + 1)
    return moves


# G10.1 The action


def may_canal_a(s: Gugong, player: i64) -> bool:
    """Whether anything can be placed, moved or claimed."""
    family = s.families[player]
    return (
        len(load_moves(s, player, family.pool > 0, family.double == IN_POOL)) > 0
        or len(sail_moves(s, player)) > 0
        or len(claim_moves(s, player)) > 0
    )


def may_canal_b(s: Gugong, player: i64) -> bool:
    """G10.1 B: a servant to remove and two others that find room."""
    family = s.families[player]
    if family.can_remove_normal(1, 0) and can_load_two(s, player, family.pool - 1, family.double == IN_POOL):
        return True
    return family.can_remove_double(1, 0) and can_load_two(s, player, family.pool, False)


def normal_to_keep(s: Gugong, player: i64) -> i64:
    """G10.1 B, G11.1: without room for the double servant it must be the one removed, so that two others are left."""
    family = s.families[player]
    return 0 if can_load_two(s, player, family.pool - 1, family.double == IN_POOL) else 2


def can_load_two(s: Gugong, player: i64, normal: i64, double: bool) -> bool:
    if normal + (1 if double else 0) < 2:
        return False
    for move in load_moves(s, player, normal > 0, double):
        if leaves_room(s, player, move, normal, double):
            return True
    return False


def leaves_room(s: Gugong, player: i64, move: int, normal: i64, double: bool) -> bool:
    """Whether, after this placement, another servant of those left finds room. A new ship always has some."""
    if move >= LAUNCH:
        return True
    family = s.families[player]
    loaded: i64 = (move - LOAD) // 2
    servant: i64 = (move - LOAD) % 2
    normal_left = normal - 1 if servant == NORMAL else normal
    double_left = double and servant == NORMAL
    for ship in range(SHIPS):
        if family.berths[ship] != AT_HOME:
            room = SHIP_SPACES - family.aboard(ship) - (servant + 1 if ship == loaded else 0)
            if (room >= 1 and normal_left > 0) or (room >= 2 and double_left):
                return True
    mask = occupied(s)
    if family.ship_at_home() != NO_CARD:
        for route in range(routes(s)):
            if first_free(mask, route, 0) != AT_HOME:
                return normal_left > 0 or double_left
    return False


@final
class PutOnShip(Choice[Gugong]):
    """G10.1 A: may put a servant on a ship; full ships may claim meanwhile."""

    fields: ClassVar[tuple[str, ...]] = ("player",)
    question: ClassVar[Kind] = questions.LOAD

    def options(self, s: Gugong) -> list[int]:
        family = s.families[self.player]
        loads = load_moves(s, self.player, family.pool > 0, family.double == IN_POOL)
        return [SKIP, *loads, *claim_moves(s, self.player)]

    def answer(self, s: Gugong, move: int) -> None:
        if move >= CLAIM:
            s.follow(self)
            claim(s, self.player, move)
            return
        if move != SKIP:
            load(s, self.player, move, False)
            s.performed = True
        s.follow(MoveShip(self.player, 0))

    def expected(self, s: Gugong) -> list[int]:
        claims = list(range(CLAIM, CLAIM + SHIPS * len(REWARDS))) if claim_moves(s, self.player) else []
        return [SKIP, *expected_loads(s, self.player), *claims]

    def why_not(self, s: Gugong, move: int) -> Message:
        if move >= CLAIM:
            return why_no_claim(s, self.player, move)
        return why_no_load(s, self.player, move, False)


@final
class MoveShip(Choice[Gugong]):
    """G10.1 A: may move an own ship a step; full ships may claim before and after."""

    fields: ClassVar[tuple[str, ...]] = ("player", "moved")
    question: ClassVar[Kind] = questions.SAIL

    def __init__(self, player: i64, moved: i64) -> None:
        super().__init__(player)
        self.moved = moved

    def options(self, s: Gugong) -> list[int]:
        moves = [SKIP]
        if not self.moved:
            moves.extend(sail_moves(s, self.player))
        moves.extend(claim_moves(s, self.player))
        return moves

    def answer(self, s: Gugong, move: int) -> None:
        if move == SKIP:
            return
        if move >= CLAIM:
            s.follow(self)
            claim(s, self.player, move)
            return
        sail(s, self.player, move - SAIL)
        s.performed = True
        s.follow(MoveShip(self.player, 1))

    def ask(self, s: Gugong) -> Message:
        question = questions.CLAIM if self.moved else questions.SAIL
        return question.message(self.player)

    def expected(self, s: Gugong) -> list[int]:
        ships = [ship for ship in range(SHIPS) if s.families[self.player].berths[ship] != AT_HOME]
        return [SKIP] if self.moved else [SKIP, *(SAIL + ship for ship in ships)]

    def why_not(self, s: Gugong, move: int) -> Message:
        return NO_FREE_HARBOUR.message()


@final
class LoadTwo(Choice[Gugong]):
    """G10.1 B: exactly two servants go on one or two ships; full ships may claim meanwhile."""

    fields: ClassVar[tuple[str, ...]] = ("player", "servants")
    question: ClassVar[Kind] = questions.LOAD_MORE

    def __init__(self, player: i64, servants: i64) -> None:
        super().__init__(player)
        self.servants = servants

    def options(self, s: Gugong) -> list[int]:
        family = s.families[self.player]
        double = family.double == IN_POOL
        moves = load_moves(s, self.player, family.pool > 0, double)
        if self.servants == 2:
            moves = [move for move in moves if leaves_room(s, self.player, move, family.pool, double)]
        return moves + claim_moves(s, self.player)

    def answer(self, s: Gugong, move: int) -> None:
        if move >= CLAIM:
            s.follow(self)
            claim(s, self.player, move)
            return
        load(s, self.player, move, False)
        s.performed = True
        if self.servants > 1:
            s.follow(LoadTwo(self.player, 1))
        else:
            s.follow(MoveShip(self.player, 1))

    def ask(self, s: Gugong) -> Message:
        return self.question.message(self.player, self.servants)

    def expected(self, s: Gugong) -> list[int]:
        return expected_loads(s, self.player)

    def why_not(self, s: Gugong, move: int) -> Message:
        return why_no_load(s, self.player, move, False)


# G4.4, G9.2 A servant from the supply


@final
class LoadFromSupply(Choice[Gugong]):
    """G4.4, G9.2: a servant from the supply onto a ship or a new one; that ship, if full, may claim at once."""

    fields: ClassVar[tuple[str, ...]] = ("player",)
    question: ClassVar[Kind] = questions.SHIP

    def options(self, s: Gugong) -> list[int]:
        return supply_loads(s, self.player) or [SKIP]

    def answer(self, s: Gugong, move: int) -> None:
        if move == SKIP:
            return
        s.follow(ClaimShip(self.player, load(s, self.player, move, True)))

    def expected(self, s: Gugong) -> list[int]:
        return expected_loads(s, self.player)

    def why_not(self, s: Gugong, move: int) -> Message:
        return why_no_load(s, self.player, move, True)


def supply_loads(s: Gugong, player: i64) -> list[int]:
    family = s.families[player]
    return load_moves(s, player, family.supply > 0, family.double == IN_SUPPLY)


@final
class ClaimShip(Choice[Gugong]):
    """G10.4: the ship just filled may claim its reward."""

    fields: ClassVar[tuple[str, ...]] = ("player", "ship")
    question: ClassVar[Kind] = questions.CLAIM

    def __init__(self, player: i64, ship: i64) -> None:
        super().__init__(player)
        self.ship = ship

    def options(self, s: Gugong) -> list[int]:
        return [SKIP, *claim_moves(s, self.player, self.ship)]

    def answer(self, s: Gugong, move: int) -> None:
        if move != SKIP:
            claim(s, self.player, move)


@final
class ClaimAtNight(Choice[Gugong]):
    """G12.2: full ships may claim, one after the other."""

    fields: ClassVar[tuple[str, ...]] = ("player",)
    question: ClassVar[Kind] = questions.CLAIM

    def options(self, s: Gugong) -> list[int]:
        return [SKIP, *claim_moves(s, self.player)]

    def answer(self, s: Gugong, move: int) -> None:
        if move != SKIP:
            s.follow(self)
            claim(s, self.player, move)


@final
class BeginCanal(Step[Gugong]):
    """Nothing is done yet in this canal action."""

    def run(self, s: Gugong) -> None:
        s.performed = False
